import { act, render, screen } from '@testing-library/react';
import { METRIC } from '../../api/core/units/displayUnits.ts';
import { ProfileFigure } from './ProfileFigure.tsx';
import { setUnits } from './units/ownUnits.ts';

afterEach(() => act(() => setUnits(METRIC)));

const step = (distanceM: number, leg?: string) => ({
  kind: 'WORK',
  leg,
  durationSec: 120,
  distanceM,
  effort: 1,
  target: { metric: 'RPE', lo: 6, hi: 7 },
});
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('stretches are told in own units, those of swims in whole lengths of the own pool', () => {
  render(
    <ProfileFigure
      workoutType="SWIM"
      blocks={[
        { repeat: 1, steps: [step(400)] },
        { repeat: 4, steps: [step(75)] },
      ]}
    />,
  );
  expect(rows()).toEqual(['Work400 mabout 2 minRPE 6–7', '4 ×Work75 mabout 2 minRPE 6–7']);
  act(() => setUnits({ units: 'metric', poolLength: '50m' }));
  expect(rows()[1]).toContain('100 m');
  act(() => setUnits({ units: 'imperial', poolLength: '25yd' }));
  expect(rows()).toEqual(['Work425 ydabout 2 minRPE 6–7', '4 ×Work75 ydabout 2 minRPE 6–7']);
});

test('legs of a brick go by their own sport', () => {
  setUnits({ units: 'imperial', poolLength: '25m' });
  render(
    <ProfileFigure
      workoutType="BRICK"
      blocks={[
        { repeat: 1, steps: [step(20_000, 'CYCLING')] },
        { repeat: 1, steps: [step(5000, 'RUNNING')] },
      ]}
    />,
  );
  expect(rows().map((row) => /[\d.]+ mi(?!n)/.exec(row ?? '')?.[0])).toEqual(['12.43 mi', '3.11 mi']);
});
