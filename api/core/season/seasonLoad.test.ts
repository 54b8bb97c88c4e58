import * as fc from 'fast-check';

import { addDays, daysBetween, weeksBetween } from '../calendar/calendar.ts';
import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { loadSeries } from '../load/fitness.ts';
import { effectiveHours, hoursAtStart } from '../athlete/profile.ts';
import type { Race } from '../race/race.ts';
import { RACE_TYPES } from '../codes/race.ts';
import { type PastLoad, seasonLoad } from './seasonLoad.ts';
import { planSeason } from './seasonPlan.ts';
import { anAthlete, aToday, someSports } from '../../test/core/arbitraries.ts';
import { athleteWith, MONDAY, raceInWeek } from '../../test/core/seasons.ts';

const aGoal = fc.record({
  today: aToday,
  athlete: anAthlete,
  sports: someSports,
  raceType: fc.constantFrom(...RACE_TYPES),
  days: fc.integer({ min: 8 * 7, max: 60 * 7 }),
});

type Goal = typeof aGoal extends fc.Arbitrary<infer T> ? T : never;

/** Load up to the day before the race, and the form of race morning. */
function approach({ today, athlete, sports, raceType, days }: Goal) {
  const races: Race[] = [{ raceName: 'Goal', raceType, raceDate: addDays(today, days), priority: 'A' }];
  const { weeks } = planSeason({ today, athlete, sports, races });
  const load = seasonLoad({ weeks, athlete, sports, races, past: null });
  const morning = daysBetween(weeks[0]!.weekStartDate, races[0]!.raceDate);
  return { before: load.slice(0, morning), form: load[morning]!.tsb };
}

test('from eight weeks on, race morning is fresh in all but a few odd cases', () => {
  // the odd ones start from next to nothing, or have hardly the hours
  const goals = fc.sample(aGoal, { numRuns: 300, seed: 20270104 });
  const fresh = goals.filter((goal) => approach(goal).form > 0);
  expect(fresh.length / goals.length).toBeGreaterThanOrEqual(0.95);
});

test('the taper costs at most 15% of fitness', () => {
  fc.assert(
    fc.property(aGoal, (goal) => {
      const { athlete, raceType, sports } = goal;
      // who trained more than there are hours for loses fitness anyway
      fc.pre(hoursAtStart(athlete, raceType, sports) <= 0.85 * effectiveHours(athlete, raceType, sports));
      const { before } = approach(goal);
      expect(before.at(-1)!.ctl).toBeGreaterThanOrEqual(0.85 * Math.max(...before.map(({ ctl }) => ctl)));
    }),
    { numRuns: 150 },
  );
});

test('every day of the season has its load, race days that of the race', () => {
  fc.assert(
    fc.property(aGoal, ({ today, athlete, sports, raceType, days }) => {
      const races: Race[] = [{ raceName: 'Goal', raceType, raceDate: addDays(today, days), priority: 'A' }];
      const { weeks, seasonEnd } = planSeason({ today, athlete, sports, races });
      const load = seasonLoad({
        weeks,
        athlete,
        sports,
        races,
        past: { today, tssByDay: {}, tssToday: null, start: { ctl: 20, atl: 30 } },
      });
      expect(load).toHaveLength(7 * (weeksBetween(today, seasonEnd) + 1));
      expect(load.at(-1)!.day).toBe(seasonEnd);
      expect(load[0]!.tsb).toBe(-10);
      expect(load.find(({ day }) => day === races[0]!.raceDate)!.tss).toBe(RACE_TYPE_NUMBERS[raceType].raceTss);
    }),
    { numRuns: 50 },
  );
});

test('without weeks there is no load', () => {
  fc.assert(
    fc.property(anAthlete, (athlete) =>
      expect(seasonLoad({ weeks: [], athlete, sports: ['running'], races: [], past: null })).toEqual([]),
    ),
    { numRuns: 1 },
  );
});

describe('one week, of 70 TSS beside the race', () => {
  const athlete = athleteWith({ hours: 8, now: 5 });
  // 61 TSS an hour in the base of a running season
  const week = {
    weekStartDate: MONDAY,
    weekEndDate: addDays(MONDAY, 6),
    phaseType: 'base',
    kind: 'load',
    plannedHours: 70 / 61,
  } as const;
  const goal = raceInWeek('marathon', 18);
  const days = (race: Race, past: PastLoad | null = null) =>
    seasonLoad({ weeks: [week], athlete, sports: ['running'], races: [goal, race], past }).map(
      ({ tss }) => Math.round(tss * 10) / 10,
    );
  const dayTss = 70 / (3 + 3 * 0.6);

  test('the last three days before a B race hold less, the others more', () => {
    const [ordinary, easy] = [Math.round(dayTss * 10) / 10, Math.round(dayTss * 6) / 10];
    expect(days(raceInWeek('sprint-tri', 1, 'B'))).toEqual([ordinary, ordinary, ordinary, easy, easy, easy, 120]);
  });

  test('a race that was not started counts nothing', () => {
    const result = {
      status: 'did-not-start',
      finishSeconds: null,
      feeling: null,
      beforeHalfway: null,
      notes: null,
    } as const;
    expect(days({ ...raceInWeek('sprint-tri', 1, 'B'), result })[6]).toBeLessThan(25);
  });

  test('days that have passed hold what was done', () => {
    const past = { today: addDays(MONDAY, 2), tssByDay: { [MONDAY]: 33 }, tssToday: null, start: null };
    expect(days(goal, past)).toEqual([33, 0, 10, 10, 10, 10, 10]);
  });

  test('today shows its workouts, and what follows is projected from the plan all the same', () => {
    const past = { today: addDays(MONDAY, 2), tssByDay: {}, tssToday: 80, start: { ctl: 30, atl: 40 } };
    const load = (from: PastLoad) =>
      seasonLoad({ weeks: [week], athlete, sports: ['running'], races: [goal], past: from });
    const [shown, planned] = [load(past), load({ ...past, tssToday: null })];
    const [, , today] = loadSeries(past.start, [0, 0, 80]);
    expect(shown[2]).toMatchObject({ ...today, tss: 80 });
    expect(shown.filter((_, i) => i !== 2)).toEqual(planned.filter((_, i) => i !== 2));
  });
});
