import { addDays } from '../../calendar/calendar.ts';
import { planningContextOf } from '../../rules/context.ts';
import { calm, monday, week } from '../../../test/core/calmWeeks.ts';
import { addRestDay, adaptationDraftOf, isIn, isLongSlot, spanOf, openSlots } from './adaptationDraft.ts';
import { limitVolume } from './limitVolume.ts';
import { upToFives } from '../../workout/inFives.ts';

const cause = { reasonCode: 'BREAK', source: 'rule', inputs: {}, because: 'of a test' } as const;
const boardWith = (workouts = calm.workouts) => adaptationDraftOf(workouts, [], planningContextOf(calm.limits));
const daysOf = (draft: ReturnType<typeof boardWith>, span = spanOf(monday, 7)) =>
  new Set(openSlots(draft, span).map(({ workout }) => workout.scheduledDate)).size;

// what is left of a long workout is what keeps its name: it gives up two fifths before the easy ones are all at their least
test('a long workout gives up at most two fifths while others can give', () => {
  const draft = boardWith();
  const long = openSlots(draft, spanOf(monday, 7)).filter(isLongSlot);
  expect(long.length).toBeGreaterThan(0);
  const before = long.map(({ planned }) => planned.minutes);
  limitVolume(draft, spanOf(monday, 7), { factor: 0.35 }, cause);
  expect(long.map(({ minutes }) => minutes)).toEqual(before.map((minutes) => upToFives(0.6 * minutes)));
});

describe('one more day of rest', () => {
  const span = spanOf(monday, 7);
  const trainingDays = [...new Set(week(calm.workouts).map(({ scheduledDate }) => scheduledDate))];

  test('leaves the only day of training that there is', () => {
    const [only] = trainingDays;
    const draft = boardWith(
      calm.workouts.filter(({ scheduledDate }) => scheduledDate === only || !isIn(span, scheduledDate)),
    );
    addRestDay(draft, span, cause);
    expect(daysOf(draft)).toBe(1);
  });

  test('takes one of two days', () => {
    const two = trainingDays.slice(0, 2);
    const draft = boardWith(
      calm.workouts.filter(({ scheduledDate }) => two.includes(scheduledDate) || scheduledDate > addDays(monday, 6)),
    );
    addRestDay(draft, span, cause);
    expect(daysOf(draft)).toBe(1);
  });
});
