import { addDays, type Day } from '../calendar/calendar.ts';
import { planSeason, weekTargets } from './seasonPlan.ts';
import type { Phase } from './season.ts';
import { athleteWith, hoursText, MONDAY, raceInWeek, type Traits } from '../../test/core/seasons.ts';

const MARATHONER: Traits = { hours: 8, now: 4 };

describe('weeks of stored phases', () => {
  const races = [raceInWeek('marathon', 18)];
  const season = planSeason({
    today: MONDAY,
    athlete: athleteWith(MARATHONER),
    sports: ['running', 'strength'],
    races,
  });
  const weeksOf = (
    phases: readonly Phase[],
    firstWeek: Day,
    before: Parameters<typeof weekTargets>[0]['before'] = null,
  ) =>
    weekTargets({
      phases,
      athlete: athleteWith(MARATHONER),
      sports: ['running', 'strength'],
      races,
      firstWeek,
      before,
    });
  const week = (n: number) => addDays(MONDAY, 7 * (n - 1));
  const edited = (phaseType: Phase['phaseType'], weeklyVolume: number) =>
    season.phases.map((phase) => (phase.phaseType === phaseType ? { ...phase, weeklyVolume } : phase));

  test('are the season again', () => {
    expect(weeksOf(season.phases, MONDAY)).toEqual(season.weeks);
    expect(weeksOf([...season.phases].reverse(), MONDAY)).toEqual(season.weeks);
  });

  test('go on as planned for who trained as planned', () => {
    const before = { recentHours: [5.86, 6.44, 6.8, 4.42], loadingWeeksSinceStep: 0, ctl: 45 };
    expect(hoursText(weeksOf(season.phases, week(9), before).slice(0, 6))).toBe('7.20 7.40 7.60 4.94s 7.80 8.00');
  });

  test('start lower for who trained less', () => {
    const before = { recentHours: [2, 0, 3, 2.5], loadingWeeksSinceStep: 1, ctl: 20 };
    expect(hoursText(weeksOf(season.phases, week(9), before).slice(0, 4))).toBe('3.30 3.63 2.36s 3.99');
    const taper = weeksOf(season.phases, week(16), { recentHours: [2, 2, 3, 2.5], loadingWeeksSinceStep: 3, ctl: 20 });
    expect(hoursText(taper.slice(0, 3))).toBe('2.40 1.80 1.05');
  });

  test('recover from the race, not from the small weeks since', () => {
    const before = { recentHours: [6.13, 4.6, 2.68, 1.92], loadingWeeksSinceStep: 0, ctl: 40 };
    expect(hoursText(weeksOf(season.phases, week(20), before))).toBe('3.07 3.83');
  });

  test('start afresh from the present hours without a history', () => {
    expect(weeksOf(season.phases, week(9))[0]).toMatchObject({
      weekStartDate: week(9),
      kind: 'load',
      plannedHours: 4.4,
    });
    expect(
      weeksOf(season.phases, week(9), { recentHours: [], loadingWeeksSinceStep: 0, ctl: 30 })[0]!.plannedHours,
    ).toBe(4.4);
  });

  test('follow a lower volume set by hand, and only in that phase', () => {
    const lower = weeksOf(edited('build', 3.25), MONDAY);
    expect(hoursText(lower.slice(0, 6))).toBe(hoursText(season.weeks.slice(0, 6)));
    expect(hoursText(lower.slice(6, 11))).toBe('3.40 2.21s 3.60 3.70 3.80');
  });

  test('follow a higher volume inside the ramp and the available hours', () => {
    const higher = weeksOf(edited('race-specific', 20), MONDAY);
    expect(Math.max(...higher.map(({ plannedHours }) => plannedHours))).toBe(8);
    const ramped = weeksOf(edited('base', 10), MONDAY);
    expect(hoursText(ramped.slice(0, 6))).toBe('4.40 4.84 5.32 3.46s 5.86 6.44');
  });

  test('may pass the useful hours by hand, never the available ones', () => {
    const who = athleteWith({ hours: 9, now: 6, level: 'beginner' });
    const input = { today: MONDAY, athlete: who, sports: ['running'] as const, races };
    const own = planSeason(input);
    expect(Math.max(...own.weeks.map(({ plannedHours }) => plannedHours))).toBe(6);
    const phases = own.phases.map((phase) => (phase.phaseType === 'build' ? { ...phase, weeklyVolume: 30 } : phase));
    const most = Math.max(
      ...weekTargets({ ...input, phases, firstWeek: MONDAY, before: null }).map(({ plannedHours }) => plannedHours),
    );
    expect(most).toBeGreaterThan(6);
    expect(most).toBeLessThanOrEqual(9);
  });

  test('adding a B race later scales nothing', () => {
    const more = [...races, raceInWeek('half-marathon', 15, 'B')];
    const weeks = weekTargets({
      phases: season.phases,
      athlete: athleteWith(MARATHONER),
      sports: ['running', 'strength'],
      races: more,
      firstWeek: MONDAY,
      before: null,
    });
    expect(weeks.slice(0, 14)).toEqual(season.weeks.slice(0, 14));
    expect(weeks[14]!.plannedHours).toBeLessThan(season.weeks[14]!.plannedHours);
  });

  test('an A race that the phases do not know yet shares its week', () => {
    const more = [...races, raceInWeek('half-marathon', 10)];
    const weeks = weekTargets({
      phases: season.phases,
      athlete: athleteWith(MARATHONER),
      sports: ['running', 'strength'],
      races: more,
      firstWeek: MONDAY,
      before: null,
    });
    expect(weeks[9]!.plannedHours).toBeLessThanOrEqual(0.8 * season.weeks[9]!.plannedHours - 2);
  });

  test('are none after the season', () => {
    expect(weeksOf(season.phases, week(40))).toEqual([]);
    expect(weeksOf([], MONDAY)).toEqual([]);
  });
});
