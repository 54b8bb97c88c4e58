/** Answers of a check-in as the athlete gave them; null: not answered. */
interface Answers {
  mood: number | null;
  stress: number | null;
  sleep: number | null;
  mentalReadiness: number | null;
  musclesSoreness: number | null;
  energyLevel: number | null;
  motivationLevel: number | null;
  overallWellness: number | null;
}

/** The same as a coach reads them, 1 to 10 each. */
export interface CoachAnswers {
  workStressLevel: number | null;
  sleepQuality: number | null;
  musclesSoreness: number | null;
  energyLevel: number | null;
  motivationLevel: number | null;
  overallWellness: number | null;
}

/** Where only the four sliders were used, they stand for the coach's fields; soreness and energy then stay without data. */
export function coachAnswers(given: Answers): CoachAnswers {
  return {
    workStressLevel: given.stress,
    sleepQuality: given.sleep,
    musclesSoreness: given.musclesSoreness,
    energyLevel: given.energyLevel,
    motivationLevel: given.motivationLevel ?? given.mentalReadiness,
    overallWellness: given.overallWellness ?? given.mood,
  };
}
