import type { Thresholds } from '../athlete/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import type { Race } from '../race/race.ts';
import { legEfforts, legsOf, legsSeconds } from './legs.ts';
import { knownOf } from './knownOf.ts';
import { plannedOf } from './planned.ts';
import { withPlannedTimes } from './plannedTimes.ts';
import { raceEfforts, raceTrainedFor } from './raceEfforts.ts';

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
  ['a goal too fast', race('marathon', { goalTimeSec: 10_800 }), thresholds, 42_195 / 11_243 / 3.9],
  ['a goal that is slower', race('marathon', { goalTimeSec: 12_600 }), thresholds, 42_195 / 12_600 / 3.9],
  ['a goal as slow as running goes', race('marathon', { goalTimeSec: 20_000 }), thresholds, 0.75 * 0.9],
  ['a half marathon', race('half-marathon'), thresholds, 21_097.5 / 5507 / 3.9],
  ['a triathlon', race('half-ironman'), thresholds, undefined],
  ['nothing', race('marathon'), undefined, undefined],
  ['no running pace', race('marathon'), { ...thresholds, runThresholdSpeed: null }, undefined],
])('%s', (_, of, known, effort) => {
  const found = raceEfforts(of, known ? { thresholds: known } : {}, [of], TODAY);
  expect(found.run?.toFixed(3)).toBe(effort?.toFixed(3));
});

test.each([
  [3600, 0.96235],
  [10_000, 0.846],
])('a half marathon in %d s does not take the marathon beyond %d of threshold', (seconds, bound) => {
  const raced = race('half-marathon', { raceDate: '2026-12-06', result: finished(seconds) });
  const goal = race('marathon');
  expect(raceEfforts(goal, { thresholds }, [raced, goal], TODAY).run).toBeCloseTo(bound, 5);
});

const likely = (raceType: RaceType) => legsSeconds(legsOf(raceType, thresholds, null)!);

test.each<[string, RaceType, number]>([
  ['a little faster', 'half-ironman', 0.98],
  ['a little slower', 'half-ironman', 1.03],
  ['a ride alone', 'time-trial', 0.98],
  ['a swim alone', 'open-water', 1.02],
])('a goal asks for as much more of each leg: %s', (_, raceType, share) => {
  const goalTimeSec = Math.round(likely(raceType) * share);
  const found = raceEfforts(race(raceType, { goalTimeSec }), { thresholds }, [], TODAY);
  const usual = legEfforts(raceType);
  const factors = Object.entries(found).map(([sport, effort]) => effort / usual[sport as keyof typeof usual]!);
  expect(Math.max(...factors) - Math.min(...factors)).toBeLessThan(1e-9);
  expect(legsSeconds(legsOf(raceType, thresholds, null, found)!) / goalTimeSec).toBeCloseTo(1, 3);
});

test.each<[string, RaceType, number | null]>([
  ['no goal', 'half-ironman', null],
  ['a goal that asks for a longer ride', 'gran-fondo', 1.4],
  ['a goal that asks for a longer swim', 'open-water', 1.4],
])('%s leaves the usual efforts', (_, raceType, share) => {
  const goalTimeSec = share === null ? null : Math.round(share * likely(raceType));
  expect(raceEfforts(race(raceType, { goalTimeSec }), { thresholds }, [], TODAY)).toEqual({});
});

test.each<[string, RaceType, number, number]>([
  ['beyond the range asks for the most that is trained', 'half-ironman', 0.8, 1.06],
  ['far slower asks for the least', 'half-ironman', 1.6, 0.75],
])('a goal %s', (_, raceType, share, factor) => {
  const goalTimeSec = Math.round(share * likely(raceType));
  const found = raceEfforts(race(raceType, { goalTimeSec }), { thresholds }, [], TODAY);
  const usual = legEfforts(raceType);
  for (const sport of ['swim', 'bike', 'run'] as const) expect(found[sport]! / usual[sport]!).toBeCloseTo(factor, 3);
});

test.each<[RaceType, number | null]>([
  ...(
    ['5k', 'half-marathon', 'marathon', 'ultra-50k', 'ultra-100k', 'olympic-tri', 'half-ironman', 'ironman'] as const
  ).flatMap((raceType) =>
    [null, 0.8, 0.95, 1, 1.03, 1.1, 1.2].map((share): [RaceType, number | null] => [raceType, share]),
  ),
])('%s, goal %d of what is predicted: what is trained is what is raced, within 1%', (raceType, share) => {
  const predicted = plannedOf({ raceType }, knownOf(thresholds, [], TODAY)).seconds!;
  const goalTimeSec = share === null ? null : Math.round(share * predicted);
  const [planned] = withPlannedTimes([race(raceType, { goalTimeSec })], { thresholds }, TODAY);
  const efforts = raceEfforts(planned, { thresholds }, [], TODAY);
  const trained = legsSeconds(legsOf(raceType, thresholds, null, { ...legEfforts(raceType), ...efforts })!);
  expect(Math.abs(trained / planned!.plannedSec! - 1)).toBeLessThan(0.01);
  expect(planned!.plannedSec).toBe(plannedOf(planned!, knownOf(thresholds, [], TODAY)).seconds);
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
