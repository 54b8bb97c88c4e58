import type { RaceType } from '../codes/race.ts';
import { knownOf } from '../prediction/knownOf.ts';
import { plannedOf } from '../prediction/planned.ts';
import { predictRace } from '../prediction/predictRace.ts';
import { lengthFactor, ownMetres, raceMetres } from './raceMetres.ts';
import { raceHoursOf } from './raceSize.ts';

test.each<[raceType: RaceType, raceName: string, metres: number | null]>([
  ['open-water', 'Regional 1500 m freestyle', 1500],
  ['open-water', '1,500 m open', 1500],
  ['open-water', '1,500m open', 1500],
  ['open-water', 'Freiwasser 1.500 m', 1500],
  ['open-water', '10.000 m Bodensee', 10_000],
  ['open-water', 'Traversée 1 500 m', 1500],
  ['open-water', "Zürich 1'500 m", 1500],
  ['open-water', '1.500 km', 1500],
  ['open-water', '2,5 kilometer', 2500],
  ['open-water', 'Swim of 2027 900 m', 900],
  ['open-water', 'No.5 km', 5000],
  ['time-trial', 'Chrono 21,1 km', 21_100],
  ['gran-fondo', 'Run it once: 42.195 km', 42_195],
  ['gran-fondo', '42,195 km', 42_195],
  ['gran-fondo', '120.000 m', 120_000],
  ['gran-fondo', 'Rund 1.200 m hoch, 120,5 km', 120_500],
  ['open-water', 'Lake swim 2.5 km', 2500],
  ['open-water', 'Lake swim 2,5km', 2500],
  ['open-water', 'Bosphorus 4 miles', 6437],
  ['open-water', 'The Ten 10k', 10_000],
  ['open-water', '100 m sprint, then 3 kilometres', 3000],
  ['open-water', 'Swim of 2027', null],
  ['open-water', '50 km channel', null],
  ['time-trial', '25 mile TT', 40_234],
  ['time-trial', 'Hill climb 3 km', null],
  ['gran-fondo', 'Alps 170 km, 4500 m up', 170_000],
  ['gran-fondo', '4500 m up, 170 km', 170_000],
  ['gran-fondo', 'La Marmotte', null],
  ['marathon', 'City 10 km', null],
])('%s "%s" is %s m long', (raceType, raceName, metres) => {
  expect(ownMetres({ raceType, raceName })).toBe(metres);
});

test('a race without a distance in its name is as long as its type usually is', () => {
  expect(raceMetres({ raceType: 'open-water', raceName: 'Lake' })).toEqual({ swim: 5000 });
  expect(raceMetres({ raceType: 'open-water', raceName: 'Lake 2 km' })).toEqual({ swim: 2000 });
  expect(raceMetres({ raceType: 'gran-fondo', raceName: 'Alps 170 km' })).toEqual({ bike: 170_000 });
  expect(lengthFactor({ raceType: 'open-water' })).toBe(1);
  expect(raceHoursOf({ raceType: 'open-water', raceName: 'Pool 1500 m' })).toBeCloseTo(0.49, 2);
});

const known = knownOf({ ftp: 250, runThresholdSpeed: null, css: 1.25, lthr: null }, [], '2027-01-04');
const likely = (raceType: RaceType, raceName: string) =>
  predictRace(raceType, known, raceMetres({ raceType, raceName }))!.likelySec;

test('its own distance is predicted, swum and ridden: 1500 m about at critical swim speed, longer ones slower', () => {
  expect(likely('open-water', '1500 m')).toBe(1188);
  expect(likely('open-water', '')).toBe(likely('open-water', '5 km'));
  expect(likely('open-water', '10 km') / 2).toBeGreaterThan(likely('open-water', '5 km'));
  expect(likely('time-trial', '10 km') * 4).toBeLessThan(likely('time-trial', ''));
});

test('what is predicted is what is trained', () => {
  const efforts = (raceName: string) => plannedOf({ raceType: 'open-water', raceName }, known).efforts;
  expect(efforts('Lake')).toEqual({});
  expect(efforts('1500 m').swim).toBeCloseTo(1.01, 2);
  expect(1500 / (1.25 * efforts('1500 m').swim!)).toBeCloseTo(likely('open-water', '1500 m'), 0);
});

test('a goal slower than the range is one for the distance that the name tells, and for another where it tells none', () => {
  const goal = (raceName: string) => plannedOf({ raceType: 'open-water', raceName, goalTimeSec: 7000 }, known);
  expect(goal('Lake 5 km').efforts.swim).toBeLessThan(0.94);
  expect(goal('Lake').efforts).toEqual({});
});
