import type { Day, Weekday } from '../../calendar/calendar.ts';
import type { WorkoutType } from '../../codes/workout.ts';

/** What a piece of the text means; the pieces of a request in the order they were written. */
export type Tag =
  | DateTag
  | DurationTag
  | WorkoutTag
  | ActTag
  | LevelTag
  | OftenTag
  | { t: 'length'; direction: 1 | -1 }
  | { t: 'shift'; days: number; signed: boolean }
  | { t: 'prep'; prep: Prep }
  | { t: 'not' }
  /** `below`: "less than", which a negation turns into a least; `least`: "at least"; `only`: of one thing, and not of an amount. */
  | { t: 'limit'; below?: true; least?: true; only?: true }
  | { t: 'lasting'; never: boolean }
  | { t: 'conj'; word: 'and' | 'but' | 'because' | 'then' }
  | { t: 'comma'; dash: boolean }
  | { t: 'stop' }
  | { t: 'instead' }
  | { t: 'indoors'; sport: WorkoutType | null }
  | { t: 'time'; time: 'morning' | 'midday' | 'afternoon' | 'evening' }
  | { t: 'happening'; kind: HappeningKind; text: string }
  | { t: 'symptom'; symptom: string; above: boolean }
  | { t: 'area'; area: string; text: string }
  | { t: 'pain' }
  /** Opens a question for advice, which asks for no change. */
  | { t: 'advice' }
  /** Health spoken of, without a report of the athlete's own. */
  | { t: 'talk'; about: HealthTalk }
  | { t: 'other'; who: string }
  | { t: 'pronoun'; plural: boolean }
  | { t: 'pick'; index: number }
  | { t: 'possessive' }
  | { t: 'word'; word: string };

export type Prep = 'to' | 'from' | 'until' | 'on' | 'for' | 'with' | 'insteadOf' | 'into' | 'between' | 'of' | 'before';

export type HealthTalk = 'others' | 'maybe' | 'trainIll' | 'whenIll' | 'tired' | 'period' | 'over';

export type HappeningKind =
  | 'travel'
  | 'deadline'
  | 'fatigue'
  | 'great'
  | 'occupied'
  | 'illness'
  | 'injury'
  | 'noPool'
  | 'noBike'
  | 'noGym'
  | 'recovered'
  | 'race'
  | 'missed';

export interface DateTag {
  t: 'date';
  /** In order; the whole range where it is one. */
  days: readonly Day[];
  grain: 'day' | 'range' | 'recurring';
  /** A weekday without a week: it may yet belong to another week named in the sentence. */
  bare?: Weekday;
  weekdays?: readonly Weekday[];
  /** The range is a Monday-to-Sunday week or its weekend. */
  week?: boolean;
  /** A month by its name. */
  month?: boolean;
  /** A doctor said so. */
  ordered?: boolean;
  /** A weekday whose week was named with it. */
  inWeek?: boolean;
  /** Days listed one by one ("Tuesday and Thursday"), so that a swap can take them apart. */
  parts?: readonly DateTag[];
  /** First and last weekday of a range whose week may yet be named. */
  ends?: readonly [DateTag, DateTag];
  possessive?: boolean;
  /** "for two weeks", "the next ten days": an end is part of it. */
  lasts?: boolean;
  /** Two days that the same digits may mean. */
  ambiguous?: readonly [Day, Day];
  /** Taken from the clause before; it gives way when nothing of the kind is on that day. */
  fromTopic?: boolean;
  /** Too vague to act upon: "next month". */
  vague?: boolean;
  time?: 'morning' | 'midday' | 'afternoon' | 'evening';
}

export interface DurationTag {
  t: 'duration';
  /** Whole minutes; null where a share is meant. */
  minutes: number | null;
  /** What stays of the workout: 0.5 for "half". */
  factor: number | null;
  /** +1 and -1 where the minutes are added or taken off. */
  delta: 1 | -1 | 0;
  /** Kilometres, where a distance was written. */
  km?: number;
  /** Hours a week, rather than of one workout. */
  weekly?: boolean;
}

/** How many days with training, or workouts, a week is to have at most. */
export interface OftenTag {
  t: 'often';
  most: number;
  isOfDays: boolean;
  /** Null: it is said beside it, or of any. */
  sport: WorkoutType | null;
  /** Of every week, and not of one that is named. */
  weekly: boolean;
}

export type WorkoutKind = 'long' | 'hard' | 'easy' | 'short' | 'intervals' | 'threshold' | 'tempo' | 'test';

export interface WorkoutTag {
  t: 'workout';
  /** Empty for any sport. */
  sports: readonly WorkoutType[];
  kind: WorkoutKind | null;
  /** all: every one of them; some: another, new one ("a run"); one: a single known one. */
  quantity: 'all' | 'one' | 'some';
  /** "the next two": no more than these. */
  count?: number;
  /** What it is made of, as it is described: "technique", "2x20". */
  content?: string;
  text: string;
  possessive?: boolean;
}

export type RequestAct =
  | 'move'
  | 'later'
  | 'earlier'
  | 'swap'
  | 'remove'
  | 'shorten'
  | 'lengthen'
  | 'ease'
  | 'harden'
  | 'add'
  | 'fit'
  | 'replace'
  | 'make'
  | 'keep'
  | 'touch'
  | 'rest'
  | 'restDay'
  | 'cannot'
  | 'wont'
  | 'do'
  | 'prefer'
  | 'adjust'
  | 'undo'
  | 'same';

export interface ActTag {
  t: 'act';
  act: RequestAct;
  /** "put", "place": the day that follows is where it goes, and not where it is. */
  places?: true;
}

export interface LevelTag {
  t: 'level';
  /** Rungs up (1) or down (-1); null where the level itself is named. */
  step: 1 | -1 | null;
  to: 'recovery' | 'easy' | 'moderate' | null;
  /** A whole week at this level. */
  week?: boolean;
  /** Said of a week, it is its length that should be less, or both its length and its effort. */
  of?: 'length' | 'both';
}

/** A stretch of the text and what it means; without tags it is a courtesy, which means nothing here. */
export interface Piece {
  text: string;
  tags: readonly Tag[];
}

/** Days that requests may name. */
export interface Horizon {
  today: Day;
  firstDay: Day;
  lastDay: Day;
  /** The next race; missing or null: none is planned. */
  raceDay?: Day | null;
  /** Monday of the week that the schedule calls week 1. */
  weekOne?: Day;
  /** What texts were scanned to: a request is looked at for several things. */
  scanned?: Map<string, readonly Piece[]>;
}

/** A piece found at the start of the text, and how many characters it took. */
export interface Found {
  tags: readonly Tag[];
  length: number;
}
