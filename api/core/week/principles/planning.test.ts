import { planAll, type PlanAllInput } from '../planAll.ts';
import type { PlannedWeek } from '../schedule.ts';
import { half, marathon, runner, triathlete } from '../../../test/core/schedules.ts';

const run: PlanAllInput = {
  today: '2027-01-04',
  horizon: 'season',
  athlete: runner(),
  sports: ['running', 'strength'],
  races: [marathon],
  principles: [],
};
const tri: PlanAllInput = {
  ...run,
  athlete: triathlete(),
  sports: ['running', 'cycling', 'swimming', 'strength'],
  races: [half],
};

function planned(input: PlanAllInput, ...principles: string[]) {
  const result = planAll({
    ...input,
    principles: principles.map((principle) => ({ principleType: '', context: '', principle, coach: 'Max Mustermann' })),
  });
  if (!result.ok) throw new Error(result.conflict.message);
  return result.plan;
}
const workouts = (weeks: readonly PlannedWeek[]) =>
  weeks.flatMap(({ workouts }) => workouts.filter(({ workoutType }) => workoutType !== 'race'));
const told = (weeks: readonly PlannedWeek[]) =>
  weeks.flatMap(({ proof }) => proof.filter(({ principleId }) => principleId !== undefined));

test('a moved long run names the principle, and every week proves it', () => {
  const { weeks, principles, warnings } = planned(
    { ...run, athlete: runner({ longWorkoutDays: ['saturday', 'sunday'] }) },
    'No long run on Saturday',
  );
  const long = workouts(weeks).filter(({ isLong }) => isLong);
  expect(new Set(long.map(({ dayOfWeek }) => dayOfWeek))).toEqual(new Set(['sunday']));
  const shaped = long.filter(({ reasons }) => reasons.some(({ source }) => source === 'principle'));
  expect(shaped.length).toBeGreaterThan(10);
  expect(shaped[0]!.reasons.at(-1)).toEqual({
    code: 'PRINCIPLE',
    source: 'principle',
    text: "Max Mustermann's principle: no long run on Saturday.",
    inputs: { principleId: '0', by: 'Max Mustermann', rule: 'No long run on Saturday' },
  });
  expect(principles).toEqual([{ compiled: 'No long run on Saturday · all phases · run', applied: shaped.length }]);
  for (const { proof } of weeks)
    expect(proof).toContainEqual({
      constraint: "Max Mustermann's principle: no long run on Saturday",
      limit: 'none',
      value: 'none',
      holds: true,
      principleId: '0',
    });
  expect(warnings).toEqual(planned({ ...run, athlete: runner({ longWorkoutDays: ['saturday', 'sunday'] }) }).warnings);
});

test.each<[string, PlanAllInput, (weeks: readonly PlannedWeek[]) => boolean]>([
  [
    'At most 3 runs a week',
    run,
    (weeks) => weeks.every(({ workouts }) => workouts.filter(({ workoutType }) => workoutType === 'run').length <= 3),
  ],
  [
    'No intensity in build',
    run,
    (weeks) =>
      weeks.every(({ phaseType, workouts }) => phaseType !== 'build' || workouts.every(({ isHard }) => !isHard)),
  ],
  [
    'Long run at most 90 minutes',
    run,
    (weeks) => workouts(weeks).every(({ isLong, duration }) => !isLong || duration <= 90),
  ],
  [
    'At least 3 rest days a week',
    run,
    (weeks) => weeks.every(({ workouts }) => new Set(workouts.map(({ scheduledDate }) => scheduledDate)).size <= 4),
  ],
  ['At most 4 hours a week', run, (weeks) => weeks.every(({ plannedHours }) => plannedHours <= 4)],
  [
    'At most one session a day',
    tri,
    (weeks) =>
      weeks.every(
        ({ workouts }) => new Set(workouts.map(({ scheduledDate }) => scheduledDate)).size === workouts.length,
      ),
  ],
  [
    'Every third week is a recovery week',
    run,
    (weeks) =>
      weeks.every(
        ({ kind }, i) =>
          !(kind === 'load' && weeks[i - 1]?.kind === 'load' && weeks[i - 2]?.kind === 'load') ||
          weeks[i + 1]?.kind === 'taper',
      ),
  ],
  ['No VO2max', run, (weeks) => workouts(weeks).every(({ intensity }) => intensity !== 'vo2max')],
  [
    'Swim only on Tuesdays and Thursdays',
    tri,
    (weeks) =>
      workouts(weeks).every(
        ({ workoutType, dayOfWeek }) => workoutType !== 'swim' || dayOfWeek === 'tuesday' || dayOfWeek === 'thursday',
      ),
  ],
  [
    'Nothing hard on Tuesdays',
    run,
    (weeks) => workouts(weeks).every(({ isHard, dayOfWeek }) => !isHard || dayOfWeek !== 'tuesday'),
  ],
  [
    'Keep Tuesdays and Thursdays easy',
    tri,
    (weeks) =>
      workouts(weeks).every(
        ({ isHard, dayOfWeek }) => !isHard || (dayOfWeek !== 'tuesday' && dayOfWeek !== 'thursday'),
      ),
  ],
  ['No strength', run, (weeks) => workouts(weeks).every(({ workoutType }) => workoutType !== 'strength')],
])('%s', (principle, input, isKept) => {
  expect(isKept(planned(input).weeks)).toBe(false);
  const plan = planned(input, principle);
  expect(isKept(plan.weeks)).toBe(true);
  expect(plan.principles[0]!.applied).toBeGreaterThan(0);
  expect(told(plan.weeks).every(({ holds }) => holds)).toBe(true);
});

test('growth stays under what a principle allows, over the longest of the last four weeks', () => {
  const { weeks } = planned(run, 'Increase weekly volume by at most 4% per week');
  const growth = weeks.flatMap(({ kind, plannedHours }, i) => {
    const before = weeks.slice(Math.max(0, i - 4), i).map((week) => week.plannedHours);
    return kind === 'load' && before.length > 0 ? [{ plannedHours, before: Math.max(...before) }] : [];
  });
  expect(growth.length).toBeGreaterThan(4);
  for (const { plannedHours, before } of growth) expect(plannedHours).toBeLessThanOrEqual(1.04 * before + 0.011);
});

test('what a race needs is not taken away: the principle yields, and the plan says where and why', () => {
  const { weeks, warnings } = planned(tri, 'No swimming', 'No bricks');
  const untold = planned(tri).weeks;
  const swims = ({ workouts }: PlannedWeek) => workouts.some(({ workoutType }) => workoutType === 'swim');
  const needed = weeks.filter(({ kind }, i) => kind === 'load' && swims(untold[i]!));
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.filter((week) => !swims(week))).toEqual([]);
  const broken = told(weeks).filter(({ holds }) => !holds);
  expect(broken.map(({ value }) => value)).toContainEqual(
    expect.stringMatching(/otherwise the week would have no swimming, which your race needs$/),
  );
  expect(warnings.filter(({ code }) => code === 'PRINCIPLE_NOT_HELD').map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^Max Mustermann's principle: no swim: not kept in the week of .* and \d+ more, because otherwise/,
    ),
    expect.stringMatching(
      /^Max Mustermann's principle: no brick: not kept in the week of .*, because otherwise a race-specific week would have no brick\.$/,
    ),
  ]);
});

test('a principle for others, advice and refusals leave the plan as it is, byte for byte', () => {
  const plain = planned(run);
  const { weeks, principles, warnings } = planned(
    run,
    'Athletes over 60: no long run on Sunday',
    'Trust the process',
    'Train every day',
  );
  expect(JSON.stringify(weeks)).toBe(JSON.stringify(plain.weeks));
  expect(principles).toEqual([
    { compiled: 'No long run on Sunday · all phases · run · athletes over 60', applied: 0 },
    { compiled: null, applied: 0 },
    { compiled: null, applied: 0 },
  ]);
  expect(warnings.map(({ code }) => code)).toEqual([
    ...plain.warnings.map(({ code }) => code),
    'PRINCIPLE_ADVICE_ONLY',
    'PRINCIPLE_REFUSED',
  ]);
});

test('two principles that leave no day are named together', () => {
  const { warnings } = planned(run, 'Long runs only on Saturday', 'No long run on Saturday');
  expect(warnings.find(({ code }) => code === 'PRINCIPLES_CONFLICT')!.message).toBe(
    'Two principles cannot both be kept: "Long run only on Saturday" and "No long run on Saturday": together they leave no day for a long run.',
  );
});
