import { isDone, DONE_STATUSES } from '../../core/codes/workout.ts';
import { withPlannedTimes } from '../../core/prediction/plannedTimes.ts';
import { raceTssOf } from '../../core/race/raceSize.ts';
import { addDays, type Day, daysBetween, mondayOf } from '../../core/calendar/calendar.ts';
import { projectLoad } from '../../core/load/fitness.ts';
import type { PastLoad } from '../../core/season/seasonLoad.ts';
import type { WhatIfInput } from '../../core/season/whatIf.ts';
import { unplannedActivities } from '../planning/activityLoad.ts';
import { columnOf, dayOf } from '../kernel/day.ts';
import { NotPossible } from '../kernel/errors.ts';
import { madeFromOnFile } from './madeFrom.ts';
import { type AthleteRow, fitnessBefore, KNOWN_WEEKS, WITH_ZONE } from './knownLoad.ts';
import { athleteOf } from '../planning/plannerInput.ts';
import type { Db } from '../kernel/ports.ts';
import { doneLoad } from '../revision/recorded.ts';
import { doneMinutes, WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { planRaceOf, type SeasonSnapshot, snapshotOf } from '../revision/seasonSnapshot.ts';

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
  const row = await db.athlete.findUniqueOrThrow({ where: { id: athleteId }, include: WITH_ZONE });
  if (!row.seasonPlan) throw new NotPossible('NO_SEASON_PLAN', 'Create a season plan first.');
  const season = snapshotOf(row.seasonPlan);
  const restart = madeFromOnFile(season)?.restart;
  const done = await doneUpTo(db, athleteId, today);
  const athlete = athleteOf(row, today);
  const planned = {
    today,
    athlete,
    sports: season.plan.sportPreferences,
    races: withPlannedTimes(season.races.map(planRaceOf), athlete, today),
    phases: season.phases,
    lostWeeks: season.plan.lostWeeks,
    ...(restart && { restart }),
  };
  return { season, input: { ...planned, past: pastLoad(planned, done, row) }, doneHours: done.hoursByWeek };
}

interface Done {
  /** What was done; today what is planned, where nothing is done yet. */
  tssByDay: ReadonlyMap<Day, number>;
  hoursByWeek: ReadonlyMap<Day, number>;
}

/** What was done up to today, in workouts and beside them; a week with neither a schedule nor a recording is not in it. */
async function doneUpTo(db: Reads, athleteId: string, today: Day): Promise<Done> {
  const since = addDays(mondayOf(today), -7 * KNOWN_WEEKS);
  const counted = {
    OR: [{ status: { in: [...DONE_STATUSES] } }, { status: 'scheduled', scheduledDate: columnOf(today) }],
  };
  const weeks = await db.trainingWeek.findMany({
    where: { athleteId, weekStartDate: { gte: columnOf(since), lte: columnOf(mondayOf(today)) } },
    select: { weekStartDate: true, workouts: { where: counted, include: WITH_FEEDBACK } },
  });
  const beside = (await unplannedActivities(db, [athleteId], since)).filter(({ day }) => day <= today);
  const tssByDay = new Map<Day, number>();
  const minutesByWeek = new Map<Day, number>(weeks.map(({ weekStartDate }) => [dayOf(weekStartDate), 0]));
  const add = (day: Day, minutes: number, tss: number) => {
    tssByDay.set(day, (tssByDay.get(day) ?? 0) + tss);
    minutesByWeek.set(mondayOf(day), (minutesByWeek.get(mondayOf(day)) ?? 0) + minutes);
  };
  const workouts = weeks.flatMap(({ workouts }) => workouts).map(workoutOf);
  // as it counts wherever load is shown: by what was recorded, else by time and effort
  for (const workout of workouts.filter(isDone)) add(workout.scheduledDate, doneMinutes(workout), doneLoad(workout));
  for (const { day, minutes, tss } of beside) add(day, minutes, tss);
  if (!tssByDay.get(today)) for (const { tss } of workouts.filter((workout) => !isDone(workout))) add(today, 0, tss);
  return {
    tssByDay,
    hoursByWeek: new Map([...minutesByWeek].map(([monday, minutes]) => [monday, Math.round(minutes / 0.6) / 100])),
  };
}

/**
 * Load of the days up to today, as every screen counts it; null while the season has no past. Before the first week of which
 * anything is known the athlete trained as they said; a race that nobody told of counts by its type.
 */
function pastLoad(
  { today, phases, races }: Omit<WhatIfInput, 'past'>,
  { tssByDay, hoursByWeek }: Done,
  row: AthleteRow,
): PastLoad | null {
  const first = phases[0] && mondayOf(phases[0].startDate);
  if (!first || first > today) return null;
  const known = [...hoursByWeek.keys()].sort()[0] ?? mondayOf(today);
  const before = fitnessBefore(known, row, today);
  const done = Object.fromEntries(tssByDay);
  const start =
    known < first
      ? projectLoad({ start: before, firstDay: known, lastDay: addDays(first, -1), tssByDay: done }).at(-1)!
      : before;
  const raced = new Map(
    races.filter(({ result }) => result?.status !== 'did-not-start').map((race) => [race.raceDate, raceTssOf(race)]),
  );
  const days = Array.from({ length: daysBetween(first, today) }, (_, i) => addDays(first, i));
  const tss = (day: Day) => (day < known ? before.ctl : (done[day] ?? raced.get(day) ?? 0));
  return {
    today,
    tssByDay: Object.fromEntries(days.map((day) => [day, tss(day)])),
    tssToday: hoursByWeek.has(mondayOf(today)) ? (done[today] ?? raced.get(today) ?? 0) : null,
    start: { ctl: start.ctl, atl: start.atl },
  };
}

/** Last day that a race of the season may have. */
export function lastRaceDay(today: Day, weeks: number): Day {
  return addDays(mondayOf(today), 7 * weeks - 1);
}
