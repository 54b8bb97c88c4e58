import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { realpathSync } from 'node:fs';
import { z } from 'zod';

import { WORKOUT_TIMES } from '../core/athlete/athlete.ts';
import { EXPERIENCE_LEVELS, FITNESS_LEVELS, GENDERS } from '../core/codes/athlete.ts';
import { SPORTS } from '../core/codes/sport.ts';
import { isDay, WEEKDAYS } from '../core/calendar/calendar.ts';
import { MIN_AGE } from '../core/constants/week.ts';
import { planAll } from '../core/week/planAll.ts';
import type { PlannedWeek } from '../core/week/schedule.ts';
import { WORKOUT_TYPES } from '../core/codes/workout.ts';
import { rungOfId } from '../core/workout/families/ladder.ts';
import { isTest } from '../core/workout/thresholdTest.ts';
import { PRIORITIES, RACE_TYPES } from '../core/codes/race.ts';

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Use the form YYYY-MM-DD.')
  .refine(isDay, { error: ({ input }) => `${String(input)} is not a calendar date.` });
const weekdays = z.array(z.enum(WEEKDAYS));
/** Unknown thresholds may be left out or null. */
const threshold = z.number().positive().nullable().default(null);

const line = z.strictObject({
  today: day,
  horizon: z.union([z.literal('season'), z.literal(4)]).default('season'),
  athlete: z.strictObject({
    age: z.int().min(MIN_AGE, `Plans are for people of ${MIN_AGE} years and older.`).max(100),
    gender: z.enum(GENDERS),
    currentWeeklyHours: z.number().min(0).max(168).nullable().default(null),
    /** Trained in each of the last four weeks; what was done counts before what was told. */
    doneHours: z.array(z.number().min(0).max(168)).length(4, 'Give the hours of the last four weeks.').optional(),
    assessments: z
      .array(
        z.strictObject({
          sport: z.enum(SPORTS),
          experienceLevel: z.enum(EXPERIENCE_LEVELS),
          currentFitnessLevel: z.enum(FITNESS_LEVELS),
          weeklyVolume: z.string().default(''),
        }),
      )
      .default([]),
    preferences: z.strictObject({
      weeklyHoursAvailable: z.number().min(0).max(40),
      longWorkoutDays: weekdays.default([]),
      unavailableDays: weekdays.default([]),
      preferredWorkoutTimes: z.enum(WORKOUT_TIMES).default('morning'),
      maxMinutesByDay: z.partialRecord(z.enum(WEEKDAYS), z.int().min(0).max(1440)).optional(),
      blackoutDates: z
        .array(
          z
            .strictObject({ from: day, to: day, label: z.string().nullable().optional() })
            .refine(({ from, to }) => from <= to, 'The last day is before the first.'),
        )
        .optional(),
    }),
    injuries: z
      .array(
        z.strictObject({
          injuryType: z.string(),
          affectedArea: z.string(),
          dateOccurred: day.nullable().default(null),
          isRecovered: z.boolean().default(false),
        }),
      )
      .default([]),
    thresholds: z
      .strictObject({ ftp: threshold, runThresholdSpeed: threshold, css: threshold, lthr: threshold })
      .optional(),
  }),
  sports: z.array(z.enum(SPORTS)).default([]),
  races: z
    .array(
      z.strictObject({
        raceName: z.string(),
        raceType: z.enum(RACE_TYPES),
        raceDate: day,
        priority: z.enum(PRIORITIES).default('B'),
        goalTimeSec: z.int().positive().nullable().default(null),
      }),
    )
    .default([]),
  principles: z
    .array(
      z.object({
        principleType: z.string().default(''),
        context: z.string().default(''),
        principle: z.string(),
        phaseType: z.string().nullable().default(null),
        workoutType: z.string().nullable().default(null),
        coach: z.string().default(''),
      }),
    )
    .default([]),
  /** Trained in the weeks before this one, later ones do not count: runs grow from them, and hard days keep their distance. */
  pastWorkouts: z
    .array(
      z.strictObject({
        scheduledDate: day,
        workoutType: z.enum(WORKOUT_TYPES),
        duration: z.int().positive().max(1440),
        isLong: z.boolean().default(false),
        isHard: z.boolean().default(false),
        templateId: z.string().nullable().default(null),
      }),
    )
    .default([]),
});

type LineError = {
  error: {
    code: string;
    message: string;
    path?: string;
    constraints?: readonly string[];
    relaxations?: readonly string[];
  };
};

/** The answer to one line of input: a plan, or an error with the path of the first field that is wrong. */
export function answerLine(text: string): object {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failure('INVALID_JSON', 'The line is not valid JSON.');
  }
  const parsed = line.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return failure('INVALID_INPUT', issue.message, issue.path.join('.'));
  }
  const { athlete, pastWorkouts, ...rest } = parsed.data;
  const { maxMinutesByDay, ...preferences } = athlete.preferences;
  const { thresholds, doneHours, ...person } = athlete;
  const currentWeeklyHours = doneHours
    ? doneHours.reduce((sum, hours) => sum + hours, 0) / doneHours.length
    : person.currentWeeklyHours;
  const result = planAll({
    ...rest,
    past: pastWorkouts,
    athlete: {
      ...person,
      currentWeeklyHours,
      ...(thresholds ? { thresholds } : {}),
      preferences: { ...preferences, ...(maxMinutesByDay ? { maxMinutesByDay } : {}) },
    },
  });
  if (result.ok) return { ...result.plan, weeks: result.plan.weeks.map(printedWeek) };
  const { code, message, constraints, relaxations } = result.conflict;
  return { error: { code, message, constraints, relaxations } } satisfies LineError;
}

/** A week with the hours of its workouts, and of each workout the family and the rung on its ladder, 1 the first; null: of none. */
function printedWeek(week: PlannedWeek) {
  const minutes = week.workouts.reduce(
    (sum, { workoutType, duration }) => sum + (workoutType === 'race' ? 0 : duration),
    0,
  );
  return {
    ...week,
    placedHours: Math.round((100 * minutes) / 60) / 100,
    workouts: week.workouts.map((workout) => {
      const place = rungOfId(workout.templateId);
      return {
        ...workout,
        family: place?.family ?? null,
        rung: place === null ? null : place.rung + 1,
        test: isTest(workout.templateId),
      };
    }),
  };
}

function failure(code: string, message: string, path?: string): LineError {
  return { error: { code, message, ...(path ? { path } : {}) } };
}

/** Answers each line of the input with one line of output, in order; empty lines are passed over. */
async function main(): Promise<void> {
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (text.trim() === '') continue;
    let answer: object;
    try {
      answer = answerLine(text);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      answer = failure('INTERNAL', 'The planner failed on this line.');
    }
    if (!process.stdout.write(`${JSON.stringify(answer)}\n`)) await once(process.stdout, 'drain');
  }
}

const USAGE = `Usage: npm run plan < athletes.jsonl

The planner alone: reads one JSON object a line and answers each with a line, a plan or an error.

  today            "2027-01-04"
  horizon          "season" (as left out), or 4: the first four weeks
  athlete          age (from ${MIN_AGE}), gender, assessments [{sport, experienceLevel, currentFitnessLevel}],
                   preferences {weeklyHoursAvailable, longWorkoutDays, unavailableDays, maxMinutesByDay, blackoutDates},
                   currentWeeklyHours, doneHours [h, h, h, h], injuries,
                   thresholds {ftp W, runThresholdSpeed m/s, css m/s, lthr bpm}
  sports           ${SPORTS.join(', ')}
  races            [{raceName, raceType, raceDate, priority, goalTimeSec}]; raceType is one of
                   ${RACE_TYPES.join(', ')};
                   of a race of many distances the name tells its own ("Lake 1500 m")
  principles       [{principle}], what a coach wants, in words

Answer: phases, weeks with their workouts, warnings, principles, races {predictedSec, plannedSec, summary}.

  echo '{"today":"2027-01-04","athlete":{"age":35,"gender":"female","preferences":{"weeklyHoursAvailable":6}},"races":[{"raceName":"City","raceType":"10k","raceDate":"2027-04-11","priority":"A"}]}' | npm run -s plan
`;

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--help') || process.argv.includes('-h')) process.stdout.write(USAGE);
  else void main();
}
