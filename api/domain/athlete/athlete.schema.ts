import { z } from 'zod';
import { WORKOUT_TIMES } from '../../core/athlete/athlete.ts';
import { EXPERIENCE_LEVELS, FITNESS_LEVELS, GENDERS } from '../../core/codes/athlete.ts';
import { ENDURANCE_SPORTS, type EnduranceSport, type Sport, SPORTS } from '../../core/codes/sport.ts';
import { type ReadResult, readRecentResult } from '../../core/language/recentResult.ts';
import { METRIC } from '../../core/units/displayUnits.ts';
import { blackoutErrors, LONGEST_BLACKOUT_LABEL } from '../../core/athlete/blackout.ts';
import { addDays, type Day, type Weekday, WEEKDAYS } from '../../core/calendar/calendar.ts';
import { RACE_TYPES } from '../../core/codes/race.ts';
import type { ThresholdName } from '../../core/codes/threshold.ts';
import { goalTimeProblem } from '../../core/race/goalTime.ts';
import { firstName, lastName } from '../account/account.schema.ts';
import {
  checked,
  dayProblem,
  oneOf,
  optionalDay,
  optionalText,
  optionalWholeNumber,
  text,
  timeZone,
  wholeNumber,
  yesOrNo,
} from '../kernel/validation.ts';
import { weekdayName } from '../../core/calendar/dayNames.ts';
import { listOf } from '../../core/units/listOf.ts';

const NOTES = { most: 2000, paragraphs: true };
const MAX_DAYS_AHEAD = 3 * 366;
const TEN_DAYS_SECONDS = 864_000;

/** A race day that can be planned for: today or later, and within three years. */
export function raceDayProblem(today: Day): (day: Day) => string | null {
  return (day) => {
    if (day < today) return 'Race date must be today or later.';
    return day > addDays(today, MAX_DAYS_AHEAD) ? 'Race date must be within 3 years.' : null;
  };
}

function raceGoal(today: Day) {
  return z
    .strictObject({
      raceType: oneOf(RACE_TYPES, `Race type must be one of: ${RACE_TYPES.join(', ')}.`),
      raceName: optionalText('Race name', { most: 200 }),
      targetDate: optionalDay(raceDayProblem(today)),
      goalTimeSec: optionalWholeNumber(
        1,
        TEN_DAYS_SECONDS,
        'Write the goal time as hours, minutes and seconds, such as 3:30:00; programs send seconds, up to 10 days.',
      ),
    })
    .superRefine(({ raceType, raceName, goalTimeSec }, context) => {
      const problem =
        goalTimeSec === null ? null : goalTimeProblem({ raceType, raceName: raceName ?? '' }, goalTimeSec);
      if (problem !== null) context.addIssue({ code: 'custom', path: ['goalTimeSec'], message: problem });
    });
}

export const fitnessAssessment = z.strictObject({
  sport: oneOf(SPORTS, `Sport must be ${listOf(SPORTS, 'or')}.`),
  experienceLevel: oneOf(EXPERIENCE_LEVELS, `Experience level must be ${listOf(EXPERIENCE_LEVELS, 'or')}.`),
  currentFitnessLevel: oneOf(FITNESS_LEVELS, `Fitness level must be ${listOf(FITNESS_LEVELS, 'or')}.`),
  // untold: the planner then goes by the fitness level
  weeklyVolume: optionalText('Weekly volume', { most: 100 }).transform((value) => value ?? ''),
  notes: optionalText('Notes', NOTES),
  recentResult: optionalText('Recent race or test', { most: 100 }),
});

/** What a race or test of each sport tells, in the athlete's own words: what cannot be read is said. */
const readResult = fitnessAssessment.transform(({ recentResult, ...assessment }, context) => {
  const { sport } = assessment;
  if (recentResult === null) return { ...assessment, result: null };
  const read: ReadResult = isEndurance(sport)
    ? readRecentResult(recentResult, sport, METRIC)
    : { ok: false, message: 'A result is read of running, cycling and swimming.' };
  if (read.ok) return { ...assessment, result: read };
  context.addIssue({ code: 'custom', path: ['recentResult'], message: read.message });
  return z.NEVER;
});

const isEndurance = (sport: Sport): sport is EnduranceSport => (ENDURANCE_SPORTS as readonly Sport[]).includes(sport);

export const fitnessAssessments = z
  .array(readResult)
  .min(1, 'Describe your fitness in at least one sport.')
  .refine((all) => new Set(all.map(({ sport }) => sport)).size === all.length, 'Each sport can be described once.')
  .transform((all) => ({
    assessments: all.map(({ result: _result, ...assessment }) => assessment),
    /** Thresholds that their results tell. */
    thresholds: Object.fromEntries(
      all.flatMap(({ result }) => (result === null ? [] : [[result.threshold, result.value]])),
    ) as Partial<Record<ThresholdName, number>>,
  }));

const weekdays = (message: string) =>
  z.array(oneOf(WEEKDAYS, message)).transform((days) => WEEKDAYS.filter((day) => days.includes(day)));
const WEEKDAY_MESSAGE = `Use lower-case weekday names: ${WEEKDAYS.join(', ')}.`;

function capsProblem(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object' || Array.isArray(value))
    return 'Most minutes by day must be an object of weekday names and minutes.';
  for (const [day, minutes] of Object.entries(value)) {
    if (!(WEEKDAYS as readonly string[]).includes(day)) return WEEKDAY_MESSAGE;
    if (!Number.isInteger(minutes) || (minutes as number) < 0 || (minutes as number) > 1440)
      return 'Minutes must be a whole number from 0 to 1440.';
  }
  return null;
}

const CAPS_SHAPE = {
  type: ['object', 'null'],
  properties: Object.fromEntries(WEEKDAYS.map((day) => [day, { type: 'integer', minimum: 0, maximum: 1440 }])),
};

/** Ranges that are over are kept for as long as the athlete wants. */
const MAX_KEPT = 200;

const blackout = z
  .strictObject({
    from: checked<Day>(dayProblem),
    to: checked<Day>(dayProblem),
    label: optionalText('Label', { most: LONGEST_BLACKOUT_LABEL }),
    mostMinutes: z.number('Minutes must be a whole number.').nullish(),
  })
  .superRefine((range, context) => {
    for (const { field, message } of blackoutErrors(range))
      context.addIssue({ code: 'custom', path: [field], message });
  })
  .transform(({ mostMinutes, ...range }) => ({ ...range, ...(typeof mostMinutes === 'number' && { mostMinutes }) }));

export const trainingPreferences = z
  .strictObject({
    weeklyHoursAvailable: wholeNumber('Weekly hours', 0, 40),
    longWorkoutDays: weekdays(WEEKDAY_MESSAGE).refine(
      (days) => days.length > 0,
      'Choose at least one day for long workouts.',
    ),
    unavailableDays: weekdays(WEEKDAY_MESSAGE).refine(
      (days) => days.length < 7,
      'At least one training day must be available.',
    ),
    preferredWorkoutTimes: oneOf(WORKOUT_TIMES, `Workout time must be ${listOf(WORKOUT_TIMES, 'or')}.`),
    schedulingConstraints: optionalText('Scheduling constraints', NOTES),
    maxMinutesByDay: checked<Partial<Record<Weekday, number>> | null | undefined>(capsProblem, CAPS_SHAPE)
      .optional()
      .transform((caps) => caps ?? {}),
    blackoutDates: z
      .array(blackout)
      .max(MAX_KEPT, `At most ${MAX_KEPT} ranges, past ones among them.`)
      .transform((all) => all.sort((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1)))
      .optional(),
  })
  .superRefine(({ longWorkoutDays, unavailableDays }, context) => {
    for (const day of longWorkoutDays.filter((long) => unavailableDays.includes(long))) {
      const message = `${weekdayName(day)} is marked unavailable, so it cannot be a long-workout day.`;
      context.addIssue({ code: 'custom', path: ['longWorkoutDays'], message });
    }
  });

const AGE_MESSAGE = 'Age must be a whole number from 18 to 100.';
export const age = checked<number>(
  (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 100) return AGE_MESSAGE;
    return value < 18 ? 'You must be at least 18 to use this plan. The service is not for people under 16.' : null;
  },
  { type: 'integer', minimum: 18, maximum: 100 },
);

export const gender = oneOf(GENDERS, 'Gender must be male, female or other.');

export function injury(today: Day) {
  return z.strictObject({
    injuryType: text('Injury type', { most: 100 }),
    affectedArea: text('Affected area', { most: 100 }),
    dateOccurred: optionalDay((day) => (day > today ? 'Injury date cannot be in the future.' : null)),
    isRecovered: yesOrNo('Recovered'),
    notes: optionalText('Notes', NOTES),
  });
}

/** What the four steps ask; `today` is the athlete's day, `accountEmail` the only e-mail that may stand in it. */
export function onboarding(today: Day, accountEmail: string) {
  return z.strictObject({
    raceGoal: raceGoal(today),
    fitnessAssessments,
    trainingPreferences,
    personalProfile: z.strictObject({
      firstName,
      lastName,
      email: checked<string>(
        (value) => {
          if (value === undefined || value === null || value === '') return 'Email is required.';
          return typeof value === 'string' && value.trim().toLowerCase() === accountEmail
            ? null
            : 'Email cannot be changed here.';
        },
        { type: 'string' },
      ),
      age,
      gender,
      injuries: z.array(injury(today)).max(50, 'At most 50 injuries.'),
    }),
    timeZone,
  });
}
