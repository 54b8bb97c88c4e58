import type { PlanningContext, ScheduledWorkout } from '../../rules/context.ts';
import { rungOfId } from '../../workout/families/ladder.ts';
import { findTemplate } from '../../workout/prescription/templates.ts';
import { rebuiltWorkout } from './rebuild.ts';

type Templated = Pick<ScheduledWorkout, 'templateId' | 'reasons'>;

/** Of a template of the planner's own, not of a library. */
export const isTemplate = (templateId: string | null): boolean =>
  templateId !== null && (rungOfId(templateId) !== null || findTemplate(templateId) !== undefined);

/** The planner's own: made of one of its templates, and nobody has written over it since. */
export const isOfPlanner = ({ templateId, reasons }: Templated): boolean =>
  isTemplate(templateId) && !reasons.some(({ code }) => code === 'EDITED');

const familyOf = (templateId: string | null) => rungOfId(templateId)?.family ?? templateId;

export interface RemadeWorkout {
  workout: ScheduledWorkout;
  /** An injury leaves another workout in its place. */
  isOther: boolean;
}

/**
 * A workout of the planner, copied from somebody else, as the planner makes it for this athlete: their own paces, level and care for
 * injuries. Null: an injury leaves none of its sport. What a person wrote (locked) is as it is.
 */
export function remadeForAthlete(
  copy: ScheduledWorkout,
  minutes: number,
  context: PlanningContext,
  others: readonly ScheduledWorkout[],
): RemadeWorkout | null {
  const { workoutType, intensity, scheduledDate, templateId, isLong } = copy;
  if (copy.locked || workoutType === 'race') return { workout: copy, isOther: false };
  const wanted = { workoutType, intensity, minutes, scheduledDate, templateId, isLong };
  const { zoneSeconds: _, ...made } = rebuiltWorkout(wanted, context, others);
  if (made.workoutType !== workoutType) return null;
  const isInjured = context.limits.athlete.injuries.some(({ isRecovered }) => !isRecovered);
  // where the planner makes none of that length for them, it stays as it was copied
  if (!isInjured && minutes === copy.duration && made.duration !== minutes) return { workout: copy, isOther: false };
  return { workout: { ...copy, ...made }, isOther: isInjured && familyOf(made.templateId) !== familyOf(templateId) };
}
