import { ROBIN, show, card, edit, save } from './testing/showProfile.tsx';
import { act, screen, within } from '@testing-library/react';
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
