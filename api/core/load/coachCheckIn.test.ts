import { coachAnswers } from './coachCheckIn.ts';

const SLIDERS = { mood: 1, stress: 10, sleep: 2, mentalReadiness: 3 };

test('where only the four sliders were used, they stand for the fields of a coach', () => {
  expect(coachAnswers(SLIDERS)).toEqual({
    workStressLevel: 10,
    sleepQuality: 2,
    musclesSoreness: null,
    energyLevel: null,
    motivationLevel: 3,
    overallWellness: 1,
  });
});

test.each(['musclesSoreness', 'energyLevel', 'motivationLevel', 'overallWellness'] as const)(
  'with %s answered the others were asked too, and what was left out stays without an answer',
  (name) => {
    const none = { musclesSoreness: null, energyLevel: null, motivationLevel: null, overallWellness: null };
    expect(coachAnswers({ ...SLIDERS, [name]: 7 })).toEqual({
      workStressLevel: 10,
      sleepQuality: 2,
      ...none,
      [name]: 7,
    });
  },
);
