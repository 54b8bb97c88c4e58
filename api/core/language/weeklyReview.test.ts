import { type ReviewedWorkout, weeklyReview } from './weeklyReview.ts';

const workout = (over: Partial<ReviewedWorkout> = {}): ReviewedWorkout => ({
  scheduledDate: '2027-01-05',
  description: 'Cruise intervals',
  plannedMinutes: 60,
  plannedTss: 70,
  doneMinutes: 60,
  doneTss: 70,
  isDone: true,
  isExcused: false,
  isKey: false,
  ...over,
});
const missed = { doneMinutes: 0, doneTss: 0, isDone: false };
const nothing = { score: null, lastWeek: null };

test.each<[string, Parameters<typeof weeklyReview>[0], string[]]>([
  ['nothing behind, nothing ahead', { workouts: [], consistency: nothing, next: null }, []],
  [
    'all done',
    {
      workouts: [workout(), workout({ plannedMinutes: 90, doneMinutes: 95, doneTss: 80 })],
      consistency: { score: 100, lastWeek: 96 },
      next: null,
    },
    [
      'Last week you did 2 of 2 workouts, 2:35 of 2:30 h. Nothing was missed.',
      'Your load was 150 TSS of 140 planned, close to plan.',
      'Your consistency over four weeks is 100, 4 up on a week ago.',
    ],
  ],
  [
    'a missed key workout is named without blame',
    {
      workouts: [workout(), workout({ ...missed, isKey: true, scheduledDate: '2027-01-07' })],
      consistency: { score: 50, lastWeek: 60 },
      next: null,
    },
    [
      'Last week you did 1 of 2 workouts, 1:00 of 2:00 h. The one that mattered most among the missed: Cruise intervals on Thursday 7 January. No need to catch up.',
      'Your load was 70 TSS of 140 planned, 50% below plan.',
      'Your consistency over four weeks is 50, 10 down on a week ago.',
    ],
  ],
  [
    'hard workouts that moved a rung are named, those that went up first',
    {
      workouts: [workout()],
      rungs: [
        { description: 'Hill repeats 6 × 90 s', outcome: 'HARDER', moved: -1 },
        { description: 'Cruise intervals 3 × 8 min', outcome: 'AS_EXPECTED', moved: 1 },
        { description: 'CSS swim 8 × 100 m', outcome: 'EASIER', moved: 2 },
      ],
      consistency: nothing,
      next: null,
    },
    [
      'Last week you did 1 of 1 workout, 1:00 of 1:00 h. Nothing was missed.',
      'Your load was 70 TSS of 70 planned, close to plan.',
      'A rung higher next time: Cruise intervals 3 × 8 min (felt as expected) and CSS swim 8 × 100 m (felt easier than expected).',
      'A rung lower next time: Hill repeats 6 × 90 s (felt harder than expected).',
    ],
  ],
  [
    'a threshold that was accepted stands between the load and the consistency',
    {
      workouts: [workout()],
      thresholds: ['FTP 238 → 251 W: 20 min at 264 W on 5 January'],
      consistency: { score: 90, lastWeek: 90 },
      next: null,
    },
    [
      'Last week you did 1 of 1 workout, 1:00 of 1:00 h. Nothing was missed.',
      'Your load was 70 TSS of 70 planned, close to plan.',
      'FTP 238 → 251 W: 20 min at 264 W on 5 January.',
      'Your consistency over four weeks is 90, as a week ago.',
    ],
  ],
  [
    'illness is left out of the sum',
    {
      workouts: [workout(), workout({ ...missed, isExcused: true })],
      consistency: { score: 100, lastWeek: null },
      next: null,
    },
    [
      'Last week you did 1 of 1 workout, 1:00 of 1:00 h. Nothing was missed. 1 more, left out for illness or injury, does not count.',
      'Your load was 70 TSS of 70 planned, close to plan.',
      'Your consistency over four weeks is 100.',
    ],
  ],
  [
    'a week of illness asks nothing of anybody, nor does the one in which it goes on',
    {
      workouts: [workout({ ...missed, isExcused: true, isKey: true }), workout({ ...missed, isExcused: true })],
      illness: { state: 'ill', from: '2027-01-04', wellOn: null, firstDayBack: '2027-01-15' },
      consistency: nothing,
      next: {
        phaseType: 'base',
        kind: 'load',
        plannedHours: 3.3,
        targetHours: 4.1,
        hasBegunLate: false,
        key: [{ scheduledDate: '2027-01-16', description: 'Long run' }],
      },
    },
    [
      'Last week nothing was asked of you: its 2 workouts fell to illness or injury.',
      'You told us you are ill since Monday 4 January. Rest comes first: nothing of this week matters more, and your training comes back step by step once you are well.',
    ],
  ],
  [
    'well again, nobody is told that they are ill, though rest comes first for a day',
    {
      workouts: [],
      illness: { state: 'ill', from: '2027-01-04', wellOn: '2027-01-11', firstDayBack: '2027-01-12' },
      consistency: nothing,
      next: {
        phaseType: 'base',
        kind: 'load',
        plannedHours: 3.3,
        targetHours: 4.1,
        hasBegunLate: false,
        key: [{ scheduledDate: '2027-01-16', description: 'Long run' }],
      },
    },
    [
      'You are well again since Monday 11 January. Rest comes first until Tuesday 12 January: from then on your training comes back step by step.',
      'This is a lighter week of your base phase than planned: you are on the way back from an illness, and training returns step by step. 3:20 h are planned instead of 4:05 h.',
    ],
  ],
  [
    'on the way back nothing is called building',
    {
      workouts: [],
      illness: { state: 'returning', from: '2027-01-04', wellOn: '2027-01-09', firstDayBack: '2027-01-10' },
      consistency: nothing,
      next: {
        phaseType: 'base',
        kind: 'load',
        plannedHours: 3.3,
        targetHours: 4.1,
        hasBegunLate: false,
        key: [{ scheduledDate: '2027-01-16', description: 'Long run' }],
      },
    },
    [
      'This is a lighter week of your base phase than planned: you are on the way back from an illness, and training returns step by step. 3:20 h are planned instead of 4:05 h.',
    ],
  ],
  [
    'a first week has only what lies ahead',
    {
      workouts: [],
      consistency: nothing,
      next: {
        phaseType: 'base',
        kind: 'load',
        plannedHours: 7.46,
        targetHours: 7.5,
        hasBegunLate: false,
        key: [{ scheduledDate: '2027-01-12', description: 'Long run' }],
      },
    },
    [
      'This is a training week of your base phase: this is where fitness is built. 7:30 h are planned; what matters most: Long run on Tuesday 12 January.',
    ],
  ],
  [
    'a week that was halved builds nothing, and is not called so',
    {
      workouts: [],
      consistency: nothing,
      next: { phaseType: 'build', kind: 'load', plannedHours: 3.74, targetHours: 7.5, hasBegunLate: false, key: [] },
    },
    [
      'This is a lighter week of your build phase than planned: it keeps what you have, and building goes on after it. 3:45 h are planned instead of 7:30 h.',
    ],
  ],
  [
    'a schedule that begins within the week',
    {
      workouts: [],
      consistency: nothing,
      next: { phaseType: 'base', kind: 'load', plannedHours: 2, targetHours: 7.5, hasBegunLate: true, key: [] },
    },
    ['This is a short week of your base phase: your schedule begins within it. 2:00 h are planned.'],
  ],
  [
    'a race week',
    {
      workouts: [],
      consistency: nothing,
      next: { phaseType: 'race', kind: 'race', plannedHours: 3, targetHours: 6, hasBegunLate: false, key: [] },
    },
    ['This is race week: rest, stay loose, arrive fresh. 3:00 h are planned.'],
  ],
])('%s', (_name, input, review) => {
  expect(weeklyReview(input)).toEqual(review);
});
