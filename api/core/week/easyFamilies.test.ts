import { planned, running } from '../../test/core/schedules.ts';
import { peopleOf } from '../../test/core/content/people.ts';
import { planAll } from './planAll.ts';
import { planSchedule } from './planSchedule.ts';

const PLAIN = 'RUN-01';
const weeks = planned(planSchedule(running()));
const easyRuns = weeks
  .filter(({ kind }) => kind === 'load')
  .flatMap(({ workouts }) =>
    workouts.filter(
      ({ workoutType, isLong, isHard, intensity }) =>
        workoutType === 'run' && !isLong && !isHard && intensity === 'easy',
    ),
  );
const familyOf = (templateId: string | null) => templateId?.split('/')[0] ?? PLAIN;

test('no title fills more than half of the easy runs of a loading week and those around it', () => {
  expect(easyRuns.length).toBeGreaterThan(20);
  for (let from = 0; from + 10 <= easyRuns.length; from += 1) {
    const block = easyRuns.slice(from, from + 10).map(({ templateId }) => familyOf(templateId));
    for (const family of block) expect(block.filter((other) => other === family).length).toBeLessThanOrEqual(5);
  }
  const families = new Set(easyRuns.map(({ templateId }) => familyOf(templateId)));
  for (const family of [PLAIN, 'run-cadence', 'run-rolling']) expect(families).toContain(family);
});

test('easier weeks hold plain ones', () => {
  const easier = weeks.filter(({ kind }) => kind === 'step').flatMap(({ workouts }) => workouts);
  const families = easier.map(({ templateId }) => familyOf(templateId));
  expect(families).toContain(PLAIN);
  expect(families.filter((family) => family === 'run-cadence' || family === 'run-rolling')).toEqual([]);
});

test('a week holds one cadence ride, however many rides it has', () => {
  const riders = peopleOf(60, 11).filter(({ input }) => input.sports.includes('cycling'));
  const cadence = riders.flatMap(({ input }) => {
    const result = planAll(input);
    return (result.ok ? result.plan.weeks : []).map(
      ({ workouts }) => workouts.filter(({ templateId }) => familyOf(templateId) === 'bike-cadence').length,
    );
  });
  expect(Math.max(...cadence)).toBe(1);
});
