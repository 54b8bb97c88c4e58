import * as fc from 'fast-check';

import { adapt } from './adapt.ts';
import type { AdaptInput } from './adapt/events.ts';
import { illnessState } from './adapt/illness.ts';
import { mondayOf } from '../calendar/calendar.ts';
import { applyOperations } from './operations.ts';
import { isOpen, type ScheduledWorkout } from '../rules/context.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { aSeasonCase, anInjury } from '../../test/core/arbitraries.ts';
import { afterChanges, lived, someLife } from '../../test/core/life.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { scheduleInput } from '../../test/core/schedules.ts';

const { seed, numRuns } = fc.readConfigureGlobal();
const plans = fc
  .sample(aSeasonCase, { seed: seed!, numRuns: Math.min(400, Math.ceil((numRuns ?? 300) / 10)) })
  .flatMap((season) => {
    const from = scheduleInput(season, { count: 7 });
    const result = planSchedule(from);
    return result.ok ? [{ from, weeks: result.weeks }] : [];
  });
const aLife = fc.record({
  plan: fc.constantFrom(...plans),
  skip: fc.nat({ max: 3 }),
  life: someLife,
  hurt: fc.option(anInjury, { freq: 2 }),
  more: fc.constantFrom(1, 1.1, 1.5),
});

const openMinutes = (workouts: readonly ScheduledWorkout[], today: string) => {
  const weeks = new Map<string, number>();
  for (const each of workouts)
    if (isOpen(each, today))
      weeks.set(mondayOf(each.scheduledDate), (weeks.get(mondayOf(each.scheduledDate)) ?? 0) + each.duration);
  return weeks;
};
const hardDays = (workouts: readonly ScheduledWorkout[], monday: string, today: string) =>
  new Set(
    workouts
      .filter((each) => isOpen(each, today) && each.isHard && mondayOf(each.scheduledDate) === monday)
      .map(({ scheduledDate }) => scheduledDate),
  ).size;

test('planned anew, even with more of it, a week that was eased for what holds is no larger and no harder; asked again nothing more', () => {
  let [eased, ill] = [0, 0];
  fc.assert(
    fc.property(aLife, ({ plan, skip, life, hurt, more }) => {
      const was = lived(fourWeeks(plan.from, plan.weeks, skip), life);
      const { athlete, today } = was.limits;
      const limits = {
        ...was.limits,
        athlete: {
          ...athlete,
          injuries: hurt === null ? athlete.injuries : [...athlete.injuries, { ...hurt, isRecovered: false }],
        },
      };
      const input: AdaptInput = { ...was, limits };
      const { operations } = adapt(input);
      const stood = afterChanges(input, operations, applyOperations(input.workouts, operations, limits).workouts);
      const anew = input.workouts.map((each): ScheduledWorkout =>
        isOpen(each, today) && !each.locked && each.workoutType !== 'race'
          ? { ...each, id: `n${each.id}`, duration: Math.round(more * each.duration) }
          : each,
      );
      const again: AdaptInput = {
        ...input,
        workouts: anew,
        removed: [],
        stood: { workouts: stood.workouts, removed: stood.removed },
      };
      const made = adapt(again).operations;
      const after = applyOperations(anew, made, limits).workouts;
      const touched = new Set(
        [
          ...stood.removed,
          ...stood.workouts.filter(({ id }) =>
            operations.some(({ workoutId, op }) => workoutId === id && op !== 'move'),
          ),
        ].map(({ scheduledDate }) => mondayOf(scheduledDate)),
      );
      const [before, now] = [openMinutes(stood.workouts, today), openMinutes(after, today)];
      for (const monday of touched) {
        const kind = plan.weeks.find(({ weekStartDate }) => weekStartDate === monday)!.kind;
        const byRule = operations.filter(
          ({ reasonCode, fromDate }) =>
            !/^(LIMIT|MISSED)/.test(reasonCode) && fromDate !== undefined && mondayOf(fromDate) === monday,
        );
        // a taper keeps its workouts, however short
        if (kind === 'taper' || kind === 'race' || byRule.length === 0) continue;
        eased += 1;
        expect(now.get(monday) ?? 0).toBeLessThanOrEqual(before.get(monday) ?? 0);
        expect(hardDays(after, monday, today)).toBeLessThanOrEqual(hardDays(stood.workouts, monday, today));
      }
      const illness = illnessState(today, input.illness, input.history);
      const inBed = illness === null || illness.mild ? [] : [illness];
      ill += inBed.length;
      const inIllness = after.filter(
        (each) =>
          isOpen(each, today) &&
          !each.locked &&
          each.workoutType !== 'race' &&
          inBed.some(({ from, firstDayBack }) => each.scheduledDate >= from && each.scheduledDate < firstDayBack),
      );
      expect(inIllness).toEqual([]);
      expect(
        adapt(afterChanges({ ...again, stood: undefined }, made, after)).operations.filter(
          ({ reasonCode }) => !reasonCode.startsWith('LIMIT'),
        ),
      ).toEqual([]);
    }),
    { numRuns: numRuns ?? 300 },
  );
  expect([eased > 50, ill > 20]).toEqual([true, true]);
});
