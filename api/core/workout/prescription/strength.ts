import { STRENGTH_EFFORT } from '../../constants/load.ts';
import { BALANCE_AGE, LEARNING_WEEKS } from '../../constants/workouts.ts';
import type { InjuryRestrictions } from '../../athlete/injuries.ts';
import type { SportRestriction } from '../../codes/injury.ts';
import type { Step, Steps, StepTarget } from '../workout.ts';
import type { RpeRange } from '../../athlete/zones.ts';
import type { WorkoutRequest } from '../prescribedWorkout.ts';
import { exerciseNote } from '../families/exerciseNote.ts';
import { type Exercise, exerciseOf } from '../families/exercises.ts';
import { rungOfId } from '../families/ladder.ts';
import {
  ADD_ONS,
  BALANCE_EXERCISE,
  CORE_EXERCISES,
  GENTLE_CORE_EXERCISES,
  KEPT_LIFT,
  RUNNERS_EXERCISES,
  STRENGTH_FAMILIES,
  STRENGTH_LADDERS,
  type StrengthFamily,
  type StrengthRung,
  type StrengthSession,
  type StrengthSet,
} from '../families/strength.ts';
import { circuitSize, setsOfLifts } from './strengthSizes.ts';

/** Warm-up that is wanted, and the least; stretching at the end, seconds [D]. */
const WARMUP_SEC = 300;
const MIN_WARMUP_SEC = 240;
const COOLDOWN_SEC = 180;
/** Most that a rest of a circuit grows, seconds [D]. */
const MAX_EXTRA_REST_SEC = 20;
/** Sets of lifts that come before what is done beside them, and sets of that [D]. */
const FIRST_SETS = 4;
const BESIDE_SETS = 2;
const MOBILITY_EFFORT: RpeRange = { lo: 1, hi: 2 };

const frame = (kind: 'warmup' | 'cooldown', durationSec: number, note: string): Step => ({
  kind,
  durationSec,
  effort: STRENGTH_EFFORT,
  target: { metric: 'rpe', ...MOBILITY_EFFORT },
  note,
});

type Climb = Pick<WorkoutRequest, 'phaseType' | 'kind' | 'rungs' | 'reached' | 'like'>;
export type StrengthStage = Pick<
  WorkoutRequest,
  | 'phaseType'
  | 'kind'
  | 'experienceLevel'
  | 'age'
  | 'liftedWeeks'
  | 'rungs'
  | 'tooMuch'
  | 'like'
  | 'mayBeHard'
  | 'mustBeEasy'
>;

/** Have the movements been learnt? By weeks with strength in them, and by how they went. */
function hasLearnt({ experienceLevel, liftedWeeks = 0, rungs = {} }: StrengthStage): boolean {
  const weeks = LEARNING_WEEKS[experienceLevel];
  return liftedWeeks >= weeks && (rungs[STRENGTH_FAMILIES.learning.id]?.rung ?? weeks) >= LEARNING_WEEKS.advanced - 1;
}

/** The family that the workout was made of, where injuries still allow it. */
const sameFamily = ({ like = null }: StrengthStage, { avoid }: SportRestriction): StrengthFamily | undefined =>
  STRENGTH_LADDERS.find(
    ({ id, features }) => id === rungOfId(like)?.family && !features.some((feature) => avoid.includes(feature)),
  );

/** Heavy weights and jumps are for loading weeks of those who know how to lift. */
const mayLiftHeavy = (
  { kind, experienceLevel, mustBeEasy = false }: StrengthStage,
  { avoid }: SportRestriction,
): boolean =>
  kind === 'load' &&
  !mustBeEasy &&
  experienceLevel !== 'beginner' &&
  !avoid.includes('heavy-lower') &&
  !avoid.includes('lower-body');

const mayJump = ({ age, tooMuch }: StrengthStage, { run }: InjuryRestrictions): boolean =>
  age < BALANCE_AGE && !run.banned && !run.avoid.includes('strides') && !tooMuch?.has(STRENGTH_FAMILIES.explosive.id);

/** The family of strength workouts for what was lifted before, and for the phase, level, age and injuries of a request. */
export function strengthFamilyOf(request: StrengthStage, restrictions: InjuryRestrictions): StrengthFamily {
  const { phaseType, mayBeHard = true, tooMuch } = request;
  if (restrictions.strength.avoid.includes('pressure')) return STRENGTH_FAMILIES.foundation;
  const same = sameFamily(request, restrictions.strength);
  if (same !== undefined) return same;
  if (!hasLearnt(request)) return STRENGTH_FAMILIES.learning;
  const isHeavy = mayLiftHeavy(request, restrictions.strength);
  if (phaseType === 'race-specific' && isHeavy && mayJump(request, restrictions)) return STRENGTH_FAMILIES.explosive;
  if (phaseType !== 'base' && phaseType !== 'build') return STRENGTH_FAMILIES.maintenance;
  if (phaseType === 'base' || !isHeavy || !mayBeHard) return STRENGTH_FAMILIES.general;
  return tooMuch?.has(STRENGTH_FAMILIES.heavy.id) ? STRENGTH_FAMILIES.general : STRENGTH_FAMILIES.heavy;
}

/** The session that an id names: "strength-heavy/2a"; ids without a rung are older than the ladder. */
const sessionOfId = (family: StrengthFamily, id: string | null | undefined): 0 | 1 | null => {
  if (!id?.startsWith(`${family.id}/`)) return null;
  return id.endsWith('a') ? 0 : 1;
};

type Turn = Pick<WorkoutRequest, 'loadingWeekInPhase' | 'inWeek' | 'like'>;

/** Which of the two sessions: they take turns within the week, and the first of a week from week to week. */
export function strengthSession(family: StrengthFamily, { loadingWeekInPhase, inWeek, like }: Turn): 0 | 1 {
  const same = sessionOfId(family, like);
  if (same !== null) return same;
  const first = loadingWeekInPhase % 2 === 0 ? 0 : 1;
  const isHeld = [...(inWeek ?? [])].some((id) => sessionOfId(family, id) === first);
  return isHeld ? ((1 - first) as 0 | 1) : first;
}

/**
 * The rung of the family: that of the workout in whose place it comes, else where the athlete stands by what they did, else one above the
 * last that was planned; easier weeks hold the one below, and tapers the first.
 */
export function strengthRung({ id, rungs: ladder }: StrengthFamily, request: Climb): number {
  const { phaseType, kind, rungs = {}, reached = {}, like } = request;
  const highest = ladder.length - 1;
  const same = rungOfId(like ?? null);
  if (same?.family === id) return Math.min(same.rung, highest);
  if (kind === 'taper' || phaseType === 'taper') return 0;
  const last = (rungs[id]?.rung ?? (reached[id] ?? -1) + 1) - 1;
  return Math.max(0, Math.min(kind === 'load' ? last + 1 : last, highest));
}

/** How much weight to take, and when to take more. */
export function loadText({ feel }: StrengthFamily, { heavierAfter }: StrengthRung): string {
  return heavierAfter === null
    ? feel
    : `${feel} Take a little more weight than you have done ${heavierAfter} repetitions with.`;
}

const known = (name: string): Exercise => {
  const exercise = exerciseOf(name);
  if (exercise === null) throw new Error(`No exercise ${name}`);
  return exercise;
};

type Body = Pick<WorkoutRequest, 'age' | 'sports'>;

/** The session for the sports that are trained: what only runners need gives way to what the others do. */
function sessionFor(family: StrengthFamily, session: 0 | 1, { age, sports = ['running'] }: Body): StrengthSession {
  const trains = (sport: 'running' | 'cycling' | 'swimming') => sports.includes(sport);
  const isSwimmer = trains('swimming') && !trains('running') && !trains('cycling');
  const { lifts, circuit, kept } = (isSwimmer ? family.swimmers : family.sessions)[session];
  const own = ADD_ONS.filter(({ sport }) => sports.includes(sport)).map(({ exercises }) => exercises[session]);
  const mayDo = (name: string) => trains('running') || !RUNNERS_EXERCISES.includes(name);
  const [shoulder] = trains('swimming') && !isSwimmer ? own : [];
  const first = circuit.flatMap((name) => (mayDo(name) ? [name] : own.slice(0, 1)));
  const withShoulder =
    shoulder === undefined || first.includes(shoulder) ? first : [first[0]!, shoulder, ...first.slice(1)];
  const balanced = age >= BALANCE_AGE ? [...withShoulder.slice(0, -1), BALANCE_EXERCISE] : withShoulder;
  const names = [...new Set([...balanced, ...own])];
  return { lifts: lifts.filter(mayDo), circuit: names, ...(kept === undefined ? {} : { kept }) };
}

const PAUSE: StepTarget = { metric: 'rpe', ...MOBILITY_EFFORT };

/** One set of each of the exercises, with its rest. */
function setsOf(names: readonly string[], { workSec, restSec, effort: felt }: StrengthSet, repetitions: number) {
  const target: StepTarget = { metric: 'rpe', ...felt };
  const effort = STRENGTH_EFFORT;
  const rest: Step = { kind: 'rest', durationSec: restSec, effort, target: PAUSE, note: 'rest' };
  const steps: Step[] = [];
  for (const name of names) {
    const { isHeld, isPerSide } = known(name);
    const note = exerciseNote({ name, repetitions: isHeld ? null : repetitions, isPerSide });
    steps.push({ kind: 'work', durationSec: workSec, effort, target, note }, rest);
  }
  return steps;
}

const secondsOf = ({ workSec, restSec }: StrengthSet): number => workSec + restSec;

export interface StrengthContent {
  steps: Steps;
  /** "3 × 8", as it came out. */
  main: string;
}

/**
 * Steps of a strength workout of exactly `seconds`: the sets of each lift one after the other with their full rests, then rounds of what is
 * done beside them. What is left goes to the warm-up and to the rests between the rounds, never to stretching.
 */
export function strengthContent(
  family: StrengthFamily,
  { session, rung }: { session: 0 | 1; rung: number },
  seconds: number,
  body: Body,
  { avoid }: Pick<SportRestriction, 'avoid'>,
): StrengthContent {
  const { sets, repetitions } = family.rungs[rung]!;
  const { lift, circuit } = family;
  const allowed = (name: string) => avoid.length === 0 || !known(name).loads.some((load) => avoid.includes(load));
  const own = sessionFor(family, session, body);
  const lifts = own.lifts.filter(allowed);
  const usual = own.circuit.filter(allowed);
  const core = avoid.includes('pressure') ? GENTLE_CORE_EXERCISES : CORE_EXERCISES;
  const exercises = [...usual, ...core.filter((name) => !usual.includes(name))];

  const room = seconds - MIN_WARMUP_SEC - COOLDOWN_SEC;
  const beside = BESIDE_SETS * secondsOf(circuit);
  const keptSec = KEPT_LIFT.sets * secondsOf(KEPT_LIFT);
  const hasKept =
    own.kept !== undefined && allowed(own.kept) && room - keptSec - beside >= FIRST_SETS * secondsOf(lift);
  const forLifts = room - (hasKept ? keptSec : 0);
  const fit = Math.floor(forLifts / secondsOf(lift));
  const withBeside = Math.floor((forLifts - beside) / secondsOf(lift));
  const setsEach = setsOfLifts(sets, lifts.length, withBeside >= FIRST_SETS ? withBeside : fit);
  const liftSets = setsEach.reduce((sum, each) => sum + each, 0);
  const left = forLifts - liftSets * secondsOf(lift);
  const planned = family.beside ?? { sets, repetitions };
  const usually = Math.min(usual.length, own.circuit.length);
  const { rounds, count, once } = circuitSize(
    planned.sets,
    Math.max(1, usually),
    exercises.length,
    Math.floor(left / secondsOf(circuit)),
  );

  const circuitSets = rounds * count + once;
  const spare = left - circuitSets * secondsOf(circuit) - (WARMUP_SEC - MIN_WARMUP_SEC);
  const extra =
    circuitSets === 0 ? 0 : Math.min(MAX_EXTRA_REST_SEC, 5 * Math.floor(Math.max(0, spare) / circuitSets / 5));
  const rested = { ...circuit, restSec: circuit.restSec + extra };
  const warmupSec = MIN_WARMUP_SEC + left - circuitSets * secondsOf(rested);

  const round = setsOf(exercises.slice(0, count + once), rested, planned.repetitions);
  const blocks = [
    ...setsEach.map((repeat, i) => ({ repeat, steps: setsOf([lifts[i]!], lift, repetitions) })),
    ...(hasKept ? [{ repeat: KEPT_LIFT.sets, steps: setsOf([own.kept!], KEPT_LIFT, KEPT_LIFT.repetitions) }] : []),
    ...(count > 0 ? [{ repeat: rounds, steps: round.slice(0, 2 * count) }] : []),
    ...(once > 0 ? [{ repeat: 1, steps: round.slice(2 * count) }] : []),
  ];
  return {
    steps: [
      frame('warmup', warmupSec, setsEach.length > 0 ? family.warmup : 'mobility'),
      ...blocks,
      frame('cooldown', COOLDOWN_SEC, 'stretching and mobility'),
    ],
    main: `${setsEach[0] ?? rounds} × ${setsEach.length > 0 ? repetitions : planned.repetitions}`,
  };
}
