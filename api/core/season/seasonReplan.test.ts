import { addDays, mondayOf } from '../calendar/calendar.ts';
import type { PlanRace } from '../race/race.ts';
import type { StoredPhase } from './season.ts';
import { replanSeason, type SeasonOnFile } from './seasonReplan.ts';
import { planSeason } from './seasonPlan.ts';
import { athleteWith, MONDAY, phaseLetters, raceInWeek } from '../../test/core/seasons.ts';
import { seasonAfter, seasonNow } from './whatIf.ts';

const athlete = athleteWith({ hours: 8, now: 4 });
const onFile = (races: readonly PlanRace[], over: Partial<SeasonOnFile> = {}): SeasonOnFile => ({
  today: MONDAY,
  athlete,
  sports: ['running'],
  races,
  phases: [],
  lostWeeks: [],
  ...over,
});
const race = (...given: Parameters<typeof raceInWeek>): PlanRace => ({
  ...raceInWeek(...given),
  id: given.slice(0, 3).join(' '),
});

/** The season planned, and put on file. */
function planned(season: SeasonOnFile): SeasonOnFile {
  const phases = replanSeason(season).phases.map((phase, i): StoredPhase => ({
    ...phase,
    id: phase.id ?? `${season.today} ${i}`,
  }));
  return { ...season, phases };
}

const letters = (season: SeasonOnFile) => phaseLetters(seasonNow({ ...season, past: null }).weeks);
const later = (season: SeasonOnFile, weeks: number, days = 0): SeasonOnFile => ({
  ...season,
  today: addDays(season.today, 7 * weeks + days),
});

test('with nothing on file it is the season as planned at first', () => {
  const season = onFile([race('marathon', 18)]);
  const { phases, seasonStart, seasonEnd } = replanSeason(season);
  const fresh = planSeason(season);
  expect([seasonStart, seasonEnd]).toEqual([fresh.seasonStart, fresh.seasonEnd]);
  expect(phases).toEqual(
    fresh.phases.map((phase) => ({ ...phase, id: null, plannedVolume: phase.weeklyVolume, isEdited: false })),
  );
});

test('weeks later it is the same plan, ids and hours, on whatever day', () => {
  const season = planned(onFile([race('marathon', 18), race('half-marathon', 10, 'B')]));
  for (const [weeks, days] of [
    [0, 3],
    [5, 0],
    [9, 6],
    [17, 2],
  ] as const) {
    expect(planned(later(season, weeks, days)).phases).toEqual(season.phases);
  }
});

describe('after an A race', () => {
  const before = planned(onFile([race('marathon', 18), race('marathon', 40)]));
  const told = (result: PlanRace['result'], weeks = 18): SeasonOnFile => {
    const races = before.races.map((each, i) => (i === 0 ? { ...each, result: result ?? null } : each));
    return later({ ...before, races }, weeks);
  };
  const recovery = (season: SeasonOnFile) => letters(planned(season)).slice(18).match(/^r*/)![0].length;
  const result = { finishSeconds: null, feeling: null, beforeHalfway: null, notes: null };

  test.each([
    ['nothing told', null, 3],
    ['finished well', { ...result, status: 'finished', finishSeconds: 13_000, feeling: 8 }, 3],
    ['finished, very hard', { ...result, status: 'finished', finishSeconds: 16_000, feeling: 3 }, 4],
    ['not started', { ...result, status: 'did-not-start' }, 0],
    ['stopped early', { ...result, status: 'did-not-finish', beforeHalfway: true }, 2],
    ['stopped late', { ...result, status: 'did-not-finish', beforeHalfway: false }, 3],
  ] as const)('%s', (_name, given, weeks) => {
    expect(recovery(told(given))).toBe(weeks);
  });

  test('what has passed stays, and the next race keeps its week', () => {
    const season = planned(told({ ...result, status: 'did-not-start' }));
    expect(letters(season).slice(0, 18)).toBe(letters(before).slice(0, 18));
    expect(letters(season)[39]).toBe('R');
  });

  test('told too late, the recovery that has passed is not taken back', () => {
    expect(letters(planned(told({ ...result, status: 'did-not-start' }, 20))).slice(18, 21)).toBe('rrb');
  });
});

test('a trial that makes another race the main goal says so, and that two A races are too close', () => {
  const season = { ...planned(onFile([race('marathon', 18)])), past: null };
  const codes = (priority: 'A' | 'B', week: number) =>
    seasonAfter(season, [{ kind: 'addRace', race: race('half-marathon', week, priority) }]).warnings.map(
      ({ code }) => code,
    );
  expect(codes('A', 16)).toEqual(expect.arrayContaining(['MAIN_GOAL_CHANGED', 'RACES_TOO_CLOSE']));
  expect(codes('B', 16)).not.toContain('MAIN_GOAL_CHANGED');
  expect(codes('A', 20)).not.toContain('MAIN_GOAL_CHANGED');
  expect(codes('A', 20)).toContain('RACES_TOO_CLOSE');
});

describe('weeks lost', () => {
  const season = planned(onFile([race('marathon', 18)]));
  const lost = (from: number, count: number) =>
    seasonAfter({ ...season, past: null }, [{ kind: 'loseWeeks', from: addDays(MONDAY, 7 * (from - 1)), count }]);

  test('two in the base: the rest is split anew, the taper stays, nobody trains', () => {
    const { phases, weeks } = lost(4, 2);
    expect(phaseLetters(weeks)).toBe('bbbrrbuuuuussspttRrrr');
    expect(weeks.slice(3, 5).map(({ plannedHours }) => plannedHours)).toEqual([0, 0]);
    expect(phases.find(({ phaseName }) => phaseName === 'Time Off')).toMatchObject({
      startDate: addDays(MONDAY, 21),
      endDate: addDays(MONDAY, 34),
      weeklyVolume: 1,
    });
  });

  test('afterwards the load comes back in steps', () => {
    const { weeks } = lost(8, 2);
    const last = weeks.slice(0, 7).findLast(({ kind }) => kind === 'load')!.plannedHours;
    const back = weeks
      .slice(9)
      .filter(({ kind }) => kind === 'load')
      .map(({ plannedHours }) => plannedHours / last);
    expect(back[0]).toBeLessThanOrEqual(0.601);
    expect(back[1]).toBeLessThanOrEqual(0.801);
    expect(back[2]).toBeGreaterThan(0.8);
  });

  test('they cost form and fitness on race day', () => {
    const [kept] = seasonNow({ ...season, past: null }).raceDays;
    const [cut] = lost(8, 3).raceDays;
    expect(cut!.fitness).toBeLessThan(kept!.fitness - 1);
  });

  test('in the taper and in race week the phases stay', () => {
    expect(phaseLetters(lost(16, 3).weeks)).toBe(letters(season));
  });
});

test('an edited phase keeps its edits, wherever it moves; one that is gone is gone', () => {
  const season = planned(onFile([race('marathon', 18), race('half-marathon', 20, 'C')]));
  const phases = season.phases.map((phase) =>
    phase.phaseType === 'build'
      ? {
          ...phase,
          weeklyVolume: 9.5,
          description: 'Hills',
          focusAreas: ['Hills'],
          sportPreferences: ['running', 'cycling'] as const,
          isEdited: true,
        }
      : phase,
  );
  const edited = { ...season, phases };
  const moved = planned({ ...edited, races: [race('marathon', 22)] });
  const build = moved.phases.find(({ phaseType }) => phaseType === 'build')!;
  expect(build).toMatchObject({
    description: 'Hills',
    weeklyVolume: 9.5,
    focusAreas: ['Hills'],
    sportPreferences: ['running', 'cycling'],
    isEdited: true,
  });
  expect(build.id).toBe(phases.find(({ phaseType }) => phaseType === 'build')!.id);
  expect(build.startDate).not.toBe(phases.find(({ phaseType }) => phaseType === 'build')!.startDate);
  const short = planned({ ...edited, races: [race('marathon', 2)] });
  expect(short.phases.every(({ isEdited }) => !isEdited)).toBe(true);
});

test('a season that ended long ago begins anew today; one without races ahead trains consistently after its recovery', () => {
  const season = planned(onFile([race('marathon', 10)]));
  const over = planned({ ...later(season, 30), races: [...season.races, race('half-marathon', 42)] });
  expect(over.phases[0]!.startDate).toBe(over.today);
  expect(over.phases.filter(({ phaseType }) => phaseType === 'race')).toHaveLength(1);
  expect(letters(planned(later(season, 11)))).toMatch(/Rrrrb{8,9}u*$/);
  expect(mondayOf(over.today)).toBe(over.today);
});

describe('after a break', () => {
  const season = planned(onFile([race('marathon', 18)]));
  /** The weeks from now on, `since` weeks after the return. */
  const begunAgain = (weeks: number, isBaseFirst: boolean, since = 0): string => {
    const now = later(season, weeks);
    const restart = { monday: addDays(now.today, -7 * since), isBaseFirst };
    return letters(planned({ ...now, restart })).slice(weeks);
  };

  test.each([
    [6, true, 'bbbbbuussttRrrr'],
    [6, false, 'uuuuussspttRrrr'],
    [9, true, 'bbbuusttRrrr'],
  ] as const)('of %d weeks, base first %p, the weeks to the race begin again: %s', (weeks, isBaseFirst, expected) => {
    expect(begunAgain(weeks, isBaseFirst)).toBe(expected);
    // two weeks later it is the same plan
    expect(begunAgain(weeks + 2, isBaseFirst, 2)).toBe(expected.slice(2));
  });

  test.each([
    [9, false],
    [10, true],
    [14, true],
  ])('%d weeks after its start, what was planned towards the race stays: %p', (weeks, stays) => {
    expect(begunAgain(weeks, true) === letters(season).slice(weeks)).toBe(stays);
  });

  test('a season without a race ahead has nothing to begin again for, nor one whose race came after the break', () => {
    const none = planned(onFile([]));
    const restart = { monday: MONDAY, isBaseFirst: true };
    const raced = later(planned(onFile([race('marathon', 6), race('marathon', 30)])), 8);
    for (const each of [later(none, 5), raced])
      expect(letters(planned({ ...each, restart }))).toBe(letters(planned(each)));
  });
});
