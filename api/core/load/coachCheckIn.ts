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

/**
 * A check-in in the coach's fields. Athletes who used only the four sliders of the short form answered none of the coach's own questions;
 * only then mood and mental readiness fill two of those fields. Once one of them is answered, the others stay empty.
 */
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
