import type { Reason } from '../codes/reason.ts';
import { ATHLETE, COACH } from './reader.ts';
import { causeText, changeReasonOf, reasonOf, reasonText } from './reason.ts';

const cruise = { family: 'run-cruise', rung: 4, what: '3 × 8 min', date: '2027-03-12', expected: 7 };
const phase = { phaseName: 'Base', phaseType: 'base', kind: 'load', week: 1 } as const;

test.each<[Reason, string, string]>([
  [
    reasonOf('PHASE_EASY', 'phase', { ...phase, role: 'easy' }),
    'Base, week 1: easy minutes build your aerobic base.',
    'Base, week 1: easy minutes build their aerobic base.',
  ],
  [
    reasonOf('PHASE_STEADY', 'phase', { ...phase, role: 'steady' }),
    'Base, week 1: steady minutes, brisker than easy, prepare you for harder work.',
    'Base, week 1: steady minutes, brisker than easy, prepare them for harder work.',
  ],
  [
    reasonOf('PHASE_OPENER', 'phase', { ...phase, role: 'opener' }),
    'Base, week 1: a few short efforts at race pace keep you sharp without tiring you.',
    'Base, week 1: a few short efforts at race pace keep them sharp without tiring them.',
  ],
  [
    reasonOf('HARD_SPACING', 'rule', { date: '2026-11-28', daysSinceHard: 2, daysUntilHard: null }),
    'Saturday lies 2 days from the nearest hard workout, so that you recover in between.',
    'Saturday lies 2 days from the nearest hard workout, so that they recover in between.',
  ],
  [
    reasonOf('COMPLEMENTARY_SPORT', 'athlete', { sport: 'cycling' }),
    "You chose cycling besides your race's sport; it takes over part of the hours.",
    "They chose cycling besides their race's sport; it takes over part of the hours.",
  ],
  [
    reasonOf('THRESHOLD_TEST', 'rule', { sport: 'cycling' }),
    'A test of your threshold in cycling, so that the paces and watts of the weeks to come are true.',
    'A test of their threshold in cycling, so that the paces and watts of the weeks to come are true.',
  ],
  [
    reasonOf('RUNG_UP', 'feedback', { ...cruise, outcome: 'EASIER', felt: 5, by: 2 }),
    'Two rungs up: 3 × 8 min on 12 March felt easier than expected (effort 5, expected 7).',
    'Two rungs up: 3 × 8 min on 12 March felt easier than expected (effort 5, expected 7).',
  ],
  [
    reasonOf('RUNG_DOWN', 'feedback', { ...cruise, outcome: 'SKIPPED_TIRED', felt: null, by: 1 }),
    'One rung down: 3 × 8 min on 12 March was skipped for tiredness.',
    'One rung down: 3 × 8 min on 12 March was skipped for tiredness.',
  ],
  [
    changeReasonOf('EFFORT_HIGH', 'feedback', { op: 'ease', rungBefore: 4, rungAfter: 3, felt: 9, expected: 7 }),
    'Eased from rung 4 to 3: effort 9 instead of 7.',
    'Eased from rung 4 to 3: effort 9 instead of 7.',
  ],
  [
    reasonOf('MOVED', 'athlete', { from: '2027-01-08' }),
    'Moved here from Friday 8 January by you.',
    'Moved here from Friday 8 January by the athlete.',
  ],
  [
    reasonOf('MOVED', 'coach', { from: '2027-01-08' }),
    'Moved here from Friday 8 January by your coach.',
    'Moved here from Friday 8 January by their coach.',
  ],
  [
    reasonOf('LIBRARY', 'athlete', { scheduledDate: '2026-11-28', name: 'Make your legs thank you' }),
    'Added by you from the library: “Make your legs thank you”.',
    'Added by the athlete from the library: “Make your legs thank you”.',
  ],
  [
    changeReasonOf('ILLNESS', 'feedback', {
      op: 'resize',
      durationBefore: 60,
      durationAfter: 30,
      intensityBefore: 'easy',
      mild: true,
    }),
    'Shortened from 1:00 to 0:30 h: you have a cold.',
    'Shortened from 1:00 to 0:30 h: they have a cold.',
  ],
  [
    changeReasonOf('PRINCIPLE', 'principle', { op: 'remove', by: '', rule: 'No long run on Sunday' }),
    "Removed: Your coach's principle: no long run on Sunday.",
    "Removed: Their coach's principle: no long run on Sunday.",
  ],
])('%j', (reason, toAthlete, toCoach) => {
  expect([reason.text, reasonText(reason, ATHLETE), reasonText(reason, COACH)]).toEqual([
    toAthlete,
    toAthlete,
    toCoach,
  ]);
});

test.each<[string, Reason]>([
  ['lacks an input', { code: 'EDITED', source: 'coach', text: 'Changed by your coach: the title.', inputs: {} }],
  ['has a code of old', { code: 'toString' as Reason['code'], source: 'rule', text: 'Of old.', inputs: {} }],
])('a kept reason that %s stays as it was written', (_, reason) => {
  expect([ATHLETE, COACH].map((reader) => reasonText(reason, reader))).toEqual([reason.text, reason.text]);
});

test('a kept change that says less than its code asks for says what was said of it', () => {
  const { text } = changeReasonOf(
    'BLOCKED_DATE',
    'rule',
    { op: 'remove', blocked: '2026-11-28' },
    'you blocked that date',
  );
  expect(text).toBe('Removed: you blocked that date.');
});

test('a request says nothing more', () => {
  expect(causeText('REQUEST', {}, ATHLETE)).toBeNull();
});

test.each<readonly [Record<string, number | boolean>, string, string]>([
  [{ skipped: 1 }, '1 workout skipped for tiredness', '1 workout skipped for tiredness'],
  [{ skipped: 0, isSaid: true }, 'you said that you are tired', 'they said that they are tired'],
  [
    { skipped: 2, isSaid: true },
    'you said that you are tired and skipped 2 workouts for it',
    'they said that they are tired and skipped 2 workouts for it',
  ],
])('tired by %p', (inputs, own, others) => {
  expect([causeText('TIRED', inputs, ATHLETE), causeText('TIRED', inputs, COACH)]).toEqual([own, others]);
});
