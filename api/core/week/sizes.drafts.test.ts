import type { EnduranceSport } from '../codes/sport.ts';
import { inWeek, race, weekOf } from '../../test/core/sizedWeek.ts';
import type { Draft, WeekContext } from './draft.ts';
import { sportDrafts } from './sizes.ts';

const openWater = (goalTimeSec: number | null) => ({
  raceType: 'open-water',
  input: { races: [{ ...race('2027-04-18', 'open-water'), goalTimeSec }] },
});

/** "200 of running in 3, one long, for cycling". */
function draftsOf(context: WeekContext, minutes: string): Draft[] {
  const [, all, sport, count, long, insteadOf] = /^(\d+) of (\w+) in (\d)(, one long)?(?:, for (\w+))?$/.exec(minutes)!;
  const of = { sport: sport as EnduranceSport, minutes: Number(all), insteadOf: (insteadOf as EnduranceSport) ?? null };
  return sportDrafts(context, of, Number(count), long !== undefined);
}

const words = (drafts: readonly Draft[]) =>
  drafts
    .map(({ role, minutes, max, lengthRule, maxRule }) => `${role} ${minutes} ${lengthRule}, to ${max} ${maxRule}`)
    .join('; ');

test.each<[what: string, week: object, minutes: string, drafts: string]>([
  ['none', {}, '120 of running in 0, one long', ''],
  [
    'equal ones',
    {},
    '121 of running in 3',
    'easy 40 share, to 90 ordinary-cap; easy 40 share, to 90 ordinary-cap; easy 40 share, to 90 ordinary-cap',
  ],
  [
    'a long one of half the minutes, and equal ones',
    {},
    '200 of running in 3, one long',
    'long 100 share, to 105 long-share; easy 50 share, to 90 ordinary-cap; easy 50 share, to 90 ordinary-cap',
  ],
  [
    'a long one as long as the sport lets it be',
    {},
    '300 of running in 3, one long',
    'long 120 race-type-cap, to 120 race-type-cap; easy 90 share, to 90 ordinary-cap; easy 90 share, to 90 ordinary-cap',
  ],
  [
    'no ordinary one beyond its cap',
    {},
    '400 of running in 3, one long',
    'long 120 race-type-cap, to 120 race-type-cap; easy 90 ordinary-cap, to 90 ordinary-cap; easy 90 ordinary-cap, to 90 ordinary-cap',
  ],
  [
    'a short long one, which may come to 45 minutes',
    {},
    '60 of running in 2, one long',
    'long 35 share, to 45 long-share; easy 25 share, to 90 ordinary-cap',
  ],
  [
    'a long one that leaves each other twenty minutes',
    {},
    '60 of cycling in 2, one long',
    'long 40 share, to 45 long-share; easy 20 share, to 150 ordinary-cap',
  ],
  [
    'one that leaves them less',
    {},
    '50 of cycling in 2, one long',
    'long 30 share, to 45 long-share; easy 20 share, to 150 ordinary-cap',
  ],
  [
    'in a step-back week seven tenths of the last long one',
    inWeek('step', { lastLong: { running: 100 } }),
    '200 of running in 2, one long',
    'long 70 step-back, to 70 step-back; easy 90 ordinary-cap, to 90 ordinary-cap',
  ],
  [
    'in a step-back week no less than twenty minutes',
    inWeek('step', { lastLong: { running: 20 } }),
    '200 of running in 1, one long',
    'long 20 step-back, to 20 step-back',
  ],
  [
    'in a loading week whatever the last long one was',
    inWeek('load', { lastLong: { running: 50 } }),
    '200 of running in 1, one long',
    'long 120 race-type-cap, to 120 race-type-cap',
  ],
  [
    'what recovers in the first week after a race',
    inWeek('recovery'),
    '60 of running in 1',
    'recovery 60 share, to 60 recovery-cap',
  ],
  [
    'easy ones in the second',
    { ...inWeek('recovery'), weekInPhase: 1 },
    '60 of running in 1',
    'easy 60 share, to 60 recovery-cap',
  ],
  [
    'rides of a runner, which keep to their share',
    { raceType: 'marathon' },
    '60 of cycling in 1',
    'easy 60 share, to 60 share',
  ],
  [
    'rides of a runner in place of runs, which may grow',
    { raceType: 'marathon' },
    '60 of cycling in 1, for running',
    'easy 60 share, to 150 ordinary-cap',
  ],
  [
    'a long run of a marathon',
    { raceType: 'marathon' },
    '200 of running in 3, one long',
    'long 105 share, to 110 long-share; easy 45 share, to 90 ordinary-cap; easy 45 share, to 90 ordinary-cap',
  ],
  [
    'one of a beginner',
    { raceType: 'marathon', limits: { level: 'beginner' } },
    '400 of running in 3, one long',
    'long 165 race-type-cap, to 165 race-type-cap; easy 90 ordinary-cap, to 90 ordinary-cap; easy 90 ordinary-cap, to 90 ordinary-cap',
  ],
  [
    'a long ride of a long triathlon',
    { raceType: 'half-ironman' },
    '200 of cycling in 3, one long',
    'long 130 share, to 135 long-share; easy 35 share, to 150 ordinary-cap; easy 35 share, to 150 ordinary-cap',
  ],
  [
    'a long run of a long triathlon',
    { raceType: 'half-ironman' },
    '120 of running in 2, one long',
    'long 85 share, to 90 long-share; easy 35 share, to 90 ordinary-cap',
  ],
  [
    'a longer one near that race',
    { raceType: 'half-ironman', ...inWeek('load', {}, 'race-specific') },
    '120 of running in 2, one long',
    'long 100 share, to 105 long-share; easy 20 share, to 90 ordinary-cap',
  ],
  [
    'and at the peak',
    { raceType: 'half-ironman', ...inWeek('load', {}, 'peak') },
    '120 of running in 2, one long',
    'long 100 share, to 105 long-share; easy 20 share, to 90 ordinary-cap',
  ],
  [
    'a ride near that race as long as ever',
    { raceType: 'half-ironman', ...inWeek('load', {}, 'peak') },
    '200 of cycling in 3, one long',
    'long 130 share, to 135 long-share; easy 35 share, to 150 ordinary-cap; easy 35 share, to 150 ordinary-cap',
  ],
  [
    'the swim of an hour of open water',
    openWater(3600),
    '200 of swimming in 1, one long',
    'long 90 race-type-cap, to 90 race-type-cap',
  ],
  [
    'that of two hours of open water',
    openWater(7200),
    '200 of swimming in 1, one long',
    'long 120 race-type-cap, to 120 race-type-cap',
  ],
  [
    'that of open water without a goal',
    openWater(null),
    '200 of swimming in 1, one long',
    'long 90 race-type-cap, to 90 race-type-cap',
  ],
  [
    'a ride before open water',
    openWater(7200),
    '200 of cycling in 1, one long',
    'long 150 race-type-cap, to 150 race-type-cap',
  ],
  [
    'a run of a marathon',
    { raceType: 'marathon' },
    '400 of running in 1, one long',
    'long 180 race-type-cap, to 180 race-type-cap',
  ],
  [
    'one of a beginner before a half-ironman',
    { raceType: 'half-ironman', limits: { level: 'beginner' } },
    '400 of running in 1, one long',
    'long 120 race-type-cap, to 120 race-type-cap',
  ],
  [
    "a beginner's swim before a marathon",
    { raceType: 'marathon', limits: { level: 'beginner' } },
    '400 of swimming in 1, one long, for running',
    'long 75 race-type-cap, to 75 race-type-cap',
  ],
  [
    'a long swim before a marathon of three hours',
    { raceType: 'marathon', input: { races: [{ ...race('2027-04-18', 'marathon'), goalTimeSec: 10800 }] } },
    '400 of swimming in 1, one long, for running',
    'long 75 race-type-cap, to 75 race-type-cap',
  ],
  [
    'in the first step-back week, with no long one before',
    inWeek('step'),
    '200 of running in 1, one long',
    'long 120 race-type-cap, to 120 race-type-cap',
  ],
  [
    'a share that is just what the sport lets it be',
    {},
    '240 of running in 3, one long',
    'long 120 share, to 120 race-type-cap; easy 60 share, to 90 ordinary-cap; easy 60 share, to 90 ordinary-cap',
  ],
  [
    'one that may grow just to what the sport lets it be',
    {},
    '230 of running in 3, one long',
    'long 115 share, to 120 race-type-cap; easy 55 share, to 90 ordinary-cap; easy 55 share, to 90 ordinary-cap',
  ],
  [
    'a long one as long as a principle lets it be',
    { taught: ['Long run at most 80 minutes'] },
    '200 of running in 2, one long',
    'long 80 principle-cap, to 80 principle-cap; easy 80 principle-cap, to 80 principle-cap',
  ],
  [
    'easy ones that may yet be hard ones',
    { taught: ['Easy runs at most 40 minutes'] },
    '200 of running in 3',
    'easy 65 share, to 90 ordinary-cap; easy 65 share, to 90 ordinary-cap; easy 65 share, to 90 ordinary-cap',
  ],
])('a sport has of its minutes %s', (_, week, minutes, drafts) => {
  const made = draftsOf(weekOf(week), minutes);
  expect(words(made)).toBe(drafts);
  for (const { isLong, isHard, role } of made) expect([isLong, isHard]).toEqual([role === 'long', false]);
});

test('the run of a brick leaves its minutes to no other run', () => {
  expect(words(sportDrafts(weekOf(), { sport: 'running', minutes: 120, insteadOf: null }, 2, false, 80))).toBe(
    'easy 40 share, to 90 ordinary-cap; easy 40 share, to 90 ordinary-cap',
  );
});
