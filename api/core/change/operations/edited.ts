import { intensityFromText, plainTss, workoutTss, stepsTss } from '../../workout/tss.ts';
import { isHardTraining } from '../../workout/prescription/choose.ts';
import type { Steps } from '../../workout/workout.ts';
import type { Intensity, WorkoutType } from '../../codes/workout.ts';
import type { PlanningContext, ScheduledWorkout } from '../../rules/context.ts';
import { rebuiltWorkout } from './rebuild.ts';
import { stepSeconds } from '../../workout/prescription/stepSums.ts';

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

type EditableWorkout = ScheduledWorkout & { workoutType: Exclude<WorkoutType, 'race'> };

/** The workout as the person wants it, before its steps and texts follow. */
interface Wanted {
  /** Where the steps are not known. */
  base: Omit<EditedPrescription, 'tss' | 'templateId' | 'steps'>;
  /** What the planner understands of the word. */
  meant: Intensity;
  workout: EditableWorkout;
  /** The person has written the text, now or before. */
  keeps: (text: keyof OwnTexts) => boolean;
}

/**
 * The workout as the person wants it. Steps that no longer fit are made anew where the planner knows such a workout of
 * exactly that kind and length, and go where it does not: wrong steps are worse than none. `intensity` is the workout's
 * own word, which may be free text.
 */
export function editedPrescription(
  workout: EditableWorkout,
  word: string,
  edit: PrescriptionEdit,
  own: OwnTexts,
  context: PlanningContext,
  others: readonly ScheduledWorkout[],
): EditedPrescription {
  const { workoutType = workout.workoutType, intensity = word, steps } = edit;
  const meant = intensityFromText(intensity);
  const wanted: Wanted = {
    base: {
      workoutType,
      intensity,
      duration: edit.duration ?? (steps?.length ? minutesOfSteps(steps) : workout.duration),
      isLong: workout.isLong && workoutType === workout.workoutType,
      isHard: isHardTraining(meant, [], workoutType),
      description: edit.description ?? workout.description,
      instructions: edit.instructions ?? workout.instructions,
    },
    meant,
    workout,
    keeps: (text) => edit[text] !== undefined || own[text],
  };
  if (steps) return withSteps(wanted, steps);
  return unchanged(wanted) ?? withStepsMade(wanted, context, others);
}

/** With the person's own steps; instructions that told of the planner's are gone with those. */
function withSteps({ base, meant, workout, keeps }: Wanted, steps: Steps): EditedPrescription {
  const { workoutType, duration } = base;
  const isOld = workout.templateId !== null && !keeps('instructions');
  const tss = steps.length > 0 ? stepsTss(steps, workoutType) : workoutTss(workoutType, meant, duration);
  const isHard = isHardTraining(meant, steps, workoutType);
  return { ...base, isHard, ...(isOld && { instructions: '' }), tss: plainTss(tss), templateId: null, steps };
}

/** Only texts are new; null: more is. */
function unchanged({ base, meant, workout }: Wanted): EditedPrescription | null {
  const { workoutType, intensity, duration, tss, isHard, templateId, steps } = workout;
  const isSame = base.workoutType === workoutType && meant === intensity && base.duration === duration;
  return isSame ? { ...base, tss, isHard, templateId, steps } : null;
}

/** With steps that the planner makes, where it had made the old ones and knows such a workout. */
function withStepsMade(
  { base, meant, workout, keeps }: Wanted,
  context: PlanningContext,
  others: readonly ScheduledWorkout[],
): EditedPrescription {
  const { workoutType, duration, isLong } = base;
  const { scheduledDate, templateId } = workout;
  const bare = { ...base, tss: plainTss(workoutTss(workoutType, meant, duration)), templateId: null, steps: [] };
  if (workout.steps.length === 0) return bare;
  const made = rebuiltWorkout(
    { workoutType, intensity: meant, minutes: duration, scheduledDate, templateId, isLong },
    context,
    others,
  );
  const fits = made.workoutType === workoutType && made.intensity === meant && made.duration === duration;
  if (!fits) return { ...bare, ...(!keeps('instructions') && { instructions: '' }) };
  return {
    ...base,
    tss: made.tss,
    description: keeps('description') ? base.description : made.description,
    instructions: keeps('instructions') ? base.instructions : made.instructions,
    templateId: made.templateId,
    steps: made.steps,
  };
}
