import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import libraryQuery from '../__generated__/LibraryPageQuery$parameters.ts';
import { renderRoute } from '../relay/testing.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';

const WHY = 'Zwift has no swimming.';
const files = [
  {
    format: 'FIT',
    fidelity: 'DEGRADED',
    notes: ['No FTP on file: power targets are written as perceived effort, in words.'],
    href: '/api/workouts/workout_1/file.fit',
  },
  { format: 'ZWO', fidelity: 'UNSUPPORTED', notes: [WHY], href: null },
];
const library = { totalCount: 0, libraryCount: 0, edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } };

async function open() {
  const node = ({ id }: { id: string }) => (id === 'workout_1' ? { __typename: 'Workout', id, files } : null);
  const page = renderRoute({
    path: '/',
    query: libraryQuery,
    variables: { families: false },
    Component: () => <DownloadMenu workoutId="workout_1" />,
    server: { viewer: null, library, node },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('menuitem', { name: 'Loading files' })).toHaveAttribute('aria-disabled', 'true');
  return page;
}

test('each format says what it loses before it is downloaded; one that cannot be says why', async () => {
  const page = await open();
  await page.answer();
  const fit = screen.getByRole('menuitem', { name: /^Watch or bike computer \(\.fit\)/ });
  expect(fit).toHaveAttribute('href', '/api/workouts/workout_1/file.fit');
  expect(fit).toHaveAttribute('download');
  expect(fit).toHaveTextContent('With differencesNo FTP on file');
  const zwo = screen.getByRole('menuitem', { name: /^Zwift \(\.zwo\)/ });
  expect(zwo).toHaveAttribute('aria-disabled', 'true');
  expect(zwo).not.toHaveAttribute('href');
  expect(zwo).toHaveTextContent(`Not possible${WHY}`);
});

test('a failure stays in the menu, and can be tried again by keyboard', async () => {
  const page = await open();
  await page.refuse(new Error('offline'));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'The files could not be loaded. Try again.' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await page.answer();
  expect(screen.getByRole('menuitem', { name: /^Watch or bike computer/ })).toBeVisible();
});
