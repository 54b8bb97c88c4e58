import {
  blankAnswers,
  draftAnswers,
  dropOldAnswers,
  onboardingPayload,
  pendingAnswers,
  saveAnswers,
} from './onboardingAnswers.ts';
import { clearOnboardingAnswers } from './onboardingRecord.ts';
import { MIA } from './testing/server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ANSWERS = {
  ...blankAnswers(null),
  raceGoal: { raceType: 'marathon' as const, raceName: 'Berlin', targetDate: '', goalTimeSec: '' },
};
const KAI = { ...MIA, id: 'user_kai', email: 'kai@example.com' };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
  clearOnboardingAnswers();
});

test('answers are kept for one day, then erased', () => {
  saveAnswers(ANSWERS, null);
  jest.advanceTimersByTime(DAY_MS - 1);
  expect(draftAnswers(null)).toEqual(ANSWERS);
  jest.advanceTimersByTime(1);
  dropOldAnswers();
  expect(localStorage).toHaveLength(0);
});

test('a draft is not pending, what was completed signed out is', () => {
  saveAnswers(ANSWERS, null);
  expect(pendingAnswers(MIA)).toBeNull();
  saveAnswers(ANSWERS, null, { pending: true });
  expect(pendingAnswers(MIA)).toEqual(ANSWERS);
});

test('the draft of one account is erased when another signs in, and hidden while nobody is', () => {
  saveAnswers(ANSWERS, MIA);
  expect(draftAnswers(null)).toBeNull();
  expect(draftAnswers(MIA)).toEqual(ANSWERS);
  expect(draftAnswers(KAI)).toBeNull();
  expect(draftAnswers(MIA)).toBeNull();
});

test('answers under another e-mail are erased, letter case aside', () => {
  const mine = { ...ANSWERS, personalProfile: { ...ANSWERS.personalProfile, email: ' MIA@example.com ' } };
  saveAnswers(mine, null, { pending: true });
  expect(pendingAnswers(MIA)).toEqual(mine);
  expect(pendingAnswers(KAI)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'no json', '{}', '{"savedAt":1,"answers":{}}', 'null'])('storage holding %j is no answer', (text) => {
  localStorage.setItem('onboarding', text);
  expect(draftAnswers(null)).toBeNull();
});

test('the payload leaves out what is optional and blank, and keeps numbers as typed', () => {
  const payload = JSON.parse(
    JSON.stringify(
      onboardingPayload({
        ...ANSWERS,
        trainingPreferences: { ...ANSWERS.trainingPreferences, weeklyHoursAvailable: '2.5' },
      }),
    ),
  );
  expect(payload.raceGoal).toEqual({ raceType: 'marathon', raceName: 'Berlin' });
  expect(payload.trainingPreferences.weeklyHoursAvailable).toBe(2.5);
  expect(payload.personalProfile).not.toHaveProperty('age');
  expect(payload.fitnessAssessments).toEqual([
    { sport: 'running', experienceLevel: '', currentFitnessLevel: '', weeklyVolume: '' },
  ]);
});

test.each([
  ['3:30', 12_600],
  ['3:30:15', 12_615],
  ['soon', 'soon'],
])('a goal time of %s is sent as seconds, and what is none as it was typed', (typed, sent) => {
  const { raceGoal } = onboardingPayload({ ...ANSWERS, raceGoal: { ...ANSWERS.raceGoal, goalTimeSec: typed } });
  expect(raceGoal.goalTimeSec).toBe(sent);
});
