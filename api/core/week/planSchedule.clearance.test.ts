import { peopleOf } from '../../test/core/content/people.ts';
import { shareOf } from '../../test/propertyRuns.ts';
import { adapt } from '../change/adapt.ts';
import { BIRTH_WEEKS } from '../constants/clearance.ts';
import { applyOperations } from '../change/operations.ts';
import { heldHours } from '../athlete/profile.ts';
import { addDays, mondayOf } from '../calendar/calendar.ts';
import { featuresOf } from '../workout/prescription/featuresOf.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { minutes, planned, runner, running, triathlete, triathlon } from '../../test/core/schedules.ts';
import type { Injury } from '../athlete/athlete.ts';
import { planAll } from './planAll.ts';
import { planSchedule } from './planSchedule.ts';

const told = (affectedArea: string, dateOccurred: string | null): Injury => ({
  injuryType: 'reported',
  affectedArea,
  dateOccurred,
  isRecovered: false,
});
const runnerWith = (injury: Injury) => running(runner({}, { injuries: [injury] }));
const triathleteWith = (injury: Injury) => triathlon(triathlete({}, { injuries: [injury] }));
const kinds = (workouts: readonly { description: string; workoutType: string }[]) => [
  ...new Set(workouts.map(({ description, workoutType }) => (workoutType === 'run' ? description : workoutType))),
];

test.each([
  ['a runner', runnerWith],
  ['a triathlete', triathleteWith],
])('after birth %s walks first, with strength for the pelvic floor, and week by week more', (_, inputWith) => {
  const weeks = planned(planSchedule(inputWith(told('childbirth', '2026-12-21'))));
  // weeks 2 and 3 after birth
  for (const { workouts } of weeks.slice(0, 2)) {
    expect(kinds(workouts).sort()).toEqual(['Walk', 'strength']);
    expect(workouts.map(({ description }) => description)).toContainEqual(
      expect.stringMatching(/^Pelvic floor and core/),
    );
    expect(Math.max(...workouts.map(({ duration }) => duration))).toBeLessThanOrEqual(30);
  }
  // weeks 4 to 11
  const runs = weeks
    .slice(2, 10)
    .flatMap(({ workouts }) => workouts.filter(({ workoutType }) => workoutType === 'run'));
  expect(kinds(runs)).toEqual(['Walk']);
  // week 12 to 25
  const back = weeks.slice(10, 17).flatMap(({ workouts }) => workouts);
  expect(kinds(back.filter(({ workoutType }) => workoutType === 'run'))).toEqual(['Run and walk']);
  expect(back.filter(({ isHard, workoutType }) => isHard && workoutType !== 'race')).toEqual([]);
});

test.each([7, 60, 120])(
  '%d days after birth no walk, run or ride outlasts by a fifth those of the four weeks before',
  (ago) => {
    for (const { input, weeks: count } of shareOf(peopleOf(30, 7))) {
      const injuries = [told('childbirth', addDays(input.today, -ago))];
      const result = planAll({ ...input, athlete: { ...input.athlete, injuries } });
      const weeks = (result.ok ? result.plan.weeks : []).slice(0, Math.floor((7 * BIRTH_WEEKS - ago) / 7));
      expect(weeks.length).toBeGreaterThan(Math.min(count, 8) - 1);
      for (const type of ['run', 'bike'] as const) {
        const longest = weeks.map(({ workouts }) =>
          Math.max(0, ...workouts.filter((each) => each.workoutType === type).map(({ duration }) => duration)),
        );
        const leaps = longest.filter((minutes, i) => {
          const before = Math.max(0, ...longest.slice(Math.max(0, i - 4), i));
          return before > 0 && minutes > Math.max(1.2 * before, before + 15);
        });
        expect(leaps).toEqual([]);
      }
    }
  },
);

test('pregnant before an Ironman no week grows, and nothing is hard or long', () => {
  const input = triathleteWith(told('pregnancy', null));
  const weeks = planned(planSchedule(input));
  expect(Math.max(...input.season.weeks.map(({ plannedHours }) => plannedHours))).toBe(6);
  expect(Math.max(...weeks.map(minutes))).toBeLessThanOrEqual(360);
  const training = weeks.flatMap(({ workouts }) => workouts).filter(({ workoutType }) => workoutType !== 'race');
  expect(training.filter(({ isHard }) => isHard)).toEqual([]);
  const longest = (type: string) =>
    Math.max(0, ...training.filter(({ workoutType }) => workoutType === type).map(({ duration }) => duration));
  expect(longest('run')).toBeLessThanOrEqual(60);
  expect(longest('bike')).toBeLessThanOrEqual(90);
  expect(longest('brick')).toBeLessThanOrEqual(150);
});

const standing = (input: ReturnType<typeof running>) => {
  const weeks = planned(planSchedule(input));
  const first = weeks.findIndex(({ phaseType }) => phaseType === 'race-specific');
  return fourWeeks(input, weeks, first);
};
const nothing = { removed: [], history: [], checkIns: [], illness: null };

test.each([
  ['pregnancy', null],
  ['heart condition', null],
  ['childbirth', 0],
  ['childbirth', 98],
] as const)('%s, %s days ago, takes from what stands all that a new plan would not hold', (area, ago) => {
  for (const healthy of [running(), triathlon()]) {
    const { workouts, limits, weeks } = standing(healthy);
    const today = weeks[0]!.weekStartDate;
    const injury = told(area, ago === null ? null : addDays(today, -ago));
    const hurt = { ...limits, today, athlete: { ...limits.athlete, injuries: [injury] } };
    const { operations } = adapt({ workouts, limits: hurt, ...nothing });
    const after = applyOperations(workouts, operations, hurt).workouts;
    const training = after.filter(({ workoutType }) => workoutType !== 'race');
    expect(
      training.filter(
        ({ isHard, intensity, workoutType }) => isHard || (intensity === 'moderate' && workoutType !== 'brick'),
      ),
    ).toEqual([]);
    const bricks = training.filter(({ workoutType }) => workoutType === 'brick');
    expect(area === 'childbirth' ? bricks : []).toEqual([]);
    expect(training.flatMap(({ templateId }) => featuresOf(templateId))).toEqual([]);
    const most = 60 * heldHours(hurt.athlete, limits.raceType, limits.sports);
    for (const { weekStartDate } of weeks) {
      const here = training.filter(({ scheduledDate }) => mondayOf(scheduledDate) === weekStartDate);
      expect(here.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThanOrEqual(Math.round(most));
    }
    // asked again, nothing more comes
    expect(adapt({ workouts: after, limits: hurt, ...nothing }).operations).toEqual([]);
  }
});

test.each([
  [98, false],
  [60, true],
])('born %i days ago, cleared: %s, weeks grow by small steps once they may grow', (ago, isRecovered) => {
  const athlete = runner(
    { weeklyHoursAvailable: 6 },
    { currentWeeklyHours: 1.5, injuries: [{ ...told('childbirth', addDays('2027-01-04', -ago)), isRecovered }] },
  );
  const { season } = running(athlete);
  const loads = season.weeks.filter(({ kind }) => kind === 'load');
  const from = loads.findIndex(({ weekStartDate }) => weekStartDate > addDays('2027-01-04', 182 - ago));
  const growth = loads
    .slice(0, from + 4)
    .map(
      ({ plannedHours }, i) =>
        plannedHours / Math.max(...loads.slice(Math.max(0, i - 3), i).map((each) => each.plannedHours)),
    );
  expect(Math.max(...growth.slice(1))).toBeLessThan(1.17);
  expect(Math.max(...growth.slice(1))).toBeGreaterThan(1.1);
});
