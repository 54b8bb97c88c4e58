import { addDays } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import { type FormTold, wordsOfForm } from '../core/language/request/formWords.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete } from '../test/schedules.ts';

// a Monday
const TODAY = '2026-11-23';
const clock = { now: new Date() };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T06:00:00Z`);
});

const TOLD = `query ($id: ID!) { node(id: $id) { ... on Athlete {
  circumstances { kind from to area minutes revision { id summary } } } } }`;
const ASK = `mutation ($input: RequestAdjustmentInput!) { requestAdjustment(input: $input) {
  ... on RequestAdjustmentPayload { suggestion { id } } } }`;
const APPLY = `mutation ($input: ApplyAdjustmentInput!) { applyAdjustment(input: $input) {
  ... on ApplyAdjustmentPayload { revision { id } } ... on Refusal { code message } } }`;
const UNDO = 'mutation ($input: UndoScheduleChangeInput!) { undoScheduleChange(input: $input) { __typename } }';

const RESTORE = `mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) {
  ... on RestoreRevisionPayload { revision { id } } } }`;

const toldOf = async (athleteId: string, reader: Viewer | null) =>
  (await ask(deps, reader, TOLD, { id: `athlete_${athleteId}` })).data?.node?.circumstances;
async function tell(viewer: Viewer, told: FormTold) {
  const { data } = await ask(deps, viewer, ASK, { input: { request: wordsOfForm(told) } });
  const { suggestion } = data.requestAdjustment;
  return (await ask(deps, viewer, APPLY, { input: { suggestionId: suggestion.id, scope: 'THIS_WEEK' } })).data
    .applyAdjustment;
}

const [from, to] = [addDays(TODAY, 1), addDays(TODAY, 6)];

test.each<[kind: string, told: FormTold, minutes: number | null]>([
  ['TIRED', { kind: 'tired', from, to }, null],
  ['AWAY', { kind: 'away', from, to }, null],
  ['TRAVELLING', { kind: 'travelling', from, to, minutes: 20 }, 20],
  ['LIFE', { kind: 'life', from, to, minutes: 20 }, 20],
])('%s is told as long as it lasts, with what it changed', async (kind, told, minutes) => {
  const viewer = await aScheduledAthlete(deps);
  const { revision } = await tell(viewer, told);
  const [circumstance, ...others] = await toldOf(viewer.athleteId, viewer);
  expect(others).toEqual([]);
  expect(circumstance).toMatchObject({ kind, from, to, minutes, area: null, revision: { id: revision.id } });
  clock.now = new Date(`${to}T06:00:00Z`);
  expect(await toldOf(viewer.athleteId, viewer)).toHaveLength(1);
  clock.now = new Date(`${addDays(to, 1)}T06:00:00Z`);
  expect(await toldOf(viewer.athleteId, viewer)).toEqual([]);
});

test('what is taken back is over', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { revision } = await tell(viewer, { kind: 'away', from, to });
  await ask(deps, viewer, UNDO, { input: { athleteId: `athlete_${viewer.athleteId}`, revisionId: revision.id } });
  expect(await toldOf(viewer.athleteId, viewer)).toEqual([]);
});

test('what the schedule went back behind is over, and is told again once that is taken back', async () => {
  const viewer = await aScheduledAthlete(deps);
  const before = await deps.db.revision.findFirstOrThrow({
    where: { athleteId: viewer.athleteId! },
    orderBy: { number: 'desc' },
  });
  await tell(viewer, { kind: 'travelling', from, to, minutes: 20 });
  const { data } = await ask(deps, viewer, RESTORE, { input: { revisionId: encodeId('revision', before.id) } });
  expect(await toldOf(viewer.athleteId, viewer)).toEqual([]);
  const revisionId = data.restoreRevision.revision.id;
  await ask(deps, viewer, UNDO, { input: { athleteId: `athlete_${viewer.athleteId}`, revisionId } });
  expect(await toldOf(viewer.athleteId, viewer)).toMatchObject([{ kind: 'TRAVELLING', from, to }]);
});

test('illness and injuries come first, and their coach reads the same; a stranger nothing', async () => {
  const viewer = await aScheduledAthlete(deps);
  await tell(viewer, { kind: 'life', from, to, minutes: 20 });
  await tell(viewer, { kind: 'injured', area: 'knee' });
  const told = await toldOf(viewer.athleteId, viewer);
  expect(told).toMatchObject([{ kind: 'INJURED', area: 'knee', from: TODAY, to: null }, { kind: 'LIFE' }]);
  const coach = await aCoachOf(deps, viewer);
  expect(await toldOf(viewer.athleteId, coach)).toMatchObject(told.map(({ kind }: { kind: string }) => ({ kind })));
  expect(await toldOf(viewer.athleteId, await anAthlete(deps))).toBeUndefined();
});
