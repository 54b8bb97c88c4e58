import { beforeStepBack, calm } from '../../test/core/calmWeeks.ts';
import { addDays, type Day, mondayOf } from '../calendar/calendar.ts';
import type { ScheduledWorkout, ScheduleLimits } from '../rules/context.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import type { TriedWorkout } from '../workout/rungs.ts';
import { isTest } from '../workout/thresholdTest.ts';
import { expectedRpe } from '../workout/tss.ts';
import { followRungs } from './followRungs.ts';
import { applyOperations } from './operations.ts';

// What hard workouts make of those that are planned.

const FELT = { easy: -2, asExpected: 0, hard: 3 } as const;

/** The first hard workout of the weeks that stands above the first rung of its family. */
const climbing = (workouts: readonly ScheduledWorkout[]) =>
  workouts.find(({ isHard, isLong, templateId }) => isHard && !isLong && (rungOfId(templateId)?.rung ?? 0) > 0)!;
/** The same workout, done on a day before the weeks. */
const done = (
  { id, workoutType, intensity, description, templateId, duration }: ScheduledWorkout,
  scheduledDate: Day,
  felt: keyof typeof FELT,
  more: Partial<TriedWorkout> = {},
): TriedWorkout => ({
  id: `${id} ${scheduledDate}`,
  scheduledDate,
  workoutType,
  intensity,
  description,
  templateId,
  plannedMinutes: duration,
  status: 'completed',
  doneMinutes: duration,
  perceivedExertion: expectedRpe(workoutType, intensity) + FELT[felt],
  isSkippedTired: false,
  ...more,
});
interface Weeks {
  workouts: readonly ScheduledWorkout[];
  limits: ScheduleLimits;
}
const followed = ({ workouts, limits }: Weeks, history: readonly TriedWorkout[]) => {
  const changes = followRungs(workouts, limits, history);
  return { changes, after: applyOperations(workouts, changes, limits).workouts };
};
const rungOf = (workouts: readonly ScheduledWorkout[], id: string) =>
  rungOfId(workouts.find((each) => each.id === id)!.templateId);
const ago = (days: number) => addDays(calm.limits.today, -days);

test('a workout goes down to the rung that suits after one of its family that was too much, and says why', () => {
  const hard = climbing(calm.workouts);
  const { rung, family } = rungOfId(hard.templateId)!;
  const { changes, after } = followed(calm, [done(hard, ago(7), 'hard')]);
  expect(changes[0]).toMatchObject({ op: 'ease', workoutId: hard.id, rungBefore: rung + 1, reasonCode: 'EFFORT_HIGH' });
  expect(rungOf(after, hard.id)).toMatchObject({ family, rung: rung - 1 });
  expect(after.find(({ id }) => id === hard.id)!.duration).toBeLessThanOrEqual(hard.duration);
  expect(followed({ ...calm, workouts: after }, [done(hard, ago(7), 'hard')]).changes).toEqual([]);
});

test.each<[string, (hard: ScheduledWorkout) => readonly TriedWorkout[]]>([
  ['nothing was done', () => []],
  ['the last one went as it should', (hard) => [done({ ...hard, templateId: below(hard) }, ago(7), 'asExpected')]],
  ['it was left out for work', (hard) => [done(hard, ago(7), 'easy', { status: 'skipped', perceivedExertion: null })]],
])('nothing moves where %s', (_, history) => {
  expect(followed(calm, history(climbing(calm.workouts))).changes).toEqual([]);
});

/** A template of the rung below in the same family. */
const below = ({ templateId }: ScheduledWorkout) => {
  const { family, rung } = rungOfId(templateId)!;
  return `${family}/${rung}a`;
};

test('a row of easy ones raises it, in the same minutes, and says which', () => {
  const hard = climbing(calm.workouts);
  const { rung } = rungOfId(hard.templateId)!;
  const easy = [21, 14, 7].map((days) => done(hard, ago(days), 'easy'));
  const { changes, after } = followed(calm, easy);
  const raised = changes.find(({ workoutId }) => workoutId === hard.id)!;
  expect(raised).toMatchObject({ op: 'replace', reasonCode: 'RUNG_RAISED' });
  expect(raised.because).toMatch(/ felt easier than expected$/);
  expect(rungOf(after, hard.id)!.rung).toBeGreaterThan(rung);
  expect(after.find(({ id }) => id === hard.id)!.duration).toBeLessThanOrEqual(hard.duration);
});

test('what a person has put there stays', () => {
  const hard = climbing(calm.workouts);
  const workouts = calm.workouts.map((each) => ({ ...each, locked: true }));
  expect(followed({ ...calm, workouts }, [done(hard, ago(7), 'hard')]).changes).toEqual([]);
});

describe('a sport whose hard workouts have become easy', () => {
  const stepBack = () => {
    const { start, stepBack: monday } = beforeStepBack();
    const hard = start.workouts.find(({ isHard, workoutType }) => isHard && workoutType === 'bike')!;
    const untested = start.workouts
      .filter(({ workoutType }) => workoutType !== 'strength')
      .map((each) =>
        isTest(each.templateId) ? { ...each, templateId: null, intensity: 'easy' as const, isHard: false } : each,
      );
    const easy = [21, 14, 7].map((days) => done(hard, addDays(start.limits.today, -days), 'easy'));
    return { start: { ...start, workouts: untested }, monday, easy };
  };
  const testsOf = (workouts: readonly ScheduledWorkout[]) => workouts.filter(({ templateId }) => isTest(templateId));

  test('is tested in the next step-back week, whole, and stands alone there', () => {
    const { start, monday, easy } = stepBack();
    const { changes, after } = followed(start, easy);
    const [tested, ...more] = testsOf(after);
    expect([tested!.workoutType, more.length]).toEqual(['bike', 0]);
    expect(tested!.scheduledDate >= monday && tested!.scheduledDate <= addDays(monday, 6)).toBe(true);
    expect(changes.at(-1)).toMatchObject({ reasonCode: 'TEST_WORTH_IT', inputs: { sport: 'cycling' } });
    const hardDays = (workouts: readonly ScheduledWorkout[]) =>
      workouts.filter(
        ({ isHard, scheduledDate }) => isHard && scheduledDate >= monday && scheduledDate <= addDays(monday, 6),
      );
    expect(hardDays(after).length).toBeLessThanOrEqual(Math.max(1, hardDays(start.workouts).length));
  });

  test('is not where the athlete lets it not be tested, or the race is near', () => {
    const { start, easy } = stepBack();
    const athlete = { ...start.limits.athlete, testedSports: ['running' as const] };
    expect(testsOf(followed({ ...start, limits: { ...start.limits, athlete } }, easy).after)).toEqual([]);
    const race = { ...start.limits.races[0]!, priority: 'A' as const, raceDate: addDays(start.limits.today, 21) };
    expect(testsOf(followed({ ...start, limits: { ...start.limits, races: [race] } }, easy).after)).toEqual([]);
  });
});

test('two workouts of a week stand on one rung: done as expected, they leave the next weeks as they were planned', () => {
  const strength = calm.workouts.filter(({ workoutType }) => workoutType === 'strength');
  const first = strength.filter(
    ({ scheduledDate }) => scheduledDate < addDays(mondayOf(strength[0]!.scheduledDate), 7),
  );
  expect(first).toHaveLength(2);
  const later = { ...calm, workouts: calm.workouts.filter((each) => !first.includes(each)) };
  expect(later.workouts.some(({ workoutType }) => workoutType === 'strength')).toBe(true);
  const history = first.map((each) => done(each, addDays(each.scheduledDate, -7), 'asExpected'));
  expect(followed(later, history).changes).toEqual([]);
});
