import { back, forward, hasBegun, NOT_BEGUN, paused, started, type Timer, timerAt, trainedMs } from './timer.ts';

const S = 1000;
/** A minute, as long as it takes, ten seconds, a minute. */
const TURNS = [60 * S, null, 10 * S, 60 * S].map((endsAfterMs) => ({ endsAfterMs }));
const at = (timer: Partial<Timer>): Timer => ({ ...NOT_BEGUN, ...timer });

test.each<[string, Partial<Timer>, number, Partial<Timer>]>([
  ['stands still where it is not begun', {}, 500 * S, {}],
  ['runs by the clock', { since: 100 * S }, 130 * S, { spentMs: 30 * S, since: 130 * S }],
  ['ends a turn to the instant', { since: 0 }, 60 * S, { turn: 1, beforeMs: 60 * S, since: 60 * S }],
  [
    'is carried over into the next turn, however late it is looked at, and waits where only a person knows the end',
    { since: 0 },
    500 * S,
    { turn: 1, spentMs: 440 * S, beforeMs: 60 * S, since: 500 * S },
  ],
  [
    'passes several turns at once',
    { turn: 2, spentMs: 5 * S, beforeMs: 90 * S, since: 200 * S },
    215 * S,
    { turn: 3, spentMs: 10 * S, beforeMs: 100 * S, since: 215 * S },
  ],
  [
    'ends with its last turn: what goes by afterwards is not trained',
    { turn: 3, beforeMs: 100 * S, since: 0 },
    9999 * S,
    { turn: 4, beforeMs: 160 * S },
  ],
  [
    'does not run back with a clock that is set back',
    { spentMs: 3 * S, since: 100 * S },
    50 * S,
    { spentMs: 3 * S, since: 50 * S },
  ],
])('%s', (_what, timer, now, after) => {
  expect(timerAt(at(timer), TURNS, now)).toEqual(at(after));
});

test('looking at it more often changes nothing', () => {
  let looked = at({ since: 0 });
  for (let now = 0; now <= 70 * S; now += 137) looked = timerAt(looked, TURNS, now);
  expect(timerAt(looked, TURNS, 80 * S)).toEqual(timerAt(at({ since: 0 }), TURNS, 80 * S));
});

test('it stands still while it is paused', () => {
  const stopped = paused(timerAt(at({ since: 0 }), TURNS, 20 * S));
  expect(timerAt(stopped, TURNS, 500 * S)).toEqual(at({ spentMs: 20 * S }));
  expect(timerAt(started(stopped, 500 * S), TURNS, 510 * S)).toEqual(at({ spentMs: 30 * S, since: 510 * S }));
});

test('going on and back keeps the time that was trained', () => {
  const later = at({ turn: 2, spentMs: 4 * S, beforeMs: 80 * S, since: 0 });
  expect(forward(later, 4)).toEqual(at({ turn: 3, beforeMs: 84 * S, since: 0 }));
  // well into it: its own beginning; at its beginning: the one before
  expect(back(later)).toEqual(at({ turn: 2, beforeMs: 84 * S, since: 0 }));
  expect(back({ ...later, spentMs: 2 * S })).toEqual(at({ turn: 1, beforeMs: 82 * S, since: 0 }));
  expect(back(at({ spentMs: 1 * S }))).toEqual(at({ beforeMs: 1 * S }));
  expect(trainedMs(later)).toBe(84 * S);
});

test('on from the last turn ends it, and no further', () => {
  const over = forward(at({ turn: 3, spentMs: 7 * S, since: 0 }), 4);
  expect(over).toEqual(at({ turn: 4, beforeMs: 7 * S }));
  expect(forward(over, 4)).toEqual(over);
});

test.each<[Partial<Timer>, boolean]>([
  [{}, false],
  [{ since: 5 }, true],
  [{ spentMs: 1 }, true],
  [{ turn: 1 }, true],
  [{ beforeMs: 1 }, true],
])('%j has begun: %s', (timer, begun) => {
  expect(hasBegun(at(timer))).toBe(begun);
});
