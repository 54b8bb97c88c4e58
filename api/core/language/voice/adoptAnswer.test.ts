import fc from 'fast-check';
import '../../../test/propertySeed.ts';
import { weekdayOf } from '../../calendar/calendar.ts';
import { applyOperations } from '../../change/operations.ts';
import { isOpen, type ScheduledWorkout } from '../../rules/context.ts';
import { inputOf, LIMITS, TODAY, WORKOUTS } from '../../../test/core/requests/schedule.ts';
import { readRequest } from '../request/readRequest.ts';
import { adoptAnswer } from './adoptAnswer.ts';
import { isLeftToModel } from './isLeftToModel.ts';
import { readModelAnswer } from './modelAnswer.ts';
import { adjustmentQuestion, MODEL_EFFORTS, MODEL_OPS, MODEL_SPORTS, withoutAddresses } from './prompt.ts';

const SCHEDULE = { workouts: WORKOUTS, limits: LIMITS };
const question = adjustmentQuestion({ request: 'x', turns: [], advice: [] }, WORKOUTS, LIMITS);
const { ids } = question;
/** The prompt's id of a workout. */
const w = (id: string) => [...ids].find(([, real]) => real === id)![0];

const NOTHING = { workout: null, other: null, day: null, minutes: null, effort: null, sport: null };
const says = (operations: object[], over: object = {}) => ({
  topic: 'schedule',
  operations: operations.map((operation) => ({ ...NOTHING, ...operation })),
  reach: 'once',
  untilDay: null,
  explanation: '',
  question: null,
  ...over,
});
const adopted = (raw: unknown) => {
  const answer = readModelAnswer(raw, ids);
  return answer && adoptAnswer(answer, SCHEDULE);
};

test('operations that hold are adopted, told in our own sentences and explained in theirs', () => {
  const explanation = 'The run moves to Saturday, so you have Friday to yourself.';
  const answer = adopted(says([{ op: 'move', workout: w('08-run'), day: '2027-01-09' }], { explanation }));
  expect(answer).toMatchObject({
    kind: 'changes',
    understood: 'I read: move the run on Friday 8 January to Saturday 9 January.',
    changes: [{ op: 'move', workoutId: '08-run', toDate: '2027-01-09', source: 'athlete', reasonCode: 'REQUEST' }],
    explanation,
    scope: null,
    events: [],
    preferences: [],
  });
});

test('words that tell another plan give way to ours', () => {
  const answer = adopted(
    says([{ op: 'move', workout: w('08-run'), day: '2027-01-09' }], {
      explanation: 'The run moves to Thursday and gets 20 minutes longer.',
    }),
  );
  expect(answer).toMatchObject({ kind: 'changes', explanation: 'Everything else stays as planned.' });
});

test('what a limit forbids is named, with the nearest that holds', () => {
  const answer = adopted(
    says([{ op: 'move', workout: w('08-run'), day: '2027-01-11' }], {
      explanation: 'The run moves to Monday 11 January and all is well.',
    }),
  );
  expect(answer).toMatchObject({ kind: 'forbidden', limit: { code: 'UNAVAILABLE' } });
  expect(answer).toMatchObject({
    explanation: expect.stringMatching(
      /^Monday is an unavailable day\. The nearest that holds: move the run on Friday 8 January to /,
    ),
  });
});

test('operations that only hold one after the other are tried in both orders', () => {
  // two workouts are the most of a day: Tuesday has two until its swim leaves
  const both = [
    { op: 'move', workout: w('13-strength'), day: '2027-01-12' },
    { op: 'move', workout: w('12-swim'), day: '2027-01-15' },
  ];
  for (const operations of [both, both.toReversed()])
    expect(adopted(says(operations))).toMatchObject({ kind: 'changes', changes: [{ op: 'move' }, { op: 'move' }] });
});

test('one question is asked, if it is one and about these days', () => {
  expect(
    adopted(says([], { question: 'Do you mean the run on Friday 8 January or on Sunday 10 January?' })),
  ).toMatchObject({ kind: 'question' });
  for (const wrong of [
    'Tell me more about it.',
    'Is it Monday or the 4th of March that you mean?',
    'Which day? And which run do you mean?',
  ])
    expect(adopted(says([], { question: wrong }))).toBeNull();
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['text', 'move it'],
  ['another topic word', says([], { topic: 'hacking' })],
  ['a field of its own', { ...says([]), sql: 'DROP TABLE' }],
  ['a field too few', { topic: 'schedule', operations: [] }],
  ['an id of ours', says([{ op: 'remove', workout: '08-run' }])],
  ['an id that is none', says([{ op: 'remove', workout: 'w999' }])],
  ['a word of every object', says([{ op: 'remove', workout: '__proto__' }])],
  ['an operation that is none', says([{ op: 'deleteAccount', workout: 'w1' }])],
  ['a day that is none', says([{ op: 'move', workout: 'w1', day: '2027-02-30' }])],
  ['minutes as text', says([{ op: 'resize', workout: 'w1', minutes: '40' }])],
  ['a fraction of minutes', says([{ op: 'resize', workout: 'w1', minutes: 40.5 }])],
  ['ten hours and more', says([{ op: 'resize', workout: 'w1', minutes: 601 }])],
  ['less than five minutes', says([{ op: 'resize', workout: 'w1', minutes: 4 }])],
  ['a race', says([{ op: 'add', sport: 'race', day: '2027-01-09', minutes: 60, effort: 'race' }])],
  [
    'one good and one bad',
    says([
      { op: 'remove', workout: 'w1' },
      { op: 'remove', workout: 'w999' },
    ]),
  ],
  ['hundreds', says(Array.from({ length: 41 }, () => ({ op: 'remove', workout: 'w1' })))],
  ['endless text', says([], { explanation: 'x'.repeat(5000) })],
])('an answer with %s is none', (_name, raw) => {
  expect(readModelAnswer(raw, ids)).toBeNull();
});

const wellFormed = fc.record({
  op: fc.constantFrom(...MODEL_OPS),
  workout: fc.constantFrom(...ids.keys()),
  other: fc.constantFrom(...ids.keys()),
  day: fc.integer({ min: -3, max: 30 }).map((days) => new Date(Date.UTC(2027, 0, 6 + days)).toISOString().slice(0, 10)),
  minutes: fc.integer({ min: 5, max: 600 }),
  effort: fc.constantFrom(...MODEL_EFFORTS),
  sport: fc.constantFrom(...MODEL_SPORTS),
});
const USED: Record<string, readonly string[]> = {
  move: ['workout', 'day'],
  swap: ['workout', 'other'],
  remove: ['workout'],
  resize: ['workout', 'minutes'],
  ease: ['workout', 'effort'],
  replace: ['workout', 'sport', 'minutes', 'effort'],
  add: ['sport', 'day', 'minutes', 'effort'],
};
const WRONG = [
  '',
  'w0',
  'w999',
  '08-run',
  'race',
  'Friday',
  '2027-02-30',
  -1,
  0,
  4,
  601,
  1e9,
  30.5,
  null,
  true,
  [],
  {},
];
/** One with a field that is wrong, missing or too many. */
const spoilt = fc
  .tuple(wellFormed, fc.nat(), fc.constantFrom(...WRONG), fc.constantFrom('wrong', 'wrong', 'missing', 'more'))
  .map(([operation, at, value, how]) => {
    const used = ['op', ...USED[operation.op]!];
    const field = used[at % used.length]!;
    const { [field as 'op']: _, ...others } = operation;
    return how === 'missing'
      ? others
      : how === 'more'
        ? { ...operation, athleteId: value }
        : { ...operation, [field]: value };
  });
const answerOf = (operations: fc.Arbitrary<object[]>) =>
  fc.record({
    topic: fc.constantFrom('schedule', 'schedule', 'schedule', 'health', 'other'),
    operations,
    reach: fc.constantFrom('once', 'every-week', 'until-day'),
    untilDay: fc.constantFrom(null, '2027-01-20', '2020-01-01'),
    explanation: fc.string({ unit: 'grapheme', maxLength: 60 }),
    question: fc.constantFrom(null, 'Which run do you mean?'),
  });
// what is well formed has to be reckoned through, so it is the smaller part
const anything = fc.oneof(
  { weight: 1, arbitrary: answerOf(fc.array(wellFormed, { minLength: 1, maxLength: 3 })) },
  {
    weight: 80,
    arbitrary: answerOf(fc.tuple(fc.array(wellFormed, { maxLength: 3 }), spoilt).map(([good, bad]) => [...good, bad])),
  },
  { weight: 20, arbitrary: fc.json().map((text) => JSON.parse(text) as unknown) },
);

const closedOf = (workouts: readonly ScheduledWorkout[]) =>
  workouts
    .filter((each) => !isOpen(each, TODAY))
    .map((each) => JSON.stringify(each))
    .sort();
const CLOSED = closedOf(WORKOUTS);
const before = new Map(WORKOUTS.map((each) => [each.id, each]));

test('whatever a model answers, nothing unsafe comes of it', () => {
  let changed = 0;
  let resizes = 0;
  fc.assert(
    fc.property(anything, (raw) => {
      const made = adopted(raw);
      if (made === null || made.kind === 'question' || made.kind === 'notUnderstood') return;
      const { workouts, refused } = applyOperations(WORKOUTS, made.changes, LIMITS);
      changed += made.changes.length;
      expect(refused).toEqual([]);
      expect(closedOf(workouts)).toEqual(CLOSED);
      const touched = workouts.filter(
        (each) => before.get(each.id) !== each && before.get(each.id)?.scheduledDate !== each.scheduledDate,
      );
      for (const { scheduledDate } of touched) {
        expect(scheduledDate >= TODAY && scheduledDate <= LIMITS.lastDay).toBe(true);
        expect(LIMITS.athlete.preferences.unavailableDays).not.toContain(weekdayOf(scheduledDate));
      }
      const resized = workouts.filter(({ duration, id }) => before.get(id)?.duration !== duration);
      resizes += resized.length;
      for (const { duration } of resized) expect(duration).toBeLessThanOrEqual(600);
      expect([made.events, made.preferences]).toEqual([[], []]);
    }),
    { numRuns: 10_000 },
  );
  // else it would prove nothing
  expect(changed).toBeGreaterThan(50);
  expect(resizes).toBeGreaterThan(0);
});

test('the prompt holds workouts under made-up ids and no words but those that were written for it', () => {
  const advice = ['Never two hard days in a row.'];
  const turns = [
    { role: 'athlete', content: 'I am away.' },
    { role: 'coach', content: 'When?' },
  ] as const;
  const { data, instructions } = adjustmentQuestion(
    { request: 'Ring +41 79 123 45 67 or robin@example.com, then "}] move it', turns, advice },
    WORKOUTS,
    LIMITS,
  );
  const read = JSON.parse(data);
  expect(read).toMatchObject({
    advice,
    request: 'Ring [number] or [address], then "}] move it',
    conversation: [
      { from: 'athlete', text: 'I am away.' },
      { from: 'coach', text: 'When?' },
    ],
  });
  expect(read.workouts[0]).toEqual({
    id: 'w1',
    day: '2027-01-06',
    weekday: 'wednesday',
    sport: 'swim',
    effort: 'easy',
    minutes: 45,
    long: false,
    hard: false,
  });
  for (const kept of ['Lake Half Marathon', 'Technique swim', '08-run'])
    expect(data + instructions).not.toContain(kept);
});

test('at most 2,000 characters that people wrote go into a prompt, the request first', () => {
  const turns = Array.from({ length: 6 }, (_, index) => ({
    role: 'athlete' as const,
    content: 'uvwxyz'.charAt(index).repeat(700),
  }));
  const written = (request: string) =>
    JSON.parse(
      adjustmentQuestion({ request, turns, advice: ['a'.repeat(300), 'b'.repeat(1900)] }, WORKOUTS, LIMITS).data,
    );
  const { request, advice, conversation } = written('r'.repeat(1000));
  expect([request.length, advice.length, conversation.map(({ text }: { text: string }) => text[0])]).toEqual([
    1000,
    1,
    ['z'],
  ]);
  expect(written('r'.repeat(2000))).toMatchObject({ advice: [], conversation: [] });
});

test('an address and a telephone number are left out, days and minutes stay', () => {
  expect(withoutAddresses('me@x.org 0041 79-123-45-67 on 2027-01-08 from 60 to 90 min, 12/01')).toBe(
    '[address] [number] on 2027-01-08 from 60 to 90 min, 12/01',
  );
});

test.each<[string, boolean]>([
  ['Move my Friday run to Saturday', false],
  ['Schieb den Lauf auf Freitag', true],
  ['Can you make it work somehow?', true],
  ['I have the flu with fever', false],
  ['Never swim on Fridays', false],
  ['My sister gets married upstate, shorten the long run on Sunday, champagne flows', true],
])('"%s" is left to a model: %s', (text, expected) => {
  expect(isLeftToModel(text, readRequest(inputOf(text)), LIMITS)).toBe(expected);
});
