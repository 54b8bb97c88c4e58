import type { Day } from '../../../../api/core/calendar/calendar.ts';
import type { OnboardingAnswers } from '../../onboardingAnswers.ts';
import { planPreview, type PlanPreview } from './planPreview.ts';

export interface PlannerQuestion {
  /** The answer bears it too: an older one is passed over. */
  id: number;
  answers: OnboardingAnswers;
  today: Day;
}

export interface PlannerAnswer {
  id: number;
  /** Null: the planner failed on these answers. */
  preview: PlanPreview | null;
}

/** What is planned of the answers; the reader of plain words is fetched with the first of them. */
export async function answerOf({ id, answers, today }: PlannerQuestion): Promise<PlannerAnswer> {
  try {
    const isWorded = answers.trainingPreferences.schedulingConstraints.trim() !== '';
    const words = isWorded ? await import('./readWords.ts') : null;
    return { id, preview: planPreview(answers, today, words?.readWords ?? null) };
  } catch {
    return { id, preview: null };
  }
}
