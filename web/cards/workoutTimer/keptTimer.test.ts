import { isUnderWay, keepTimer, keptTimer } from './keptTimer.ts';
import { NOT_BEGUN } from './timer.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 7);
const timer = { ...NOT_BEGUN, turn: 2, spentMs: 500, since: NOW };
const KEPT = { workoutId: 'workout', turns: 9, at: NOW, isEnded: false, timer };
const step = { kind: 'WORK', durationSec: 60, effort: 1, target: { metric: 'RPE', lo: 5, hi: 5 } };

beforeEach(() => localStorage.clear());

test.each<[string, string, number, number, boolean]>([
  ['the workout that was begun', 'workout', 9, NOW + 11 * HOUR, true],
  ['another workout', 'other', 9, NOW, false],
  ['one whose steps were changed since', 'workout', 8, NOW, false],
  ['one that was begun yesterday', 'workout', 9, NOW + 13 * HOUR, false],
])('of %s', (_what, workoutId, turns, now, isKept) => {
  keepTimer(KEPT);
  expect(keptTimer(workoutId, turns, now)?.timer ?? null).toEqual(isKept ? timer : null);
});

test.each([
  'no JSON',
  'null',
  '7',
  '{"workoutId":"workout","turns":9,"at":1}',
  JSON.stringify({ ...KEPT, timer: { ...timer, turn: '2' } }),
  JSON.stringify({ ...KEPT, timer: { ...timer, since: 'now' } }),
  JSON.stringify({ ...KEPT, at: null }),
])('%s is none', (text) => {
  localStorage.setItem('workout-timer', text);
  expect(keptTimer('workout', 9, NOW)).toBeNull();
});

test('a workout is under way while as many steps are to be done as when it was begun', () => {
  const blocks = [
    { repeat: 1, steps: [step] },
    { repeat: 4, steps: [step, step] },
  ];
  expect(isUnderWay('workout', blocks)).toBe(false);
  keepTimer({ ...KEPT, at: Date.now() });
  expect(isUnderWay('workout', blocks)).toBe(true);
  expect(isUnderWay('workout', blocks.slice(1))).toBe(false);
});
