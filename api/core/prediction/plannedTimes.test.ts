import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { goalTooFastBy, withGoal } from '../race/goalTime.ts';
import { raceHoursOf, raceMinutesOf, raceTssOf } from '../race/raceSize.ts';
import type { Race } from '../race/race.ts';
import { withPlannedTimes } from './plannedTimes.ts';

const TODAY = '2027-03-01';
const marathon: Race = { raceName: 'Spring Marathon', raceType: 'marathon', raceDate: '2027-05-30', priority: 'A' };
const thresholds = { ftp: null, runThresholdSpeed: 3.9, css: null, lthr: null };

const plannedOf = (race: Race, others: readonly Race[] = [], known: typeof thresholds | undefined = thresholds) =>
  withPlannedTimes([race, ...others], { thresholds: known }, TODAY)[0]!;

test('nothing known: a race is as long as its type', () => {
  const planned = withPlannedTimes([marathon], {}, TODAY);
  expect(planned).toEqual([marathon]);
  const { raceHours, raceTss } = RACE_TYPE_NUMBERS.marathon;
  expect([raceHoursOf(planned[0]!), raceTssOf(planned[0]!)]).toEqual([raceHours, raceTss]);
});

test('a threshold pace says how long it takes, a goal says it better, as far as it is not too fast', () => {
  const predicted = plannedOf(marathon).plannedSec!;
  expect(predicted).toBeGreaterThan(3.0 * 3600);
  expect(predicted).toBeLessThan(3.5 * 3600);
  const goalTimeSec = Math.round(predicted * 0.99);
  expect(plannedOf({ ...marathon, goalTimeSec }).plannedSec).toBe(goalTimeSec);
  expect(plannedOf({ ...marathon, goalTimeSec: Math.round(predicted * 0.8) }).plannedSec).toBe(
    plannedOf(marathon).predicted!.lowSec,
  );
  expect(plannedOf({ ...marathon, goalTimeSec: 16_000 }).plannedSec).toBe(16_000);
});

test('a goal is how long it takes where nothing is known', () => {
  expect(withPlannedTimes([{ ...marathon, goalTimeSec: 11_400 }], {}, TODAY)[0]).toEqual({
    ...marathon,
    goalTimeSec: 11_400,
    plannedSec: 11_400,
  });
});

test('another goal, or none, plans another time', () => {
  const raced = plannedOf({ ...marathon, goalTimeSec: 12_600 });
  const { usualSec, fastestSec } = raced.predicted!;
  const goals = [null, 9000, 11_500, 13_000];
  expect(goals.map((goal) => withGoal(raced, goal).plannedSec)).toEqual([usualSec, fastestSec, 11_500, 13_000]);
  expect(withGoal({ ...marathon, goalTimeSec: 11_400, plannedSec: 11_400 }, null)).toEqual({
    ...marathon,
    goalTimeSec: null,
  });
});

test.each<[Race['raceType'], number, number | null, string?]>([
  ['marathon', 9000, 2243],
  ['marathon', 11_242, 1],
  ['marathon', 11_243, null],
  ['marathon', 14_000, null],
  ['time-trial', 1800, null],
  ['time-trial', 1800, 1875, '40 km TT'],
  ['time-trial', 5000, null, '40 km TT'],
])('%s with a goal of %d s is too fast by %p', (raceType, goalTimeSec, seconds, raceName = 'City') => {
  const known = { ...thresholds, ftp: 240 };
  const [raced] = withPlannedTimes([{ ...marathon, raceName, raceType, goalTimeSec }], { thresholds: known }, TODAY);
  expect(goalTooFastBy(raced!)).toBe(seconds);
});

test('a race that was run took what it took, and tells of those to come', () => {
  const half: Race = {
    raceName: 'Harbour Half',
    raceType: 'half-marathon',
    raceDate: '2027-02-14',
    priority: 'B',
    result: { status: 'finished', finishSeconds: 5400, feeling: null, beforeHalfway: null, notes: null },
  };
  expect(plannedOf(half, [], undefined).plannedSec).toBe(5400);
  expect(plannedOf(marathon, [half], undefined).plannedSec).toBeGreaterThan(5400 * 2);
});

test('a shorter time is less load at the same intensity, in whole minutes', () => {
  const fast = { ...marathon, plannedSec: 3 * 3600 + 20 };
  expect([raceMinutesOf(fast), raceTssOf(fast)]).toEqual([180, 222]);
});

test.each<readonly [area: string, dateOccurred: string | null, clearedBy: string | null]>([
  ['pregnancy', null, 'doctor or midwife'],
  ['chest pain', '2027-02-20', 'doctor'],
  ['fainting', '2027-02-20', 'doctor'],
  ['heart condition', null, 'doctor'],
  ['childbirth', '2027-01-10', 'doctor or midwife'],
  ['childbirth', '2026-11-01', null],
  ['knee', '2027-02-20', null],
])('%s of %s: who has to clear the athlete before the race is a target is %s', (affectedArea, dateOccurred, by) => {
  const injury = { injuryType: '', affectedArea, dateOccurred, isRecovered: false };
  const race = { ...marathon, goalTimeSec: 11_400 };
  const [planned] = withPlannedTimes([race], { thresholds, injuries: [injury] }, TODAY);
  const [cleared] = withPlannedTimes([race], { thresholds, injuries: [{ ...injury, isRecovered: true }] }, TODAY);
  expect(planned!.clearedBy ?? null).toBe(by);
  expect(planned).toEqual(by === null ? cleared : { ...race, clearedBy: by });
  expect(cleared!.plannedSec).toBeGreaterThan(11_000);
});
