import type { Day, Weekday } from '../calendar/calendar.ts';
import { dayName, shortName, weekdayName } from '../calendar/dayNames.ts';
import type { RuleCode } from '../codes/rule.ts';
import { STRENGTH_PERCENT } from '../constants/week.ts';
import { countOf } from '../units/countOf.ts';
import { percentText } from '../units/percentText.ts';
import type { Intensity } from '../codes/workout.ts';
import { careText } from './care.ts';
import { principleName } from './principleName.ts';
import { opening, type Reader } from './reader.ts';

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
type OfRace = OfDay & { wrong: 'race' | 'recovery' | 'hard' | 'length' | null; cap: number | null };

/** What a limit's sentence is made of. */
export interface LimitInputs {
  RACE_NEAR: OfRace;
  /** `label`: what the athlete calls it; '' where they do not. */
  BLOCKED_DATE: OfDay & { label: string };
  UNAVAILABLE_DAY: { weekday: Weekday };
  INJURY: OfInjury;
  DAY_CAP: OfDay & { minutes: number; cap: number };
  SHORT_DATE: OfDay & { minutes: number; most: number; label: string };
  SESSIONS_A_DAY: OfDay & { count: number };
  HARD_DAYS: OfWeek & { hard: number; most: number };
  /** `before`: the hard day right before; null: there is none. */
  HARD_DAYS_APART: { day: Day; before: Day } | { day: null };
  HARD_AFTER_LONG_RUN: OfDay;
  LONG_RUN_GROWTH: { minutes: number; longest: number; limit: number };
  WEEK_MINUTES: OfWeek & { minutes: number; most: number };
  AVAILABLE_HOURS: OfWeek & { minutes: number; available: number };
  REST_DAYS: OfWeek & { rest: number; wanted: number };
  STRENGTH_SHARE: { percent: number };
  STRENGTH_EVE: OfDay & { isBeforeLong: boolean };
  PRINCIPLE: { by: string; rule: string };
  /** `weekday`: of the longest workout; null: there is no long one. */
  LONG_DAY: { weekday: Weekday | null; longDays: string };
}

type Limits = { [Code in RuleCode]: (inputs: LimitInputs[Code], reader: Reader) => string };

const RACES: Readonly<Record<NonNullable<OfRace['wrong']>, (inputs: OfRace, reader: Reader) => string>> = {
  race: ({ day }) => `There is a race on ${dayName(day)}.`,
  recovery: ({ day }, { possessive }) => `${dayName(day)} is for recovering from ${possessive} race.`,
  hard: ({ day }) => `${dayName(day)} lies too close to a race for a hard workout.`,
  length: ({ day, cap }) => `A race is near: workouts on ${dayName(day)} last at most ${cap} min.`,
};

const INJURIES: Readonly<Record<NonNullable<OfInjury['wrong']>, (inputs: OfInjury) => string>> = {
  sport: ({ part }) => `forbids this sport (${part}) for now`,
  intensity: ({ part, intensity }) => `forbids a ${intensity} workout of this sport (${part}) for now`,
  length: ({ part, cap }) => `limits this sport (${part}) to ${cap} min a workout`,
  days: () => 'forbids runs on two days in a row for now',
};

/** What is wrong where a limit is broken, one sentence; '' where it can say nothing. */
const LIMITS: Limits = {
  RACE_NEAR: (inputs, reader) => (inputs.wrong === null ? '' : RACES[inputs.wrong](inputs, reader)),
  BLOCKED_DATE: ({ day, label }) => `${dayName(day)} is blocked${label === '' ? '' : `: ${label}`}.`,
  UNAVAILABLE_DAY: ({ weekday }) => `${weekdayName(weekday)} is an unavailable day.`,
  INJURY: (inputs, reader) =>
    inputs.wrong === null
      ? careText(inputs.care, reader)
      : `${opening(reader.possessive)} injury ${INJURIES[inputs.wrong](inputs)}.`,
  DAY_CAP: ({ day, minutes, cap }) => `${dayName(day)} would hold ${minutes} min; the limit is ${cap} min.`,
  SHORT_DATE: ({ day, minutes, most, label }) =>
    `${dayName(day)} has time for ${most} min${label === '' ? '' : `: ${label}`}. It would hold ${minutes} min.`,
  SESSIONS_A_DAY: ({ day, count }) => `${dayName(day)} would hold ${count} workouts; two are the most.`,
  HARD_DAYS: ({ monday, hard, most }) =>
    `The week of ${dayName(monday)} would hold ${countOf(hard, 'hard day')}; ${most === 0 ? 'none' : countOf(most, 'hard day')} ${most === 1 ? 'is' : 'are'} the most.`,
  HARD_DAYS_APART: (inputs) =>
    inputs.day === null
      ? ''
      : `Hard workouts on two days in a row: ${dayName(inputs.before)} and ${dayName(inputs.day)}.`,
  HARD_AFTER_LONG_RUN: ({ day }) =>
    `A hard workout on ${dayName(day)} follows a long run by one day; that leaves little time to recover.`,
  LONG_RUN_GROWTH: ({ minutes, longest, limit }, { possessive }) =>
    `A run of ${minutes} min is too big a step: ${possessive} longest of the last 30 days is ${longest} min, so ${limit} min is the most.`,
  WEEK_MINUTES: ({ monday, minutes, most }, { possessive }) =>
    `The week of ${dayName(monday)} would hold ${minutes} min; at most ${most} min fit ${possessive} plan.`,
  AVAILABLE_HOURS: ({ monday, minutes, available }, { subject }) =>
    `The week of ${dayName(monday)} would hold ${minutes} min; ${subject} have ${available} min.`,
  REST_DAYS: ({ monday, rest, wanted }, { subject }) =>
    `The week of ${dayName(monday)} would leave ${countOf(rest, 'rest day')}; ${subject} need ${wanted}.`,
  STRENGTH_SHARE: ({ percent }) =>
    `Strength would take ${percentText(percent)} of the week; ${STRENGTH_PERCENT} is the most.`,
  STRENGTH_EVE: ({ day, isBeforeLong }, { object }) =>
    `Strength on ${dayName(day)} would tire ${object} for the ${isBeforeLong ? 'long' : 'hard'} workout the day after.`,
  PRINCIPLE: ({ by, rule }, reader) => {
    const name = principleName(by, rule, reader);
    return `That would go against ${by === '' ? name.charAt(0).toLowerCase() + name.slice(1) : name}.`;
  },
  LONG_DAY: ({ weekday, longDays }, { possessive }) =>
    weekday === null
      ? ''
      : `The longest workout of the week would lie on ${shortName(weekday)}; ${possessive} long-workout days are ${longDays}.`,
};

/** A broken limit, to be told to its reader. */
export type LimitMessage = { [Code in RuleCode]: { limit: Code; inputs: LimitInputs[Code] } }[RuleCode];

export const limitText = ({ limit, inputs }: LimitMessage, reader: Reader): string =>
  (LIMITS[limit] as (inputs: LimitMessage['inputs'], reader: Reader) => string)(inputs, reader);

/** Names of limits that speak to their reader; others say the same to everybody. */
const CONSTRAINTS = {
  INJURY: ({ part }, { possessive }) => `${opening(part)} as ${possessive} injury allows`,
  LEFT_OUT: (_, { possessive }) => `Minutes that ${possessive} limits leave out`,
} as const satisfies {
  INJURY: (inputs: Pick<OfInjury, 'part'>, reader: Reader) => string;
  LEFT_OUT: (inputs: object, reader: Reader) => string;
};

/** The name of a limit, to be told to its reader. */
export type ConstraintMessage =
  { constraint: 'INJURY'; inputs: Pick<OfInjury, 'part'> } | { constraint: 'LEFT_OUT'; inputs: object };

export const constraintText = ({ constraint, inputs }: ConstraintMessage, reader: Reader): string =>
  (CONSTRAINTS[constraint] as (inputs: object, reader: Reader) => string)(inputs, reader);

/** The name of a limit for its reader; one without inputs says the same to everybody. */
export const constraintFor = (
  { constraint, named }: { constraint: string; named?: ConstraintMessage },
  reader: Reader,
): string => (named === undefined ? constraint : constraintText(named, reader));
