import { busyEntries, type CalendarWorkout, fullEntries, whatToDo } from './calendarEntries.ts';
import { METRIC } from '../units/displayUnits.ts';
import { describeSteps } from '../workout/prescription/describe.ts';
import { usualStarts } from '../athlete/trainingTimes.ts';
import type { Steps } from '../workout/workout.ts';

const steps: Steps = [
  { kind: 'warmup', durationSec: 900, effort: 0.6, target: { metric: 'ftp', lo: 0.57, hi: 0.63 } },
  {
    repeat: 4,
    steps: [
      { kind: 'work', durationSec: 480, effort: 0.95, target: { metric: 'ftp', lo: 0.935, hi: 0.965 } },
      { kind: 'recovery', durationSec: 120, effort: 0.5, target: { metric: 'ftp', lo: 0.47, hi: 0.53 } },
    ],
  },
];
const thresholds = { ftp: 250, runThresholdSpeed: null, css: null, lthr: null };
const lines = describeSteps(steps, 'bike', thresholds);

const aWorkout = (over: Partial<CalendarWorkout> = {}): CalendarWorkout => ({
  id: 'a',
  scheduledDate: '2027-01-06',
  workoutType: 'bike',
  intensity: 'race-pace',
  duration: 55,
  tss: 61.4,
  status: 'scheduled',
  description: 'Cruise intervals 4 × 8 min',
  instructions: [...lines, 'Keep it smooth.'].join('\n'),
  timeOfDay: 'morning',
  steps,
  reasons: [{ code: 'KEPT', source: 'athlete', inputs: { op: 'none' }, text: 'Threshold work raises your pace.' }],
  ...over,
});
const starts = usualStarts('morning');
const full = (...workouts: CalendarWorkout[]) =>
  fullEntries({ workouts, races: [], starts, thresholds, units: METRIC });

test('a workout tells what, how and why', () => {
  expect(full(aWorkout())).toEqual([
    {
      of: 'workout',
      id: 'a',
      title: 'Cruise intervals 4 × 8 min',
      text: [
        'Bike · Race pace · 55 min · Load 61',
        '',
        ...lines,
        'Keep it smooth.',
        '',
        'Why this workout',
        'Threshold work raises your pace.',
      ].join('\n'),
      day: '2027-01-06',
      startsAt: 420,
      minutes: 55,
    },
  ]);
});

test('distances and paces of the steps are told in own units, and what a person wrote as they wrote it', () => {
  const known = { ftp: null, runThresholdSpeed: 1000 / 270, css: 1, lthr: null };
  const told = (workoutType: 'swim' | 'run', description: string, metric: 'css' | 'thrSpeed') => {
    const target = { metric, lo: 0.98, hi: 1.02 };
    const once: Steps = [{ kind: 'work', durationSec: 100, distanceM: 100, effort: 1, target }];
    const instructions = [...describeSteps(once, workoutType, known), 'Run 400 m at 5:00 /km after it'].join('\n');
    const workout = aWorkout({ workoutType, description, instructions, steps: once, reasons: [] });
    const [entry] = fullEntries({
      workouts: [workout],
      races: [],
      starts,
      thresholds: known,
      units: { units: 'imperial', poolLength: '25yd' },
    });
    return [entry!.title, entry!.text.split('\n\n')[1]];
  };
  expect(told('swim', 'Speed 10 × 100 m', 'css')).toEqual([
    'Speed 10 × 100 yd',
    '100 yd (about 1:40 min) (1:30–1:33 /100 yd)\nRun 400 m at 5:00 /km after it',
  ]);
  expect(told('run', 'Hills of 400 m', 'thrSpeed')).toEqual([
    'Hills of 400 m',
    '100 m (about 1:40 min) (7:06–7:23 /mi)\nRun 400 m at 5:00 /km after it',
  ]);
});

test.each([
  ['what the planner wrote says the steps already', lines.join('\n'), lines.join('\n')],
  [
    'so it does without the thresholds of today',
    describeSteps(steps, 'bike').join('\n'),
    describeSteps(steps, 'bike').join('\n'),
  ],
  [
    'so it does where the threshold is another by now',
    describeSteps(steps, 'bike', { ...thresholds, ftp: 200 }).join('\n'),
    describeSteps(steps, 'bike', { ...thresholds, ftp: 200 }).join('\n'),
  ],
  ["a person's own words come after the steps", 'Ride to the lake.', [...lines, 'Ride to the lake.'].join('\n')],
  ['no words: the steps alone', '', lines.join('\n')],
])('%s', (_name, instructions, told) => {
  expect(whatToDo({ workoutType: 'bike', instructions, steps }, thresholds)).toBe(told);
});

test.each([
  ['completed', 'Done: Swim'],
  ['partially_completed', 'Partly done: Swim'],
  ['skipped', 'Skipped: Swim'],
] as const)('%s is said in the title; who shares nothing says nothing', (status, title) => {
  const workout = aWorkout({ description: 'Swim', status });
  expect(full(workout)[0]!.title).toBe(title);
  expect(busyEntries({ workouts: [workout], starts }).map((entry) => [entry.title, entry.text])).toEqual(
    status === 'skipped' ? [] : [['Training', '']],
  );
});

test('two workouts of a day stand at the same times in both calendars', () => {
  const workouts = [aWorkout({ id: 'b', timeOfDay: 'evening' }), aWorkout({ id: 'a' })];
  const timesOf = (entries: readonly { id: string; startsAt: number | null }[]) =>
    entries.map(({ id, startsAt }) => [id, startsAt]);
  expect(timesOf(full(...workouts))).toEqual([
    ['a', 420],
    ['b', 1080],
  ]);
  expect(timesOf(busyEntries({ workouts, starts }))).toEqual(timesOf(full(...workouts)));
});
