import { changeDescription } from './changes.ts';

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
    'Shorten the run on Tuesday 1 December from 60 to 45 min.',
  ],
  [
    { op: 'resize', workoutType: 'run', fromDate: '2026-12-01', durationBefore: 45, durationAfter: 60 },
    'Lengthen the run on Tuesday 1 December from 45 to 60 min.',
  ],
  [
    { op: 'ease', workoutType: 'run', fromDate: '2026-12-01', intensityBefore: 'threshold', intensityAfter: 'easy' },
    'Ease the run on Tuesday 1 December from threshold to easy.',
  ],
  [
    { op: 'replace', workoutType: 'bike', fromDate: '2026-12-01', durationAfter: 45, intensityAfter: 'moderate' },
    'Replace the workout on Tuesday 1 December with a moderate ride of 45 min.',
  ],
] as const)('a change describes itself: %j', (change, text) => {
  expect(changeDescription({ ...change, reasonCode: 'REQUEST' })).toBe(text);
});
