import { addDays, type Day, mondayOf } from '../core/calendar.ts';
import { RACE_TYPE_NUMBERS } from '../core/constants/season.ts';
import type { PlanRace } from '../core/race.ts';
import type { RaceResult, ResultStatus } from '../core/raceResult.ts';
import { seasonLoad, type PastLoad } from '../core/seasonLoad.ts';
import { weekTargets } from '../core/seasonPlan.ts';
import type { WhatIfInput } from '../core/whatIf.ts';
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
  /** Hours of the sessions done in each week of the schedule up to this one, by its Monday. */
  doneHours: ReadonlyMap<Day, number>;
}

type Reads = Pick<Db, 'athlete' | 'trainingWeek'>;

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

/** What was done in the weeks of the schedule since a day; a week without a schedule is not in it. */
async function doneSince(db: Reads, athleteId: string, since: Day, today: Day): Promise<Done> {
  const weeks = await db.trainingWeek.findMany({
    where: { athleteId, weekStartDate: { gte: columnOf(mondayOf(since)), lte: columnOf(mondayOf(today)) } },
    select: { weekStartDate: true, workouts: { where: { status: { in: ['completed', 'partially_completed'] } }, include: WITH_FEEDBACK } },
  });
  const tssByDay = new Map<Day, number>();
  const hoursByWeek = new Map<Day, number>();
  for (const { weekStartDate, workouts } of weeks) {
    const done = workouts.map(workoutOf).filter(isDone);
    const minutes = done.map(({ duration, feedback }) => feedback?.actualDuration ?? duration);
    hoursByWeek.set(dayOf(weekStartDate), Math.round(minutes.reduce((sum, each) => sum + each, 0) / 0.6) / 100);
    // as it counts wherever load is shown: by what was recorded, else by time and effort
    for (const workout of done) tssByDay.set(workout.scheduledDate, (tssByDay.get(workout.scheduledDate) ?? 0) + doneLoad(workout));
  }
  return { tssByDay, hoursByWeek };
}

/** Load of the days before today: as done in weeks that had a schedule, as planned before; null while the season has no past. */
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
