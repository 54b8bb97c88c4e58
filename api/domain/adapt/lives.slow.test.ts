import { METRIC } from '../../core/units/displayUnits.ts';
import { addDays, type Day, mondayOf } from '../../core/calendar/calendar.ts';
import { isTest } from '../../core/workout/thresholdTest.ts';
import { setUpDeps } from '../../test/app.ts';
import { aCoachOf, aScheduledAthlete } from '../../test/schedules.ts';
import { readSquad } from '../coaching/squad.ts';
import type { Viewer } from '../kernel/access.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';
import { loadSeason } from '../revision/seasonSnapshot.ts';
import { readRungs } from '../planning/workoutRungs.ts';
import { closePastDays } from '../schedule/pastDays.ts';
import { readSchedule } from '../schedule/schedule.ts';
import { addRace, updateRace } from '../season/race.ts';
import { applyReplan, readReplan } from '../season/replan.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { applyAdjustment } from './applyAdjustment.ts';
import { requestAdjustment } from './adjustment.ts';
import { submitWorkoutFeedback } from './feedback.ts';

// Lives of athletes, Monday by Monday, by what the product does by itself and what they say.

const MONDAY = '2026-11-23';
const clock = { now: new Date() };
const deps = setUpDeps(clock);
beforeEach(() => at(MONDAY));

const at = (day: Day, hour = 12) => void (clock.now = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`));
const mondayOfWeek = (week: number): Day => addDays(MONDAY, 7 * week);

/** The weeks as they are opened on the Monday so many weeks later, past days closed. */
async function opened(viewer: Viewer, week: number) {
  at(mondayOfWeek(week));
  await closePastDays(deps, viewer.athleteId);
  return (await readSchedule(deps, viewer, viewer.athleteId))!.weeks;
}

/** Says of each workout, on the evening of its day, that it was done. */
async function did(
  viewer: Viewer,
  workouts: readonly WorkoutRow[],
  { rpe = () => 4, part = 1 }: { rpe?: (workout: WorkoutRow) => number; part?: number } = {},
) {
  for (const workout of workouts) {
    at(workout.scheduledDate, 20);
    await submitWorkoutFeedback(deps, viewer, workout.id, {
      completionStatus: 'completed',
      actualDuration: Math.round(part * workout.duration),
      perceivedExertion: rpe(workout),
      feelingRating: 8,
    });
  }
}
const minutes = (workouts: readonly WorkoutRow[]) => workouts.reduce((sum, { duration }) => sum + duration, 0);

/** Writes to the coach in the app, and takes what is offered. */
async function says(viewer: Viewer, request: string) {
  const { id, explanation } = await requestAdjustment(deps, viewer, { request });
  await applyAdjustment(deps, viewer, id, { scope: 'this-week' });
  return explanation;
}

/** What the planner did by itself, in order. */
const acts = async ({ athleteId }: Viewer, cause: 'adapt' | 'season') =>
  deps.db.revision.findMany({
    where: { athleteId, cause, actorRole: 'planner' },
    orderBy: { number: 'asc' },
    select: { id: true, summary: true, createdAt: true },
  });
const trained = (workouts: readonly WorkoutRow[]) => workouts.filter(({ workoutType }) => workoutType !== 'race');

/** Twelve weeks done whole, felt in this way: how high on their ladders the hard workouts stood, and the tests. */
async function twelveWeeks(rpe: (workout: WorkoutRow) => number) {
  at(MONDAY);
  const viewer = await aScheduledAthlete(deps);
  // else what is not known would be tested first
  const known = { ftp: 220, runThresholdSpeed: 3.6, css: 0.85 };
  await deps.db.athlete.update({ where: { id: viewer.athleteId }, data: known });
  const heights: number[] = [];
  const tests: string[] = [];
  for (let week = 0; week < 12; week += 1) {
    const { workouts } = (await opened(viewer, week))[0]!;
    expect(minutes(workouts)).toBeLessThanOrEqual(9 * 60);
    for (const { templateId, workoutType } of workouts) if (isTest(templateId)) tests.push(workoutType);
    const hard = workouts.filter(({ isHard, isLong }) => isHard && !isLong);
    for (const rung of await readRungs(deps, hard, METRIC)) if (rung) heights.push(rung.rung / rung.rungs);
    await did(viewer, workouts, { rpe });
  }
  const said = (await acts(viewer, 'adapt')).map(({ summary }) => summary);
  return { tests, height: heights.reduce((sum, height) => sum + height, 0) / heights.length, said };
}

test('who finds all of it light climbs higher than who finds it too hard and is tested in what was light, in no more hours', async () => {
  const light = await twelveWeeks(({ isHard }) => (isHard ? 5 : 2));
  const heavy = await twelveWeeks(({ isHard }) => (isHard ? 10 : 5));
  expect(light.height).toBeGreaterThan(heavy.height);
  // one test in a week: that of what is light comes before those that are due
  expect(light.tests).toContain('run');
  expect(heavy.tests).not.toContain('run');
  // no act puts in a test that is due and planned already
  expect(light.said.join(' ')).toMatch(/workouts raised: .* felt easier than expected\./);
  expect(heavy.said).toContain('1 workout eased: effort 10 instead of 7.');
});

test('who does three fifths finds weeks that grow from what they did, easier weeks that are easier, and the numbers', async () => {
  const viewer = await aScheduledAthlete(deps);
  const lived: { kind: string; planned: number }[] = [];
  /** Of each week of the kind from the fifth on, what was planned over the most that was done of the four before. */
  const partsOf = (wanted: string) =>
    lived
      .map(({ kind, planned }, week) => ({ kind, week, planned }))
      .filter(({ kind, week }) => kind === wanted && week >= 4)
      .map(({ planned, week }) => planned / Math.max(...lived.slice(week - 4, week).map((each) => 0.6 * each.planned)));
  for (let week = 0; week < 10; week += 1) {
    const { workouts, kind } = (await opened(viewer, week))[0]!;
    lived.push({ kind: kind!, planned: minutes(workouts) });
    await did(viewer, workouts, { part: 0.6 });
  }
  // what was done before may be done again, by 30 % a week
  expect(Math.max(...partsOf('load'))).toBeLessThan(1.31);
  expect(Math.max(...partsOf('step'))).toBeLessThan(0.75);
  const made = await acts(viewer, 'adapt');
  const held = made.filter(({ summary }) =>
    /at most \d+:\d\d h this week, since the most of the four before was \d+:\d\d h/.test(summary),
  );
  expect(held.length).toBeGreaterThan(2);
});

test('who is tired for weeks is given no longer long workout than the last, and nothing hard', async () => {
  const viewer = await aScheduledAthlete(deps);
  const last = new Map<string, number>();
  const sportOf = ({ workoutType }: WorkoutRow) => (workoutType === 'brick' ? 'bike' : workoutType);
  for (let week = 0; week < 6; week += 1) {
    await opened(viewer, week);
    if (week >= 2) await says(viewer, 'I am very tired');
    const { workouts } = (await readSchedule(deps, viewer, viewer.athleteId))!.weeks[0]!;
    const longs = workouts.filter(({ isLong }) => isLong);
    const tooLong = longs.filter((workout) => workout.duration > (last.get(sportOf(workout)) ?? Infinity));
    const hard = workouts.filter(({ isHard }) => isHard);
    expect(week < 2 ? [] : [...tooLong, ...hard]).toEqual([]);
    for (const workout of longs) last.set(sportOf(workout), workout.duration);
    await did(viewer, workouts, { rpe: () => 7 });
  }
});

test('a race that was moved and never planned anew is reached with a taper, which says why', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { races } = (await loadSeason(deps.db, viewer.athleteId))!;
  const raceDate = addDays(races[0]!.raceDate, -42);
  await updateRace(deps, viewer, races[0]!.id, { raceDate });
  const weeks = new Map<Day, number>();
  let kinds: string[] = [];
  for (let week = 0; mondayOfWeek(week) <= raceDate; week += 1) {
    const [now] = await opened(viewer, week);
    kinds = [...kinds, now!.kind];
    weeks.set(now!.weekStartDate, minutes(trained(now!.workouts)));
    await did(viewer, trained(now!.workouts));
  }
  expect(kinds.slice(-3)).toEqual(['load', 'taper', 'race']);
  const minutesBefore = (n: number) => weeks.get(addDays(mondayOf(raceDate), -7 * n))!;
  expect(minutesBefore(1)).toBeLessThan(0.6 * minutesBefore(2));
  const made = await acts(viewer, 'season');
  expect(made.map(({ summary }) => summary)).toEqual([
    'Lowered the weeks up to Lake Olympic on Monday 1 February: the race is near, and nobody had planned its taper.',
  ]);
  expect(made[0]!.createdAt.toISOString().slice(0, 10)).toBe(addDays(raceDate, -21));
});

/** The season as it is planned anew, where that is offered. */
async function plannedAnew(viewer: Viewer) {
  const offered = (await readReplan(deps, viewer, viewer.athleteId))!;
  return (await applyReplan(deps, viewer, viewer.athleteId, offered.previewId)).revision;
}

test('small races two weeks before the goal and after it, told of later, have their own weeks, and the goal keeps its last ones', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [goal] = (await loadSeason(deps.db, viewer.athleteId))!.races;
  // a Sunday
  const raceDate = addDays(mondayOf(goal!.raceDate), -50);
  await updateRace(deps, viewer, goal!.id, { raceDate });
  await plannedAnew(viewer);
  const kinds = new Map<Day, string>();
  let offeredBefore: unknown;
  const weeks = new Map<Day, readonly WorkoutRow[]>();
  for (let week = 0; mondayOfWeek(week) <= addDays(raceDate, 14); week += 1) {
    if (week === 3) {
      at(mondayOfWeek(week));
      const small = { raceName: 'Town Sprint', raceType: 'sprint-tri', priority: 'B' };
      await addRace(deps, viewer, viewer.athleteId, { ...small, raceDate: addDays(raceDate, -14) });
      offeredBefore = await readReplan(deps, viewer, viewer.athleteId);
      await addRace(deps, viewer, viewer.athleteId, { ...small, raceDate: addDays(raceDate, 14) });
      await plannedAnew(viewer);
    }
    const [now] = await opened(viewer, week);
    kinds.set(now!.weekStartDate, now!.kind!);
    weeks.set(now!.weekStartDate, now!.workouts);
    await did(viewer, trained(now!.workouts));
  }
  // a small race makes no phase while there is one
  expect(offeredBefore).toBeNull();
  const monday = (weeksAway: number) => addDays(mondayOf(raceDate), 7 * weeksAway);
  expect([-1, 0, 1].map((away) => kinds.get(monday(away)))).toEqual(['taper', 'race', 'recovery']);
  for (const away of [-2, 0, 2]) {
    const here = weeks.get(monday(away))!;
    const sunday = addDays(monday(away), 6);
    expect(here.filter(({ workoutType }) => workoutType === 'race').map(({ scheduledDate }) => scheduledDate)).toEqual([
      sunday,
    ]);
    expect(trained(here).filter(({ isHard, scheduledDate }) => isHard && scheduledDate >= addDays(sunday, -2))).toEqual(
      [],
    );
    expect(trained(here).filter(({ isLong }) => isLong)).toEqual([]);
  }
  // a small race takes a fifth of its week
  expect(minutes(weeks.get(monday(-2))!)).toBeLessThan(0.85 * minutes(weeks.get(monday(-3))!));
});

test('a season planned anew and lived for weeks is taken back with the race that was moved, and reaches its own day with a taper', async () => {
  const viewer = await aScheduledAthlete(deps);
  const before = (await loadSeason(deps.db, viewer.athleteId))!;
  const [goal] = before.races;
  const phasesFrom = async (day: Day) =>
    (await loadSeason(deps.db, viewer.athleteId))!.phases
      .filter(({ endDate }) => endDate >= day)
      .map(({ phaseType, startDate, endDate }) => [phaseType, startDate, endDate]);
  const moved = await updateRace(deps, viewer, goal!.id, { raceDate: addDays(goal!.raceDate, -42) });
  const anew = await plannedAnew(viewer);
  const kinds: string[] = [];
  const weekAfterWeek = async (from: number, until: Day) => {
    for (let week = from; mondayOfWeek(week) <= until; week += 1) {
      const [now] = await opened(viewer, week);
      kinds.push(now!.kind!);
      await did(viewer, trained(now!.workouts));
    }
  };
  await weekAfterWeek(0, mondayOfWeek(3));
  await opened(viewer, 4);
  await undoScheduleChange(deps, viewer, viewer.athleteId, anew.id);
  await undoScheduleChange(deps, viewer, viewer.athleteId, moved.revision.id);
  const after = (await loadSeason(deps.db, viewer.athleteId))!;
  expect(after.races.map(({ raceDate }) => raceDate)).toEqual([goal!.raceDate]);
  expect(await phasesFrom(mondayOfWeek(4))).toEqual(
    before.phases
      .filter(({ endDate }) => endDate >= mondayOfWeek(4))
      .map(({ phaseType, startDate, endDate }) => [phaseType, startDate, endDate]),
  );
  expect(await readReplan(deps, viewer, viewer.athleteId)).toBeNull();
  await weekAfterWeek(4, goal!.raceDate);
  expect(kinds.slice(-3)).toEqual(['load', 'taper', 'race']);
  expect(kinds.slice(0, -3)).not.toContain('taper');
});

test('two illnesses are two: each counts its own days, and each has its way back', async () => {
  const viewer = await aScheduledAthlete(deps);
  const told = new Map([
    [2, 'I am ill, a cold'],
    [3, 'I am well again'],
    [6, 'I have a bad cold and a cough'],
    [7, 'I am healthy again'],
  ]);
  const said: string[] = [];
  for (let week = 0; week < 9; week += 1) {
    await opened(viewer, week);
    const words = told.get(week);
    if (words !== undefined) said.push(await says(viewer, words));
    const { workouts } = (await readSchedule(deps, viewer, viewer.athleteId))!.weeks[0]!;
    await did(viewer, trained(workouts.filter(({ status }) => status === 'scheduled')));
  }
  for (const answer of [said[1], said[3]]) expect(answer).toMatch(/ill for 7 days, step 1 of the way back/);
  const reports = await deps.db.illnessReport.findMany({ where: { athleteId: viewer.athleteId } });
  expect(reports.map(({ wellOn }) => wellOn !== null)).toEqual([true, true]);
});

test('a coach who is away is told of a silence, and the weeks are eased without them', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { coachId } = await aCoachOf(deps, viewer);
  await did(viewer, (await opened(viewer, 0))[0]!.workouts);
  for (const week of [1, 2, 3, 4]) await opened(viewer, week);
  const [seen] = await readSquad(deps, coachId, METRIC);
  expect(seen!.attention.reasons.map(({ code }) => code)).toContain('SILENT');
  const said = (await acts(viewer, 'adapt')).map(({ summary }) => summary);
  expect(said.map((summary) => /\d+ days without training/.exec(summary)?.[0])).toEqual([
    '14 days without training',
    '21 days without training',
  ]);
});
