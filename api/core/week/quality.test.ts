import { addDays } from '../calendar/calendar.ts';
import { planned, runner, running } from '../../test/core/schedules.ts';
import { familyOf } from '../workout/families/families.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import { mainSetMinutes } from '../workout/prescription/stepSums.ts';
import { planSchedule } from './planSchedule.ts';
import type { PlannedWeek } from './schedule.ts';

/** Half-marathon of a beginner on Sunday of this week, with these weekly hours. */
function beginnersWeeks(weeks: number, hours: number, now: number): readonly PlannedWeek[] {
  const athlete = runner(
    { weeklyHoursAvailable: hours, longWorkoutDays: ['saturday', 'sunday'], unavailableDays: [] },
    {
      currentWeeklyHours: now,
      assessments: [
        { sport: 'running', experienceLevel: 'beginner', currentFitnessLevel: 'low', weeklyVolume: '2 hours' },
      ],
    },
  );
  const raceDate = addDays('2027-01-04', 7 * weeks - 1);
  return planned(
    planSchedule(running(athlete, [{ raceName: 'Lake', raceType: 'half-marathon', raceDate, priority: 'A' }])),
  );
}

const setsOf = (week: PlannedWeek) =>
  week.workouts.filter(({ workoutType, templateId }) => workoutType !== 'strength' && rungOfId(templateId) !== null);

/** What is done besides easy running, words left out. */
const mainSet = ({ steps }: PlannedWeek['workouts'][number]): string =>
  JSON.stringify(
    steps.filter((entry) => 'repeat' in entry || entry.kind === 'work'),
    (key, value: unknown) => (key === 'note' ? undefined : value),
  );

const SEASONS: readonly [weeks: number, hours: number, now: number][] = [
  [16, 4, 2],
  [16, 4, 2.8],
  [17, 4, 3.1],
  [18, 4, 2.4],
  [16, 5, 3.5],
];

test.each(SEASONS)('%i weeks of a beginner with %f hours, %f now, hold at least 16 main sets', (weeks, hours, now) => {
  const ofRaceWeek = (week: PlannedWeek) => week.workouts.filter(({ templateId }) => templateId === 'RUN-15');
  const sets = beginnersWeeks(weeks, hours, now).flatMap((week) => [...setsOf(week), ...ofRaceWeek(week)].map(mainSet));
  expect(new Set(sets).size).toBeGreaterThanOrEqual(16);
});

test.each(SEASONS)('%i weeks with %f hours, %f now: each step-back week has some quick steps', (weeks, hours, now) => {
  const easier = beginnersWeeks(weeks, hours, now).filter(({ kind }) => kind === 'step');
  expect(easier.length).toBeGreaterThan(3);
  expect(easier.map((week) => setsOf(week).length)).toEqual(easier.map(() => 1));
});

test.each(SEASONS)(
  '%i weeks with %f hours, %f now: a short tempo every other loading week from week 7 of base on',
  (weeks, hours, now) => {
    const base = beginnersWeeks(weeks, hours, now).filter(
      ({ phaseType, kind }) => phaseType === 'base' && kind === 'load',
    );
    const tempos = base.map((week) =>
      setsOf(week).filter(({ templateId }) => familyOf(rungOfId(templateId)!.family).intensity === 'moderate'),
    );
    const late = base.findIndex(({ weekStartDate }) => weekStartDate >= addDays('2027-01-04', 6 * 7));
    expect(tempos.slice(0, late).flat()).toEqual([]);
    expect(
      tempos
        .slice(late)
        .filter((_, i) => i % 2 === 0)
        .map(({ length }) => length),
    ).not.toContain(0);
    expect(Math.max(...tempos.flat().map(mainSetMinutes))).toBeLessThanOrEqual(12);
  },
);
