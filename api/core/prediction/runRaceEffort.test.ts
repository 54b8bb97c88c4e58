import type { Thresholds } from '../athlete/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import type { Race } from '../race/race.ts';
import { raceTrainedFor, runRaceEffort } from './runRaceEffort.ts';

const TODAY = '2027-01-04';
const thresholds: Thresholds = { ftp: 240, runThresholdSpeed: 3.9, css: 1.1, lthr: null };
const race = (raceType: RaceType, more: Partial<Race> = {}): Race => ({
  raceName: raceType,
  raceType,
  raceDate: '2027-05-09',
  priority: 'A',
  ...more,
});
const finished = (finishSeconds: number) =>
  ({ status: 'finished', finishSeconds, feeling: 7, beforeHalfway: null, notes: null }) as const;

test.each<[string, Race, Thresholds | undefined, number | undefined]>([
  ['what is predicted', race('marathon'), thresholds, 42_195 / 11_472 / 3.9],
  ['a goal in the range', race('marathon', { goalTimeSec: 11_600 }), thresholds, 42_195 / 11_600 / 3.9],
  ['a goal too fast', race('marathon', { goalTimeSec: 10_800 }), thresholds, 42_195 / 11_472 / 3.9],
  ['a half marathon', race('half-marathon'), thresholds, 21_097.5 / 5507 / 3.9],
  ['a triathlon', race('half-ironman'), thresholds, undefined],
  ['nothing', race('marathon'), undefined, undefined],
  ['no running pace', race('marathon'), { ...thresholds, runThresholdSpeed: null }, undefined],
])('%s', (_, of, known, effort) => {
  const found = runRaceEffort(of, known ? { thresholds: known } : {}, [of], TODAY);
  expect(found?.toFixed(3)).toBe(effort?.toFixed(3));
});

test.each([
  [3600, 0.954],
  [10_000, 0.846],
])('a half marathon in %d s does not take the marathon beyond %d of threshold', (seconds, bound) => {
  const raced = race('half-marathon', { raceDate: '2026-12-06', result: finished(seconds) });
  const goal = race('marathon');
  expect(runRaceEffort(goal, { thresholds }, [raced, goal], TODAY)).toBeCloseTo(bound, 6);
});

test('the race trained for is the next A race of its type, else the next', () => {
  const b = race('marathon', { raceName: 'B', raceDate: '2027-03-07', priority: 'B' });
  const a = race('marathon', { raceName: 'A' });
  const later = race('marathon', { raceName: 'Later', raceDate: '2027-10-03' });
  const of = (races: readonly Race[], monday: string) => raceTrainedFor(races, 'marathon', monday)?.raceName;
  expect(of([later, a, b], '2027-01-04')).toBe('A');
  expect(of([b], '2027-01-04')).toBe('B');
  expect(of([b, a, later], '2027-05-10')).toBe('Later');
  expect(of([b], '2027-03-08')).toBeUndefined();
  expect(raceTrainedFor([a], 'half-marathon', '2027-01-04')).toBeUndefined();
});
