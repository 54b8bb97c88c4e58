import { addDays, type Day, WEEKDAYS } from '../calendar/calendar.ts';
import type { PhaseType } from '../codes/phase.ts';
import { reasonOf } from '../messages/reason.ts';
import type { Block, PlannedWorkout, Step, Steps } from '../workout/workout.ts';
import { stepSeconds, isBlock } from '../workout/prescription/stepSums.ts';
import { stepsTss } from '../workout/tss.ts';
import { runner } from '../../test/core/schedules.ts';
import { type LibraryCandidate, withLibrary } from './fromLibrary.ts';
import type { PlannedWeek } from './schedule.ts';

const MONDAY = '2027-01-04';
const KINDS = { w: 'warmup', k: 'work', r: 'recovery', c: 'cooldown' } as const;
const isKind = (letter: string): letter is keyof typeof KINDS => letter in KINDS;

/** "w15/70": fifteen minutes of warm-up at 70 %; "k5/100m": the same with a distance. */
function stepOf(text: string): Step {
  const [, letter = '', minutes, percent, distance] = /^([wkrc])([\d.]+)\/(\d+)(m?)$/.exec(text)!;
  if (!isKind(letter)) throw new Error(text);
  const effort = Number(percent) / 100;
  const distanceM = distance === 'm' ? { distanceM: 777 } : {};
  const target = { metric: 'rpe', lo: 3, hi: 4 } as const;
  return { kind: KINDS[letter], durationSec: 60 * Number(minutes), ...distanceM, effort, target };
}
/** "w15/70 4x(k5/100 r2/65) c10/70" */
const stepsOf = (text: string): Steps =>
  [...text.matchAll(/(\d+)x\(([^)]*)\)|\S+/g)].map(([entry, repeat, inner]): Step | Block =>
    repeat === undefined ? stepOf(entry) : { repeat: Number(repeat), steps: inner!.split(' ').map(stepOf) },
  );
const textOf = (steps: Steps): string =>
  steps
    .map((entry) =>
      isBlock(entry)
        ? `${entry.repeat}x(${textOf(entry.steps)})`
        : `${entry.kind === 'work' ? 'k' : entry.kind.charAt(0)}${entry.durationSec / 60}/${Math.round(100 * entry.effort)}${entry.distanceM === undefined ? '' : 'm'}`,
    )
    .join(' ');

function run(text: string, over: Partial<PlannedWorkout> = {}): PlannedWorkout {
  const steps = stepsOf(text);
  return {
    scheduledDate: MONDAY,
    dayOfWeek: 'monday',
    workoutType: 'run',
    intensity: 'threshold',
    duration: stepSeconds(steps) / 60,
    tss: stepsTss(steps, 'run'),
    isLong: false,
    isHard: true,
    description: 'Own',
    instructions: '',
    timeOfDay: 'morning',
    templateId: 'RUN-07',
    steps,
    reasons: [],
    ...over,
  };
}
function weekOf(
  workouts: readonly PlannedWorkout[],
  phaseType: PhaseType = 'build',
  monday: Day = MONDAY,
): PlannedWeek {
  const onDays = workouts.map((each, i) => ({ ...each, scheduledDate: addDays(monday, i), dayOfWeek: WEEKDAYS[i]! }));
  const weekEndDate = addDays(monday, 6);
  return { weekStartDate: monday, weekEndDate, phaseType, kind: 'load', plannedHours: 5, workouts: onDays, proof: [] };
}
function candidate(text: string, over: Partial<LibraryCandidate> = {}): LibraryCandidate {
  const steps = stepsOf(text);
  const duration = stepSeconds(steps) / 60;
  return {
    id: 'a',
    name: 'Theirs',
    workoutType: 'run',
    intensity: 'threshold',
    duration,
    instructions: '',
    tags: [],
    steps,
    ...over,
  };
}
const day = { athlete: runner(), today: MONDAY };
/** What stands in place of each workout of a week. */
const taken = (workouts: readonly PlannedWorkout[], library: readonly LibraryCandidate[], phaseType?: PhaseType) =>
  withLibrary([weekOf(workouts, phaseType)], library, day)[0]!.workouts;

const OWN = 'w15/70 4x(k5/100 r2/65) c12/70';

test.each([
  ['as long', 'w15/70 4x(k5/100 r2/65) c12/70', 'w15/70 4x(k5/100 r2/65) c12/70'],
  ['shorter: the longest easy step takes the rest', 'w10/70 4x(k5/100 r2/65) c8/70', 'w19/70 4x(k5/100 r2/65) c8/70'],
  ['shorter, equal steps: the first takes it', 'w10/70 4x(k5/100 r2/65) c10/70', 'w17/70 4x(k5/100 r2/65) c10/70'],
  ['longer: the longest gives first', 'w15/70 4x(k5/100 r2/65) c20/70', 'w15/70 4x(k5/100 r2/65) c12/70'],
  ['longer: none gets shorter than five minutes', 'w12/70 4x(k5/100 r2/65) c16/70', 'w12/70 4x(k5/100 r2/65) c15/70'],
  ['a quarter of an hour longer', 'w20/70 4x(k5/100 r2/65) c22/70', 'w20/70 4x(k5/100 r2/65) c7/70'],
  ['and a minute more', 'w20/70 4x(k5/100 r2/65) c23/70', 'own'],
  ['a quarter of an hour shorter', 'w6/70 4x(k5/100 r2/65) c6/70', 'w21/70 4x(k5/100 r2/65) c6/70'],
  ['and a minute less', 'w6/70 4x(k5/100 r2/65) c5/70', 'own'],
  [
    'a recovery outside the blocks gives too',
    'w5/70 2x(k5/100 r2/65) r20/65 2x(k5/100 r2/65) c8/70',
    'w5/70 2x(k5/100 r2/65) r14/65 2x(k5/100 r2/65) c8/70',
  ],
  [
    'a step shorter than five minutes gives nothing',
    'w3/70 5x(k4/100 r5.2/65) c14/70',
    'w3/70 5x(k4/100 r5.2/65) c6/70',
  ],
  ['no easy time to give', 'w5/70 4x(k5/100 r7/65) c4/70 c3/70', 'own'],
  ['easy time with a distance is not touched', 'w15/70m 4x(k5/100 r2/65) c10/70m', 'own'],
  ['only work outside the blocks', 'k28/70 4x(k5/100 r2/65)', 'own'],
])('a workout of the library that is %s', (_, text, expected) => {
  const [workout] = taken([run(OWN)], [candidate(text)]);
  expect(workout!.templateId === 'RUN-07' ? 'own' : textOf(workout!.steps)).toBe(expected);
});

test('where the longest easy step cannot give all, the next one gives the rest', () => {
  const [workout] = taken([run('w6/70 4x(k5/100 r2/65) c5/70')], [candidate('w12/70 4x(k5/100 r2/65) c10/70')]);
  expect(textOf(workout!.steps)).toBe('w5/70 4x(k5/100 r2/65) c6/70');
});

test('a workout of one step gets longer by itself', () => {
  const [workout] = taken([run('k50/70', { intensity: 'easy' })], [candidate('k40/70', { intensity: 'easy' })]);
  expect(textOf(workout!.steps)).toBe('k50/70');
  expect(workout!.duration).toBe(50);
});

test.each([
  ['the same', 'w15/70 4x(k5/100 r2/65) c12/70', true],
  ['two per cent harder', 'w15/70 4x(k5/102 r2/65) c12/70', false],
  ['as hard, and longer', 'w15/70 4x(k5.5/100 r2/65) c10/70', false],
  ['three fifths of it', 'w15/70 3x(k4/100 r2/65) c22/70', true],
  ['less than three fifths', 'w15/70 3x(k3.9/100 r2.1/65) c22/70', false],
  ['easier, but longer than what was hard', 'w15/70 4x(k5.5/90 r2/65) c10/70', false],
  ['easier, as long', 'w15/70 4x(k5/90 r2/65) c12/70', true],
  ['the same with more load in between', 'w15/80 4x(k5/100 r2/80) c12/80', false],
])('a workout of the library that asks for %s: %s, %s', (_, text, isTaken) => {
  expect(taken([run(OWN)], [candidate(text)])[0]!.templateId !== 'RUN-07').toBe(isTaken);
});

test('what is taken names its author, tells what to do, and keeps day and length', () => {
  const own = run(OWN, { reasons: [reasonOf('LENGTH_SHARE', 'rule', { minutes: 55, weekMinutes: 200, percent: 28 })] });
  const [workout] = taken([own], [candidate('w15/70 3x(k5/100 r2/65) c19/70', { instructions: 'Stay tall.' })]);
  expect(workout).toEqual({
    ...own,
    tss: 57,
    description: 'Theirs',
    instructions: [
      'Warm-up 15 min (RPE 3–4)',
      '3 × 5 min (RPE 3–4), 2 min',
      'Cool-down 19 min (RPE 3–4)',
      'Stay tall.',
    ].join('\n'),
    templateId: expect.stringMatching(/^library_/),
    steps: expect.anything(),
    reasons: [...own.reasons, reasonOf('LIBRARY', 'coach', { name: 'Theirs' })],
  });
  expect(taken([own], [candidate(OWN)])[0]!.instructions).not.toMatch(/\n$/);
});

test.each<[string, Partial<PlannedWorkout>, Partial<LibraryCandidate>, PhaseType, boolean]>([
  ['a tag of the phase', {}, { tags: ['hilly', 'Build'] }, 'build', true],
  ['tags of several phases', {}, { tags: ['peak', 'build'] }, 'build', true],
  ['a tag of another phase', {}, { tags: ['taper'] }, 'build', false],
  ['tags of no phase', {}, { tags: ['hilly'] }, 'build', true],
  ['another type', {}, { workoutType: 'bike' }, 'build', false],
  ['another intensity', {}, { intensity: 'vo2max' }, 'build', false],
  ['no steps', {}, { steps: [] }, 'build', false],
  ['neither steps nor a length', {}, { steps: [], duration: null }, 'build', false],
  ['a race in its place', { workoutType: 'race' }, {}, 'build', false],
  ['a test in its place', { templateId: 'RUN-21' }, {}, 'build', false],
  ['a run and walk without a template in its place', { templateId: null }, {}, 'build', false],
  [
    'one that a principle shaped in its place',
    {
      reasons: [
        reasonOf('LENGTH_SHARE', 'rule', { minutes: 1, weekMinutes: 1, percent: 1 }),
        reasonOf('PRINCIPLE', 'principle', { principleId: '0', by: 'Max', rule: 'No run' }),
      ],
    },
    {},
    'build',
    false,
  ],
])('with %s', (_, over, of, phaseType, isTaken) => {
  expect(taken([run(OWN, over)], [candidate(OWN, of)], phaseType)[0]!.description === 'Theirs').toBe(isTaken);
});

test('one that does not fit leaves its place to the next', () => {
  const [workout] = taken(
    [run(OWN)],
    [candidate('w15/70 4x(k5/110 r2/65) c12/70'), candidate(OWN, { id: 'b', name: 'Next' })],
  );
  expect(workout!.description).toBe('Next');
});

test('the one used least goes first, then the one nearest in length, then by id', () => {
  const longer = candidate('w18/70 4x(k5/100 r2/65) c12/70', { id: 'a', name: 'Longer' });
  const open = candidate(OWN, { id: 'b', name: 'Open', duration: null });
  const [same, other] = ['c', 'd'].map((id) => candidate(OWN, { id, name: `Same ${id}` }));
  const week = weekOf(Array.from({ length: 5 }, () => run(OWN)));
  const names = (library: readonly LibraryCandidate[]) =>
    withLibrary([week, { ...week, workouts: week.workouts.slice(0, 1) }], library, day).map(({ workouts }) =>
      workouts.map(({ description }) => description),
    );
  const turns = [['Same c', 'Same d', 'Longer', 'Open', 'Same c'], ['Same d']];
  expect(names([longer, open, same!, other!])).toEqual(turns);
  expect(names([other!, same!, open, longer])).toEqual(turns);
});

test.each([
  ['shoulder', 'swim', 'Own'],
  ['shoulder', 'run', 'Theirs'],
  ['calf', 'run', 'Own'],
] as const)('with a strain of the %s a %s is %s', (affectedArea, workoutType, description) => {
  const injuries = [{ injuryType: 'strain', affectedArea, dateOccurred: null, isRecovered: false }];
  const weeks = [weekOf([run('k30/70', { workoutType })])];
  const library = [candidate('k30/70', { workoutType })];
  const [week] = withLibrary(weeks, library, { athlete: runner({}, { injuries }), today: MONDAY });
  expect(week!.workouts[0]!.description).toBe(description);
});

test('without a library the weeks are the very same', () => {
  const weeks = [weekOf([run(OWN)])];
  expect(withLibrary(weeks, [], day)).toBe(weeks);
});
