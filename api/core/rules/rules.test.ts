import * as fc from 'fast-check';
import { addDays, mondayOf, weekdayOf } from '../calendar/calendar.ts';
import { RULE_CODES, type RuleCode } from '../codes/rule.ts';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { planned, scheduleInput, triathlete, triathlon } from '../../test/core/schedules.ts';
import { planSchedule } from '../week/planSchedule.ts';
import type { PlannedWorkout } from '../workout/workout.ts';
import type { ScheduledWorkout, ScheduleLimits } from './context.ts';
import { proofOf } from './worstOfEach.ts';
import { brokenLimits, measureSchedule, RULES } from './rules.ts';
import { runs } from '../../test/propertyRuns.ts';

test('a schedule as the planner makes it breaks no limit', () => {
  fc.assert(
    fc.property(aSeasonCase, fc.nat({ max: 12 }), (season, skip) => {
      const input = scheduleInput(season, { count: 16 });
      const result = planSchedule(input);
      if (!result.ok) return;
      const { workouts, limits } = fourWeeks(input, result.weeks, skip);
      expect(brokenLimits(workouts, limits).map(({ rule, day, week, said }) => ({ rule, day, week, said }))).toEqual(
        [],
      );
    }),
    runs(60),
  );
});

const input = triathlon(
  triathlete({ unavailableDays: ['monday'], maxMinutesByDay: { tuesday: 60 }, longWorkoutDays: ['sunday'] }),
  undefined,
  { count: 12 },
);
const isHardTraining = ({ isHard, workoutType }: PlannedWorkout) => isHard && workoutType !== 'strength';
const weeks = planned(planSchedule(input));
// a season begins with weeks that hold nothing hard
const scheduled = fourWeeks(
  input,
  weeks,
  weeks.findIndex(({ workouts }) => workouts.some(isHardTraining)),
);
const { firstDay } = scheduled.limits;
const friday = addDays(firstDay, 4);

type Schedule = { workouts: readonly ScheduledWorkout[]; limits: ScheduleLimits };
const to = (each: ScheduledWorkout, day: string): ScheduledWorkout => ({
  ...each,
  scheduledDate: day,
  dayOfWeek: weekdayOf(day),
});
const firstWeek = scheduled.workouts.filter(({ scheduledDate }) => scheduledDate < addDays(firstDay, 7));
const run = firstWeek.find(({ workoutType, isHard }) => workoutType === 'run' && !isHard)!;
const hard = firstWeek.find(isHardTraining)!;
const strength = firstWeek.find(({ workoutType }) => workoutType === 'strength')!;
const longest = firstWeek.reduce((most, each) => (each.duration > most.duration ? each : most));
/** The schedule with one workout in place of another. */
const instead = (was: ScheduledWorkout, is: ScheduledWorkout): Schedule => ({
  ...scheduled,
  workouts: scheduled.workouts.map((each) => (each.id === was.id ? is : each)),
});
const beside = (...more: ScheduledWorkout[]): Schedule => ({
  ...scheduled,
  workouts: [...scheduled.workouts, ...more.map((each, i) => ({ ...each, id: `more${i}` }))],
});
const limited = (more: Partial<ScheduleLimits>): Schedule => ({
  ...scheduled,
  limits: { ...scheduled.limits, ...more },
});
const blocked = (mostMinutes: number | null): Schedule => {
  const { athlete } = scheduled.limits;
  const blackoutDates = [{ from: longest.scheduledDate, to: longest.scheduledDate, mostMinutes }];
  return limited({ athlete: { ...athlete, preferences: { ...athlete.preferences, blackoutDates } } });
};
const hurt = (): Schedule => {
  const { athlete } = scheduled.limits;
  const injury = { injuryType: 'Stress fracture', affectedArea: 'Shin', isRecovered: false, injuryDate: firstDay };
  return limited({ athlete: { ...athlete, injuries: [injury] as unknown as typeof athlete.injuries } });
};
const noRun = { rules: [], id: 'p', by: 'Max' };

/** One thing wrong: its own rule must notice. */
const WRONG: Readonly<Record<RuleCode, Schedule>> = {
  UNAVAILABLE_DAY: instead(run, to(run, firstDay)),
  BLOCKED_DATE: blocked(null),
  SHORT_DATE: blocked(20),
  AGE_CAP: {
    ...limited({ athlete: { ...scheduled.limits.athlete, age: 17 } }),
    workouts: instead(longest, { ...longest, duration: 121 }).workouts,
  },
  DAY_CAP: beside(to({ ...run, duration: 61 }, addDays(firstDay, 1))),
  WEEK_MINUTES: instead(run, { ...run, duration: 400 }),
  AVAILABLE_HOURS: instead(run, { ...run, duration: 60 * scheduled.limits.athlete.preferences.weeklyHoursAvailable }),
  SESSIONS_A_DAY: beside(to(run, friday), to(run, friday), to(run, friday)),
  REST_DAYS: beside(...[0, 1, 2, 3, 4, 5, 6].map((i) => to({ ...run, duration: 5 }, addDays(firstDay, i)))),
  HARD_DAYS: {
    ...scheduled,
    workouts: scheduled.workouts.map((each) => (each.workoutType === 'strength' ? each : { ...each, isHard: true })),
  },
  HARD_DAYS_APART: beside(to({ ...run, isHard: true }, addDays(hard.scheduledDate, 1))),
  HARD_AFTER_LONG_RUN: beside(to({ ...run, isLong: true }, friday), to({ ...run, isHard: true }, addDays(friday, 1))),
  LONG_RUN_GROWTH: instead(run, { ...run, duration: 170 }),
  STRENGTH_SHARE: instead(strength, { ...strength, duration: 200 }),
  STRENGTH_EVE: beside(to({ ...strength, duration: 20 }, addDays(hard.scheduledDate, -1))),
  INJURY: hurt(),
  RACE_NEAR: limited({
    races: [{ ...scheduled.limits.races[0]!, raceDate: hard.scheduledDate, priority: 'A' }],
  }),
  LONG_DAY: instead(longest, to(longest, friday)),
  PRINCIPLE: limited({
    principles: [
      {
        ...noRun,
        rules: [
          {
            body: {
              kind: 'days',
              what: { types: ['run'], quality: 'any' },
              days: [run.dayOfWeek],
              only: false,
              rather: false,
            },
            scope: { phases: [], kinds: [], who: [], firstWeeks: null },
          },
        ],
      },
    ],
  }),
};

test.each(Object.entries(WRONG))('%s', (code, { workouts, limits }) => {
  const broken = (schedule: Schedule) =>
    measureSchedule(schedule.workouts, schedule.limits)
      .filter(({ holds, week }) => !holds && week === mondayOf(firstDay))
      .map(({ rule }) => rule);
  expect(broken(scheduled)).toEqual([]);
  expect(broken({ workouts, limits })).toContain(code);
});

test('every rule has its code, and stands in the list once', () => {
  expect(RULES.map(({ code }) => code).sort()).toEqual(Object.keys(RULE_CODES).sort());
});

test('the proof of a week has one line for each limit, told by what is worst', () => {
  const { workouts, limits } = WRONG.SESSIONS_A_DAY;
  const lines = proofOf(measureSchedule(workouts, limits).filter(({ week }) => week === mondayOf(firstDay)));
  expect(lines.filter(({ constraint }) => constraint === 'At most 2 workouts a day')).toEqual([
    {
      constraint: 'At most 2 workouts a day',
      limit: '2 workouts',
      value: expect.stringMatching(/^[3-5] workouts$/),
      holds: false,
    },
  ]);
  expect(new Set(lines.map(({ constraint }) => constraint)).size).toBe(lines.length);
});

test('a line of the proof says whose principle it is, and is named for its reader where it speaks to one', () => {
  const lines = (code: 'PRINCIPLE' | 'INJURY') =>
    proofOf(measureSchedule(WRONG[code].workouts, WRONG[code].limits).filter(({ rule }) => rule === code));
  expect(lines('PRINCIPLE')[0]).toMatchObject({ principleId: 'p' });
  expect(lines('PRINCIPLE')[0]).not.toHaveProperty('named');
  expect(lines('INJURY')[0]).toMatchObject({ named: { constraint: 'INJURY' } });
  expect(lines('INJURY')[0]).not.toHaveProperty('principleId');
});

test.each(['LONG_DAY', 'AVAILABLE_HOURS'] as const)('%s alone is no reason to refuse', (code) => {
  const { workouts, limits } = WRONG[code];
  expect(brokenLimits(workouts, limits).map(({ rule }) => rule)).not.toContain(code);
});
