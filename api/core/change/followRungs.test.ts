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
const texts = (weeks: Weeks, history: readonly TriedWorkout[]) =>
  followRungs(weeks.workouts, weeks.limits, history).map(({ changeDescription }) => changeDescription);
/** Some of the workouts otherwise than they were planned. */
const edited = ({ workouts, limits }: Weeks, ids: string, more: Partial<ScheduledWorkout>): Weeks => ({
  limits,
  workouts: workouts.map((each) => (ids.split(' ').includes(each.id) ? { ...each, ...more } : each)),
});
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

const EASED_BY_RULE = {
  reasons: [{ code: 'STRESS', source: 'rule', text: '', inputs: { op: 'ease' } }],
} as unknown as Partial<ScheduledWorkout>;
const TOO_MUCH = ['Ease the swim on Tuesday 9 February from rung 3 to 2 (effort 10 instead of 7).'];
test.each<[what: string, more: Partial<ScheduledWorkout>, said: readonly string[]]>([
  ['planned as it was', {}, TOO_MUCH],
  ['that a rule has eased', EASED_BY_RULE, []],
  ['that has become another intensity', { intensity: 'moderate' }, []],
  ['that is done', { status: 'completed' }, []],
  ['that a person has put there', { locked: true }, []],
  ['of no family', { templateId: null }, []],
])('after one that was too much, a swim %s', (_, more, said) => {
  const swim = calm.workouts.find(({ id }) => id === 'w9')!;
  expect(texts(edited(calm, 'w9', more), [done(swim, ago(7), 'hard', { perceivedExertion: 10 })])).toEqual(said);
});

test('after two that were too much it goes down by two, whatever the order of the schedule', () => {
  const swim = calm.workouts.find(({ id }) => id === 'w18')!;
  const history = [14, 7].map((days) => done(swim, ago(days), 'hard', { perceivedExertion: 10 }));
  const down = ['Ease the swim on Tuesday 9 February from rung 3 to 1 (effort 10 instead of 7).'];
  expect(texts(calm, history)).toEqual(down);
  expect(texts({ ...calm, workouts: [...calm.workouts].reverse() }, history)).toEqual(down);
});

test('a long workout goes down as others do, but not up', () => {
  const tempo = calm.workouts.find(({ id }) => id === 'w8')!;
  expect(tempo.isLong).toBe(true);
  expect(texts(calm, [done(tempo, ago(7), 'hard', { perceivedExertion: 9 })])).toEqual([
    'Ease the run on Sunday 7 February from rung 3 to 2 (effort 9 instead of 5).',
  ]);
  expect(
    texts(
      calm,
      [21, 14, 7].map((days) => done(tempo, ago(days), 'easy')),
    ),
  ).toEqual([]);
});

test('strength climbs from week to week, one workout for each turn, and stands a rung lower in the step-back week', () => {
  const strength = calm.workouts.find(({ id }) => id === 'w12')!;
  const easy = [21, 14, 7].map((days) => done(strength, ago(days), 'easy'));
  const { changes, after } = followed(calm, easy);
  expect(new Set(changes.map(({ reasonCode, because }) => `${reasonCode} ${because}`))).toEqual(
    new Set(['RUNG_RAISED 3 × 9 on 25 January felt easier than expected']),
  );
  const rungs = after.flatMap(({ id, workoutType }) =>
    workoutType === 'strength' ? [rungOf(after, id)!.rung + 1] : [],
  );
  expect(rungs).toEqual([4, 4, 5, 5, 6, 6, 5]);
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

  const RIDE = 'Replace the workout on Tuesday 26 January with an FTP test of 45 min';
  const ON_THURSDAY = 'Replace the workout on Thursday 28 January with an FTP test of 40 min';
  const hardly = { isHard: true, intensity: 'threshold' } as const;
  test.each<[where: string, ids: string, more: Partial<ScheduledWorkout>, said: readonly string[]]>([
    ['two easy rides of the week: the longer', '', {}, [RIDE]],
    [
      'a hard run: it becomes easy',
      'w11',
      hardly,
      ['Ease the run on Wednesday 27 January from threshold to easy', RIDE],
    ],
    ['a hard ride: it is the test, and nothing becomes easy', 'w13', hardly, [ON_THURSDAY]],
    ['one that a person put there: the other', 'w10', { locked: true }, [ON_THURSDAY]],
    ['one that is done: the other', 'w10', { status: 'completed' }, [ON_THURSDAY]],
    ['two that a person put there: none', 'w10 w13', { locked: true }, []],
    ['two long ones: none', 'w10 w13', { isLong: true }, []],
    ['a test of it later: none', 'w27', { ...hardly, templateId: 'BIKE-21' }, []],
    ['a test of another sport later: the longer', 'w28', { ...hardly, templateId: 'RUN-22' }, [RIDE]],
    ['a test of another sport that week: none', 'w11', { ...hardly, templateId: 'RUN-22' }, []],
  ])('is tested among %s', (_, ids, more, said) => {
    const { start, easy } = stepBack();
    const { changes } = followed(edited(start, ids, more), easy);
    const tests = changes.filter(({ reasonCode }) => reasonCode === 'TEST_WORTH_IT');
    const why = ' (a cycling test is worth it, since three hard workouts in a row felt easier than expected).';
    expect(tests.map(({ changeDescription }) => changeDescription)).toEqual(said.map((each) => each + why));
  });

  const { preferences, ...athlete } = calm.limits.athlete;
  const capped = (maxMinutesByDay: typeof preferences.maxMinutesByDay) => ({
    athlete: { ...athlete, preferences: { ...preferences, maxMinutesByDay } },
  });
  const racing = (days: number, priority: 'A' | 'B' = 'A') => ({
    races: [{ ...calm.limits.races[0]!, priority, raceDate: addDays(beforeStepBack().start.limits.today, days) }],
  });
  test.each<[what: string, over: Partial<ScheduleLimits>, minutes: number | null]>([
    ['of a triathlete', {}, 45],
    ['who trains for no race', { raceType: null }, 45],
    ['who trains for a marathon', { raceType: 'marathon' }, null],
    ['who rides no more', { sports: ['running', 'swimming'] }, null],
    ['who lets running alone be tested', { athlete: { ...calm.limits.athlete, testedSports: ['running'] } }, null],
    ['with 67 minutes for all of that day', capped({ tuesday: 67 }), 40],
    ['with an A race in the week after the next two', racing(27), null],
    ['with an A race in the third week after', racing(28), 45],
    ['with an A race on the Monday of the week', racing(7), null],
    ['with an A race the day before', racing(6), 45],
    ['with a lesser race near', racing(21, 'B'), 45],
    ['with one race near and one far', { races: [...calm.limits.races, ...racing(21).races] }, null],
    ['who is a beginner', { athlete: { ...calm.limits.athlete, assessments: [] } }, null],
  ])('the ride of somebody %s becomes a test of so many minutes', (_, over, minutes) => {
    const { start, easy } = stepBack();
    const { after } = followed({ ...start, limits: { ...start.limits, ...over } }, easy);
    expect(testsOf(after).map(({ duration }) => duration)).toEqual(minutes === null ? [] : [minutes]);
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
