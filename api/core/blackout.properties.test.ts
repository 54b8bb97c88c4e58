import * as fc from 'fast-check';
import { blackoutOn, type Blackout } from './blackout.ts';
import { planSchedule } from './planSchedule.ts';
import { aSeasonCase, someBlackouts, type SeasonCase } from './testing/arbitraries.ts';
import { scheduleInput } from './testing/schedules.ts';
import { HARD_RULES } from './testing/weekRules/rules.ts';

const blocked = (season: SeasonCase, blackoutDates: readonly Blackout[]): SeasonCase => ({
  ...season,
  athlete: { ...season.athlete, preferences: { ...season.athlete.preferences, blackoutDates } },
});

const aBlockedSeason = aSeasonCase.chain((season) => someBlackouts(season.today).map((dates) => blocked(season, dates)));

test('no planned minute falls on a blocked day, and every other rule holds', () => {
  fc.assert(
    fc.property(aBlockedSeason, (season) => {
      const input = scheduleInput(season);
      const result = planSchedule(input);
      if (!result.ok) return;
      const { preferences } = season.athlete;
      const sessions = result.weeks.flatMap(({ workouts }) => workouts).filter(({ workoutType }) => workoutType !== 'race');
      expect(sessions.filter(({ scheduledDate }) => blackoutOn(preferences, scheduledDate) !== null)).toEqual([]);
      const broken = Object.entries(HARD_RULES).flatMap(([name, rule]) => rule(input, result.weeks).map((what) => `${name}: ${what}`));
      expect(broken).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
