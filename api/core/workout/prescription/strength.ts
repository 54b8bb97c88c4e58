import { STRENGTH_TSS_PER_HOUR } from '../../constants/load.ts';
import { BALANCE_AGE } from '../../constants/workouts.ts';
import type { SportRestriction } from '../../codes/injury.ts';
import type { Step, Steps, StepTarget } from '../workout.ts';
import type { RpeRange } from '../../athlete/zones.ts';
import { type Exercise, exerciseOf } from '../families/exercises.ts';
import {
  BALANCE_EXERCISE,
  CORE_EXERCISES,
  GENTLE_CORE_EXERCISES,
  STRENGTH_FAMILIES,
  type StrengthFamily,
} from '../families/strength.ts';

/** Least warm-up, and least stretching at the end, seconds [D]. */
const MIN_FRAME_SEC = 180;
/** Most stretching at the end, seconds [D]. */
const MAX_COOLDOWN_SEC = 480;
/** Fewest exercises worth a round [D]. */
const MIN_EXERCISES = 3;
/** Most that a rest grows to fill a workout, seconds [D]. */
const MAX_EXTRA_REST_SEC = 60;
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

interface StrengthWeek {
  /** 0 in the first loading week of the phase. */
  loadingWeekInPhase: number;
  weekInPlan: number;
  age: number;
  /** Workouts that the week holds by now, by `templateId`. */
  inWeek?: ReadonlySet<string>;
  /** The workout that it takes the place of, by `templateId`: its session stays. */
  like?: string | null;
}

const idOf = ({ id }: StrengthFamily, session: number): string => `${id}/${'ab'[session]!}`;

/** Which of the two sessions: they take turns within the week, and the first of a week from week to week. */
export function strengthSession(family: StrengthFamily, week: StrengthWeek): { id: string; session: 0 | 1 } {
  const same = ([0, 1] as const).find((session) => idOf(family, session) === week.like);
  const first = week.loadingWeekInPhase % 2 === 0 ? 0 : 1;
  const session = same ?? (week.inWeek?.has(idOf(family, first)) ? ((1 - first) as 0 | 1) : first);
  return { id: idOf(family, session), session };
}

/** Repetitions of a set this week, and whether more weight comes with them. */
function progressOf({ id, repetitions: [least, most] }: StrengthFamily, week: StrengthWeek) {
  const weeks = id === STRENGTH_FAMILIES.learning.id ? week.weekInPlan : week.loadingWeekInPhase;
  const count = most - least + 1;
  return { repetitions: least + (weeks % count), hasMoreWeight: count > 1 && weeks >= count && weeks % count === 0 };
}

/** How much weight to take, and when to take more. */
export function loadText(family: StrengthFamily, week: StrengthWeek): string {
  const { hasMoreWeight } = progressOf(family, week);
  const [, most] = family.repetitions;
  return hasMoreWeight ? `${family.load} You have done ${most} repetitions: take a little more weight.` : family.load;
}

const known = (name: string): Exercise => {
  const exercise = exerciseOf(name);
  if (exercise === null) throw new Error(`No exercise ${name}`);
  return exercise;
};

/** The session's exercises that injuries allow, core work in the place of the others and after them. */
function exercisesOf(
  family: StrengthFamily,
  session: 0 | 1,
  { age }: StrengthWeek,
  limits: SportRestriction,
): readonly Exercise[] {
  const named = family.sessions[session];
  const names = age >= BALANCE_AGE ? [...named.slice(0, -1), BALANCE_EXERCISE] : named;
  const allowed = names.map(known).filter(({ loads }) => !loads.some((load) => limits.avoid.includes(load)));
  const core = limits.avoid.includes('pressure') ? GENTLE_CORE_EXERCISES : CORE_EXERCISES;
  const spare = core.filter((name) => !allowed.some((exercise) => exercise.name === name));
  return [...allowed, ...spare.map(known)];
}

/**
 * Steps of a strength workout of exactly `seconds`: as many rounds and exercises as fit, longer rests where there is
 * time, and the rest is warm-up and stretching.
 */
export function strengthSteps(
  family: StrengthFamily,
  session: 0 | 1,
  seconds: number,
  week: StrengthWeek,
  limits: SportRestriction,
): Steps {
  const exercises = exercisesOf(family, session, week, limits);
  const oneExercise = family.workSec + family.restSec;
  const room = Math.floor((seconds - 2 * MIN_FRAME_SEC) / oneExercise);
  const usual = fullest(family.maxRounds, Math.min(exercises.length, family.sessions[session].length), room);
  const { rounds, count } = grown(
    usual,
    exercises.length,
    (size) =>
      seconds - size.rounds * size.count * (oneExercise + MAX_EXTRA_REST_SEC) <= family.warmupSec + MAX_COOLDOWN_SEC,
  );
  const spareSec = seconds - family.warmupSec - family.cooldownSec - rounds * count * oneExercise;
  const extraRest = Math.min(MAX_EXTRA_REST_SEC, Math.max(0, Math.floor(spareSec / (rounds * count) / 5) * 5));
  const restSec = family.restSec + extraRest;
  const left = seconds - rounds * count * (family.workSec + restSec);
  const warmupSec = Math.min(family.warmupSec, left - MIN_FRAME_SEC);
  const { repetitions } = progressOf(family, week);
  const work: StepTarget = { metric: 'rpe', ...family.effort };
  const pause: StepTarget = { metric: 'rpe', ...MOBILITY_EFFORT };
  const steps = exercises.slice(0, count).flatMap(({ name, isHeld }): Step[] => [
    {
      kind: 'work',
      durationSec: family.workSec,
      effort: STRENGTH_EFFORT,
      target: work,
      note: isHeld ? name : `${repetitions} × ${name}`,
    },
    { kind: 'rest', durationSec: restSec, effort: STRENGTH_EFFORT, target: pause, note: 'rest' },
  ]);
  return [
    frame('warmup', warmupSec, 'mobility'),
    { repeat: rounds, steps },
    frame('cooldown', left - warmupSec, 'stretching and mobility'),
  ];
}
