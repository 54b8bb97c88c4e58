import * as fc from 'fast-check';

import '../../test/propertySeed.ts';
import type { Blackout } from './athlete.ts';
import { blackoutOn, roomOfWeek } from './blackout.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { planSeason } from '../season/seasonPlan.ts';
import { aSeasonCase, someBlackouts, type SeasonCase } from '../../test/core/arbitraries.ts';
import { scheduleInput } from '../../test/core/schedules.ts';
import { HARD_RULES } from '../../test/core/weekRules/rules.ts';

const blocked = (season: SeasonCase, blackoutDates: readonly Blackout[]): SeasonCase => ({
  ...season,
  athlete: { ...season.athlete, preferences: { ...season.athlete.preferences, blackoutDates } },
});

const aBlockedSeason = aSeasonCase.chain((season) =>
  someBlackouts(season.today).map((dates) => blocked(season, dates)),
);

test('no planned minute falls on a blocked day, and every other rule holds', () => {
  fc.assert(
    fc.property(aBlockedSeason, (season) => {
      const input = scheduleInput(season);
      const result = planSchedule(input);
      if (!result.ok) return;
      const { preferences } = season.athlete;
      const workouts = result.weeks
        .flatMap(({ workouts }) => workouts)
        .filter(({ workoutType }) => workoutType !== 'race');
      expect(workouts.filter(({ scheduledDate }) => blackoutOn(preferences, scheduledDate) !== null)).toEqual([]);
      const broken = Object.entries(HARD_RULES).flatMap(([name, rule]) =>
        rule(input, result.weeks).map((what) => `${name}: ${what}`),
      );
      expect(broken).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test('hours shrink with the days and never grow over them; phases stay; the same input gives the same plan', () => {
  fc.assert(
    fc.property(aBlockedSeason, (season) => {
      const { preferences } = season.athlete;
      const { weeks, phases } = planSeason(season);
      for (const { weekStartDate, plannedHours } of weeks) {
        const room = roomOfWeek(preferences, weekStartDate);
        expect(plannedHours).toBeLessThanOrEqual(preferences.weeklyHoursAvailable * room + 0.005);
      }
      expect(phases).toEqual(planSeason(blocked(season, [])).phases);
      expect(planSeason(season)).toEqual(planSeason(blocked(season, preferences.blackoutDates!.toReversed())));
    }),
    { numRuns: 30 },
  );
});
