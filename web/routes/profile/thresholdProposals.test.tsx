import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import profileQuery from '../../__generated__/ProfilePageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { ProfilePage } from './ProfilePage.tsx';

afterEach(() => act(() => dismissToast()));

const THRESHOLDS = { ftp: 238, runThresholdSpeed: null, css: null, lthr: null };
const PROPOSAL = {
  __typename: 'ThresholdProposal',
  proposalId: 'proposal 1',
  threshold: 'FTP',
  from: 238,
  to: 251,
  sentence: 'FTP 238 → 251 W: 20 min at 264 W on 14 March, heart rate 96% of threshold.',
};
const robin = (thresholdProposals: readonly object[], thresholds: object = THRESHOLDS) => ({
  __typename: 'Athlete',
  id: 'athlete_robin',
  firstName: 'Robin',
  lastName: 'Lake',
  today: '2027-03-15',
  age: 38,
  gender: 'FEMALE',
  scheduleRevision: 3,
  assessments: [],
  preferences: null,
  injuries: [],
  standingChanges: [],
  thresholds,
  testedSports: ['RUNNING'],
  thresholdProposals,
  thresholdHistory: [],
});
const USER = { __typename: 'User', id: 'user_robin', email: 'r@example.com', authProvider: 'EMAIL', timeZone: 'UTC' };

async function show(athlete: object, mutations: ServerData = {}) {
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

const card = () => within(screen.getByRole('region', { name: 'New Thresholds' }));

test('a proposal says its evidence and the zones before and after; accepted it is in the profile, with a way back', async () => {
  const page = await show(robin([PROPOSAL]), {
    acceptThresholdProposal: {
      __typename: 'AcceptThresholdProposalPayload',
      revision: { __typename: 'Revision', id: 'revision 4', summary: 'FTP is 251 W now; 9 workouts aim by it.' },
      unchanged: false,
      athlete: robin([], { ...THRESHOLDS, ftp: 251 }),
    },
    undoScheduleChange: {
      __typename: 'UndoScheduleChangePayload',
      revision: { __typename: 'Revision', id: 'revision 5', summary: 'FTP is 238 W again.' },
      athlete: robin([PROPOSAL]),
    },
  });
  expect(card().getByText(PROPOSAL.sentence)).toBeInTheDocument();
  await userEvent.click(card().getByText('Zones before and after'));
  expect(card().getByRole('row', { name: 'Z4 214 to 250 W 226 to 264 W' })).toBeInTheDocument();
  await userEvent.click(card().getByRole('button', { name: 'Accept FTP' }));
  expect(page.asked()).toEqual([{ proposalId: 'proposal 1' }]);
  await page.answer();
  expect(await screen.findAllByText('New Threshold')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'New Thresholds' })).not.toBeInTheDocument();
  expect(screen.getByText('251 W')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await page.answer();
  expect(await screen.findByText(PROPOSAL.sentence)).toBeInTheDocument();
  expect(screen.getByText('FTP, bike').parentElement).toHaveTextContent('238 W');
});

test('not now leaves the threshold as it is', async () => {
  const page = await show(robin([PROPOSAL]), {
    dismissThresholdProposal: { __typename: 'DismissThresholdProposalPayload', athlete: robin([]) },
  });
  await userEvent.click(card().getByRole('button', { name: 'Not now: FTP' }));
  await page.answer();
  expect(await screen.findAllByText('Left as It Is')).not.toHaveLength(0);
  expect(screen.queryByRole('region', { name: 'New Thresholds' })).not.toBeInTheDocument();
  expect(screen.getByText('238 W')).toBeInTheDocument();
});

test('a threshold that was never measured is said to go by feel, and without proposals nothing is shown', async () => {
  await show(robin([{ ...PROPOSAL, from: null }], { ...THRESHOLDS, ftp: null }));
  await userEvent.click(card().getByText('Zones before and after'));
  expect(card().getAllByText('by feel')).toHaveLength(7);
});
