import { addDays } from '../../calendar/calendar.ts';
import { planningContextOf } from '../../rules/context.ts';
import { calm, monday, week } from '../../../test/core/calmWeeks.ts';
import { addRestDay, boardOf, isIn, isLongSlot, limitVolume, spanOf, standing } from './board.ts';

const cause = { reasonCode: 'BREAK', source: 'rule', inputs: {}, because: 'of a test' } as const;
const boardWith = (workouts = calm.workouts) => boardOf(workouts, [], planningContextOf(calm.limits));
const daysOf = (board: ReturnType<typeof boardWith>, span = spanOf(monday, 7)) =>
  new Set(standing(board, span).map(({ session }) => session.scheduledDate)).size;

// what is left of a long session is what keeps its name: it gives up two fifths before the easy ones are all at their least
test('a long session gives up at most two fifths while others can give', () => {
  const board = boardWith();
  const long = standing(board, spanOf(monday, 7)).filter(isLongSlot);
  expect(long.length).toBeGreaterThan(0);
  const before = long.map(({ planned }) => planned.minutes);
  limitVolume(board, spanOf(monday, 7), 0.35, cause);
  expect(long.map(({ minutes }) => minutes)).toEqual(before.map((minutes) => Math.ceil(0.6 * minutes)));
});

describe('one more day of rest', () => {
  const span = spanOf(monday, 7);
  const trainingDays = [...new Set(week(calm.workouts).map(({ scheduledDate }) => scheduledDate))];

  test('leaves the only day of training that there is', () => {
    const [only] = trainingDays;
    const board = boardWith(
      calm.workouts.filter(({ scheduledDate }) => scheduledDate === only || !isIn(span, scheduledDate)),
    );
    addRestDay(board, span, cause);
    expect(daysOf(board)).toBe(1);
  });

  test('takes one of two days', () => {
    const two = trainingDays.slice(0, 2);
    const board = boardWith(
      calm.workouts.filter(({ scheduledDate }) => two.includes(scheduledDate) || scheduledDate > addDays(monday, 6)),
    );
    addRestDay(board, span, cause);
    expect(daysOf(board)).toBe(1);
  });
});
