import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { addDays } from '../../../api/core/calendar/calendar.ts';
import { SeasonAhead } from './SeasonAhead.tsx';

const FROM = '2026-12-14';

interface Told {
  phaseType: string;
  kind: string;
  targetHours: number;
}

function week(index: number, outline: Told | null, on: Record<number, object> = {}) {
  const weekStartDate = addDays(FROM, 7 * index);
  return {
    weekStartDate,
    weekEndDate: addDays(weekStartDate, 6),
    outline,
    days: Array.from({ length: 7 }, (_, n) => ({
      date: addDays(weekStartDate, n),
      races: [],
      blackout: null,
      ...on[n],
    })),
  };
}

async function show(calendar: ReturnType<typeof week>[]) {
  const environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <SeasonAhead athleteId="athlete" from={FROM} revision={1} />
    </RelayEnvironmentProvider>,
  );
  const operation = environment.mock.getMostRecentOperation();
  const node = { __typename: 'Athlete', id: 'athlete', calendar };
  await act(async () => environment.mock.resolve(operation, { data: { node } }));
  return operation.request.variables;
}

test('asks for a year and shows the weeks that the season has, with races and days without training', async () => {
  const blackout = { from: addDays(FROM, 8), label: 'Holidays', mostMinutes: null };
  const race = { __typename: 'Race', id: 'race', raceName: 'Lake Olympic', priority: 'A' };
  const variables = await show([
    week(0, { phaseType: 'BUILD', kind: 'LOAD', targetHours: 7.54 }),
    week(1, { phaseType: 'BUILD', kind: 'STEP', targetHours: 5 }, { 1: { blackout }, 2: { blackout } }),
    week(2, { phaseType: 'RACE', kind: 'RACE', targetHours: 3 }, { 6: { races: [race] } }),
    week(3, null),
  ]);
  expect(variables).toMatchObject({ from: FROM, to: addDays(FROM, 363) });
  const rows = within(screen.getByRole('region', { name: 'The Season Ahead' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '14 – 20 DecBuild · training week7:30 h',
    expect.stringMatching(/^21 – 27 DecBuild · .+5:00 hFrom Tue 22 Dec: no training \(Holidays\)$/),
    expect.stringMatching(/^28 Dec 2026 – 3 Jan 2027Race week3:00 hLake Olympic, Sun 3 JanA · main goal$/),
  ]);
});

test('a season that has ended shows nothing', async () => {
  await show([week(0, null)]);
  expect(screen.queryByRole('region')).toBeNull();
});

test('what cannot be read says so, and can be asked for again', async () => {
  const environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <SeasonAhead athleteId="athlete" from={FROM} revision={1} />
    </RelayEnvironmentProvider>,
  );
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('away')));
  expect(screen.getByText('The season ahead could not be read.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  expect(screen.queryByText('The season ahead could not be read.')).toBeNull();
});
