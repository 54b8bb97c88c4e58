import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { SettingsPage } from './SettingsPage.tsx';

afterEach(() => act(() => dismissToast()));

const aDelivery = (over: object = {}) => ({
  __typename: 'WebhookDelivery',
  id: 'delivery_1',
  type: 'workout.updated',
  at: '2027-01-06T09:30:00.000Z',
  state: 'DELIVERED',
  trouble: null,
  ...over,
});
const aWebhook = (over: object = {}) => ({
  __typename: 'Webhook',
  id: 'webhook_1',
  url: 'https://hooks.example/in',
  about: 'OWN',
  topics: ['WORKOUT', 'RACE'],
  state: 'ON',
  trouble: null,
  deliveries: [],
  ...over,
});
const aUser = (isCoach = false) => ({
  __typename: 'User',
  id: 'user_1',
  authProvider: 'EMAIL',
  isCoach,
  singleKeyShortcuts: true,
  timeZone: 'UTC',
  units: 'METRIC',
  poolLength: 'POOL_25_M',
  weeklyDigest: null,
});
const athlete = { __typename: 'Athlete', id: 'athlete_1', languageModel: null, coachings: [] };

async function show(webhooks: object[], mutations: ServerData = {}, isCoach = false) {
  const viewer = { user: aUser(isCoach), athlete, coach: null, accessTokens: [], deviceAccounts: [], webhooks };
  const page = renderRoute({
    path: '/settings/account',
    query: settingsQuery,
    variables: {},
    Component: SettingsPage,
    server: { viewer, ...mutations },
  });
  await page.answer();
  await screen.findByRole('button', { name: 'Add Webhook' });
  return page;
}

const card = () => within(screen.getByRole('region', { name: 'Webhooks' }));
const button = (name: string) => card().getByRole('button', { name });
const now = (...webhooks: object[]) => ({ viewer: { webhooks, user: aUser() } });

test('an address and its topics are sent; the secret is shown once', async () => {
  const page = await show([], {
    createWebhook: {
      __typename: 'CreateWebhookPayload',
      secret: 'whsec_shown-once',
      webhook: { __typename: 'Webhook', id: 'webhook_1' },
      ...now(aWebhook()),
    },
  });
  await userEvent.click(card().getByRole('checkbox', { name: 'Races' }));
  await userEvent.type(card().getByLabelText(/Address/), 'https://hooks.example/in{Enter}');
  expect(page.asked()).toEqual([{ url: 'https://hooks.example/in', about: 'OWN', topics: ['SCHEDULE', 'RACE'] }]);
  await page.answer();
  expect(card().getByText('whsec_shown-once')).toBeVisible();
  expect(card().getByText('Workouts, Races')).toBeVisible();
  expect(card().getByLabelText(/Address/)).toHaveValue('');
});

test('what is wrong is told at its field', async () => {
  const message = 'Enter an address that begins with https://.';
  const page = await show([], {
    createWebhook: { __typename: 'InvalidInput', kind: 'VALIDATION', message, errors: [{ path: 'url', message }] },
  });
  await userEvent.type(card().getByLabelText(/Address/), 'http://x{Enter}');
  await page.answer();
  expect(card().getByLabelText(/Address/)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(card().getByLabelText(/Address/)).toHaveValue('http://x');
});

test('a coach chooses whose changes; nobody else is asked', async () => {
  const page = await show([], {}, true);
  await userEvent.selectOptions(card().getByLabelText('Tells of'), 'The athletes I coach');
  await userEvent.type(card().getByLabelText(/Address/), 'https://x.example{Enter}');
  expect(page.asked()).toEqual([expect.objectContaining({ about: 'COACHED' })]);
});

test('what was sent is listed with what went wrong, and sent again by hand', async () => {
  const failed = aDelivery({ id: 'delivery_2', type: 'race.created', state: 'GIVEN_UP', trouble: 'No connection.' });
  const page = await show([aWebhook({ deliveries: [failed, aDelivery()] })], {
    redeliverWebhook: {
      __typename: 'RedeliverWebhookPayload',
      ...now(aWebhook({ deliveries: [{ ...failed, state: 'WAITING', trouble: null }, aDelivery()] })),
    },
  });
  expect(card().getByText('No connection.')).toBeVisible();
  expect(card().getByText('workout.updated, 6 Jan, 09:30')).toBeVisible();
  await userEvent.click(button('Send race.created again'));
  expect(page.asked()).toEqual([{ deliveryId: 'delivery_2' }]);
  await page.answer();
  expect(card().getByText('Sending')).toBeVisible();
  expect(card().queryByRole('button', { name: 'Send race.created again' })).toBeNull();
});

test('one that was switched off says why, and is switched on again', async () => {
  const off = aWebhook({ state: 'OFF', trouble: 'Nothing arrived for five days, so it was switched off.' });
  const page = await show([off], {
    updateWebhook: { __typename: 'UpdateWebhookPayload', webhook: aWebhook() },
  });
  expect(card().getByText(/Nothing arrived for five days/)).toBeVisible();
  expect(card().queryByRole('button', { name: 'Send Test' })).toBeNull();
  await userEvent.click(button('Switch On'));
  expect(page.asked()).toEqual([{ webhookId: 'webhook_1', isOn: true }]);
  await page.answer();
  expect(card().queryByText(/Nothing arrived/)).toBeNull();
  expect(button('Send Test')).toBeVisible();
});

test('it is tried, gets a new secret, and is deleted once that is confirmed', async () => {
  const page = await show([aWebhook()], {
    testWebhook: {
      __typename: 'TestWebhookPayload',
      ...now(aWebhook({ deliveries: [aDelivery({ type: 'webhook.test', state: 'WAITING' })] })),
    },
    rotateWebhookSecret: { secret: 'whsec_the-new-one', webhook: { __typename: 'Webhook', id: 'webhook_1' } },
    deleteWebhook: now(),
  });
  await userEvent.click(button('Send Test'));
  await page.answer();
  expect(card().getByText(/webhook\.test/)).toBeVisible();
  await userEvent.click(button('New Secret'));
  await page.answer();
  expect(card().getByText('whsec_the-new-one')).toBeVisible();
  await userEvent.click(button('Delete'));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this webhook?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(page.asked().at(-1)).toEqual({ webhookId: 'webhook_1' });
  await page.answer();
  expect(card().queryByText('https://hooks.example/in')).toBeNull();
});
