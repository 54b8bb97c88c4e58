import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { enableCoaching } from '../domain/coaching/coaching.ts';
import { saveRosterView } from '../domain/coaching/rosterView.ts';
import { setUpDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete } from '../test/schedules.ts';

const clock = { now: new Date('2026-11-20T12:00:00Z') };
const deps = setUpDeps(clock);

const SET = `mutation ($input: SetAthleteGroupInput!) { setAthleteGroup(input: $input) { __typename ... on Refusal { code message }
  ... on SetAthleteGroupPayload { coach { groups { name athletes } } athletes { firstName coachGroups } } } }`;
const set = async (viewer: Viewer, athletes: readonly { athleteId: string }[], group: string, isIn = true) => {
  const athleteIds = athletes.map(({ athleteId }) => encodeId('athlete', athleteId));
  const { data, errors } = await ask(deps, viewer, SET, { input: { athleteIds, group, isIn } });
  return data?.setAthleteGroup ?? errors;
};
const DESK = `query ($group: String, $search: String) { viewer { coach { groups { name athletes }
  athletes(sort: NAME, group: $group, search: $search) { totalCount edges { node { firstName coachGroups } } } } } }`;
const desk = async (viewer: Viewer, asked: Record<string, unknown> = {}) =>
  (await ask(deps, viewer, DESK, asked)).data.viewer.coach as {
    groups: unknown;
    athletes: { totalCount: number; edges: { node: { firstName: string; coachGroups: string[] } }[] };
  };
const names = async (viewer: Viewer, asked: Record<string, unknown>) =>
  (await desk(viewer, asked)).athletes.edges.map(({ node }) => node.firstName);

async function aSquad() {
  const called = (firstName: string, lastName: string) =>
    aScheduledAthlete(deps, { personalProfile: { firstName, lastName } });
  const ada = await called('Ada', 'Abel');
  const coach = await aCoachOf(deps, ada);
  const ben = await called('Ben', 'Berg');
  const cleo = await called('Cleo', 'Cole');
  for (const { athleteId } of [ben, cleo])
    await deps.db.coachAssignment.create({ data: { coachId: coach.coachId!, athleteId } });
  return { coach, ada, ben, cleo };
}

test('a coach sorts athletes into groups and looks at one of them; a group lasts while somebody is in it', async () => {
  const { coach, ada, ben, cleo } = await aSquad();
  expect(await set(coach, [ada, ben], ' Marathon ')).toEqual({
    __typename: 'SetAthleteGroupPayload',
    coach: { groups: [{ name: 'Marathon', athletes: 2 }] },
    athletes: [
      { firstName: 'Ada', coachGroups: ['Marathon'] },
      { firstName: 'Ben', coachGroups: ['Marathon'] },
    ],
  });
  // by whatever capitals: the group that is there, once
  expect((await set(coach, [ben, cleo], 'MARATHON')).coach.groups).toEqual([{ name: 'Marathon', athletes: 3 }]);
  expect((await set(coach, [cleo], 'Early birds')).athletes).toEqual([
    { firstName: 'Cleo', coachGroups: ['Early birds', 'Marathon'] },
  ]);
  expect(await names(coach, { group: 'Early birds' })).toEqual(['Cleo']);
  expect(await names(coach, { group: 'Marathon', search: 'be' })).toEqual(['Ada', 'Ben']);
  expect(await names(coach, { group: 'Nobody’s' })).toEqual([]);
  expect((await desk(coach)).athletes.totalCount).toBe(3);
  expect((await set(coach, [ada, ben, cleo], 'marathon', false)).coach.groups).toEqual([
    { name: 'Early birds', athletes: 1 },
  ]);
});

test('groups are the coach’s own: neither the athlete nor another coach sees them, and nobody sorts a stranger', async () => {
  const { coach, ada } = await aSquad();
  const other = await aCoachOf(deps, ada);
  await set(coach, [ada], 'Slow');
  const READ = 'query ($id: ID!) { athlete(id: $id) { coachGroups } }';
  const read = async (viewer: Viewer) =>
    (await ask(deps, viewer, READ, { id: encodeId('athlete', ada.athleteId) })).data.athlete;
  expect(await Promise.all([coach, other, ada].map(read))).toEqual([
    { coachGroups: ['Slow'] },
    { coachGroups: [] },
    { coachGroups: [] },
  ]);
  expect((await desk(other)).groups).toEqual([]);
  const stranger = await aScheduledAthlete(deps);
  expect(await set(coach, [ada, stranger], 'Fast')).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  expect(await set(coach, [coach], 'Fast')).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  expect(await set(ada, [ada], 'Fast')).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect((await desk(coach)).groups).toEqual([{ name: 'Slow', athletes: 1 }]);
});

test('what is no name of a group is refused, and so is one group too many', async () => {
  const { coach, ada, ben } = await aSquad();
  for (const group of ['', '  ', 'x'.repeat(41), 'a\nb'])
    expect(await set(coach, [ada], group)).toMatchObject({ __typename: 'InvalidInput' });
  expect(await set(coach, [], 'Fast')).toMatchObject({ __typename: 'InvalidInput' });
  const groups = Array.from({ length: 50 }, (_, index) => `Group ${index}`);
  await deps.db.coachAssignment.updateMany({
    where: { coachId: coach.coachId!, athleteId: ada.athleteId },
    data: { groups },
  });
  expect(await set(coach, [ben], 'One more')).toMatchObject({ code: 'TOO_MANY_GROUPS' });
  expect((await set(coach, [ben], 'group 7')).athletes).toEqual([{ firstName: 'Ben', coachGroups: ['Group 7'] }]);
});

const RENAME = `mutation ($input: RenameAthleteGroupInput!) { renameAthleteGroup(input: $input) { __typename ... on Refusal { code message }
  ... on RenameAthleteGroupPayload { coach { groups { name athletes } rosterViews { name group } } athletes { firstName coachGroups } } } }`;
const rename = async (viewer: Viewer, group: string, name: string) => {
  const { data, errors } = await ask(deps, viewer, RENAME, { input: { group, name } });
  return data?.renameAthleteGroup ?? errors;
};

test('a group gets another name, in the views that show it and for who may come back too', async () => {
  const { coach, ada, ben, cleo } = await aSquad();
  await set(coach, [ada, ben, cleo], 'Marathon');
  await set(coach, [ada], 'Fast');
  const whose = { coachId: coach.coachId!, athleteId: cleo.athleteId };
  await deps.db.coachAssignment.updateMany({ where: whose, data: { endedAt: clock.now } });
  for (const [name, group] of [
    ['Tired', 'marathon'],
    ['Quick', 'Fast'],
  ])
    await saveRosterView(deps, coach, { name, show: 'everybody', sort: 'form', group });
  expect(await rename(coach, 'MARATHON', ' Boston ')).toEqual({
    __typename: 'RenameAthleteGroupPayload',
    coach: {
      groups: [
        { name: 'Boston', athletes: 2 },
        { name: 'Fast', athletes: 1 },
      ],
      rosterViews: [
        { name: 'Quick', group: 'Fast' },
        { name: 'Tired', group: 'Boston' },
      ],
    },
    athletes: [
      { firstName: 'Ada', coachGroups: ['Boston', 'Fast'] },
      { firstName: 'Ben', coachGroups: ['Boston'] },
    ],
  });
  await deps.db.coachAssignment.updateMany({ where: whose, data: { endedAt: null } });
  expect(await names(coach, { group: 'Boston' })).toEqual(['Ada', 'Ben', 'Cleo']);
  // by other capitals it is the same group
  expect((await rename(coach, 'Boston', 'BOSTON')).coach.groups).toMatchObject([{ name: 'BOSTON' }, { name: 'Fast' }]);
});

test('no two groups get one name, and none is renamed that is not there', async () => {
  const { coach, ada, ben } = await aSquad();
  await set(coach, [ada], 'Fast');
  await set(coach, [ben], 'Slow');
  expect(await rename(coach, 'Slow', 'FAST')).toMatchObject({
    code: 'GROUP_EXISTS',
    message: 'You have a group “Fast” already.',
  });
  expect(await rename(coach, 'Slow', ' ')).toMatchObject({ __typename: 'InvalidInput' });
  expect(await rename(coach, 'Nobody’s', 'Slow')).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  expect(await rename(await aCoachOf(deps, ada), 'Fast', 'Slow')).toMatchObject([
    { extensions: { code: 'NOT_FOUND' } },
  ]);
  expect((await desk(coach)).groups).toMatchObject([{ name: 'Fast' }, { name: 'Slow' }]);
});

test('two acts at once on one athlete both count', async () => {
  const { coach, ada } = await aSquad();
  await Promise.all(['One', 'Two', 'Three', 'two'].map((group) => set(coach, [ada], group)));
  const [first] = (await desk(coach)).athletes.edges;
  expect(first!.node.coachGroups.map((name) => name.toLowerCase())).toEqual(['one', 'three', 'two']);
});

test('views of the roster are kept under a name, replaced under it, and deleted', async () => {
  const coach = await aViewer(deps);
  const viewer = { ...coach, coachId: await enableCoaching(deps, coach) };
  const VIEWS = 'coach { rosterViews { name search show sort group } }';
  const save = async (input: object) =>
    (
      await ask(
        deps,
        viewer,
        `mutation ($input: SaveRosterViewInput!) { saveRosterView(input: $input) { __typename ... on Refusal { code } ... on SaveRosterViewPayload { ${VIEWS} } } }`,
        { input },
      )
    ).data.saveRosterView;
  const remove = async (name: string) =>
    (
      await ask(
        deps,
        viewer,
        `mutation ($input: DeleteRosterViewInput!) { deleteRosterView(input: $input) { ... on DeleteRosterViewPayload { ${VIEWS} } } }`,
        { input: { name } },
      )
    ).data.deleteRosterView.coach.rosterViews;
  const tired = { name: 'Tired marathoners', show: 'EVERYBODY', sort: 'FORM', group: 'Marathon' };
  expect((await save(tired)).coach.rosterViews).toEqual([{ ...tired, search: '' }]);
  const next = { ...tired, sort: 'NAME', group: null, search: 'vale' };
  expect((await save(next)).coach.rosterViews).toEqual([next]);
  expect(await save({ ...tired, name: ' ' })).toMatchObject({ __typename: 'InvalidInput' });
  expect(await save({ ...tired, search: 'x'.repeat(101) })).toMatchObject({ __typename: 'InvalidInput' });
  expect((await save({ ...tired, name: 'All' })).coach.rosterViews).toHaveLength(2);
  expect(await remove('Nothing')).toHaveLength(2);
  expect(await remove('Tired marathoners')).toMatchObject([{ name: 'All' }]);
  for (let index = 1; index < 30; index++) await save({ ...tired, name: `View ${index}` });
  expect(await save({ ...tired, name: 'One more' })).toMatchObject({ code: 'TOO_MANY_VIEWS' });
  expect((await save({ ...next, name: 'All' })).coach.rosterViews).toHaveLength(30);
});
