import * as fc from 'fast-check';

import { addDays, daysBetween, mondayOf, weekdayIndex, weeksBetween, type Day } from '../calendar/calendar.ts';
import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { goalRaces, isCostlyB } from './phases.ts';
import type { SeasonInput } from './season.ts';
import { planSeason } from './seasonPlan.ts';
import { aSeasonCase, aSeasonCaseWithGoal } from '../../test/core/arbitraries.ts';
import { checkSeason, RUNS } from '../../test/core/seasonChecks.ts';

test('the same input gives the same season, whatever the order of its lists', () => {
  const shuffled = aSeasonCase.chain((input) =>
    fc
      .record({
        races: fc.shuffledSubarray(input.races, { minLength: input.races.length }),
        assessments: fc.shuffledSubarray([...input.athlete.assessments], {
          minLength: input.athlete.assessments.length,
        }),
        injuries: fc.shuffledSubarray([...input.athlete.injuries], { minLength: input.athlete.injuries.length }),
        sports: fc.shuffledSubarray(input.sports, { minLength: input.sports.length }),
      })
      .map(
        ({ races, sports, assessments, injuries }) =>
          [input, { ...input, races, sports, athlete: { ...input.athlete, assessments, injuries } }] as const,
      ),
  );
  fc.assert(
    fc.property(shuffled, ([input, other]) => {
      expect(JSON.stringify(planSeason(other))).toBe(JSON.stringify(planSeason(input)));
    }),
    RUNS,
  );
});

test('phases are contiguous from today to the end and cover every race; weeks follow them', () => {
  checkSeason(aSeasonCase, ({ phases, weeks, seasonStart, seasonEnd }, { today, races }) => {
    expect(seasonStart).toBe(today);
    expect(phases[0]!.startDate).toBe(seasonStart);
    expect(phases.at(-1)!.endDate).toBe(seasonEnd);
    phases.forEach((phase, i) => {
      expect(phase.endDate >= phase.startDate).toBe(true);
      expect(weekdayIndex(phase.endDate)).toBe(6);
      expect(phase.startDate).toBe(i === 0 ? seasonStart : addDays(phases[i - 1]!.endDate, 1));
    });
    expect(races.every(({ raceDate }) => raceDate <= seasonEnd)).toBe(true);
    expect(weeks).toHaveLength(weeksBetween(seasonStart, seasonEnd) + 1);
    expect(weeks.map(({ weekStartDate }) => weekStartDate)).toEqual(
      weeks.map((_, i) => addDays(mondayOf(today), 7 * i)),
    );
    expect(weeks.map(({ phaseType }) => phaseType)).toEqual(
      weeks.map(({ weekEndDate }) => phases.find(({ endDate }) => endDate >= weekEndDate)!.phaseType),
    );
  });
});

test('A races make the race phases, and nothing else does', () => {
  checkSeason(aSeasonCase, ({ phases }, { races }) => {
    const within = (date: Day) =>
      phases.filter((phase) => phase.phaseType === 'race' && phase.startDate <= date && date <= phase.endDate).length;
    const goals = races.filter(({ priority }) => priority === 'A');
    for (const { raceDate } of goals) expect(within(raceDate)).toBe(1);
    for (const phase of phases.filter(({ phaseType }) => phaseType === 'race')) {
      expect(daysBetween(phase.startDate, phase.endDate)).toBeLessThan(7);
      expect(goals.some(({ raceDate }) => phase.startDate <= raceDate && raceDate <= phase.endDate)).toBe(true);
    }
  });
});

test('the taper is as long as the time allows and leads to the race', () => {
  let later = 0;
  checkSeason(aSeasonCaseWithGoal, ({ weeks }, { today, races }) => {
    goalRaces(races).forEach((goal, i, goals) => {
      const raceWeek = weeksBetween(today, goal.raceDate);
      let taper = 0;
      while (weeks[raceWeek - 1 - taper]?.phaseType === 'taper') taper++;
      const ideal = RACE_TYPE_NUMBERS[goal.raceType].taperWeeks;
      const gap = i === 0 ? 0 : raceWeek - weeksBetween(today, goals[i - 1]!.raceDate);
      const most = Math.min(ideal, Math.floor(i === 0 ? raceWeek / 4 : (gap - 1) / 3));
      later += Number(i > 0 && taper > 0);
      expect(taper).toBeLessThanOrEqual(most);
      // the first race has all the time before it
      expect(taper).toBeGreaterThanOrEqual(i === 0 ? most : 0);
    });
    const afterTaper = weeks.flatMap(({ phaseType }, i) => (phaseType === 'taper' ? [weeks[i + 1]!.phaseType] : []));
    for (const next of afterTaper) expect(['taper', 'race']).toContain(next);
  });
  expect(later).toBeGreaterThan(0);
});

test('between races phases keep their order, recovery first', () => {
  checkSeason(aSeasonCaseWithGoal, ({ phases }, { races }) => {
    if (races.some(isCostlyB)) return;
    const order = ['recovery', 'base', 'build', 'race-specific', 'peak', 'taper', 'race'];
    phases.slice(1).forEach((phase, i) => {
      const last = phases[i]!.phaseType;
      expect(order.indexOf(phase.phaseType)).toBeGreaterThan(last === 'race' ? -1 : order.indexOf(last));
    });
  });
});

test('recovery follows every A race, as long as the next race allows', () => {
  checkSeason(aSeasonCaseWithGoal, ({ weeks }, { today, races }) => {
    goalRaces(races).forEach((goal, i, goals) => {
      const raceWeek = weeksBetween(today, goal.raceDate);
      const next = goals[i + 1];
      const gap = next ? weeksBetween(goal.raceDate, next.raceDate) : null;
      if (gap === 1) return;
      const least = Math.min(
        RACE_TYPE_NUMBERS[goal.raceType].recoveryWeeks,
        gap === null ? Infinity : Math.max(1, Math.floor(gap / 4)),
      );
      const after = weeks.slice(raceWeek + 1, raceWeek + 1 + least);
      expect(after).toHaveLength(least);
      expect(after.every(({ phaseType }) => phaseType === 'recovery')).toBe(true);
    });
  });
});

test('C races and short B races before the last A race change no phase', () => {
  const inSeason = aSeasonCaseWithGoal.chain((input) =>
    fc
      .record({
        days: fc.nat({ max: daysBetween(input.today, goalRaces(input.races).at(-1)!.raceDate) }),
        raceType: fc.constantFrom(
          'sprint-tri' as const,
          'olympic-tri' as const,
          'half-marathon' as const,
          'half-ironman' as const,
        ),
        priority: fc.constantFrom('B' as const, 'C' as const),
      })
      .map(
        ({ days, ...race }) => [input, { raceName: 'Tune-up', raceDate: addDays(input.today, days), ...race }] as const,
      ),
  );
  fc.assert(
    fc.property(inSeason, ([input, extra]) => {
      expect(planSeason({ ...input, races: [...input.races, extra] }).phases).toEqual(planSeason(input).phases);
    }),
    RUNS,
  );
});

test('moving everything by whole weeks moves the season', () => {
  fc.assert(
    fc.property(aSeasonCase, fc.integer({ min: 1, max: 60 }), (input, weeks) => {
      const later = (day: Day) => addDays(day, 7 * weeks);
      const moved: SeasonInput = {
        ...input,
        today: later(input.today),
        races: input.races.map((race) => ({ ...race, raceDate: later(race.raceDate) })),
      };
      const shifted = planSeason(moved).weeks.map((week) => ({
        ...week,
        weekStartDate: addDays(week.weekStartDate, -7 * weeks),
        weekEndDate: addDays(week.weekEndDate, -7 * weeks),
      }));
      expect(JSON.stringify(shifted)).toBe(JSON.stringify(planSeason(input).weeks));
    }),
    RUNS,
  );
});

test('an injury healed long ago plans as none', () => {
  checkSeason(aSeasonCase, (season, input) => {
    const healed = {
      injuryType: 'strain',
      affectedArea: 'calf',
      dateOccurred: addDays(input.today, -800),
      isRecovered: true,
    };
    const other = planSeason({
      ...input,
      athlete: { ...input.athlete, injuries: [...input.athlete.injuries, healed] },
    });
    expect(JSON.stringify(other)).toBe(JSON.stringify(season));
  });
});
