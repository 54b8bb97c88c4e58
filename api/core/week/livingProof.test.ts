import { addDays } from '../calendar/calendar.ts';
import { compilePrinciple } from '../principles/compile.ts';
import { planningContextOf } from '../rules/context.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { planned, triathlete, triathlon } from '../../test/core/schedules.ts';
import { type LivingProof, livingProofs } from './livingProof.ts';
import { planSchedule } from './planSchedule.ts';
import type { PlannedWeek } from './schedule.ts';
import type { Proof } from '../rules/finding.ts';

const proofsOf = ({ workouts, limits, weeks }: ReturnType<typeof fourWeeks>): LivingProof[][] =>
  livingProofs(
    planningContextOf(limits),
    workouts,
    weeks.map(({ weekStartDate, proof }) => ({ monday: weekStartDate, planned: proof })),
  );

const input = triathlon(triathlete({ unavailableDays: ['monday'], longWorkoutDays: ['sunday'] }), undefined, {
  count: 4,
});
const scheduled = fourWeeks(input, planned(planSchedule(input)), 0);
const { firstDay } = scheduled.limits;
const first = (proofs: readonly (readonly LivingProof[])[], constraint: RegExp) =>
  proofs[0]!.find((line) => constraint.test(line.constraint))!;
const long = scheduled.workouts.find(({ isLong, scheduledDate }) => isLong && scheduledDate < addDays(firstDay, 7))!;

test('a long workout on an unavailable day is told, with the workout', () => {
  expect(first(proofsOf(scheduled), /Mon unavailable/)).toMatchObject({ value: '0 workouts', holds: true, excess: 0 });
  const workouts = scheduled.workouts.map((each) =>
    each.id === long.id ? { ...each, scheduledDate: firstDay, dayOfWeek: 'monday' as const, locked: true } : each,
  );
  expect(first(proofsOf({ ...scheduled, workouts }), /Mon unavailable/)).toMatchObject({
    rule: 'UNAVAILABLE_DAY',
    day: firstDay,
    value: '1 workout',
    holds: false,
    excess: 1,
  });
});

test('a week that is eased proves the minutes that it has', () => {
  const workouts = scheduled.workouts.map((each) => (each.id === long.id ? { ...each, duration: 30 } : each));
  const minutes = (all: typeof workouts) =>
    all
      .filter(({ scheduledDate }) => scheduledDate < addDays(firstDay, 7))
      .reduce((sum, { duration }) => sum + duration, 0);
  expect(first(proofsOf(scheduled), /^Week at most/).value).toBe(`${minutes([...scheduled.workouts])} min`);
  expect(first(proofsOf({ ...scheduled, workouts }), /^Week at most/).value).toBe(`${minutes(workouts)} min`);
});

test('minutes that found no place are told of the week as it was planned alone', () => {
  const minutes = scheduled.workouts
    .filter(({ scheduledDate }) => scheduledDate < addDays(firstDay, 7))
    .reduce((sum, { duration }) => sum + duration, 0);
  const left: Proof = {
    constraint: 'Minutes that your limits leave out',
    limit: '600 min from today on',
    value: '40 min left out',
    holds: true,
    weekMinutes: minutes,
  };
  const [week, ...others] = scheduled.weeks as [PlannedWeek, ...PlannedWeek[]];
  const weeks = [{ ...week, proof: [left] }, ...others];
  expect(first(proofsOf({ ...scheduled, weeks }), /leave out/)).toMatchObject({ value: '40 min left out' });
  const workouts = scheduled.workouts.filter(({ id }) => id !== long.id);
  expect(first(proofsOf({ ...scheduled, weeks, workouts }), /leave out/)).toBeUndefined();
});

test('a principle that the planner could not keep says why as long as it is not kept', () => {
  const [principle] = [
    {
      id: 'p',
      by: 'Max Mustermann',
      rules: compilePrinciple({ principleType: '', context: '', principle: 'No long run on Saturday' }).rules,
    },
  ];
  const name = "Max Mustermann's principle: no long run on Saturday";
  const saturday = addDays(firstDay, 5);
  const run = scheduled.workouts.find(({ isLong, workoutType }) => isLong && workoutType === 'run')!;
  const on = (day: string) =>
    scheduled.workouts.map((each) => (each.id === run.id ? { ...each, scheduledDate: day } : each));
  const told: Proof = {
    constraint: name,
    limit: '0 workouts',
    value: '1 workout; otherwise the week has no long run',
    holds: false,
    principleId: 'p',
  };
  const weeks = scheduled.weeks.map((week, i) => (i === 0 ? { ...week, proof: [told] } : week));
  const limits = { ...scheduled.limits, principles: [principle] };
  expect(first(proofsOf({ workouts: on(saturday), weeks, limits }), /principle/)).toMatchObject({
    value: expect.stringMatching(/; otherwise the week has no long run$/),
    holds: false,
    principleId: 'p',
  });
  expect(first(proofsOf({ workouts: on(addDays(firstDay, 6)), weeks, limits }), /principle/)).toMatchObject({
    value: expect.not.stringContaining('otherwise'),
    holds: true,
  });
});
