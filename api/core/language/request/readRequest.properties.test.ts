import fc from 'fast-check';
import '../../../test/propertySeed.ts';
import { weekdayOf } from '../../calendar/calendar.ts';
import { applyOperations } from '../../change/operations.ts';
import type { ScheduledWorkout } from '../../rules/context.ts';
import { LIMITS, TODAY, WORKOUTS, inputOf } from '../../../test/core/requests/schedule.ts';
import { runs } from '../../../test/propertyRuns.ts';
import * as everyday from '../../../test/core/requests/everyday.ts';
import * as forum from '../../../test/core/requests/forum.ts';
import * as heldOut from '../../../test/core/requests/heldOut.ts';
import * as lasting from '../../../test/core/requests/lasting.ts';
import * as lengths from '../../../test/core/requests/lengths.ts';
import * as life from '../../../test/core/requests/life.ts';
import * as moves from '../../../test/core/requests/moves.ts';
import * as removals from '../../../test/core/requests/removals.ts';
import { readRequest } from './readRequest.ts';
import type { RequestInput } from './request.ts';

const SENTENCES = Object.values({
  ...moves,
  ...lengths,
  ...removals,
  ...life,
  ...lasting,
  ...forum,
  ...heldOut,
  ...everyday,
}).flatMap((cases) => cases.map(({ text }) => text));
const WORDS = [...new Set(SENTENCES.flatMap((text) => text.split(' ')))];

const salad = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));
const sentence = fc.constantFrom(...SENTENCES);
const joined = fc
  .tuple(sentence, fc.constantFrom(' and ', '. ', ', but ', ' then ', '\n'), sentence)
  .map((parts) => parts.join(''));
const misspelt = fc
  .tuple(sentence, fc.nat(), fc.constantFrom('', 'x', ' ', 'é', "'"))
  .map(([text, at, letter]) => `${text.slice(0, at % text.length)}${letter}${text.slice((at % text.length) + 1)}`);
const request = fc.oneof(salad, joined, misspelt, fc.string({ unit: 'grapheme', maxLength: 80 }));

const closed = ({ status, scheduledDate, workoutType }: ScheduledWorkout) =>
  status !== 'scheduled' || scheduledDate < TODAY || workoutType === 'race';
const closedOf = (workouts: readonly ScheduledWorkout[]) =>
  workouts
    .filter(closed)
    .map((each) => JSON.stringify(each))
    .sort();

function changesOf(input: RequestInput) {
  const answer = readRequest(input);
  return 'changes' in answer ? answer.changes : [];
}

const RUNS = runs(200);

test('whatever is written, every change holds when it is applied', () => {
  fc.assert(
    fc.property(request, (text) => {
      const changes = changesOf(inputOf(text));
      expect(applyOperations(WORKOUTS, changes, LIMITS).refused).toEqual([]);
    }),
    RUNS,
  );
});

test('finished workouts, past days and races stay as they are, and nothing new comes to an unavailable day', () => {
  const before = new Map(WORKOUTS.map((each) => [each.id, each.scheduledDate]));
  fc.assert(
    fc.property(request, (text) => {
      const { workouts } = applyOperations(WORKOUTS, changesOf(inputOf(text)), LIMITS);
      expect(closedOf(workouts)).toEqual(closedOf(WORKOUTS));
      const came = workouts.filter(({ id, scheduledDate }) => before.get(id) !== scheduledDate);
      expect(
        came.filter(
          ({ scheduledDate }) =>
            LIMITS.athlete.preferences.unavailableDays.includes(weekdayOf(scheduledDate)) || scheduledDate < TODAY,
        ),
      ).toEqual([]);
    }),
    RUNS,
  );
});

test('the same request gives the same answer, and an earlier conversation never throws', () => {
  fc.assert(
    fc.property(request, request, fc.string({ maxLength: 60 }), (first, second, question) => {
      const conversationHistory = [
        { role: 'athlete', content: first },
        { role: 'coach', content: question },
      ] as const;
      const input = inputOf(second, { conversationHistory });
      expect(JSON.stringify(readRequest(input))).toBe(JSON.stringify(readRequest(input)));
    }),
    { numRuns: 100 },
  );
});

test('an answer asks exactly one question, and a question comes without changes', () => {
  fc.assert(
    fc.property(request, (text) => {
      const answer = readRequest(inputOf(text));
      if (answer.kind !== 'question') return;
      expect(answer.question.match(/\?/g)).toHaveLength(1);
      expect(answer).not.toHaveProperty('changes');
    }),
    RUNS,
  );
});

test('two thousand characters are read within a blink', () => {
  const long = 'move the long run to saturday and '.repeat(60).slice(0, 2000);
  expect(() => readRequest(inputOf(long))).not.toThrow();
  expect(() => readRequest(inputOf('a '.repeat(1000)))).not.toThrow();
});
