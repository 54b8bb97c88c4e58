import { requestDraftOf } from './requestDraft.ts';
import { inputOf, LIMITS, WORKOUTS } from '../../../test/core/requests/schedule.ts';
import { readRequest } from './readRequest.ts';
import { MAX_INTENTS } from './intent.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const adds = (count: number) =>
  Array.from({ length: count }, (_, n) => `Add a ${20 + n} min run on ${DAYS[n % 7]}.`).join(' ');

test('of more wishes than are looked at, it is asked which come first', () => {
  expect(readRequest(inputOf(adds(MAX_INTENTS + 1)))).toEqual({
    kind: 'question',
    understood: 'You ask for 13 things at once, and I look at 12 at most.',
    question: 'Which of them shall I begin with?',
  });
  expect(readRequest(inputOf(adds(MAX_INTENTS))).kind).toBe('forbidden');
});

test('an answer to that is read for itself', () => {
  const conversationHistory = [
    { role: 'athlete', content: adds(60) },
    { role: 'coach', content: 'Which of them shall I begin with?' },
  ] as const;
  const answer = 'Make the long ride 20 minutes shorter.';
  expect(readRequest(inputOf(answer, { conversationHistory }))).toEqual(readRequest(inputOf(answer)));
});

test('what is nearest is looked for so often in one request, whatever it asks', () => {
  const asked = { op: 'add', workoutType: 'run', toDate: LIMITS.lastDay, minutes: 300, intensity: 'hard' } as const;
  const tries = { left: 200 };
  const draft = requestDraftOf(WORKOUTS, LIMITS, tries);
  draft.keepNearest(asked);
  const [left, kept] = [tries.left, draft.changes()];
  expect(left).toBeLessThan(200);
  tries.left = 0;
  expect([draft.keepNearest({ ...asked, minutes: 299 }), tries.left, draft.changes()]).toEqual([null, 0, kept]);
});
