import { addDays, weekdayOf } from '../../calendar/calendar.ts';
import { reasonOf } from '../../messages/reason.ts';
import { planningContextOf, type ScheduledWorkout } from '../../rules/context.ts';
import { livingReasons, reasonsOfEndedWeek } from '../livingReasons.ts';
import { long, scheduled } from '../../../test/core/livingReasons.ts';

test('what happened stays as it was told; of a workout that is over all does, but for the figures of its week', () => {
  const share = reasonOf('LENGTH_SHARE', 'rule', { minutes: 1, weekMinutes: 100, percent: 1 });
  const capped = reasonOf('LENGTH_LONG_SHARE', 'rule', { minutes: 1, limitedBy: 'long-share' });
  const eased = { ...share, code: 'READINESS_RED' as const, inputs: { ...share.inputs, op: 'resize' } };
  const says = (workout: Partial<ScheduledWorkout>) => {
    const one = { ...long, ...workout };
    const other = { ...long, id: 'other', duration: 3 * long.duration };
    return livingReasons(planningContextOf(scheduled.limits), [one, other], one).map(({ text }) => text);
  };
  const now = expect.stringMatching(/, 25% of this week/);
  expect(says({ reasons: [eased] })).toEqual([eased.text]);
  expect(says({ reasons: [share, capped] })).toEqual([now]);
  expect(says({ reasons: [share, capped], status: 'completed' })).toEqual([now, capped.text]);
  expect(says({ reasons: [share, capped], status: 'skipped' })).toEqual([capped.text]);
});

const sunday = { weekday: weekdayOf(long.scheduledDate) };
test.each([
  [reasonOf('LONG_DAY', 'athlete', sunday), {}],
  [reasonOf('LONG_DAY_CHOSEN', 'rule', sunday), {}],
  [reasonOf('LONG_DAY_BLOCKED', 'rule', { ...sunday, blocked: '2027-01-09', what: 'you are away' }), {}],
  [reasonOf('SAME_DAY_AS_LAST_WEEK', 'rule', { ...sunday, sessionsThatDay: 1, sameAsLastWeek: true }), {}],
  [reasonOf('DAY_WITH_ROOM', 'rule', { ...sunday, sessionsThatDay: 1, sameAsLastWeek: false }), {}],
  [reasonOf('STRENGTH_DAY', 'rule', sunday), { workoutType: 'strength' }],
  [
    reasonOf('HARD_SPACING', 'rule', { date: long.scheduledDate, daysSinceHard: 3, daysUntilHard: null }),
    { isHard: true, intensity: 'threshold' },
  ],
] as const)('what was done on another day does not say why it was planned for its own: $code', (reason, over) => {
  const told = (scheduledDate: string) => {
    const done: ScheduledWorkout = { ...long, ...over, status: 'completed', scheduledDate, reasons: [reason] };
    return [livingReasons(planningContextOf(scheduled.limits), [done], done), reasonsOfEndedWeek([done], done)];
  };
  expect(told(long.scheduledDate)).toEqual([[reason], [reason]]);
  expect(told(addDays(long.scheduledDate, -1))).toEqual([[], []]);
});

test('of a week that has ended only its figures are told anew, from what was done of it', () => {
  const target = { metric: 'rpe', lo: 6, hi: 6 } as const;
  const raced = (minutes: number) => [
    { kind: 'work', durationSec: 60 * minutes, effort: 0.9, target, raceEffort: true } as const,
  ];
  const wanted = { raceType: 'marathon', sport: 'run', wanted: 40, total: 200 } as const;
  const reasons = [
    reasonOf('LENGTH_SHARE', 'rule', { minutes: 60, weekMinutes: 300, percent: 20 }),
    reasonOf('RACE_PACE', 'phase', { ...wanted, minutes: 50 }),
    reasonOf('DAY_WITH_ROOM', 'rule', { weekday: 'sunday', sessionsThatDay: 3, sameAsLastWeek: false }),
  ];
  const run = (id: string, over: Partial<ScheduledWorkout>): ScheduledWorkout => ({
    ...long,
    id,
    workoutType: 'run',
    status: 'completed',
    duration: 60,
    reasons,
    steps: raced(20),
    ...over,
  });
  const week = [
    run('long', { doneMinutes: 90 }),
    run('easy', { steps: [], doneMinutes: 30 }),
    run('left out', { status: 'skipped', steps: raced(30) }),
    run('race', { workoutType: 'race', duration: 200 }),
  ];
  const told = (id: string) =>
    reasonsOfEndedWeek(
      week,
      week.find((each) => each.id === id)!,
    ).map(({ code, inputs }) => [code, inputs]);
  const room = ['DAY_WITH_ROOM', { weekday: 'sunday', sessionsThatDay: 3, sameAsLastWeek: false }];
  const share = (minutes: number) => ['LENGTH_SHARE', { minutes, weekMinutes: 120, percent: (100 * minutes) / 120 }];
  expect(told('long')).toEqual([share(90), ['RACE_PACE', { ...wanted, minutes: 20 }], room]);
  // nothing of it is at the effort of the race
  expect(told('easy')).toEqual([share(30), room]);
  expect(told('left out')).toEqual([room]);
  const change = reasonOf('LENGTH_SHARE', 'rule', { minutes: 60, weekMinutes: 300, percent: 20 });
  expect(reasonsOfEndedWeek(week, run('long', { reasons: [{ ...change, inputs: {} }] }))).toEqual([
    { ...change, inputs: {} },
  ]);
});
