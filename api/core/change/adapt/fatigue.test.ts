import { drafted, left, TODAY } from '../../../test/core/checkedIn.ts';
import { addDays } from '../../calendar/calendar.ts';
import type { ReasonCode } from '../../codes/reason.ts';
import type { PastFeedback } from './events.ts';
import { easeLongs, lastLongDone } from './fatigue.ts';

const done = (daysAgo: number, actualMinutes: number, more: Partial<PastFeedback> = {}): PastFeedback => ({
  scheduledDate: addDays(TODAY, -daysAgo),
  workoutType: 'run',
  intensity: 'easy',
  isLong: true,
  isHard: false,
  plannedMinutes: 90,
  tss: 80,
  status: 'completed',
  actualMinutes,
  perceivedExertion: null,
  feelingRating: null,
  reasonForSkip: null,
  ...more,
});

test.each<readonly [string, readonly PastFeedback[], number]>([
  ['none', [], Infinity],
  ['the last', [done(1, 70), done(8, 90)], 70],
  ['the last of the sport', [done(1, 70, { workoutType: 'bike' }), done(8, 90)], 90],
  ['one that was cut short', [done(1, 45, { status: 'partially_completed' }), done(8, 90)], 45],
  ['one that was broken off', [done(1, 44, { status: 'partially_completed' }), done(8, 90)], 90],
  ['one that was skipped', [done(1, 0, { status: 'skipped' }), done(8, 90)], 90],
  ['a short one', [done(1, 70, { isLong: false }), done(8, 90)], 90],
  ['one still to come', [done(-1, 70), done(8, 90)], 90],
])('the last long run that was done: %s', (_, history, minutes) => {
  expect(lastLongDone(history, 'run', TODAY)).toBe(minutes);
});

test('a brick is long by its ride, and is measured with long rides', () => {
  const brick = done(8, 120, { workoutType: 'brick' });
  const ride = done(1, 60, { workoutType: 'bike' });
  expect(lastLongDone([brick], 'bike', TODAY)).toBe(120);
  expect(lastLongDone([brick, ride], 'brick', TODAY)).toBe(60);
  expect(lastLongDone([brick, ride], 'run', TODAY)).toBe(Infinity);
});

test.each<readonly [string, readonly PastFeedback[], string]>([
  ['sun run 100 long', [], '80 easy'],
  ['sun run 100', [], '100 easy'],
  ['sun run 100 long', [done(1, 70)], '70 easy'],
  ['sun run 100 long', [done(1, 95)], '80 easy'],
  ['sun run 100 long locked', [done(1, 70)], '100 easy'],
  ['sun run 80 long cut', [], '70 easy'],
  ['tue run 100 long later', [done(1, 70)], '100 easy'],
])('tired: %s after %j is %s', (week, history, minutes) => {
  const { draft } = drafted(week, {}, {});
  easeLongs(draft, { from: TODAY, to: addDays(TODAY, 6) }, history, {
    reasonCode: 'TIRED',
    source: 'feedback',
    inputs: {},
  });
  expect(left(week, draft)).toBe(minutes);
});

test('the week in which the days of tiredness end has no longer one than was done last, and keeps four fifths to those days', () => {
  const week = 'wed run 100 long, sun run 100 long later';
  const { draft } = drafted(week, {}, {});
  easeLongs(draft, { from: TODAY, to: addDays(TODAY, 7) }, [done(1, 95)], {
    reasonCode: 'TIRED',
    source: 'feedback',
    inputs: {},
  });
  expect(left(week, draft)).toBe('80 easy, 95 easy');
});

test.each<readonly [ReasonCode, number]>([
  ['RAMP', 70],
  ['RAMP_RUN', 70],
  ['TIRED', 80],
])('a long run of 100 min that %s made one of 90 min has %d for who is tired', (code, minutes) => {
  const { draft } = drafted('sun run 90 long', {}, {});
  const reason = { code, text: '', source: 'feedback', inputs: { op: 'resize', durationBefore: 100 } } as const;
  const slots = draft.slots.map((slot) => ({
    ...slot,
    planned: { ...slot.planned, minutes: 100 },
    workout: { ...slot.workout, reasons: [reason] },
  }));
  easeLongs({ ...draft, slots }, { from: TODAY, to: addDays(TODAY, 6) }, [], {
    reasonCode: 'TIRED',
    source: 'feedback',
    inputs: {},
  });
  expect(slots[0]!.minutes).toBe(minutes);
});
