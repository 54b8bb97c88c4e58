import { addDays, mondayOf } from '../../calendar/calendar.ts';
import type { ReasonCode } from '../../codes/reason.ts';
import { reasonOf } from '../../messages/reason.ts';
import { planningContextOf, type ScheduledWorkout, type ScheduleLimits } from '../../rules/context.ts';
import { livingReasons, reasonsOfEndedWeek } from '../livingReasons.ts';
import { codesOf, long, only, RACE_AHEAD, scheduled } from '../../../test/core/livingReasons.ts';

test('a rung that feedback moved is told as long as the workout is on it', () => {
  const trial = { what: '3 × 8 min', date: '2027-01-02', outcome: 'HARDER', felt: 9, expected: 7 } as const;
  const inputs = { ...trial, family: 'bike-tempo', rung: 2, by: 1 };
  const told = (code: 'RUNG_UP' | 'RUNG_DOWN', templateId: string | null) =>
    codesOf(long.id, only(long.id, { templateId, reasons: [reasonOf(code, 'feedback', inputs)] }));
  for (const code of ['RUNG_UP', 'RUNG_DOWN'] as const)
    expect(['bike-tempo/2b', 'bike-tempo/1a', 'bike-cadence/2a', null].map((id) => told(code, id))).toEqual([
      [code],
      [],
      [],
      [],
    ]);
});

/** A reason, what its workout was made into, and whether it still holds. */
const PURPOSES: readonly (readonly [
  ReasonCode,
  Record<string, string | number>,
  Partial<ScheduledWorkout>,
  boolean,
])[] = [
  ['THRESHOLD_TEST', { sport: 'cycling' }, { templateId: 'BIKE-21' }, true],
  ['THRESHOLD_TEST', { sport: 'cycling' }, { templateId: 'bike-endurance/1a', intensity: 'easy' }, false],
  ['PHASE_KEY', { role: 'key' }, { intensity: 'threshold', isHard: true }, true],
  ['PHASE_KEY', { role: 'key' }, { intensity: 'moderate', isHard: false }, true],
  ['PHASE_KEY', { role: 'key' }, { intensity: 'easy', isHard: false }, false],
  ['PHASE_LONG', { role: 'long' }, { isLong: true }, true],
  ['PHASE_LONG', { role: 'long' }, { isLong: false }, false],
  ['PHASE_BRICK', { role: 'brick' }, { workoutType: 'brick' }, true],
  ['PHASE_BRICK', { role: 'brick' }, { workoutType: 'bike' }, false],
  ['PHASE_STRENGTH', { role: 'strength' }, { workoutType: 'strength' }, true],
  ['PHASE_STRENGTH', { role: 'strength' }, { workoutType: 'run' }, false],
  ['RUNG_DOWN', { family: 'run-hills', rung: 2 }, { templateId: 'run-hills/2a' }, true],
  ['RUNG_DOWN', { family: 'run-hills', rung: 2 }, { templateId: 'run-easy/1a' }, false],
  ['COMPLEMENTARY_SPORT', { sport: 'cycling' }, { workoutType: 'bike' }, true],
  ['COMPLEMENTARY_SPORT', { sport: 'cycling' }, { workoutType: 'brick' }, true],
  ['COMPLEMENTARY_SPORT', { sport: 'cycling' }, { workoutType: 'swim' }, false],
  ['INJURY_SUBSTITUTION', { from: 'running', to: 'cycling', areas: 'knee' }, { workoutType: 'bike' }, true],
  ['INJURY_SUBSTITUTION', { from: 'running', to: 'cycling', areas: 'knee' }, { workoutType: 'run' }, false],
  ['LIBRARY', { name: 'Hills' }, { templateId: 'library_00000000-0000-4000-8000-000000000001' }, true],
  ['LIBRARY', { name: 'Hills' }, { templateId: null }, true],
  ['LIBRARY', { name: 'Hills' }, { templateId: 'run-easy/1a' }, false],
];

test.each(PURPOSES)('%s of %o says nothing of another purpose: %o, %s', (code, inputs, over, holds) => {
  const reason = { code, inputs, text: code, source: 'rule' as const };
  const ahead = { ...long, ...over, reasons: [reason] };
  const done = { ...ahead, status: 'completed' as const };
  const context = planningContextOf(scheduled.limits);
  const later = planningContextOf({ ...scheduled.limits, firstDay: addDays(mondayOf(long.scheduledDate), 7) });
  const told = [
    livingReasons(context, [ahead], ahead),
    livingReasons(context, [done], done),
    livingReasons(later, [done], done),
    reasonsOfEndedWeek([done], done),
  ];
  expect(told).toEqual(told.map(() => (holds ? [reason] : [])));
});

const ofPhase = (role: 'key' | 'easy' | 'long' | 'recovery') => ({
  code: `PHASE_${role.toUpperCase()}` as ReasonCode,
  ...(({ text, source, inputs }) => ({ text, source, inputs }))(
    reasonOf('PHASE_KEY', 'phase', { phaseName: 'Base', phaseType: 'base', kind: 'load', role, week: 2 }),
  ),
});

test('what a workout is for in its phase is said as long as it is such a workout', () => {
  const says = (
    role: Parameters<typeof ofPhase>[0],
    over: Partial<ScheduledWorkout>,
    races: ScheduleLimits['races'] = [],
  ) => {
    const workout = { ...long, isHard: false, intensity: 'easy' as const, ...over, reasons: [ofPhase(role)] };
    return livingReasons(planningContextOf({ ...scheduled.limits, races }), [workout], workout).length === 1;
  };
  expect(says('key', { isHard: true, intensity: 'threshold' })).toBe(true);
  expect(says('key', { intensity: 'moderate' })).toBe(true);
  expect(says('key', {})).toBe(false);
  expect(says('easy', {})).toBe(true);
  expect(says('easy', { isHard: true, intensity: 'threshold' })).toBe(false);
  expect(says('long', { isLong: true })).toBe(true);
  expect(says('long', { isLong: false })).toBe(false);
  const race = (days: number) => ({ ...RACE_AHEAD, raceDate: addDays(long.scheduledDate, days) });
  expect(says('recovery', {}, [race(-4)])).toBe(true);
  // on the eve of a race nobody recovers from one
  expect(says('recovery', {}, [race(-4), race(1)])).toBe(false);
  expect(says('recovery', {}, [race(5)])).toBe(false);
});
