import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TAKEN_OVER_COOKIE } from '../../../api/core/codes/takenOverCookie.ts';
import { takenOverCookie } from '../../../api/core/language/takenOver.ts';
import { TakenOver } from './TakenOver.tsx';

const leave = (value: string) => {
  document.cookie = `${TAKEN_OVER_COOKIE}=${encodeURIComponent(value)}; path=/`;
};
afterEach(() => {
  document.cookie = `${TAKEN_OVER_COOKIE}=; path=/; max-age=0`;
});
const LEFT = takenOverCookie('user_mia', [
  ['session', 2],
  ['access-token', 1],
  ['calendar-feed', 2],
  ['invitation', 3],
  ['coach', 1],
]);
const shown = (userId = 'user_mia') =>
  render(
    <>
      <TakenOver userId={userId} />
      <main tabIndex={-1}>Dashboard</main>
    </>,
  );
const notice = () => screen.queryByRole('complementary', { name: 'This account is yours alone now' });

test('says what has ended, again after a reload, until it is dismissed by the keyboard', async () => {
  leave(LEFT);
  shown().unmount();
  const { unmount } = shown();
  expect(notice()).toHaveTextContent(
    'Ended: 2 browsers signed in, 1 access token, 2 calendar addresses, 3 open invitations and the access of 1 coach.',
  );
  expect(screen.getByRole('link', { name: 'Look at its activity' })).toHaveAttribute(
    'href',
    '/settings/account#activity',
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(notice()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  unmount();
  shown();
  expect(notice()).toBeNull();
});

test('says so where nothing was open any more', () => {
  leave(takenOverCookie('user_mia', []));
  shown();
  expect(notice()).toBeVisible();
  expect(notice()).not.toHaveTextContent('Ended');
});

test('another account in the same browser is told nothing', () => {
  leave(LEFT);
  shown('user_zoe');
  expect(notice()).toBeNull();
});

test.each(['', 'null', '[', '{"0":"user_mia"}', '["user_zoe","user_mia"]', '%E0%A4%A'])(
  'what no server wrote is not shown: %s',
  (value) => {
    document.cookie = `${TAKEN_OVER_COOKIE}=${value}; path=/`;
    shown();
    expect(notice()).toBeNull();
  },
);

test('of what no server wrote only counts are read', () => {
  leave(
    JSON.stringify([
      'user_mia',
      ['session', 1],
      ['constructor', 1],
      ['<b>you</b>', 1],
      ['access-token', '9'],
      ['invitation', -1],
      'coach',
    ]),
  );
  shown();
  expect(notice()).toHaveTextContent('Ended: 1 browser signed in. What');
});
