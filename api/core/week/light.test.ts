import { peopleOf } from '../../test/core/content/people.ts';
import { laidOut } from '../../test/core/laidOut.ts';
import { ATHLETES } from '../../test/core/underPrinciples.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import type { PlannedWorkout, Step } from '../workout/workout.ts';
import { planAll } from './planAll.ts';
import { draftsOf, type WeekContext } from './draft.ts';
import { markLight } from './quality.ts';

// Lightly quick work: at least six repetitions of a minute at most in a workout that stays easy.

const people = peopleOf(400, 1);
const weeksOf = (raceType: string, level: string, hours: number) =>
  people
    .filter(
      (each) =>
        each.raceType === raceType &&
        each.level === level &&
        each.input.athlete.preferences.weeklyHoursAvailable === hours,
    )
    .flatMap(({ input }) => {
      const result = planAll(input);
      if (!result.ok) throw new Error(result.conflict.message);
      return result.plan.weeks.filter(({ kind }) => kind === 'load');
    });

const quickOf = ({ steps }: PlannedWorkout): number =>
  Math.max(
    0,
    ...steps.map((step) =>
      'repeat' in step &&
      step.steps.some(({ kind, durationSec, effort }: Step) => kind === 'work' && durationSec <= 60 && effort >= 1)
        ? step.repeat
        : 0,
    ),
  );

test.each([
  ['5k', 'run', /^Long run(?: with|: Running drills)/],
  ['time-trial', 'bike', /^Long ride with brisk minutes/],
] as const)(
  '%s: a week of two hard workouts and a long one has the quick steps in the long one',
  (raceType, type, name) => {
    const build = weeksOf(raceType, 'veteran', raceType === '5k' ? 3 : 5).filter(
      ({ phaseType, workouts }) => phaseType === 'build' && workouts.every(({ isHard, isLong }) => isHard || isLong),
    );
    expect(build.length).toBeGreaterThan(2);
    for (const { workouts } of build) {
      const long = workouts.find(({ isLong }) => isLong)!;
      expect([long.workoutType, long.isHard, long.description]).toEqual([type, false, expect.stringMatching(name)]);
      expect(quickOf(long)).toBeGreaterThanOrEqual(6);
    }
  },
);

test('a short ride holds six brisk repetitions, with shorter rests', () => {
  const rides = ['sprint-tri', 'olympic-tri', 'half-ironman', 'duathlon', 'aquabike', 'gran-fondo']
    .flatMap((raceType) => ['beginner', 'intermediate'].map((level) => [raceType, level] as const))
    .flatMap(([raceType, level]) => [6, 7, 8, 9, 10].flatMap((hours) => weeksOf(raceType, level, hours)))
    .flatMap(({ workouts }) => workouts)
    .filter(
      ({ templateId, duration }) => rungOfId(templateId)?.family === 'bike-brisk' && duration >= 26 && duration <= 35,
    );
  expect(rides.length).toBeGreaterThan(5);
  expect(rides.filter((ride) => quickOf(ride) < 6).length).toBeLessThan(0.2 * rides.length);
});

/** The workouts of a week of base that are to take quick steps. */
function lightIn(week: string, change: (context: WeekContext) => void = () => {}): string {
  const context = laidOut(ATHLETES.triathlete, 1, week);
  change(context);
  markLight(context);
  return draftsOf(context.days)
    .filter(({ isLight }) => isLight)
    .map(({ workoutType, minutes }) => `${workoutType} ${minutes}`)
    .join(', ');
}
const first = (over: object) => (context: WeekContext) => void Object.assign(draftsOf(context.days)[0]!, over);

test.each<[what: string, week: string, light: string, change?: (context: WeekContext) => void]>([
  ['a run before a ride and a swim', 'tue swim 40, wed bike 50, thu run 30', 'run 30'],
  ['a ride before a swim', 'tue swim 40, wed bike 50', 'bike 50'],
  ['an easy one before the long one', 'tue swim 40, sun run 90 long', 'swim 40'],
  ['the long one, where no other is easy', 'tue run 40 hard, sun bike 90 long', 'bike 90'],
  ['none that is hard', 'tue run 40 hard as easy, wed bike 50', 'bike 50'],
  ['no strength', 'tue strength 40 as easy, wed bike 50', 'bike 50'],
  ['no brick', 'tue brick 90, wed swim 40', 'swim 40'],
  ['a ride that holds them before a run that does not', 'tue run 24, wed bike 26', 'bike 26'],
  ['a run as short as holds them', 'tue run 25, wed bike 50', 'run 25'],
  ['a ride too short for them', 'wed bike 25, thu swim 25', 'swim 25'],
  ['the longest, where all are too short', 'tue run 20, wed bike 24, thu swim 23', 'bike 24'],
  ['none that is shorter still', 'tue run 19, wed bike 19', ''],
  ['none the day after a long one of its sport', 'tue run 40, wed bike 50', 'bike 50', first({ isBackToBack: true })],
  ['none that sharpens for a race', 'tue run 40, wed bike 50', 'bike 50', first({ raceSetFor: 'sprint' })],
  [
    'none on a day that has to be easy',
    'tue run 40, wed bike 50',
    'bike 50',
    ({ days }) => void (days[1]!.near = { ...days[1]!.near, mustBeEasy: true }),
  ],
  [
    'none in the week of a race',
    'tue run 40',
    '',
    (context) => void (context.week = { ...context.week, kind: 'race' }),
  ],
  [
    'none in a sport that only stands for another',
    'tue run 40, wed bike 50',
    'bike 50',
    (context) =>
      void Object.assign(context, {
        sports: ['cycling'],
        athlete: { ...context.athlete, assessments: [] },
        input: { ...context.input, sports: ['cycling'], races: [] },
      }),
  ],
])('quick steps go into %s', (_, week, light, ...[change]) => {
  expect(lightIn(week, change)).toBe(light);
});
