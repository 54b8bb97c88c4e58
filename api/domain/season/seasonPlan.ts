import { dateForPeople } from '../../core/calendar/dayNames.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { RaceType } from '../../core/codes/race.ts';
import { firstSeason } from '../../core/week/firstPlan.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { dayIn, dayOf } from '../kernel/day.ts';
import { NotPossible } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import { athleteOf, PLANNER_INCLUDE } from '../planning/plannerInput.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { actorOf, changeSchedule } from '../revision/revision.ts';
import { madeFromOf } from './madeFrom.ts';
import { loadSeason, type RaceRow, resultColumns, type SeasonSnapshot } from '../revision/seasonSnapshot.ts';
import { loadSeasonState, type SeasonState } from './seasonState.ts';

export const PLAN_INCLUDE = {
  phases: { orderBy: { startDate: 'asc' } },
  races: { orderBy: [{ raceDate: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.SeasonPlanInclude;

export type SeasonPlanRows = Prisma.SeasonPlanGetPayload<{ include: typeof PLAN_INCLUDE }>;

/** The athlete's plan with its phases and races; null where there is none. */
export async function readSeasonPlan(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  athleteId: string | null,
): Promise<SeasonPlanRows | null> {
  await assertMay(db, viewer, 'read', athleteId);
  return db.seasonPlan.findFirst({
    where: { AND: [{ athleteId: athleteId! }, visibleTo(viewer).seasonPlan] },
    include: PLAN_INCLUDE,
  });
}

/** The athlete's season plan with all that planning it anew needs. Throws NotFound, and NotPossible where there is no plan. */
export async function readSeasonState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  athleteId: string | null,
): Promise<SeasonState> {
  await assertMay(db, viewer, 'read', athleteId);
  const athlete = await db.athlete.findUniqueOrThrow({
    where: { id: athleteId! },
    select: { user: { select: { timeZone: true } } },
  });
  return loadSeasonState(db, athleteId!, dayIn(athlete.user.timeZone, clock()));
}

/**
 * Makes the viewer's season plan from the goal of the onboarding, which becomes its A race; a revision like every change, so
 * it can be taken back. A goal without a date is placed at the race type's ideal number of weeks from today, and noted as
 * assumed. A plan that exists is left alone: asking twice gives one plan. Throws NotPossible without a goal, or one whose
 * day has passed.
 */
export async function createSeasonPlan(deps: Deps, viewer: Viewer): Promise<{ plan: SeasonPlanRows; isNew: boolean }> {
  const { db, clock } = deps;
  const { athleteId } = viewer;
  await assertMay(db, viewer, 'own', athleteId);
  const existing = await db.seasonPlan.findUnique({ where: { athleteId }, include: PLAN_INCLUDE });
  if (existing) return { plan: existing, isNew: false };
  const { result } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'season',
    async (tx, { today }) => {
      const nothing = { workouts: [], weeks: [] };
      // another request was first
      if (await loadSeason(tx, athleteId)) return { changes: nothing, summary: '', result: { isNew: false } };
      const after = await seasonToGoal(tx, athleteId, today, clock());
      const { raceName, raceDate } = after.races[0]!;
      return {
        changes: { ...nothing, season: { before: null, after } },
        summary: `Planned the season to ${raceName} on ${dateForPeople(raceDate)}.`,
        result: { isNew: true },
      };
    },
  );
  return { plan: await db.seasonPlan.findUniqueOrThrow({ where: { athleteId }, include: PLAN_INCLUDE }), ...result };
}

/** The season that leads to the goal of the onboarding. */
async function seasonToGoal(tx: Tx, athleteId: string, today: Day, now: Date): Promise<SeasonSnapshot> {
  const row = await tx.athlete.findUniqueOrThrow({ where: { id: athleteId }, include: PLANNER_INCLUDE });
  if (!row.raceGoal) throw new NotPossible('NO_RACE_GOAL', 'Set a race goal first.');
  const athlete = athleteOf(row, today);
  const { raceName, targetDate, goalTimeSec } = row.raceGoal;
  const goal = {
    raceType: row.raceGoal.raceType as RaceType,
    raceName,
    targetDate: targetDate && dayOf(targetDate),
    goalTimeSec,
  };
  if (goal.targetDate && goal.targetDate < today)
    throw new NotPossible('RACE_DATE_PASSED', 'The day of your race goal has passed. Choose a new goal.');
  const { race, sports, season, isDateAssumed } = firstSeason({ today, athlete, goal });
  const planId = newId(now);
  const onFile: RaceRow = {
    ...race,
    id: newId(now),
    athleteId,
    planId,
    location: null,
    notes: null,
    goalTimeSec,
    ...resultColumns(null),
  };
  return {
    plan: {
      id: planId,
      athleteId,
      seasonStart: season.seasonStart,
      seasonEnd: season.seasonEnd,
      mainRaceId: onFile.id,
      sportPreferences: [...sports],
      dateIsAssumed: isDateAssumed,
      warnings: [...season.warnings],
      lostWeeks: [],
      madeFrom: madeFromOf([onFile], sports, athlete.preferences.weeklyHoursAvailable) as unknown as Prisma.JsonValue,
      version: 1,
    },
    races: [onFile],
    phases: season.phases.map(({ phaseName, phaseType, startDate, endDate, weeklyVolume, description, ...lists }) => ({
      id: newId(now),
      athleteId,
      planId,
      phaseName,
      phaseType,
      startDate,
      endDate,
      weeklyVolume,
      plannedVolume: weeklyVolume,
      description,
      focusAreas: [...lists.focusAreas],
      baseSports: [...lists.baseSports],
      sportPreferences: [...lists.sportPreferences],
      isEdited: false,
    })),
  };
}
