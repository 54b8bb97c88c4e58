import { adviceOf, proposalOf } from './notes.ts';

// Notes that say one thing or another by their inputs.

const FEVER = { raceName: 'Lake Olympic', raceDate: '2027-05-02' };

test.each([
  [
    adviceOf('BLOCKED_STAYS', { count: 1, days: ['2027-01-09'] }),
    '1 workout that you or your coach placed stays on Saturday 9 January. Move or remove it yourself.',
  ],
  [
    adviceOf('BLOCKED_STAYS', { count: 3, days: ['2027-01-09', '2027-01-10'] }),
    '3 workouts that you or your coach placed stay on Saturday 9 January, Sunday 10 January. Move or remove them yourself.',
  ],
  [
    adviceOf('PLACED_IN_ILLNESS', { count: 1, days: ['2027-01-09'] }),
    '1 workout on Saturday 9 January that you or your coach placed stays in your plan. Leave it out while you are ill.',
  ],
  [
    adviceOf('PLACED_IN_ILLNESS', { count: 2, days: ['2027-01-09', '2027-01-10'] }),
    '2 workouts on Saturday 9 January, Sunday 10 January that you or your coach placed stay in your plan. Leave them out while you are ill.',
  ],
  [
    adviceOf('RACE_AFTER_FEVER', { ...FEVER, isAlone: true }),
    'Lake Olympic lies within a week of a fever. We advise you not to start; ask a doctor. The race stays in your plan. This is not medical advice.',
  ],
  [
    adviceOf('RACE_AFTER_FEVER', { ...FEVER, isAlone: false }),
    'Lake Olympic lies within a week of a fever. We advise you not to start; ask a doctor. The race stays in your plan.',
  ],
  [
    adviceOf('SEE_A_DOCTOR', { clearedBy: 'doctor or midwife' }),
    'Please see your doctor or midwife: nothing hard is planned until you say, or mark in your profile, that they have cleared you. This is not medical advice.',
  ],
  [
    adviceOf('SEE_A_DOCTOR', { days: 12 }),
    'See a doctor before you train again: fever, chest pain, palpitations, breathlessness at rest or an illness of more than 10 days need one. This is not medical advice.',
  ],
  [
    proposalOf('REPLAN', { percent: 26, raceName: 'Lake Olympic', days: 14 }),
    '26% of the training hours before Lake Olympic are lost. Shall we plan the phases anew, with an easier goal?',
  ],
  [
    proposalOf('REPLAN', { days: 9, backOn: '2027-01-09' }),
    '9 days without training: shall we plan the weeks to your races anew from here?',
  ],
])('%j', ({ text }, wanted) => {
  expect(text).toBe(wanted);
});
