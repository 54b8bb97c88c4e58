import type { Day, Weekday } from '../../calendar/calendar.ts';
import type { WorkoutTime } from '../../athlete/athlete.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import type { PreferenceChange, ReportedEvent } from './request.ts';
import type { DateTag, LevelTag, SessionTag } from './tags.ts';

/** The sessions meant, as written: which kind, on which days. Both null: what was spoken of before. */
export interface Target {
  session: SessionTag | null;
  dates: DateTag | null;
}

export interface Length {
  /** Whole minutes; with delta the minutes added (1) or taken off (-1). */
  minutes: number | null;
  factor: number | null;
  delta: 1 | -1 | 0;
  km: number | null;
  /** "at most": shorter sessions stay as they are. */
  atMost: boolean;
}

/** Wishes of one message; people send three or four. Each is tried on the schedule, day by day, with what is nearest where it does not fit. */
export const MOST_WISHES = 12;

/** What the athlete asks for, read but not yet looked up in the schedule. */
export type Wish =
  | { wish: 'move'; what: Target; to: DateTag | null; days: number | null; direction: 1 | -1 | 0 }
  | { wish: 'swap'; first: Target; second: Target | null }
  | { wish: 'remove'; what: Target }
  /** The athlete cannot do these sessions then; elsewhere they may fit. `soft`: given as background, not as a wish. `can`: what is possible then. */
  | { wish: 'free'; what: Target; soft: boolean; can?: readonly WorkoutType[] }
  | { wish: 'resize'; what: Target; length: Length }
  | { wish: 'ease'; what: Target; level: LevelTag }
  | { wish: 'harder'; what: Target; background: boolean }
  | { wish: 'add'; session: SessionTag; when: DateTag | null; minutes: number | null }
  | { wish: 'replace'; what: Target; by: SessionTag }
  | { wish: 'avoid'; sport: WorkoutType; when: DateTag | null }
  | { wish: 'cap'; days: DateTag; minutes: number }
  | { wish: 'longDay'; sport: WorkoutType | null; weekdays: readonly Weekday[] }
  | { wish: 'keep'; what: Target }
  /** `sore`: pain without a part of the body, which another clause may name. */
  | { wish: 'event'; event: ReportedEvent; background: boolean; sore?: true }
  | { wish: 'prefer'; preference: PreferenceChange }
  | { wish: 'indoors'; sport: WorkoutType | null; when: DateTag | null }
  /** `not`: this is when the athlete cannot. */
  | { wish: 'time'; time: WorkoutTime; what: Target; not?: true }
  /** Training at that time of these weekdays is ruled out; the plan knows one time of day for all. */
  | { wish: 'timeOfDays'; weekdays: readonly Weekday[]; time: WorkoutTime }
  /** Was not done on a day that is over. */
  | { wish: 'missed'; what: Target }
  | { wish: 'awayWhen' }
  | { wish: 'restWhen' }
  /** Two sessions are too many for a day. */
  | { wish: 'oneOf'; when: DateTag | null }
  /** A race that is not in the plan. */
  | { wish: 'race'; when: DateTag | null }
  | { wish: 'other'; who: string };

export interface ReadWishes {
  wishes: readonly Wish[];
  lasting: boolean;
  until: Day | null;
  /** Two days that a date may mean. */
  ambiguous: readonly [Day, Day] | null;
  /** A date too vague to act upon. */
  vague: boolean;
}
