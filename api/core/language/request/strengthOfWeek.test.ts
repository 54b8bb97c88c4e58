import { inputOf, WORKOUTS } from '../../../test/core/requests/schedule.ts';
import { addDays, weekdayOf } from '../../calendar/calendar.ts';
import { applyOperations } from '../../change/operations.ts';
import { planningContextOf } from '../../rules/context.ts';
import { measureSchedule } from '../../rules/rules.ts';
import { readRequest } from './readRequest.ts';

/** Three times a week, as short as strength can be: what all workouts give up it cannot give up. */
const thrice = WORKOUTS.flatMap((workout) =>
  workout.workoutType !== 'strength'
    ? [workout]
    : [0, 2, 4].map((after) => {
        const scheduledDate = addDays(workout.scheduledDate, after);
        const dayOfWeek = weekdayOf(scheduledDate);
        return { ...workout, id: `${workout.id}-${after}`, duration: 20, scheduledDate, dayOfWeek };
      }),
);

test.each(['cut next week in half', 'make next week 40% shorter', 'keep next week to 3 hours'])(
  '%s: strength keeps to its share of what is left',
  (text) => {
    const input = inputOf(text, { workouts: thrice });
    const context = planningContextOf(input.limits);
    const broken = (workouts: typeof input.workouts) =>
      measureSchedule(workouts, context).filter(
        ({ rule, week, holds }) => rule === 'STRENGTH_SHARE' && week === '2027-01-11' && !holds,
      );
    const answer = readRequest(input);
    const changes = 'changes' in answer ? answer.changes : [];
    expect(broken(input.workouts)).toEqual([]);
    expect(changes.filter(({ op }) => op === 'resize').length).toBeGreaterThan(3);
    const { workouts, refused } = applyOperations(input.workouts, changes, context);
    expect(refused).toEqual([]);
    expect(broken(workouts)).toEqual([]);
  },
);
