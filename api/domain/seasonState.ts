import { addDays, type Day, mondayOf } from '../core/calendar.ts';
import { RACE_TYPE_NUMBERS } from '../core/constants/season.ts';
import type { PlanRace } from '../core/race.ts';
import type { RaceResult, ResultStatus } from '../core/raceResult.ts';
import { seasonLoad, type PastLoad } from '../core/seasonLoad.ts';
import { weekTargets } from '../core/seasonPlan.ts';
import type { WhatIfInput } from '../core/whatIf.ts';
import { unplannedActivities } from './activityLoad.ts';
import { columnOf, dayOf } from './day.ts';
import { NotPossible } from './errors.ts';
import { athleteOf, PLANNER_INCLUDE } from './plannerInput.ts';
import type { Db } from './ports.ts';
import { doneLoad } from './recorded.ts';
import { isDone, WITH_FEEDBACK, workoutOf } from './scheduledWorkout.ts';
import { type RaceRow, type SeasonSnapshot, snapshotOf } from './seasonSnapshot.ts';

/** A season plan with all that planning it anew needs. */
export interface SeasonState {
  season: SeasonSnapshot;
  input: WhatIfInput;
  /** Hours trained in each week up to this one that has a schedule or a recording, by its Monday. */
  doneHours: ReadonlyMap<Day, number>;
}

type Reads = Pick<Db, 'activity' | 'athlete' | 'trainingWeek'>;

/** The athlete's season plan, today; throws NotPossible where there is none. The caller has asked whether the viewer may. */
export async function loadSeasonState(db: Reads, athleteId: string, today: Day): Promise<SeasonState> {
  const row = await db.athlete.findUniqueOrThrow({ where: { id: athleteId }, include: PLANNER_INCLUDE });
  if (!row.seasonPlan) throw new NotPossible('NO_SEASON_PLAN', 'Create a season plan first.');
  const season = snapshotOf(row.seasonPlan);
  const done = await doneSince(db, athleteId, season.plan.seasonStart, today);
  const planned = {
    today,
    athlete: athleteOf(row, today),
    sports: season.plan.sportPreferences,
    races: season.races.map(planRaceOf),
    phases: season.phases,
    lostWeeks: season.plan.lostWeeks,
  };
  return { season, input: { ...planned, past: pastLoad(planned, done) }, doneHours: done.hoursByWeek };
}

export function planRaceOf({ id, raceName, raceType, raceDate, priority, ...row }: RaceRow): PlanRace {
  const result = resultOf(row);
  return { id, raceName, raceType, raceDate, priority, ...(result && { result }) };
}

type ResultColumns = 'resultStatus' | 'finishSeconds' | 'feeling' | 'beforeHalfway' | 'resultNotes';

/** What became of a race; null: not told. */
export function resultOf({ resultStatus, finishSeconds, feeling, beforeHalfway, resultNotes }: Pick<RaceRow, ResultColumns>): RaceResult | null {
  if (resultStatus === null) return null;
  return { status: resultStatus as ResultStatus, finishSeconds, feeling, beforeHalfway, notes: resultNotes };
}

/** A result as the columns of its race. */
export function resultColumns(result: RaceResult | null): Pick<RaceRow, ResultColumns> {
  return {
    resultStatus: result?.status ?? null,
    finishSeconds: result?.finishSeconds ?? null,
    feeling: result?.feeling ?? null,
    beforeHalfway: result?.beforeHalfway ?? null,
    resultNotes: result?.notes ?? null,
  };
}

interface Done {
  tssByDay: ReadonlyMap<Day, number>;
  hoursByWeek: ReadonlyMap<Day, number>;
}

/** What was done since a day, in sessions and beside them; a week with neither a schedule nor a recording is not in it. */
async function doneSince(db: Reads, athleteId: string, since: Day, today: Day): Promise<Done> {
  const weeks = await db.trainingWeek.findMany({
    where: { athleteId, weekStartDate: { gte: columnOf(mondayOf(since)), lte: columnOf(mondayOf(today)) } },
    select: { weekStartDate: true, workouts: { where: { status: { in: ['completed', 'partially_completed'] } }, include: WITH_FEEDBACK } },
  });
  const beside = (await unplannedActivities(db, athleteId, mondayOf(since))).filter(({ day }) => day <= today);
  const tssByDay = new Map<Day, number>();
  const minutesByWeek = new Map<Day, number>(weeks.map(({ weekStartDate }) => [dayOf(weekStartDate), 0]));
  const add = (day: Day, minutes: number, tss: number) => {
    tssByDay.set(day, (tssByDay.get(day) ?? 0) + tss);
    minutesByWeek.set(mondayOf(day), (minutesByWeek.get(mondayOf(day)) ?? 0) + minutes);
  };
  // as it counts wherever load is shown: by what was recorded, else by time and effort
  for (const workout of weeks.flatMap(({ workouts }) => workouts).map(workoutOf).filter(isDone))
    add(workout.scheduledDate, workout.feedback?.actualDuration ?? workout.duration, doneLoad(workout));
  for (const { day, minutes, tss } of beside) add(day, minutes, tss);
  return { tssByDay, hoursByWeek: new Map([...minutesByWeek].map(([monday, minutes]) => [monday, Math.round(minutes / 0.6) / 100])) };
}

/** Load of the days before today: as done in weeks that had a schedule or a recording, as planned otherwise; null while the season has no past. */
function pastLoad(planned: Omit<WhatIfInput, 'past'>, { tssByDay, hoursByWeek }: Done): PastLoad | null {
  const { today, phases, races } = planned;
  const first = phases[0];
  if (!first || mondayOf(first.startDate) >= today) return null;
  const weeks = weekTargets({ ...planned, firstWeek: mondayOf(first.startDate), before: null }).filter(({ weekStartDate }) => weekStartDate < today);
  const asPlanned = seasonLoad({ ...planned, weeks, start: null });
  const raced = new Map(races.filter(({ result }) => result?.status !== 'did-not-start').map((race) => [race.raceDate, RACE_TYPE_NUMBERS[race.raceType].raceTss]));
  const entries = asPlanned.filter(({ day }) => day < today).map(({ day, tss }): [Day, number] => {
    if (!hoursByWeek.has(mondayOf(day))) return [day, tss];
    return [day, tssByDay.get(day) ?? raced.get(day) ?? 0];
  });
  return { today, tssByDay: Object.fromEntries(entries.map(([day, tss]) => [day, Math.round(tss * 10) / 10])) };
}

/** Last day that a race of the season may have. */
export function lastRaceDay(today: Day, weeks: number): Day {
  return addDays(mondayOf(today), 7 * weeks - 1);
}
