import { adapt } from './adapt.ts';
import type { AdaptInput, PastFeedback } from './adapt/events.ts';
import { addDays } from '../calendar/calendar.ts';
import { consistency } from '../load/consistency.ts';
import { planSchedule } from '../week/planSchedule.ts';
import {
  after,
  answers,
  before,
  calm,
  hard,
  monday,
  on,
  past,
  skipped,
  volume,
  week,
} from '../../test/core/calmWeeks.ts';
import { reasonOf } from '../messages/reason.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import { expectedRpe } from '../workout/tss.ts';
import { afterChanges } from '../../test/core/life.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { planned, running, runner } from '../../test/core/schedules.ts';

test('an ordinary week asks for nothing', () => {
  expect(adapt(calm)).toEqual({ operations: [], reasons: [], advice: [], proposals: [] });
  expect(
    adapt({ ...calm, checkIns: [answers({ mood: 7, stress: 5, sleep: 7, mentalReadiness: 7 })] }).operations,
  ).toEqual([]);
});

test.each([
  ['amber', { mood: 6, stress: 7, sleep: 6, mentalReadiness: 6 }, 0.9, 1, 'stress 7'],
  ['orange', { mood: 5, stress: 7, sleep: 5, mentalReadiness: 5 }, 0.75, 0, 'stress 7'],
  [
    'red',
    { mood: 3, stress: 9, sleep: 3, mentalReadiness: 3 },
    0.5,
    0,
    'stress 9, mood 3, sleep 3, mental readiness 3',
  ],
] as const)('readiness %s', (band, ratings, most, hardDays, because) => {
  const input = { ...calm, checkIns: [answers(ratings)] };
  const { operations } = adapt(input);
  expect(volume(input)).toBeLessThanOrEqual(most);
  expect(volume(input)).toBeGreaterThan(most - 0.2);
  expect(hard(week(after(input)))).toBeLessThanOrEqual(hardDays);
  expect(volume(input, 1)).toBe(1);
  expect(
    operations.some(
      (each) =>
        each.because === because && each.reasonCode === `READINESS_${band.toUpperCase()}` && each.source === 'checkIn',
    ),
  ).toBe(true);
});

test('the answer names what it changed and because of what', () => {
  const { operations, reasons } = adapt({
    ...calm,
    checkIns: [answers({ stress: 8, sleep: 3, mood: 6, mentalReadiness: 6 })],
  });
  expect(reasons[0]!.text).toMatch(/^3 workouts left out and 4 eased: stress 8, sleep 3\.$/);
  expect(operations[0]!.changeDescription).toMatch(/\((stress 8, sleep 3)\)\.$/);
});

test('an old check-in is ignored', () => {
  const red = { mood: 3, stress: 9, sleep: 3, mentalReadiness: 3 };
  expect(adapt(on(monday, { checkIns: [answers({ ...red, answeredOn: addDays(monday, -11) })] })).operations).toEqual(
    [],
  );
});

test('two red weeks running bring rest and advice', () => {
  const red = { mood: 3, stress: 9, sleep: 3, mentalReadiness: 3 };
  const { advice } = adapt({
    ...calm,
    checkIns: [answers(red), answers({ ...red, answeredOn: addDays(monday, -7), weekStartDate: addDays(monday, -7) })],
  });
  expect(advice.map(({ code }) => code)).toEqual(['TWO_RED_WEEKS']);
  expect(advice[0]!.text).toContain('not medical advice');
});

test('ill and not well yet: no workout, three days assumed, and a question', () => {
  const { operations, advice } = adapt(
    on(monday, { illness: { from: monday, wellOn: null, mild: false, symptoms: ['fever'] } }),
  );
  const gone = operations.filter(({ op }) => op === 'remove').map(({ fromDate }) => fromDate!);
  const ill = calm.workouts
    .filter(({ scheduledDate }) => scheduledDate <= addDays(monday, 3))
    .map(({ scheduledDate }) => scheduledDate);
  expect(gone).toEqual(expect.arrayContaining(ill));
  expect(advice.map(({ code }) => code)).toEqual(['SEE_A_DOCTOR', 'ARE_YOU_WELL']);
});

test('a cold leaves half an hour of recovery at most', () => {
  const now = after(on(monday, { illness: { from: monday, wellOn: null, mild: true, symptoms: ['runny nose'] } }));
  for (const each of now.filter(({ scheduledDate }) => scheduledDate <= addDays(monday, 3))) {
    expect(each.duration).toBeLessThanOrEqual(30);
    expect(each.intensity).toBe('recovery');
  }
});

const firstRun = week(calm.workouts).find(({ isHard }) => isHard)!;
const dayAfter = addDays(firstRun.scheduledDate, 1);
const nextHard = calm.workouts.find(({ isHard, scheduledDate }) => isHard && scheduledDate > firstRun.scheduledDate)!;

test.each<[string, PastFeedback[], string | undefined]>([
  ['skipped for tiredness once', [past(firstRun, skipped('fatigue'))], 'easy'],
  ['three over', [past(firstRun, { perceivedExertion: 10 })], 'easy'],
])('%s: the next hard workout is eased', (_, history, intensity) => {
  const now = after(on(dayAfter, { history }));
  const eased = now.find(({ id }) => id === nextHard.id);
  expect([eased?.intensity, eased?.isHard]).toEqual([intensity, false]);
});

test('two over what was expected, once: the next hard workout is a rung lower, as long and no easier', () => {
  const input = on(dayAfter, { history: [past(firstRun, { perceivedExertion: 9 })] });
  const eased = after(input).find(({ id }) => id === nextHard.id)!;
  const [was, is] = [rungOfId(nextHard.templateId)!, rungOfId(eased.templateId)!];
  expect(is).toEqual({ family: was.family, rung: was.rung - 1 });
  expect([eased.duration, eased.intensity]).toEqual([nextHard.duration, nextHard.intensity]);
  expect(eased.tss).toBeLessThan(nextHard.tss);
  expect(eased.reasons.at(-1)!.text).toBe(
    `Eased from rung ${was.rung + 1} to ${was.rung}: effort 9 instead of ${expectedRpe('run', firstRun.intensity)}.`,
  );
});

test('what a new plan made a rung lower for the same workout is not made lower once more', () => {
  const { family, rung } = rungOfId(nextHard.templateId)!;
  const trial = { date: firstRun.scheduledDate, what: '3 × 8 min', outcome: 'HARDER', felt: 9, expected: 7 } as const;
  const because = (date: string) =>
    calm.workouts.map((each) =>
      each.id === nextHard.id
        ? { ...each, reasons: [reasonOf('RUNG_DOWN', 'feedback', { ...trial, date, family, rung: rung + 1, by: 1 })] }
        : each,
    );
  const history = [past(firstRun, { perceivedExertion: 9 })];
  const operations = (date: string) => adapt(on(dayAfter, { history, workouts: because(date) })).operations;
  expect(operations(firstRun.scheduledDate)).toEqual([]);
  expect(operations(addDays(firstRun.scheduledDate, -7))).toHaveLength(1);
});

test('skipped for tiredness twice in a week: recovery, .7, then a step-back week', () => {
  const [a, b] = week(calm.workouts);
  const input = on(b!.scheduledDate, { history: [past(a!, skipped('fatigue')), past(b!, skipped('fatigue'))] });
  expect(volume(input, 1)).toBeLessThanOrEqual(0.65);
});

test('three missed in 14 days offer a realignment; twice skipped for work caps weekdays', () => {
  const three = [1, 2, 3].map((days) => before(2 * days, skipped('work')));
  expect(adapt(on(monday, { history: three })).proposals.map(({ code }) => code)).toContain('REALIGN');
  expect(adapt(on(monday, { history: three.slice(1) })).proposals.map(({ code }) => code)).not.toContain('REALIGN');
  const [a, b] = week(calm.workouts);
  const busy = after(on(b!.scheduledDate, { history: [past(a!, skipped('work')), past(b!, skipped('work'))] }));
  const onWeekdays = week(busy).filter(
    (each) => each.scheduledDate >= b!.scheduledDate && !['saturday', 'sunday'].includes(each.dayOfWeek),
  );
  expect(onWeekdays.length).toBeGreaterThan(0);
  for (const each of onWeekdays) expect(each.duration).toBeLessThanOrEqual(45);
});

test('what was missed while ill is no reason to realign', () => {
  const history = [2, 6, 10].map((days) => before(days, skipped('work')));
  const offered = (from: number, well: number) =>
    adapt(
      on(monday, {
        history,
        illness: { from: addDays(monday, -from), wellOn: addDays(monday, -well), mild: false, symptoms: [] },
      }),
    ).proposals.some(({ code }) => code === 'REALIGN');
  expect([offered(11, 9), offered(10, 9), offered(9, 7)]).toEqual([false, false, true]);
});

test('less than half done two weeks running: fewer hours are offered; easier than expected three times: a test', () => {
  const low = [1, 2].flatMap((n) => [
    before(7 * n, { actualMinutes: 10, status: 'partially_completed' }),
    before(7 * n - 2, skipped('work')),
  ]);
  expect(adapt(on(monday, { history: low })).proposals.map(({ code }) => code)).toContain('LOWER_WEEKLY_HOURS');
  const keys = [3, 6, 9].map((days) => before(days, { isHard: true, intensity: 'threshold', perceivedExertion: 5 }));
  const { proposals, operations } = adapt(on(monday, { history: keys }));
  expect(proposals.map(({ code }) => code)).toEqual(['THRESHOLD_TEST']);
  expect(operations).toEqual([]);
});

test('easy workouts done hard three times: slow down', () => {
  const history = [1, 3, 5].map((days) => before(days, { intensity: 'easy', isHard: false, perceivedExertion: 5 }));
  expect(adapt(on(monday, { history })).advice.map(({ code }) => code)).toContain('SLOW_DOWN');
});

test('several at once: the strictest counts, not the product', () => {
  const orange = answers({ mood: 5, stress: 7, sleep: 5, mentalReadiness: 5 });
  const both = volume({ ...calm, checkIns: [{ ...orange, travelThisWeek: true }] });
  expect(both).toBeLessThanOrEqual(0.75);
  expect(both).toBeGreaterThan(0.75 * 0.85 - 0.03);
});

test('in a taper only red acts, on the next hard workout', () => {
  const race = running(runner(), undefined, { count: 20 });
  const weeks = planned(planSchedule(race));
  const taper = fourWeeks(
    race,
    weeks,
    weeks.findIndex(({ kind }) => kind === 'taper'),
  );
  const base: AdaptInput = {
    ...calm,
    workouts: taper.workouts,
    limits: { ...taper.limits, today: taper.limits.firstDay },
  };
  const red = {
    mood: 3,
    stress: 9,
    sleep: 3,
    mentalReadiness: 3,
    answeredOn: taper.limits.firstDay,
    weekStartDate: taper.limits.firstDay,
  };
  const { operations } = adapt({ ...base, checkIns: [answers(red)] });
  expect(operations.filter(({ reasonCode }) => reasonCode === 'READINESS_RED')).toHaveLength(1);
  expect(
    adapt({ ...base, checkIns: [answers({ ...red, mood: 6, sleep: 6, stress: 7, mentalReadiness: 6 })] }).operations,
  ).toEqual([]);
});

test('applied and asked again, nothing more comes; what the plan took out does not count against the athlete', () => {
  const input = { ...calm, checkIns: [answers({ mood: 3, stress: 9, sleep: 3, mentalReadiness: 3 })] };
  const { operations } = adapt(input);
  expect(adapt(afterChanges(input, operations, after(input))).operations).toEqual([]);
  expect(
    consistency(addDays(monday, 7), [
      {
        plannedMinutes: 60,
        actualMinutes: 0,
        status: 'skipped',
        reasonForSkip: null,
        removedByPlan: true,
        scheduledDate: monday,
      },
    ]).score,
  ).toBeNull();
});
