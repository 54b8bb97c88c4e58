import type { Blackout } from '../../core/athlete/athlete.ts';
import { blackoutOn } from '../../core/athlete/blackout.ts';
import { addDays, type Day } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { anAthlete } from '../../test/builders.ts';
import { ask } from '../../test/graphql.ts';
import { move, MOVE } from '../../test/scheduleActs.ts';
import { aScheduledAthlete, weeksOf, workoutsOf } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { profileOf } from '../athlete/athlete.ts';
import { updateProfile } from '../athlete/profile.ts';
import { generateSchedule } from '../schedule/schedule.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { readLimits } from '../planning/weekProof.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T12:00:00Z`);
});

const block = (viewer: Viewer, ...blackoutDates: Blackout[]) =>
  updateProfile(deps, viewer, { trainingPreferences: { blackoutDates } });
const range = (from: Day, to = from, label: string | null = 'Wedding'): Blackout => ({ from, to, label });
const plain = async (viewer: Viewer) =>
  (await workoutsOf(deps, viewer)).map(({ version: _, ...workout }) => workout).sort((a, b) => (a.id < b.id ? -1 : 1));
const on = async (viewer: Viewer, { from, to }: Blackout) =>
  (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => from <= scheduledDate && scheduledDate <= to);

/** Saturday and Sunday of the second week, with the longest workout of the week. */
async function aWeekend(viewer: Viewer): Promise<Blackout> {
  const [, second] = await weeksOf(deps, viewer);
  return range(addDays(second!.weekStartDate, 5), addDays(second!.weekStartDate, 6));
}

test('what stands on blocked dates moves or goes, as one revision that brings the dates back when undone', async () => {
  const viewer = await aScheduledAthlete(deps);
  const weekend = await aWeekend(viewer);
  const [before, weeks] = [await plain(viewer), await weeksOf(deps, viewer)];
  expect(await on(viewer, weekend)).not.toEqual([]);
  const adaptation = (await block(viewer, weekend))!;
  expect(adaptation.summary).toMatch(
    /^Blocked Saturday 28 November to Sunday 29 November \(Wedding\)\. \d workouts? (moved|removed)/,
  );
  expect(adaptation.revision).toMatchObject({ cause: 'adapt', actorRole: 'athlete' });
  expect(adaptation.changes[0]!.changeDescription).toContain('(you blocked that date for "Wedding")');
  expect(await on(viewer, weekend)).toEqual([]);
  const [, second] = await weeksOf(deps, viewer);
  expect((await readLimits(deps, [second!]))[0]).toContainEqual(
    expect.objectContaining({
      constraint: 'Sat 28 Nov is blocked',
      limit: '0 workouts',
      value: '0 workouts',
      holds: true,
    }),
  );
  const minutes = second!.workouts.reduce((sum, { duration }) => sum + duration, 0);
  expect(minutes).toBeLessThanOrEqual(60 * second!.targetWeeklyHours);

  await undoScheduleChange(deps, viewer, viewer.athleteId);
  expect(await plain(viewer)).toEqual(before);
  expect((await weeksOf(deps, viewer)).map(({ proof, targetWeeklyHours }) => ({ proof, targetWeeklyHours }))).toEqual(
    weeks.map(({ proof, targetWeeklyHours }) => ({ proof, targetWeeklyHours })),
  );
  expect((await profileOf(deps, viewer)).trainingPreferences!.blackoutDates).toEqual([]);
});

test('new plans and the weeks that the calendar adds leave blocked dates free', async () => {
  const viewer = await aScheduledAthlete(deps);
  const holiday = range('2026-12-12', '2026-12-20', null);
  await block(viewer, holiday);
  await generateSchedule(deps, viewer, { mode: 'train-consistently', selectedSports: ['running', 'cycling'] });
  expect(await on(viewer, holiday)).toEqual([]);
  clock.now = new Date('2026-12-08T12:00:00Z');
  expect((await weeksOf(deps, viewer)).some(({ weekStartDate }) => weekStartDate === '2026-12-14')).toBe(true);
  expect(await on(viewer, holiday)).toEqual([]);
});

test('what a person placed there stays and is named; moving there warns with the label', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [, second] = await weeksOf(deps, viewer);
  const workout = second!.workouts[0]!;
  const saturday = addDays(second!.weekStartDate, 5);
  await ask(deps, viewer, MOVE, move(workout.id, saturday));
  const adaptation = (await block(viewer, range(saturday)))!;
  expect(adaptation.advice).toMatchObject([
    {
      code: 'BLOCKED_STAYS',
      text: expect.stringMatching(/^1 workout that you or your coach placed stays on Saturday 28 November\./),
    },
  ]);
  expect((await on(viewer, range(saturday))).map(({ id }) => id)).toEqual([workout.id]);

  const other = (await weeksOf(deps, viewer))[1]!.workouts.find(({ id }) => id !== workout.id)!;
  const moved = (await ask(deps, viewer, MOVE, move(other.id, saturday))).data.rescheduleWorkout;
  expect(moved.warnings).toContainEqual({ code: 'UNAVAILABLE_DAY' });
});

test('the same dates again change nothing, taking them back frees the days, and other fields stay', async () => {
  const viewer = await aScheduledAthlete(deps);
  const weekend = await aWeekend(viewer);
  await block(viewer, weekend);
  expect(await block(viewer, weekend)).toMatchObject({ revision: null, changes: [] });
  await updateProfile(deps, viewer, { trainingPreferences: { weeklyHoursAvailable: 6 } });
  const { trainingPreferences } = await profileOf(deps, viewer);
  expect(trainingPreferences).toMatchObject({ weeklyHoursAvailable: 6, blackoutDates: [weekend] });
  expect(await block(viewer)).toMatchObject({
    summary: 'No longer blocked: Saturday 28 November to Sunday 29 November (Wedding).',
    changes: [],
  });
});

test('on dates with little time no more stands than fits, and undoing brings all back', async () => {
  const viewer = await aScheduledAthlete(deps);
  const weekend: Blackout = { ...(await aWeekend(viewer)), label: 'Fair', mostMinutes: 30 };
  const before = await plain(viewer);
  const adaptation = (await block(viewer, weekend))!;
  expect(adaptation.summary).toMatch(
    /^At most 30 min on Saturday 28 November to Sunday 29 November \(Fair\)\. \d workouts? /,
  );
  const minutes = new Map<Day, number>();
  for (const { scheduledDate, duration } of await on(viewer, weekend))
    minutes.set(scheduledDate, (minutes.get(scheduledDate) ?? 0) + duration);
  expect(Math.max(0, ...minutes.values())).toBeLessThanOrEqual(30);
  const [, second] = await weeksOf(deps, viewer);
  expect((await readLimits(deps, [second!]))[0]).toContainEqual(
    expect.objectContaining({
      constraint: 'Sat 28 Nov at most 30 min',
      limit: '30 min',
      value: `${minutes.get('2026-11-28') ?? 0} min`,
      holds: true,
    }),
  );
  expect(await block(viewer, weekend)).toMatchObject({ revision: null, changes: [] });
  await undoScheduleChange(deps, viewer, viewer.athleteId);
  expect(await plain(viewer)).toEqual(before);
  expect((await profileOf(deps, viewer)).trainingPreferences!.blackoutDates).toEqual([]);
});

test('before there is a schedule dates are kept, sorted', async () => {
  const viewer = await anAthlete(deps);
  expect(await block(viewer, range('2027-02-01'), range('2027-01-01', '2027-01-05', null))).toBeNull();
  const dates = (await profileOf(deps, viewer)).trainingPreferences!.blackoutDates;
  expect(dates.map(({ from }) => from)).toEqual(['2027-01-01', '2027-02-01']);
  expect(blackoutOn({ blackoutDates: dates }, '2027-02-01')).toEqual(range('2027-02-01'));
});

test.each<[string, unknown, string, RegExp]>([
  [
    'a range that ends before it begins',
    [{ from: '2027-01-05', to: '2027-01-04' }],
    'trainingPreferences.blackoutDates.0.to',
    /before the first/,
  ],
  ['61 days', [{ from: '2027-01-01', to: '2027-03-02' }], 'trainingPreferences.blackoutDates.0.to', /at most 60 days/],
  [
    'too few minutes',
    [{ from: '2027-01-05', to: '2027-01-05', mostMinutes: 10 }],
    'trainingPreferences.blackoutDates.0.mostMinutes',
    /20 to 1440/,
  ],
  ['no day', [{ from: '2027-02-30', to: '2027-03-02' }], 'trainingPreferences.blackoutDates.0.from', /./],
  [
    'a long label',
    [{ from: '2027-01-01', to: '2027-01-01', label: 'x'.repeat(61) }],
    'trainingPreferences.blackoutDates.0.label',
    /60/,
  ],
  [
    '41 ranges to come',
    Array.from({ length: 41 }, (_, i) => range(addDays(TODAY, i + 1))),
    'trainingPreferences.blackoutDates',
    /At most 40/,
  ],
  [
    'a field that is not there',
    [{ from: '2027-01-01', to: '2027-01-01', days: 1 }],
    'trainingPreferences.blackoutDates.0.days',
    /./,
  ],
])('%s is refused', async (_, blackoutDates, path, message) => {
  const viewer = await anAthlete(deps);
  await expect(updateProfile(deps, viewer, { trainingPreferences: { blackoutDates } })).rejects.toMatchObject({
    errors: [{ path, message: expect.stringMatching(message) }],
  });
});
