import type { WorkoutType } from '../codes/workout.ts';
import { weekOf } from '../../test/core/sizedWeek.ts';
import { weekUnder } from '../../test/core/underPrinciples.ts';
import { running } from '../../test/core/schedules.ts';
import { capEasy, keepBelowLong, shortenEased } from './capEasy.ts';
import type { DayPlan, Draft } from './draft.ts';
import type { BuiltWorkout } from './builtWorkout.ts';

const draft = (workoutType: WorkoutType, minutes: number, more: Partial<Draft> = {}): Draft =>
  ({
    workoutType,
    sport: workoutType === 'strength' ? 'strength' : 'running',
    role: 'easy',
    minutes,
    max: 90,
    isLong: false,
    isHard: false,
    lengthRule: 'share',
    maxRule: 'ordinary-cap',
    race: null,
    ...more,
  }) as Draft;

const CAPPED = { minutes: 40, max: 40, lengthRule: 'principle-cap', maxRule: 'principle-cap' } as const;
test.each<[taught: string, what: string, one: Draft, become: Partial<Draft>]>([
  ['Easy runs at most 40 minutes', 'cuts an easy run', draft('run', 60), CAPPED],
  [
    'Easy runs at most 40 minutes',
    'lets a short one grow no further',
    draft('run', 30),
    { minutes: 30, max: 40, lengthRule: 'share', maxRule: 'principle-cap' },
  ],
  [
    'Easy runs at most 40 minutes',
    'does nothing to one that may grow no further anyway',
    draft('run', 30, { max: 40 }),
    { minutes: 30, max: 40, lengthRule: 'share', maxRule: 'ordinary-cap' },
  ],
  [
    'Easy runs at most 40 minutes',
    'does nothing to rides',
    draft('bike', 60),
    { minutes: 60, max: 90, maxRule: 'ordinary-cap' },
  ],
  [
    'Easy runs at most 40 minutes',
    'does nothing to long runs',
    draft('run', 80, { isLong: true }),
    { minutes: 80, max: 90, maxRule: 'ordinary-cap' },
  ],
  [
    'Easy sessions at most 40 minutes',
    'does nothing to bricks',
    draft('brick', 80),
    { minutes: 80, max: 90, maxRule: 'ordinary-cap' },
  ],
  [
    'Easy sessions at most 40 minutes',
    'does nothing to races',
    draft('race', 80, { race: {} as Draft['race'] }),
    { minutes: 80, max: 90, maxRule: 'ordinary-cap' },
  ],
  [
    'Hard runs at most 40 minutes',
    'does nothing to easy ones',
    draft('run', 60),
    { minutes: 60, max: 90, maxRule: 'ordinary-cap' },
  ],
])('"%s" %s', (taught, _, one, become) => {
  const made = { ...one };
  capEasy(weekOf({ taught: [taught] }), [made]);
  expect(made).toMatchObject(become);
});

test.each<[what: string, one: Draft, isHard: boolean]>([
  ['a hard one', draft('run', 60), true],
  ['a long one', draft('run', 60, { isLong: true }), false],
  ['a brick', draft('brick', 60), false],
  ['a race', draft('race', 60, { race: {} as Draft['race'] }), false],
  ['one that is short enough', draft('run', 40), false],
])('what has come out easy is cut, but not %s', (_, one, isHard) => {
  const entry = { draft: { ...one }, workout: { isHard } } as BuiltWorkout;
  shortenEased(weekOf({ taught: ['Easy sessions at most 40 minutes'] }), entry);
  expect(entry.draft).toEqual(one);
});

test.each([
  [
    ['Easy runs at most 25 minutes'],
    'tue run 35 threshold, tue strength 20 moderate, wed run 25 easy <0>, thu run 25 easy <0>',
  ],
  [
    ['Easy runs at most 25 minutes', 'No threshold'],
    'tue run 25 easy <1> <0>, tue strength 20 moderate, wed run 25 easy <0>, thu run 25 easy <0>',
  ],
])('under %j a week begins with %s', (taught, begin) => {
  const input = running();
  const [workouts] = weekUnder({ ...input, firstWeek: input.season.weeks[3]!.weekStartDate }, 0, ...taught);
  expect(workouts.startsWith(begin)).toBe(true);
});

interface Entry {
  day?: Partial<DayPlan>;
  draft: Draft;
  minutes?: number;
  isHard?: boolean;
}
const built = ({ day, draft: one, minutes = one.minutes, isHard = false }: Entry): BuiltWorkout =>
  ({ day: { isForLong: false, ...day }, draft: { ...one }, workout: { duration: minutes, isHard } }) as BuiltWorkout;

const ON_LONG_DAY = { isForLong: true };
const grown = draft('run', 59, { lengthRule: 'below-long' });
test.each<[what: string, long: Entry, one: Entry]>([
  ['the long workout came out as it was meant', { day: ON_LONG_DAY, draft: draft('run', 60) }, { draft: grown }],
  ['it came out as short as it', { day: ON_LONG_DAY, draft: draft('run', 60), minutes: 59 }, { draft: grown }],
  ['no workout lies on a long-workout day', { draft: draft('run', 60), minutes: 30 }, { draft: grown }],
  ['what lies there is too short to tell', { day: ON_LONG_DAY, draft: draft('run', 19) }, { draft: grown }],
  ['strength alone lies there', { day: ON_LONG_DAY, draft: draft('strength', 30) }, { draft: grown }],
  [
    'a race lies there',
    { day: ON_LONG_DAY, draft: draft('race', 30, { race: {} as Draft['race'] }) },
    { draft: grown },
  ],
  ['something else made it as long', { day: ON_LONG_DAY, draft: draft('run', 30) }, { draft: draft('run', 59) }],
  ['it is hard', { day: ON_LONG_DAY, draft: draft('run', 30) }, { draft: grown, isHard: true }],
  ['it is a brick', { day: ON_LONG_DAY, draft: draft('run', 30) }, { draft: { ...grown, workoutType: 'brick' } }],
  [
    'it lies on a long-workout day, too',
    { day: ON_LONG_DAY, draft: draft('run', 30) },
    { day: ON_LONG_DAY, draft: grown },
  ],
])('a workout that was lengthened up to the long one stays as it is where %s', (_, long, one) => {
  const entry = built(one);
  keepBelowLong(weekOf(), [built(long), entry]);
  expect(entry).toEqual(built(one));
});
