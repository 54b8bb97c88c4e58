import { setUpDeps } from '../../test/app.ts';
import { anAthlete } from '../../test/builders.ts';
import { aCoachOf, aScheduledAthlete, endCoaching } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { InvalidInput } from '../kernel/errors.ts';
import { updatePhase } from './phase.ts';
import { addRace, deleteRace, recordRaceResult, updateRace } from './race.ts';
import { readSeasonState } from './seasonPlan.ts';
import { regenerationReasons } from './regenerationReasons.ts';
import { loadSeason } from '../revision/seasonSnapshot.ts';
import { updateSportPreferences } from './seasonSports.ts';
import { undoScheduleChange } from '../schedule/undo.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
const deps = setUpDeps(clock);
beforeEach(() => void (clock.now = new Date(`${TODAY}T12:00:00Z`)));

const half = { raceName: ' Winter Half ', raceType: 'half-marathon', raceDate: '2027-01-17', location: 'Lakeside' };
const add = (viewer: Viewer, over: object = {}) => addRace(deps, viewer, viewer.athleteId, { ...half, ...over });
const codes = ({ validation }: Awaited<ReturnType<typeof add>>) => validation.warnings.map(({ code }) => code);
const reasons = async (viewer: Viewer) => regenerationReasons(await readSeasonState(deps, viewer, viewer.athleteId));

test('a race is trimmed, B unless said, listed by date; what is left out of a change stays, null takes away', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { race, revision } = await add(viewer);
  expect(race).toMatchObject({
    raceName: 'Winter Half',
    priority: 'B',
    location: 'Lakeside',
    notes: null,
    resultStatus: null,
  });
  expect([revision.number, revision.cause, revision.summary]).toEqual([3, 'season', 'Added the race Winter Half.']);
  const changed = await updateRace(deps, viewer, race.id, { priority: 'C', location: null });
  expect(changed.race).toEqual({ ...race, priority: 'C', location: null });
  const { races, plan } = (await loadSeason(deps.db, viewer.athleteId))!;
  expect(races.map(({ raceName }) => raceName)).toEqual(['Winter Half', 'Lake Olympic']);
  expect(plan.version).toBe(3);
  // nothing changed: no revision, no version
  expect((await updateRace(deps, viewer, race.id, { priority: 'C' })).revision.number).toBe(4);
});

test('a goal is kept until it is taken away, fits the race type, and undo brings it back', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { race } = await add(viewer, { goalTimeSec: 5400 });
  expect(race.goalTimeSec).toBe(5400);
  const goal = async () =>
    (await loadSeason(deps.db, viewer.athleteId))!.races.find(({ id }) => id === race.id)?.goalTimeSec;
  await updateRace(deps, viewer, race.id, { notes: 'Flat.' });
  expect(await goal()).toBe(5400);
  const refusal = await updateRace(deps, viewer, race.id, { raceType: 'marathon' }).catch((error: unknown) => error);
  expect((refusal as InvalidInput).errors).toEqual([
    { path: 'goalTimeSec', message: 'A goal time for this race type (Marathon) is from 1:50:00 to 10:00:00.' },
  ]);
  await updateRace(deps, viewer, race.id, { raceType: 'marathon', goalTimeSec: 12_000 });
  expect(await goal()).toBe(12_000);
  await updateRace(deps, viewer, race.id, { goalTimeSec: null });
  expect(await goal()).toBeNull();
  await undoScheduleChange(deps, viewer, viewer.athleteId);
  expect(await goal()).toBe(12_000);
  expect(await reasons(viewer)).toEqual(['races']);
});

test('the plan says that it needs regeneration for A and B races, sports and hours, not for C races, and no longer once undone', async () => {
  const viewer = await aScheduledAthlete(deps);
  expect(await reasons(viewer)).toEqual([]);
  await add(viewer, { priority: 'C' });
  expect(await reasons(viewer)).toEqual([]);
  await add(viewer);
  expect(await reasons(viewer)).toEqual(['races']);
  await undoScheduleChange(deps, viewer, viewer.athleteId);
  await updateSportPreferences(deps, viewer, viewer.athleteId, {
    sportPreferences: ['strength', 'running', 'running'],
  });
  expect((await loadSeason(deps.db, viewer.athleteId))!.plan.sportPreferences).toEqual(['running', 'strength']);
  await deps.db.trainingPreferences.update({
    where: { athleteId: viewer.athleteId },
    data: { weeklyHoursAvailable: 5 },
  });
  expect(await reasons(viewer)).toEqual(['sports', 'hours']);
});

test.each([
  [{ raceName: '  ' }, 'raceName', 'Race name is required.'],
  [{ raceName: 'x'.repeat(101) }, 'raceName', 'Race name must be at most 100 characters.'],
  [
    { raceType: 'ultra' },
    'raceType',
    'Race type must be one of: sprint-tri, olympic-tri, half-ironman, ironman, half-marathon, marathon, 5k, 10k, ultra-50k, ultra-100k, gran-fondo, time-trial, open-water, duathlon, aquabike.',
  ],
  [{ raceDate: undefined }, 'raceDate', 'Race date is required.'],
  [{ raceDate: '2027-02-29' }, 'raceDate', '2027-02-29 is not a calendar date.'],
  [{ raceDate: '01/02/2027' }, 'raceDate', 'Use the form YYYY-MM-DD.'],
  [{ raceDate: '2026-11-19' }, 'raceDate', 'Race date must be today or later.'],
  [{ raceDate: '9999-01-01' }, 'raceDate', 'Race date must be within 3 years.'],
  [
    { raceDate: '2029-11-20' },
    'raceDate',
    'A season plan reaches 104 weeks. Choose a race date up to 12 November 2028.',
  ],
  [
    { raceDate: '2028-11-13' },
    'raceDate',
    'A season plan reaches 104 weeks. Choose a race date up to 12 November 2028.',
  ],
  [{ priority: 'D' }, 'priority', 'Priority must be A, B or C.'],
  [{ notes: 'x'.repeat(5001) }, 'notes', 'Notes must be at most 5000 characters.'],
  [{ goalTimeSec: 3299 }, 'goalTimeSec', 'A goal time for this race type (Half Marathon) is from 0:55:00 to 5:00:00.'],
  [{ goalTimeSec: 5400.5 }, 'goalTimeSec', 'Goal time must be from 1 second to 10 days.'],
  [{ athleteId: 'someone' }, 'athleteId', 'Unknown field: athleteId.'],
])('%j is refused', async (over, path, message) => {
  const viewer = await aScheduledAthlete(deps);
  const refusal = await add(viewer, over).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(InvalidInput);
  expect((refusal as InvalidInput).errors).toEqual([{ path, message }]);
  expect((await loadSeason(deps.db, viewer.athleteId))!.plan.version).toBe(1);
});

test('the last day that a season reaches is accepted, a race tomorrow too', async () => {
  const viewer = await aScheduledAthlete(deps);
  expect((await add(viewer, { raceDate: '2028-11-12' })).race.raceDate).toBe('2028-11-12');
  expect((await add(viewer, { raceDate: '2026-11-21' })).race.raceDate).toBe('2026-11-21');
});

test('what the planner says of a race: it is in the plan all the same', async () => {
  const viewer = await aScheduledAthlete(deps);
  // the goal is on 2027-03-12; Mondays are unavailable
  expect(codes(await add(viewer, { raceDate: '2027-01-18' }))).toEqual(['UNAVAILABLE_DAY']);
  expect(codes(await add(viewer, { raceType: 'marathon', raceDate: '2027-02-07' }))).toEqual(['COSTLY_B_RACE']);
  expect(codes(await add(viewer, { raceType: 'sprint-tri', raceDate: '2027-05-15', priority: 'A' }))).toEqual([
    'AWKWARD_GAP',
  ]);
  expect(codes(await add(viewer, { raceType: 'half-ironman', raceDate: '2027-05-23', priority: 'A' }))).toEqual([
    'RACES_TOO_CLOSE',
  ]);
  const fourth = await add(viewer, { raceType: 'sprint-tri', raceDate: '2027-10-10', priority: 'A' });
  expect(fourth.validation).toEqual({
    isValid: false,
    warnings: [expect.objectContaining({ code: 'TOO_MANY_A_RACES', message: 'Too Many A Races' })],
  });
  expect((await loadSeason(deps.db, viewer.athleteId))!.plan.warnings.map(({ code }) => code)).toContain(
    'TOO_MANY_A_RACES',
  );
});

test('another main goal is never taken up in silence: the answer and the history say so', async () => {
  const viewer = await aScheduledAthlete(deps);
  const goalOf = async () => {
    const { plan, races } = (await loadSeason(deps.db, viewer.athleteId))!;
    return races.find(({ id }) => id === plan.mainRaceId)!.raceName;
  };
  const told = ({ validation, revision }: Awaited<ReturnType<typeof add>>) => [
    validation.warnings.filter(({ code }) => code === 'MAIN_GOAL_CHANGED').map(({ message }) => message),
    revision.summary,
  ];
  const earlier = await add(viewer, { priority: 'A' });
  expect(await goalOf()).toBe('Winter Half');
  const now = 'The main goal is now Winter Half; it was Lake Olympic.';
  expect(told(earlier)).toEqual([[now], `Added the race Winter Half. ${now}`]);
  const back = 'The main goal is now Lake Olympic; it was Winter Half.';
  expect(told(await updateRace(deps, viewer, earlier.race.id, { priority: 'B' }))).toEqual([
    [back],
    `Changed the race Winter Half. ${back}`,
  ]);
  expect(told(await updateRace(deps, viewer, earlier.race.id, { priority: 'A' }))).toEqual([
    [now],
    `Changed the race Winter Half. ${now}`,
  ]);
  expect(told(await deleteRace(deps, viewer, earlier.race.id))).toEqual([
    [back],
    `Deleted the race Winter Half. ${back}`,
  ]);
  expect(told(await add(viewer, { priority: 'C' }))).toEqual([[], 'Added the race Winter Half.']);
});

test('a deleted race comes back by undo, with all that was told of it', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { race } = await add(viewer, { notes: 'Bus at 6', raceDate: TODAY });
  await recordRaceResult(deps, viewer, race.id, {
    status: 'finished',
    finishSeconds: 6000,
    feeling: 9,
    notes: 'Sunny',
  });
  const before = await loadSeason(deps.db, viewer.athleteId);
  await deleteRace(deps, viewer, race.id);
  await undoScheduleChange(deps, viewer, viewer.athleteId);
  expect((await loadSeason(deps.db, viewer.athleteId))!.races).toEqual(before!.races);
});

test('a result is told on the day or later, and shortens or lengthens the recovery to come', async () => {
  const viewer = await aScheduledAthlete(deps);
  const goal = (await loadSeason(deps.db, viewer.athleteId))!.races[0]!;
  const tell = (input: unknown) => recordRaceResult(deps, viewer, goal.id, input);
  await expect(tell({ status: 'did-not-start' })).rejects.toMatchObject({ code: 'RACE_AHEAD' });
  clock.now = new Date(`${goal.raceDate}T18:00:00Z`);
  await expect(tell({ status: 'finished' })).rejects.toMatchObject({
    errors: [
      { path: 'finishSeconds', message: 'Enter your finish time.' },
      { path: 'feeling', message: 'Tell how it felt, from 1 to 10.' },
    ],
  });
  await expect(tell({ status: 'finished', finishSeconds: 10_000, feeling: 11 })).rejects.toMatchObject({
    errors: [{ path: 'feeling', message: 'Feeling must be a whole number from 1 to 10.' }],
  });
  await expect(tell({ status: 'won' })).rejects.toMatchObject({ errors: [{ path: 'status' }] });
  await tell({ status: 'finished', finishSeconds: 10_000, feeling: 8 });
  expect(await reasons(viewer)).toEqual([]);
  const { race } = await tell({ status: 'did-not-start', finishSeconds: 10_000, feeling: 2, notes: 'Ill' });
  expect(race).toMatchObject({ resultStatus: 'did-not-start', finishSeconds: null, feeling: null, resultNotes: 'Ill' });
  expect(await reasons(viewer)).toEqual(['results']);
  expect((await tell(null)).race.resultStatus).toBeNull();
});

test.each([
  [{ weeklyVolume: 0 }, 'weeklyVolume', 'Weekly hours must be a number from 1 to 40.'],
  [{ weeklyVolume: 41 }, 'weeklyVolume', 'Weekly hours must be a number from 1 to 40.'],
  [{ weeklyVolume: 'abc' }, 'weeklyVolume', 'Weekly hours must be a number from 1 to 40.'],
  [{ sportPreferences: ['running', 'swimming'] }, 'sportPreferences', 'Cycling is required for your race type.'],
  [{ sportPreferences: [] }, 'sportPreferences', 'Please select at least one sport'],
  [{ phaseName: 'Mine' }, 'phaseName', 'Unknown field: phaseName.'],
])('a phase refuses %j', async (input, path, message) => {
  const viewer = await aScheduledAthlete(deps);
  const { phases } = (await loadSeason(deps.db, viewer.athleteId))!;
  await expect(updatePhase(deps, viewer, phases[0]!.id, input)).rejects.toMatchObject({ errors: [{ path, message }] });
});

test('a coach may do all of it while the assignment stands, and says so in the revision; a stranger finds nothing', async () => {
  const viewer = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, viewer);
  const { race, revision } = await addRace(deps, coach, viewer.athleteId, half);
  expect([revision.actorRole, revision.actorId]).toEqual(['coach', coach.userId]);
  const { phases } = (await loadSeason(deps.db, viewer.athleteId))!;
  const { phase } = await updatePhase(deps, coach, phases[1]!.id, {
    weeklyVolume: 7.25,
    sportPreferences: ['strength', 'running', 'cycling', 'swimming'],
  });
  expect(phase).toMatchObject({
    weeklyVolume: 7.3,
    isEdited: true,
    sportPreferences: ['running', 'cycling', 'swimming', 'strength'],
  });
  const stranger = await anAthlete(deps);
  await endCoaching(deps, coach);
  for (const other of [stranger, coach]) {
    await expect(addRace(deps, other, viewer.athleteId, half)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(updateRace(deps, other, race.id, { notes: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Race not found.',
    });
    await expect(updatePhase(deps, other, phase.id, { weeklyVolume: 3 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Phase not found.',
    });
  }
  await expect(add(stranger)).rejects.toMatchObject({ code: 'NO_SEASON_PLAN' });
});

test('eight races added at the same instant are all there, each its own revision', async () => {
  const viewer = await aScheduledAthlete(deps);
  await Promise.all(Array.from({ length: 8 }, (_, i) => add(viewer, { raceName: `Race ${i}`, priority: 'C' })));
  const { races, plan } = (await loadSeason(deps.db, viewer.athleteId))!;
  expect([races.length, plan.version]).toEqual([9, 9]);
});
