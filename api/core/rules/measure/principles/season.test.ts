import { addDays } from '../../../calendar/calendar.ts';
import { aimed, dayOf, HARD, LIMITS, racing } from '../../../../test/core/madeWeeks.ts';
import type { ScheduleLimits } from '../../context.ts';
import { eachTaught, saidUnder, type TaughtRows } from '../../../../test/core/taughtWeeks.ts';

// What principles about the weeks of a season, its races and its athlete say of a week at their edge and one step over it.

/** The season with weeks of so many hours before the first one of the schedule. */
const after = (...hours: readonly number[]): Partial<ScheduleLimits> => {
  const [first] = LIMITS.season.weeks;
  const before = hours.map((plannedHours, i) => ({
    ...first!,
    plannedHours,
    weekStartDate: addDays(LIMITS.firstDay, -7 * (hours.length - i)),
  }));
  return { season: { ...LIMITS.season, weeks: [...before, ...LIMITS.season.weeks] } };
};
const stepping = (season: Partial<ScheduleLimits>, at: number): Partial<ScheduleLimits> => ({
  season: {
    ...LIMITS.season,
    weeks: season.season!.weeks.map((each, i) => (i === at ? { ...each, kind: 'step' } : each)),
  },
});
const since = (weeks: number): Partial<ScheduleLimits> => ({
  season: { ...LIMITS.season, seasonStart: dayOf('mon', -weeks) },
});

const ROWS: TaughtRows = {
  'Increase weekly volume by at most 4% per week': [
    ['the first week', [], {}, 'week: nothing before'],
    ['the first after four weeks off', [], after(0, 0, 0, 0), 'week: nothing before'],
    ['the first after three', [], after(6, 0, 0, 0), 'week: 10.0%, 6 over, told'],
    ['of one before', [], after(6.5), 'week: 1.5%'],
    ['one is enough', [], after(6.5, 5, 5, 5), 'week: 1.5%'],
    ['none is', [], after(6.5, 6, 6, 6, 6), 'week: 10.0%, 6 over, told'],
    ['a week that recovers', [], stepping(after(5), 1), 'week: no loading week'],
  ],
  'Every third week is a recovery week': [
    ['the first week', [], {}, 'week: week 1'],
    ['the second', [], after(6), 'week: week 2'],
    ['the third', [], after(6, 6), 'week: week 3, 1 over, told'],
    ['the second after recovery', [], stepping(after(6, 6), 0), 'week: week 2'],
  ],
  'No hard run in the 3 days before a race': [
    ['four days before', [['wed', 'run', 30, HARD]], racing('sun', 'A'), 'week: none'],
    ['three days before', [['thu', 'run', 30, HARD]], racing('sun', 'A'), 'thu: 1 workout, 1 over, refused'],
  ],
  'Beginners: no run on Tuesday': [['somebody else', [['tue', 'run', 30]], {}, '']],
  'Intermediate athletes: no run on Tuesday': [
    ['such an athlete', [['tue', 'run', 30]], {}, 'tue: 1 workout, 1 over, refused'],
  ],
  'Ironman athletes: no run on Tuesday': [['before another race', [['tue', 'run', 30]], {}, '']],
  'Half-ironman athletes: no run on Tuesday': [
    ['before such a race', [['tue', 'run', 30]], {}, 'tue: 1 workout, 1 over, refused'],
  ],
  'No run on Tuesday in build': [
    ['another phase', [['tue', 'run', 30]], {}, ''],
    ['the phase', [['tue', 'run', 30]], aimed({ phaseType: 'build' }), 'tue: 1 workout, 1 over, refused'],
  ],
  'In the first 4 weeks no run on Tuesday': [
    ['the first week', [['tue', 'run', 30]], {}, 'tue: 1 workout, 1 over, refused'],
    ['the fourth', [['tue', 'run', 30]], since(3), 'tue: 1 workout, 1 over, refused'],
    ['the fifth', [['tue', 'run', 30]], since(4), ''],
  ],
};

test.each(eachTaught(ROWS))('%s: %s', (principle, _, week, over, line) => {
  expect(saidUnder(principle, week, over)).toBe(line);
});
