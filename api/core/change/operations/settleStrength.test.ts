import { LIMITS, WORKOUTS } from '../../../test/core/requests/schedule.ts';
import { planningContextOf, type ScheduledWorkout } from '../../rules/context.ts';
import { settleStrength, withStrengthSettled } from './settleStrength.ts';

// strength of 30 min on Wednesday the 13th; its week has swims and runs on Tuesday, rides on Thursday, a long ride and a long run
const BEFORE = WORKOUTS.map((each): ScheduledWorkout =>
  each.workoutType === 'bike' && !each.isLong ? { ...each, isHard: false, intensity: 'easy' } : each,
);
const with13 = (all: readonly ScheduledWorkout[], over: Partial<ScheduledWorkout>) =>
  all.map((each) => (each.id === '13-strength' ? { ...each, ...over } : each));
/** The long run of Sunday stands on the day after strength. */
const MOVED = BEFORE.map((each): ScheduledWorkout =>
  each.id === '17-run' ? { ...each, scheduledDate: '2027-01-14', dayOfWeek: 'thursday' } : each,
);
const context = planningContextOf(LIMITS);
type Bounds = Parameters<typeof settleStrength>[3];
const changes = (before: readonly ScheduledWorkout[], after: readonly ScheduledWorkout[], bounds?: Bounds) =>
  settleStrength(before, after, context, bounds).map(({ op, workoutId, ...rest }) => [
    op,
    workoutId,
    ...('toDate' in rest ? [rest.toDate] : []),
    ...('durationAfter' in rest && op === 'resize' ? [rest.durationAfter] : []),
  ]);

const days = (...numbers: number[]) => new Set(numbers.map((day) => `2027-01-${day}`));

test.each<[string, readonly ScheduledWorkout[], Bounds, unknown[]]>([
  ['goes to a day that holds it', MOVED, {}, [['move', '13-strength', '2027-01-17']]],
  ['goes to no day that is closed', MOVED, { closed: days(17) }, [['move', '13-strength', '2027-01-16']]],
  ['stays where every day is closed', MOVED, { closed: days(11, 12, 14, 15, 16, 17) }, []],
  ['stays where it is to stay', MOVED, { staying: new Set(['13-strength']) }, []],
  ['stays where a person has put it', with13(MOVED, { locked: true }), {}, []],
  ['stays once it is done', with13(MOVED, { status: 'completed' }), {}, []],
])('strength on the eve of what came there %s', (_, after, bounds, expected) => {
  expect(changes(BEFORE, after, bounds)).toEqual(expected);
});

test('strength that stood on such an eve before stays there', () => {
  expect(changes(MOVED, MOVED)).toEqual([]);
});

const OTHERS_OF_WEEK = BEFORE.filter(
  ({ workoutType, scheduledDate }) =>
    workoutType !== 'strength' && scheduledDate >= '2027-01-11' && scheduledDate < '2027-01-18',
);
const without = (all: readonly ScheduledWorkout[], count: number) => {
  const gone = new Set(OTHERS_OF_WEEK.slice(0, count).map(({ id }) => id));
  return all.filter(({ id }) => !gone.has(id));
};

test.each<[minutes: number, gone: number, leavesOut: boolean, expected: unknown[]]>([
  [45, 3, false, []],
  [45, 4, false, [['resize', '13-strength', 40]]],
  [45, 5, false, [['resize', '13-strength', 35]]],
  [30, 6, false, []],
  [30, 6, true, [['remove', '13-strength']]],
])(
  'of %i min of strength where %i other workouts are gone, left out only where it may be (%s)',
  (duration, gone, leavesOut, expected) => {
    const all = with13(BEFORE, { duration });
    expect(changes(all, without(all, gone), { leavesOut })).toEqual(expected);
  },
);

test('a schedule comes back with its strength put right, and as it is where nothing was changed', () => {
  const settled = withStrengthSettled(BEFORE, MOVED, LIMITS);
  expect(settled.find(({ id }) => id === '13-strength')!.scheduledDate).toBe('2027-01-17');
  expect(withStrengthSettled(MOVED, MOVED, LIMITS)).toBe(MOVED);
});
