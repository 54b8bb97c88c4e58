import * as fc from 'fast-check';

import type { Athlete } from './athlete.ts';
import { addDays, daysBetween, mondayOf, weekdayIndex, weeksBetween, type Day } from './calendar.ts';
import { TSS_PER_HOUR } from './constants/load.ts';
import { RACE_TYPE_NUMBERS } from './constants/season.ts';
import { goalRaces, isCostlyB, mainRace } from './phases.ts';
import { countedSports, currentHours, effectiveHours, loadingWeeksOf, rampLimit, startHours } from './profile.ts';
import type { Race } from './race.ts';
import { isTriathlon } from './raceTypes.ts';
import { planConsistentSeason, planSeason, type SeasonInput } from './seasonPlan.ts';
import type { Season, WeekTarget } from './season.ts';
import { anAthlete, aSeasonCase, aSeasonCaseWithGoal, aToday, someSports, type SeasonCase } from './testing/arbitraries.ts';
import { steeringRace } from './weekSlots.ts';

/** Hours are given to 0.01, and a limit may be computed from a rounded week. */
const ROUNDING = 0.02;
const RUNS = { numRuns: 200 };

function checkSeason(cases: fc.Arbitrary<SeasonCase>, check: (season: Season, input: SeasonCase) => void) {
  fc.assert(
    fc.property(cases, (input) => check(planSeason(input), input)),
    RUNS,
  );
}

const racesIn = (week: { weekStartDate: Day }, races: readonly Race[]) => races.filter(({ raceDate }) => mondayOf(raceDate) === week.weekStartDate);
const hasB = (week: WeekTarget, races: readonly Race[]) => racesIn(week, races).some(({ priority }) => priority === 'B');
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const loadsBefore = (weeks: readonly WeekTarget[], end: number) => weeks.slice(0, end).filter(({ kind }) => kind === 'load').map(({ plannedHours }) => plannedHours);
const goalSports = ({ races, sports }: SeasonCase) => {
  const goals = goalRaces(races);
  return (goals.length > 0 ? goals : [mainRace(races)!]).map(({ raceType }) => countedSports(raceType, sports));
};
const runningSeason = (race: Race | null) => (race && !isTriathlon(race.raceType) ? 'running' : 'triathlon');

test('the same input gives the same season, whatever the order of its lists', () => {
  const shuffled = aSeasonCase.chain((input) =>
    fc
      .record({
        races: fc.shuffledSubarray(input.races, { minLength: input.races.length }),
        assessments: fc.shuffledSubarray([...input.athlete.assessments], { minLength: input.athlete.assessments.length }),
        injuries: fc.shuffledSubarray([...input.athlete.injuries], { minLength: input.athlete.injuries.length }),
        sports: fc.shuffledSubarray(input.sports, { minLength: input.sports.length }),
      })
      .map(({ races, sports, assessments, injuries }) => [input, { ...input, races, sports, athlete: { ...input.athlete, assessments, injuries } }] as const),
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
      if (i > 0) expect(phase.startDate).toBe(addDays(phases[i - 1]!.endDate, 1));
    });
    expect(races.every(({ raceDate }) => raceDate <= seasonEnd)).toBe(true);
    expect(weeks).toHaveLength(weeksBetween(seasonStart, seasonEnd) + 1);
    expect(weeks.map(({ weekStartDate }) => weekStartDate)).toEqual(weeks.map((_, i) => addDays(mondayOf(today), 7 * i)));
    expect(weeks.map(({ phaseType }) => phaseType)).toEqual(
      weeks.map(({ weekEndDate }) => phases.find(({ endDate }) => endDate >= weekEndDate)!.phaseType),
    );
  });
});

test('A races make the race phases, and nothing else does', () => {
  checkSeason(aSeasonCase, ({ phases }, { races }) => {
    const within = (date: Day) => phases.filter((phase) => phase.phaseType === 'race' && phase.startDate <= date && date <= phase.endDate).length;
    const goals = races.filter(({ priority }) => priority === 'A');
    for (const { raceDate } of goals) expect(within(raceDate)).toBe(1);
    for (const phase of phases.filter(({ phaseType }) => phaseType === 'race')) {
      expect(daysBetween(phase.startDate, phase.endDate)).toBeLessThan(7);
      expect(goals.some(({ raceDate }) => phase.startDate <= raceDate && raceDate <= phase.endDate)).toBe(true);
    }
  });
});

test('the taper is as long as the time allows and leads to the race', () => {
  checkSeason(aSeasonCaseWithGoal, ({ weeks }, { today, races }) => {
    goalRaces(races).forEach((goal, i, goals) => {
      const raceWeek = weeksBetween(today, goal.raceDate);
      let taper = 0;
      while (weeks[raceWeek - 1 - taper]?.phaseType === 'taper') taper++;
      const ideal = RACE_TYPE_NUMBERS[goal.raceType].taperWeeks;
      if (i === 0) expect(taper).toBe(Math.min(ideal, Math.floor(raceWeek / 4)));
      else {
        const gap = raceWeek - weeksBetween(today, goals[i - 1]!.raceDate);
        expect(taper).toBeLessThanOrEqual(Math.min(ideal, Math.floor((gap - 1) / 3)));
      }
    });
    weeks.forEach((week, i) => {
      if (week.phaseType === 'taper') expect(['taper', 'race']).toContain(weeks[i + 1]!.phaseType);
    });
  });
});

test('between races phases keep their order, recovery first', () => {
  checkSeason(aSeasonCaseWithGoal, ({ phases }, { races }) => {
    if (races.some(isCostlyB)) return;
    const order = ['recovery', 'base', 'build', 'race-specific', 'peak', 'taper', 'race'];
    phases.forEach((phase, i) => {
      if (i > 0 && phases[i - 1]!.phaseType !== 'race') expect(order.indexOf(phase.phaseType)).toBeGreaterThan(order.indexOf(phases[i - 1]!.phaseType));
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
      const least = Math.min(RACE_TYPE_NUMBERS[goal.raceType].recoveryWeeks, gap === null ? Infinity : Math.max(1, Math.floor(gap / 4)));
      const after = weeks.slice(raceWeek + 1, raceWeek + 1 + least);
      expect(after).toHaveLength(least);
      expect(after.every(({ phaseType }) => phaseType === 'recovery')).toBe(true);
    });
  });
});

test('no week asks for more than the athlete has, nor for nothing', () => {
  checkSeason(aSeasonCase, ({ weeks }, { athlete, races, sports }) => {
    const outside = weeks.filter(({ weekStartDate, plannedHours }) => {
      const useful = effectiveHours(athlete, steeringRace(races, weekStartDate)!.raceType, sports);
      return plannedHours <= 0 || plannedHours > athlete.preferences.weeklyHoursAvailable || plannedHours > useful + ROUNDING;
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
  checkSeason(aSeasonCaseWithGoal, ({ weeks }) => {
    let best = 0;
    let sinceRace = Infinity;
    for (const { kind, plannedHours } of weeks) {
      if (kind === 'race') sinceRace = 0;
      if (kind !== 'load') continue;
      if (++sinceRace <= 3 && best > 0) expect(plannedHours).toBeLessThanOrEqual(best + ROUNDING);
      best = Math.max(best, plannedHours);
    }
  });
});

test('no loading week raises CTL over the limit of the athlete', () => {
  checkSeason(aSeasonCase, ({ weeks }, input) => {
    const { athlete, races, sports } = input;
    const first = steeringRace(races, weeks[0]!.weekStartDate)!;
    const limit = Math.min(...goalSports(input).map((of) => rampLimit(athlete, of)));
    const start = currentHours(athlete, first.raceType, sports) ?? startHours(athlete, first.raceType, sports) / 1.1;
    let ctl = (start * TSS_PER_HOUR[runningSeason(first)].base) / 7;
    for (const week of weeks) {
      const daily = (week.plannedHours * TSS_PER_HOUR[runningSeason(steeringRace(races, week.weekStartDate))][week.phaseType]) / 7;
      const next = ctl + (daily - ctl) * (1 - Math.exp(-7 / 42));
      if (week.kind === 'load' && next - ctl > limit + 0.05) throw new Error(`${week.weekStartDate}: CTL up ${next - ctl}`);
      ctl = next;
    }
  });
});

test('a step-back comes in time', () => {
  checkSeason(aSeasonCase, ({ weeks }, input) => {
    const cycle = Math.min(...goalSports(input).map((of) => loadingWeeksOf(input.athlete, of)));
    let loads = 0;
    weeks.forEach(({ kind }, i) => {
      loads = kind === 'load' ? loads + 1 : 0;
      if (loads > cycle) expect(loads).toBe(cycle + 1);
      if (loads > cycle) expect(['taper', 'race']).toContain(weeks[i + 1]?.kind);
    });
  });
});

test('a step-back is between 40 and 90 % of the last loading week', () => {
  checkSeason(aSeasonCase, ({ weeks }, { races }) => {
    weeks.forEach((week, i) => {
      const { kind, plannedHours } = week;
      // B races two weeks running can leave less room than that
      if (kind !== 'step' || (hasB(week, races) && hasB(weeks[i - 1]!, races))) return;
      const last = loadsBefore(weeks, i).at(-1)!;
      expect(plannedHours).toBeLessThanOrEqual(0.9 * last + ROUNDING);
      expect(plannedHours).toBeGreaterThanOrEqual(0.4 * last - ROUNDING);
    });
  });
});

test('taper and race week together cut 41 to 60 %, falling week by week', () => {
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

test('recovery holds at most 60 % of the volume before the taper', () => {
  checkSeason(aSeasonCase, ({ weeks }, { athlete, races, sports }) => {
    weeks.forEach(({ kind, plannedHours, weekStartDate }, i) => {
      if (kind !== 'recovery') return;
      const loads = loadsBefore(weeks, i);
      const reference = loads.length > 0 ? mean(loads.slice(-3)) : startHours(athlete, steeringRace(races, weeks[0]!.weekStartDate)!.raceType, sports);
      expect(weekStartDate > weeks[0]!.weekStartDate).toBe(true);
      expect(plannedHours).toBeLessThanOrEqual(0.6 * reference + ROUNDING);
    });
  });
});

test('a B race shares its week', () => {
  checkSeason(aSeasonCase, (season, input) => {
    const { races } = input;
    const without = planSeason({ ...input, races: races.map((race) => (race.priority === 'B' ? { ...race, priority: 'C' as const } : race)) });
    if (!races.some(({ priority }) => priority === 'A') || races.some(isCostlyB)) return;
    season.weeks.forEach((week, i) => {
      if (!hasB(week, races) || !['load', 'step'].includes(week.kind)) return;
      const hours = racesIn(week, races).filter(({ priority }) => priority === 'B').reduce((sum, { raceType }) => sum + RACE_TYPE_NUMBERS[raceType].raceHours, 0);
      const most = Math.max(without.weeks[i]!.plannedHours, ...season.weeks.slice(0, i).map(({ plannedHours }) => 1.1 * plannedHours + 0.25));
      expect(week.plannedHours + hours).toBeLessThanOrEqual(Math.max(0.8 * most, hours + 1.5) + ROUNDING);
    });
  });
});

test('more available hours never lower a week', () => {
  checkSeason(aSeasonCaseWithGoal, (_, input) => {
    const races = input.races.filter(({ priority }) => priority !== 'B');
    const { athlete } = input;
    const more: Athlete = { ...athlete, preferences: { ...athlete.preferences, weeklyHoursAvailable: athlete.preferences.weeklyHoursAvailable + 3 } };
    const before = planSeason({ ...input, races });
    const lowered = planSeason({ ...input, races, athlete: more }).weeks.filter(({ plannedHours }, i) => plannedHours < before.weeks[i]!.plannedHours - ROUNDING);
    expect(lowered).toEqual([]);
  });
});

test('C races and short B races before the last A race change no phase', () => {
  const inSeason = aSeasonCaseWithGoal.chain((input) =>
    fc
      .record({
        days: fc.nat({ max: daysBetween(input.today, goalRaces(input.races).at(-1)!.raceDate) }),
        raceType: fc.constantFrom('sprint-tri' as const, 'olympic-tri' as const, 'half-marathon' as const, 'half-ironman' as const),
        priority: fc.constantFrom('B' as const, 'C' as const),
      })
      .map(({ days, ...race }) => [input, { raceName: 'Tune-up', raceDate: addDays(input.today, days), ...race }] as const),
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
      const moved: SeasonInput = { ...input, today: later(input.today), races: input.races.map((race) => ({ ...race, raceDate: later(race.raceDate) })) };
      const shifted = planSeason(moved).weeks.map((week) => ({ ...week, weekStartDate: addDays(week.weekStartDate, -7 * weeks), weekEndDate: addDays(week.weekEndDate, -7 * weeks) }));
      expect(JSON.stringify(shifted)).toBe(JSON.stringify(planSeason(input).weeks));
    }),
    RUNS,
  );
});

test('an injury healed long ago plans as none', () => {
  checkSeason(aSeasonCase, (season, input) => {
    const healed = { injuryType: 'strain', affectedArea: 'calf', dateOccurred: addDays(input.today, -800), isRecovered: true };
    const other = planSeason({ ...input, athlete: { ...input.athlete, injuries: [...input.athlete.injuries, healed] } });
    expect(JSON.stringify(other)).toBe(JSON.stringify(season));
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
