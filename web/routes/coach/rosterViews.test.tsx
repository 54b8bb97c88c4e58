import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { windowOf } from '../../ui/testing/windowOf.ts';
import { aCoach, region, show } from './testing/dashboard.tsx';

beforeEach(() => windowOf(390));
afterEach(() => act(() => dismissToast()));

const asked: object[] = [];
const grouped = (over: object = {}) => {
  const coach = aCoach({ athletes: ['Robin', 'Kim'] });
  return {
    ...coach,
    ...over,
    athletes: (args: { search: string; first: number; group?: string | null }) => {
      asked.push(args);
      const answer = coach.athletes(args);
      const edges = answer.edges.filter(({ node }) => !args.group || node.coachGroups.includes(args.group));
      return { ...answer, edges, totalCount: edges.length };
    },
  };
};
beforeEach(() => (asked.length = 0));
const views = () => screen.getByRole('button', { name: /Views|Tired/ });

test('a group is chosen, stands in the address, and is named on its athletes', async () => {
  const page = await show(grouped());
  expect(region('Your Athletes').getByRole('link', { name: /Robin Vale/ })).toHaveTextContent('Marathon');
  const group = screen.getByRole('combobox', { name: 'Group' });
  expect(
    within(group)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All groups', 'Marathon (1)']);
  await userEvent.selectOptions(group, 'Marathon (1)');
  await page.answer();
  expect(page.router.state.location.search).toBe('?group=Marathon');
  expect(region('Your Athletes').getAllByRole('link')).toHaveLength(1);
  await userEvent.selectOptions(group, 'All groups');
  await page.answer();
  expect(page.router.state.location.search).toBe('');
  expect(region('Your Athletes').getAllByRole('link')).toHaveLength(2);
});

test('without groups there is none to choose', async () => {
  await show(grouped({ groups: [] }));
  expect(screen.queryByRole('combobox', { name: 'Group' })).toBeNull();
});

test('a kept view is looked at again by its name, given up, and brought back', async () => {
  const gone = {
    __typename: 'DeleteRosterViewPayload',
    coach: { __typename: 'Coach', id: 'coach', rosterViews: [] },
  };
  const back = { __typename: 'SaveRosterViewPayload', coach: { ...grouped(), __typename: 'Coach', id: 'coach' } };
  const page = await show(grouped(), { deleteRosterView: gone, saveRosterView: back });
  await userEvent.click(views());
  expect(screen.queryByRole('menuitem', { name: /Delete/ })).toBeNull();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Tired' }));
  await page.answer();
  expect(page.router.state.location.search).toBe('?sort=form&show=attention&group=Marathon');
  expect(asked.at(-1)).toMatchObject({ search: '', sort: 'FORM', show: 'ATTENTION', group: 'Marathon' });
  expect(views()).toHaveTextContent('Tired');
  await userEvent.click(views());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete “Tired”' }));
  await page.answer();
  expect(screen.getAllByText('View deleted')).not.toHaveLength(0);
  expect(views()).toHaveTextContent('Views');
  // and comes back as it was
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.asked()).toEqual([{ name: 'Tired', search: '', show: 'ATTENTION', sort: 'FORM', group: 'Marathon' }]);
  await page.answer();
  expect(screen.getAllByText('View is back')).not.toHaveLength(0);
  expect(views()).toHaveTextContent('Tired');
});

test('what is looked at is kept under a name; why it is not is said where it was typed', async () => {
  const saved = [{ name: 'Kim', search: 'kim', show: 'EVERYBODY', sort: 'ATTENTION', group: null }];
  const server: ServerData = {
    saveRosterView: { __typename: 'NotPossible', message: 'You keep 30 views. Delete one first.' },
  };
  const page = await show(grouped({ rosterViews: [] }), { saveRosterView: () => server.saveRosterView }, '?q=kim');
  await userEvent.click(views());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save This View…' }));
  expect(screen.getByRole('button', { name: 'Save View' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Kim ');
  await userEvent.click(screen.getByRole('button', { name: 'Save View' }));
  await page.answer();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    expect.stringContaining('You keep 30 views. Delete one first.'),
  );
  server.saveRosterView = {
    __typename: 'SaveRosterViewPayload',
    coach: { __typename: 'Coach', id: 'coach', rosterViews: saved },
  };
  await userEvent.click(screen.getByRole('button', { name: 'Save View' }));
  expect(page.asked()).toEqual([{ name: 'Kim', search: 'kim', show: 'EVERYBODY', sort: 'ATTENTION', group: null }]);
  await page.answer();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Kim' })).toBeInTheDocument();
});

test('the group that is looked at gets another name, is still looked at, and has its old name back by Undo', async () => {
  let answer: object = { __typename: 'NotPossible', message: 'You have a group “Fast” already.' };
  const named = (group: string) => ({
    __typename: 'RenameAthleteGroupPayload',
    coach: { ...grouped({ groups: [{ name: group, athletes: 1 }] }), __typename: 'Coach', id: 'coach' },
    athletes: [],
  });
  const page = await show(grouped(), { renameAthleteGroup: () => answer }, '?group=Marathon');
  await userEvent.click(views());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename Group “Marathon”…' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Marathon');
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
  await userEvent.clear(name);
  await userEvent.type(name, ' Fast ');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(page.asked()).toEqual([{ group: 'Marathon', name: 'Fast' }]);
  await page.answer();
  expect(name).toHaveAccessibleDescription(expect.stringContaining('You have a group “Fast” already.'));
  // opened anew, it begins anew
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(views());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename Group “Marathon”…' }));
  expect(screen.queryByText('You have a group “Fast” already.')).toBeNull();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Fast');
  answer = named('Fast');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await page.answer();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.router.state.location.search).toBe('?group=Fast');
  await page.answer();
  answer = named('Marathon');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.asked()).toEqual([{ group: 'Fast', name: 'Marathon' }]);
  await page.answer();
  expect(page.router.state.location.search).toBe('?group=Marathon');
  expect(screen.getAllByText('It is “Marathon” again.')).not.toHaveLength(0);
});

test('without a group that is looked at there is none to rename', async () => {
  await show(grouped());
  await userEvent.click(views());
  expect(screen.queryByRole('menuitem', { name: /Rename/ })).toBeNull();
});
