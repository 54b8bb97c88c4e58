import type { Day, Weekday } from '../../calendar/calendar.ts';
import type { WorkoutTime } from '../../athlete/athlete.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import type { Clause } from './clauses.ts';
import type { TestedType } from '../../workout/thresholdTest.ts';
import type { PreferenceChange, ReportedEvent } from './request.ts';
import type { DateTag, HealthTalk, LevelTag, WorkoutTag } from './tags.ts';

/** The workouts meant, as written: which kind, on which days. Both null: what was spoken of before. */
export interface Target {
  workout: WorkoutTag | null;
  dates: DateTag | null;
}

export interface Length {
  /** Whole minutes; with delta the minutes added (1) or taken off (-1). */
  minutes: number | null;
  factor: number | null;
  delta: 1 | -1 | 0;
  km: number | null;
  /** "at most": shorter workouts stay as they are. */
  atMost: boolean;
  /** "at least": longer workouts stay as they are. */
  atLeast?: true;
  /** Of each day that is meant, and not of each workout. */
  aDay?: true;
}

/** Intents of one message; people send three or four. Each is tried on the schedule, day by day, with what is nearest where it does not fit. */
export const MAX_INTENTS = 12;

/** No more days with training, or workouts, in each week that is meant. */
export interface CountIntent {
  kind: 'count';
  most: number;
  isOfDays: boolean;
  sport: WorkoutType | null;
  /** Null: every week of the schedule. */
  when: DateTag | null;
  /** "a week", and not of one that is named. */
  isWeekly: boolean;
}

/** What the athlete asks for, read but not yet looked up in the schedule. */
export type RequestIntent =
  /** `isPlace`: it is said where it is, and no act of moving. */
  | { kind: 'move'; what: Target; to: DateTag | null; days: number | null; direction: 1 | -1 | 0; isPlace?: true }
  | { kind: 'swap'; first: Target; second: Target | null }
  | { kind: 'remove'; what: Target }
  /** The athlete cannot do these workouts then; elsewhere they may fit. `soft`: given as background, not as an intent. `can`: what is possible then. */
  | { kind: 'free'; what: Target; soft: boolean; can?: readonly WorkoutType[] }
  | { kind: 'resize'; what: Target; length: Length }
  | { kind: 'ease'; what: Target; level: LevelTag }
  | { kind: 'harder'; what: Target; background: boolean }
  /** `isPlace`: it is said where it is, and no act of adding. */
  | { kind: 'add'; workout: WorkoutTag; when: DateTag | null; minutes: number | null; isPlace?: true }
  /** `minutes`: how long the other one should be, where it is said. */
  | { kind: 'replace'; what: Target; by: WorkoutTag; minutes?: number }
  /** A test of the threshold of the sport; null: it is not said of which. */
  | { kind: 'test'; type: TestedType | null; when: DateTag | null }
  | { kind: 'avoid'; sport: WorkoutType; when: DateTag | null }
  | { kind: 'cap'; days: DateTag; minutes: number }
  | CountIntent
  | { kind: 'longDay'; sport: WorkoutType | null; weekdays: readonly Weekday[] }
  /** `alone`: nothing of its days changes, and nothing comes there. */
  | { kind: 'keep'; what: Target; alone?: true }
  /** What a day, a week or every workout to come is to have at least: no limit says it. */
  | { kind: 'least' }
  /** `sore`: pain without a part of the body, which another clause may name. */
  | { kind: 'event'; event: ReportedEvent; background: boolean; sore?: true }
  | { kind: 'prefer'; preference: PreferenceChange }
  | { kind: 'indoors'; sport: WorkoutType | null; when: DateTag | null }
  /** `not`: this is when the athlete cannot. */
  | { kind: 'time'; time: WorkoutTime; what: Target; not?: true }
  /** Training at that time of these weekdays is ruled out; the plan knows one time of day for all. */
  | { kind: 'timeOfDays'; weekdays: readonly Weekday[]; time: WorkoutTime }
  /** Was not done on a day that is over. */
  | { kind: 'missed'; what: Target }
  | { kind: 'awayWhen' }
  /** What is possible on a journey is not clear. */
  | { kind: 'awayWhat' }
  | { kind: 'restWhen' }
  /** Two workouts are too many for a day. */
  | { kind: 'oneOf'; when: DateTag | null }
  /** A race that is not in the plan. */
  | { kind: 'race'; when: DateTag | null }
  /** Health that changes nothing; it is answered. */
  | { kind: 'talk'; about: HealthTalk }
  | { kind: 'other'; who: string };

/** A clause, and what was read from it. */
export interface ReadPart {
  clause: Clause;
  kinds: readonly RequestIntent['kind'][];
}

export interface ReadIntents {
  intents: readonly RequestIntent[];
  lasting: boolean;
  until: Day | null;
  /** Two days that a date may mean. */
  ambiguous: readonly [Day, Day] | null;
  /** A date too vague to act upon. */
  vague: boolean;
  /** The clauses that ask for something, and that nothing was read from. */
  idle: readonly Clause[];
  /** Each clause with what it came to. */
  parts: readonly ReadPart[];
}
