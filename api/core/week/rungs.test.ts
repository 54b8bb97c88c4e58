import * as fc from 'fast-check';

import { addDays, type Day, mondayOf } from '../calendar/calendar.ts';
import { dateName } from '../calendar/dayNames.ts';
import { expectedRpe } from '../workout/tss.ts';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { planned, running, scheduleInput, triathlon } from '../../test/core/schedules.ts';
import { HARD_RULES } from '../../test/core/weekRules/rules.ts';
import { runs } from '../../test/propertyRuns.ts';
import { familyOf } from '../workout/families/families.ts';
import type { ScheduleInput } from '../rules/scheduleInput.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import { foldRungs, type TriedWorkout } from '../workout/rungs.ts';
import { isTest } from '../workout/thresholdTest.ts';
import type { PlannedWorkout } from '../workout/workout.ts';
import { planSchedule } from './planSchedule.ts';

type How = (workout: PlannedWorkout, index: number) => Partial<TriedWorkout>;

const feels =
  (over: number): How =>
  ({ workoutType, intensity }) => ({ perceivedExertion: expectedRpe(workoutType, intensity) + over });

const triedOf = (workout: PlannedWorkout, id: string, how: Partial<TriedWorkout>): TriedWorkout => ({
  id,
  scheduledDate: workout.scheduledDate,
  workoutType: workout.workoutType,
  intensity: workout.intensity,
  description: workout.description,
  templateId: workout.templateId,
  plannedMinutes: workout.duration,
  status: 'completed',
  doneMinutes: workout.duration,
  perceivedExertion: null,
  isSkippedTired: false,
  ...how,
});

/** Weeks planned one after the other, each done in this way before the next is planned. */
function lived(input: ScheduleInput, weeks: number, how: How) {
  const done: PlannedWorkout[] = [];
  const tried: TriedWorkout[] = [];
  for (let i = 0; i < weeks; i += 1) {
    const firstWeek: Day = addDays(input.firstWeek, 7 * i);
    const past = done.filter(({ scheduledDate }) => scheduledDate >= addDays(firstWeek, -42));
    const now = planned(planSchedule({ ...input, today: firstWeek, firstWeek, count: 1, past, tried }));
    for (const workout of now.flatMap(({ workouts }) => workouts)) {
      done.push(workout);
      tried.push(triedOf(workout, String(tried.length).padStart(4, '0'), how(workout, tried.length)));
    }
  }
  const { rungs } = foldRungs(tried, () => 'intermediate');
  return {
    done,
    tried,
    height: Object.values(rungs).reduce((sum, { rung }) => sum + rung, 0) / Object.keys(rungs).length,
  };
}

const PEOPLE: readonly (readonly [string, ScheduleInput])[] = [
  ['runner', running()],
  ['triathlete', triathlon()],
];

test.each(PEOPLE)(
  'twelve easy weeks of a %s end higher than twelve as expected, those higher than twelve hard ones',
  (_, input) => {
    const [perfect, plain, hard] = [-2, 0, 2].map((over) => lived(input, 12, feels(over)).height);
    expect([perfect! > plain!, plain! > hard!]).toEqual([true, true]);
  },
);

/** Threshold runs of cruise intervals on these rungs, 1 the first, a week apart, the last one a week before the plan. */
const { firstWeek } = running();
const cruises = (rungs: readonly number[], how: Partial<TriedWorkout>): TriedWorkout[] =>
  rungs.map((rung, i) => ({
    id: String(i),
    scheduledDate: addDays(firstWeek, 7 * (i - rungs.length)),
    workoutType: 'run',
    intensity: 'threshold',
    description: `Cruise intervals ${rung} × 8 min`,
    templateId: `run-cruise/${rung}a`,
    plannedMinutes: 60,
    status: 'completed',
    doneMinutes: 60,
    perceivedExertion: 7,
    isSkippedTired: false,
    ...how,
  }));

const withTried = (tried: readonly TriedWorkout[], more: Partial<ScheduleInput> = {}) =>
  planned(planSchedule(running(undefined, undefined, { tried, ...more }))).flatMap(({ workouts }) => workouts);
const loading = new Set(
  running().season.weeks.flatMap(({ kind, weekStartDate }) => (kind === 'load' ? [weekStartDate] : [])),
);
/** The first one of a loading week: easier weeks stay a rung below. */
const firstCruise = (workouts: readonly PlannedWorkout[]) =>
  workouts.find(
    ({ templateId, scheduledDate }) =>
      rungOfId(templateId)?.family === 'run-cruise' && loading.has(mondayOf(scheduledDate)),
  )!;
const rungReason = ({ reasons }: PlannedWorkout) => reasons.find(({ code }) => code.startsWith('RUNG_'))?.text;
const day = (back: number) => `${dateName(addDays(firstWeek, -7 * back))}`;

test('the next workout of a family is on the rung of the athlete, and says what moved it', () => {
  const felt = (perceivedExertion: number) => firstCruise(withTried(cruises([3], { perceivedExertion })));
  expect([7, 9].map((effort) => rungOfId(felt(effort).templateId)!.rung + 1)).toEqual([4, 2]);
  expect([7, 9].map((effort) => rungReason(felt(effort)))).toEqual([
    `One rung up: 3 × 8 min on ${day(1)} felt as expected (effort 7, expected 7).`,
    `One rung down: 3 × 8 min on ${day(1)} felt harder than expected (effort 9, expected 7).`,
  ]);
  // the first ones are too short for it
  const easily = withTried(cruises([1, 2, 3], { perceivedExertion: 5 })).flatMap((each) => rungReason(each) ?? []);
  expect(easily[0]).toBe(`Two rungs up: 3 × 8 min on ${day(1)} felt easier than expected (effort 5, expected 7).`);
  expect(rungReason(firstCruise(withTried(cruises([3], { perceivedExertion: null, doneMinutes: 30 }))))).toBe(
    `One rung down: 3 × 8 min on ${day(1)} was cut short.`,
  );
});

test('what was done of one family leaves the others as they were, and what says nothing leaves all', () => {
  const plain = withTried([]);
  const others = (workouts: readonly PlannedWorkout[]) =>
    workouts
      .filter(({ reasons }) => reasons.some(({ code }) => code.startsWith('RUNG_')))
      .map(({ templateId }) => rungOfId(templateId)!.family);
  expect(new Set(others(withTried(cruises([3], {}))))).toEqual(new Set(['run-cruise']));
  expect(withTried(cruises([3], { status: 'scheduled', doneMinutes: 0 }))).toEqual(plain);
});

test('workouts that stand before the planned weeks count as if they will feel as expected', () => {
  const standing = (rungs: readonly number[]) => {
    const input = running(undefined, undefined, { tried: cruises([2], {}) });
    const weeks = planned(planSchedule({ ...input, count: 3 }));
    const at = firstCruise(weeks.flatMap(({ workouts }) => workouts));
    const past = rungs.map((rung, i) => ({
      ...at,
      scheduledDate: addDays(firstWeek, 7 * i + 1),
      templateId: `run-cruise/${rung}a`,
    }));
    return firstCruise(withTried(cruises([2], {}), { past, firstWeek: addDays(firstWeek, 21) }));
  };
  expect([[], [3], [2]].map((rungs) => rungOfId(standing(rungs).templateId)!.rung + 1)).toEqual([3, 4, 3]);
  // what stands has had the step up
  expect([[], [3], [2]].map((rungs) => rungReason(standing(rungs)) !== undefined)).toEqual([true, false, true]);
});

const tests = (workouts: readonly PlannedWorkout[]) =>
  workouts.filter(({ templateId }) => isTest(templateId)).map(({ scheduledDate }) => scheduledDate);
const steps = running()
  .season.weeks.filter(({ kind }) => kind === 'step')
  .map(({ weekStartDate }) => weekStartDate);
const inWeek = (dates: readonly Day[], monday: Day) =>
  dates.some((date) => date >= monday && date < addDays(monday, 7));

test('three easy ones in a row put a test into the next step-back week, though the rhythm has another one', () => {
  const usual = tests(withTried([]));
  const without = steps.find((monday) => !inWeek(usual, monday))!;
  const at = steps.indexOf(without);
  const easy = cruises([1, 2, 3], { perceivedExertion: 5 });
  const asked = (firstWeek: Day, tested: readonly Day[]) => {
    const run = { workoutType: 'run' as const, isLong: false, isHard: true, templateId: 'RUN-22', duration: 50 };
    // after which the long run is longer than a test
    const long = { ...run, isLong: true, isHard: false, templateId: 'RUN-04', duration: 90 };
    const past = [
      ...tested.map((scheduledDate) => ({ ...run, scheduledDate })),
      ...[-15, -8, -1].map((days) => ({ ...long, scheduledDate: addDays(firstWeek, days) })),
    ];
    const tried = easy.map((each, i) => ({ ...each, scheduledDate: addDays(firstWeek, -20 + i) }));
    return inWeek(tests(withTried(tried, { past, today: firstWeek, firstWeek })), without);
  };
  const monday = addDays(without, -14);
  expect(at).toBeGreaterThanOrEqual(0);
  expect(asked(monday, [])).toBe(true);
  expect(asked(monday, [addDays(monday, -20)])).toBe(true);
  // one since, and one just before
  expect(asked(monday, [addDays(monday, -10)])).toBe(false);
});

const aPast = fc
  .record({
    family: fc.constantFrom('run-cruise', 'run-hills', 'bike-threshold', 'swim-css'),
    rung: fc.integer({ min: 1, max: 9 }),
    effort: fc.integer({ min: 3, max: 10 }),
  })
  .map(({ family, rung, effort }): Partial<TriedWorkout> => {
    const { workoutType, intensity } = familyOf(family);
    return { templateId: `${family}/${rung}a`, workoutType, intensity, perceivedExertion: effort };
  });

test('whatever was done, the limits of the weeks hold, and nothing is planned above the rung that stands', () => {
  fc.assert(
    fc.property(aSeasonCase, fc.array(aPast, { minLength: 1, maxLength: 12 }), (season, past) => {
      const input = scheduleInput(season, { count: 6 });
      const tried = past.map((each, i) => ({
        ...cruises([1], each)[0]!,
        id: String(i),
        scheduledDate: addDays(season.today, i - 20),
      }));
      const result = planSchedule({ ...input, tried });
      if (!result.ok) return;
      expect(Object.values(HARD_RULES).flatMap((rule) => rule({ ...input, tried }, result.weeks))).toEqual([]);
      const { rungs } = foldRungs(tried, () => 'veteran');
      const first = new Map<string, number>();
      for (const { templateId } of result.weeks.flatMap(({ workouts }) => workouts)) {
        const place = rungOfId(templateId);
        if (place !== null && !first.has(place.family)) first.set(place.family, place.rung);
      }
      for (const [family, { rung }] of Object.entries(rungs)) expect(first.get(family) ?? 0).toBeLessThanOrEqual(rung);
    }),
    { ...runs(40), seed: 20270303 },
  );
});
