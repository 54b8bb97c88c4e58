import { changeDescription, changedLine, returnedDescription } from './changeDescription.ts';

test.each([
  [
    { op: 'move', workoutType: 'run', fromDate: '2026-12-01', toDate: '2026-12-03' },
    'Move the run on Tuesday 1 December to Thursday 3 December.',
  ],
  [
    { op: 'swap', workoutType: 'bike', fromDate: '2026-12-01', toDate: '2026-12-03' },
    'Swap the ride on Tuesday 1 December with the workout on Thursday 3 December.',
  ],
  [
    { op: 'remove', workoutType: 'swim', fromDate: '2026-12-01', durationBefore: 40 },
    'Remove the swim of 40 min on Tuesday 1 December.',
  ],
  [
    { op: 'add', workoutType: 'run', toDate: '2026-12-01', durationAfter: 30, intensityAfter: 'easy' },
    'Add an easy run of 30 min on Tuesday 1 December.',
  ],
  [
    { op: 'resize', workoutType: 'run', fromDate: '2026-12-01', durationBefore: 60, durationAfter: 45 },
    'Shorten the run on Tuesday 1 December from 1:00 to 0:45 h.',
  ],
  [
    { op: 'resize', workoutType: 'run', fromDate: '2026-12-01', durationBefore: 45, durationAfter: 60 },
    'Lengthen the run on Tuesday 1 December from 0:45 to 1:00 h.',
  ],
  [
    { op: 'ease', workoutType: 'run', fromDate: '2026-12-01', intensityBefore: 'threshold', intensityAfter: 'easy' },
    'Ease the run on Tuesday 1 December from threshold to easy.',
  ],
  [
    { op: 'ease', workoutType: 'run', fromDate: '2026-12-01', rungBefore: 4, rungAfter: 3 },
    'Ease the run on Tuesday 1 December from rung 4 to 3.',
  ],
  [
    { op: 'replace', workoutType: 'bike', fromDate: '2026-12-01', durationAfter: 45, intensityAfter: 'moderate' },
    'Replace the workout on Tuesday 1 December with a moderate ride of 45 min.',
  ],
  [
    { op: 'replace', workoutType: 'RUN', fromDate: '2026-12-01', durationAfter: 45, intensityAfter: 'EASY' },
    'Replace the workout on Tuesday 1 December with an easy run of 45 min.',
  ],
  [{ op: 'resize', workoutType: 'run', durationAfter: 45 }, 'Lengthen the run to 45 min.'],
  [{ op: 'ease', workoutType: 'brick' }, 'Ease the brick workout.'],
  [{ op: 'remove', workoutType: 'yoga' }, 'Remove the workout.'],
  [{ op: 'remove' }, 'Remove the workout.'],
  [{ op: 'add', workoutType: 'race' }, 'Add a race.'],
  [{ op: 'move', workoutType: 'strength', because: 'a cold' }, 'Move the strength workout (a cold).'],
] as const)('a change describes itself: %j', (change, text) => {
  expect(changeDescription({ ...change, reasonCode: 'REQUEST' })).toBe(text);
});

test.each([
  [
    { op: 'add', workoutType: 'swim', toDate: '2026-12-01', durationAfter: 40, intensityAfter: 'hard' },
    'The swim of 40 min on Tuesday 1 December comes back.',
  ],
  [
    { op: 'resize', durationBefore: 20, durationAfter: 40, intensityBefore: 'easy', intensityAfter: 'easy' },
    'The run on Tuesday 1 December goes back from 20 to 40 min.',
  ],
  [
    { op: 'replace', durationBefore: 40, durationAfter: 40, intensityBefore: 'EASY', intensityAfter: 'HARD' },
    'The run on Tuesday 1 December goes back from easy to hard.',
  ],
  [
    { op: 'resize', durationBefore: 20, durationAfter: 40, intensityBefore: 'easy', intensityAfter: 'hard' },
    'The run on Tuesday 1 December goes back from 20 to 40 min and from easy to hard.',
  ],
  [
    { op: 'replace', durationBefore: 40, durationAfter: 40, intensityBefore: 'easy', intensityAfter: 'easy' },
    'The run on Tuesday 1 December goes back to what was planned.',
  ],
] as const)('a workout comes back: %j', (change, text) => {
  const run = { workoutType: 'run', fromDate: '2026-12-01', reasonCode: 'ILLNESS_OVER' } as const;
  expect(returnedDescription({ ...run, ...change })).toBe(text);
});

test('a line of a summary has the reason apart', () => {
  const change = { id: 'a', op: 'remove', workoutType: 'run', reasonCode: 'BREAK' } as const;
  expect(changedLine({ ...change, changeDescription: 'Remove the run.' })).toBe('Remove the run.');
  const because = '8 days off';
  const told = { ...change, because, changeDescription: 'Remove the run (8 days off).' };
  expect(changedLine({ ...told, inputs: { days: 8 } })).toEqual({
    line: 'CHANGED',
    sentence: 'Remove the run',
    reasonCode: 'BREAK',
    inputs: { days: 8 },
    because,
  });
  expect(changedLine(told)).toMatchObject({ inputs: {} });
});
