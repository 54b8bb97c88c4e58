/** Answers of a check-in as the athlete gave them; null or missing: not answered. */
interface Answers {
  mood?: number | null | undefined;
  stress?: number | null | undefined;
  sleep?: number | null | undefined;
  mentalReadiness?: number | null | undefined;
  musclesSoreness?: number | null | undefined;
  energyLevel?: number | null | undefined;
  motivationLevel?: number | null | undefined;
  overallWellness?: number | null | undefined;
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

/** Where only the four sliders were used, they stand for the coach's fields. An answer that was asked for and left out is not given by another. */
export function coachAnswers(given: Answers): CoachAnswers {
  const { musclesSoreness = null, energyLevel = null, motivationLevel = null, overallWellness = null } = given;
  const asked = { musclesSoreness, energyLevel, motivationLevel, overallWellness };
  const sliders = { motivationLevel: given.mentalReadiness ?? null, overallWellness: given.mood ?? null };
  return {
    workStressLevel: given.stress ?? null,
    sleepQuality: given.sleep ?? null,
    ...asked,
    ...(Object.values(asked).every((answer) => answer === null) && sliders),
  };
}
