import { ROBIN, show, card, edit, save } from './testing/showProfile.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUnits } from '../../cards/units/ownUnits.ts';
import { METRIC } from '../../../api/core/units/displayUnits.ts';
import { dismissToast } from '../../ui/Toast.tsx';

afterEach(() =>
  act(() => {
    dismissToast();
    setUnits(METRIC);
  }),
);

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
