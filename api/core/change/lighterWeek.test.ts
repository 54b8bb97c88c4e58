import * as fc from 'fast-check';
import { addDays, mondayOf } from '../calendar/calendar.ts';
import { compilePrinciple } from '../principles/compile.ts';
import { minutesOf, planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../rules/context.ts';
import { brokenLimits } from '../rules/rules.ts';
import { lighterWeek } from './lighterWeek.ts';
import { applyOperations } from './operations.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { dayOf, HARD, hurt, LIMITS, LONG, made, type Made } from '../../test/core/madeWeeks.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { planned, running, scheduleInput, triathlon } from '../../test/core/schedules.ts';
import { runs } from '../../test/propertyRuns.ts';
import { timesText } from '../units/timeText.ts';

const of = (input = running(undefined, undefined, { count: 12 })) => fourWeeks(input, planned(planSchedule(input)), 6);
const week = (monday: string) => ({ firstDay: monday, lastDay: addDays(monday, 6) });

test.each([
  ['running', of()],
  ['triathlon', of(triathlon(undefined, undefined, { count: 12 }))],
])(
  'a fifth less of a %s week is about a fifth less, workout by workout, and only there',
  (_name, { workouts, limits }) => {
    const asked = week(limits.firstDay);
    const { changes, kept, minutesBefore, minutesAfter } = lighterWeek(workouts, limits, { ...asked, percent: 20 });
    expect(minutesAfter / minutesBefore).toBeGreaterThan(0.75);
    expect(minutesAfter / minutesBefore).toBeLessThan(0.88);
    const { workouts: after, refused } = applyOperations(workouts, changes, limits);
    expect(refused).toEqual([]);
    const isTouched = ({ id, scheduledDate }: { id: string; scheduledDate: string }) =>
      mondayOf(scheduledDate) === limits.firstDay && !kept.some(({ workoutId }) => workoutId === id);
    for (const each of after.filter((one) => !isTouched(one))) expect(workouts).toContain(each);
    const touched = after.filter(isTouched);
    expect(touched.length).toBeGreaterThan(2);
    for (const workout of touched) {
      const before = workouts.find(({ id }) => id === workout.id)!;
      expect(workout).toMatchObject({
        intensity: before.intensity,
        scheduledDate: before.scheduledDate,
        locked: true,
      });
      expect(workout.duration).toBeLessThan(before.duration);
      const change = changes.find(({ workoutId }) => workoutId === workout.id)!;
      expect(change.changeDescription).toBe(
        `Shorten ${change.changeDescription.slice(8, change.changeDescription.indexOf(' from '))} from ${timesText(before.duration, workout.duration, ' to ')} (your coach takes 20% off the week).`,
      );
      expect(workout.reasons.at(-1)).toMatchObject({
        code: 'COACH_LIGHTER',
        source: 'coach',
        text: `Shortened from ${timesText(before.duration, workout.duration, ' to ')}: your coach takes 20% off the week.`,
      });
    }
  },
);

test('finished workouts, races and what a person wrote by hand stay; the last is named', () => {
  const { workouts, limits } = of();
  const [first, second, ...rest] = workouts;
  const mixed = [
    { ...first!, status: 'completed' as const },
    { ...second!, templateId: null, description: 'Club run' },
    ...rest,
  ];
  const { changes, kept } = lighterWeek(mixed, limits, { ...week(limits.firstDay), percent: 20 });
  expect(changes.map(({ workoutId }) => workoutId)).not.toEqual(expect.arrayContaining([first!.id]));
  expect(changes.map(({ workoutId }) => workoutId)).not.toEqual(expect.arrayContaining([second!.id]));
  expect(kept.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^Club run on .* stays: a person wrote it by hand\.$/),
  );
});

const HAND = { templateId: null, description: 'Club run' } as const;
const taught = (principle: string): Partial<ScheduleLimits> => ({
  principles: [{ id: 'one', by: 'Max', rules: compilePrinciple({ principleType: '', context: '', principle }).rules }],
});
type Row = readonly [
  name: string,
  week: readonly Made[],
  percent: number,
  over: Partial<ScheduleLimits>,
  minutes: readonly [before: number, after: number],
  lines: readonly string[],
];

test.each<Row>([
  [
    'each gives its share, rounded down',
    [
      ['tue', 'run', 52],
      ['thu', 'bike', 65],
    ],
    20,
    {},
    [117, 90],
    ['tue-run-0 from 52 to 40', 'thu-bike-1 from 65 to 50'],
  ],
  [
    'from Monday to Sunday, and no day more',
    [
      ['sun', 'run', 50, {}, -1],
      ['mon', 'run', 40],
      ['sun', 'run', 50],
      ['mon', 'run', 60, {}, 1],
    ],
    20,
    {},
    [90, 70],
    ['mon-run-1 from 40 to 30', 'sun-run-2 from 50 to 40'],
  ],
  [
    'what is past or done gives nothing and is not counted',
    [
      ['tue', 'run', 50],
      ['wed', 'run', 40],
      ['thu', 'run', 50, { status: 'completed' }],
    ],
    20,
    { today: dayOf('wed') },
    [40, 30],
    ['wed-run-1 from 40 to 30'],
  ],
  [
    'strength first, then hard, long and other workouts, each by day',
    [
      ['sun', 'run', 50],
      ['wed', 'bike', 60],
      ['sat', 'bike', 120, LONG],
      ['fri', 'run', 50, HARD],
      ['tue', 'bike', 50, HARD],
      ['thu', 'strength', 40],
    ],
    10,
    {},
    [370, 325],
    [
      'thu-strength-5 from 40 to 35',
      'tue-bike-4 from 50 to 45',
      'fri-run-3 from 50 to 45',
      'sat-bike-2 from 120 to 105',
      'wed-bike-1 from 60 to 50',
      'sun-run-0 from 50 to 45',
    ],
  ],
  [
    'strength that would be too much of what is left goes',
    [
      ['tue', 'run', 45],
      ['wed', 'run', 55],
      ['thu', 'run', 55],
      ['thu', 'strength', 20],
      ['fri', 'run', 60],
      ['fri', 'strength', 20],
      ['sun', 'run', 105, LONG],
    ],
    60,
    {},
    [360, 130],
    [
      'thu-strength-3 from 20 to 15',
      'fri-strength-5 from 20 to 0',
      'sun-run-6 from 105 to 40',
      'tue-run-0 from 45 to 15',
      'wed-run-1 from 55 to 20',
      'thu-run-2 from 55 to 20',
      'fri-run-4 from 60 to 20',
    ],
  ],
  [
    'none becomes shorter than a quarter of an hour',
    [
      ['tue', 'run', 15],
      ['wed', 'run', 50],
    ],
    90,
    {},
    [65, 30],
    [
      'wed-run-1 from 50 to 15',
      'tue-run-0: Easy run with strides on Tuesday 5 January stays: 15 min is the least for its kind.',
    ],
  ],
  [
    'what a person wrote by hand stays and is counted',
    [
      ['tue', 'run', 50, HAND],
      ['thu', 'bike', 65],
    ],
    20,
    {},
    [115, 100],
    ['thu-bike-1 from 65 to 50', 'tue-run-0: Club run on Tuesday 5 January stays: a person wrote it by hand.'],
  ],
  [
    'an injury takes more, and the sentence says so',
    [
      ['tue', 'run', 60],
      ['thu', 'bike', 65],
    ],
    20,
    hurt('strain', 'calf'),
    [125, 95],
    ['tue-run-0 from 60 to 45', 'thu-bike-1 from 65 to 50'],
  ],
  [
    'what would break a limit stays, in the words of the limit',
    [
      ['tue', 'run', 50],
      ['thu', 'bike', 65],
    ],
    20,
    { ...hurt('sprain', 'foot'), ...taught('No ride on Tuesday') },
    [115, 100],
    [
      'thu-bike-1 from 65 to 50',
      "tue-run-0: Easy run with strides on Tuesday 5 January stays: that would go against Max's principle: no ride on Tuesday.",
    ],
  ],
])('a lighter week: %s', (_, list, percent, over, [minutesBefore, minutesAfter], lines) => {
  const workouts = made(list);
  const lighter = lighterWeek(workouts, { ...LIMITS, ...over }, { ...week(dayOf('mon')), percent });
  expect([
    ...lighter.changes.map((each) => `${each.workoutId} from ${each.durationBefore} to ${each.durationAfter ?? 0}`),
    ...lighter.kept.map(({ workoutId, message }) => `${workoutId}: ${message}`),
  ]).toEqual(lines);
  expect(lighter).toMatchObject({ minutesBefore, minutesAfter });
});

test('whoever trains, it never adds, and its changes apply as they were shown', () => {
  fc.assert(
    fc.property(
      aSeasonCase,
      fc.integer({ min: 5, max: 60 }),
      fc.integer({ min: 0, max: 20 }),
      (season, percent, skip) => {
        const input = scheduleInput(season, { count: 8 });
        const result = planSchedule(input);
        if (!result.ok || result.weeks.length < 4) return;
        const { workouts, limits } = fourWeeks(input, result.weeks, skip);
        const { changes, minutesBefore, minutesAfter } = lighterWeek(workouts, limits, {
          ...week(limits.firstDay),
          percent,
        });
        const { workouts: after, refused } = applyOperations(workouts, changes, limits);
        expect(refused).toEqual([]);
        const isInWeek = ({ scheduledDate }: ScheduledWorkout) => mondayOf(scheduledDate) === limits.firstDay;
        const context = planningContextOf(limits);
        const ofStrength = (all: readonly ScheduledWorkout[]) =>
          brokenLimits(all, context).filter(({ rule }) => rule === 'STRENGTH_SHARE' || rule === 'STRENGTH_EVE');
        expect(minutesAfter).toBeLessThanOrEqual(minutesBefore);
        for (const { id, duration } of after)
          expect(duration).toBeLessThanOrEqual(workouts.find((each) => each.id === id)!.duration);
        expect(minutesOf(after.filter(isInWeek))).toBe(
          minutesOf(workouts.filter(isInWeek)) - minutesBefore + minutesAfter,
        );
        expect(ofStrength(after)).toEqual(ofStrength(workouts));
      },
    ),
    runs(12),
  );
});
