import { adapt } from '../../adapt.ts';
import type { PastFeedback } from '../events.ts';
import { addDays } from '../../../calendar/calendar.ts';
import type { ScheduledWorkout } from '../../../rules/context.ts';
import { after, answers, before, calm, monday, on, past, skipped, volume } from '../../../../test/core/calmWeeks.ts';
import { firstHard, codes, isBetween, second, ofDay } from '../../../../test/core/adaptTables.ts';

const firstRun = calm.workouts.find(({ workoutType }) => workoutType === 'run');
const firstSwim = calm.workouts.find(({ workoutType }) => workoutType === 'swim');
const easy = (days: number, more: Partial<PastFeedback>) => before(days, { intensity: 'easy', isHard: false, ...more });

/** Skipped and asked that evening: what is told; for two days more an injury takes out its sport, an illness everything. */
test.each([
  ['injury', firstRun!, ['INJURY_AREA']],
  ['injury', firstSwim!, ['INJURY_AREA']],
  ['illness', firstRun!, ['ILLNESS_CARE', 'ARE_YOU_WELL']],
  ['work', firstRun!, []],
  ['other', firstRun!, []],
  ['fatigue', firstRun!, []],
] as const)('skipped for %s once', (reason, workout, told) => {
  const today = workout.scheduledDate;
  const workouts = calm.workouts.map((each) =>
    each.id === workout.id ? { ...each, status: 'skipped' as const } : each,
  );
  const input = { ...on(today, { history: [past(firstHard!, {}), past(workout, skipped(reason))] }), workouts };
  // beside less endurance strength may be more of the week than it is allowed
  const isSoon = ({ scheduledDate, id, workoutType }: ScheduledWorkout) =>
    scheduledDate >= today &&
    scheduledDate <= addDays(today, 2) &&
    id !== workout.id &&
    ((reason !== 'injury' && reason !== 'fatigue') || workoutType !== 'strength');
  const soon = (all: readonly ScheduledWorkout[]) => all.filter(isSoon).map(({ workoutType }) => workoutType);
  const { advice, proposals } = adapt(input);
  const wanted =
    reason === 'illness' ? [] : soon(workouts).filter((type) => reason !== 'injury' || type !== workout.workoutType);
  expect(soon(after(input))).toEqual(wanted);
  expect(codes([...advice, ...proposals])).toEqual(told);
  isBetween(volume(input, 1), reason === 'illness' ? [0.65, 0.75] : [1, 1]);
});

test('skipped for tiredness twice in a week, or once with readiness under 45: recovery for two days, .7 of the week, then .65', () => {
  const wednesday = addDays(monday, 2);
  const tired = [firstHard!, second!].map((each) => past(each, skipped('fatigue')));
  const low = answers({ mood: 5, stress: 6, sleep: 4, mentalReadiness: 4, answeredOn: wednesday });
  const ofSkips = ({ operations }: ReturnType<typeof adapt>) =>
    operations.filter(({ reasonCode }) => reasonCode === 'TIRED_AGAIN');
  for (const input of [
    on(wednesday, { history: tired }),
    on(wednesday, { history: tired.slice(1), checkIns: [low] }),
  ]) {
    expect(ofSkips(adapt(input)).length).toBeGreaterThan(3);
    for (const each of ofDay(after(input), 3)) expect(['recovery', 'easy']).toContain(each.intensity);
    isBetween(volume(input, 1), [0.55, 0.65]);
  }
  expect(ofSkips(adapt(on(wednesday, { history: tired.slice(1) })))).toEqual([]);
});

test('skipped for work two weeks running: other days or times are offered', () => {
  const history = [past(firstHard!, skipped('work')), before(4, skipped('work'))];
  expect(codes(adapt(on(addDays(monday, 2), { history })).proposals)).toContain('OTHER_TIMES');
  expect(codes(adapt(on(addDays(monday, 2), { history: history.slice(1) })).proposals)).not.toContain('OTHER_TIMES');
});

/** What became of the next hard workout; part of the plan in the next seven days; advice, offers and flags. */
test.each<[string, PastFeedback[], string, [number, number], string[]]>([
  ['one over what was expected', [easy(2, { perceivedExertion: 4 })], 'hard', [1, 1], []],
  ['two over, once: a rung lower', [easy(2, { perceivedExertion: 5 })], 'hard', [1, 1], []],
  [
    'two over, twice in three',
    [easy(3, { perceivedExertion: 5 }), easy(2, { perceivedExertion: 5 })],
    'easy',
    [0.7, 0.85],
    [],
  ],
  ['three over, once', [easy(2, { perceivedExertion: 6 })], 'easy', [0.7, 0.85], []],
  ['three over, long ago', [easy(9, { perceivedExertion: 6 })], 'hard', [1, 1], []],
  ['felt bad twice in a week', [easy(4, { feelingRating: 3 }), easy(2, { feelingRating: 3 })], 'easy', [0.7, 0.85], []],
  [
    'the same again within 14 days',
    [easy(10, { perceivedExertion: 6 }), easy(2, { perceivedExertion: 6 })],
    'easy',
    [0.6, 0.75],
    ['EASIER_ZONES'],
  ],
  [
    'a quarter longer than planned, twice',
    [easy(5, { actualMinutes: 90, plannedMinutes: 60 }), easy(2, { actualMinutes: 90, plannedMinutes: 60 })],
    'hard',
    [0.93, 0.96],
    [],
  ],
  [
    'easier than expected three times',
    [9, 6, 3].map((days) => before(days, { isHard: true, intensity: 'threshold', perceivedExertion: 5 })),
    'hard',
    [1, 1],
    ['THRESHOLD_TEST'],
  ],
])('%s', (_, history, next, part, told) => {
  const input = on(monday, { history });
  const { advice, proposals } = adapt(input);
  expect(ofDay(after(input), 1)[0]!.intensity).toBe(next);
  isBetween(volume(input), part);
  expect(codes([...advice, ...proposals])).toEqual(told);
});
