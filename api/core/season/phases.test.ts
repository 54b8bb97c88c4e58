import { firstPhaseWeeks, goalRaces, nextPhaseWeeks, type PhaseWeeks } from './phases.ts';
import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { RACE_TYPES, type RaceType } from '../codes/race.ts';
import type { Race } from '../race/race.ts';
import { phaseLetters } from '../../test/core/seasons.ts';

const letters = (weeks: PhaseWeeks) => phaseLetters(weeks.map((phaseType) => ({ phaseType })));

test.each([
  ['marathon', false, 'R sR usR ussR ussstR uuussstR uuuuussspttR bbbbbbuuuuussspttR'],
  ['marathon', true, 'R bR buR bbuR bbustR bbbuustR bbbbbuussttR bbbbbbuuuuussspttR'],
  ['half-ironman', false, 'R sR usR ussR ussstR uusssstR uuuuussssptR bbbbbbuuuuussssptR'],
  ['half-ironman', true, 'R bR buR bbuR bbustR bbbuustR bbbbbuuusstR bbbbbbbbuuuusssstR'],
  ['ironman', false, 'R sR usR ussR ussstR ussssstR uuuusssssttR bbuuuuuuussssspttR'],
] as const)('%s, low base %s', (raceType, lowBase, golden) => {
  const shown = [1, 2, 3, 4, 6, 8, 12, 18].map((weeks) => letters(firstPhaseWeeks(raceType, weeks, lowBase)));
  expect(shown.join(' ')).toBe(golden);
});

test.each([
  ['sprint-tri', 12, false, 'bbbbbuuuustR'],
  ['olympic-tri', 16, false, 'bbbbbbuuuusspptR'],
  ['half-marathon', 12, false, 'bbbuuuussptR'],
  ['half-marathon', 12, true, 'bbbbbuuusstR'],
] as const)('%s in %i weeks, low base %s', (raceType, weeks, lowBase, golden) => {
  expect(letters(firstPhaseWeeks(raceType, weeks, lowBase))).toBe(golden);
});

test('marathon after marathon', () => {
  const shown = [2, 3, 4, 6, 8, 10, 12, 16].map((gap) => letters(nextPhaseWeeks(3, 'marathon', gap)));
  expect(shown).toEqual(['rR', 'rsR', 'rssR', 'rssstR', 'rrsssstR', 'rruuussttR', 'rrruuusssttR', 'rrrbuuuuussspttR']);
});

test('a race in the next week has neither recovery nor loading before it', () => {
  expect(letters(nextPhaseWeeks(4, 'ironman', 1))).toBe('R');
});

describe.each(RACE_TYPES.flatMap((raceType) => [[raceType, false] as const, [raceType, true] as const]))(
  '%s, low base %s',
  (raceType, lowBase) => {
    const { ideal, taperWeeks } = RACE_TYPE_NUMBERS[raceType];
    const horizons = Array.from({ length: 60 }, (_, i) => firstPhaseWeeks(raceType, i + 1, lowBase));
    const count = (weeks: PhaseWeeks, phase: PhaseWeeks[number]) => weeks.filter((week) => week === phase).length;

    test('the phases fill the horizon, in their order', () => {
      expect(horizons.map((weeks) => [weeks.length, count(weeks, 'taper')])).toEqual(
        horizons.map((_, i) => [i + 1, Math.min(taperWeeks, Math.floor(i / 4))]),
      );
      expect(horizons.map(letters).filter((weeks) => !/^b*u*s*p*t*R$/.test(weeks))).toEqual([]);
    });

    test('one more week shortens no phase', () => {
      const shortened = horizons
        .slice(1)
        .flatMap((weeks, i) =>
          (['base', 'build', 'race-specific', 'peak', 'taper', 'race'] as const)
            .filter((phase) => count(weeks, phase) < count(horizons[i]!, phase))
            .map((phase) => [weeks.length, phase]),
        );
      expect(shortened).toEqual([]);
    });

    test('short plans protect what limits the athlete', () => {
      const unprotected = horizons.filter((weeks) => {
        const loading = weeks.length - 1 - count(weeks, 'taper');
        const leastBase = lowBase && loading >= 2 ? Math.min(ideal.base, Math.floor(loading / 2)) : 0;
        const leastOthers = !lowBase && loading >= 3 ? 1 : 0;
        return (
          count(weeks, 'base') < leastBase ||
          count(weeks, 'build') < leastOthers ||
          count(weeks, 'race-specific') < leastOthers
        );
      });
      expect(unprotected.map(letters)).toEqual([]);
    });

    test('with the ideal time every phase of the type is there', () => {
      const idealWeeks = ideal.base + ideal.build + ideal.specific + ideal.peak + taperWeeks + 1;
      const weeks = horizons[idealWeeks - 1]!;
      expect([
        count(weeks, 'base'),
        count(weeks, 'build'),
        count(weeks, 'race-specific'),
        count(weeks, 'peak'),
      ]).toEqual([ideal.base, ideal.build, ideal.specific, ideal.peak]);
    });
  },
);

test('the goal of a week with two is the longer one, by the length that its name tells, too', () => {
  const ride = (raceName: string, raceType: RaceType = 'gran-fondo'): Race => ({
    raceName,
    raceType,
    raceDate: '2027-06-06',
    priority: 'A',
  });
  const goal = (...races: Race[]) => goalRaces(races).map(({ raceName }) => raceName);
  expect(goal(ride('Alps 60 km'), ride('Valley 170 km'))).toEqual(['Valley 170 km']);
  expect(goal(ride('Alps 45 km'), ride('City', 'half-marathon'))).toEqual(['City']);
  expect(goal(ride('Alps'), ride('City', 'half-marathon'))).toEqual(['Alps']);
});
