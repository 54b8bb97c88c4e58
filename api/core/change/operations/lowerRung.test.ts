import { calm } from '../../../test/core/calmWeeks.ts';
import { planningContextOf } from '../../rules/context.ts';
import { rungOfId } from '../../workout/families/ladder.ts';
import { FAMILIES } from '../../workout/families/families.ts';
import { applyOne } from './applyOne.ts';
import { makeOperation } from '../operations.ts';
import { lowerRung, rebuiltWorkout, workoutOnRung } from './rebuild.ts';

const context = planningContextOf(calm.limits);
/** Plain easy runs but for a few minutes: too short for most families. */
const EASY_RUNS = ['run-cadence', 'run-rolling'];
const laddered = calm.workouts.filter(({ templateId, workoutType }) => {
  const family = rungOfId(templateId)?.family;
  return workoutType !== 'race' && family !== undefined && !EASY_RUNS.includes(family);
});
const why = {
  reasonCode: 'EFFORT_HIGH',
  source: 'feedback',
  inputs: { felt: 9, expected: 7, last: '2027-01-02' },
} as const;

/** Every workout of the plan as one of a family of its kind, on each of its rungs. */
const climbed = laddered.flatMap((workout) =>
  FAMILIES.filter(({ workoutType }) => workoutType === workout.workoutType).flatMap(({ id, intensity, rungs }) =>
    rungs.map((_, rung) => {
      const templateId = `${id}/${rung + 1}a`;
      const { scheduledDate, duration: minutes, isLong } = workout;
      const wanted = {
        workoutType: workout.workoutType as 'run',
        intensity,
        minutes,
        scheduledDate,
        templateId,
        isLong,
      };
      return { ...workout, ...rebuiltWorkout(wanted, context, calm.workouts) };
    }),
  ),
);

test('on a lower rung a workout is of its family, no longer, no harder and less', () => {
  let lower = 0;
  for (const workout of climbed) {
    const rung = lowerRung(workout, context, calm.workouts);
    if (rung === null) continue;
    lower += 1;
    const made = workoutOnRung(workout, rung, context, calm.workouts)!;
    const [was, is] = [rungOfId(workout.templateId)!, rungOfId(made.templateId)!];
    expect([is.family, is.rung < was.rung, made.intensity]).toEqual([was.family, true, workout.intensity]);
    expect([made.duration <= workout.duration, made.tss < workout.tss]).toEqual([true, true]);
  }
  expect(lower).toBeGreaterThan(0.4 * climbed.length);
});

test('a workout goes down a rung once: asked again, nothing more comes', () => {
  const workout = climbed.find((each) => lowerRung(each, context, calm.workouts) === 2)!;
  const { family } = rungOfId(workout.templateId)!;
  const workouts = calm.workouts.map((each) => (each.id === workout.id ? workout : each));
  const change = makeOperation(workouts, { op: 'ease', workoutId: workout.id, rung: 2 }, why)!;
  expect([change.rungBefore, change.rungAfter, change.intensityAfter]).toEqual([3, 2, undefined]);
  const once = applyOne(workouts, change, context);
  const after = 'workouts' in once ? once.workouts : [];
  expect(rungOfId(after.find(({ id }) => id === workout.id)!.templateId)).toEqual({ family, rung: 1 });
  expect(applyOne(after, change, context)).toEqual({ workouts: after });
});

test.each([
  ['the lowest rung', 'bike-threshold/1a'],
  ['no family', 'BIKE-01'],
])('%s has none below', (_, templateId) => {
  expect(lowerRung({ ...climbed[0]!, templateId }, context, calm.workouts)).toBeNull();
});

/** Strength on the second rung of its family that lasts so long. */
function lifted(minutes: number) {
  const workout = laddered.find(({ workoutType }) => workoutType === 'strength')!;
  const { scheduledDate, intensity } = workout;
  const templateId = `${rungOfId(workout.templateId)!.family}/2a`;
  const wanted = { workoutType: 'strength', intensity, minutes, scheduledDate, templateId, isLong: false } as const;
  return { ...workout, ...rebuiltWorkout(wanted, context, calm.workouts) };
}

test.each([
  [40, 30],
  [30, 25],
  // it would be too short to be worth the way
  [22, 20],
  [20, 20],
  [18, 18],
])('strength of %i min on a lower rung lasts %i, since less weight in the same time is no less', (minutes, less) => {
  expect(workoutOnRung(lifted(minutes), 1, context, calm.workouts)?.duration).toBe(less);
});

test.each([
  ['the rung that it is on', 2],
  ['a higher one', 3],
])('strength as short as it gets is not brought to %s', (_, rung) => {
  expect(workoutOnRung(lifted(20), rung, context, calm.workouts)).toBeNull();
  expect(workoutOnRung(lifted(40), rung, context, calm.workouts)).toBeNull();
});
