import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import performanceQuery from '../../__generated__/PerformancePageQuery$parameters.ts';
import { renderRoute } from '../../relay/testing.tsx';
import { PerformancePage } from './PerformancePage.tsx';
import { anAthlete, trained } from './testing/trainedAthlete.ts';

test('another range is chosen at once, and its numbers are told to be on their way until they are here', async () => {
  const { answer } = renderRoute({
    path: '/performance',
    query: performanceQuery,
    variables: { weeks: 12 },
    Component: PerformancePage,
    server: { viewer: { athlete: anAthlete(trained()) } },
  });
  await answer();
  const chart = () => screen.getByRole('region', { name: 'Fitness, Fatigue and Form' });
  const waits = () => chart().closest('[aria-busy="true"]') !== null;
  expect(waits()).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: /^52 weeks/ }));
  expect(screen.getByRole('radio', { name: /^52 weeks/ })).toBeChecked();
  expect(waits()).toBe(true);
  await answer();
  expect(screen.getByRole('radio', { name: /^52 weeks/ })).toBeChecked();
  await waitFor(() => expect(waits()).toBe(false));
});
