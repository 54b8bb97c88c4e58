import { isDone } from '../../core/codes/workout.ts';
import * as fc from 'fast-check';
import { addDays, mondayOf, weekdayOf } from '../../core/calendar/calendar.ts';
import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { activityFile } from '../../test/fitFiles.ts';
import { runs } from '../../test/propertyRuns.ts';
import { aScheduledAthlete } from '../../test/schedules.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import { uploadActivity } from '../activity/activity.ts';
import { enterActivity } from '../activity/activityEntry.ts';
import { deleteActivity, matchActivity, unmatchActivity } from '../activity/activityMatch.ts';
import { DomainError } from '../kernel/errors.ts';
import { readSchedule } from '../schedule/schedule.ts';
import { restoreRevision } from '../schedule/history.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { rescheduleWorkout } from '../schedule/workout.ts';
import { updateRace } from '../season/race.ts';
import { loadSeason } from '../revision/seasonSnapshot.ts';
import { completedMinutes } from '../revision/scheduledWorkout.ts';

// planned on a Monday morning; everything else happens on the Friday evening
const MONDAY = '2026-11-16';
const TODAY = '2026-11-20';
const clock = { now: new Date(`${MONDAY}T06:00:00Z`) };
const database = setUpDatabase();
const deps = () => testDeps(database.db, clock);
type Viewer = Awaited<ReturnType<typeof aScheduledAthlete>>;

/** All that undo has to bring back. */
async function state(viewer: Viewer) {
  const { athleteId } = viewer;
  const { weeks } = (await readSchedule(deps(), viewer, athleteId))!;
  return {
    workouts: weeks.flatMap(({ workouts }) => workouts.map((each) => ({ ...each, version: 0 }))),
    weeks: weeks.map((week) => ({ monday: week.weekStartDate, minutes: completedMinutes(week), beside: week.beside })),
    activities: await database.db.activity.findMany({
      where: { athleteId },
      include: { streams: true },
      orderBy: { id: 'asc' },
    }),
    races: (await loadSeason(database.db, athleteId))!.races,
  };
}

/** What the documents say of any state. */
async function check(viewer: Viewer) {
  const { workouts, activities, weeks, races } = await state(viewer);
  const counted = new Map(
    workouts.flatMap(({ id, recorded }) => (recorded?.activities ?? []).map((each) => [each.id, id] as const)),
  );
  // an activity names the workout that it counts for, as that workout's own record does
  expect(Object.fromEntries(activities.map(({ id, workoutId }) => [id, workoutId]))).toEqual(
    Object.fromEntries(activities.map(({ id }) => [id, counted.get(id) ?? null])),
  );
  expect([...counted.keys()].filter((id) => activities.every((each) => each.id !== id))).toEqual([]);
  for (const { id, recorded, status } of workouts) {
    if (!recorded) continue;
    expect([id, isDone({ status })]).toEqual([id, true]);
    for (const each of recorded.activities) {
      const row = activities.find((activity) => activity.id === each.id)!;
      expect([each.minutes, each.tss]).toEqual([Math.max(1, Math.round(row.movingSec / 60)), row.tss]);
    }
  }
  for (const { monday, minutes } of weeks) {
    const done = workouts
      .filter((each) => mondayOf(each.scheduledDate) === monday && isDone(each))
      .reduce((sum, { feedback, duration }) => sum + (feedback?.actualDuration ?? duration), 0);
    const beside = activities
      .filter(({ workoutId, day }) => workoutId === null && mondayOf(day.toISOString().slice(0, 10)) === monday)
      .reduce((sum, { movingSec }) => sum + Math.round(movingSec / 60), 0);
    expect([monday, minutes]).toEqual([monday, done + beside]);
  }
  for (const { scheduledDate, steps, locked } of workouts.filter(({ workoutType }) => workoutType === 'race')) {
    const race = races.find(({ raceDate }) => raceDate === scheduledDate);
    if (!race || locked) continue;
    expect([race.raceType, steps.length]).toEqual([
      race.raceType,
      race.raceType.includes('tri') || race.raceType.includes('iron') ? 3 : 1,
    ]);
  }
}

const TYPES = ['10k', 'marathon', 'olympic-tri', 'half-ironman'] as const;
const SPORTS = ['running', 'cycling', 'swimming'] as const;
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

type Act = (viewer: Viewer, n: number) => Promise<unknown>;
const workoutsIn = async (viewer: Viewer) => (await state(viewer)).workouts;
const ACTS: Record<string, Act> = {
  upload: async (viewer, n) => {
    const { scheduledDate } = pick(
      (await workoutsIn(viewer)).filter((each) => each.scheduledDate <= TODAY),
      n,
    );
    return uploadActivity(
      deps(),
      viewer,
      activityFile([
        { sport: pick(SPORTS, n), start: `${scheduledDate}T0${n % 9}:00:00Z`, seconds: 600 + 60 * (n % 90) },
        ...(n % 3 === 0 ? [{ sport: 'hiking' as const, seconds: 900 }] : []),
      ]),
    );
  },
  tell: (viewer, n) =>
    enterActivity(deps(), viewer, viewer.athleteId, {
      source: 'diary',
      externalId: `${n % 3}`,
      sport: pick(SPORTS, n),
      startedAt: `${addDays(MONDAY, n % 5)}T1${n % 9}:00:00Z`,
      movingSec: 600 + 60 * (n % 80),
    }),
  delete: async (viewer, n) => deleteActivity(deps(), viewer, pick((await state(viewer)).activities, n)?.id ?? null),
  unmatch: async (viewer, n) => unmatchActivity(deps(), viewer, pick((await state(viewer)).activities, n)?.id ?? null),
  match: async (viewer, n) => {
    const { activities, workouts } = await state(viewer);
    return matchActivity(
      deps(),
      viewer,
      pick(activities, n)?.id ?? null,
      pick(
        workouts.filter((each) => each.scheduledDate <= TODAY),
        n >> 3,
      ).id,
    );
  },
  feedback: async (viewer, n) => {
    const { id } = pick(
      (await workoutsIn(viewer)).filter((each) => each.scheduledDate <= TODAY),
      n,
    );
    return submitWorkoutFeedback(
      deps(),
      viewer,
      id,
      n % 4 === 0
        ? { completionStatus: 'skipped', reasonForSkip: 'work' }
        : { completionStatus: 'completed', perceivedExertion: 1 + (n % 10), actualDuration: 20 + (n % 60) },
    );
  },
  move: async (viewer, n) => {
    const { id } = pick(
      (await workoutsIn(viewer)).filter((each) => each.scheduledDate >= TODAY),
      n,
    );
    const newDate = addDays(TODAY, n % 20);
    return rescheduleWorkout(deps(), viewer, id, { newDate, newDayOfWeek: weekdayOf(newDate) });
  },
  race: async (viewer, n) => {
    const { id } = (await state(viewer)).races[0]!;
    return updateRace(
      deps(),
      viewer,
      id,
      n % 2 === 0 ? { raceType: pick(TYPES, n >> 1), goalTimeSec: null } : { raceDate: addDays(TODAY, 5 + (n % 12)) },
    );
  },
};

const revisionsOf = (viewer: Viewer) =>
  database.db.revision.findMany({ where: { athleteId: viewer.athleteId }, orderBy: { number: 'desc' }, take: 8 });
const JUMPS: Record<string, Act> = {
  undoAny: async (viewer, n) =>
    undoScheduleChange(deps(), viewer, viewer.athleteId, pick(await revisionsOf(viewer), n).id),
  restore: async (viewer, n) => restoreRevision(deps(), viewer, pick(await revisionsOf(viewer), n).id),
};

const numbered = async (viewer: Viewer) =>
  (await database.db.athlete.findUniqueOrThrow({ where: { id: viewer.athleteId } })).scheduleRevision;

test('whatever is done, recordings, minutes and races agree, and undo brings back what was there', async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(ACTS), ...Object.keys(JUMPS)), fc.nat(9999), fc.boolean());
  let undone = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 25 }), async (steps) => {
      clock.now = new Date(`${MONDAY}T06:00:00Z`);
      const viewer = await aScheduledAthlete(deps(), {
        raceGoal: { targetDate: addDays(TODAY, 9), goalTimeSec: null },
      });
      clock.now = new Date(`${TODAY}T20:00:00Z`);
      const log: string[] = [];
      for (const [name, n, takesBack] of steps) {
        const before = await state(viewer);
        const number = await numbered(viewer);
        try {
          await (ACTS[name] ?? JUMPS[name]!)(viewer, n);
          log.push(`${name} ${n}`);
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          log.push(`${name} ${n}: ${error.code}`);
        }
        try {
          await check(viewer);
        } catch (error) {
          throw new Error(`after ${log.join(', ')}\n${(error as Error).message}`);
        }
        const isNew = (await numbered(viewer)) > number;
        if (!takesBack || !isNew || JUMPS[name]) continue;
        await undoScheduleChange(deps(), viewer, viewer.athleteId);
        undone += 1;
        try {
          expect(await state(viewer)).toEqual(before);
          await check(viewer);
        } catch (error) {
          throw new Error(`after ${log.join(', ')}, undone\n${(error as Error).message}`);
        }
      }
    }),
    { ...runs(6), endOnFailure: true },
  );
  expect(undone).toBeGreaterThan(8);
});
