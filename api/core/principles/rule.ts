import type { ExperienceLevel, Gender } from '../codes/athlete.ts';
import type { Weekday } from '../calendar/calendar.ts';
import type { RaceType } from '../codes/race.ts';
import type { PhaseType, WeekKind } from '../codes/phase.ts';
import type { WorkoutType } from '../codes/workout.ts';

export type TrainedType = Exclude<WorkoutType, 'race'>;

/** easy: neither hard nor long. */
export const QUALITIES = ['any', 'long', 'hard', 'easy', 'vo2max', 'threshold'] as const;
export type Quality = (typeof QUALITIES)[number];

/** The workouts that a rule speaks of. Where days and neighbours matter, a brick is a ride and a run as well. */
export interface What {
  /** Empty: every type. */
  types: readonly TrainedType[];
  quality: Quality;
}

/** A limit on planning. Every one of them can only take away: days, workouts, minutes. */
export type RuleBody =
  /** Not on these days; `only`: as the coach said it, these days are all that is left. */
  | { kind: 'days'; what: What; days: readonly Weekday[]; only: boolean; rather: boolean }
  /** Hard workouts are counted by days. 0: none at all. */
  | { kind: 'count'; what: What; most: number; weeks: number }
  | { kind: 'perDay'; what: What; most: number }
  /** `days` empty: every day. */
  | { kind: 'length'; what: What; minutes: number; days: readonly Weekday[] }
  | { kind: 'share'; what: What; percent: number; of: 'sport' | 'week' }
  /** `next` is not from `from` to `to` days after `first`; 0 is the same day. */
  | { kind: 'apart'; first: What; next: What; from: number; to: number }
  | { kind: 'rest'; least: number }
  | { kind: 'hours'; most: number }
  | { kind: 'ramp'; percent: number }
  /** Loading weeks in a row before a step-back week. */
  | { kind: 'step'; weeks: number }
  /** No such workout in these days before or after a race. */
  | { kind: 'nearRace'; what: What; before: number; after: number }
  /** What the day after holds, as far as the week allows. */
  | { kind: 'prefer'; after: What; rather: readonly (TrainedType | 'rest' | 'easy')[] };

export type RuleKind = RuleBody['kind'];
export type BodyOf<Kind extends RuleKind> = Extract<RuleBody, { kind: Kind }>;

/** A row for each kind of rule. */
export type ByKind<Rest extends readonly unknown[], Result> = {
  readonly [Kind in RuleKind]: (body: BodyOf<Kind>, ...rest: Rest) => Result;
};

/** The row of a rule's kind, which takes every body of that kind. */
export const rowOf = <Rest extends readonly unknown[], Result>(table: ByKind<Rest, Result>, { kind }: RuleBody) =>
  table[kind] as (body: RuleBody, ...rest: Rest) => Result;

/** Whom a rule concerns. Ages and hours are inclusive bounds. */
export type Who =
  | { kind: 'age'; from: number; to: number }
  /** `area` null: any injury that has not healed. */
  | { kind: 'injury'; area: string | null }
  | { kind: 'gender'; gender: Gender }
  | { kind: 'level'; levels: readonly ExperienceLevel[] }
  | { kind: 'race'; raceTypes: readonly RaceType[] }
  | { kind: 'hours'; below: number };

/** When and for whom a rule holds; empty lists say: always, everyone. */
export interface RuleScope {
  phases: readonly PhaseType[];
  kinds: readonly WeekKind[];
  who: readonly Who[];
  /** Only the first weeks of the plan; null: all. */
  firstWeeks: number | null;
}

export interface PrincipleRule {
  body: RuleBody;
  scope: RuleScope;
}

/** What a coach has written. */
export interface PrincipleText {
  principleType: string;
  context: string;
  principle: string;
  phaseType?: string | null;
  workoutType?: string | null;
}

export const PRINCIPLE_STATES = ['compiled', 'adviceOnly', 'refused'] as const;
export type PrincipleState = (typeof PRINCIPLE_STATES)[number];

export interface CompiledPrinciple {
  state: PrincipleState;
  /** Empty unless compiled. */
  rules: readonly PrincipleRule[];
  /** "No long run on Saturday · all phases · run"; null unless compiled. Rules are parted by "; ". */
  words: string | null;
  /** Why it is advice only or refused; null when compiled. */
  because: string | null;
}

/** A compiled principle as the planner gets it. */
export interface TaughtPrinciple {
  id: string;
  /** "Max Mustermann"; empty: not known. */
  by: string;
  /** Rules in words, without their scope: names the principle in reasons and proofs. */
  rules: readonly PrincipleRule[];
}
