import * as fc from 'fast-check';
import '../../test/propertySeed.ts';
import type { Blackout } from '../athlete/athlete.ts';
import { blackoutOn, shortTimeOn } from '../athlete/blackout.ts';
import { clearBlocked } from './clearBlocked.ts';
import { brokenLimits } from '../rules/rules.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../rules/context.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { readRequest } from '../language/request/readRequest.ts';
import { LIMITS, WORKOUTS } from '../../test/core/requests/schedule.ts';
import { planSeason } from '../season/seasonPlan.ts';
import { aSeasonCase, someBlackouts } from '../../test/core/arbitraries.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { scheduleInput } from '../../test/core/schedules.ts';
import { runs } from '../../test/propertyRuns.ts';

const withBlackouts = (limits: ScheduleLimits, blackoutDates: readonly Blackout[]): ScheduleLimits => ({
  ...limits,
  athlete: { ...limits.athlete, preferences: { ...limits.athlete.preferences, blackoutDates } },
});
const clear = (blackout: Blackout, workouts: readonly ScheduledWorkout[] = WORKOUTS) =>
  clearBlocked(workouts, withBlackouts(LIMITS, [blackout]), LIMITS);
const wedding: Blackout = { from: '2027-01-16', to: '2027-01-16', label: 'Wedding' };

test('a blocked day hands its workout to the nearest day that holds it, and says why', () => {
  const { changes, workouts } = clear({ from: '2027-01-15', to: '2027-01-15', label: 'Wedding' });
  expect(changes.map(({ changeDescription }) => changeDescription)).toEqual([
    'Move the run on Friday 15 January to Thursday 14 January (you blocked that date for "Wedding").',
  ]);
  const run = workouts.find(({ id }) => id === '15-run')!;
  expect(run).toMatchObject({ scheduledDate: '2027-01-14', locked: false });
  expect(run.reasons.at(-1)!.text).toBe(
    'Moved from Friday 15 January to Thursday 14 January: you blocked that date for "Wedding".',
  );
});

test('what a person placed on the day stays and is named, what is done stays', () => {
  const locked = WORKOUTS.map((each) => (each.id === '16-bike' ? { ...each, locked: true } : each));
  expect(clear(wedding, locked)).toMatchObject({ changes: [], staying: [{ id: '16-bike' }] });
  const done = WORKOUTS.map((each) => (each.id === '16-bike' ? { ...each, status: 'completed' as const } : each));
  expect(clear(wedding, done)).toMatchObject({ changes: [], staying: [] });
});

const conference: Blackout = { from: '2027-01-16', to: '2027-01-16', label: 'Conference', mostMinutes: 30 };
const minutesOn = (workouts: readonly ScheduledWorkout[], day: string) =>
  workouts.filter(({ scheduledDate }) => scheduledDate === day).reduce((sum, { duration }) => sum + duration, 0);

test('a day with little time hands on a workout that counts, and shortens an easy one', () => {
  const [long] = WORKOUTS.filter(({ scheduledDate }) => scheduledDate === '2027-01-16');
  expect(long!.duration).toBeGreaterThan(30);
  const handedOn = /^Move the .* on Saturday 16 January to .* \(that date has time for 30 min \("Conference"\)\)\.$/;
  for (const [isLong, isHard, said] of [
    [true, false, handedOn],
    [false, true, handedOn],
    [false, false, /^Shorten /],
  ] as const) {
    const { changes, workouts } = clear(
      conference,
      WORKOUTS.map((each) => (each.id === long!.id ? { ...each, isLong, isHard } : each)),
    );
    expect(minutesOn(workouts, '2027-01-16')).toBeLessThanOrEqual(30);
    const [first] = changes.map(({ changeDescription }) => changeDescription);
    expect(first).toMatch(said);
  }
});

test('what a person placed on a day with little time stays and is named; what fits is left alone', () => {
  const locked = WORKOUTS.map((each) => (each.id === '16-bike' ? { ...each, locked: true } : each));
  expect(clear(conference, locked)).toMatchObject({ changes: [], staying: [{ id: '16-bike' }] });
  expect(clear({ ...conference, mostMinutes: minutesOn(WORKOUTS, '2027-01-16') })).toMatchObject({
    changes: [],
    staying: [],
  });
});

test.each<[string, number, Partial<ScheduledWorkout> | null, string[]]>([
  ['that fits to the minute', 0, null, []],
  ['a minute too long', -1, null, ['16-bike']],
  ['that fits beside one that was skipped', 0, { status: 'skipped' }, []],
  ['that fits beside a race', 0, { workoutType: 'race' }, []],
  ['that fits beside one of another day', 0, { scheduledDate: '2027-01-17' }, []],
  ['that does not fit beside another', 0, {}, ['16-bike']],
])('of what a person placed on a day with little time, a workout %s is named or not', (_, more, beside, staying) => {
  const locked = WORKOUTS.map((each) => (each.id === '16-bike' ? { ...each, locked: true } : each));
  const long = locked.find(({ id }) => id === '16-bike')!;
  // done by now, so that nothing is asked of it
  const other: ScheduledWorkout = {
    ...long,
    id: 'beside',
    isLong: false,
    duration: 20,
    status: 'completed',
    ...beside,
  };
  const cleared = clear({ ...conference, mostMinutes: long.duration + more }, beside ? [...locked, other] : locked);
  expect(cleared.staying.map(({ id }) => id)).toEqual(staying);
});

test('a date without a name is blocked, and short of time, without one', () => {
  for (const more of [{}, { mostMinutes: 30 }])
    expect(clear({ from: '2027-01-16', to: '2027-01-16', ...more }).changes[0]!.inputs).toMatchObject({ label: '' });
});

test('a request to move there is refused with the nearest day that holds', () => {
  const answer = readRequest({
    text: 'Move the run on Friday to Saturday',
    conversationHistory: [],
    workouts: WORKOUTS,
    limits: withBlackouts(LIMITS, [{ from: '2027-01-09', to: '2027-01-09', label: 'Wedding' }]),
  });
  expect(answer).toMatchObject({
    kind: 'forbidden',
    limit: { code: 'UNAVAILABLE' },
    explanation: expect.stringMatching(
      /^Saturday 9 January is blocked: Wedding\. The nearest day that holds is Sunday 10 January\./,
    ),
  });
});

const aCase = aSeasonCase.chain((season) =>
  fc.record({ season: fc.constant(season), blackoutDates: someBlackouts(season.today), skip: fc.nat({ max: 12 }) }),
);
const keyOf = ({ code, week, day, workoutId }: ReturnType<typeof brokenLimits>[number]) =>
  `${code} ${day ?? week} ${workoutId}`;

test('nothing of the planner stays on a blocked day, no limit is broken that was not, and asked again nothing more comes', () => {
  fc.assert(
    fc.property(aCase, ({ season, blackoutDates, skip }) => {
      const input = scheduleInput(season);
      const planned = planSchedule(input);
      if (!planned.ok) return;
      const scheduled = fourWeeks(input, planned.weeks, skip);
      const athlete = { ...season.athlete, preferences: { ...season.athlete.preferences, blackoutDates } };
      const limits = { ...scheduled.limits, athlete, season: planSeason({ ...season, athlete }) };
      const { changes, workouts } = clearBlocked(scheduled.workouts, limits, scheduled.limits);
      const left = workouts.filter(
        ({ scheduledDate, workoutType }) =>
          workoutType !== 'race' && blackoutOn(athlete.preferences, scheduledDate) !== null,
      );
      expect(left).toEqual([]);
      const training = workouts.filter(({ workoutType, status }) => workoutType !== 'race' && status !== 'skipped');
      const tight = training.filter(
        ({ scheduledDate }) =>
          minutesOn(training, scheduledDate) >
          (shortTimeOn(athlete.preferences, scheduledDate)?.mostMinutes ?? Infinity),
      );
      // workouts that are done or were placed by someone may fill the day
      expect(
        tight.filter(
          ({ scheduledDate, status, locked }) => scheduledDate >= limits.today && status === 'scheduled' && !locked,
        ),
      ).toEqual([]);
      const context = planningContextOf(limits);
      const before = new Set(brokenLimits(scheduled.workouts, context).map(keyOf));
      expect(
        brokenLimits(workouts, context)
          .map(keyOf)
          .filter((key) => !before.has(key)),
      ).toEqual([]);
      expect(changes.every(({ source }) => source === 'rule')).toBe(true);
      expect(clearBlocked(workouts, limits, scheduled.limits).changes).toEqual([]);
    }),
    runs(15),
  );
});
