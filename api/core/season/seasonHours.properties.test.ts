import * as fc from 'fast-check';

import type { Athlete } from '../athlete/athlete.ts';
import { type Day, mondayOf, weeksBetween } from '../calendar/calendar.ts';
import { TSS_PER_HOUR } from '../constants/load.ts';
import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { goalRaces, isCostlyB, mainRace } from './phases.ts';
import {
  countedSports,
  currentHours,
  effectiveHours,
  loadingWeeksOf,
  rampLimit,
  startHours,
} from '../athlete/profile.ts';
import type { Race } from '../race/race.ts';
import { isRunningRace } from '../codes/race.ts';
import { planConsistentSeason, planSeason } from './seasonPlan.ts';
import type { WeekTarget } from './season.ts';
import {
  anAthlete,
  aSeasonCase,
  aSeasonCaseWithGoal,
  aToday,
  type SeasonCase,
  someSports,
} from '../../test/core/arbitraries.ts';
import { checkSeason, RUNS } from '../../test/core/seasonChecks.ts';
import { steeringRace } from './weekSlots.ts';

/** Hours are given to 0.01, and a limit may be computed from a rounded week. */
const ROUNDING = 0.02;

const racesIn = (week: { weekStartDate: Day }, races: readonly Race[]) =>
  races.filter(({ raceDate }) => mondayOf(raceDate) === week.weekStartDate);
const hasB = (week: WeekTarget, races: readonly Race[]) =>
  racesIn(week, races).some(({ priority }) => priority === 'B');
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const loadsBefore = (weeks: readonly WeekTarget[], end: number) =>
  weeks
    .slice(0, end)
    .filter(({ kind }) => kind === 'load')
    .map(({ plannedHours }) => plannedHours);
const goalSports = ({ races, sports }: SeasonCase) => {
  const goals = goalRaces(races);
  return (goals.length > 0 ? goals : [mainRace(races)!]).map(({ raceType }) => countedSports(raceType, sports));
};
const runningSeason = (race: Race | null) => (race && isRunningRace(race.raceType) ? 'running' : 'triathlon');

test('no week asks for more than the athlete has, nor for nothing', () => {
  checkSeason(aSeasonCase, ({ weeks }, { athlete, races, sports }) => {
    const outside = weeks.filter(({ weekStartDate, plannedHours }) => {
      const useful = effectiveHours(athlete, steeringRace(races, weekStartDate)!.raceType, sports);
      return (
        plannedHours <= 0 || plannedHours > athlete.preferences.weeklyHoursAvailable || plannedHours > useful + ROUNDING
      );
    });
    expect(outside).toEqual([]);
  });
});

test('loading weeks climb inside the hours ramp', () => {
  checkSeason(aSeasonCase, ({ weeks }) => {
    let sinceRace = Infinity;
    weeks.forEach((week, i) => {
      if (week.kind === 'race' || week.kind === 'recovery') sinceRace = 0;
      if (week.kind !== 'load') return;
      sinceRace++;
      if (i === 0) return;
      const before = weeks.slice(Math.max(0, i - 4), i).map(({ plannedHours }) => plannedHours);
      const most = Math.max(...before);
      const limit = Math.max(1.1 * most, most + 0.25, sinceRace <= 3 ? 1.3 * before.at(-1)! : 0);
      expect(week.plannedHours).toBeLessThanOrEqual(limit + ROUNDING);
    });
  });
});

test('the first weeks after a race stay below the best week before it', () => {
  let bound = 0;
  checkSeason(aSeasonCaseWithGoal, ({ weeks }) => {
    let best = 0;
    let sinceRace = Infinity;
    for (const { kind, plannedHours } of weeks) {
      if (kind === 'race') sinceRace = 0;
      if (kind !== 'load') continue;
      sinceRace += 1;
      const isBound = sinceRace <= 3 && best > 0;
      bound += Number(isBound);
      expect(plannedHours).toBeLessThanOrEqual(isBound ? best + ROUNDING : Infinity);
      best = Math.max(best, plannedHours);
    }
  });
  expect(bound).toBeGreaterThan(0);
});

test('no loading week raises CTL over the limit of the athlete', () => {
  checkSeason(aSeasonCase, ({ weeks }, input) => {
    const { athlete, races, sports } = input;
    const first = steeringRace(races, weeks[0]!.weekStartDate)!;
    const limit = Math.min(...goalSports(input).map((of) => rampLimit(athlete, of)));
    const start = currentHours(athlete, first.raceType, sports) ?? startHours(athlete, first.raceType, sports) / 1.1;
    let ctl = (start * TSS_PER_HOUR[runningSeason(first)].base) / 7;
    for (const week of weeks) {
      const daily =
        (week.plannedHours * TSS_PER_HOUR[runningSeason(steeringRace(races, week.weekStartDate))][week.phaseType]) / 7;
      const next = ctl + (daily - ctl) * (1 - Math.exp(-7 / 42));
      if (week.kind === 'load' && next - ctl > limit + 0.05)
        throw new Error(`${week.weekStartDate}: CTL up ${next - ctl}`);
      ctl = next;
    }
  });
});

test('a step-back comes in time', () => {
  let late = 0;
  checkSeason(aSeasonCase, ({ weeks }, input) => {
    const cycle = Math.min(...goalSports(input).map((of) => loadingWeeksOf(input.athlete, of)));
    let loads = 0;
    const afterLate = weeks.flatMap(({ kind }, i) => {
      loads = kind === 'load' ? loads + 1 : 0;
      expect(loads).toBeLessThanOrEqual(cycle + 1);
      return loads > cycle ? [weeks[i + 1]?.kind] : [];
    });
    for (const next of afterLate) expect(['taper', 'race']).toContain(next);
    late += afterLate.length;
  });
  expect(late).toBeGreaterThan(0);
});

test('a step-back is between 40 and 90% of the last loading week', () => {
  checkSeason(aSeasonCase, ({ weeks }, { athlete, races, sports }) => {
    weeks.forEach((week, i) => {
      const { kind, plannedHours } = week;
      // B races two weeks running can leave less room than that
      if (kind !== 'step' || (hasB(week, races) && hasB(weeks[i - 1]!, races))) return;
      const last = loadsBefore(weeks, i).at(-1)!;
      expect(plannedHours).toBeLessThanOrEqual(0.9 * last + ROUNDING);
      // a race that takes fewer hours may come next
      const useful = effectiveHours(athlete, steeringRace(races, week.weekStartDate)!.raceType, sports);
      expect(plannedHours).toBeGreaterThanOrEqual(Math.min(useful, 0.4 * last) - ROUNDING);
    });
  });
});

test('taper and race week together cut 41 to 60%, falling week by week', () => {
  checkSeason(aSeasonCaseWithGoal, ({ weeks }, { today, races }) => {
    for (const goal of goalRaces(races)) {
      const raceWeek = weeksBetween(today, goal.raceDate);
      let first = raceWeek;
      while (weeks[first - 1]?.kind === 'taper') first--;
      const loads = loadsBefore(weeks, raceWeek);
      if (loads.length === 0) continue;
      const reference = mean(loads.slice(-3));
      const cut = weeks.slice(first, raceWeek + 1).map(({ plannedHours }) => plannedHours);
      expect(mean(cut) / reference).toBeGreaterThanOrEqual(0.4 - ROUNDING / reference);
      expect(mean(cut) / reference).toBeLessThanOrEqual(0.59 + ROUNDING / reference);
      expect(cut.at(-1)!).toBeLessThanOrEqual(0.5 * reference + ROUNDING);
      cut.slice(1, -1).forEach((hours, i) => expect(hours).toBeLessThan(cut[i]!));
    }
  });
});

test('recovery holds at most 60% of the volume before the taper', () => {
  checkSeason(aSeasonCase, ({ weeks }, { athlete, races, sports }) => {
    weeks.forEach(({ kind, plannedHours, weekStartDate }, i) => {
      if (kind !== 'recovery') return;
      const loads = loadsBefore(weeks, i);
      const reference =
        loads.length > 0
          ? mean(loads.slice(-3))
          : startHours(athlete, steeringRace(races, weeks[0]!.weekStartDate)!.raceType, sports);
      expect(weekStartDate > weeks[0]!.weekStartDate).toBe(true);
      expect(plannedHours).toBeLessThanOrEqual(0.6 * reference + ROUNDING);
    });
  });
});

test('a B race shares its week', () => {
  checkSeason(aSeasonCase, (season, input) => {
    const { races } = input;
    const without = planSeason({
      ...input,
      races: races.map((race) => (race.priority === 'B' ? { ...race, priority: 'C' as const } : race)),
    });
    if (!races.some(({ priority }) => priority === 'A') || races.some(isCostlyB)) return;
    season.weeks.forEach((week, i) => {
      if (!hasB(week, races) || !['load', 'step'].includes(week.kind)) return;
      const hours = racesIn(week, races)
        .filter(({ priority }) => priority === 'B')
        .reduce((sum, { raceType }) => sum + RACE_TYPE_NUMBERS[raceType].raceHours, 0);
      const most = Math.max(
        without.weeks[i]!.plannedHours,
        ...season.weeks.slice(0, i).map(({ plannedHours }) => 1.1 * plannedHours + 0.25),
      );
      expect(week.plannedHours + hours).toBeLessThanOrEqual(Math.max(0.8 * most, hours + 1.5) + ROUNDING);
    });
  });
});

test('more available hours never lower a week', () => {
  checkSeason(aSeasonCaseWithGoal, (_, input) => {
    const races = input.races.filter(({ priority }) => priority !== 'B');
    const { athlete } = input;
    const more: Athlete = {
      ...athlete,
      preferences: { ...athlete.preferences, weeklyHoursAvailable: athlete.preferences.weeklyHoursAvailable + 3 },
    };
    const before = planSeason({ ...input, races });
    const lowered = planSeason({ ...input, races, athlete: more }).weeks.filter(
      ({ plannedHours }, i) => plannedHours < before.weeks[i]!.plannedHours - ROUNDING,
    );
    expect(lowered).toEqual([]);
  });
});

test('training without races keeps the same ramp rules', () => {
  fc.assert(
    fc.property(aToday, anAthlete, someSports, fc.integer({ min: 1, max: 104 }), (today, athlete, sports, count) => {
      const { weeks, phases } = planConsistentSeason({ today, athlete, sports, weeks: count });
      expect(weeks).toHaveLength(count);
      expect(phases.every(({ phaseType }) => phaseType === 'base' || phaseType === 'build')).toBe(true);
      const cycle = loadingWeeksOf(athlete, countedSports(null, sports));
      let loads = 0;
      const outside = weeks.filter(({ kind, plannedHours }, i) => {
        loads = kind === 'load' ? loads + 1 : 0;
        if (loads > cycle || plannedHours > 0.85 * athlete.preferences.weeklyHoursAvailable + ROUNDING) return true;
        if (i === 0 || kind !== 'load') return false;
        const most = Math.max(...weeks.slice(Math.max(0, i - 4), i).map((week) => week.plannedHours));
        return plannedHours > Math.max(1.1 * most, most + 0.25) + ROUNDING;
      });
      expect(outside).toEqual([]);
    }),
    RUNS,
  );
});
