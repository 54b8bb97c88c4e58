import { ATHLETE, COACH } from './reader.ts';
import { keptPrincipleName } from './principleName.ts';
import { messageFor, type LimitOrRefusal, limitOrRefusalText } from './limitOrRefusal.ts';

const injured = { part: 'run', intensity: 'threshold', cap: 40, care: 'Run half of {own} normal volume.' } as const;

test.each<[LimitOrRefusal, string, string]>([
  [
    { limit: 'INJURY', inputs: { ...injured, wrong: 'intensity' } },
    'Your injury forbids a threshold workout of this sport (run) for now.',
    'Their injury forbids a threshold workout of this sport (run) for now.',
  ],
  [
    { limit: 'INJURY', inputs: { ...injured, wrong: null } },
    'Run half of your normal volume.',
    'Run half of their normal volume.',
  ],
  [
    { limit: 'STRENGTH_EVE', inputs: { day: '2026-11-27', isBeforeLong: true } },
    'Strength on Friday 27 November would tire you for the long workout the day after.',
    'Strength on Friday 27 November would tire them for the long workout the day after.',
  ],
  [
    { limit: 'PRINCIPLE', inputs: { by: '', rule: 'No long run on Sunday' } },
    "That would go against your coach's principle: no long run on Sunday.",
    "That would go against their coach's principle: no long run on Sunday.",
  ],
  [
    { limit: 'PRINCIPLE', inputs: { by: 'Yuki Vale', rule: 'No long run on Sunday' } },
    "That would go against Yuki Vale's principle: no long run on Sunday.",
    "That would go against Yuki Vale's principle: no long run on Sunday.",
  ],
  [
    { limit: 'RACE_NEAR', inputs: { day: '2026-11-27', wrong: 'recovery', cap: null } },
    'Friday 27 November is for recovering from your race.',
    'Friday 27 November is for recovering from their race.',
  ],
  [
    { refusal: 'RACE_FIXED', inputs: {} },
    'A race keeps the date of your season plan; change it there.',
    'A race keeps the date of their season plan; change it there.',
  ],
])('%j', (said, toAthlete, toCoach) => {
  expect([limitOrRefusalText(said, ATHLETE), limitOrRefusalText(said, COACH)]).toEqual([toAthlete, toCoach]);
});

test.each<[LimitOrRefusal, string, string]>([
  [
    { limit: 'DAY_CAP', inputs: { day: '2026-11-27', minutes: 80, cap: 60 } },
    'Friday 27 November would hold 1:20 h; the limit is 1:00 h.',
    'Friday 27 November holds 1:20 h; the limit is 1:00 h.',
  ],
  [
    { limit: 'PRINCIPLE', inputs: { by: 'Yuki Vale', rule: 'No long run on Sunday' } },
    "That would go against Yuki Vale's principle: no long run on Sunday.",
    "That goes against Yuki Vale's principle: no long run on Sunday.",
  ],
  [
    { limit: 'LONG_DAY', inputs: { weekday: 'monday', longDays: 'Sun' } },
    'The longest workout of the week would lie on Mon; your long-workout days are Sun.',
    'The longest workout of the week lies on Mon; your long-workout days are Sun.',
  ],
  [
    { limit: 'WEEK_MINUTES', inputs: { monday: '2026-11-23', minutes: 643, most: 443, planned: 403 } },
    'The week of Monday 23 November would hold 10:43 h; your plan has 6:43 h, and a change may add 40 min.',
    'The week of Monday 23 November holds 10:43 h; at most 6:43 h fit your plan.',
  ],
])('of what is done %j tells what is so', (said, would, is) => {
  expect([limitOrRefusalText(said, ATHLETE), limitOrRefusalText(said, ATHLETE, 'is')]).toEqual([would, is]);
});

test('what was said without inputs speaks to nobody, and stays', () => {
  expect(messageFor({ message: 'There is a race on Sunday 9 May.' }, COACH)).toBe('There is a race on Sunday 9 May.');
});

test.each([
  ["Robin Vale's principle: no hard session on Monday", "Robin Vale's principle: no hard workout on Monday"],
  ['Your constraint: at most 4 sessions a week', 'Your constraint: at most 4 workouts a week'],
  ["Max Session's principle: no long run on Saturday", "Max Session's principle: no long run on Saturday"],
  ["your session's principle: no session on Monday", "your session's principle: no workout on Monday"],
])('the name %s is kept of old', (kept, now) => {
  expect(keptPrincipleName(kept)).toBe(now);
});
