import { addDays, daysBetween, weekdayOf } from '../calendar/calendar.ts';
import type { Race } from '../race/race.ts';
import { planSeason } from './seasonPlan.ts';
import { seasonOutlook } from './seasonOutlook.ts';
import { raceWarnings } from './seasonWarnings.ts';
import { athleteWith, hoursText, MONDAY, phaseLetters, raceInWeek } from '../../test/core/seasons.ts';

const athlete = athleteWith({ hours: 8, now: 5 });
const sports = ['running'] as const;
const season = (races: readonly Race[], today = MONDAY) => planSeason({ today, athlete, sports, races });
const letters = (races: readonly Race[], today?: string) => phaseLetters(season(races, today).weeks);
const half = (week: number, priority: Race['priority'] = 'A', weekday = 6) =>
  raceInWeek('half-marathon', week, priority, weekday);
const marathon = (week: number, priority: Race['priority'] = 'A', weekday = 6) =>
  raceInWeek('marathon', week, priority, weekday);
const sprint = (week: number, priority: Race['priority'] = 'B', weekday = 6) =>
  raceInWeek('sprint-tri', week, priority, weekday);
const on = (raceType: Race['raceType'], raceDate: string, priority: Race['priority'] = 'A'): Race => ({
  raceName: raceDate,
  raceType,
  raceDate,
  priority,
});

describe('several A races', () => {
  test.each([
    [
      'a preparation, a rebuild and a short hold',
      [half(12), marathon(24), half(30)],
      'bbbuuuussptRruuuussssttRrssstRr',
    ],
    ['in the next week there is nothing between', [half(12), half(13)], 'bbbuuuussptRRr'],
    ['two weeks on there is recovery alone', [half(12), half(14)], 'bbbuuuussptRrRr'],
    ['in one week the longer one leads', [half(12, 'A', 5), marathon(12)], 'uuuuussspttRrrr'],
  ])('%s', (_name, races, expected) => expect(letters(races)).toBe(expected));

  test('each race day is fresh, as long as there was time to taper', () => {
    const races = [half(12), marathon(24), half(30)].map((race, i) => ({ ...race, id: `${i}` }));
    const { phases } = season(races);
    const { raceDays } = seasonOutlook({ phases, athlete, sports, races, lostWeeks: [], past: null });
    expect(raceDays.map(({ band }) => band)).toEqual(['fresh', 'fresh', 'fresh']);
  });
});

describe('B and C races', () => {
  const none = '5.50 5.00 5.53 3.59s 5.74 5.96 6.18 4.01s 6.50 5.85 4.01 2.47 2.78';
  const hours = (...races: Race[]) => hoursText(season([half(12), ...races]).weeks);
  test('without any', () => expect(hours()).toBe(none));
  test.each([
    ['in a step-back week leave it there, a little shorter', sprint(4), '5.50 5.00 5.53 3.09s 5.74'],
    ['a week before draw it onto themselves', sprint(3), '5.50 5.00 2.67s 5.53 5.74'],
    ['a week after make their own week short: nobody loads five weeks on end', sprint(5), '5.50 5.00 5.53 3.59s 3.26'],
  ])('B races %s', (_name, race, expected) => expect(hours(race).startsWith(expected)).toBe(true));
  test.each([1, 4, 8, 11, 12, 13])('a C race in week %d changes no hour', (week) =>
    expect(hours(half(week, 'C'))).toBe(none),
  );
  test('two in a week share what is left, at least an hour and a half', () =>
    expect(hours(sprint(5, 'B', 2), half(5, 'B')).split(' ')[4]).toBe('1.50'));
  test.each([
    ['the taper leaves 80% of it to race and training', 11, '3.21'],
    ['race week changes no hour', 12, '2.47'],
    ['recovery changes no hour', 13, '2.78'],
  ])('a B race in %s', (_name, week, expected) => {
    const after = none.split(' ');
    after[week - 1] = expected;
    expect(
      hours(sprint(week, 'B', 2))
        .split(' ')
        .slice(10),
    ).toEqual(after.slice(10));
  });
  test('in the taper a longer one leaves an hour and a half beside it', () =>
    expect(hours(half(11, 'B', 2)).split(' ')[10]).toBe('3.50'));
  test('a B marathon turns the weeks after it into recovery, but neither taper nor race', () => {
    expect(letters([half(20), marathon(8, 'B')])).toBe('bbbbbbbbrrbuuuussptRr');
    expect(letters([half(12), marathon(10, 'B')])).toBe('bbbuuuussptRr');
  });
});

describe('an A race early in its week', () => {
  const at = (weekday: number) => season([marathon(12, 'A', weekday)]);
  test.each([0, 1, 2])(
    'weekday %d: the week before is race week for volume, its own begins the recovery',
    (weekday) => {
      const { weeks, phases } = at(weekday);
      expect(phaseLetters(weeks)).toBe('uuuuussspttRrrr');
      const [load, taper, early, race] = weeks.slice(8, 12).map(({ plannedHours }) => plannedHours);
      expect([load! > taper!, taper! > early!, early! > race!]).toEqual([true, true, true]);
      expect(phases.find(({ phaseType }) => phaseType === 'race')!.startDate).toBe(addDays(MONDAY, 77));
    },
  );
  test('on Thursday race week is race week', () =>
    expect(at(3).weeks[10]!.plannedHours).toBeGreaterThan(at(2).weeks[10]!.plannedHours * 1.5));
});

test.each([
  ['tomorrow', '2027-01-06', '2027-01-07', 'Rrrr'],
  ['today', '2027-01-06', '2027-01-06', 'Rrrr'],
  ['tomorrow, and next week', '2027-01-10', '2027-01-11', 'sRrrr'],
])('a race %s', (_name, today, raceDate, expected) => {
  const { weeks, warnings, seasonStart } = season([on('marathon', raceDate)], today);
  expect([phaseLetters(weeks), seasonStart]).toEqual([expected, today]);
  expect(warnings.map(({ code }) => code)).toEqual(['TOO_LITTLE_TIME']);
});

test('a race in three years is beyond the season, which ends after 104 weeks, and says so', () => {
  const { weeks, warnings } = season([on('marathon', addDays(MONDAY, 7 * 156))]);
  expect(weeks).toHaveLength(104);
  expect(warnings.map(({ code }) => code)).toContain('RACE_BEYOND_SEASON');
});

test.each([
  ['week 53 of 2026', '2026-12-14', '2027-01-31', '2026-12-28'],
  ['the leap day of 2028', '2027-12-13', '2028-02-29', '2028-02-28'],
])('across %s no week is missing or double', (_name, today, raceDate, monday) => {
  const { weeks, phases } = season([on('half-marathon', raceDate)], today);
  expect(
    weeks.every(
      ({ weekStartDate, weekEndDate }) =>
        weekdayOf(weekStartDate) === 'monday' && daysBetween(weekStartDate, weekEndDate) === 6,
    ),
  ).toBe(true);
  weeks.slice(1).forEach(({ weekStartDate }, i) => expect(daysBetween(weeks[i]!.weekStartDate, weekStartDate)).toBe(7));
  expect(weeks.filter(({ weekStartDate }) => weekStartDate === monday)).toHaveLength(1);
  expect(
    phases.find(
      ({ phaseType, startDate, endDate }) => phaseType === 'race' && startDate <= raceDate && raceDate <= endDate,
    ),
  ).toBeDefined();
});

describe('what is said of one race', () => {
  const said = (races: Race[], i: number, over: object = {}) =>
    raceWarnings({ today: MONDAY, athlete, sports, races, ...over }, races[i]!).map(({ code }) => code);
  test('only what it causes', () => {
    const races = [half(20), half(30), marathon(12, 'B'), half(16, 'C')];
    expect(races.map((_, i) => said(races, i))).toEqual([['AWKWARD_GAP'], ['AWKWARD_GAP'], ['COSTLY_B_RACE'], []]);
  });
  test('two A races in one week, or in less than their recovery', () => {
    expect(said([half(12, 'A', 5), marathon(12)], 0)).toEqual(['RACES_TOO_CLOSE']);
    expect(said([marathon(12), marathon(15)], 1)).toEqual(['RACES_TOO_CLOSE']);
    // the marathon takes three weeks, whichever of the two comes first
    expect([13, 14, 15, 16].map((week) => said([half(12), marathon(week)], 1))).toEqual([
      ['RACES_TOO_CLOSE'],
      ['RACES_TOO_CLOSE'],
      ['RACES_TOO_CLOSE'],
      [],
    ]);
  });
  test('the time that has been trained counts, and a race that has passed is left in peace', () => {
    expect(said([half(3)], 0)).toEqual(['TOO_LITTLE_TIME']);
    expect(said([half(3)], 0, { since: addDays(MONDAY, -70) })).toEqual([]);
    expect(said([half(3)], 0, { today: addDays(MONDAY, 30) })).toEqual([]);
  });
  test('an unavailable day, and too few hours', () => {
    const busy = {
      ...athlete,
      preferences: { ...athlete.preferences, unavailableDays: ['sunday' as const], weeklyHoursAvailable: 2 },
    };
    expect(said([half(12)], 0, { athlete: busy })).toEqual(['TOO_FEW_HOURS', 'UNAVAILABLE_DAY']);
  });
});
