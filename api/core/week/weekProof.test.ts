import { addDays, weekdayOf } from '../calendar/calendar.ts';
import { compilePrinciple } from '../principles/compile.ts';
import { planningContextOf } from '../rules/context.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { planned, triathlete, triathlon } from '../../test/core/schedules.ts';
import { asRecorded, type MeasuredProof, weekProofs, measuredLate, toRecord } from './weekProof.ts';
import { planSchedule } from './planSchedule.ts';
import type { PlannedWeek } from './schedule.ts';
import type { Proof } from '../rules/finding.ts';
import { timeText } from '../units/timeText.ts';

const proofsOf = ({ workouts, limits, weeks }: ReturnType<typeof fourWeeks>): MeasuredProof[][] =>
  weekProofs(
    planningContextOf(limits),
    workouts,
    weeks.map(({ weekStartDate, proof }) => ({ monday: weekStartDate, planned: proof })),
  );

const input = triathlon(triathlete({ unavailableDays: ['monday'], longWorkoutDays: ['sunday'] }), undefined, {
  count: 4,
});
const scheduled = fourWeeks(input, planned(planSchedule(input)), 0);
const { firstDay } = scheduled.limits;
const first = (proofs: readonly (readonly MeasuredProof[])[], constraint: RegExp) =>
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
  expect(first(proofsOf(scheduled), /^Week at most/).value).toBe(timeText(minutes([...scheduled.workouts])));
  expect(first(proofsOf({ ...scheduled, workouts }), /^Week at most/).value).toBe(timeText(minutes(workouts)));
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

/** Of the first week what is told of "No run on Saturday", with a run on that day, where this was told of it as it was planned. */
function toldOf(planned: readonly Partial<Proof>[], runOn = addDays(firstDay, 5)): MeasuredProof {
  const { rules } = compilePrinciple({ principleType: '', context: '', principle: 'No run on Saturday' });
  const principles = [{ id: 'p', by: 'Max Mustermann', rules }];
  const run = scheduled.workouts.find(({ workoutType }) => workoutType === 'run')!;
  const workouts = [{ ...run, id: 'run', scheduledDate: runOn, dayOfWeek: weekdayOf(runOn) }];
  const proof = planned.map((more) => ({
    constraint: "Max Mustermann's principle: no run on Saturday",
    limit: 'none',
    value: '1 workout; otherwise the week has no run',
    holds: false,
    principleId: 'p',
    ...more,
  }));
  const weeks = scheduled.weeks.map((week) => ({ ...week, proof }));
  const lines = proofsOf({ workouts, weeks, limits: { ...scheduled.limits, principles } });
  return lines[0]!.find(({ principleId }) => principleId === 'p')!;
}

test.each<[what: string, planned: readonly Partial<Proof>[], value: RegExp]>([
  ['for the reason that was told', [{}], /^1 .*; otherwise the week has no run$/],
  ['for no reason that was told of another principle', [{ principleId: 'q' }], /^[^;]+$/],
  ['for no reason that was told of another rule of it', [{ constraint: 'no swim on Saturday' }], /^[^;]+$/],
  ['for no reason where it was kept as it was planned', [{ holds: true }], /^[^;]+$/],
  ['for no reason where none was told', [{ value: '1 workout' }], /^[^;]+$/],
  ['for no reason where nothing was told', [], /^[^;]+$/],
])('a principle is not kept %s', (_, planned, value) => {
  expect(toldOf(planned).value).toMatch(value);
});

test('a principle that shaped the week is told to have done so, and nothing is told that is not known', () => {
  expect(toldOf([{ fired: true }])).toHaveProperty('fired', true);
  expect(toldOf([{}])).not.toHaveProperty('fired');
  expect(toldOf([])).not.toHaveProperty('fired');
  expect(Object.keys(toldOf([], addDays(firstDay, 4)))).not.toContain('workoutId');
});

test('of a limit that no principle sets, no principle is named', () => {
  const [week] = proofsOf(scheduled);
  const hours = week!.find(({ constraint }) => constraint.startsWith('Week at most'))!;
  for (const key of ['principleId', 'workoutId', 'fired']) expect(hours).not.toHaveProperty(key);
});

test('minutes that found no place are measured against the week alone, not the Monday after it', () => {
  const [run] = scheduled.workouts.filter(({ workoutType }) => workoutType === 'run');
  const here = { ...run!, id: 'here', scheduledDate: firstDay, duration: 50 };
  const next = { ...run!, id: 'next', scheduledDate: addDays(firstDay, 7), duration: 30 };
  const left = (constraint: string, weekMinutes?: number): Proof => ({
    constraint,
    limit: '600 min from today on',
    value: '40 min left out',
    holds: true,
    ...(weekMinutes !== undefined && { weekMinutes }),
  });
  const told = (proof: Proof) => {
    const weeks = scheduled.weeks.map((week) => ({ ...week, proof: [proof] }));
    return proofsOf({ ...scheduled, weeks, workouts: [here, next] })[0]!.filter(({ limit }) => limit === proof.limit);
  };
  expect(told(left('Minutes that your limits leave out', 50))).toEqual([
    { ...left('Minutes that your limits leave out', 50), excess: 0 },
  ]);
  expect(told(left('Minutes that your limits leave out', 80))).toEqual([]);
  expect(told(left('Minutes that your limits leave out'))).toHaveLength(1);
  expect(told(left('Nothing new before Wednesday'))).toHaveLength(1);
  expect(told(left('Some other limit'))).toEqual([]);
});

test('what is kept of a limit is told again when its week is over, and one that was kept without its excess is told with none', () => {
  const line = toldOf([{}]);
  const kept = toRecord(line);
  expect(kept).not.toHaveProperty('line');
  expect(asRecorded([kept])).toEqual([{ ...kept, excess: 1 }]);
  const { excess: _, ...old } = kept;
  expect(asRecorded([old])).toEqual([{ ...old, excess: 0 }]);
});

test('a week that is over is measured once more by the limits that are still the same', () => {
  const line = toldOf([{}]);
  const record = toRecord(line);
  const now = { ...line, value: 'other', excess: 7 };
  expect(measuredLate([record], [now])).toEqual([now]);
  for (const over of [
    { limit: '9 min' },
    { constraint: 'Another' },
    { rule: 'RACE_NEAR' as const },
    { principleId: 'other' },
  ])
    expect(measuredLate([record], [{ ...now, ...over }])).toEqual(asRecorded([record]));
  // what a long run grows from was run since
  const run = { ...record, rule: 'LONG_RUN_GROWTH' as const };
  const ran = { ...now, rule: 'LONG_RUN_GROWTH' as const, constraint: 'Another' };
  expect(measuredLate([run], [ran])).toEqual([ran]);
  // what came since is no limit of then
  expect(measuredLate([record], [now, { ...now, limit: '9 min' }])).toEqual([now]);
  // nothing was kept but what was told when it was planned
  const { rule: _, ...planned } = record;
  expect(measuredLate([planned], [now])).toEqual([now]);
});
