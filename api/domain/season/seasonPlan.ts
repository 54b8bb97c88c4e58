import { withPlannedTimes } from '../../core/prediction/plannedTimes.ts';
import { dateForPeople } from '../../core/calendar/dayNames.ts';
import { warningOf } from '../../core/messages/planWarning.ts';
import type { Athlete } from '../../core/athlete/athlete.ts';
import { type Sport, SPORTS } from '../../core/codes/sport.ts';
import { addDays, type Day, weekdayIndex } from '../../core/calendar/calendar.ts';
import { RACE_TYPE_NUMBERS } from '../../core/constants/season.ts';
import { type Race, RACE_TYPE_LABELS } from '../../core/race/race.ts';
import { baseSportsOf, type RaceType } from '../../core/codes/race.ts';
import type { Season } from '../../core/season/season.ts';
import type { PlanWarning } from '../../core/codes/warning.ts';
import { planSeason } from '../../core/season/seasonPlan.ts';
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
      const after = await firstSeason(tx, athleteId, today, clock());
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
async function firstSeason(tx: Tx, athleteId: string, today: Day, now: Date): Promise<SeasonSnapshot> {
  const row = await tx.athlete.findUniqueOrThrow({ where: { id: athleteId }, include: PLANNER_INCLUDE });
  if (!row.raceGoal) throw new NotPossible('NO_RACE_GOAL', 'Set a race goal first.');
  const athlete = athleteOf(row, today);
  const { raceName, targetDate, goalTimeSec } = row.raceGoal;
  const raceType = row.raceGoal.raceType as RaceType;
  const raceDate = targetDate ? dayOf(targetDate) : idealRaceDay(raceType, today);
  if (raceDate < today)
    throw new NotPossible('RACE_DATE_PASSED', 'The day of your race goal has passed. Choose a new goal.');
  const race: Race = {
    raceName: raceName ?? RACE_TYPE_LABELS[raceType],
    raceType,
    raceDate,
    priority: 'A',
    goalTimeSec,
  };
  const sports = sportsOf(athlete, raceType);
  const season = planSeason({ today, athlete, sports, races: withPlannedTimes([race], athlete, today) });
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
      sportPreferences: sports,
      dateIsAssumed: !targetDate,
      warnings: warningsOf(season, targetDate ? null : raceDate),
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

/** Sports of the race, those that the athlete told of, and strength, in one fixed order. */
function sportsOf({ assessments }: Athlete, raceType: RaceType): Sport[] {
  const wanted = new Set<Sport>([...baseSportsOf(raceType), ...assessments.map(({ sport }) => sport), 'strength']);
  return SPORTS.filter((sport) => wanted.has(sport));
}

/** The Sunday nearest to the ideal number of weeks from today, race week included. */
export function idealRaceDay(raceType: RaceType, today: Day): Day {
  const { ideal, taperWeeks } = RACE_TYPE_NUMBERS[raceType];
  const weeks = ideal.base + ideal.build + ideal.specific + ideal.peak + taperWeeks + 1;
  const day = addDays(today, 7 * weeks);
  const toSunday = 6 - weekdayIndex(day);
  return addDays(day, toSunday > 3 ? toSunday - 7 : toSunday);
}

function warningsOf(season: Season, assumed: Day | null): PlanWarning[] {
  return [...(assumed ? [warningOf('RACE_DATE_ASSUMED', { assumed })] : []), ...season.warnings];
}
