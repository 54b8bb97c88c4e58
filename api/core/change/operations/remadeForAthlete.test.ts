import { HARD, hurt, LIMITS, made, type Made } from '../../../test/core/madeWeeks.ts';
import { planningContextOf, type ScheduleLimits } from '../../rules/context.ts';
import { isOfPlanner, isTemplate, remadeForAthlete } from './remadeForAthlete.ts';

test.each([
  [null, false],
  ['run-cruise/4b', true],
  ['RUN-22', true],
  ['of-a-library', false],
])('%s is a template of the planner: %s', (templateId, is) => {
  expect(isTemplate(templateId)).toBe(is);
  const written = { code: 'EDITED', source: 'coach', text: '', inputs: {} } as const;
  expect(isOfPlanner({ templateId, reasons: [] })).toBe(is);
  expect(isOfPlanner({ templateId, reasons: [{ ...written, code: 'ADDED' }] })).toBe(is);
  expect(isOfPlanner({ templateId, reasons: [{ ...written, code: 'ADDED' }, written] })).toBe(false);
});

const CRUISE = { ...HARD, templateId: 'run-cruise/4b' } as const;
const SORE = hurt('pain', 'knee');
const BROKEN = hurt('stress fracture', 'foot');
const WELL = {
  athlete: { ...SORE.athlete!, injuries: SORE.athlete!.injuries.map((each) => ({ ...each, isRecovered: true })) },
};

const HILLS = { ...HARD, templateId: 'run-hills/2a' } as const;

test.each<[what: string, copy: Made, minutes: number, over: Partial<ScheduleLimits>, expected: string | null]>([
  ['a run is made for them', ['wed', 'run', 50, CRUISE], 50, {}, 'run 50 threshold run-cruise/1a'],
  ['in less time', ['wed', 'run', 50, CRUISE], 30, {}, 'run 30 threshold run-cruise/1a'],
  ['what a person wrote is as it is', ['wed', 'run', 50, { ...CRUISE, locked: true }], 30, SORE, 'as it is'],
  ['so is a race', ['wed', 'race', 50, { intensity: 'race' }], 30, SORE, 'as it is'],
  ['and what is shorter than the planner makes any', ['wed', 'run', 10, CRUISE], 10, {}, 'as it is'],
  ['but not where it has to be cut', ['wed', 'run', 12, CRUISE], 10, {}, 'run 15 easy RUN-01'],
  ['nor with an injury', ['wed', 'run', 10, CRUISE], 10, SORE, 'run 15 easy RUN-01, another'],
  ['a sore knee makes it shorter', ['wed', 'run', 50, CRUISE], 50, SORE, 'run 40 threshold run-cruise/1a'],
  ['and hills another run', ['wed', 'run', 50, HILLS], 50, SORE, 'run 40 threshold run-threshold/1a, another'],
  ['a knee that has healed does not', ['wed', 'run', 50, HILLS], 50, WELL, 'run 50 threshold run-threshold/1a'],
  ['a broken foot leaves no run', ['wed', 'run', 50, CRUISE], 50, BROKEN, null],
  [
    'and a ride as it was',
    ['wed', 'bike', 50, { templateId: 'bike-endurance/1a' }],
    50,
    BROKEN,
    'bike 50 easy bike-endurance/1a',
  ],
])('of a workout of somebody else: %s', (_, copied, minutes, over, expected) => {
  const copy = made([copied])[0]!;
  const remade = remadeForAthlete(copy, minutes, planningContextOf({ ...LIMITS, ...over }), []);
  const { workout, isOther } = remade ?? { workout: null, isOther: false };
  const { workoutType, duration, intensity, templateId } = workout ?? {};
  const told = `${workoutType} ${duration} ${intensity} ${templateId}${isOther ? ', another' : ''}`;
  expect(workout === copy ? 'as it is' : workout && told).toBe(expected);
});
