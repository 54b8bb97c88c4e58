/** Grades that were measured; beyond them the curve is not known. */
const STEEPEST = 0.45;

/**
 * What a metre of running up (grade > 0) or down (< 0) costs against one on the flat: 1 on the flat, 1.66 at +10%, 0.60 at
 * -10%. Minetti et al. 2002, J Appl Physiol 93:1039. `grade`: rise over run, 0.1 is 10%.
 */
export function gradeCost(grade: number): number {
  const i = Math.max(-STEEPEST, Math.min(STEEPEST, grade));
  return (((((155.4 * i - 30.4) * i - 43.3) * i + 46.3) * i + 19.5) * i + 3.6) / 3.6;
}
