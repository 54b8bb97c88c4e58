import { type ExecutionResult, parse, subscribe } from 'graphql';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { addRace } from '../domain/season/race.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete } from '../test/schedules.ts';
import { schema } from './schema.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
const deps = setUpDeps(clock);
beforeEach(() => void (clock.now = new Date(`${TODAY}T12:00:00Z`)));

const WARNINGS = 'warnings { code message recommendation }';
const SEASON = `seasonPlan { id version lostWeeks sportPreferences seasonStart seasonEnd ${WARNINGS} mainRace { raceName }
  needsRegeneration { reasons } races { id raceName raceDate priority result { status feeling finishSeconds beforeHalfway notes } ${WARNINGS} }
  phases { id phaseName phaseType startDate endDate weeklyVolume plannedVolume description focusAreas sportPreferences isEdited }
  weeks { weekStartDate phaseType kind plannedHours doneHours } load { date tss fitness fatigue form }
  raceDays { form fitness band race { raceName } } }`;
const RACE = `race { id raceName priority result { status } } validation { isValid ${WARNINGS} } revision { number cause summary } ${SEASON}`;
const PREVIEW = `preview { id expiresAt recommendations { type title message suggestion } allRaces { raceId raceName distance } phaseCount { old new }
  dateRange { old { start end } new { start end } } newPhases { phaseName phaseType weeklyVolume startDate endDate }
  phases { change before { phaseName } after { phaseName } } weeks { weekStartDate hoursBefore hoursAfter }
  raceDays { raceId raceName before { form band } after { form band } } }`;

/** Runs a mutation; what it answers, or the error that the outside sees. */
async function act(viewer: Viewer, name: string, input: object, payload: string) {
  const type = name[0]!.toUpperCase() + name.slice(1);
  const text = `mutation ($input: ${type}Input!) { done: ${name}(input: $input) { __typename ... on ${type}Payload { ${payload} } ... on Refusal { code message } } }`;
  const { data, errors } = await ask(deps, viewer, text, { input });
  return errors.length > 0 ? errors[0] : data.done;
}

async function seasonOf(viewer: Viewer, athleteId = viewer.athleteId) {
  const { data, errors } = await ask(deps, viewer, `query ($id: ID!) { athlete(id: $id) { ${SEASON} } }`, {
    id: encodeId('athlete', athleteId),
  });
  expect(errors).toEqual([]);
  return data.athlete.seasonPlan;
}

const half = { raceName: 'Winter Half', raceType: 'HALF_MARATHON', raceDate: '2027-01-18' };

const PREDICTED = `seasonPlan { races { raceName prediction { lowSec highSec likelySec plannedSec fastestSec usualSec goalGapSec summary support
  methods { method label seconds evidence } } } }`;

test('a race is predicted from what is known, for the athlete and for the coach, until its day has passed', async () => {
  const viewer = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, viewer);
  const { athleteId } = viewer;
  const predictions = async (reader: Viewer) => {
    const text = `query ($id: ID!) { athlete(id: $id) { ${PREDICTED} } }`;
    const { data, errors } = await ask(deps, reader, text, { id: encodeId('athlete', athleteId) });
    expect(errors).toEqual([]);
    return data.athlete.seasonPlan.races.map(({ prediction }: { prediction: unknown }) => prediction);
  };
  await addRace(deps, viewer, athleteId, {
    ...half,
    raceType: 'marathon',
    raceDate: '2027-01-17',
    goalTimeSec: 10_800,
  });
  const nothing = { lowSec: null, likelySec: null, fastestSec: null, usualSec: null, methods: [], goalGapSec: null };
  const unmeasured = { ftp: null, runThresholdSpeed: null, css: null };
  await deps.db.athlete.update({ where: { id: athleteId! }, data: unmeasured });
  expect(await predictions(coach)).toMatchObject([
    {
      ...nothing,
      plannedSec: 10_800,
      summary: expect.stringContaining(
        'Their goal is 3:00: race day is planned for it, training goes by effort. Not predicted yet: that takes their threshold pace, ',
      ),
    },
    {
      ...nothing,
      plannedSec: null,
      summary: expect.stringContaining('their critical swim speed, their FTP and their threshold pace.'),
    },
  ]);

  await deps.db.athlete.update({ where: { id: athleteId! }, data: { runThresholdSpeed: 3.9 } });
  const weeks = ['2026-10-21', '2026-10-28', '2026-11-04', '2026-11-11'];
  await deps.db.activity.createMany({
    data: [...weeks, '2026-11-18'].map((day) => ({
      athleteId: athleteId!,
      sport: 'run',
      startedAt: new Date(`${day}T08:00:00Z`),
      day: new Date(day),
      movingSec: 26_400,
      elapsedSec: 26_400,
      distanceM: 80_000,
      tss: 100,
      measure: 'pace',
      contentHash: day,
    })),
  });
  const [marathon] = await predictions(viewer);
  expect(marathon).toEqual({
    lowSec: 11_243,
    highSec: 13_553,
    likelySec: 12_315,
    plannedSec: 11_243,
    fastestSec: 11_243,
    usualSec: 11_472,
    goalGapSec: 443,
    summary:
      'Predicted 3:07–3:46 h, by VDOT and Tanda; your goal of 3:00 is 7 min faster. Training and race day are paced for 3:07:23.',
    support: 'A half marathon in 1:26:20 or faster would support the goal.',
    methods: [
      { method: 'VDOT', label: 'VDOT', seconds: 11_472, evidence: 'from your threshold pace' },
      { method: 'TANDA', label: 'Tanda', seconds: 13_159, evidence: 'from your runs of the last eight weeks' },
    ],
  });
  clock.now = new Date('2027-01-18T12:00:00Z');
  expect((await predictions(viewer))[0]).toBeNull();
});

test('the season as it is: every week, every day, form on race day, nothing done in weeks to come', async () => {
  const viewer = await aScheduledAthlete(deps);
  const season = await seasonOf(viewer);
  expect(season).toMatchObject({ version: 1, lostWeeks: [], needsRegeneration: null, warnings: [] });
  expect(season.weeks[0]).toEqual({
    weekStartDate: '2026-11-16',
    phaseType: 'BASE',
    kind: 'LOAD',
    plannedHours: 6.6,
    doneHours: 0,
  });
  expect(season.weeks.slice(1).every(({ doneHours }: { doneHours: number | null }) => doneHours === null)).toBe(true);
  expect(season.load).toHaveLength(7 * season.weeks.length);
  const [raceDay] = season.raceDays;
  expect(raceDay).toMatchObject({ race: { raceName: 'Lake Olympic' }, band: 'FRESH' });
  const { form } = season.load.find(({ date }: { date: string }) => date === '2027-03-12');
  expect(raceDay.form).toBe(form);
});

test('a race is added with a lasting note, changed and deleted; each answer carries the plan as it is then', async () => {
  const viewer = await aScheduledAthlete(deps);
  const added = await act(viewer, 'addRace', half, RACE);
  const note = {
    code: 'UNAVAILABLE_DAY',
    message: 'Winter Half is on a Monday, a day that is marked unavailable.',
    recommendation: expect.any(String),
  };
  expect(added).toMatchObject({
    race: { raceName: 'Winter Half', priority: 'B', result: null },
    validation: { isValid: false, warnings: [note] },
    revision: { number: 3, cause: 'SEASON', summary: 'Added the race Winter Half.' },
    seasonPlan: { version: 2, needsRegeneration: { reasons: ['RACES'] } },
  });
  expect(added.seasonPlan).toEqual(await seasonOf(viewer));
  expect(added.seasonPlan.races[0]).toMatchObject({ raceName: 'Winter Half', warnings: [note] });
  const changed = await act(
    viewer,
    'updateRace',
    { raceId: added.race.id, raceDate: '2027-01-17', priority: 'C' },
    RACE,
  );
  expect(changed).toMatchObject({
    race: { priority: 'C' },
    validation: { isValid: true },
    seasonPlan: { needsRegeneration: null },
  });
  const deleted = await act(
    viewer,
    'deleteRace',
    { raceId: added.race.id },
    `deletedRaceId revision { summary } ${SEASON}`,
  );
  expect(deleted).toMatchObject({
    deletedRaceId: added.race.id,
    revision: { summary: 'Deleted the race Winter Half.' },
  });
  expect(deleted.seasonPlan.races).toHaveLength(1);
});

test('refusals are members of the result, with code and message', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { races } = await seasonOf(viewer);
  const refused = (name: string, input: object) => act(viewer, name, input, '__typename');
  expect(await refused('addRace', { ...half, raceDate: '2029-11-20' })).toEqual({
    __typename: 'InvalidInput',
    code: 'VALIDATION',
    message: 'A season plan reaches 104 weeks. Choose a race date up to 12 November 2028.',
  });
  expect(await refused('recordRaceResult', { raceId: races[0].id, result: { status: 'DID_NOT_START' } })).toMatchObject(
    { __typename: 'NotPossible', code: 'RACE_AHEAD' },
  );
  expect(await refused('previewRegeneration', {})).toMatchObject({ __typename: 'NotPossible', code: 'TOO_FEW_RACES' });
  expect(await refused('updateSportPreferences', { sportPreferences: [] })).toMatchObject({
    __typename: 'InvalidInput',
    message: 'Please select at least one sport',
  });
});

test('a plan is previewed with edits and applied; a stale preview is refused by name', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [goal] = (await seasonOf(viewer)).races;
  const edits = [
    { addRace: { ...half, priority: 'A', raceDate: '2027-01-17' } },
    { moveRace: { raceId: goal.id, raceDate: '2027-03-28' } },
  ];
  const { preview } = await act(viewer, 'previewRegeneration', { edits }, PREVIEW);
  expect(preview.allRaces.map(({ raceName, distance }: Record<string, string>) => [raceName, distance])).toEqual([
    ['Winter Half', 'Half Marathon'],
    ['Lake Olympic', 'Olympic Triathlon'],
  ]);
  expect(preview.phases.map(({ change }: { change: string }) => change)).toEqual(
    expect.arrayContaining(['MOVED', 'NEW']),
  );
  expect(preview.raceDays[0]).toMatchObject({
    raceName: 'Winter Half',
    before: null,
    after: { band: expect.any(String) },
  });
  expect(preview.expiresAt).toBe(`${TODAY}T13:00:00.000Z`);
  const stale = (await act(viewer, 'previewRegeneration', { edits }, PREVIEW)).preview.id;
  const applied = await act(
    viewer,
    'applyRegeneration',
    { previewId: preview.id },
    `revision { summary } athlete { schedule { weeks { phaseType } } } ${SEASON}`,
  );
  expect(applied.seasonPlan).toEqual(await seasonOf(viewer));
  expect(applied.seasonPlan.races[0].id).toBe(preview.allRaces[0].raceId);
  expect(applied.seasonPlan.phases.map(({ phaseName }: { phaseName: string }) => phaseName)).toEqual(
    preview.newPhases.map(({ phaseName }: { phaseName: string }) => phaseName),
  );
  expect(applied.athlete.schedule.weeks).toHaveLength(4);
  expect(await act(viewer, 'applyRegeneration', { previewId: stale }, '__typename')).toEqual({
    __typename: 'PlanChanged',
    code: 'STALE_PREVIEW',
    message: 'The plan changed since this preview. Review it again.',
  });
});

test('changes of the season are announced to who follows the schedule, each with the plan as it is then', async () => {
  const viewer = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, viewer);
  const document = parse(
    `subscription ($id: ID!) { scheduleUpdated(athleteId: $id) { revision cause actorRole summary athlete { ${SEASON} } } }`,
  );
  const contextValue = { deps, viewer: coach, stillViewer: async () => coach };
  const events = (await subscribe({
    schema,
    document,
    contextValue,
    variableValues: { id: encodeId('athlete', viewer.athleteId) },
  })) as AsyncGenerator<ExecutionResult<any>>; // eslint-disable-line
  const next = async () => (await events.next()).value.data.scheduleUpdated;
  await act(viewer, 'addRace', half, 'race { id }');
  const first = await next();
  expect(first).toMatchObject({
    revision: 3,
    cause: 'SEASON',
    actorRole: 'ATHLETE',
    summary: 'Added the race Winter Half.',
  });
  expect(first.athlete.seasonPlan).toEqual(await seasonOf(coach, viewer.athleteId));
  await act(
    viewer,
    'updateRace',
    { raceId: first.athlete.seasonPlan.races[0].id, raceDate: '2027-01-17' },
    'race { id }',
  );
  expect((await next()).athlete.seasonPlan.races[0]).toMatchObject({ raceDate: '2027-01-17', warnings: [] });
  await events.return(undefined);
});

test('a result is told, shown and taken back', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { race } = await addRace(deps, viewer, viewer.athleteId, {
    ...half,
    raceType: 'half-marathon',
    raceDate: TODAY,
  });
  const raceId = encodeId('race', race.id);
  const told = await act(
    viewer,
    'recordRaceResult',
    { raceId, result: { status: 'FINISHED', finishSeconds: 6300, feeling: 7 } },
    RACE,
  );
  expect(told.seasonPlan.races[0].result).toEqual({
    status: 'FINISHED',
    finishSeconds: 6300,
    feeling: 7,
    beforeHalfway: null,
    notes: null,
  });
  expect((await act(viewer, 'recordRaceResult', { raceId, result: null }, RACE)).race.result).toBeNull();
});
