import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { forgetPush, keepWanting, wantsPush } from '../../offline/pushWish.ts';
import { keepPush } from '../../relay/keepPush.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { browserThat, forgetBrowser } from './testing/pushBrowser.ts';

afterEach(() => act(() => dismissToast()));

const anAthlete = { __typename: 'Athlete', id: 'athlete_1', languageModel: null, coachings: [] };
const aUser = (isCoach: boolean) => ({
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
const choices = (over: object = {}) => ({
  push: ['MESSAGE', 'TODAY'],
  email: ['MESSAGE'],
  quietFrom: 22,
  quietUntil: 7,
  key: 'AQID',
  browsers: [],
  ...over,
});
const viewerWith = (over: object, isCoach = false) => ({
  __typename: 'Viewer',
  id: 'viewer_1',
  user: aUser(isCoach),
  athlete: anAthlete,
  coach: null,
  accessTokens: [],
  noticeSettings: choices(over),
});
const updated = (type: string, over: object) => ({ __typename: type, viewer: viewerWith(over) });

async function show(over: object = {}, mutations: ServerData = {}, isCoach = false) {
  const page = renderRoute({
    path: '/settings/preferences',
    query: settingsQuery,
    variables: {},
    Component: SettingsPage,
    server: { viewer: viewerWith(over, isCoach), ...mutations },
  });
  await page.answer();
  await screen.findByRole('columnheader', { name: 'Tell me when' });
  return page;
}
const card = () => within(screen.getByRole('region', { name: 'Notices' }));
const box = (name: string) => card().getByRole('checkbox', { name });

afterEach(() => {
  localStorage.clear();
  forgetBrowser();
});

test('kind by kind it is chosen what the browser shows and what comes by e-mail', async () => {
  const page = await show(
    {},
    { updateNoticeSettings: updated('UpdateNoticeSettingsPayload', { email: ['MESSAGE', 'PLAN_CHANGE'] }) },
  );
  expect(box('Somebody writes to me: Browser')).toBeChecked();
  expect(box('My coach changes my plan: E-mail')).not.toBeChecked();
  await userEvent.click(box('My coach changes my plan: E-mail'));
  expect(page.asked()).toEqual([{ email: ['MESSAGE', 'PLAN_CHANGE'] }]);
  expect(box('My coach changes my plan: E-mail')).toBeChecked();
  await page.answer();
  expect(box('My coach changes my plan: E-mail')).toBeChecked();
  expect(card().queryByRole('rowheader', { name: /An athlete of mine/ })).toBeNull();
});

test('a coach is offered what athletes report; a server without e-mail offers none', async () => {
  await show({ email: null }, {}, true);
  expect(card().getByRole('rowheader', { name: /^An athlete of mine is ill or injured/ })).toBeVisible();
  expect(card().queryByRole('columnheader', { name: 'E-mail' })).toBeNull();
});

test('a refusal takes a choice back and says why', async () => {
  const page = await show({}, { updateNoticeSettings: { __typename: 'NotPossible', message: 'Not now.' } });
  await userEvent.click(box('There is a workout today: Browser'));
  await page.answer();
  expect(box('There is a workout today: Browser')).toBeChecked();
  expect(card().getByRole('alert')).toHaveTextContent('Not now.');
});

test('quiet hours are chosen, and said to be none where both are the same', async () => {
  const page = await show({}, { updateNoticeSettings: updated('UpdateNoticeSettingsPayload', { quietFrom: 7 }) });
  await userEvent.selectOptions(card().getByRole('combobox', { name: 'Quiet from' }), '07:00');
  expect(page.asked()).toEqual([{ quietFrom: 7 }]);
  await page.answer();
  expect(card().getByText(/you are never left alone/)).toBeVisible();
});

test('a browser that cannot show notices says so', async () => {
  await show();
  expect(card().getByText(/^This browser cannot show notices/)).toBeVisible();
  expect(card().queryByRole('switch')).toBeNull();
});

test('this browser is switched on once its owner allows it, and off again', async () => {
  const asked = browserThat('granted');
  const here = { id: 'push_1', since: '2026-11-20T08:00:00Z', isThis: true };
  const page = await show(
    {},
    {
      addPushSubscription: updated('AddPushSubscriptionPayload', { browsers: [here] }),
      removePushSubscription: { viewer: viewerWith({ browsers: [] }) },
    },
  );
  const toggle = () => card().getByRole('switch', { name: 'Show notices in this browser' });
  expect(toggle()).not.toBeChecked();
  await userEvent.click(toggle());
  expect(asked).toEqual(['subscribe AQID']);
  expect(page.asked()).toEqual([{ endpoint: 'https://push.example/one', p256dh: 'its key', auth: 'its secret' }]);
  await page.answer();
  expect(toggle()).toBeChecked();
  expect(wantsPush('user_1')).toBe(true);
  await userEvent.click(toggle());
  expect(page.asked()).toEqual([{ pushSubscriptionId: 'push_1' }]);
  await page.answer();
  expect(toggle()).not.toBeChecked();
  expect([asked.at(-1), wantsPush('user_1')]).toEqual(['unsubscribe', false]);
});

test('an owner who does not allow it is told how to', async () => {
  browserThat('denied');
  const page = await show();
  await userEvent.click(card().getByRole('switch'));
  expect(await card().findByRole('alert')).toHaveTextContent(/was told to show no notices/);
  expect(page.asked()).toEqual([]);
});

test('a browser that its push service does not know is told so', async () => {
  browserThat('granted');
  const page = await show({}, { addPushSubscription: { __typename: 'NotPossible', message: 'It does not know it.' } });
  await userEvent.click(card().getByRole('switch'));
  await page.answer();
  expect(card().getByRole('alert')).toHaveTextContent('It does not know it.');
  expect(card().getByRole('switch')).not.toBeChecked();
});

test('a browser whose owner took the permission back is not said to be on', async () => {
  browserThat('granted');
  await show({ browsers: [{ id: 'push_1', since: '2026-11-20T08:00:00Z', isThis: true }] });
  expect(card().getByRole('switch')).not.toBeChecked();
});

test('other browsers are listed, and removed', async () => {
  const other = { id: 'push_2', since: '2026-11-20T08:00:00Z', isThis: false };
  const page = await show({ browsers: [other] }, { removePushSubscription: { viewer: viewerWith({ browsers: [] }) } });
  const others = card().getByRole('list', { name: 'Other browsers that show notices' });
  await userEvent.click(within(others).getByRole('button', { name: 'Remove the browser since Fri 20 Nov, 08:00' }));
  expect(page.asked()).toEqual([{ pushSubscriptionId: 'push_2' }]);
  await page.answer();
  expect(card().queryByText(/Another browser/)).toBeNull();
});

test('a browser that is told of again as the application starts is switched off by the name that it has since', async () => {
  browserThat('granted');
  await Notification.requestPermission();
  keepWanting('user_1');
  const browser = (id: string) => ({ browsers: [{ id, since: '2026-11-20T08:00:00Z', isThis: true }] });
  const page = await show(browser('push_1'), {
    addPushSubscription: updated('AddPushSubscriptionPayload', browser('push_2')),
  });
  keepPush(page.environment, 'user_1');
  await page.answer();
  expect(page.asked()).toMatchObject([{ endpoint: 'https://push.example/one', greets: false }]);
  await page.answer();
  await userEvent.click(card().getByRole('switch'));
  expect(page.asked()).toEqual([{ pushSubscriptionId: 'push_2' }]);
});

test('a browser that is switched off while the application starts is not told of again', async () => {
  browserThat('granted');
  await Notification.requestPermission();
  keepWanting('user_1');
  const page = await show();
  keepPush(page.environment, 'user_1');
  forgetPush();
  await page.answer();
  expect(page.asked()).toEqual([]);
});
