import { inputOf } from '../../../test/core/requests/schedule.ts';
import { addDays, type Day } from '../../calendar/calendar.ts';
import { correctionIn, FORM_AREAS, type FormTold, type TimeKind, wordsOfForm } from './formWords.ts';
import { readRequest } from './readRequest.ts';

// What a form asks becomes words, and the words are read as they were meant.

const today: Day = inputOf('').limits.today;
const day = (n: number): Day => addDays(today, n);

/** What is read of it: what happened and when, days kept free, and how many workouts change. */
function readOf(told: FormTold) {
  const answer = readRequest(inputOf(wordsOfForm(told)));
  if (answer.kind === 'question' || answer.kind === 'notUnderstood') return answer;
  const { events, changes, keptFree = [] } = answer;
  return {
    events: events.map(({ kind, from, to, area }) => ({ kind, from, to, area })),
    free: keptFree,
    last:
      changes
        .map(({ fromDate }) => fromDate ?? '')
        .sort()
        .at(-1) ?? null,
    ops: new Set(changes.map(({ op }) => op)),
  };
}

const SPANS: readonly (readonly [from: number, to: number])[] = [
  [0, 0],
  [0, 1],
  [1, 4],
  [2, 16],
  [3, 30],
];

test.each(SPANS)('away from day %i to day %i: those days are kept free', (from, to) => {
  const { events, free } = readOf({ kind: 'away', from: day(from), to: day(to) }) as ReturnType<typeof readOf> & {
    events: object[];
    free: Day[];
  };
  expect(events).toEqual([{ kind: 'travel', from: day(from), to: day(to), area: null }]);
  expect(free).toEqual(Array.from({ length: to - from + 1 }, (_, i) => day(from + i)));
});

test.each(SPANS)('travelling or busy from day %i to day %i: workouts of those days become short', (from, to) => {
  for (const kind of ['travelling', 'life'] as const) {
    const read = readOf({ kind, from: day(from), to: day(to), minutes: 30 });
    expect(read).toMatchObject({ free: [] });
    expect((read as { last: Day | null }).last ?? day(to)).not.toMatch(/^$/);
    expect(((read as { last: Day | null }).last ?? day(from)) <= day(to)).toBe(true);
    expect((read as { ops: Set<string> }).ops.size).toBeGreaterThan(0);
  }
});

test.each(SPANS)('tired from day %i to day %i: nothing of those days is hard', (from, to) => {
  const read = readOf({ kind: 'tired', from: day(from), to: day(to) }) as { last: Day | null; ops: Set<string> };
  expect([...read.ops].every((op) => op === 'ease')).toBe(true);
  expect((read.last ?? day(from)) <= day(to)).toBe(true);
});

test.each(FORM_AREAS)('the %s is injured, and is fine again', (area) => {
  expect(readOf({ kind: 'injured', area })).toMatchObject({ events: [{ kind: 'injury', from: today, area }] });
  expect(readOf({ kind: 'healed', area })).toMatchObject({ events: [{ kind: 'recovered', from: today, area }] });
});

test('workouts of one kind that find no other day are counted, not named one by one', () => {
  const { explanation } = readRequest(inputOf(wordsOfForm({ kind: 'away', from: today, to: day(20) }))) as {
    explanation: string;
  };
  expect(explanation).toMatch(/ The \d+ rides, the \d+ runs, .* had no other day that holds, so they are left out/);
  expect(explanation).not.toMatch(/\bthe (run|ride|swim), .*\bthe \1\b/i);
});

const KINDS: readonly TimeKind[] = ['tired', 'away', 'travelling', 'life'];

test.each(KINDS)('what was told of %s before is over, or told otherwise', (kind) => {
  expect(correctionIn(wordsOfForm({ kind: 'over', instead: kind }))).toEqual({ kind, rest: null });
  const told = { kind: 'life', from: day(1), to: day(3), minutes: 30 } as const;
  expect(correctionIn(wordsOfForm({ ...told, instead: kind }))).toEqual({ kind, rest: wordsOfForm(told) });
  expect(correctionIn(wordsOfForm(told))).toBeNull();
});

test('everyday words that begin like a correction are none', () => {
  for (const text of ['No longer tired', 'No longer tired, so give me my run back.', 'I am no longer away.'])
    expect(correctionIn(text)).toBeNull();
});
