import { type MovableWorkout, type MoveInput, moveWorkout } from './move.ts';

const workout = (id: string, scheduledDate: string, more: Partial<MovableWorkout> = {}): MovableWorkout => ({
  id,
  scheduledDate,
  status: 'scheduled',
  workoutType: 'run',
  duration: 45,
  isHard: false,
  isLong: false,
  ...more,
});

// 2026-11-30 is a Monday
const move = (more: Partial<MoveInput>): ReturnType<typeof moveWorkout> =>
  moveWorkout({
    workouts: [workout('a', '2026-12-01')],
    workoutId: 'a',
    newDate: '2026-12-03',
    today: '2026-12-01',
    firstDay: '2026-11-30',
    lastDay: '2026-12-27',
    ...more,
  });

test('a workout takes the date and its weekday', () => {
  expect(move({})).toEqual({ ok: true, workout: { scheduledDate: '2026-12-03', dayOfWeek: 'thursday' }, warnings: [] });
});

test.each<[string, Partial<MoveInput>, string, string]>([
  ['an unknown workout', { workoutId: 'b' }, 'NOT_FOUND', 'Workout not found.'],
  [
    'a completed one',
    { workouts: [workout('a', '2026-12-01', { status: 'completed' })] },
    'WORKOUT_COMPLETED',
    'Completed workouts cannot be rescheduled.',
  ],
  [
    'a partly completed one',
    { workouts: [workout('a', '2026-12-01', { status: 'PARTIALLY_COMPLETED' })] },
    'WORKOUT_COMPLETED',
    'Completed workouts cannot be rescheduled.',
  ],
  [
    'a day that is not the date',
    { newDate: '2026-12-01', newDayOfWeek: 'monday' },
    'DAY_MISMATCH',
    '2026-12-01 is a Tuesday, not a Monday.',
  ],
  [
    'a day before the schedule',
    { newDate: '2026-11-29' },
    'OUTSIDE_SCHEDULE',
    'The date must be inside the current 4-week schedule.',
  ],
  [
    'a day after the schedule',
    { newDate: '2026-12-28' },
    'OUTSIDE_SCHEDULE',
    'The date must be inside the current 4-week schedule.',
  ],
  [
    'no calendar date',
    { newDate: '2026-02-30' },
    'OUTSIDE_SCHEDULE',
    'The date must be inside the current 4-week schedule.',
  ],
  ['a past day', { newDate: '2026-11-30' }, 'PAST_DAY', 'Choose today or a later day.'],
  [
    'a workout of a past day',
    { workouts: [workout('a', '2026-11-30')] },
    'PAST_DAY',
    'Workouts of past days cannot be rescheduled.',
  ],
])('%s is refused', (_name, input, code, message) => {
  expect(move(input)).toEqual({ ok: false, refusal: { code, message } });
});

test('the last day of the schedule and today are allowed', () => {
  expect(move({ newDate: '2026-12-27' }).ok).toBe(true);
  expect(move({ workouts: [workout('a', '2026-12-05')], newDate: '2026-12-01', newDayOfWeek: 'tuesday' }).ok).toBe(
    true,
  );
});

test.each<[string, Partial<MoveInput>, string[]]>([
  ['the race itself', { workouts: [workout('a', '2026-12-01', { workoutType: 'race' })] }, ['RACE_MOVED']],
  ['any other workout', {}, []],
  ['its own day', { newDate: '2026-12-01' }, []],
])('moving %s is allowed, with a warning where one is due', (_name, input, codes) => {
  const result = move(input);
  expect(result.ok && result.warnings.map(({ code }) => code)).toEqual(codes);
});
