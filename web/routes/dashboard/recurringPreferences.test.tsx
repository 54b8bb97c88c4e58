import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { anAthlete, show } from './testing/showDashboard.ts';

afterEach(() => act(() => dismissToast()));

test('a lasting wish is said in words, and forgotten with a way back', async () => {
  const wish = {
    __typename: 'StandingChange',
    id: 'wish',
    request: 'no swimming on Mondays',
    changes: ['no swim on Monday'],
    since: '2026-11-02',
    untilDate: '2026-12-31',
  };
  const athlete = anAthlete({ standingChanges: [wish] });
  const page = await show(athlete, {
    forgetStandingChange: {
      athlete: { ...athlete, standingChanges: [] },
      revision: { __typename: 'Revision', id: 'revision 4' },
    },
  });
  const card = () => screen.queryByRole('region', { name: 'Lasting Wishes' });
  expect(card()).toHaveTextContent(
    '“no swimming on Mondays”No swim on Monday. Since Monday 2 November, until Thursday 31 December.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Forget: no swimming on Mondays' }));
  expect(page.asked()).toEqual([{ standingChangeId: 'wish' }]);
  expect(card()).not.toBeInTheDocument();
  await page.answer();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.asked()).toEqual([{ athleteId: athlete.id, revisionId: 'revision 4' }]);
});

test('a wish that cannot be forgotten stays', async () => {
  const wish = {
    __typename: 'StandingChange',
    id: 'wish',
    request: 'no swimming on Mondays',
    changes: [],
    since: '2026-11-02',
    untilDate: null,
  };
  const page = await show(anAthlete({ standingChanges: [wish] }));
  await userEvent.click(screen.getByRole('button', { name: /^Forget/ }));
  await page.refuse(new Error('Offline.'));
  expect(screen.getAllByText('Cannot Forget')).not.toHaveLength(0);
  expect(screen.getByRole('region', { name: 'Lasting Wishes' })).toBeInTheDocument();
});
