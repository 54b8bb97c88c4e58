import { weekdayOf } from '../../core/calendar/calendar.ts';
import {
  feedback,
  done,
  mutate,
  type Row,
  generate,
  INVALID,
  IN_UNION,
  move,
  coming,
  foreign,
  owner,
  create,
} from './server.ts';

const tell = (over: object) => feedback(done.id, { completionStatus: 'completed', ...over });
const moveInGraphql = (workoutId: string, newDate: string, over: object = {}) =>
  mutate('rescheduleWorkout', 'RescheduleWorkoutInput', {
    workoutId,
    newDate,
    newDayOfWeek: weekdayOf(newDate).toUpperCase(),
    ...over,
  });
const tellInGraphql = (workoutId: string, over: object) =>
  mutate('submitWorkoutFeedback', 'SubmitWorkoutFeedbackInput', { workoutId, completionStatus: 'COMPLETED', ...over });
const EXERTION = 'Perceived exertion must be a whole number from 1 to 10.';
const DURATION = 'Duration must be from 1 to 1440 minutes.';
const NONE = '00000000-0000-7000-8000-000000000000';
const NOT_FOUND = { status: 404, code: 'NOT_FOUND', message: 'Workout not found.' };

export const SCHEDULE: Row[] = [
  [
    '35',
    'strength only',
    () => generate({ mode: 'train-consistently', selectedSports: ['strength'] }),
    { ...INVALID, message: 'Choose at least one of running, cycling, swimming.', path: 'selectedSports' },
  ],
  [
    '35',
    'no sport',
    () => generate({ mode: 'train-consistently', selectedSports: [] }),
    { ...INVALID, message: 'Please select at least one sport', path: 'selectedSports' },
  ],
  [
    '35',
    'strength only',
    () =>
      mutate('generateSchedule', 'GenerateScheduleInput', { mode: 'TRAIN_CONSISTENTLY', selectedSports: ['STRENGTH'] }),
    { ...IN_UNION, message: 'Choose at least one of running, cycling, swimming.', path: 'selectedSports' },
  ],
  [
    '36',
    'moving what is done',
    () => move(done.id, '2026-11-24'),
    { status: 409, code: 'WORKOUT_COMPLETED', message: 'Completed workouts cannot be rescheduled.' },
  ],
  [
    '36',
    'moving what is done',
    () => moveInGraphql(done.id, '2026-11-24'),
    { status: 200, code: 'WORKOUT_COMPLETED', message: 'Completed workouts cannot be rescheduled.' },
  ],
  [
    '37',
    'a Tuesday called Monday',
    () => move(coming.id, '2026-12-01', { newDayOfWeek: 'monday' }),
    { ...INVALID, message: '2026-12-01 is a Tuesday, not a Monday.', path: 'newDayOfWeek' },
  ],
  [
    '37',
    'a Tuesday called Monday',
    () => moveInGraphql(coming.id, '2026-12-01', { newDayOfWeek: 'MONDAY' }),
    { ...IN_UNION, message: '2026-12-01 is a Tuesday, not a Monday.', path: 'newDayOfWeek' },
  ],
  [
    '38',
    'a day after the four weeks',
    () => move(coming.id, '2026-12-14'),
    { status: 422, code: 'OUTSIDE_SCHEDULE', message: 'The date must be inside the current 4-week schedule.' },
  ],
  [
    '38',
    'a day after the four weeks',
    () => moveInGraphql(coming.id, '2026-12-14'),
    { status: 200, code: 'OUTSIDE_SCHEDULE', message: 'The date must be inside the current 4-week schedule.' },
  ],
  [
    '38',
    'the year 9999',
    () => move(coming.id, '9999-12-31'),
    { status: 422, code: 'OUTSIDE_SCHEDULE', message: 'The date must be inside the current 4-week schedule.' },
  ],
  [
    '39',
    'an old version',
    () => move(coming.id, '2026-12-02', { version: coming.version + 1 }),
    { status: 409, code: 'CONFLICT', message: 'Someone else changed this workout. The latest version is shown.' },
  ],
  [
    '39',
    'an old version',
    () => moveInGraphql(coming.id, '2026-12-02', { version: 0 }),
    { status: 200, code: 'CONFLICT', message: 'Someone else changed this workout. The latest version is shown.' },
  ],
  ['40', 'the workout of another', () => move(foreign.id, '2026-12-02'), NOT_FOUND],
  ['40', 'the workout of another', () => feedback(foreign.id, { completionStatus: 'completed' }), NOT_FOUND],
  ['40', 'a workout that is not', () => move(`workout_${NONE}`, '2026-12-02'), NOT_FOUND],
  ['40', 'the workout of another', () => moveInGraphql(foreign.id, '2026-12-02'), { ...NOT_FOUND, status: 200 }],
  ['40', 'the workout of another', () => tellInGraphql(foreign.id, {}), { ...NOT_FOUND, status: 200 }],
  ...['abc', 'V29ya291dDox', '%00', "'%20or%201=1", NONE].map((id): Row => [
    '41',
    `the id ${id}`,
    () => move(id, '2026-12-02'),
    NOT_FOUND,
  ]),
  ['41', 'the id of a week', () => move(coming.trainingWeekId, '2026-12-02'), NOT_FOUND],
  ['41', 'the id of a week', () => feedback(coming.trainingWeekId, { completionStatus: 'completed' }), NOT_FOUND],
  ['41', 'the id abc', () => moveInGraphql('abc', '2026-12-02'), { ...NOT_FOUND, status: 200 }],
  [
    '42',
    'skipped for no reason',
    () => feedback(done.id, { completionStatus: 'skipped' }),
    { ...INVALID, message: 'Choose a reason for skipping.', path: 'reasonForSkip' },
  ],
  [
    '42',
    'skipped for no reason',
    () => tellInGraphql(done.id, { completionStatus: 'SKIPPED' }),
    { ...IN_UNION, message: 'Choose a reason for skipping.', path: 'reasonForSkip' },
  ],
  ...[0, 11, 5.5].map((perceivedExertion): Row => [
    '43',
    `exertion ${perceivedExertion}`,
    () => tell({ perceivedExertion }),
    { ...INVALID, message: EXERTION, path: 'perceivedExertion' },
  ]),
  [
    '43',
    'exertion 11',
    () => tellInGraphql(done.id, { perceivedExertion: 11 }),
    { ...IN_UNION, message: EXERTION, path: 'perceivedExertion' },
  ],
  ...[-5, 100_000].map((actualDuration): Row => [
    '44',
    `${actualDuration} minutes`,
    () => tell({ actualDuration }),
    { ...INVALID, message: DURATION, path: 'actualDuration' },
  ]),
  [
    '45',
    'what has not been',
    () => feedback(coming.id, { completionStatus: 'completed' }),
    { status: 409, code: 'TOO_EARLY', message: 'You can record feedback on the day of the workout or later.' },
  ],
  [
    '45',
    'what has not been',
    () => tellInGraphql(coming.id, {}),
    { status: 200, code: 'TOO_EARLY', message: 'You can record feedback on the day of the workout or later.' },
  ],
  [
    '53',
    "an athlete at a coach's door",
    () => owner.get(`/api/coach/athletes/athlete_${NONE}/training-schedule`),
    { status: 403, code: 'FORBIDDEN', message: 'Only coaches can do this.' },
  ],
  [
    '55',
    'the week of another',
    () => create({ trainingWeekId: foreign.trainingWeekId }),
    { status: 404, code: 'NOT_FOUND', message: 'Training week not found.' },
  ],
];
