import type { FieldError } from '../../relay/rest.ts';
import type { OnboardingAnswers } from '../onboardingAnswers.ts';
import { sportsOf } from '../onboardingAnswers.ts';

export const STEPS = ['Set Your Goal', 'Fitness Assessment', 'Training Availability', 'Personal Profile'] as const;

/** What the server found wrong, by the form's own paths: "assessments.running.weeklyVolume". */
export type ValidationErrors = readonly FieldError[];

const PARTS = ['raceGoal', 'assessments', 'trainingPreferences', 'personalProfile'];

/** The server names an assessment by its place in the list, the form by its sport. */
export function validationErrorsOf(errors: readonly FieldError[], answers: OnboardingAnswers): ValidationErrors {
  const sports = sportsOf(answers.raceGoal.raceType);
  return errors.map(({ path, message }) => {
    const [part, index, ...rest] = path.replace(/\[(\d+)\]/g, '.$1').split('.');
    if (part !== 'fitnessAssessments')
      return { path: [part, index, ...rest].filter((key) => key !== undefined).join('.'), message };
    const sport = sports[Number(index)];
    return { path: ['assessments', ...(index !== undefined && sport ? [sport, ...rest] : [])].join('.'), message };
  });
}

/** 1 to 4; 0 for what belongs to no step. */
export function stepOfPath(path: string): number {
  return PARTS.indexOf(path.split('.')[0]!) + 1;
}

/** The first step that holds a fault; null where none does. */
export function firstInvalidStep(errors: ValidationErrors): number | null {
  const steps = errors.map(({ path }) => stepOfPath(path)).filter((step) => step > 0);
  return steps.length ? Math.min(...steps) : null;
}

/** Without the faults of an answer that has just been changed. */
export function withoutPath(errors: ValidationErrors, changed: string): ValidationErrors {
  const days = /^trainingPreferences\.(longWorkoutDays|unavailableDays)/;
  const about = (path: string) =>
    path === changed || path.startsWith(`${changed}.`) || (days.test(path) && days.test(changed));
  return errors.some(({ path }) => about(path)) ? errors.filter(({ path }) => !about(path)) : errors;
}
