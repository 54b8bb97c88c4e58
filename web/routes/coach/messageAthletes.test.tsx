import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { windowOf } from '../../ui/testing/windowOf.ts';
import { aCoach, RED, region, show } from './testing/dashboard.tsx';

afterEach(() => act(() => dismissToast()));
beforeEach(() => windowOf(390));

const sent = (count: number) => ({
  messageAthletes: {
    __typename: 'MessageAthletesPayload',
    threadMessages: Array.from({ length: count }, (_, i) => ({ __typename: 'Message', id: `message_${i}` })),
  },
});
const dialog = () => within(screen.getByRole('dialog', { name: 'Message Athletes' }));
const box = () => dialog().getByRole('textbox', { name: 'Message' });

test('those who are shown are written to at once, but for who is left out', async () => {
  const page = await show(aCoach({ athletes: ['Robin', 'Ben', 'Kim'] }), sent(2));
  await userEvent.click(region('Your Athletes').getByRole('button', { name: 'Message These 3' }));
  expect(dialog().getByRole('button', { name: 'Send to 3 Athletes' })).toBeDisabled();
  await userEvent.type(box(), 'Track is closed');
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Ben Vale' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Send to 2 Athletes' }));
  expect(page.asked()).toEqual([
    {
      athleteIds: ['athlete Robin', 'athlete Kim'],
      text: 'Track is closed',
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  await page.answer();
  expect(await screen.findByText('To 2 athletes, each in their own conversation with you.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was typed is there again after the dialog was closed, and until it was sent', async () => {
  const page = await show(aCoach({ athletes: ['Robin'] }));
  const open = () => userEvent.click(region('Your Athletes').getByRole('button', { name: 'Message This Athlete' }));
  await open();
  await userEvent.type(box(), 'See you');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  await open();
  expect(box()).toHaveValue('See you');
  await userEvent.type(box(), '{Control>}{Enter}{/Control}');
  await page.refuse(new Error('No answer.'));
  expect(dialog().getByText('Not sent')).toBeVisible();
  expect(box()).toHaveValue('See you');
});

test('those who were chosen among whom to look after are written to', async () => {
  const page = await show(
    aCoach({
      asking: [
        ['Robin', [RED]],
        ['Ben', [RED]],
      ],
      athletes: ['Robin', 'Ben'],
    }),
    sent(1),
  );
  const attention = region('Needs Attention');
  expect(attention.getByRole('button', { name: 'Message' })).toBeDisabled();
  await userEvent.click(attention.getByRole('checkbox', { name: 'Choose Ben Vale' }));
  await userEvent.click(attention.getByRole('button', { name: 'Message 1' }));
  await userEvent.clear(box());
  await userEvent.type(box(), 'Rest well');
  await userEvent.click(dialog().getByRole('button', { name: 'Send to 1 Athlete' }));
  expect(page.asked()).toMatchObject([{ athleteIds: ['athlete Ben'], text: 'Rest well' }]);
});
