import type { Reason } from '../codes/reason.ts';
import * as reasons from './reasons.ts';

const week = { phaseName: 'Base', phaseType: 'base', kind: 'load', role: 'key', week: 1 } as const;
const last = {
  family: 'run-cruise',
  rung: 1,
  date: '2027-01-02',
  what: '3 × 8 min',
  outcome: 'EASIER',
  felt: 5,
  expected: 7,
} as const;

test.each<readonly [code: string, source: Reason['source'], made: () => Reason]>([
  ['PHASE_KEY', 'phase', () => reasons.phaseReason(week)],
  ['STEP_BACK_WEEK', 'phase', () => reasons.phaseReason({ ...week, kind: 'step' })],
  ['RACE_DAY', 'athlete', () => reasons.raceReason({ raceName: 'City', priority: 'A', raceDate: '2027-05-09' })],
  ['RACE_NEAR', 'rule', () => reasons.raceNearReason({ raceName: 'City', daysBefore: 2 })],
  ['AFTER_RACE', 'rule', () => reasons.afterRaceReason({ raceName: 'City', daysAfter: 2 })],
  ['LONG_DAY', 'athlete', () => reasons.longDayReason('sunday')],
  ['LONG_DAY_CHOSEN', 'rule', () => reasons.latestDayReason('sunday')],
  [
    'LONG_DAY_BLOCKED',
    'athlete',
    () => reasons.longDayBlockedReason({ weekday: 'saturday', blocked: '2027-01-03', what: 'Sunday is blocked' }),
  ],
  [
    'HARD_SPACING',
    'rule',
    () => reasons.hardSpacingReason({ date: '2027-01-05', daysSinceHard: 2, daysUntilHard: null }),
  ],
  ['DAY_WITH_ROOM', 'rule', () => reasons.dayReason({ weekday: 'monday', sessionsThatDay: 1, sameAsLastWeek: false })],
  [
    'SAME_DAY_AS_LAST_WEEK',
    'rule',
    () => reasons.dayReason({ weekday: 'monday', sessionsThatDay: 1, sameAsLastWeek: true }),
  ],
  ['STRENGTH_DAY', 'rule', () => reasons.strengthDayReason({ weekday: 'monday' })],
  [
    'LONG_RUN_GROWTH',
    'rule',
    () => reasons.longRunGrowthReason({ minutes: 88, longestRecent: 80, limit: 88, from: 'done' }),
  ],
  [
    'RACE_PACE',
    'phase',
    () => reasons.racePaceReason({ raceType: 'marathon', sport: 'run', minutes: 46, wanted: 22, total: 130 }),
  ],
  ['LENGTH_SHARE', 'rule', () => reasons.shareReason({ minutes: 60, weekMinutes: 300 })],
  ['LENGTH_DAY_CAP', 'athlete', () => reasons.capReason({ minutes: 60, limitedBy: 'day-cap' })],
  ['LENGTH_AGE_CAP', 'rule', () => reasons.capReason({ minutes: 120, limitedBy: 'age-cap' })],
  ['LENGTH_STEP_BACK', 'rule', () => reasons.capReason({ minutes: 60, limitedBy: 'step-back' })],
  ['INJURY_SUBSTITUTION', 'rule', () => reasons.injurySubstitutionReason({ from: 'run', to: 'bike', areas: 'shin' })],
  ['INJURY_CARE', 'rule', () => reasons.injuryNoteReason({ note: 'Easy.', care: 'easy', areas: 'knee' })],
  ['THRESHOLD_TEST', 'rule', () => reasons.thresholdTestReason({ sport: 'running' })],
  ['COMPLEMENTARY_SPORT', 'athlete', () => reasons.complementaryReason({ sport: 'cycling' })],
])('%s comes from %s', (code, source, made) => {
  expect(made()).toMatchObject({ code, source });
});

test('a rung is told where the last workout moved it, with its number from one', () => {
  const moved = (by: number) => reasons.rungReasons({ rung: 2, last, moved: by });
  expect(moved(0)).toEqual([]);
  expect(moved(2)).toMatchObject([{ code: 'RUNG_UP', source: 'feedback', inputs: { rung: 3, by: 2 } }]);
  expect(moved(-1)).toMatchObject([{ code: 'RUNG_DOWN', source: 'feedback', inputs: { rung: 3, by: 1 } }]);
});

test.each([
  [['2027-01-10'], '2027-01-10', false],
  [['2027-01-10'], '2027-01-11', true],
  [['2027-01-10'], '2027-02-14', true],
  [['2027-01-10'], '2027-02-15', false],
  [['2027-01-10'], '2027-01-09', false],
  [['2027-01-10', '2027-01-16'], '2027-01-15', false],
  [['2027-01-10', '2027-01-17'], '2027-01-15', true],
])('with races on %j, %s is a day of recovery: %s', (dates, day, is) => {
  expect(
    reasons.isRecoveryDay(
      dates.map((raceDate) => ({ raceDate })),
      day,
    ),
  ).toBe(is);
});
