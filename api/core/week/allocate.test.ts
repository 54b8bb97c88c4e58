import type { KeptWorkout } from '../workout/workout.ts';
import { NONE, race, weekOf } from '../../test/core/sizedWeek.ts';
import { allocateMinutes } from './allocate.ts';

const before = { lastLoad: { workouts: 8, byType: { swim: 2, bike: 3, run: 3, brick: 1 } } };
const of = (kind: string, more: object = {}) =>
  weekOf({
    raceType: 'half-ironman',
    sports: ['swimming', 'cycling', 'running'],
    athlete: { assessments: [] },
    week: { weekStartDate: '2027-02-15', weekEndDate: '2027-02-21', phaseType: 'build', plannedHours: 5, kind },
    memory: { lastDayOfType: {}, ordinary: [], usual: {}, lastLong: {}, ...before },
    ...more,
  });
const injured = { restrictions: { ...NONE, run: { ...NONE.run, volumeFactor: 0.5 } } };

test.each<[what: string, kind: string, more: object, total: number, minutes: readonly number[]]>([
  ['a loading week of a triathlete leaves room for two swims', 'load', {}, 180, [50, 89, 40]],
  ['a loading week by its shares', 'load', { raceType: 'duathlon' }, 180, [64, 79, 35]],
  ['a step-back week what keeps each sport its workouts', 'step', {}, 180, [60, 80, 40]],
  ['all at their shortest', 'step', {}, 160, [60, 60, 40]],
  ['too little for all of them: by its shares', 'step', {}, 159, [46, 82, 30]],
  ['a taper as well', 'taper', {}, 180, [60, 80, 40]],
  ['a race week six tenths of them', 'race', { races: [race('2027-02-21')] }, 125, [40, 45, 40]],
  ['an injured sport no more than its part', 'step', injured, 180, [25, 88, 40]],
])('%s', (_, kind, more, total, minutes) => {
  expect(allocateMinutes(of(kind, more), total, []).map((each) => each.minutes)).toEqual(minutes);
});

test('no room for a swim that stands', () => {
  const swim = { workoutType: 'swim', duration: 20 } as KeptWorkout;
  expect(allocateMinutes(of('load'), 180, [swim]).map((each) => each.minutes)).toEqual([50, 89, 20]);
});
