import { STRENGTH_TSS_PER_HOUR } from '../../constants/load.ts';
import { STRENGTH_LIGHT_WEEKS } from '../../constants/workouts.ts';
import type { WorkoutFeature, SportRestriction } from '../../codes/injury.ts';
import type { Step, Steps, StepTarget } from '../workout.ts';
import type { Intensity } from '../../codes/workout.ts';
import type { RpeRange } from '../../athlete/zones.ts';
import { isBlock } from './stepSums.ts';

interface Exercise {
  name: string;
  /** What an injury may forbid about it; empty for core work. */
  loads: readonly WorkoutFeature[];
}

export interface StrengthTemplate {
  id: string;
  workoutType: 'strength';
  intensity: Intensity;
  name: string;
  features: readonly WorkoutFeature[];
  why: string;
  exercises: readonly Exercise[];
  repetitions: string;
  workSec: number;
  restSec: number;
  maxRounds: number;
  effort: RpeRange;
  warmupSec: number;
  cooldownSec: number;
}

const lower = (name: string): Exercise => ({ name, loads: ['lower-body'] });
const heavy = (name: string): Exercise => ({ name, loads: ['lower-body', 'heavy-lower'] });
const hinge = (name: string): Exercise => ({ name, loads: ['lower-body', 'hinge'] });
const upper = (name: string): Exercise => ({ name, loads: ['upper-body'] });
const core = (name: string): Exercise => ({ name, loads: [] });

/** Sets and repetitions from the studies of heavy lifting in endurance athletes [S47]; the exercises are coaching convention [D]. */
export const STRENGTH_TEMPLATES: readonly StrengthTemplate[] = [
  {
    id: 'STR-01',
    workoutType: 'strength',
    intensity: 'moderate',
    name: 'General strength',
    features: [],
    why: 'A strong body holds its form when it is tired and is hurt less often.',
    exercises: [
      lower('squat or leg press'),
      hinge('hip hinge'),
      upper('row'),
      upper('push-up or press'),
      lower('calf raise'),
      core('plank'),
    ],
    repetitions: '8 to 12 repetitions',
    workSec: 60,
    restSec: 40,
    maxRounds: 3,
    effort: { lo: 5.5, hi: 6.5 },
    warmupSec: 300,
    cooldownSec: 300,
  },
  {
    id: 'STR-02',
    workoutType: 'strength',
    intensity: 'hard',
    name: 'Heavy lower body',
    features: ['heavy-lower'],
    why: 'Heavy lifting makes each stride and pedal stroke cheaper; stop two repetitions before you fail.',
    exercises: [heavy('half squat'), heavy('single-leg press'), lower('hip flexion'), lower('calf raise')],
    repetitions: '4 to 6 repetitions',
    workSec: 45,
    restSec: 90,
    maxRounds: 3,
    effort: { lo: 7.5, hi: 8.5 },
    warmupSec: 300,
    cooldownSec: 180,
  },
  {
    id: 'STR-03',
    workoutType: 'strength',
    intensity: 'easy',
    name: 'Maintenance strength',
    features: [],
    why: 'A little lifting keeps the strength you have built and leaves the legs fresh.',
    exercises: [lower('squat'), hinge('hip hinge'), core('plank'), core('side plank')],
    repetitions: '5 repetitions',
    workSec: 40,
    restSec: 35,
    maxRounds: 2,
    effort: { lo: 4.5, hi: 5.5 },
    warmupSec: 300,
    cooldownSec: 300,
  },
];

const CORE: readonly Exercise[] = [
  core('plank'),
  core('side plank'),
  core('dead bug'),
  core('bird dog'),
  core('glute bridge'),
  core('hollow hold'),
];

/** Exercises without repetitions. */
const HOLDS: ReadonlySet<string | undefined> = new Set(['plank', 'side plank', 'hollow hold']);

/** Least warm-up, and least stretching at the end, seconds [D]. */
const MIN_FRAME_SEC = 180;
/** Most stretching at the end, seconds [D]. */
const MAX_COOLDOWN_SEC = 480;
/** Fewest exercises worth a round [D]. */
const MIN_EXERCISES = 3;
/** Most that a rest grows to fill a workout, seconds [D]. */
const MAX_EXTRA_REST_SEC = 60;
const LIGHT_ROUNDS = 2;
const LIGHT_EFFORT: RpeRange = { lo: 5, hi: 6 };
const MOBILITY_EFFORT: RpeRange = { lo: 1, hi: 2 };

/** The fraction of threshold whose square gives strength work its stress per hour. */
export const STRENGTH_EFFORT = Math.sqrt(STRENGTH_TSS_PER_HOUR / 100);

const frame = (kind: 'warmup' | 'cooldown', durationSec: number, note: string): Step => ({
  kind,
  durationSec,
  effort: STRENGTH_EFFORT,
  target: { metric: 'rpe', ...MOBILITY_EFFORT },
  note,
});

interface Size {
  rounds: number;
  count: number;
}

/** Rounds and exercises that use the room best; of equals the one with more exercises. */
function fullest(maxRounds: number, maxExercises: number, room: number): Size {
  let best = { rounds: 1, count: Math.max(1, Math.min(maxExercises, room)) };
  for (let rounds = 2; rounds <= maxRounds; rounds += 1) {
    const count = Math.min(maxExercises, Math.floor(room / rounds));
    if (count >= Math.min(MIN_EXERCISES, maxExercises) && rounds * count > best.rounds * best.count)
      best = { rounds, count };
  }
  return best;
}

/** More exercises, then more rounds, where stretching would take the time that is left. */
function grown(size: Size, exercises: number, fits: (size: Size) => boolean): Size {
  let { rounds, count } = size;
  while (!fits({ rounds, count })) {
    if (count < exercises) count += 1;
    else rounds += 1;
  }
  return { rounds, count };
}

/** The exercises that are held, each once, in the order in which they come. */
function heldIn(steps: Steps): ReadonlySet<string> {
  const held = new Set<string>();
  // the rounds of a block repeat the same exercises
  for (const entry of steps)
    for (const { note } of isBlock(entry) ? entry.steps : [entry])
      if (note !== undefined && HOLDS.has(note)) held.add(note);
  return held;
}

/** How often each exercise is done, and how long those are held that are not repeated. */
export function repetitionsText({ repetitions, workSec }: StrengthTemplate, steps: Steps): string {
  const held = heldIn(steps);
  if (held.size === 0) return `Each exercise: ${repetitions}.`;
  return `Hold the ${[...held].join(' and the ')} for ${workSec} s; every other exercise: ${repetitions}.`;
}

/**
 * Steps of a strength workout of exactly `seconds`: as many rounds and exercises as fit, longer rests where there is
 * time, and the rest is warm-up and stretching. The first weeks of lifting are lighter.
 */
export function strengthSteps(
  template: StrengthTemplate,
  seconds: number,
  weekInPlan: number,
  limits: SportRestriction,
): Steps {
  const light = weekInPlan < STRENGTH_LIGHT_WEEKS;
  const allowed = template.exercises.filter(({ loads }) => !loads.some((load) => limits.avoid.includes(load)));
  // core work takes the places of what injuries forbid
  const spare = CORE.filter(({ name }) => !allowed.some((exercise) => exercise.name === name));
  const exercises = [...allowed, ...spare];
  const oneExercise = template.workSec + template.restSec;
  const room = Math.floor((seconds - 2 * MIN_FRAME_SEC) / oneExercise);
  const usual = fullest(
    light ? Math.min(LIGHT_ROUNDS, template.maxRounds) : template.maxRounds,
    Math.min(exercises.length, template.exercises.length),
    room,
  );
  const { rounds, count } = grown(
    usual,
    exercises.length,
    (size) =>
      seconds - size.rounds * size.count * (oneExercise + MAX_EXTRA_REST_SEC) <= template.warmupSec + MAX_COOLDOWN_SEC,
  );
  const spareSec = seconds - template.warmupSec - template.cooldownSec - rounds * count * oneExercise;
  const extraRest = Math.min(MAX_EXTRA_REST_SEC, Math.max(0, Math.floor(spareSec / (rounds * count) / 5) * 5));
  const restSec = template.restSec + extraRest;
  const left = seconds - rounds * count * (template.workSec + restSec);
  const warmupSec = Math.min(template.warmupSec, left - MIN_FRAME_SEC);
  const effort = light && template.effort.hi > LIGHT_EFFORT.hi ? LIGHT_EFFORT : template.effort;
  const work: StepTarget = { metric: 'rpe', lo: effort.lo, hi: effort.hi };
  const pause: StepTarget = { metric: 'rpe', lo: MOBILITY_EFFORT.lo, hi: MOBILITY_EFFORT.hi };
  const steps: Step[] = [];
  for (const { name } of exercises.slice(0, count)) {
    steps.push(
      { kind: 'work', durationSec: template.workSec, effort: STRENGTH_EFFORT, target: work, note: name },
      { kind: 'rest', durationSec: restSec, effort: STRENGTH_EFFORT, target: pause, note: 'rest' },
    );
  }
  return [
    frame('warmup', warmupSec, 'mobility'),
    { repeat: rounds, steps },
    frame('cooldown', left - warmupSec, 'stretching and mobility'),
  ];
}
