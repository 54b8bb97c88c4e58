import type { RaceType } from '../codes/race.ts';
import { type PastRace, raceRunOf, type RecordedRace } from './raceRun.ts';

const DAY = '2027-03-14';
const race = (raceType: RaceType, of: Partial<PastRace> = {}): PastRace => ({
  id: 'race',
  day: DAY,
  raceName: 'City run',
  raceType,
  status: null,
  finishSeconds: null,
  ...of,
});
const run = (distanceM: number | null, day = DAY): RecordedRace => ({ day, distanceM, elapsedSec: 2460 });
const finished = { status: 'finished', finishSeconds: 2400 } as const;

test.each<readonly [string, PastRace, readonly RecordedRace[], number | null]>([
  ['its result', race('10k', finished), [], 2400],
  ['its result before what was recorded', race('10k', finished), [run(10_000)], 2400],
  ['what was recorded over its distance', race('10k'), [run(9600)], 2460],
  ['nothing of a run that is much shorter', race('10k'), [run(9400)], null],
  ['nothing of a run that is much longer', race('10k'), [run(10_600)], null],
  ['nothing of a run without a distance', race('10k'), [run(null)], null],
  ['nothing of another day', race('10k'), [run(10_000, '2027-03-13')], null],
  ['nothing where nothing was recorded', race('10k'), [], null],
  [
    'nothing of a race that was not finished',
    race('10k', { ...finished, status: 'did-not-finish' }),
    [run(10_000)],
    null,
  ],
  ['nothing of an ultra', race('ultra-50k', finished), [], null],
  ['nothing of a race of several sports', race('olympic-tri', finished), [run(10_000)], null],
])('a race says %s', (_, past, recorded, seconds) => {
  const distanceM = 10_000;
  const told = seconds === null ? null : { id: 'race', day: DAY, raceName: 'City run', distanceM, seconds };
  expect(raceRunOf(past, recorded)).toEqual(told);
});
