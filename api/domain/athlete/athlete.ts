import { conditionsIn } from '../../core/language/request/conditions.ts';
import { recordConditions } from '../revision/injuryRecord.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { encodeId } from '../../core/units/ids.ts';
import type { Day, Weekday } from '../../core/calendar/calendar.ts';
import type { Thresholds, WorkoutTime, Blackout } from '../../core/athlete/athlete.ts';
import type { ExperienceLevel, FitnessLevel, Gender } from '../../core/codes/athlete.ts';
import type { EnduranceSport, Sport } from '../../core/codes/sport.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { onboarding } from './athlete.schema.ts';
import { enterThresholds } from './enteredThresholds.ts';
import { columnOf, dayIn, dayOf } from '../kernel/day.ts';
import { NotFound, Unauthenticated } from '../kernel/errors.ts';
import { ageOn } from '../planning/plannerInput.ts';
import { type ToldConstraint, toldConstraints, withConstraintDates } from '../revision/constraints.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { blackoutsOf } from '../revision/recurringPreferences.ts';
import type { Deps } from '../kernel/ports.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { parse } from '../kernel/validation.ts';

export const nullable = (day: Day | null) => (day === null ? null : columnOf(day));

/** The zone that the input asks for, so that "today" is right before it is saved; the account's where it asks for none. */
function zoneOf(input: unknown, saved: string): string {
  const asked = (input as { timeZone?: unknown } | null)?.timeZone;
  try {
    return typeof asked === 'string'
      ? new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions().timeZone
      : saved;
  } catch {
    return saved;
  }
}

/**
 * Fills the viewer's athlete from the onboarding form; answers its uuid. Doing it again updates: one profile, one goal.
 * A recent race or test becomes the threshold that it tells. Throws InvalidInput with the path of every wrong field, and Forbidden for a token that may only read.
 */
export async function completeOnboarding(deps: Deps, viewer: Viewer, input: unknown): Promise<string> {
  const { athleteId, userId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const user = await deps.db.user.findUnique({ where: { id: userId }, select: { email: true, timeZone: true } });
  if (!user) throw new Unauthenticated();
  const now = deps.clock();
  const today = dayIn(zoneOf(input, user.timeZone), now);
  const { raceGoal, fitnessAssessments, trainingPreferences, personalProfile, timeZone } = parse(
    onboarding(today, user.email),
    input,
  );
  const { firstName, lastName, age, gender, injuries } = personalProfile;
  const { schedulingConstraints } = trainingPreferences;
  const { raceType, raceName, targetDate, goalTimeSec } = raceGoal;
  const goal = { raceType, raceName, targetDate: nullable(targetDate), goalTimeSec };

  await deps.db.$transaction(async (tx) => {
    const { onboardingCompletedAt, preferences: known } = await tx.athlete.findUniqueOrThrow({
      where: { id: athleteId },
      select: { onboardingCompletedAt: true, preferences: true },
    });
    const blocked = withConstraintDates(trainingPreferences.blackoutDates ?? blackoutsOf(known), {
      text: schedulingConstraints,
      before: known?.schedulingConstraints ?? null,
      today,
    });
    const preferences = { ...trainingPreferences, blackoutDates: blocked as unknown as Prisma.InputJsonValue };
    await tx.user.update({ where: { id: userId }, data: { firstName, lastName, timeZone: timeZone ?? user.timeZone } });
    // the lists are replaced: what the form no longer holds is gone
    await tx.fitnessAssessment.deleteMany({ where: { athleteId } });
    await tx.injury.deleteMany({ where: { athleteId } });
    await tx.athlete.update({
      where: { id: athleteId },
      data: {
        firstName,
        lastName,
        age,
        ageEnteredOn: columnOf(today),
        gender,
        onboardingCompletedAt: onboardingCompletedAt ?? now,
        preferences: { upsert: { create: preferences, update: preferences } },
        raceGoal: { upsert: { create: goal, update: goal } },
        assessments: {
          createMany: { data: fitnessAssessments.assessments.map((each) => ({ ...each, createdAt: now })) },
        },
        injuries: {
          createMany: {
            data: injuries.map((each) => ({ ...each, dateOccurred: nullable(each.dateOccurred), createdAt: now })),
          },
        },
      },
    });
    await recordConditions(tx, athleteId!, conditionsIn(schedulingConstraints ?? '', today), now);
  });
  await enterThresholds(deps, viewer, fitnessAssessments.thresholds);
  await announceAthlete(deps, athleteId);
  return athleteId;
}

export interface Profile {
  user: { email: string; authProvider: 'email' | 'google'; timeZone: string } & DisplayUnits;
  athleteProfile: { id: string; firstName: string; lastName: string; age: number | null; gender: Gender | null };
  trainingPreferences: {
    weeklyHoursAvailable: number;
    longWorkoutDays: Weekday[];
    unavailableDays: Weekday[];
    preferredWorkoutTimes: WorkoutTime;
    schedulingConstraints: string | null;
    maxMinutesByDay: Partial<Record<Weekday, number>>;
    blackoutDates: Blackout[];
  } | null;
  /** The athlete's scheduling constraints, a sentence each, with what the plan makes of it. */
  constraints: ToldConstraint[];
  fitnessAssessments: {
    id: string;
    createdAt: string;
    sport: Sport;
    experienceLevel: ExperienceLevel;
    currentFitnessLevel: FitnessLevel;
    weeklyVolume: string;
    notes: string | null;
  }[];
  injuries: {
    id: string;
    injuryType: string;
    affectedArea: string;
    dateOccurred: Day | null;
    isRecovered: boolean;
    notes: string | null;
  }[];
  /** Null: not measured. */
  thresholds: Thresholds;
  /** Sports whose threshold the plan may test. */
  testedSports: EnduranceSport[];
}

/** The viewer's own profile, with ids as they leave the server. Throws NotFound when there is none. */
export async function profileOf(deps: Deps, viewer: Viewer): Promise<Profile> {
  const athlete = await deps.db.athlete.findUnique({
    where: { id: viewer.athleteId },
    include: {
      user: { select: { email: true, googleId: true, timeZone: true, units: true, poolLength: true } },
      preferences: true,
      assessments: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      injuries: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    },
  });
  if (!athlete) throw new NotFound('Profile not found');
  const { user, preferences } = athlete;
  const today = dayIn(user.timeZone, deps.clock());
  const age =
    athlete.age === null || athlete.ageEnteredOn === null
      ? null
      : ageOn(today, athlete.age, dayOf(athlete.ageEnteredOn));
  return {
    user: {
      email: user.email,
      authProvider: user.googleId === null ? 'email' : 'google',
      timeZone: user.timeZone,
      ...({ units: user.units, poolLength: user.poolLength } as DisplayUnits),
    },
    athleteProfile: {
      id: encodeId('athlete', athlete.id),
      firstName: athlete.firstName,
      lastName: athlete.lastName,
      age,
      gender: athlete.gender as Gender | null,
    },
    trainingPreferences: preferences && {
      weeklyHoursAvailable: preferences.weeklyHoursAvailable,
      longWorkoutDays: preferences.longWorkoutDays as Weekday[],
      unavailableDays: preferences.unavailableDays as Weekday[],
      preferredWorkoutTimes: preferences.preferredWorkoutTimes as WorkoutTime,
      schedulingConstraints: preferences.schedulingConstraints,
      maxMinutesByDay: preferences.maxMinutesByDay as Partial<Record<Weekday, number>>,
      blackoutDates: blackoutsOf(preferences),
    },
    constraints: preferences === null ? [] : toldConstraints(preferences),
    fitnessAssessments: athlete.assessments.map((each) => ({
      id: encodeId('assessment', each.id),
      createdAt: each.createdAt.toISOString(),
      sport: each.sport as Sport,
      experienceLevel: each.experienceLevel as ExperienceLevel,
      currentFitnessLevel: each.currentFitnessLevel as FitnessLevel,
      weeklyVolume: each.weeklyVolume,
      notes: each.notes,
    })),
    thresholds: {
      ftp: athlete.ftp,
      runThresholdSpeed: athlete.runThresholdSpeed,
      css: athlete.css,
      lthr: athlete.lthr,
    },
    testedSports: athlete.testedSports as EnduranceSport[],
    injuries: athlete.injuries.map((each) => ({
      id: encodeId('injury', each.id),
      injuryType: each.injuryType,
      affectedArea: each.affectedArea,
      dateOccurred: each.dateOccurred === null ? null : dayOf(each.dateOccurred),
      isRecovered: each.isRecovered,
      notes: each.notes,
    })),
  };
}
