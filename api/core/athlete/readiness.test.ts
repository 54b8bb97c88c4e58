import { type Ratings, readiness } from './readiness.ts';
import { UNRATED } from '../../test/core/unrated.ts';

const athlete = (mood: number, stress: number, sleep: number, mentalReadiness: number): Ratings => ({
  ...UNRATED,
  mood,
  stress,
  sleep,
  mentalReadiness,
});
const coach = (
  sleep: number,
  stress: number,
  musclesSoreness: number,
  energyLevel: number,
  motivationLevel: number,
): Ratings => ({ ...UNRATED, sleep, stress, musclesSoreness, energyLevel, motivationLevel });

test.each([
  [athlete(7, 5, 7, 7), 63.89, 'green', ''],
  [athlete(10, 1, 10, 10), 100, 'green', ''],
  [athlete(1, 10, 1, 1), 0, 'red', 'mood 1, stress 10, sleep 1, mental readiness 1'],
  [athlete(6, 7, 6, 6), 50, 'amber', 'stress 7'],
  [athlete(5, 7, 5, 5), 41.67, 'orange', 'stress 7'],
  [athlete(4, 8, 4, 4), 30.56, 'orange', 'stress 8'],
  [athlete(3, 9, 3, 3), 19.44, 'red', 'stress 9, mood 3, sleep 3, mental readiness 3'],
  [athlete(8, 3, 3, 8), 61.11, 'amber', 'sleep 3'],
  // on both sides of each bound, by the score alone
  [athlete(4, 2, 8, 4), 60.56, 'green', ''],
  [athlete(4, 2, 6, 6), 59.44, 'amber', 'mood 4, sleep 6'],
  [athlete(4, 3, 5, 3), 45, 'amber', 'mental readiness 3'],
  [athlete(4, 5, 4, 4), 38.89, 'orange', 'mood 4, sleep 4'],
  [coach(7, 5, 3, 7, 7), 66.67, 'green', ''],
  [coach(5, 8, 5, 5, 5), 42.22, 'orange', 'stress 8'],
  [coach(4, 8, 7, 4, 4), 31.11, 'orange', 'stress 8, soreness 7'],
  [coach(3, 9, 8, 3, 3), 20, 'red', 'stress 9, sleep 3, soreness 8, energy 3, motivation 3'],
  [coach(8, 2, 2, 8, 8), 82.22, 'green', ''],
] as const)('%j: %d, %s', (ratings, score, band, because) => {
  const made = readiness(ratings)!;
  expect(made.score).toBeCloseTo(score, 2);
  expect({ band: made.band, because: made.because }).toEqual({ band, because });
});

test('what was not answered is no data', () => {
  expect(readiness(UNRATED)).toBeNull();
  expect(readiness({ ...UNRATED, stress: 8, sleep: 3 })).toMatchObject({ band: 'red', because: 'stress 8, sleep 3' });
  expect(readiness({ ...UNRATED, sleep: 8 })).toMatchObject({ band: 'green' });
});

test('well below the own mean is one band worse, with four earlier check-ins', () => {
  const good = athlete(10, 1, 10, 10);
  expect(readiness(athlete(7, 5, 7, 7), [good, good, good])).toMatchObject({ band: 'green' });
  expect(readiness(athlete(7, 5, 7, 7), [good, good, good, good])).toMatchObject({
    band: 'amber',
    because: 'stress 5, mood 7, well below your usual',
  });
  expect(readiness(good, [good, good, good, good])).toMatchObject({ band: 'green' });
});

test.each([
  // five points under an even mean is still usual, more is not
  [athlete(9, 2, 10, 10), 95, 'green'],
  [athlete(10, 3, 10, 10), 94.44, 'amber'],
] as const)('after four check-ins of 100 points %j, %d points, is %s', (ratings, score, band) => {
  const told = readiness(
    ratings,
    Array.from({ length: 4 }, () => athlete(10, 1, 10, 10)),
  );
  expect(told?.score).toBeCloseTo(score, 2);
  expect(told?.band).toBe(band);
  expect(
    readiness(
      ratings,
      Array.from({ length: 3 }, () => athlete(10, 1, 10, 10)),
    )?.band,
  ).toBe('green');
});
