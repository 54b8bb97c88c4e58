import { intensityFromText, plainTss, workoutTss, stepsTss } from '../../workout/tss.ts';
import { isHardIntensity } from '../../workout/prescription/choose.ts';
import type { Steps } from '../../workout/workout.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import type { PlanningContext, ScheduledWorkout } from '../../rules/context.ts';
import { rebuiltWorkout } from './rebuild.ts';
import { stepSeconds } from '../../workout/prescription/steps.ts';

/** What a person writes over a workout; left out: as it was. */
export interface PrescriptionEdit {
  workoutType?: Exclude<WorkoutType, 'race'>;
  /** Whole minutes. */
  duration?: number;
  /** One of the planner's words or another. */
  intensity?: string;
  description?: string;
  instructions?: string;
  steps?: Steps;
}

export type EditedPrescription = Required<PrescriptionEdit> &
  Pick<ScheduledWorkout, 'tss' | 'isHard' | 'isLong' | 'templateId'>;

/** Texts that a person has written over before: the planner's do not come back over them. */
export interface OwnTexts {
  description: boolean;
  instructions: boolean;
}

export const minutesOfSteps = (steps: Steps): number => Math.round(stepSeconds(steps) / 60);

/**
 * The workout as the person wants it. Steps that no longer fit are made anew where the planner knows such a workout of
 * exactly that kind and length, and go where it does not: wrong steps are worse than none. `intensity` is the workout's
 * own word, which may be free text.
 */
export function editedPrescription(
  workout: ScheduledWorkout & { workoutType: Exclude<WorkoutType, 'race'> },
  word: string,
  edit: PrescriptionEdit,
  own: OwnTexts,
  context: PlanningContext,
  others: readonly ScheduledWorkout[],
): EditedPrescription {
  const workoutType = edit.workoutType ?? workout.workoutType;
  const intensity = edit.intensity ?? word;
  const meant = intensityFromText(intensity);
  const duration =
    edit.duration ?? (edit.steps && edit.steps.length > 0 ? minutesOfSteps(edit.steps) : workout.duration);
  const isLong = workout.isLong && workoutType === workout.workoutType;
  const texts = {
    description: edit.description ?? workout.description,
    instructions: edit.instructions ?? workout.instructions,
  };
  const base = { workoutType, intensity, duration, isLong, isHard: isHardIntensity(meant), ...texts };
  if (edit.steps) {
    const { steps } = edit;
    const isOld = workout.templateId !== null && edit.instructions === undefined && !own.instructions;
    const tss = steps.length > 0 ? stepsTss(steps, workoutType) : workoutTss(workoutType, meant, duration);
    return { ...base, ...(isOld && { instructions: '' }), tss: plainTss(tss), templateId: null, steps };
  }
  const isSame = workoutType === workout.workoutType && meant === workout.intensity && duration === workout.duration;
  if (isSame)
    return { ...base, tss: workout.tss, isHard: workout.isHard, templateId: workout.templateId, steps: workout.steps };
  const tss = plainTss(workoutTss(workoutType, meant, duration));
  if (workout.steps.length === 0) return { ...base, tss, templateId: null, steps: [] };
  const { scheduledDate, templateId } = workout;
  const made = rebuiltWorkout(
    { workoutType, intensity: meant, minutes: duration, scheduledDate, templateId, isLong },
    context,
    others,
  );
  const fits = made.workoutType === workoutType && made.intensity === meant && made.duration === duration;
  const keeps = (name: keyof OwnTexts) => edit[name] !== undefined || own[name];
  if (!fits) return { ...base, ...(!keeps('instructions') && { instructions: '' }), tss, templateId: null, steps: [] };
  return {
    ...base,
    tss: made.tss,
    description: keeps('description') ? texts.description : made.description,
    instructions: keeps('instructions') ? texts.instructions : made.instructions,
    templateId: made.templateId,
    steps: made.steps,
  };
}
