import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import profileQuery from '../../__generated__/ProfilePageQuery$parameters.ts';
import { setUnits } from '../../cards/units/ownUnits.ts';
import { METRIC } from '../../../api/core/units/displayUnits.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { ProfilePage } from './ProfilePage.tsx';

afterEach(() =>
  act(() => {
    dismissToast();
    setUnits(METRIC);
  }),
);

const ROBIN = {
  __typename: 'Athlete',
  id: 'athlete_robin',
  today: '2026-11-20',
  firstName: 'Robin',
  lastName: 'Vale',
  age: 38,
  gender: 'FEMALE',
  scheduleRevision: 4,
  standingChanges: [
    {
      id: 'standing_1',
      request: 'No swim on Fridays',
      changes: ['no swim on Friday'],
      since: '2026-11-02',
      untilDate: null,
    },
  ],
  assessments: [
    {
      id: 'assessment_1',
      sport: 'RUNNING',
      experienceLevel: 'INTERMEDIATE',
      currentFitnessLevel: 'VERY_HIGH',
      weeklyVolume: '4 hours',
      notes: null,
      createdAt: '2026-11-02T10:00:00Z',
    },
  ],
  preferences: {
    weeklyHoursAvailable: 8,
    longWorkoutDays: ['SUNDAY', 'SATURDAY'],
    unavailableDays: ['MONDAY'],
    blackoutDates: [
      { from: '2026-08-01', to: '2026-08-14', label: 'Summer', mostMinutes: null },
      { from: '2026-12-12', to: '2026-12-12', label: 'Wedding', mostMinutes: null },
    ],
    preferredWorkoutTimes: 'MORNING',
    schedulingConstraints: null,
    constraints: [] as { text: string; understood: string | null; note: string | null }[],
    maxMinutesByDay: [{ day: 'TUESDAY', minutes: 60 }],
  },
  injuries: [
    {
      id: 'injury_1',
      injuryType: 'Strain',
      affectedArea: 'left calf',
      dateOccurred: '2026-10-01',
      isRecovered: false,
      notes: null,
    },
  ],
  thresholds: { ftp: 250.4, runThresholdSpeed: 3.7037, css: null, lthr: null },
  testedSports: ['RUNNING', 'CYCLING', 'SWIMMING'],
  thresholdProposals: [],
  thresholdHistory: [],
};
const USER = {
  __typename: 'User',
  id: 'user_robin',
  email: 'robin@example.com',
  authProvider: 'EMAIL',
  timeZone: 'Europe/Berlin',
};

async function show(athlete: object | null = ROBIN, mutations: ServerData = {}) {
  const page = renderRoute({
    path: '/profile',
    query: profileQuery,
    variables: {},
    Component: ProfilePage,
    server: { viewer: { user: USER, athlete }, ...mutations },
  });
  await page.answer();
  return page;
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const edit = () => userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
const save = () => userEvent.click(screen.getAllByRole('button', { name: 'Save Changes' })[0]!);

test('every card says what is known, and what is not set', async () => {
  await show();
  expect(card('Account Information').getByText('Email/Password')).toBeVisible();
  expect(card('Personal Information').getByText('Female')).toBeVisible();
  expect(card('Training History').getByText('Very high')).toBeVisible();
  const preferences = card('Training Preferences');
  for (const text of ['8:00 h', 'Saturday, Sunday', 'Monday', 'Morning (5am-9am)', 'Tuesday 1:00 h'])
    expect(preferences.getByText(text)).toBeVisible();
  const zones = card('Thresholds and Zones');
  expect(zones.getByText('250 W')).toBeVisible();
  expect(zones.getByText('4:30 /km')).toBeVisible();
  expect(zones.getAllByText('Not set')).toHaveLength(2);
  expect(
    within(zones.getByRole('table', { name: 'Bike power' })).getByRole('row', { name: 'Z4 225 to 263 W' }),
  ).toBeVisible();
  expect(
    within(zones.getByRole('table', { name: 'Run pace' })).getByRole('row', { name: /^Z1 slower than 5:48 \/km/ }),
  ).toBeVisible();
  expect(card('Injury History').getByText('Not healed')).toBeVisible();
  expect(card('Lasting Wishes').getByText('“No swim on Fridays”')).toBeVisible();
});

test('cards without content are not shown', async () => {
  await show({ ...ROBIN, assessments: [], preferences: null, injuries: [] });
  for (const name of ['Training History', 'Training Preferences', 'Injury History'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

test('no athlete: profile not found', async () => {
  await show(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Profile not found' })).toBeVisible();
});

test('Cancel discards', async () => {
  const page = await show();
  await edit();
  await userEvent.type(screen.getByLabelText(/First name/), 'zzz');
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!);
  expect(screen.queryByText('Robinzzz')).toBeNull();
  await edit();
  expect(screen.getByLabelText(/First name/)).toHaveValue('Robin');
  expect(page.asked()).toEqual([]);
});

test('saving sends the whole form, keeps untouched paces exact, and says what follows', async () => {
  const page = await show(ROBIN, {
    updateProfile: { __typename: 'UpdateProfilePayload', athlete: { ...ROBIN, firstName: 'Robyn' } },
  });
  await edit();
  const first = screen.getByLabelText(/First name/);
  await userEvent.clear(first);
  await userEvent.type(first, 'Robyn');
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Wednesday' }), '45');
  await userEvent.type(screen.getByLabelText('CSS, swim'), '1:40');
  await userEvent.clear(screen.getByLabelText('FTP, bike'));
  await userEvent.click(within(screen.getByRole('group', { name: /^Plan tests of/ })).getByLabelText('Cycling'));
  await save();
  expect(page.asked()).toEqual([
    expect.objectContaining({
      firstName: 'Robyn',
      age: 38,
      gender: 'FEMALE',
      thresholds: { ftp: null, runThresholdSpeed: 3.7037, css: 1, lthr: null },
      testedSports: ['RUNNING', 'SWIMMING'],
      trainingPreferences: expect.objectContaining({
        weeklyHoursAvailable: 8,
        maxMinutesByDay: [
          { day: 'TUESDAY', minutes: 60 },
          { day: 'WEDNESDAY', minutes: 45 },
        ],
      }),
      injuries: [
        {
          injuryType: 'Strain',
          affectedArea: 'left calf',
          dateOccurred: '2026-10-01',
          isRecovered: false,
          notes: null,
        },
      ],
    }),
  ]);
  await page.answer();
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(card('Personal Information').getByText('Robyn')).toBeVisible();
  expect(screen.getByRole('link', { name: 'regenerate your schedule' })).toHaveAttribute('href', '/training-schedule');
});

test('dates are blocked with what follows and a way back; past ones stay', async () => {
  const moved = {
    summary: 'Blocked Thursday 24 December to Saturday 26 December. 1 workout moved.',
    advice: [],
    revision: { __typename: 'Revision', id: 'revision_9' },
  };
  const page = await show(ROBIN, {
    updateProfile: { __typename: 'UpdateProfilePayload', athlete: ROBIN, adaptation: moved },
  });
  expect(card('Blocked Dates').getByText('12 Dec 2026')).toBeVisible();
  expect(screen.queryByText(/Aug 2026/)).toBeNull();
  await edit();
  expect(screen.getAllByRole('group', { name: /^Blocked dates/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Block Dates' }));
  const added = within(screen.getByRole('group', { name: 'Blocked dates 2' }));
  await save();
  expect(added.getByLabelText('First day')).toHaveAccessibleDescription('Give the first day.');
  expect(added.getByLabelText('First day')).toHaveFocus();
  await userEvent.type(added.getByLabelText('First day'), '2026-12-24');
  await userEvent.type(added.getByLabelText(/Last day/), '2026-12-20');
  await save();
  expect(added.getByLabelText(/Last day/)).toHaveAccessibleDescription('The last day is before the first.');
  await userEvent.clear(added.getByLabelText(/Last day/));
  await userEvent.type(added.getByLabelText(/Last day/), '2026-12-26');
  await userEvent.type(added.getByLabelText('Minutes for training'), '5');
  await save();
  expect(added.getByLabelText('Minutes for training')).toHaveAccessibleDescription(
    expect.stringContaining('Use 20 to 1440 minutes'),
  );
  await userEvent.clear(added.getByLabelText('Minutes for training'));
  await userEvent.type(added.getByLabelText('Minutes for training'), '45');
  await save();
  expect(page.asked()).toEqual([
    expect.objectContaining({
      trainingPreferences: expect.objectContaining({
        blackoutDates: [
          { from: '2026-08-01', to: '2026-08-14', label: 'Summer', mostMinutes: null },
          { from: '2026-12-12', to: '2026-12-12', label: 'Wedding', mostMinutes: null },
          { from: '2026-12-24', to: '2026-12-26', label: null, mostMinutes: 45 },
        ],
      }),
    }),
  ]);
  await page.answer();
  expect(await screen.findByText(moved.summary)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a calendar file says when there is no time: what is ticked becomes ranges to save, titles of appointments stay here', async () => {
  const page = await show(ROBIN, {
    updateProfile: { __typename: 'UpdateProfilePayload', athlete: ROBIN, adaptation: null },
  });
  await edit();
  await userEvent.click(screen.getByRole('button', { name: 'Read a Calendar File' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Read a Calendar File' }));
  // jsdom's files cannot be read
  const choose = (text: string) =>
    userEvent.upload(
      dialog.getByTestId('file'),
      Object.assign(new File([text], 'calendar.ics', { type: 'text/calendar' }), { text: async () => text }),
    );
  await choose('not one');
  expect(await dialog.findByRole('alert')).toHaveTextContent('This is no calendar file.');
  const event = (...lines: string[]) => ['BEGIN:VEVENT', `UID:${lines[0]}`, ...lines, 'END:VEVENT'].join('\r\n');
  await choose(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      event('DTSTART;VALUE=DATE:20261212', 'DTEND;VALUE=DATE:20261213', 'SUMMARY:Wedding again'),
      event('DTSTART;VALUE=DATE:20261228', 'DTEND;VALUE=DATE:20270101', 'SUMMARY:Skiing'),
      event('DTSTART;VALUE=DATE:20270301', 'SUMMARY:Hospital'),
      event('DTSTART:20270105T070000', 'DTEND:20270105T190000', 'SUMMARY:Secret fair'),
      event('DTSTART:20270106T080000', 'DTEND:20270106T160000', 'SUMMARY:Work'),
      'END:VCALENDAR',
    ].join('\r\n'),
  );
  expect(await dialog.findByText(/^4 ranges until 20 May 2027\./)).toBeVisible();
  expect(dialog.queryByRole('alert')).toBeNull();
  await userEvent.clear(dialog.getByLabelText('A day is short from'));
  expect(dialog.getByRole('button', { name: 'Add Dates' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('A day is short from'), '8');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Mon 1 Mar/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add 3 Ranges' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  // the wedding was there
  expect(await screen.findByText('2 Ranges Added')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read a Calendar File' }));
  const again = within(await screen.findByRole('dialog', { name: 'Read a Calendar File' }));
  const skiing = [
    'BEGIN:VCALENDAR',
    event('DTSTART;VALUE=DATE:20261228', 'DTEND;VALUE=DATE:20270101', 'SUMMARY:Skiing'),
    'END:VCALENDAR',
  ].join('\r\n');
  await userEvent.upload(
    again.getByTestId('file'),
    Object.assign(new File([skiing], 'calendar.ics', { type: 'text/calendar' }), { text: async () => skiing }),
  );
  await userEvent.click(await again.findByRole('button', { name: 'Add 1 Range' }));
  expect(await screen.findByText('Nothing New')).toBeVisible();
  await save();
  const sent = page.asked() as [{ trainingPreferences: { blackoutDates: unknown[] } }];
  expect(sent[0].trainingPreferences.blackoutDates.slice(2)).toEqual([
    { from: '2026-12-28', to: '2026-12-31', label: 'Skiing', mostMinutes: null },
    { from: '2027-01-05', to: '2027-01-06', label: null, mostMinutes: 30 },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/Secret fair|"Work"|Hospital/);
});

test('a refusal stands beside its field, which has the focus; nothing typed is lost', async () => {
  const page = await show(ROBIN, {
    updateProfile: {
      __typename: 'InvalidInput',
      message: 'Age must be a whole number from 18 to 100.',
      errors: [{ path: 'age', message: 'Age must be a whole number from 18 to 100.' }],
    },
  });
  await edit();
  const age = screen.getByLabelText(/^Age/);
  await userEvent.clear(age);
  await userEvent.type(age, '7');
  await save();
  await page.answer();
  expect(age).toHaveValue(7);
  expect(age).toHaveAccessibleDescription(/18 to 100/);
  expect(age).toHaveFocus();
});

test('what is no time is told before anything is sent', async () => {
  const page = await show();
  await edit();
  const pace = screen.getByLabelText('Threshold pace, run');
  await userEvent.clear(pace);
  await userEvent.type(pace, 'fast');
  await save();
  expect(pace).toHaveAccessibleDescription(/such as 4:30/);
  expect(pace).toHaveFocus();
  expect(page.asked()).toEqual([]);
});

test('a race fills in the threshold that it shows', async () => {
  await show();
  await edit();
  const helper = within(screen.getByRole('group', { name: 'Work it out from a test or a race' }));
  await userEvent.type(helper.getByLabelText('Time'), '40:00');
  await userEvent.click(helper.getByRole('button', { name: 'Fill in' }));
  expect(screen.getByLabelText('Threshold pace, run')).toHaveValue('4:08');
  await userEvent.selectOptions(helper.getByLabelText('What you did'), 'swimTrials');
  await userEvent.type(helper.getByLabelText('Time over 400 m'), '6:20');
  await userEvent.type(helper.getByLabelText('Time over 200 m'), '6:30');
  await userEvent.click(helper.getByRole('button', { name: 'Fill in' }));
  expect(helper.getByText('The 400 m must take longer than the 200 m.')).toBeVisible();
  await userEvent.clear(helper.getByLabelText('Time over 200 m'));
  await userEvent.type(helper.getByLabelText('Time over 200 m'), '3:00');
  await userEvent.click(helper.getByRole('button', { name: 'Fill in' }));
  expect(screen.getByLabelText('CSS, swim')).toHaveValue('1:40');
});

test('with miles and yards paces are read and typed in them, and sent in metres per second', async () => {
  act(() => setUnits({ units: 'imperial', poolLength: '25yd' }));
  const page = await show({ ...ROBIN, thresholds: { ...ROBIN.thresholds, css: 1 } });
  const zones = card('Thresholds and Zones');
  expect(zones.getByText('7:15 /mi')).toBeVisible();
  expect(zones.getByText('1:31 /100 yd')).toBeVisible();
  expect(
    within(zones.getByRole('table', { name: 'Run pace' })).getByRole('row', { name: /^Z1 slower than 9:21 \/mi/ }),
  ).toBeVisible();
  await edit();
  const pace = screen.getByLabelText('Threshold pace, run');
  expect(pace).toHaveValue('7:15');
  expect(pace).toHaveAccessibleDescription(/Minutes per mile/);
  await userEvent.clear(screen.getByLabelText('CSS, swim'));
  await userEvent.type(screen.getByLabelText('CSS, swim'), '1:40');
  const helper = within(screen.getByRole('group', { name: 'Work it out from a test or a race' }));
  await userEvent.selectOptions(helper.getByLabelText('What you did'), 'halfHour');
  await userEvent.type(helper.getByLabelText('Distance in miles'), '5');
  await userEvent.click(helper.getByRole('button', { name: 'Fill in' }));
  expect(pace).toHaveValue('6:00');
  await save();
  expect(page.asked()).toEqual([
    expect.objectContaining({
      thresholds: expect.objectContaining({ css: 0.9144, runThresholdSpeed: 1609.344 / 360 }),
    }),
  ]);
});

test('what the athlete wrote stands with what the plan makes of it, also while it is written', async () => {
  const constraints = [
    { text: 'No swim on Fridays', understood: 'No swim on Friday', note: null },
    { text: 'I work shifts', understood: null, note: null },
    { text: 'Away 10 to 12 December', understood: null, note: 'Its dates are not blocked any more.' },
  ];
  await show({
    ...ROBIN,
    preferences: { ...ROBIN.preferences, schedulingConstraints: 'No swim on Fridays. I work shifts.', constraints },
  });
  const read = await screen.findByRole('list', { name: 'What the plan makes of it' });
  const said = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(said(read)).toEqual([
    '“No swim on Fridays” The plan keeps: No swim on Friday.',
    expect.stringMatching(/^“I work shifts” I could not read this/),
    '“Away 10 to 12 December” Its dates are not blocked any more.',
  ]);
  // what the plan does not keep has no tick
  expect(read.querySelectorAll('.tabler-icon-check')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
  const field = screen.getByRole('textbox', { name: /^Scheduling constraints/ });
  await userEvent.clear(field);
  expect(screen.queryByRole('list', { name: 'What the plan makes of it' })).not.toBeInTheDocument();
  await userEvent.type(field, 'Tuesday max 45 min');
  await waitFor(() =>
    expect(said(screen.getByRole('list', { name: 'What the plan makes of it' }))).toEqual([
      '“Tuesday max 45 min” The plan keeps: At most 45 min on Tuesday.',
    ]),
  );
  await userEvent.type(field, '. Mornings only. Evenings only. Away 10 to 12 December');
  await waitFor(() =>
    expect(said(screen.getByRole('list', { name: 'What the plan makes of it' })).slice(1)).toEqual([
      '“Mornings only” The plan keeps: Workouts in the morning.',
      '“Evenings only” It contradicts “Mornings only”, so the plan does not keep it.',
      '“Away 10 to 12 December” Its dates are not blocked any more.',
    ]),
  );
});
