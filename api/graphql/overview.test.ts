import { addDays, mondayOf } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { requestAdjustment } from '../domain/adapt/adjustment.ts';
import { applyAdjustment } from '../domain/adapt/applyAdjustment.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import { reportIllness } from '../domain/athlete/illness.ts';
import { undoScheduleChange } from '../domain/schedule/undo.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

// a Monday, so that the first week is whole
const TODAY = '2026-11-23';
const clock = { now: new Date() };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T12:00:00Z`);
});

const OVERVIEW = `{ viewer { athlete { overview { hasHistory consistency consistencyLastWeek weekLoadDone weekLoadPlanned sessionsDone
  sessionsPlanned missedLately nextSession { scheduledDate } nextRace { days weeks race { raceName } } review reviewWeek } } } }`;
const overviewOf = async (viewer: Viewer) => (await ask(deps, viewer, OVERVIEW)).data.viewer.athlete.overview;

test('an athlete without a schedule has nothing to show, and says so', async () => {
  expect(await overviewOf(await anAthlete(deps))).toEqual({
    hasHistory: false,
    consistency: null,
    consistencyLastWeek: null,
    weekLoadDone: 0,
    weekLoadPlanned: 0,
    sessionsDone: 0,
    sessionsPlanned: 0,
    missedLately: 0,
    nextSession: null,
    nextRace: null,
    review: [],
    reviewWeek: TODAY,
  });
});

test('a new schedule shows what lies ahead', async () => {
  const viewer = await aScheduledAthlete(deps);
  const overview = await overviewOf(viewer);
  const week = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate < '2026-11-30');
  expect(overview).toMatchObject({
    hasHistory: false,
    sessionsDone: 0,
    sessionsPlanned: week.length,
    nextSession: { scheduledDate: week[0]!.scheduledDate },
    nextRace: { days: 112, weeks: 16, race: { raceName: 'Lake Olympic' } },
  });
  expect(overview.weekLoadPlanned).toBeCloseTo(
    week.reduce((sum, { tss }) => sum + tss, 0),
    6,
  );
  expect(overview.review).toEqual([expect.stringMatching(/^This is a training week of your base phase/)]);
});

test('what was done and missed is counted as the athlete told it', async () => {
  const viewer = await aScheduledAthlete(deps);
  const week = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate < '2026-11-30');
  clock.now = new Date('2026-11-29T12:00:00Z');
  const [first, second, ...rest] = week;
  await submitWorkoutFeedback(deps, viewer, first!.id, { completionStatus: 'completed' });
  await submitWorkoutFeedback(deps, viewer, second!.id, { completionStatus: 'skipped', reasonForSkip: 'illness' });
  const before = await overviewOf(viewer);
  expect(before).toMatchObject({ hasHistory: true, sessionsDone: 1, sessionsPlanned: week.length });
  expect(before.weekLoadDone).toBeCloseTo(first!.tss, 6);
  clock.now = new Date('2026-11-30T12:00:00Z');
  const after = await overviewOf(viewer);
  const total = first!.duration + rest.reduce((sum, { duration }) => sum + duration, 0);
  const score = Math.round(70 * (first!.duration / total) + 30 / (rest.length + 1));
  expect(after).toMatchObject({
    consistency: score,
    missedLately: rest.length,
    sessionsDone: 0,
    reviewWeek: '2026-11-30',
  });
  expect(after.review[0]).toMatch(`Last week you did 1 of ${week.length - 1} workout`);
});

test('a race within two weeks is counted in days', async () => {
  const viewer = await aScheduledAthlete(deps);
  clock.now = new Date('2027-03-02T12:00:00Z');
  expect((await overviewOf(viewer)).nextRace).toMatchObject({ days: 13, weeks: null });
  clock.now = new Date('2027-03-01T12:00:00Z');
  expect((await overviewOf(viewer)).nextRace).toMatchObject({ days: 14, weeks: 2 });
});

test('an illness is told of, counts nowhere, and is no reason to say that the schedule began late', async () => {
  const viewer = await aScheduledAthlete(deps);
  const week = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate < '2026-11-30');
  // of the last two days of the week nothing was said yet
  await reportIllness(deps, viewer, { from: TODAY, wellOn: null, mild: false, symptoms: ['fever'] });
  clock.now = new Date('2026-11-29T12:00:00Z');
  const sunday = await overviewOf(viewer);
  expect(sunday).toMatchObject({ consistency: null, missedLately: 0 });
  expect(sunday.review.join(' ')).toContain('You told us you are ill since');
  expect(sunday.review.join(' ')).not.toMatch(/begins within|fitness is built|matters most/);
  clock.now = new Date('2026-11-30T12:00:00Z');
  const monday = await overviewOf(viewer);
  expect(monday).toMatchObject({ consistency: null, missedLately: 0 });
  expect(monday.review.join(' ')).not.toMatch(/consistency|below plan|fitness is built/);
  expect(week.length).toBeGreaterThan(0);
});

test('the dashboard and the offer to realign count the same as missed, and nobody is judged before a week is over', async () => {
  const viewer = await aScheduledAthlete(deps);
  const week = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate < '2026-11-30');
  clock.now = new Date('2026-11-29T20:00:00Z');
  const before = await overviewOf(viewer);
  expect(before.consistency).toBeNull();
  const { suggestion } = await submitWorkoutFeedback(deps, viewer, week.at(-1)!.id, {
    completionStatus: 'skipped',
    reasonForSkip: 'illness',
  }).then(({ adaptation }) => ({ suggestion: adaptation }));
  const { missedLately } = await overviewOf(viewer);
  expect(missedLately).toBe(before.missedLately);
  expect(missedLately).toBeGreaterThanOrEqual(4);
  expect(suggestion!.explanation).toContain(`You missed ${missedLately} workouts in the last 14 days.`);
});

test('the review of a week names the thresholds that were told or accepted in it, unless they were taken back', async () => {
  const viewer = await aScheduledAthlete(deps);
  clock.now = new Date('2026-11-26T12:00:00Z');
  const { id } = await requestAdjustment(deps, viewer, { request: 'my 20 min test was 264 W' });
  const { revision } = await applyAdjustment(deps, viewer, id, { scope: 'all-future' });
  const line = 'FTP 251 W: as told, 20 min at 264 W on 26 November.';
  expect((await overviewOf(viewer)).review).not.toContain(line);
  clock.now = new Date('2026-11-30T12:00:00Z');
  expect((await overviewOf(viewer)).review).toContain(line);
  await undoScheduleChange(deps, viewer, viewer.athleteId, revision.id);
  expect((await overviewOf(viewer)).review.join(' ')).not.toContain('FTP');
});

test('the review of a week says which hard workouts moved a rung, and how they felt', async () => {
  const viewer = await aScheduledAthlete(deps);
  const hard = (await workoutsOf(deps, viewer)).find(
    ({ isHard, templateId, scheduledDate }) => isHard && /\/[2-9]/.test(templateId ?? '') && scheduledDate > TODAY,
  )!;
  clock.now = new Date(`${hard.scheduledDate}T20:00:00Z`);
  await submitWorkoutFeedback(deps, viewer, hard.id, {
    completionStatus: 'completed',
    actualDuration: hard.duration,
    perceivedExertion: 10,
    feelingRating: 4,
  });
  const line = `A rung lower next time: ${hard.description} (felt harder than expected).`;
  expect((await overviewOf(viewer)).review).not.toContain(line);
  clock.now = new Date(`${addDays(mondayOf(hard.scheduledDate), 7)}T12:00:00Z`);
  expect((await overviewOf(viewer)).review).toContain(line);
  clock.now = new Date(`${addDays(mondayOf(hard.scheduledDate), 14)}T12:00:00Z`);
  expect((await overviewOf(viewer)).review).not.toContain(line);
});
