import { z } from 'zod';
import { WORKOUT_TIMES } from '../../core/athlete/athlete.ts';
import { EXPERIENCE_LEVELS, FITNESS_LEVELS, GENDERS } from '../../core/codes/athlete.ts';
import { ENDURANCE_SPORTS, SPORTS } from '../../core/codes/sport.ts';
import { WEEKDAYS } from '../../core/calendar/calendar.ts';
import { RACE_TYPES } from '../../core/codes/race.ts';
import { displayUnits, signedInBy } from '../account/account.answer.ts';
import { adaptation } from '../adapt/adjustment.answer.ts';
import { day, done, id, instant, rating, next } from '../kernel/answer.ts';
import { replan } from '../season/season.answer.ts';

const weekdays = z.array(z.enum(WEEKDAYS));

const preferences = z
  .object({
    weeklyHoursAvailable: z.int(),
    longWorkoutDays: weekdays,
    unavailableDays: weekdays,
    preferredWorkoutTimes: z.enum(WORKOUT_TIMES),
    schedulingConstraints: z.string().nullable(),
    maxMinutesByDay: z
      .partialRecord(z.enum(WEEKDAYS), z.int())
      .describe('By weekday; one that is left out has no limit.'),
    blackoutDates: z.array(
      z.object({ from: day, to: day, label: z.string().nullish(), mostMinutes: z.int().nullish() }),
    ),
  })
  .meta({ id: 'TrainingPreferences' });

const assessed = {
  sport: z.enum(SPORTS),
  experienceLevel: z.enum(EXPERIENCE_LEVELS),
  currentFitnessLevel: z.enum(FITNESS_LEVELS),
  weeklyVolume: z.string(),
};
const assessment = z
  .object({ id: id('assessment'), createdAt: instant, ...assessed, notes: z.string().nullable() })
  .meta({ id: 'FitnessAssessment' });

const injury = z
  .object({
    id: id('injury'),
    injuryType: z.string(),
    affectedArea: z.string(),
    dateOccurred: day.nullable(),
    isRecovered: z.boolean(),
    notes: z.string().nullable(),
  })
  .meta({ id: 'Injury' });

const constraints = z
  .array(
    z.object({
      text: z.string(),
      understood: z.string().nullable().describe('Null: nothing follows from it.'),
      note: z
        .string()
        .nullable()
        .describe(
          'Why, where it is known: its dates are blocked no more, it contradicts one before it, or it may mean two things.',
        ),
    }),
  )
  .describe('The scheduling constraints, sentence by sentence, with what the plan makes of each.');

const parts = {
  user: z.object({ email: z.string(), authProvider: signedInBy, timeZone: z.string(), ...displayUnits }),
  athleteProfile: z.object({
    id: id('athlete'),
    firstName: z.string(),
    lastName: z.string(),
    age: z.int().nullable(),
    gender: z.enum(GENDERS).nullable(),
  }),
  trainingPreferences: preferences.nullable(),
  constraints,
  fitnessAssessments: z.array(assessment),
  injuries: z.array(injury),
  thresholds: z
    .object({
      ftp: z.number().nullable(),
      runThresholdSpeed: z.number().nullable(),
      css: z.number().nullable(),
      lthr: z.number().nullable(),
    })
    .describe('Null: not measured.'),
  testedSports: z.array(z.enum(ENDURANCE_SPORTS)).describe('Sports whose threshold the plan may test.'),
};
export const profile = z.object(parts);
export const profileChanged = done.extend({ ...parts, adaptation: adaptation.nullable(), replan });
export const onboarded = done.extend({ athleteProfileId: id('athlete'), constraints });

const answered = rating.nullable();
const common = {
  weekStartDate: day,
  travelThisWeek: z.boolean().nullable(),
  majorDeadlines: z.boolean().nullable(),
  notes: z.string().nullable(),
};
const coachAnswers = {
  workStressLevel: answered,
  sleepQuality: answered,
  musclesSoreness: answered,
  energyLevel: answered,
  motivationLevel: answered,
  overallWellness: answered,
};

const answers = { mood: answered, stress: answered, sleep: answered, mentalReadiness: answered };

const checkIn = z
  .object({
    id: id('checkin'),
    ...common,
    ...coachAnswers,
    ...answers,
    readiness: z.int().min(0).max(100).nullable().describe('Null: too little was answered.'),
    isPlanKept: z.boolean().describe('The athlete kept the plan as it was: no rule follows these answers.'),
    updatedAt: instant,
  })
  .meta({ id: 'CheckIn' });
export const checkInList = z.object({ checkIns: z.array(checkIn), next });
export const checkedIn = z.object({
  checkIn,
  adaptation: adaptation.nullable().describe('Null: there is no schedule, and nothing to say.'),
});

const measured = z
  .object({
    day,
    hrv: z.number().nullable(),
    restingHeartRate: z.int().nullable(),
    sleepHours: z.number().nullable(),
    weight: z.number().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'WellnessDay' });
export const wellnessList = z.object({ days: z.array(measured) });
export const wellnessRecorded = wellnessList.extend({
  adaptation: adaptation.nullable().describe('Null: nothing was told that the plan follows, or there is no schedule.'),
});

const coached = {
  id: id('athlete'),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
};
export const roster = z.array(z.object({ ...coached, assignedAt: instant }).meta({ id: 'CoachedAthlete' }));
export const coachedAthlete = z.object({
  athlete: z.object({ ...coached, assignedAt: instant.nullable() }),
  program: z.object({ programType: z.string() }),
  checkIns: z.array(z.object({ id: id('checkin'), ...common, ...coachAnswers, ...answers })),
  raceGoals: z.array(
    z.object({
      id: id('goal'),
      raceType: z.enum(RACE_TYPES),
      raceName: z.string().nullable(),
      targetDate: day.nullable(),
      goalTimeSec: z.int().nullable().describe('Null: no goal.'),
    }),
  ),
  fitnessAssessments: z.array(z.object(assessed)),
});
