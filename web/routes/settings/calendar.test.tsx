import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { SettingsPage } from './SettingsPage.tsx';

afterEach(() => act(() => dismissToast()));

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const times = (over: Record<string, string | null> = {}, areUsual = true) => ({
  areUsual,
  days: DAYS.map((day) => ({ day, startsAt: day in over ? over[day] : '07:00' })),
});
const anAthlete = (trainingTimes: object | null = times()) => ({
  __typename: 'Athlete',
  id: 'athlete_1',
  languageModel: null,
  coachings: [],
  trainingTimes,
});
const aFeed = (kind: string, lastReadAt: string | null = null) => ({
  id: `calendar_${kind}`,
  kind,
  createdAt: '2027-01-06T09:00:00.000Z',
  lastReadAt,
});
const aUser = {
  __typename: 'User',
  id: 'user_1',
  authProvider: 'EMAIL',
  isCoach: false,
  singleKeyShortcuts: true,
  timeZone: 'UTC',
  units: 'METRIC',
  poolLength: 'POOL_25_M',
  weeklyDigest: null,
};

async function show({
  feeds = [] as object[] | null,
  athlete = anAthlete(),
  ...mutations
}: { feeds?: object[] | null; athlete?: object } & ServerData = {}) {
  const page = renderRoute({
    path: '/settings/training',
    query: settingsQuery,
    variables: {},
    Component: SettingsPage,
    server: { viewer: { user: aUser, athlete, coach: null, accessTokens: [], calendarFeeds: feeds }, ...mutations },
  });
  await page.answer();
  return page;
}

const calendar = () => within(screen.getByRole('region', { name: 'Calendar' }));
const made = (feeds: object[], path = '/api/calendar/SECRET.ics') => ({
  __typename: 'CreateCalendarFeedPayload',
  path,
  viewer: { calendarFeeds: feeds },
});

test('an address is made, shown once, copied and opened in a calendar app', async () => {
  const user = userEvent.setup();
  const page = await show({ createCalendarFeed: made([aFeed('BUSY')]) });
  await user.click(calendar().getByRole('button', { name: 'Create address: When you train' }));
  expect(page.asked()).toEqual([{ kind: 'BUSY' }]);
  await page.answer();
  const url = `${window.location.origin}/api/calendar/SECRET.ics`;
  const notice = within(calendar().getByRole('status'));
  expect(notice.getByText('Copy the address now: it is not shown again.')).toBeVisible();
  expect(notice.getByText(url)).toBeVisible();
  expect(notice.getByRole('link', { name: 'Open in Calendar App' })).toHaveAttribute(
    'href',
    url.replace(/^https?:/, 'webcal:'),
  );
  await user.click(notice.getByRole('button', { name: 'Copy' }));
  expect(await notice.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(calendar().getByText('Address made 6 Jan 2027. Not read yet.')).toBeVisible();
  expect(calendar().getByRole('button', { name: 'Create address: Your training' })).toBeVisible();
});

test('a new address is made after asking, because the old one ends', async () => {
  const page = await show({
    feeds: [aFeed('FULL', '2027-01-08T06:00:00.000Z')],
    createCalendarFeed: made([aFeed('FULL')], '/api/calendar/OTHER.ics'),
  });
  expect(calendar().getByText('Address made 6 Jan 2027. Last read 8 Jan 2027.')).toBeVisible();
  await userEvent.click(calendar().getByRole('button', { name: 'New address: Your training' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Make a new address?' }));
  expect(dialog.getByText(/stops working at once/)).toBeVisible();
  expect(page.asked()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Make New Address' }));
  expect(page.asked()).toEqual([{ kind: 'FULL' }]);
  await page.answer();
  expect(calendar().getByText(/OTHER\.ics/)).toBeVisible();
});

test('an address is ended after asking; cancelling leaves it', async () => {
  const page = await show({ feeds: [aFeed('FULL')], revokeCalendarFeed: { viewer: { calendarFeeds: [] } } });
  const end = () => calendar().getByRole('button', { name: 'End address: Your training' });
  await userEvent.click(end());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(page.asked()).toEqual([]);
  await userEvent.click(end());
  await userEvent.click(screen.getByRole('button', { name: 'End Address' }));
  expect(page.asked()).toEqual([{ calendarFeedId: 'calendar_FULL' }]);
  await page.answer();
  expect(calendar().getByRole('button', { name: 'Create address: Your training' })).toBeVisible();
  expect(screen.getAllByText('Address Ended')).not.toHaveLength(0);
});

test('an address that could not be made is said, and can be tried again', async () => {
  const page = await show();
  await userEvent.click(calendar().getByRole('button', { name: 'Create address: Your training' }));
  await page.refuse(new Error('We could not reach the server.'));
  expect(screen.getAllByText('We could not reach the server.')).not.toHaveLength(0);
  expect(calendar().getByRole('button', { name: 'Create address: Your training' })).toBeEnabled();
});

const timesCard = () => within(screen.getByRole('region', { name: 'Training Times' }));
const save = () => timesCard().getByRole('button', { name: 'Save Times' });
const type = (day: string, value: string) => fireEvent.change(timesCard().getByLabelText(day), { target: { value } });

test('times are changed for the days that were touched, and a cleared one is none', async () => {
  const after = anAthlete(times({ TUESDAY: '18:30', FRIDAY: null }, false));
  const page = await show({ updateTrainingTimes: { __typename: 'UpdateTrainingTimesPayload', athlete: after } });
  expect(timesCard().getByText(/follow the part of the day that you prefer/)).toBeVisible();
  expect(save()).toBeDisabled();
  type('Tuesday', '18:30');
  type('Friday', '');
  await userEvent.click(save());
  expect(page.asked()).toEqual([
    {
      times: [
        { day: 'TUESDAY', startsAt: '18:30' },
        { day: 'FRIDAY', startsAt: null },
      ],
    },
  ]);
  await page.answer();
  expect(timesCard().getByLabelText('Tuesday')).toHaveValue('18:30');
  expect(timesCard().getByLabelText('Friday')).toHaveValue('');
  expect(timesCard().queryByText(/follow the part of the day/)).toBeNull();
  expect(screen.getAllByText('Training Times Saved')).not.toHaveLength(0);
});

test('what could not be saved stays as it was typed, with the reason', async () => {
  const page = await show({
    updateTrainingTimes: {
      __typename: 'InvalidInput',
      message: 'Use a time of day such as 07:30.',
      errors: [],
      kind: 'VALIDATION',
    },
  });
  type('Sunday', '09:15');
  await userEvent.click(save());
  await page.answer();
  expect(timesCard().getByRole('alert')).toHaveTextContent('Use a time of day such as 07:30.');
  expect(timesCard().getByLabelText('Sunday')).toHaveValue('09:15');
});

test('a time of which a part was typed is asked for, and not taken for none', async () => {
  const page = await show();
  const monday = timesCard().getByLabelText('Monday');
  type('Monday', '');
  Object.defineProperty(monday, 'validity', { value: { badInput: true } });
  await userEvent.click(save());
  expect(page.asked()).toEqual([]);
  expect(monday).toHaveAccessibleDescription('Finish the time, or clear it.');
  expect(monday).toHaveFocus();
});

test("where they are not the viewer's own, both cards are left out", async () => {
  await show({ feeds: null, athlete: anAthlete(null) });
  expect(screen.queryByRole('region', { name: 'Calendar' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Training Times' })).toBeNull();
});
