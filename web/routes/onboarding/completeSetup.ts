import { rest, saidBy } from '../../relay/rest.ts';
import { type OnboardingAnswers, onboardingPayload } from '../onboardingAnswers.ts';
import { clearOnboardingAnswers } from '../onboardingRecord.ts';

/** What somebody is told once their answers are kept; null: their plan says it all. */
export interface SetupNews {
  tone: 'destructive' | 'default';
  title: string;
  description: string;
}

/**
 * Delivers the answers, then makes the season and its first weeks of them. A season or a schedule that is there already stays. Throws where
 * the answers were not taken; after that nothing is lost, and what is still missing is told.
 */
export async function completeSetup(answers: OnboardingAnswers): Promise<SetupNews | null> {
  await rest('POST', '/api/onboarding/complete', onboardingPayload(answers));
  clearOnboardingAnswers();
  try {
    return await makePlan();
  } catch (error) {
    return {
      tone: 'destructive',
      title: 'Your answers are saved, your plan is not made yet',
      description: `${saidBy(error, 'It could not be made just now.')} “Make My Plan” on the dashboard tries again.`,
    };
  }
}

async function makePlan(): Promise<SetupNews | null> {
  const season = await rest<object | null>('GET', '/api/season-plan');
  if (season === null) await rest('POST', '/api/season-plan/create', {});
  const { weeks } = await rest<{ weeks: readonly unknown[] }>('GET', '/api/training-schedule');
  if (weeks.length === 0) await rest('POST', '/api/training-schedule/generate', { mode: 'season-plan' });
  if (season === null) return null;
  return {
    tone: 'default',
    title: 'Your answers are saved',
    description: 'Your season stays as it is: change its races or plan it anew under Season Plan.',
  };
}
