import { adapt } from './adapt.ts';
import type { AdaptInput, PastFeedback } from './adapt/events.ts';
import { addDays, weekdayOf } from '../calendar/calendar.ts';
import type { ScheduledWorkout } from '../rules/context.ts';
import {
  after,
  answers,
  before,
  calm,
  beforeStepBack,
  hard,
  minutes,
  monday,
  on,
  past,
  skipped,
  volume,
  week,
} from '../../test/core/calmWeeks.ts';
import { afterChanges } from '../../test/core/life.ts';

const codes = (notes: readonly { code: string }[]) => notes.map(({ code }) => code);
/** Part of the planned minutes of a day of the first week, Monday 0. */
const ofDay = (workouts: readonly ScheduledWorkout[], day: number) =>
  workouts.filter(({ scheduledDate }) => scheduledDate === addDays(monday, day));
const isBetween = (value: number, [least, most]: readonly [number, number]) => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
};

const [firstHard, second] = calm.workouts;
const firstRun = calm.workouts.find(({ workoutType }) => workoutType === 'run');
const firstSwim = calm.workouts.find(({ workoutType }) => workoutType === 'swim');
/** With the first hard workout of so many minutes. */
const withFirstHardOf = (duration: number) =>
  calm.workouts.map((each) => (each === firstHard ? { ...each, duration } : each));

/** An hour and a half a day, nothing on the last days. */
const daysOff = (days: number, perDay = 90) =>
  Array.from({ length: 60 }, (_, i) =>
    before(i + 1, i < days ? skipped('work') : { plannedMinutes: perDay, actualMinutes: perDay }),
  );

/** Parts of the plan in the week of the return and in the two after it; hard days in them; what is offered. */
test.each([
  [1, [1, 1], [1, 1], [1, 1], 1, []],
  [2, [0.9, 0.97], [1, 1], [1, 1], 0, []],
  [3, [0.9, 0.97], [1, 1], [1, 1], 0, ['REALIGN']],
  [4, [0.8, 0.86], [1, 1], [1, 1], 0, ['REALIGN']],
  [7, [0.8, 0.86], [1, 1], [1, 1], 0, ['REALIGN']],
  [8, [0.5, 0.6], [0.75, 0.8], [0.99, 1], 0, ['REPLAN', 'REALIGN']],
  [14, [0.5, 0.6], [0.75, 0.8], [0.99, 1], 0, ['REPLAN', 'REALIGN', 'LOWER_WEEKLY_HOURS']],
  [15, [0.4, 0.5], [0.6, 0.65], [0.75, 0.8], 0, ['REPLAN', 'EASIER_ZONES', 'REALIGN', 'LOWER_WEEKLY_HOURS']],
  [28, [0.4, 0.5], [0.6, 0.65], [0.75, 0.8], 0, ['REPLAN', 'EASIER_ZONES', 'REALIGN', 'LOWER_WEEKLY_HOURS']],
  [
    29,
    [0.25, 0.35],
    [0.45, 0.5],
    [0.6, 0.65],
    0,
    ['REPLAN', 'EASIER_ZONES', 'RACE_PRIORITY', 'REALIGN', 'LOWER_WEEKLY_HOURS'],
  ],
] as const)('%d days without training', (days, first, second, third, hardDays, offered) => {
  const input = on(monday, { history: daysOff(days) });
  [first, second, third].forEach((band, n) => isBetween(volume(input, n), band));
  expect(hard(week(after(input)))).toBe(hardDays);
  expect(codes(adapt(input).proposals)).toEqual(offered);
});

test.each([8, 14, 15, 28])(
  '%d days without training: a long workout is no larger part of the weeks after than it was planned',
  (days) => {
    const now = after(on(monday, { history: daysOff(days) }));
    for (const n of [0, 1]) {
      const longPart = (workouts: readonly ScheduledWorkout[]) => {
        const here = week(workouts, n);
        return Math.max(...here.filter(({ isLong }) => isLong).map(({ duration }) => duration)) / minutes(here);
      };
      expect(longPart(now)).toBeLessThan(longPart(calm.workouts) + 0.06);
    }
  },
);

test('four to seven days off: a third, a third, two thirds, two thirds of the day, but no workout under 20 min; long ones stay', () => {
  const now = after(on(monday, { history: daysOff(5) }));
  // strength follows the minutes of the week as well
  const endurance = (workouts: readonly ScheduledWorkout[], day: number) =>
    ofDay(workouts, day).flatMap(({ workoutType, duration }) => (workoutType === 'strength' ? [] : [duration]));
  const parts = [0.33, 0.33, 0.67, 0.67, 1, 1];
  expect(parts.map((_, i) => endurance(now, i + 1))).toEqual(
    parts.map((part, i) => endurance(calm.workouts, i + 1).map((each) => Math.max(20, Math.floor(part * each)))),
  );
  expect(ofDay(now, 2).map(({ duration }) => duration)).toEqual([20]);
  // the week after holds no more than was done in the last whole week
  expect(minutes(week(after(on(monday, { history: daysOff(5, 40) })), 1))).toBeLessThanOrEqual(7 * 40);
  expect(minutes(week(after(on(monday, { history: daysOff(5, 40) })), 1))).toBeGreaterThan(7 * 40 - 20);
});

test('two or three days off: a hard first workout comes back half as long and easy, an easy one as it was', () => {
  expect(firstHard).toMatchObject({ intensity: 'hard', scheduledDate: addDays(monday, 1) });
  // strength follows the minutes of the week
  const workouts = withFirstHardOf(49).filter(({ workoutType }) => workoutType !== 'strength');
  const now = after({ ...on(monday, { history: daysOff(2) }), workouts });
  expect(now[0]).toMatchObject({ id: firstHard!.id, intensity: 'easy', duration: 24 });
  expect(now.slice(1)).toEqual(workouts.slice(1));
  const others = calm.workouts.filter(({ id }) => id !== firstHard!.id);
  expect(after({ ...on(monday, { history: daysOff(2) }), workouts: others })).toEqual(others);
});

// whoever has been away for longer comes back to less, also where the days back are fixed and nothing of them can be eased
test.each([
  [3, 1],
  [4, 0],
])('a key workout that was missed at the end of %d days off: %d workouts take its place', (days, moved) => {
  const key = {
    ...calm.workouts.find(({ workoutType, isHard }) => workoutType === 'bike' && isHard)!,
    scheduledDate: monday,
  };
  const easy = calm.workouts.find(
    ({ workoutType, isHard, isLong, duration }) => workoutType === 'bike' && !isHard && !isLong && duration >= 30,
  )!;
  const sunday = { ...easy, id: 'sunday', scheduledDate: addDays(monday, 6), dayOfWeek: 'sunday' as const };
  const fixed = [1, 2, 3, 4].map((day) => ({
    ...easy,
    id: `day ${day}`,
    scheduledDate: addDays(monday, day),
    locked: true,
    status: (day === 1 ? 'completed' : 'scheduled') as ScheduledWorkout['status'],
  }));
  const rest = calm.workouts.filter(({ scheduledDate }) => scheduledDate > addDays(monday, 6));
  const history = [before(days, {}), past(key, skipped('work')), past(fixed[0]!, {})];
  const input: AdaptInput = { ...on(addDays(monday, 2), { history }), workouts: [...fixed, sunday, ...rest] };
  expect(adapt(input).operations.filter(({ reasonCode }) => reasonCode === 'MISSED_KEY')).toHaveLength(moved);
});

test('four days off and more were the step-back week: none is put behind them', () => {
  const wednesday = addDays(monday, 2);
  const tired = week(calm.workouts)
    .slice(0, 2)
    .map((each) => past(each, skipped('fatigue')));
  const away = (days: number) =>
    daysOff(days).map((each) => (each.status === 'skipped' ? { ...each, reasonForSkip: 'work' as const } : each));
  const next = (days: number) =>
    volume(on(wednesday, { history: [...away(days), ...tired, past(week(calm.workouts)[0]!, {})] }), 1);
  expect(next(0)).toBeLessThanOrEqual(0.65);
  // only the long workouts are shorter
  isBetween(next(5), [0.85, 0.95]);
  expect(
    codes(adapt(on(wednesday, { history: [...away(5), ...tired, past(week(calm.workouts)[0]!, {})] })).coachFlags),
  ).toContain('TIRED_AGAIN');
});

test('a step-back week that is planned behind such a break is offered to load again, and cut no further', () => {
  const { start, stepBack } = beforeStepBack();
  const input: AdaptInput = { ...calm, ...start, limits: { ...start.limits, today: start.limits.firstDay } };
  const history = (days: number) =>
    daysOff(days).map((each, i) => ({ ...each, scheduledDate: addDays(start.limits.firstDay, -1 - i) }));
  const offered = adapt({ ...input, history: history(5) }).proposals.find(({ code }) => code === 'STEP_BACK_DONE');
  expect(offered?.inputs).toMatchObject({ days: 5, stepBack });
  const of = (workouts: readonly ScheduledWorkout[]) =>
    minutes(workouts.filter(({ scheduledDate }) => scheduledDate >= stepBack && scheduledDate <= addDays(stepBack, 6)));
  expect(of(after({ ...input, history: history(5) }))).toBe(of(input.workouts));
  expect(codes(adapt({ ...input, history: history(3) }).proposals)).not.toContain('STEP_BACK_DONE');
});

/** Days of illness; the longest workout of each day of the first week back, Tuesday first; the first hard day; parts of two weeks. */
test.each([
  [1, [24, 35, 60, 60, 120, 120], 4, [0.65, 0.75], [1, 1]],
  [3, [24, 35, 60, 60, 120, 120], 4, [0.65, 0.75], [1, 1]],
  [4, [24, 35, 60, 60, 120, 120], 4, [0.5, 0.6], [1, 1]],
  [7, [24, 35, 60, 60, 60, 120], 6, [0.5, 0.6], [1, 1]],
  [8, [24, 35, 60, 60, 60, 120], 6, [0.4, 0.5], [0.7, 0.75]],
  [14, [24, 35, 60, 60, 60, 60], 9, [0.4, 0.5], [0.7, 0.75]],
  [15, [24, 35, 60, 60, 60, 60], 10, [0.4, 0.5], [0.7, 0.75]],
] as const)('ill for %d days: the way back', (days, longest, hardDay, first, second) => {
  const input = on(monday, {
    illness: { from: addDays(monday, -days), wellOn: monday, mild: false, symptoms: ['cough'] },
  });
  const now = after(input);
  longest.forEach((most, i) => {
    for (const each of ofDay(now, i + 1)) expect(each.duration).toBeLessThanOrEqual(most);
  });
  expect([1, 2].map((day) => ofDay(now, day).length)).toEqual([1, 1]);
  expect(hard(now.filter(({ scheduledDate }) => scheduledDate < addDays(monday, hardDay)))).toBe(0);
  isBetween(volume(input), first);
  isBetween(volume(input, 1), second);
  expect(codes(adapt(input).advice)).toEqual([days > 10 ? 'SEE_A_DOCTOR' : 'ILLNESS_CARE']);
});

test.each([
  [3, 0.75],
  [7, 0.6],
  [14, 0.5],
])('ill for %d days: the long workout comes back by the same steps as the week', (days, part) => {
  const input = on(monday, {
    illness: { from: addDays(monday, -days), wellOn: monday, mild: false, symptoms: ['cough'] },
  });
  const longs = (workouts: readonly ScheduledWorkout[]) =>
    workouts.filter(
      ({ isLong, scheduledDate }) => isLong && scheduledDate > monday && scheduledDate <= addDays(monday, 6),
    );
  const planned = longs(input.workouts);
  expect(planned.length).toBeGreaterThan(0);
  for (const { id, duration } of planned)
    expect(longs(after(input)).find((each) => each.id === id)?.duration ?? 0).toBeLessThanOrEqual(part * duration);
});

test('a fever that is not over clears a week and not three days, and what a person placed there is named', () => {
  const ill = (symptom: string): AdaptInput =>
    on(monday, { illness: { from: monday, wellOn: null, mild: false, symptoms: [symptom] } });
  const left = (input: AdaptInput) =>
    after(input).filter(({ scheduledDate }) => scheduledDate >= monday && scheduledDate <= addDays(monday, 7)).length;
  expect([left(ill('fever')), left(ill('cough')) > 0]).toEqual([0, true]);
  const placed = {
    ...ill('fever'),
    workouts: ill('fever').workouts.map((each) => ({ ...each, locked: each.scheduledDate === addDays(monday, 5) })),
  };
  expect(left(placed)).toBe(placed.workouts.filter(({ locked }) => locked).length);
  expect(codes(adapt(placed).advice)).toContain('PLACED_IN_ILLNESS');
  expect(codes(adapt(ill('fever')).advice)).not.toContain('PLACED_IN_ILLNESS');
});

test('a red week brings one more rest day, not one every day', () => {
  const red = answers({ mood: 3, stress: 9, sleep: 3, mentalReadiness: 3 });
  const rested = (input: AdaptInput) =>
    adapt(input).operations.filter(({ reasonCode }) => reasonCode === 'READINESS_REST_DAY');
  const first = { ...calm, checkIns: [red] };
  const [gone] = rested(first);
  expect(new Set(rested(first).map(({ fromDate }) => fromDate)).size).toBe(1);
  const told = afterChanges(first, adapt(first).operations, after(first));
  const dayAfter = { ...told, limits: { ...told.limits, today: addDays(gone!.fromDate!, 1) } };
  expect(rested(dayAfter)).toEqual([]);
});

test('days missed for an illness that was told are no break of their own, also when the way back is over', () => {
  const history = daysOff(6, 60);
  const illness = { from: addDays(monday, -6), wellOn: addDays(monday, -1), mild: false, symptoms: ['cough'] };
  const later = (today: number) =>
    on(addDays(monday, today), {
      history: [...history, ...ofDay(calm.workouts, 1).map((each) => past(each, {}))],
      illness,
    });
  expect(adapt(later(8)).operations).toEqual([]);
  expect(adapt({ ...later(8), illness: null }).operations).not.toEqual([]);
});

test('too hard on the way back: that step again', () => {
  const illness = { from: addDays(monday, -5), wellOn: addDays(monday, -2), mild: false, symptoms: ['cough'] };
  const easy = { ...before(1), intensity: 'easy' as const, isHard: false };
  const hardFrom = (perceivedExertion: number) =>
    adapt(on(monday, { illness, history: [{ ...easy, perceivedExertion }] })).operations.find(
      ({ reasonCode }) => reasonCode === 'ILLNESS_RETURN',
    )?.inputs?.hardFrom;
  expect([hardFrom(4), hardFrom(5)]).toEqual([addDays(monday, 2), addDays(monday, 3)]);
});

/** Minutes of a sport as a part of the plan, and its longest workout: minutes, or a part of the plan's longest; run, bike, swim. */
test.each([
  ['calf', [0.35, 0.6, 45], [1, 1, 1], [1, 1, 1]],
  ['Achilles', [0.35, 0.6, 45], [1, 1, 1], [1, 1, 1]],
  ['shin', [0, 0, 0], [1, 1.2, 1], [1, 1, 1]],
  ['foot', [0, 0, 0], [1, 1.2, 1], [1, 1, 1]],
  ['stress fracture', [0, 0, 0], [1, 1.2, 1], [1, 1, 1]],
  ['knee', [0.45, 0.6, 40], [0.75, 0.8, 0.8], [1, 1, 1]],
  ['plantar', [0.45, 0.6, 40], [1, 1, 1], [1, 1, 1]],
  ['hamstring', [1, 1, 1], [1, 1, 1], [1, 1, 1]],
  ['back', [0.69, 0.9, 40], [0.75, 0.8, 75], [1, 1, 1]],
  ['shoulder', [1, 1, 1], [0.85, 0.91, 75], [0, 0, 0]],
  ['elsewhere', [0.6, 0.7, 0.7], [0.75, 0.8, 0.8], [0.75, 0.8, 0.8]],
] as const)('a hurt %s', (affectedArea, run, bike, swim) => {
  const athlete = {
    ...calm.limits.athlete,
    injuries: [{ injuryType: 'pain', affectedArea, dateOccurred: null, isRecovered: false }],
  };
  const now = after({ ...calm, limits: { ...calm.limits, athlete } });
  const of = (workouts: readonly ScheduledWorkout[], type: string) =>
    workouts.filter(({ workoutType }) => workoutType === type);
  for (const [type, [least, most, longest]] of [
    ['run', run],
    ['bike', bike],
    ['swim', swim],
  ] as const) {
    isBetween(minutes(of(now, type)) / minutes(of(calm.workouts, type)), [least, most]);
    const before = Math.max(...of(calm.workouts, type).map(({ duration }) => duration));
    for (const each of of(now, type))
      expect(each.duration).toBeLessThanOrEqual(longest <= 1 ? longest * before : longest);
  }
  expect(minutes(now)).toBeLessThanOrEqual(minutes(calm.workouts));
});

test.each([
  ['knee', 0.6],
  ['plantar', 0.6],
  ['something else', 0.7],
])(
  'a hurt %s: at most its part of each week of running, in as many runs as that leaves room for',
  (affectedArea, part) => {
    const athlete = {
      ...calm.limits.athlete,
      injuries: [{ injuryType: 'pain', affectedArea, dateOccurred: null, isRecovered: false }],
    };
    const now = after({ ...calm, limits: { ...calm.limits, athlete } });
    const runs = (workouts: readonly ScheduledWorkout[], n: number) =>
      week(workouts, n).filter(({ workoutType }) => workoutType === 'run');
    for (const n of [0, 1, 2, 3]) {
      const most = part * minutes(runs(calm.workouts, n));
      expect(minutes(runs(now, n))).toBeLessThanOrEqual(most);
      expect(runs(now, n)).toHaveLength(Math.min(runs(calm.workouts, n).length, Math.floor(most / 20)));
    }
  },
);

test('what a hurt runner has run already, shortened, takes nothing from the runs that are left', () => {
  const athlete = {
    ...calm.limits.athlete,
    injuries: [{ injuryType: 'pain', affectedArea: 'knee', dateOccurred: null, isRecovered: false }],
  };
  // the longest run of the week is the first
  const swapped = new Map([
    [addDays(monday, 16), addDays(monday, 20)],
    [addDays(monday, 20), addDays(monday, 16)],
  ]);
  const workouts = calm.workouts.map((each) => {
    const scheduledDate = (each.workoutType === 'run' && swapped.get(each.scheduledDate)) || each.scheduledDate;
    return { ...each, scheduledDate, dayOfWeek: weekdayOf(scheduledDate) };
  });
  const input = { ...calm, workouts, limits: { ...calm.limits, athlete } };
  const now = after(input);
  expect(week(now, 2).filter(({ workoutType }) => workoutType === 'run')).toHaveLength(3);
  const done = now.map((each) => ({
    ...each,
    status: each.scheduledDate < addDays(monday, 17) ? ('completed' as const) : each.status,
  }));
  const later = {
    ...afterChanges(input, adapt(input).operations, done),
    limits: { ...input.limits, today: addDays(monday, 17) },
  };
  expect(adapt(later).operations).toEqual([]);
});

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
  const { advice, proposals, coachFlags } = adapt(input);
  const wanted =
    reason === 'illness' ? [] : soon(workouts).filter((type) => reason !== 'injury' || type !== workout.workoutType);
  expect(soon(after(input))).toEqual(wanted);
  expect(codes([...advice, ...proposals, ...coachFlags])).toEqual(told);
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
    expect(codes(adapt(input).coachFlags)).toContain('TIRED_AGAIN');
  }
  expect(ofSkips(adapt(on(wednesday, { history: tired.slice(1) })))).toEqual([]);
});

test('skipped for work two weeks running: other days or times are offered', () => {
  const history = [past(firstHard!, skipped('work')), before(4, skipped('work'))];
  expect(codes(adapt(on(addDays(monday, 2), { history })).proposals)).toContain('OTHER_TIMES');
  expect(codes(adapt(on(addDays(monday, 2), { history: history.slice(1) })).proposals)).not.toContain('OTHER_TIMES');
});

const good = { mood: 8, stress: 3, sleep: 8, mentalReadiness: 8 };

/** Part of the plan and of the longest ride, hard days, longest on weekdays. */
test.each([
  ['travel', { travelThisWeek: true }, [0.7, 0.85], 0.75, 1, 49],
  ['deadlines', { majorDeadlines: true }, [0.75, 0.85], 1, 0, 45],
  ['both', { travelThisWeek: true, majorDeadlines: true }, [0.7, 0.75], 0.75, 0, 45],
] as const)('%s', (_, flags, part, ride, hardDays, weekday) => {
  const input: AdaptInput = { ...calm, workouts: withFirstHardOf(49), checkIns: [answers({ ...good, ...flags })] };
  const here = week(after(input));
  isBetween(minutes(here) / minutes(week(input.workouts)), part);
  const longest = (workouts: readonly ScheduledWorkout[]) => Math.max(...workouts.map(({ duration }) => duration));
  expect(longest(here)).toBe(Math.floor(ride * longest(week(calm.workouts))));
  expect(hard(here)).toBe(hardDays);
  expect(longest(here.filter(({ scheduledDate }) => scheduledDate < addDays(monday, 5)))).toBe(weekday);
  expect(volume(input, 1)).toBe(1);
});

test('travel: the long workout goes to the last free day of the week as it is, or becomes a quarter shorter', () => {
  const saturday = addDays(monday, 5);
  const sunday = addDays(monday, 6);
  const ride = calm.workouts.find(({ scheduledDate, isLong }) => isLong && scheduledDate === saturday)!;
  const away = { checkIns: [answers({ ...good, travelThisWeek: true })] };
  const rideOf = (input: AdaptInput) => after(input).find(({ id }) => id === ride.id);
  expect(rideOf({ ...calm, ...away })).toMatchObject({
    scheduledDate: saturday,
    duration: Math.floor(0.75 * ride.duration),
  });
  const freeSunday = {
    ...calm,
    ...away,
    workouts: calm.workouts.filter(({ scheduledDate }) => scheduledDate !== sunday),
  };
  expect(rideOf(freeSunday)).toMatchObject({ scheduledDate: sunday });
  expect(rideOf(freeSunday)!.duration).toBeGreaterThan(0.75 * ride.duration);
  expect(adapt(freeSunday).operations).toContainEqual(
    expect.objectContaining({ op: 'move', workoutId: ride.id, toDate: sunday, reasonCode: 'TRAVEL' }),
  );
  const { athlete } = calm.limits;
  const noSunday = {
    ...freeSunday,
    limits: {
      ...calm.limits,
      athlete: { ...athlete, preferences: { ...athlete.preferences, unavailableDays: ['monday', 'sunday'] as const } },
    },
  };
  expect(rideOf(noSunday)).toMatchObject({ scheduledDate: saturday });
  expect(rideOf(noSunday)!.duration).toBeGreaterThan(0.75 * ride.duration);
  // with a bad week on top it stays on its day and becomes shorter
  expect(
    rideOf({
      ...freeSunday,
      checkIns: [answers({ mood: 6, stress: 7, sleep: 6, mentalReadiness: 6, travelThisWeek: true })],
    }),
  ).toMatchObject({ scheduledDate: saturday });
});

test('over time zones: nothing hard and at most 45 min for two days, and advice', () => {
  const tuesday = addDays(monday, 1);
  const input = on(tuesday, {
    checkIns: [answers({ ...good, answeredOn: tuesday, travelThisWeek: true, notes: 'flight over eight time zones' })],
  });
  for (const each of [1, 2].flatMap((day) => ofDay(after(input), day))) {
    expect(each.isHard).toBe(false);
    expect(each.duration).toBeLessThanOrEqual(45);
  }
  // the day after that is as it was
  expect(ofDay(after(input), 3)).toEqual(ofDay(calm.workouts, 3));
  expect(codes(adapt(input).advice)).toEqual(['TRAVEL_ALTERNATIVES', 'TIME_ZONES']);
});

const easy = (days: number, more: Partial<PastFeedback>) => before(days, { intensity: 'easy', isHard: false, ...more });

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
    ['EASIER_ZONES', 'EFFORT_AGAIN'],
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
  const { advice, proposals, coachFlags } = adapt(input);
  expect(ofDay(after(input), 1)[0]!.intensity).toBe(next);
  isBetween(volume(input), part);
  expect(codes([...advice, ...proposals, ...coachFlags])).toEqual(told);
});
