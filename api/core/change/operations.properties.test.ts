import * as fc from 'fast-check';

import { addDays } from '../calendar/calendar.ts';
import { applyOperations, type Cause, makeOperation, type Operation } from './operations.ts';
import { brokenLimits } from '../rules/rules.ts';
import { settle } from './operations/settle.ts';
import { planSchedule } from '../week/planSchedule.ts';
import { stepSeconds } from '../workout/prescription/stepSums.ts';
import { aSeasonCase } from '../../test/core/arbitraries.ts';
import { fourWeeks } from '../../test/core/scheduled.ts';
import { scheduleInput } from '../../test/core/schedules.ts';
import { INTENSITIES } from '../codes/workout.ts';

const wish: Cause = { reasonCode: 'REQUEST', source: 'athlete', inputs: { request: 'as asked' } };
const rule: Cause = {
  reasonCode: 'READINESS_ORANGE',
  source: 'checkIn',
  inputs: { stress: 8, sleep: 3, named: 'stress 8, sleep 3', isBelowUsual: false },
};

test('random changes break no limit, touch nothing that is done, and make no difference when applied again', () => {
  const anOperation = fc.record({
    op: fc.constantFrom('move', 'swap', 'remove', 'resize', 'ease', 'replace', 'add'),
    first: fc.nat(),
    second: fc.nat(),
    day: fc.integer({ min: -3, max: 30 }),
    minutes: fc.integer({ min: 5, max: 200 }),
    intensity: fc.constantFrom(...INTENSITIES),
    workoutType: fc.constantFrom('run', 'bike', 'swim', 'strength', 'brick'),
    person: fc.boolean(),
  });
  let twice = 0;
  fc.assert(
    fc.property(
      aSeasonCase,
      fc.nat({ max: 8 }),
      fc.array(anOperation, { minLength: 1, maxLength: 5 }),
      (season, skip, wanted) => {
        const from = scheduleInput(season, { count: 12 });
        const result = planSchedule(from);
        if (!result.ok) return;
        const scheduled = fourWeeks(from, result.weeks, skip);
        const before = scheduled.workouts.map((each, i) =>
          i % 5 === 0 ? { ...each, status: 'completed' as const } : each,
        );
        if (before.length === 0) return;
        const at = (n: number) => before[n % before.length]!.id;
        const changes = wanted.flatMap(({ op, first, second, day, person, ...rest }) => {
          const operation = {
            op,
            workoutId: at(first),
            otherId: at(second),
            toDate: addDays(scheduled.limits.firstDay, day),
            ...rest,
          } as Operation;
          return makeOperation(before, operation, person ? wish : rule) ?? [];
        });
        const { workouts: after } = applyOperations(before, changes, scheduled.limits);
        const settled = applyOperations(after, settle(after, scheduled.limits), scheduled.limits).workouts;
        const own = (each: { code: string }) => each.code === 'STRENGTH' || each.code === 'LONG_RUN';
        expect(brokenLimits(after, scheduled.limits).filter((each) => !own(each))).toEqual([]);
        // what is done stays, whatever else lies on its day
        const isFree = (workoutId: string | undefined) =>
          after.some(({ id, status, locked }) => id === workoutId && status === 'scheduled' && !locked);
        expect(
          brokenLimits(settled, scheduled.limits).filter(
            ({ code, workoutId }) => code === 'LONG_RUN' && isFree(workoutId),
          ),
        ).toEqual([]);
        expect(after.filter(({ status }) => status === 'completed')).toEqual(
          before.filter(({ status }) => status === 'completed'),
        );
        for (const { steps, duration } of after.filter(({ workoutType }) => workoutType !== 'race'))
          expect(stepSeconds(steps)).toBe(60 * duration);
        const distinct = new Set(changes.flatMap(({ workoutId, otherWorkoutId }) => [workoutId, otherWorkoutId]));
        if (changes.length === 0 || distinct.size !== 2 * changes.length) return;
        twice += 1;
        expect(applyOperations(after, changes, scheduled.limits).workouts).toEqual(after);
      },
    ),
    { numRuns: 60 },
  );
  expect(twice).toBeGreaterThan(0);
});
