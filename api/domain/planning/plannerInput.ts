import type {
  Athlete,
  FitnessAssessment,
  Injury,
  TrainingPreferences,
  WorkoutTime,
} from '../../core/athlete/athlete.ts';
import type { Gender } from '../../core/codes/athlete.ts';
import type { EnduranceSport } from '../../core/codes/sport.ts';
import type { Day, Weekday } from '../../core/calendar/calendar.ts';
import { type Constrained, withConstraints } from '../../core/language/constraints.ts';
import { BY_ATHLETE } from '../../core/messages/principleName.ts';
import type { TaughtPrinciple } from '../../core/principles/rule.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { compiledOf } from './compiledPrinciple.ts';
import { constraintsOf } from '../revision/constraints.ts';
import { dayOf } from '../kernel/day.ts';
import { NotPossible } from '../kernel/errors.ts';
import { blackoutsOf, caps } from '../revision/recurringPreferences.ts';

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

/** What the athlete's coaches of today teach, to all their athletes or to this one, and what the athlete says of their weeks. */
export const PRINCIPLES_INCLUDE = {
  preferences: true,
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

type TaughtRows = Pick<Prisma.AthleteGetPayload<{ include: typeof PRINCIPLES_INCLUDE }>, 'assignments' | 'preferences'>;

/** Stands for the row of a principle where a rule comes from the athlete's own words. */
export const OWN_CONSTRAINTS = 'constraints';

/**
 * The rules of the athlete's own constraints, then the principles of their coaches as the planner takes them, the first taught first;
 * those without a rule are left out.
 */
export function taughtTo({ assignments, preferences }: TaughtRows): readonly TaughtPrinciple[] {
  const own = preferences === null ? [] : constrainedOf(preferences).rules;
  const taught = assignments.flatMap(({ athleteId, coach: { user, principles } }) =>
    principles
      .filter((row) => row.athleteId === null || row.athleteId === athleteId)
      .map((row) => ({ id: row.id, by: `${user.firstName} ${user.lastName}`.trim(), rules: compiledOf(row).rules }))
      .filter(({ rules }) => rules.length > 0),
  );
  return own.length === 0 ? taught : [{ id: OWN_CONSTRAINTS, by: BY_ATHLETE, rules: own }, ...taught];
}

export type PlannerRows = Prisma.AthleteGetPayload<{ include: typeof PLANNER_INCLUDE }>;

/** Age today of someone who gave it as whole years on an earlier day. */
export function ageOn(today: Day, age: number, enteredOn: Day): number {
  const years = Number(today.slice(0, 4)) - Number(enteredOn.slice(0, 4));
  return age + Math.max(0, today.slice(5) < enteredOn.slice(5) ? years - 1 : years);
}

type PreferencesRow = PlannerRows['preferences'];

/** The preferences with what the athlete's own words add to them, and the rules that no preference says. */
const constrainedOf = (row: NonNullable<PreferencesRow>): Constrained =>
  withConstraints(statedPreferences(row), constraintsOf(row));

function statedPreferences(row: NonNullable<PreferencesRow>): TrainingPreferences {
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
    preferences: constrainedOf(row.preferences).preferences,
    injuries: row.injuries.map(({ injuryType, affectedArea, dateOccurred, isRecovered, recoveredOn }): Injury => ({
      injuryType,
      affectedArea,
      isRecovered,
      dateOccurred: dateOccurred && dayOf(dateOccurred),
      recoveredOn: recoveredOn && dayOf(recoveredOn),
    })),
    thresholds: { ftp: row.ftp, runThresholdSpeed: row.runThresholdSpeed, css: row.css, lthr: row.lthr },
    testedSports: row.testedSports as EnduranceSport[],
  };
}
