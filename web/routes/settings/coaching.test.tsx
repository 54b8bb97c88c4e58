import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { SettingsPage } from './SettingsPage.tsx';

afterEach(() => act(() => dismissToast()));

const user = {
  __typename: 'User',
  id: 'user_1',
  authProvider: 'EMAIL',
  isCoach: true,
  singleKeyShortcuts: true,
  timeZone: 'UTC',
  units: 'METRIC',
  poolLength: 'POOL_25_M',
  weeklyDigest: null,
};
const anInvite = (name: string) => ({
  __typename: 'CoachInvite',
  id: `invite ${name}`,
  name,
  expiresAt: '2026-12-04T12:00:00Z',
});
const aCoach = (...invites: object[]) => ({
  __typename: 'Coach',
  id: 'coach_1',
  firstName: 'Ada',
  lastName: 'Coachly',
  mailsInvites: false,
  invites,
});

async function show(
  { coach = null, coachings = [] }: { coach?: object | null; coachings?: object[] },
  mutations: ServerData = {},
) {
  const athlete = { __typename: 'Athlete', id: 'athlete_1', languageModel: null, coachings };
  const page = renderRoute({
    path: '/settings/coaching',
    query: settingsQuery,
    variables: {},
    Component: SettingsPage,
    server: { viewer: { user, athlete, coach, accessTokens: [] }, ...mutations },
  });
  await page.answer();
  return page;
}
const card = (name: string) => within(screen.getByRole('region', { name }));

test('coaching is turned on, and an invitation shows its link once', async () => {
  const person = userEvent.setup();
  const page = await show(
    {},
    {
      enableCoaching: { user, coach: aCoach() },
      createCoachInvite: {
        __typename: 'CreateCoachInvitePayload',
        path: '/invite/abc',
        mailedTo: null,
        invite: anInvite('Robin'),
        coach: aCoach(anInvite('Robin')),
      },
      revokeCoachInvite: { coach: aCoach() },
    },
  );
  await userEvent.click(card('I Coach Athletes').getByRole('button', { name: 'Turn On Coaching' }));
  await page.answer();
  await userEvent.type(card('I Coach Athletes').getByRole('textbox', { name: 'Invite an athlete' }), ' Robin ');
  await userEvent.click(card('I Coach Athletes').getByRole('button', { name: 'Make Invitation' }));
  expect(page.asked()).toEqual([{ name: 'Robin' }]);
  await page.answer();
  expect(screen.getByText('Send this link now: it is shown once')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Link of the invitation' })).toHaveValue(
    `${window.location.origin}/invite/abc`,
  );
  // this server sends no mail
  expect(screen.queryByRole('textbox', { name: 'Their e-mail' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Copy Link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/invite/abc`);
  await userEvent.click(screen.getByRole('button', { name: 'Take Back the invitation Robin' }));
  expect(page.asked()).toEqual([{ inviteId: 'invite Robin' }]);
  await page.answer();
  expect(screen.getByText('None. Each invitation works once, for 14 days.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Link of the invitation' })).toBeNull();
});

test('an invitation that is answered, or taken back elsewhere, leaves the list by itself', async () => {
  const page = await show({ coach: aCoach(anInvite('Robin'), anInvite('Kim')) });
  expect(page.followed()).toEqual([{}]);
  await page.publish({ coachUpdated: { coach: aCoach(anInvite('Kim')) } });
  expect(screen.queryByRole('button', { name: 'Take Back the invitation Robin' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take Back the invitation Kim' })).toBeInTheDocument();
});

test('where the server mails invitations, it says where one went, and what is no address', async () => {
  const coach = { ...aCoach(), mailsInvites: true };
  const createCoachInvite: Record<string, unknown> = {
    __typename: 'InvalidInput',
    message: 'x',
    errors: [{ path: 'email', message: 'Enter a valid email address.' }],
  };
  const page = await show({ coach }, { createCoachInvite });
  const email = card('I Coach Athletes').getByRole('textbox', { name: 'Their e-mail' });
  const make = () => userEvent.click(card('I Coach Athletes').getByRole('button', { name: 'Make Invitation' }));
  await userEvent.type(email, 'robin');
  await make();
  await page.answer();
  expect(email).toHaveAccessibleDescription(expect.stringContaining('Enter a valid email address.'));
  expect(email).toHaveValue('robin');
  Object.assign(createCoachInvite, {
    __typename: 'CreateCoachInvitePayload',
    path: '/invite/abc',
    mailedTo: 'robin@example.com',
    invite: anInvite('robin@example.com'),
    coach: { ...coach, invites: [anInvite('robin@example.com')] },
  });
  await userEvent.type(email, '@example.com');
  await make();
  expect(page.asked()).toEqual([{ name: null, email: 'robin@example.com' }]);
  await page.answer();
  expect(screen.getByText('The invitation is on its way to robin@example.com')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Link of the invitation' })).toHaveValue(
    `${window.location.origin}/invite/abc`,
  );
  expect(email).toHaveValue('');
});

test('an athlete sees who coaches them and what is shared, and ends it after a question', async () => {
  const coachings = [{ since: '2026-11-01T12:00:00Z', coach: aCoach() }];
  const page = await show(
    { coachings },
    { endCoaching: { athleteId: 'athlete_1', athlete: { __typename: 'Athlete', id: 'athlete_1', coachings: [] } } },
  );
  expect(card('Your Coach').getByText('Ada Coachly')).toBeInTheDocument();
  expect(card('Your Coach').getByText(/your check-ins with their notes/)).toBeInTheDocument();
  await userEvent.click(card('Your Coach').getByRole('button', { name: 'End Coaching with Ada Coachly' }));
  expect(page.asked()).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End Coaching' }));
  expect(page.asked()).toEqual([{ athleteId: 'athlete_1', coachId: 'coach_1' }]);
  await page.answer();
  expect(card('Your Coach').getByText(/^Nobody coaches you\./)).toBeInTheDocument();
});
