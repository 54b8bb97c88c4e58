import type { UseFormReturn } from 'react-hook-form';
import type { DisplayUnits } from '../../../api/core/units/displayUnits.ts';
import type { OnboardingAnswers } from '../onboardingAnswers.ts';

export interface StepProps {
  form: UseFormReturn<OnboardingAnswers>;
  /** The server's sentence about the answer at this path. */
  errorAt: (path: string) => string | undefined;
  /** Of the account; without one, metric. */
  units: DisplayUnits;
}
