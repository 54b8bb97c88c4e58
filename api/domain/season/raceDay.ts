import type { RaceType } from '../../core/codes/race.ts';
import { OF_MANY_DISTANCES } from '../../core/constants/prediction.ts';
import type { Known } from '../../core/prediction/predictRace.ts';
import { raceEfforts } from '../../core/prediction/raceEfforts.ts';
import { lengthProblem } from '../../core/raceDay/course.ts';
import type { CoursePoint } from '../../core/raceDay/coursePoint.ts';
import { type DayPlan, dayPlanOf, NOTHING_GIVEN, type RaceDayGiven } from '../../core/raceDay/dayPlan.ts';
import { legsOfRace } from '../../core/raceDay/raceLegs.ts';
import { Prisma } from '../../db/client.ts';
import type { RaceDayPlan as GivenRow } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { columnOf, dayIn } from '../kernel/day.ts';
import { InvalidInput, NotFound, NotPossible } from '../kernel/errors.ts';
import type { Db, Deps } from '../kernel/ports.ts';
import { readerOf } from '../kernel/reader.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { parse } from '../kernel/validation.ts';
import { actorOf } from '../revision/revision.ts';
import { raceDaySchema } from './raceDay.schema.ts';
import { knownOfSeason } from './raceForecast.ts';
import { readSeasonState } from './seasonPlan.ts';
import type { SeasonState } from './seasonState.ts';

/** The plan of a race day, what was given for it, and who gave it. */
export interface RaceDay {
  plan: DayPlan;
  given: RaceDayGiven;
  /** Null: nothing was given yet. */
  changed: { byRole: 'athlete' | 'coach'; at: Date } | null;
}

function givenOf(row: GivenRow | null): RaceDayGiven {
  if (row === null) return NOTHING_GIVEN;
  const { temperatureC, humidity, practisedCarbsPerHour, gelCarbsG, bottleCarbsG, bottleMl } = row;
  return {
    bikeCourse: row.bikeCourse as unknown as CoursePoint[] | null,
    runCourse: row.runCourse as unknown as CoursePoint[] | null,
    temperatureC,
    humidity,
    practisedCarbsPerHour,
    gelCarbsG,
    bottleCarbsG,
    bottleMl,
  };
}

/** The plan of a race day, for the viewer; null once the day has passed, and where the season has no such race. */
export async function raceDayIn(
  db: Pick<Db, 'raceDayPlan'>,
  state: SeasonState,
  known: Known,
  viewer: Viewer,
  raceId: string,
): Promise<RaceDay | null> {
  const { season, input } = state;
  const race = input.races.find(({ id }) => id === raceId);
  if (!race || race.raceDate < input.today) return null;
  // who may read the season may read this
  const row = await db.raceDayPlan.findFirst({ where: { raceId, athleteId: season.plan.athleteId } });
  const given = givenOf(row);
  const efforts = raceEfforts(race, input.athlete, input.races, input.today);
  const reader = readerOf(viewer, season.plan.athleteId);
  return {
    plan: dayPlanOf({ race, known, efforts, given, reader }),
    given,
    changed: row && { byRole: row.changedByRole as 'athlete' | 'coach', at: row.updatedAt },
  };
}

/** The race of that id; `of` names the only athlete whose race it may be. Throws NotFound alike for a race of someone else. */
async function raceOf({ db }: Pick<Deps, 'db'>, viewer: Viewer, raceId: string | null, of?: string | null) {
  const where = { AND: [{ id: raceId ?? '' }, visibleTo(viewer).race] };
  const select = { id: true, athleteId: true, raceType: true, raceDate: true } as const;
  const found = raceId === null ? null : await db.race.findFirst({ where, select });
  if (!found || (of !== undefined && found.athleteId !== of)) throw new NotFound('Race not found.');
  return found;
}

/** The same by the race's id alone. Throws NotFound, and NotPossible without a season plan. */
export async function readRaceDay(
  deps: Deps,
  viewer: Viewer,
  raceId: string | null,
  of?: string | null,
): Promise<RaceDay | null> {
  const race = await raceOf(deps, viewer, raceId, of);
  const state = await readSeasonState(deps, viewer, race.athleteId);
  return raceDayIn(deps.db, state, await knownOfSeason(deps.db, state), viewer, race.id);
}

const COURSES = [
  ['bikeCourse', 'RIDE', 'This race has no ride.'],
  ['runCourse', 'RUN', 'This race has no run.'],
] as const;

/** Races over many distances are as long as their course. */
function assertCourses(raceType: RaceType, given: Partial<RaceDayGiven>, { units }: Viewer): void {
  const wrong = COURSES.flatMap(([path, kind, missing]) => {
    const points = given[path];
    const legs = legsOfRace(raceType, null).flatMap((leg) => (leg.kind === kind ? leg.distanceM! : []));
    if (points == null) return [];
    if (legs.length === 0) return [{ path, message: missing }];
    const message = OF_MANY_DISTANCES.includes(raceType) ? null : lengthProblem(points, legs, units);
    return message === null ? [] : [{ path, message }];
  });
  if (wrong.length > 0) throw new InvalidInput(wrong);
}

/** JSON columns tell an empty one apart from one that is left as it is. */
function columnsOf(given: Partial<RaceDayGiven>) {
  const { bikeCourse, runCourse, ...rest } = given;
  const json = (points: readonly CoursePoint[] | null) =>
    points === null ? Prisma.DbNull : (points.map(({ d, ele }) => ({ d, ele })) as Prisma.InputJsonValue);
  return {
    ...rest,
    ...(bikeCourse !== undefined && { bikeCourse: json(bikeCourse) }),
    ...(runCourse !== undefined && { runCourse: json(runCourse) }),
  };
}

/**
 * Keeps what is given for a race day, by the athlete or their coach, and by whom: the fields that are sent, null takes one away. It
 * changes no workout, so it is no revision. Throws NotFound, InvalidInput, and NotPossible once the day has passed.
 */
export async function updateRaceDay(
  deps: Deps,
  viewer: Viewer,
  raceId: string | null,
  input: unknown,
  of?: string | null,
): Promise<{ raceId: string; athleteId: string }> {
  const { db, clock } = deps;
  const race = await raceOf(deps, viewer, raceId, of);
  const { id, athleteId } = race;
  await assertMay(db, viewer, 'edit', athleteId);
  const parsed = parse(raceDaySchema, input);
  const sent = Object.entries(parsed).filter(([key]) => (input as Record<string, unknown>)[key] !== undefined);
  const given = Object.fromEntries(sent) as Partial<RaceDayGiven>;
  assertCourses(race.raceType as RaceType, given, viewer);
  const { user } = await db.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: { user: { select: { timeZone: true } } },
  });
  const now = clock();
  if (race.raceDate < columnOf(dayIn(user.timeZone, now)))
    throw new NotPossible('DONE_OR_PAST', 'The day of this race has passed.');
  if (sent.length === 0) return { raceId: id, athleteId };
  const changed = { ...columnsOf(given), changedByRole: actorOf(viewer, athleteId).role, updatedAt: now };
  await db.raceDayPlan.upsert({
    where: { raceId: id },
    create: { raceId: id, athleteId, createdAt: now, ...changed },
    update: { ...changed, version: { increment: 1 } },
  });
  await announceAthlete(deps, athleteId);
  return { raceId: id, athleteId };
}
