import type {
  Athlete,
  FitnessAssessment,
  Injury,
  TrainingPreferences,
  WorkoutTime,
} from '../../core/athlete/athlete.ts';
import type { Gender } from '../../core/codes/athlete.ts';
import type { Day, Weekday } from '../../core/calendar/calendar.ts';
import type { TaughtPrinciple } from '../../core/principles/rule.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { compiledOf } from './compiledPrinciple.ts';
import { dayOf } from '../kernel/day.ts';
import { NotPossible } from '../kernel/errors.ts';
import { blackoutsOf, caps } from '../revision/wishes.ts';

/** What the planner needs to know of an athlete. */
export const PLANNER_INCLUDE = {
  preferences: true,
  assessments: { orderBy: { sport: 'asc' } },
  injuries: { orderBy: { id: 'asc' } },
  raceGoal: true,
  seasonPlan: {
    include: { phases: { orderBy: { startDate: 'asc' } }, races: { orderBy: [{ raceDate: 'asc' }, { id: 'asc' }] } },
  },
} satisfies Prisma.AthleteInclude;

/** What the athlete's coaches of today teach, to all their athletes or to this one. */
export const PRINCIPLES_INCLUDE = {
  assignments: {
    where: { endedAt: null },
    orderBy: [{ assignedAt: 'asc' }, { id: 'asc' }],
    select: {
      athleteId: true,
      coach: {
        select: {
          user: { select: { firstName: true, lastName: true } },
          principles: { where: { isActive: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
        },
      },
    },
  },
} satisfies Prisma.AthleteInclude;

type TaughtRows = Prisma.AthleteGetPayload<{ include: typeof PRINCIPLES_INCLUDE }>;

/** Principles of the athlete's coaches as the planner takes them, the first taught first; those without a rule are left out. */
export function taughtTo({ assignments }: Pick<TaughtRows, 'assignments'>): readonly TaughtPrinciple[] {
  return assignments.flatMap(({ athleteId, coach: { user, principles } }) =>
    principles
      .filter((row) => row.athleteId === null || row.athleteId === athleteId)
      .map((row) => ({ id: row.id, by: `${user.firstName} ${user.lastName}`.trim(), rules: compiledOf(row).rules }))
      .filter(({ rules }) => rules.length > 0),
  );
}

export type PlannerRows = Prisma.AthleteGetPayload<{ include: typeof PLANNER_INCLUDE }>;

/** Age today of someone who gave it as whole years on an earlier day. */
export function ageOn(today: Day, age: number, enteredOn: Day): number {
  const years = Number(today.slice(0, 4)) - Number(enteredOn.slice(0, 4));
  return age + Math.max(0, today.slice(5) < enteredOn.slice(5) ? years - 1 : years);
}

type PreferencesRow = PlannerRows['preferences'];

function preferencesOf(row: NonNullable<PreferencesRow>): TrainingPreferences {
  return {
    weeklyHoursAvailable: row.weeklyHoursAvailable,
    longWorkoutDays: row.longWorkoutDays as Weekday[],
    unavailableDays: row.unavailableDays as Weekday[],
    preferredWorkoutTimes: row.preferredWorkoutTimes as WorkoutTime,
    maxMinutesByDay: caps(row),
    blackoutDates: blackoutsOf(row),
  };
}

/** The athlete as the planner sees them: no name, no id. Throws NotPossible before onboarding. */
export function athleteOf(row: Omit<PlannerRows, 'seasonPlan' | 'raceGoal'>, today: Day): Athlete {
  if (row.age === null || row.gender === null || !row.preferences) {
    throw new NotPossible('NOT_ONBOARDED', 'Complete the onboarding first.');
  }
  return {
    age: ageOn(today, row.age, row.ageEnteredOn ? dayOf(row.ageEnteredOn) : today),
    gender: row.gender as Gender,
    currentWeeklyHours: null,
    assessments: row.assessments.map(({ sport, experienceLevel, currentFitnessLevel, weeklyVolume }) => ({
      sport,
      experienceLevel,
      currentFitnessLevel,
      weeklyVolume,
    })) as FitnessAssessment[],
    preferences: preferencesOf(row.preferences),
    injuries: row.injuries.map(({ injuryType, affectedArea, dateOccurred, isRecovered }): Injury => ({
      injuryType,
      affectedArea,
      isRecovered,
      dateOccurred: dateOccurred && dayOf(dateOccurred),
    })),
    thresholds: { ftp: row.ftp, runThresholdSpeed: row.runThresholdSpeed, css: row.css, lthr: row.lthr },
  };
}
