import { dateForPeople } from '../../core/calendar/dayNames.ts';
import type { AnsweredRevision } from '../revision/revision.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import { goalTimeProblem } from '../../core/race/goalTime.ts';
import { MAX_SEASON_WEEKS } from '../../core/constants/season.ts';
import type { PlanWarning } from '../../core/codes/warning.ts';
import { assertMayWrite, type Viewer, visibleTo } from '../kernel/access.ts';
import { InvalidInput, NotFound, NotPossible } from '../kernel/errors.ts';
import { assertRoom } from '../kernel/maxRows.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps } from '../kernel/ports.ts';
import { addRaceSchema, raceResultSchema, updateRaceSchema } from './race.schema.ts';
import { changeSeason, type RaceValidation, validationOf, warningsOfGoal, warningsOfRace } from './seasonChange.ts';
import { type RaceRow, resultColumns, resultOf, type SeasonSnapshot } from '../revision/seasonSnapshot.ts';
import { lastRaceDay } from './seasonState.ts';
import { isOfSameSize, pacedAnew, raceWorkoutAfter, raceWorkoutFollows, withPaces } from './raceWorkout.ts';
import { parse } from '../kernel/validation.ts';

/** A change of one race: the race as it is now, or was before it was deleted. */
export interface RaceChange {
  athleteId: string;
  planId: string;
  race: RaceRow;
  validation: RaceValidation;
  revision: AnsweredRevision;
}

/** A race further away than this is a slip of the pen. */
const MAX_YEARS = 3;

/** Throws InvalidInput for a day that has passed, or that no season plan reaches. */
export function assertRaceDay(raceDate: Day, today: Day, path = 'raceDate'): void {
  const refuse = (message: string): never => {
    throw new InvalidInput([{ path, message }]);
  };
  if (raceDate < today) refuse('Race date must be today or later.');
  const [year, rest] = [Number(today.slice(0, 4)), today.slice(4)];
  if (raceDate > `${year + MAX_YEARS}${rest}`) refuse(`Race date must be within ${MAX_YEARS} years.`);
  const last = lastRaceDay(today, MAX_SEASON_WEEKS);
  if (raceDate > last)
    refuse(`A season plan reaches ${MAX_SEASON_WEEKS} weeks. Choose a race date up to ${dateForPeople(last)}.`);
}

/** Throws InvalidInput for a goal that no race of the type and length is finished in. */
export function assertGoalTime(
  { raceType, raceName, goalTimeSec }: Pick<RaceRow, 'raceType' | 'raceName' | 'goalTimeSec'>,
  path = 'goalTimeSec',
): void {
  const problem = goalTimeSec === null ? null : goalTimeProblem({ raceType, raceName }, goalTimeSec);
  if (problem !== null) throw new InvalidInput([{ path, message: problem }]);
}

/** Adds a race to the athlete's season plan; the phases follow when the plan is regenerated. Throws InvalidInput, NotPossible without a plan or with a full one. */
export async function addRace(
  deps: Deps,
  viewer: Viewer,
  athleteId: string | null,
  input: unknown,
): Promise<RaceChange> {
  const changed = await changeSeason(deps, viewer, athleteId, async (state, _tx, { id, today }) => {
    const given = parse(addRaceSchema, input);
    assertRaceDay(given.raceDate, today);
    assertGoalTime(given);
    const { season } = state;
    assertRoom('races', season.races.length);
    const race: RaceRow = {
      ...given,
      id: newId(deps.clock()),
      athleteId: id,
      planId: season.plan.id,
      ...resultColumns(null),
    };
    const after = withRaces(season, [...season.races, race]);
    const goal = warningsOfGoal(state, after);
    const result = { race, validation: validationOf([...warningsOfRace(state, after, race.id), ...goal]) };
    return { after, summary: withGoal(`Added the race ${race.raceName}.`, goal), result };
  });
  return flat(changed);
}

/** Changes the fields that are sent; the race's own workout follows, and workouts to come at race effort follow another goal. Throws NotFound, InvalidInput. */
export async function updateRace(
  deps: Deps,
  viewer: Viewer,
  raceId: string | null,
  input: unknown,
  of?: string | null,
): Promise<RaceChange> {
  const athleteId = await athleteOfRace(deps, viewer, raceId, of);
  const changed = await changeSeason(deps, viewer, athleteId, async (state, tx, { today }) => {
    const given = sent(parse(updateRaceSchema, input), input);
    const { season } = state;
    const old = raceIn(season, raceId);
    if (given.raceDate !== undefined && given.raceDate !== old.raceDate) assertRaceDay(given.raceDate, today);
    const race: RaceRow = { ...old, ...given };
    const isResized = !isOfSameSize(race, old);
    if (isResized) assertGoalTime(race);
    const moved = race.raceDate !== old.raceDate && season.plan.dateIsAssumed && season.plan.mainRaceId === race.id;
    const after = withRace(season, race);
    const goal = warningsOfGoal(state, after);
    const result = { race, validation: validationOf([...warningsOfRace(state, after, race.id), ...goal]) };
    const settled = moved ? { ...after, plan: { ...after.plan, dateIsAssumed: false } } : after;
    const isPaceNew = race.raceType === old.raceType && isResized;
    return {
      after: settled,
      summary: withGoal(`Changed the race ${race.raceName}.`, goal),
      result,
      rest: {
        workouts: withPaces(
          await raceWorkoutFollows(tx, old, race, { ...state, season: settled }),
          isPaceNew ? await pacedAnew(tx, state, settled) : [],
        ),
      },
    };
  });
  return flat(changed);
}

/** Takes a race out of the plan; the phases follow when the plan is regenerated. Throws NotFound. */
export async function deleteRace(
  deps: Deps,
  viewer: Viewer,
  raceId: string | null,
  of?: string | null,
): Promise<RaceChange> {
  const athleteId = await athleteOfRace(deps, viewer, raceId, of);
  const changed = await changeSeason(deps, viewer, athleteId, async (state, tx) => {
    const { season } = state;
    const race = raceIn(season, raceId);
    const after = withRaces(
      season,
      season.races.filter(({ id }) => id !== race.id),
    );
    const dateIsAssumed = season.plan.dateIsAssumed && season.plan.mainRaceId !== race.id;
    const goal = warningsOfGoal(state, after);
    const result = { race, validation: validationOf(goal) };
    return {
      after: { ...after, plan: { ...after.plan, dateIsAssumed } },
      summary: withGoal(`Deleted the race ${race.raceName}.`, goal),
      result,
      rest: { workouts: await raceWorkoutFollows(tx, race, null, state) },
    };
  });
  return flat(changed);
}

/**
 * Notes what became of a race on its day or later, and of its workout with it; null takes it back. The recovery after it follows when the plan is regenerated.
 * Throws NotFound, InvalidInput, and NotPossible before the day.
 */
export async function recordRaceResult(
  deps: Deps,
  viewer: Viewer,
  raceId: string | null,
  input: unknown,
  of?: string | null,
): Promise<RaceChange> {
  const athleteId = await athleteOfRace(deps, viewer, raceId, of);
  const changed = await changeSeason(deps, viewer, athleteId, async (state, tx, { today }) => {
    const { season } = state;
    const old = raceIn(season, raceId);
    const result = input === null ? null : parse(raceResultSchema, input);
    if (result && old.raceDate > today)
      throw new NotPossible('RACE_AHEAD', 'You can record a result on the day of the race or later.');
    const race: RaceRow = { ...old, ...resultColumns(result) };
    const after = withRace(season, race);
    const summary = result ? `Recorded the result of ${race.raceName}.` : `Removed the result of ${race.raceName}.`;
    const own = await raceWorkoutAfter(tx, race, resultOf(old), result, deps.clock());
    const others = (await pacedAnew(tx, state, after)).filter(({ id }) => own.every((each) => each.id !== id));
    return {
      after,
      summary,
      result: { race, validation: validationOf(warningsOfRace(state, after, race.id)) },
      rest: { workouts: [...own, ...others] },
    };
  });
  return flat(changed);
}

/** The history says with the change what it made of the main goal. */
const withGoal = (summary: string, goal: readonly PlanWarning[]) =>
  [summary, ...goal.map(({ message }) => message)].join(' ');

function flat({
  result,
  ...changed
}: Awaited<ReturnType<typeof changeSeason<Pick<RaceChange, 'race' | 'validation'>>>>): RaceChange {
  return { ...changed, ...result };
}

/** By day, as they are loaded. */
const withRace = (season: SeasonSnapshot, race: RaceRow): SeasonSnapshot =>
  withRaces(
    season,
    season.races.map((each) => (each.id === race.id ? race : each)),
  );

function withRaces(season: SeasonSnapshot, races: readonly RaceRow[]): SeasonSnapshot {
  return {
    ...season,
    races: races.toSorted((a, b) =>
      a.raceDate < b.raceDate ? -1 : a.raceDate > b.raceDate ? 1 : a.id < b.id ? -1 : 1,
    ),
  };
}

/** What was sent, without what was left out. */
function sent<T extends object>(parsed: T, input: unknown): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const isSent = (key: string) => (input as Record<string, unknown>)[key] !== undefined;
  return Object.fromEntries(Object.entries(parsed).filter(([key]) => isSent(key))) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function raceIn({ races }: SeasonSnapshot, raceId: string | null): RaceRow {
  const race = races.find(({ id }) => id === raceId);
  if (!race) throw new NotFound('Race not found.');
  return race;
}

/** Whose race it is; `of` names the only athlete whose race it may be. Throws NotFound alike for a race of someone else. */
async function athleteOfRace({ db }: Deps, viewer: Viewer, raceId: string | null, of?: string | null): Promise<string> {
  assertMayWrite(viewer);
  const where = { AND: [{ id: raceId ?? '' }, visibleTo(viewer).race] };
  const found = raceId === null ? null : await db.race.findFirst({ where, select: { athleteId: true } });
  if (!found || (of !== undefined && found.athleteId !== of)) throw new NotFound('Race not found.');
  return found.athleteId;
}
