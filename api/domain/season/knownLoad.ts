import type { Sport } from '../../core/codes/sport.ts';
import { type Day, daysBetween } from '../../core/calendar/calendar.ts';
import type { Fitness } from '../../core/load/fitness.ts';
import type { RaceType } from '../../core/codes/race.ts';
import { fitnessAtStart, fitnessFromHours } from '../../core/season/seasonLoad.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { dayIn } from '../kernel/day.ts';
import { athleteOf, PLANNER_INCLUDE } from '../planning/plannerInput.ts';
import { snapshotOf } from '../revision/seasonSnapshot.ts';

/** From so much history on, a series may start from nothing: its beginning no longer shows. */
const ENOUGH_DAYS = 90;

/** Three years: what lies further back no longer shows in any number. */
export const KNOWN_WEEKS = 156;

export const WITH_ZONE = { ...PLANNER_INCLUDE, user: { select: { timeZone: true } } } satisfies Prisma.AthleteInclude;
export type AthleteRow = Prisma.AthleteGetPayload<{ include: typeof WITH_ZONE }>;

/**
 * Fitness on the eve of the Monday with which what is known of an athlete begins: what they said they train when they came, as
 * if they always had; nothing where the record reaches back well before that, nor before the onboarding.
 */
export function fitnessBefore(monday: Day, row: AthleteRow, today: Day): Fitness {
  if (row.age === null || row.gender === null || !row.preferences) return { ctl: 0, atl: 0 };
  const assessedOn = row.assessments.map(({ createdAt }) => dayIn(row.user.timeZone, createdAt)).sort()[0];
  if (assessedOn && daysBetween(monday, assessedOn) >= ENOUGH_DAYS) return { ctl: 0, atl: 0 };
  const athlete = athleteOf(row, today);
  if (row.seasonPlan)
    return fitnessAtStart(monday, {
      athlete,
      sports: row.seasonPlan.sportPreferences as Sport[],
      races: snapshotOf(row.seasonPlan).races,
    });
  return fitnessFromHours(
    athlete,
    (row.raceGoal?.raceType ?? null) as RaceType | null,
    athlete.assessments.map(({ sport }) => sport),
  );
}
