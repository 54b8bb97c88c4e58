import { generateSchedule } from '../domain/schedule/schedule.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

const clock = { now: new Date('2026-11-20T12:00:00Z') };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date('2026-11-20T12:00:00Z');
});

const SUBMIT = `mutation ($input: SubmitCheckInInput!) { submitCheckIn(input: $input) { __typename
  ... on SubmitCheckInPayload { checkIn { id weekStartDate mood stress sleep travelThisWeek notes }
    adaptation { summary changes { op workoutId durationAfter changeDescription } advice { kind } revision { id } } } ... on InvalidInput { errors { path message } } } }`;
const KEPT = '{ viewer { athlete { checkIns(first: 1) { edges { node { isPlanKept } } } } } }';
const HISTORY =
  'query ($id: ID!) { node(id: $id) { ... on Athlete { checkIns(first: 5) { edges { node { weekStartDate stress } } } } } }';
type Viewer = Awaited<ReturnType<typeof anAthlete>>;
const submit = async (viewer: Viewer, input: object) => (await ask(deps, viewer, SUBMIT, { input })).data.submitCheckIn;

test('a week has one check-in; what is left out is no data', async () => {
  const viewer = await anAthlete(deps);
  const first = await submit(viewer, { mood: 3, stress: 9, notes: ' quarter end ' });
  expect(first.checkIn).toMatchObject({
    weekStartDate: '2026-11-16',
    mood: 3,
    stress: 9,
    sleep: null,
    travelThisWeek: null,
    notes: 'quarter end',
  });
  const second = await submit(viewer, { stress: 4, travelThisWeek: true });
  expect(second.checkIn).toEqual({ ...first.checkIn, mood: null, stress: 4, travelThisWeek: true, notes: null });
});

test('the week is that of the athlete, and the history reads latest first, for the coach too', async () => {
  const viewer = await anAthlete(deps, { timeZone: 'Pacific/Auckland' });
  clock.now = new Date('2026-11-22T11:30:00Z');
  expect((await submit(viewer, { stress: 5 })).checkIn.weekStartDate).toBe('2026-11-23');
  clock.now = new Date('2026-11-30T12:00:00Z');
  await submit(viewer, { stress: 6 });
  const coach = await aCoachOf(deps, viewer);
  const { node } = (await ask(deps, coach, HISTORY, { id: `athlete_${viewer.athleteId}` })).data;
  expect(node.checkIns.edges.map(({ node }: { node: object }) => node)).toEqual([
    { weekStartDate: '2026-11-30', stress: 6 },
    { weekStartDate: '2026-11-23', stress: 5 },
  ]);
});

test.each<[string, object, string, string]>([
  ['out of range', { mood: 11 }, 'mood', 'Mood must be a whole number from 1 to 10.'],
  ['zero', { stress: 0 }, 'stress', 'Stress must be a whole number from 1 to 10.'],
  ['nothing answered', { notes: 'tired' }, 'mood', 'Answer at least one of the ratings.'],
  ['too long', { mood: 5, notes: 'x'.repeat(2001) }, 'notes', 'Notes must be at most 2000 characters.'],
])('refuses a check-in with %s', async (_name, input, path, message) => {
  expect(await submit(await anAthlete(deps), input)).toEqual({
    __typename: 'InvalidInput',
    errors: [{ path, message }],
  });
});

test('after weeks away the check-in is kept, though there is no week of now to adapt', async () => {
  const viewer = await aScheduledAthlete(deps);
  clock.now = new Date('2027-01-08T12:00:00Z');
  expect((await submit(viewer, { stress: 9, sleep: 2 })).checkIn).toMatchObject({
    weekStartDate: '2027-01-04',
    stress: 9,
  });
});

const TIRED = { stress: 10, sleep: 1, energyLevel: 1, musclesSoreness: 10 };
const plain = async (viewer: Viewer) => (await workoutsOf(deps, viewer)).map((workout) => ({ ...workout, version: 0 }));
const isKept = async (viewer: Viewer): Promise<boolean> =>
  (await ask(deps, viewer, KEPT)).data.viewer.athlete.checkIns.edges[0].node.isPlanKept;
const revisionsOf = (viewer: Viewer) => deps.db.revision.count({ where: { athleteId: viewer.athleteId } });

describe('with `keepPlan`', () => {
  beforeEach(() => {
    // a Monday
    clock.now = new Date('2026-11-16T06:00:00Z');
  });

  test.each([
    ['at first', []],
    ['after answers that the plan followed', [{ stress: 8, sleep: 3 }]],
    ['after answers in spite of which it was kept', [{ stress: 8, sleep: 3, keepPlan: true }]],
    [
      'after both',
      [
        { stress: 8, sleep: 3 },
        { ...TIRED, mood: 2, keepPlan: true },
      ],
    ],
  ])(
    'a check-in is saved and tells what it would change: sent again without, it changes just that (%s)',
    async (_, earlier) => {
      const viewer = await aScheduledAthlete(deps);
      for (const input of earlier) {
        await submit(viewer, input);
        clock.now = new Date(clock.now.getTime() + 60_000);
      }
      const before = { plan: await plain(viewer), revisions: await revisionsOf(viewer) };
      const shown = await submit(viewer, { ...TIRED, keepPlan: true });
      expect({ plan: await plain(viewer), revisions: await revisionsOf(viewer) }).toEqual(before);
      expect(shown.checkIn).toMatchObject({ stress: 10, sleep: 1 });
      expect(shown.adaptation.changes).not.toEqual([]);
      expect([shown.adaptation.revision, await isKept(viewer)]).toEqual([null, true]);

      clock.now = new Date(clock.now.getTime() + 60_000);
      const made = await submit(viewer, TIRED);
      expect({ ...made.adaptation, revision: null }).toEqual(shown.adaptation);
      expect([made.adaptation.revision !== null, await isKept(viewer)]).toEqual([true, false]);
      expect(await plain(viewer)).not.toEqual(before.plan);
    },
  );

  test('no rule follows such answers later: weeks planned anew are those without them', async () => {
    const viewer = await aScheduledAthlete(deps);
    await generateSchedule(deps, viewer, { mode: 'season-plan' });
    const before = await plain(viewer);
    await submit(viewer, { ...TIRED, keepPlan: true });
    await generateSchedule(deps, viewer, { mode: 'season-plan' });
    expect(await plain(viewer)).toEqual(before);
  });

  test('answers that change nothing are followed like any', async () => {
    const viewer = await aScheduledAthlete(deps);
    const { adaptation } = await submit(viewer, { stress: 2, sleep: 9, keepPlan: true });
    expect([adaptation.changes, await isKept(viewer)]).toEqual([[], false]);
  });

  test('what a doctor has to clear is followed all the same', async () => {
    const viewer = await aScheduledAthlete(deps);
    const { adaptation } = await submit(viewer, { stress: 5, notes: 'Chest pain when I run.', keepPlan: true });
    expect(adaptation.advice).toContainEqual({ kind: 'SEE_A_DOCTOR' });
    expect([adaptation.revision !== null, await isKept(viewer)]).toEqual([true, false]);
  });
});
