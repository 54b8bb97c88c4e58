import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const timed = (kind: string, durationSec: number, note: string) => ({
  kind,
  durationSec,
  effort: 0.59,
  note,
  target: { metric: 'RPE', lo: 6, hi: 7 },
});

test('strength is told as exercises with sets, repetitions and rests; those that are opened say how', async () => {
  render(
    <ProfileFigure
      workoutType="STRENGTH"
      blocks={[
        { repeat: 1, steps: [timed('WARMUP', 300, 'mobility')] },
        {
          repeat: 3,
          steps: [
            timed('WORK', 60, '8 × hip hinge'),
            timed('REST', 40, 'rest'),
            timed('WORK', 60, 'plank'),
            timed('REST', 40, 'rest'),
            timed('WORK', 60, '10 × split squat each side'),
            timed('WORK', 60, 'side plank half each side'),
            timed('WORK', 60, 'my own lift'),
          ],
        },
      ]}
    />,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(rows()).toEqual([
    'Warm-upmobility5 minRPE 6–7',
    'hip hinge3 × 8rest 40 sRPE 6–7',
    'plank3 × 1 minrest 40 sRPE 6–7',
    'split squat3 × 10each sideRPE 6–7',
    'side plank3 × 1 minhalf on each sideRPE 6–7',
    'my own lift3 × 1 minRPE 6–7',
  ]);
  expect(screen.queryAllByRole('term')).toEqual([]);
  await userEvent.click(screen.getByText('How to do each exercise'));
  const terms = await screen.findAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['hip hinge', 'plank', 'split squat', 'side plank']);
  expect(screen.getByText(/^Soft knees, hips back/)).toBeVisible();
});

test('a step is called what is done in it, a warm-up and a rest by what they are', () => {
  render(
    <ProfileFigure
      workoutType="RUN"
      blocks={[
        { repeat: 1, steps: [timed('WARMUP', 600, 'easy')] },
        { repeat: 1, steps: [timed('RECOVERY', 1740, 'easy')] },
        { repeat: 8, steps: [timed('WORK', 60, 'at marathon pace'), timed('REST', 30, 'rest')] },
      ]}
    />,
  );
  const names = screen.getAllByRole('row').map((row) => row.querySelector('td')?.textContent);
  expect(names.slice(1)).toEqual(['Warm-upeasy', 'Easy', '8 ×At marathon pace', '8 ×Rest']);
});
