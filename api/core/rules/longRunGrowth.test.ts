import { dayNumber } from '../calendar/calendar.ts';
import type { RaceType } from '../codes/race.ts';
import { recentRun, runsAmong, runsThatCount } from './longRunGrowth.ts';

const RACE_DAY = '2027-06-06';
const LATER = dayNumber(RACE_DAY) + 28;

/** What runs four weeks after a race of so many minutes grow from, its own training having held a run of 90 min; `today` is before or after it. */
const grownFrom = (raceType: RaceType, duration: number, today: number): number => {
  const races = [{ raceName: 'A', raceType, raceDate: RACE_DAY, priority: 'A' as const }];
  const runOf = runsAmong(races);
  const runs = [
    runOf({ workoutType: 'run', scheduledDate: '2027-05-16', duration: 90 }),
    runOf({ workoutType: 'race', scheduledDate: RACE_DAY, duration }),
    runOf({ workoutType: 'run', scheduledDate: '2027-06-20', duration: 40 }),
  ].filter((run) => run !== null);
  return recentRun(runsThatCount(runs, today), LATER).minutes;
};

test.each<[RaceType, minutes: number, ahead: number, behind: number]>([
  // on foot it counts as it is, up to the longest run of its training
  ['marathon', 240, 180, 180],
  ['10k', 50, 50, 50],
  // the run of several sports keeps what was trained, done or not
  ['ironman', 720, 100, 100],
  ['half-ironman', 300, 99, 99],
  ['sprint-tri', 90, 35, 40],
  ['aquabike', 240, 40, 40],
])(
  'after a %s of %i min runs grow from %i min while it is ahead, and from %i once it is done',
  (type, of, ahead, behind) => {
    expect(grownFrom(type, of, dayNumber('2027-05-31'))).toBe(ahead);
    expect(grownFrom(type, of, LATER)).toBe(behind);
  },
);

test('the run of a race is told as what it is: run, or the part of a longer one that counts', () => {
  const races = [{ raceName: 'A', raceType: 'marathon' as const, raceDate: RACE_DAY, priority: 'A' as const }];
  const runOf = (duration: number) =>
    runsAmong(races)({ workoutType: 'race', scheduledDate: RACE_DAY, duration, status: 'completed' });
  expect([runOf(180), runOf(181)]).toMatchObject([
    { minutes: 180, from: 'done' },
    { minutes: 180, from: 'part' },
  ]);
});
