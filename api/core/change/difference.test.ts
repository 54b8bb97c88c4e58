import { contentDifference, workoutDifference, type WorkoutFace } from './difference.ts';

const run: WorkoutFace = {
  scheduledDate: '2027-01-05',
  workoutType: 'run',
  intensity: 'threshold',
  duration: 60,
  description: 'Cruise intervals',
  status: 'scheduled',
};

test.each<[string, WorkoutFace | null, WorkoutFace | null, string | null]>([
  ['nothing at all', null, null, null],
  ['the same', run, { ...run }, null],
  ['added', null, run, 'Cruise intervals of 1:00 h was added on Tuesday 5 January.'],
  ['removed', run, null, 'Cruise intervals of 1:00 h on Tuesday 5 January was removed.'],
  ['without a title', { ...run, description: '' }, null, 'run of 1:00 h on Tuesday 5 January was removed.'],
  [
    'moved',
    run,
    { ...run, scheduledDate: '2027-01-07' },
    'Cruise intervals on Tuesday 5 January moved to Thursday 7 January.',
  ],
  [
    'shorter',
    run,
    { ...run, duration: 45 },
    'Cruise intervals on Tuesday 5 January was shortened from 1:00 to 0:45 h.',
  ],
  [
    'longer',
    run,
    { ...run, duration: 75 },
    'Cruise intervals on Tuesday 5 January was lengthened from 1:00 to 1:15 h.',
  ],
  [
    'eased into another workout',
    run,
    { ...run, description: 'Easy run', intensity: 'easy', duration: 40 },
    'Cruise intervals on Tuesday 5 January became Easy run, was shortened from 1:00 to 0:40 h and went from threshold to easy.',
  ],
  ['done', run, { ...run, status: 'completed' }, 'Cruise intervals on Tuesday 5 January was completed.'],
  [
    'partly done',
    run,
    { ...run, status: 'partially_completed' },
    'Cruise intervals on Tuesday 5 January was partly completed.',
  ],
  ['left out', run, { ...run, status: 'skipped' }, 'Cruise intervals on Tuesday 5 January was skipped.'],
  ['of a state without words', run, { ...run, status: 'paused' }, 'Cruise intervals on Tuesday 5 January is paused.'],
  [
    'another sport of the same name',
    run,
    { ...run, workoutType: 'bike' },
    'Cruise intervals on Tuesday 5 January became Cruise intervals.',
  ],
  ['undone', { ...run, status: 'skipped' }, run, 'Cruise intervals on Tuesday 5 January is planned again.'],
])('%s', (_name, before, after, sentence) => {
  expect(workoutDifference(before, after)).toBe(sentence);
});

test('what is to be done in it', () => {
  expect(contentDifference(run, 'steps')).toBe('Cruise intervals on Tuesday 5 January got other steps.');
  expect(contentDifference({ ...run, description: '' }, 'instructions')).toBe(
    'run on Tuesday 5 January got other instructions.',
  );
});
