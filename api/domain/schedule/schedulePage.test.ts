import { addDays, weekdayOf } from '../../core/calendar/calendar.ts';
import { testDeps } from '../../test/app.ts';
import { aViewer } from '../../test/builders.ts';
import { setUpDatabase } from '../../test/database.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import type { AccountDeps } from '../account/account.ts';
import { readSchedule } from './schedule.ts';
import { cachedSchedulePage } from './cachedSchedulePage.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import { undoScheduleChange } from './undo.ts';
import { rescheduleWorkout } from './workout.ts';

const database = setUpDatabase();

const depsAt = (instant: string) => testDeps(database.db, instant);
const plainRow = (deps: AccountDeps, id: string) =>
  deps.db.athlete.findUnique({
    where: { id },
    include: { user: { select: { timeZone: true, latestDay: true } }, preferences: true, seasonPlan: true },
  });

// 11:30 UTC is already the next day in Auckland and still the same in Honolulu; on the 22nd that is another week
test.each([
  ['UTC', '2026-11-20T12:00:00Z'],
  ['Pacific/Auckland', '2026-11-22T11:30:00Z'],
  ['Pacific/Honolulu', '2026-11-23T09:30:00Z'],
])('one statement answers what the plain reads answer, to the last field: %s at %s', async (timeZone, instant) => {
  const deps = depsAt(instant);
  const viewer = await aScheduledAthlete(deps, {
    timeZone,
    trainingPreferences: { maxMinutesByDay: { tuesday: 75 }, schedulingConstraints: 'no "late" sessions' },
  });
  await aScheduledAthlete(deps);
  const [workout] = (await workoutsOf(deps, viewer)).filter(({ workoutType }) => workoutType !== 'race');
  await deps.db.workout.update({ where: { id: workout!.id }, data: { timeOfDay: 'evening', tss: 21.3 } });
  const { id: workoutId, athleteId } = workout!;
  await deps.db.workoutFeedback.create({
    data: { workoutId, athleteId, completionStatus: 'skipped', reasonForSkip: 'illness' },
  });

  const { schedule, ...row } = (await cachedSchedulePage(deps, viewer, { details: true }))!;
  expect(row).toEqual(await plainRow(deps, viewer.athleteId));
  expect(schedule!.weeks).toHaveLength(4);
  expect(schedule).toEqual(await readSchedule(deps, viewer, viewer.athleteId));
  expect(JSON.stringify(schedule)).toContain('"reasonForSkip":"illness"');
});

test('without details, the long parts of workouts are left out and nothing else', async () => {
  const deps = depsAt('2026-11-20T12:00:00Z');
  const viewer = await aScheduledAthlete(deps);
  const { schedule } = (await cachedSchedulePage(deps, viewer, { details: false }))!;
  const whole = (await readSchedule(deps, viewer, viewer.athleteId))!;
  const bare = { instructions: null, steps: null, reasons: null };
  expect(schedule!.weeks).toEqual(
    whole.weeks.map((week) => ({ ...week, workouts: week.workouts.map((each) => ({ ...each, ...bare })) })),
  );
});

test('weeks are rolled forward, and the page shows the revision that did it', async () => {
  const viewer = await aScheduledAthlete(depsAt('2026-11-20T12:00:00Z'));
  const later = depsAt('2026-11-24T12:00:00Z');
  const page = (await cachedSchedulePage(later, viewer, { details: true }))!;
  expect(page.schedule!.firstDay).toBe('2026-11-23');
  expect(page.schedule!.weeks).toHaveLength(4);
  expect(page.scheduleRevision).toBe(3);
  expect(page.schedule).toEqual(await readSchedule(later, viewer, viewer.athleteId));
  // told as what has come, not as what was done for it
  const [rolled] = await later.db.revision.findMany({
    where: { athleteId: viewer.athleteId, cause: 'generate', actorId: null },
  });
  const minutes = page.schedule!.weeks[3]!.workouts.reduce((sum, { duration }) => sum + duration, 0);
  const hours = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  expect(rolled!.summary).toBe(
    `The week from Monday 14 December: ${page.schedule!.weeks[3]!.workouts.length} workouts, ${hours} h.`,
  );
});

test('nothing planned: no schedule; nobody there: null', async () => {
  const deps = depsAt('2026-11-20T12:00:00Z');
  const viewer = await aViewer(deps);
  const { schedule, ...row } = (await cachedSchedulePage(deps, viewer, { details: false }))!;
  expect(schedule).toBeNull();
  expect(row).toEqual(await plainRow(deps, viewer.athleteId));
  const gone = { ...viewer, athleteId: '01900000-0000-7000-8000-000000000000' };
  expect(await cachedSchedulePage(deps, gone, { details: false })).toBeNull();
});

describe('a page that was read before', () => {
  const clock = { now: new Date() };
  const details = { details: false };
  let deps: AccountDeps;
  beforeEach(() => {
    clock.now = new Date('2026-11-20T12:00:00Z');
    deps = testDeps(database.db, clock);
  });

  test('is not read again while it stands', async () => {
    const viewer = await aScheduledAthlete(deps);
    const first = await cachedSchedulePage(deps, viewer, details);
    const again = await cachedSchedulePage(deps, viewer, details);
    expect(again).toBe(first);
    const other = await aScheduledAthlete(deps);
    expect((await cachedSchedulePage(deps, other, details))!.id).toBe(other.athleteId);
  });

  type Change = (viewer: Awaited<ReturnType<typeof aScheduledAthlete>>, workouts: WorkoutRow[]) => Promise<unknown>;
  const whose = ({ athleteId }: { athleteId: string }) => ({ where: { athleteId } });
  const changes: Record<string, Change> = {
    'a move': (viewer, workouts) => {
      const { id, scheduledDate } = workouts.find(({ scheduledDate: day }) => weekdayOf(day) === 'wednesday')!;
      const newDate = addDays(scheduledDate, 1);
      return rescheduleWorkout(deps, viewer, id, { newDate, newDayOfWeek: weekdayOf(newDate) });
    },
    feedback: (viewer, [workout]) => {
      clock.now = new Date(`${workout!.scheduledDate}T20:00:00Z`);
      return submitWorkoutFeedback(deps, viewer, workout!.id, { completionStatus: 'completed' });
    },
    undo: (viewer) => undoScheduleChange(deps, viewer, viewer.athleteId),
    'another name': ({ athleteId }) => deps.db.athlete.update({ where: { id: athleteId }, data: { firstName: 'Kit' } }),
    'another time zone': ({ userId }) =>
      deps.db.user.update({ where: { id: userId }, data: { timeZone: 'Pacific/Auckland' } }),
    'other preferences': (viewer) =>
      deps.db.trainingPreferences.update({ ...whose(viewer), data: { unavailableDays: ['friday'] } }),
    'preferences gone': (viewer) => deps.db.trainingPreferences.delete(whose(viewer)),
    'another season': (viewer) => deps.db.seasonPlan.update({ ...whose(viewer), data: { version: 7 } }),
    'no season': (viewer) => deps.db.seasonPlan.delete(whose(viewer)),
    'the next day': async () => void (clock.now = new Date('2026-11-21T12:00:00Z')),
    'the next week': async () => void (clock.now = new Date('2026-11-24T12:00:00Z')),
  };

  test.each(Object.keys(changes))('shows %s at once', async (name) => {
    const viewer = await aScheduledAthlete(deps);
    const before = (await cachedSchedulePage(deps, viewer, details))!;
    await changes[name]!(viewer, await workoutsOf(deps, viewer));
    const { schedule, ...row } = (await cachedSchedulePage(deps, viewer, details))!;
    expect({ schedule, ...row }).not.toEqual(before);
    expect(row).toEqual(await plainRow(deps, viewer.athleteId));
    const whole = await readSchedule(deps, viewer, viewer.athleteId);
    const bare = { instructions: null, steps: null, reasons: null };
    const shown = whole && {
      ...whole,
      weeks: whole.weeks.map((week) => ({ ...week, workouts: week.workouts.map((each) => ({ ...each, ...bare })) })),
    };
    expect(schedule).toEqual(shown);
  });
});
