import { accountOf } from '../domain/account/account.ts';
import { testDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { setUpDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';

const database = setUpDatabase();

const SET = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { __typename
  ... on UpdateSettingsPayload { user { singleKeyShortcuts } athlete { id } } ... on Refusal { code message } } }`;

test('single keys are shortcuts until the account says otherwise, and what is left out stays', async () => {
  const deps = testDeps(database.db);
  const [viewer, other] = [await aViewer(deps), await aViewer(deps)];
  const set = async (input: object) => (await ask(deps, viewer, SET, { input })).data.updateSettings;
  const keys = async (of: typeof viewer) => (await accountOf(deps, of)).singleKeyShortcuts;
  expect(await keys(viewer)).toBe(true);
  expect(await set({ singleKeyShortcuts: false })).toMatchObject({
    __typename: 'UpdateSettingsPayload',
    user: { singleKeyShortcuts: false },
  });
  expect(await set({ modelConsent: false })).toMatchObject({ user: { singleKeyShortcuts: false } });
  expect([await keys(viewer), await keys(other)]).toEqual([false, true]);
  expect(await set({ singleKeyShortcuts: true })).toMatchObject({ user: { singleKeyShortcuts: true } });
});
