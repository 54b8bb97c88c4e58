import { planned, triathlete, triathlon } from '../../test/core/schedules.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import type { Injury } from '../athlete/athlete.ts';
import { planSchedule } from './planSchedule.ts';

const SPORTS = ['running', 'cycling', 'swimming'] as const;
const levelled = (hours: number, experienceLevel: ExperienceLevel, injuries: readonly Injury[] = []) =>
  triathlete(
    { weeklyHoursAvailable: hours },
    {
      currentWeeklyHours: 0.8 * hours,
      injuries,
      assessments: SPORTS.map((sport) => ({
        sport,
        experienceLevel,
        currentFitnessLevel: 'moderate',
        weeklyVolume: '',
      })),
    },
  );

const weeksOf = (raceType: RaceType, hours: number, level: ExperienceLevel, injuries: readonly Injury[] = []) =>
  planned(
    planSchedule(
      triathlon(levelled(hours, level, injuries), [
        { raceName: 'Lake', raceType, raceDate: '2027-06-20', priority: 'A' },
      ]),
    ),
  ).map((week) => ({ ...week, swims: week.workouts.filter(({ workoutType }) => workoutType === 'swim').length }));

const CASES = (['sprint-tri', 'olympic-tri', 'half-ironman', 'ironman', 'aquabike'] as const).flatMap((raceType) =>
  (['beginner', 'intermediate', 'advanced'] as const).flatMap((level) =>
    [6, 8].map((hours) => [raceType, hours, level] as const),
  ),
);

test.each(CASES)('%s, %i h, %s: a loading week of five hours and more holds two swims', (raceType, hours, level) => {
  const loads = weeksOf(raceType, hours, level).filter(
    ({ kind, plannedHours }) => kind === 'load' && plannedHours >= 5,
  );
  expect(loads.length).toBeGreaterThan(0);
  expect(loads.filter(({ swims }) => swims < 2).map(({ weekStartDate }) => weekStartDate)).toEqual([]);
});

test('short weeks, and those of who may hardly swim, hold what their minutes come to', () => {
  const short = weeksOf('half-ironman', 4, 'beginner').filter(({ kind }) => kind === 'load');
  expect(new Set(short.map(({ swims }) => swims))).toEqual(new Set([1]));
  const wrist = { injuryType: 'strain', affectedArea: 'wrist', dateOccurred: null, isRecovered: false };
  const careful = weeksOf('half-ironman', 6, 'beginner', [wrist]).filter(({ kind }) => kind === 'load');
  expect(new Set(careful.map(({ swims }) => swims))).toEqual(new Set([1]));
});

test('a step-back week keeps one swim of two that were short', () => {
  const easier = weeksOf('ironman', 6, 'advanced').filter(({ kind }) => kind === 'step');
  expect(new Set(easier.map(({ swims }) => swims))).toEqual(new Set([1]));
  const longer = weeksOf('ironman', 12, 'advanced').filter(({ kind }) => kind === 'step');
  expect(longer.every(({ swims }) => swims >= 2)).toBe(true);
});

test.each(CASES)(
  '%s, %i h, %s: nobody rests at the wall for less than a quarter of a minute, or after a swim',
  (...of) => {
    const swims = weeksOf(...of).flatMap(({ workouts }) =>
      workouts.filter(({ workoutType }) => workoutType === 'swim').map(({ steps }) => steps),
    );
    const rests = swims.flatMap((steps) => steps.filter((step) => 'kind' in step && step.kind === 'rest'));
    expect(rests.filter((step) => 'durationSec' in step && step.durationSec < 15)).toEqual([]);
    expect(swims.map((steps) => steps.at(-1)!).filter((step) => rests.includes(step))).toEqual([]);
  },
);
