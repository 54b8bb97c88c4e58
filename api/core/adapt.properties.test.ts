import * as fc from 'fast-check';

import { adapt } from './adapt.ts';
import type { AdaptInput } from './adapt/events.ts';
import { illnessState } from './adapt/illness.ts';
import { mondayOf } from './calendar.ts';
import { applyOperations } from './operations.ts';
import { checkSchedule } from './operations/check.ts';
import { isOpen, type ScheduledSession } from './operations/limits.ts';
import { planSchedule } from './planSchedule.ts';
import { aSeasonCase, anInjury } from './testing/arbitraries.ts';
import { afterChanges, lived, someLife, worse } from './testing/life.ts';
import { fourWeeks } from './testing/scheduled.ts';
import { scheduleInput } from './testing/schedules.ts';

// PROPERTY_RUNS=10000 looks further
const runs = (usual: number) => ({ numRuns: fc.readConfigureGlobal().numRuns ?? usual });

const aStream = fc.record({ season: aSeasonCase, skip: fc.nat({ max: 3 }), life: someLife, hurt: fc.option(anInjury, { freq: 2 }) });
type Stream = typeof aStream extends fc.Arbitrary<infer T> ? T : never;

/** Null: this athlete's limits allow no plan. */
function inputOf({ season, skip, life, hurt }: Stream): AdaptInput | null {
  const from = scheduleInput(season, { count: 7 });
  const result = planSchedule(from);
  if (!result.ok) return null;
  const input = lived(fourWeeks(from, result.weeks, skip), life);
  const { athlete } = input.limits;
  const injuries = hurt === null ? athlete.injuries : [...athlete.injuries, { ...hurt, isRecovered: false }];
  return { ...input, limits: { ...input.limits, athlete: { ...athlete, injuries } } };
}

const minutes = (workouts: readonly ScheduledSession[]) => workouts.reduce((sum, { duration }) => sum + duration, 0);
const hardDays = (workouts: readonly ScheduledSession[]) => new Set(workouts.filter(({ isHard }) => isHard).map(({ scheduledDate }) => scheduledDate)).size;
const adapted = (input: AdaptInput) => {
  const { operations } = adapt(input);
  return { operations, ...applyOperations(input.workouts, operations, input.limits) };
};

test('any life: nothing harder, nothing done or locked is touched, no limit broken, and asked again nothing more', () => {
  fc.assert(
    fc.property(aStream, (stream) => {
      const input = inputOf(stream);
      if (input === null) return;
      const { workouts: before, limits } = input;
      const { operations, workouts: after, refused } = adapted(input);
      expect(refused).toEqual([]);
      for (const monday of new Set(before.map(({ scheduledDate }) => mondayOf(scheduledDate)))) {
        const here = (workouts: readonly ScheduledSession[]) => workouts.filter(({ scheduledDate }) => mondayOf(scheduledDate) === monday);
        const [was, is] = [here(before), here(after)];
        expect(minutes(is)).toBeLessThanOrEqual(minutes(was));
        expect(Math.max(0, ...is.map(({ duration }) => duration))).toBeLessThanOrEqual(Math.max(0, ...was.map(({ duration }) => duration)));
        expect(hardDays(is)).toBeLessThanOrEqual(hardDays(was));
      }
      const kept = before.filter((each) => !isOpen(each, limits.today) || each.locked);
      expect(after.filter(({ id }) => kept.some((each) => each.id === id))).toEqual(kept);
      const broken = checkSchedule(before, limits).map(({ code, day, week }) => `${code} ${day ?? week}`);
      // what people made and what is past stands, and may be too much beside less of the rest
      const stands = (day: string | null, week: string, code: string) =>
        kept.some(({ scheduledDate, workoutType }) =>
          day === null ? mondayOf(scheduledDate) === week && (code !== 'STRENGTH' || workoutType === 'strength') : scheduledDate === day,
        );
      const newlyBroken = checkSchedule(after, limits).filter(({ code, day, week }) => !broken.includes(`${code} ${day ?? week}`) && !stands(day, week, code));
      expect(newlyBroken.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
      const again = adapt(afterChanges(input, operations, after));
      expect(again.operations.map(({ changeDescription }) => changeDescription)).toEqual([]);
      for (const { changeDescription, because } of operations) expect(`${changeDescription}${because ?? ''}`).not.toMatch(/undefined|NaN|null|Infinity/);
    }),
    runs(60),
  );
});

test('a worse check-in never gives more minutes or more hard days', () => {
  fc.assert(
    fc.property(aStream, fc.integer({ min: 1, max: 5 }), (stream, by) => {
      const input = inputOf(stream);
      if (input === null || input.checkIns.length === 0) return;
      const checkIns = input.checkIns.map((each, i) => (i === 0 ? worse(each, by) : each));
      const newest = [...input.checkIns].sort((a, b) => (a.answeredOn < b.answeredOn ? 1 : -1))[0];
      if (newest !== input.checkIns[0]) return;
      const better = adapted(input).workouts;
      const less = adapted({ ...input, checkIns }).workouts;
      expect(minutes(less)).toBeLessThanOrEqual(minutes(better));
      expect(hardDays(less)).toBeLessThanOrEqual(hardDays(better));
    }),
    runs(60),
  );
});

test('while ill nothing but half an hour of recovery; the longer ill, the later the first hard day', () => {
  fc.assert(
    fc.property(aStream, fc.integer({ min: 1, max: 10 }), (stream, longer) => {
      const input = inputOf(stream);
      if (input === null || input.illness === null) return;
      const state = illnessState(input.limits.today, input.illness, input.history);
      if (state === null) return;
      const days = Math.max(3, Math.ceil(state.days / 2) + 1);
      const free = adapted(input).workouts.filter((each) => isOpen(each, input.limits.today) && !each.locked);
      for (const { scheduledDate, duration, intensity, isHard } of free) {
        if (scheduledDate < state.firstDayBack) expect(state.mild && duration <= 30 && intensity === 'recovery').toBe(true);
        if (isHard) expect(scheduledDate >= state.hardFrom).toBe(true);
      }
      expect((new Date(state.hardFrom).getTime() - new Date(state.firstDayBack).getTime()) / 86_400_000).toBeGreaterThanOrEqual(days - 1);
      const { from, wellOn } = input.illness;
      if (wellOn === null) return;
      const earlier = new Date(new Date(from).getTime() - longer * 86_400_000).toISOString().slice(0, 10);
      const worseState = illnessState(input.limits.today, { ...input.illness, from: earlier }, []);
      const own = illnessState(input.limits.today, input.illness, []);
      if (own !== null && worseState !== null) expect(worseState.hardFrom >= own.hardFrom).toBe(true);
    }),
    runs(60),
  );
});
