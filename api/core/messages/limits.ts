import type { Day, Weekday } from '../calendar/calendar.ts';
import { dayName, shortName, weekdayName } from '../calendar/dayNames.ts';
import type { RuleCode } from '../codes/rule.ts';
import { STRENGTH_SHARE } from '../constants/strength.ts';
import { countOf } from '../units/countOf.ts';
import { percentText } from '../units/percentText.ts';
import type { Intensity } from '../codes/workout.ts';
import { careText } from './care.ts';
import { principleName } from './principleName.ts';
import { grownFrom, type RunSource } from './grownFrom.ts';
import { opening, type Reader } from './reader.ts';
import { timeText } from '../units/timeText.ts';

type OfDay = { day: Day };
type OfWeek = { monday: Day };
/** `part`: the sport that is hurt. `wrong`: what the injury has against the workout; null: nothing. */
type OfInjury = {
  part: string;
  wrong: 'sport' | 'intensity' | 'length' | 'days' | null;
  intensity: Intensity;
  cap: number | null;
  care: string;
};
type OfRace = OfDay & { wrong: 'race' | 'recovery' | 'hard' | 'steady' | 'length' | null; cap: number | null };

const RACES: Readonly<Record<NonNullable<OfRace['wrong']>, (inputs: OfRace, reader: Reader) => string>> = {
  race: ({ day }) => `There is a race on ${dayName(day)}.`,
  recovery: ({ day }, { possessive }) => `${dayName(day)} is for recovering from ${possessive} race.`,
  hard: ({ day }) => `${dayName(day)} lies too close to a race for a hard workout.`,
  steady: ({ day }) => `${dayName(day)} lies so soon after a race that its workouts stay easy.`,
  length: ({ day, cap }) => `A race is near: workouts on ${dayName(day)} last at most ${timeText(cap!)}.`,
};

const INJURIES: Readonly<Record<NonNullable<OfInjury['wrong']>, (inputs: OfInjury) => string>> = {
  sport: ({ part }) => `forbids this sport (${part}) for now`,
  intensity: ({ part, intensity }) => `forbids a ${intensity} workout of this sport (${part}) for now`,
  length: ({ part, cap }) => `limits this sport (${part}) to ${timeText(cap!)} a workout`,
  days: () => 'forbids runs on two days in a row for now',
};

/** Whether a limit is broken already, or would be by a change that is not made. */
export type Mood = 'is' | 'would';
type Verb = 'hold' | 'leave' | 'take' | 'tire' | 'go' | 'lie';
/** "would hold", "holds". */
type Does = (verb: Verb) => string;
type Sentence<Inputs> = (inputs: Inputs, reader: Reader, does: Does, mood: Mood) => string;

const VERBS: Readonly<Record<Mood, Does>> = {
  is: (verb) => (verb === 'go' ? 'goes' : `${verb}s`),
  would: (verb) => `would ${verb}`,
};

/**
 * What is wrong where a limit is broken, one sentence; '' where it can say nothing. `label`: what the athlete calls a date, ''
 * where they do not; `planned`: minutes of the plan itself, where a change may come to `most`; `before`: the hard day right before;
 * `weekday` of the longest workout, null where there is no long one.
 */
const LIMITS = {
  RACE_NEAR: (inputs: OfRace, reader) => (inputs.wrong === null ? '' : RACES[inputs.wrong](inputs, reader)),
  BLOCKED_DATE: ({ day, label }: OfDay & { label: string }) =>
    `${dayName(day)} is blocked${label === '' ? '' : `: ${label}`}.`,
  UNAVAILABLE_DAY: ({ weekday }: { weekday: Weekday }) => `${weekdayName(weekday)} is an unavailable day.`,
  INJURY: (inputs: OfInjury, reader) =>
    inputs.wrong === null
      ? careText(inputs.care, reader)
      : `${opening(reader.possessive)} injury ${INJURIES[inputs.wrong](inputs)}.`,
  AGE_CAP: ({ minutes, most, age }: { minutes: number; most: number; age: number }) =>
    `A workout of ${timeText(minutes)} is too long before ${age} years: ${timeText(most)} are the most.`,
  DAY_CAP: ({ day, minutes, cap }: OfDay & { minutes: number; cap: number }, _, does) =>
    `${dayName(day)} ${does('hold')} ${timeText(minutes)}; the limit is ${timeText(cap)}.`,
  SHORT_DATE: ({ day, minutes, most, label }: OfDay & { minutes: number; most: number; label: string }, _, does) =>
    `${dayName(day)} has time for ${timeText(most)}${label === '' ? '' : `: ${label}`}. It ${does('hold')} ${timeText(minutes)}.`,
  SESSIONS_A_DAY: ({ day, count }: OfDay & { count: number }, _, does) =>
    `${dayName(day)} ${does('hold')} ${count} workouts; two are the most.`,
  HARD_DAYS: ({ monday, hard, most }: OfWeek & { hard: number; most: number }, _, does) =>
    `The week of ${dayName(monday)} ${does('hold')} ${countOf(hard, 'hard day')}; ${most === 0 ? 'none' : countOf(most, 'hard day')} ${most === 1 ? 'is' : 'are'} the most.`,
  HARD_DAYS_APART: (inputs: { day: Day; before: Day } | { day: null }) =>
    inputs.day === null
      ? ''
      : `Hard workouts on two days in a row: ${dayName(inputs.before)} and ${dayName(inputs.day)}.`,
  HARD_AFTER_LONG_RUN: ({ day }: OfDay) =>
    `A hard workout on ${dayName(day)} follows a long run by one day; that leaves little time to recover.`,
  LONG_RUN_GROWTH: (inputs: { minutes: number; longest: number; limit: number; from?: RunSource }) =>
    `A run of ${timeText(inputs.minutes)} is too big a step: ${timeText(inputs.limit)} is the most after ${grownFrom(inputs.longest, inputs.from)}.`,
  WEEK_MINUTES: (
    { monday, minutes, most, planned = most }: OfWeek & { minutes: number; most: number; planned?: number },
    { possessive },
    does,
    mood,
  ) => {
    const now = `The week of ${dayName(monday)} ${does('hold')} ${timeText(minutes)}`;
    // what is done is measured by the plan, as the proof measures it; a change to come by what it may add
    return planned === most || mood === 'is'
      ? `${now}; at most ${timeText(planned)} fit ${possessive} plan.`
      : `${now}; ${possessive} plan has ${timeText(planned)}, and a change may add ${timeText(most - planned)}.`;
  },
  AVAILABLE_HOURS: (
    { monday, minutes, available }: OfWeek & { minutes: number; available: number },
    { subject },
    does,
  ) => `The week of ${dayName(monday)} ${does('hold')} ${timeText(minutes)}; ${subject} have ${timeText(available)}.`,
  REST_DAYS: ({ monday, rest, wanted }: OfWeek & { rest: number; wanted: number }, { subject }, does) =>
    `The week of ${dayName(monday)} ${does('leave')} ${countOf(rest, 'rest day')}; ${subject} need ${wanted}.`,
  STRENGTH_SHARE: (inputs: { percent: number; part?: number; others?: number }, _, does) => {
    const part = Object.hasOwn(inputs, 'part') ? inputs.part! : STRENGTH_SHARE;
    return `Strength ${does('take')} ${percentText(inputs.percent)} of the week; ${percentText(Math.round(100 * part))} is the most.`;
  },
  STRENGTH_EVE: ({ day, isBeforeLong }: OfDay & { isBeforeLong: boolean }, { object }, does) =>
    `Strength on ${dayName(day)} ${does('tire')} ${object} for the ${isBeforeLong ? 'long' : 'hard'} workout the day after.`,
  PRINCIPLE: ({ by, rule }: { by: string; rule: string }, reader, does) => {
    const name = principleName(by, rule, reader);
    return `That ${does('go')} against ${by === '' ? name.charAt(0).toLowerCase() + name.slice(1) : name}.`;
  },
  LONG_DAY: ({ weekday, longDays }: { weekday: Weekday | null; longDays: string }, { possessive }, does) =>
    weekday === null
      ? ''
      : `The longest workout of the week ${does('lie')} on ${shortName(weekday)}; ${possessive} long-workout days are ${longDays}.`,
} as const satisfies Readonly<Record<RuleCode, Sentence<never>>>;

/** What a limit's sentence is made of. */
export type LimitInputs = { [Code in RuleCode]: Parameters<(typeof LIMITS)[Code]>[0] };

/** A broken limit, to be told to its reader. */
export type LimitMessage = { [Code in RuleCode]: { limit: Code; inputs: LimitInputs[Code] } }[RuleCode];

export const limitText = ({ limit, inputs }: LimitMessage, reader: Reader, mood: Mood = 'would'): string =>
  (LIMITS[limit] as Sentence<LimitMessage['inputs']>)(inputs, reader, VERBS[mood], mood);

/** What of a week's minutes found no place; `near`: because of its race, or of one behind it; left out: because of other limits. */
interface LeftOut {
  near?: 'before' | 'after';
}

/** Names of limits that speak to their reader; others say the same to everybody. */
const CONSTRAINTS = {
  INJURY: ({ part }, { possessive }) => `${opening(part)} as ${possessive} injury allows`,
  LEFT_OUT: ({ near }, { possessive }) =>
    near === undefined
      ? `Minutes that ${possessive} limits leave out`
      : `Minutes left out, as the days ${near} the race stay short`,
  PRINCIPLE: ({ by, rule }, reader) => principleName(by, rule, reader),
} as const satisfies {
  INJURY: (inputs: Pick<OfInjury, 'part'>, reader: Reader) => string;
  LEFT_OUT: (inputs: LeftOut, reader: Reader) => string;
  PRINCIPLE: (inputs: { by: string; rule: string }, reader: Reader) => string;
};

/** The name of a limit, to be told to its reader. */
export type ConstraintMessage =
  | { constraint: 'INJURY'; inputs: Pick<OfInjury, 'part'> }
  | { constraint: 'LEFT_OUT'; inputs: LeftOut }
  | { constraint: 'PRINCIPLE'; inputs: { by: string; rule: string } };

export const constraintText = ({ constraint, inputs }: ConstraintMessage, reader: Reader): string =>
  (CONSTRAINTS[constraint] as (inputs: object, reader: Reader) => string)(inputs, reader);

/** The name of a limit for its reader; one without inputs says the same to everybody. */
export const constraintFor = (
  { constraint, named }: { constraint: string; named?: ConstraintMessage },
  reader: Reader,
): string => (named === undefined ? constraint : constraintText(named, reader));
