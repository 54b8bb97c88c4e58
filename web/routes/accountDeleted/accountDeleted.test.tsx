import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepReceipt } from '../erasureReceipt.ts';
import { AccountDeletedPage } from './AccountDeletedPage.tsx';
import { receiptText } from './receiptLines.ts';

const RECEIPT = {
  erasedAt: '2026-11-20T12:00:00.000Z',
  rows: { Workout: 28, User: 1, AccountEvent: 8, SomethingNew: 2 },
  cleaned: { CoachInvite: 1 },
};

afterEach(() => sessionStorage.clear());

test('the receipt lists what was erased, to be copied', async () => {
  keepReceipt(RECEIPT);
  const user = userEvent.setup();
  render(<AccountDeletedPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toHaveFocus();
  const rows = within(screen.getByRole('table', { name: 'Erased, by kind' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Account1',
    'Workouts28',
    'Account events8',
    'Something new2',
    'In all39',
  ]);
  expect(screen.getByRole('table', { name: 'Taken out of what other people keep' })).toHaveTextContent('Invitations1');
  await user.click(screen.getByRole('button', { name: 'Copy Receipt' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(receiptText(RECEIPT));
  expect(receiptText(RECEIPT)).toContain('     28  Workouts\n');
});

test('without a receipt the page says so', () => {
  render(<AccountDeletedPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'There is no receipt here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the Start Page' })).toHaveAttribute('href', '/');
});
