import * as fc from 'fast-check';

import { adapt } from './adapt.ts';
import type { AdaptInput } from './adapt/events.ts';
import { illnessState } from './adapt/illness.ts';
import { addDays, daysBetween, mondayOf } from '../calendar/calendar.ts';
import { applyOperations } from './operations.ts';
import { brokenLimits } from '../rules/rules.ts';
import { isOpen, type ScheduledWorkout } from '../rules/context.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { aSeasonCase, anInjury } from '../../test/core/arbitraries.ts';
import { afterChanges, lived, someLife, steadyUntil, worse } from '../../test/core/life.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { scheduleInput } from '../../test/core/schedules.ts';

const { seed, numRuns } = fc.readConfigureGlobal();
// PROPERTY_RUNS=10000 looks further
const runs = (usual: number) => ({ numRuns: numRuns ?? usual });

// planning costs most: many lives are lived on a few dozen plans
const plans = fc
  .sample(aSeasonCase, { seed: seed!, numRuns: Math.min(400, Math.ceil((numRuns ?? 300) / 10)) })
  .flatMap((season) => {
    const from = scheduleInput(season, { count: 7 });
    const result = planSchedule(from);
    return result.ok ? [{ from, weeks: result.weeks }] : [];
  });
const aStanding = fc
  .record({ plan: fc.constantFrom(...plans), skip: fc.nat({ max: 3 }) })
  .map(({ plan, skip }) => fourWeeks(plan.from, plan.weeks, skip));
const anInput = fc
  .record({ standing: aStanding, life: someLife, hurt: fc.option(anInjury, { freq: 2 }) })
  .map(({ standing: scheduled, life, hurt }): AdaptInput => {
    const input = lived(scheduled, life);
    const { athlete } = input.limits;
    const injuries = hurt === null ? athlete.injuries : [...athlete.injuries, { ...hurt, isRecovered: false }];
    return { ...input, limits: { ...input.limits, athlete: { ...athlete, injuries } } };
  });
const anIllInput = anInput.filter(
  (input): input is AdaptInput & { illness: NonNullable<AdaptInput['illness']> } => input.illness !== null,
);

const minutes = (workouts: readonly ScheduledWorkout[]) => workouts.reduce((sum, { duration }) => sum + duration, 0);
const hardDays = (workouts: readonly ScheduledWorkout[]) =>
  new Set(workouts.filter(({ isHard }) => isHard).map(({ scheduledDate }) => scheduledDate)).size;
const adapted = (input: AdaptInput) => {
  const { operations } = adapt(input);
  return { operations, ...applyOperations(input.workouts, operations, input.limits) };
};

test('any life: nothing harder, nothing done or locked is touched, no limit broken, and asked again nothing more', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const { workouts: before, limits } = input;
      const { operations, workouts: after, applied, refused } = adapted(input);
      const whys = adapt(input).reasons.map(({ text }) => text.replace(/^.*?: /, ''));
      expect(whys).toEqual([...new Set(whys)]);
      expect({ refused, applied }).toEqual({ refused: [], applied: operations.map(({ id }) => id) });
      const removed = operations.filter(({ op }) => op === 'remove').map(({ workoutId }) => workoutId);
      expect(operations.filter(({ workoutId }) => removed.includes(workoutId))).toHaveLength(removed.length);
      for (const monday of new Set(before.map(({ scheduledDate }) => mondayOf(scheduledDate)))) {
        const here = (workouts: readonly ScheduledWorkout[]) =>
          workouts.filter(({ scheduledDate }) => mondayOf(scheduledDate) === monday);
        const [was, is] = [here(before), here(after)];
        expect(minutes(is)).toBeLessThanOrEqual(minutes(was));
        expect(Math.max(0, ...is.map(({ duration }) => duration))).toBeLessThanOrEqual(
          Math.max(0, ...was.map(({ duration }) => duration)),
        );
        // a key workout that was skipped may come on another day
        expect(hardDays(is.filter(({ status }) => status !== 'skipped'))).toBeLessThanOrEqual(hardDays(was));
      }
      // what a rule makes lasts whole steps of five minutes
      expect(operations.filter(({ durationAfter = 0 }) => durationAfter % 5 !== 0)).toEqual([]);
      expect(after.filter(({ workoutType, duration }) => workoutType !== 'race' && duration % 5 !== 0)).toEqual([]);
      const kept = before.filter((each) => !isOpen(each, limits.today) || each.locked);
      expect(after.filter(({ id }) => kept.some((each) => each.id === id))).toEqual(kept);
      const broken = brokenLimits(before, limits).map(({ code, day, week }) => `${code} ${day ?? week}`);
      // what people made and what is past stands, and may be too much beside less of the rest
      const stands = (day: string | null, week: string, code: string) =>
        kept.some(({ scheduledDate, workoutType }) =>
          day === null
            ? mondayOf(scheduledDate) === week && (code !== 'STRENGTH' || workoutType === 'strength')
            : scheduledDate === day,
        );
      const newlyBroken = brokenLimits(after, limits).filter(
        ({ code, day, week }) => !broken.includes(`${code} ${day ?? week}`) && !stands(day, week, code),
      );
      expect(newlyBroken.map(({ code, said }) => `${code} ${JSON.stringify(said)}`)).toEqual([]);
      const again = adapt(afterChanges(input, operations, after));
      expect(again.operations.map(({ changeDescription }) => changeDescription)).toEqual([]);
      for (const { changeDescription, because } of operations)
        expect(`${changeDescription}${because ?? ''}`).not.toMatch(/undefined|NaN|null|Infinity/);
    }),
    runs(90),
  );
});

test('told one thing after the other, each adds only what it asks for, once', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const told = [{ ...input, checkIns: [], illness: null }, { ...input, illness: null }, input];
      let now: Pick<AdaptInput, 'workouts' | 'removed'> = input;
      for (const news of told) {
        const here = { ...news, workouts: now.workouts, removed: now.removed };
        const { operations, workouts, refused } = adapted(here);
        expect(refused).toEqual([]);
        expect(minutes(workouts)).toBeLessThanOrEqual(minutes(here.workouts));
        now = afterChanges(here, operations, workouts);
        expect(adapt({ ...here, workouts: now.workouts, removed: now.removed }).operations).toEqual([]);
      }
    }),
    runs(40),
  );
});

test('a worse check-in never gives more minutes or more hard days', () => {
  fc.assert(
    fc.property(anInput, fc.integer({ min: 1, max: 5 }), (input, by) => {
      const newest = [...input.checkIns].sort((a, b) => (a.answeredOn < b.answeredOn ? 1 : -1))[0];
      if (newest === undefined) return;
      const checkIns = input.checkIns.map((each) => (each === newest ? worse(each, by) : each));
      const better = adapted(input).workouts;
      const less = adapted({ ...input, checkIns }).workouts;
      expect(minutes(less)).toBeLessThanOrEqual(minutes(better));
      expect(hardDays(less)).toBeLessThanOrEqual(hardDays(better));
    }),
    runs(60),
  );
});

test('the longer without training, the less comes in the week of the return and the week after', () => {
  fc.assert(
    fc.property(
      aStanding,
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 15 }),
      ({ workouts, limits }, days, longer) => {
        const weeks = (daysOff: number) => {
          const input = {
            workouts,
            removed: [],
            limits,
            history: steadyUntil(limits.today, daysOff),
            checkIns: [],
            illness: null,
          };
          const after = adapted(input).workouts;
          const ahead = (from: number) =>
            minutes(
              after.filter(({ scheduledDate }) => mondayOf(scheduledDate) === mondayOf(addDays(limits.today, from))),
            );
          return [ahead(0), ahead(7)] as const;
        };
        const [less, more] = [weeks(days), weeks(days + longer)];
        expect(more[0]).toBeLessThanOrEqual(less[0]);
        expect(more[1]).toBeLessThanOrEqual(less[1]);
      },
    ),
    runs(25),
  );
});

test('while ill nothing but half an hour of recovery; the longer ill, the later the first hard day', () => {
  const met = { inIllness: 0, hard: 0, longer: 0 };
  fc.assert(
    fc.property(anIllInput, fc.integer({ min: 1, max: 10 }), (input, longer) => {
      const state = illnessState(input.limits.today, input.illness, input.history);
      if (state === null) return;
      const free = adapted(input).workouts.filter((each) => isOpen(each, input.limits.today) && !each.locked);
      const inIllness = free.filter(({ scheduledDate }) => scheduledDate < state.firstDayBack);
      for (const { duration, intensity } of inIllness)
        expect(state.mild && duration <= 30 && intensity === 'recovery').toBe(true);
      const hard = free.filter(({ isHard }) => isHard);
      for (const { scheduledDate } of hard) expect(scheduledDate >= state.hardFrom).toBe(true);
      met.inIllness += inIllness.length;
      met.hard += hard.length;
      const gentle = Math.max(3, Math.ceil(state.days / 2) + 1);
      expect(daysBetween(state.firstDayBack, state.hardFrom)).toBeGreaterThanOrEqual(gentle - 1);
      const { from, wellOn } = input.illness;
      if (wellOn === null) return;
      const worseState = illnessState(input.limits.today, { ...input.illness, from: addDays(from, -longer) }, []);
      const own = illnessState(input.limits.today, input.illness, []);
      if (own === null || worseState === null) return;
      met.longer += 1;
      expect(worseState.hardFrom >= own.hardFrom).toBe(true);
    }),
    runs(150),
  );
  expect(Object.entries(met).filter(([, times]) => times === 0)).toEqual([]);
});
