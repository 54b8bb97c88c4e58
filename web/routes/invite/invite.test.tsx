import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import inviteQuery from '../../__generated__/InvitePageQuery$parameters.ts';
import type { InvitePageQuery } from '../../__generated__/InvitePageQuery.graphql.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { forgetInvite, keepInvite, waitingInvite } from '../waitingInvite.ts';
import { LoadedInvite } from './InvitePage.tsx';

afterEach(() => act(() => dismissToast()));

const OPEN = {
  coachFirstName: 'Ada',
  coachLastName: 'Coachly',
  status: 'OPEN',
  expiresAt: '2026-12-04T12:00:00Z',
  isOwn: false,
  isCoachedAlready: false,
};

async function show(
  invite: object | null,
  { isSignedIn = true, ...mutations }: ServerData & { isSignedIn?: boolean } = {},
) {
  const page = renderRoute({
    path: '/invite/:token',
    query: inviteQuery,
    variables: { token: 'word' },
    Component: () => <LoadedInvite loaded={useLoaderData<PreloadedQuery<InvitePageQuery>>()} isSignedIn={isSignedIn} />,
    server: { coachInvite: invite, ...mutations },
  });
  await page.answer();
  return page;
}

test('says who asks and what they will see, and is accepted', async () => {
  const page = await show(OPEN, {
    acceptCoachInvite: { __typename: 'AcceptCoachInvitePayload', coach: { id: 'coach' } },
  });
  expect(screen.getByRole('heading', { name: 'Ada Coachly would like to coach you' })).toBeInTheDocument();
  expect(screen.getByText(/your check-ins with their notes/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(page.asked()).toEqual([{ token: ':token' }]);
  await page.answer();
  expect(screen.getByRole('heading', { name: 'Ada Coachly is your coach now' })).toBeInTheDocument();
});

test('a refusal is told, and the way to try again stays', async () => {
  const page = await show(OPEN, {
    declineCoachInvite: {
      __typename: 'NotPossible',
      message: 'This invitation was taken back. Ask your coach for a new one.',
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await page.answer();
  expect(screen.getAllByText('This invitation was taken back. Ask your coach for a new one.')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled();
});

test('a visitor is led through signing in, and comes back', async () => {
  await show(OPEN, { isSignedIn: false });
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?next=%2Finvite%2F%3Atoken');
  keepInvite('abc-DEF_1');
  expect(waitingInvite()).toBe('/invite/abc-DEF_1');
  keepInvite('//evil.example');
  expect(waitingInvite()).toBeNull();
  forgetInvite();
  expect(waitingInvite()).toBeNull();
});

test.each<[string, object | null, string]>([
  ['unknown', null, 'This invitation does not exist'],
  ['used', { ...OPEN, status: 'ACCEPTED' }, 'This invitation is closed'],
  ['own', { ...OPEN, isOwn: true }, 'This is your own invitation'],
  ['own and used', { ...OPEN, isOwn: true, status: 'ACCEPTED' }, 'This invitation is closed'],
  ['already a coach', { ...OPEN, isCoachedAlready: true }, 'Ada Coachly coaches you already'],
])('one that is %s offers nothing', async (_name, invite, title) => {
  await show(invite);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
