import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { SettingsPage } from './SettingsPage.tsx';

afterEach(() => act(() => dismissToast()));

const user = { __typename: 'User', id: 'user_1', authProvider: 'EMAIL', isCoach: true };
const anInvite = (name: string) => ({ __typename: 'CoachInvite', id: `invite ${name}`, name, expiresAt: '2026-12-04T12:00:00Z' });
const aCoach = (...invites: object[]) => ({ __typename: 'Coach', id: 'coach_1', firstName: 'Ada', lastName: 'Coachly', invites });

async function show({ coach = null, coachings = [] }: { coach?: object | null; coachings?: object[] }, mutations: ServerData = {}) {
  const athlete = { __typename: 'Athlete', id: 'athlete_1', languageModel: null, coachings };
  const page = renderRoute({
    path: '/settings',
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
  const page = await show({}, {
    enableCoaching: { user, coach: aCoach() },
    createCoachInvite: { __typename: 'CreateCoachInvitePayload', path: '/invite/abc', coach: aCoach(anInvite('Robin')) },
    revokeCoachInvite: { coach: aCoach() },
  });
  await userEvent.click(card('I coach athletes').getByRole('button', { name: 'Turn on coaching' }));
  await page.answer();
  await userEvent.type(card('I coach athletes').getByRole('textbox', { name: 'Invite an athlete' }), ' Robin ');
  await userEvent.click(card('I coach athletes').getByRole('button', { name: 'Make invitation' }));
  expect(page.asked()).toEqual([{ name: 'Robin' }]);
  await page.answer();
  expect(screen.getByRole('textbox', { name: 'Link of the invitation' })).toHaveValue(`${window.location.origin}/invite/abc`);
  await person.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/invite/abc`);
  await userEvent.click(screen.getByRole('button', { name: 'Take back the invitation Robin' }));
  expect(page.asked()).toEqual([{ inviteId: 'invite Robin' }]);
  await page.answer();
  expect(screen.getByText('None. Each invitation works once, for 14 days.')).toBeInTheDocument();
});

test('an athlete sees who coaches them and what is shared, and ends it after a question', async () => {
  const coachings = [{ since: '2026-11-01T12:00:00Z', coach: aCoach() }];
  const page = await show({ coachings }, { endCoaching: { athleteId: 'athlete_1', athlete: { __typename: 'Athlete', id: 'athlete_1', coachings: [] } } });
  expect(card('Your coach').getByText('Ada Coachly')).toBeInTheDocument();
  expect(card('Your coach').getByText(/your check-ins with their notes/)).toBeInTheDocument();
  await userEvent.click(card('Your coach').getByRole('button', { name: 'End coaching with Ada Coachly' }));
  expect(page.asked()).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End coaching' }));
  expect(page.asked()).toEqual([{ athleteId: 'athlete_1', coachId: 'coach_1' }]);
  await page.answer();
  expect(card('Your coach').getByText(/^Nobody coaches you\./)).toBeInTheDocument();
});
