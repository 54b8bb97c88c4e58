import { injuryRestrictions } from '../../core/athlete/injuries.ts';
import type { WorkoutFeature } from '../../core/codes/injury.ts';
import type { Intensity, WorkoutType } from '../../core/codes/workout.ts';
import { STRENGTH_LADDERS, type StrengthFamily } from '../../core/workout/families/strength.ts';
import { strengthContent } from '../../core/workout/prescription/strength.ts';
import { stepsOfPart } from '../../core/workout/prescription/steps.ts';
import { FAMILIES } from '../../core/workout/families/families.ts';
import { ladder, strengthId } from '../../core/workout/families/ladder.ts';
import type { EnduranceTemplate } from '../../core/workout/prescription/template.ts';
import { ENDURANCE_TEMPLATES } from '../../core/workout/prescription/templates.ts';
import type { Steps } from '../../core/workout/workout.ts';

/** A workout at its published size, targets in perceived effort. */
interface PublishedTemplate {
  id: string;
  workoutType: WorkoutType;
  intensity: Intensity;
  name: string;
  features: readonly WorkoutFeature[];
  steps: Steps;
}

const NO_LIMITS = injuryRestrictions([]).strength;

const publishedStrength = (family: StrengthFamily): PublishedTemplate[] =>
  family.rungs.flatMap((_, rung) =>
    ([0, 1] as const).map((session) => {
      const place = { rung, session };
      const { steps } = strengthContent(family, place, 60 * family.longest, { age: 35 }, NO_LIMITS);
      return { ...family, id: strengthId(family.id, rung, session), steps };
    }),
  );

const published = (template: EnduranceTemplate): PublishedTemplate => ({
  ...template,
  steps: template.parts.flatMap((part) => stepsOfPart(part, null, template.parts.length > 1)),
});
const OTHERS: readonly PublishedTemplate[] = [
  ...ENDURANCE_TEMPLATES.map(published),
  ...STRENGTH_LADDERS.flatMap(publishedStrength),
];

/** Every workout that the planner may take. */
export const TEMPLATES: readonly PublishedTemplate[] = [
  ...OTHERS,
  ...FAMILIES.flatMap(({ id }) => ladder(id).flat().map(published)),
];

/** The endurance workouts that stand for all: those of no family, and the highest rung of each. */
export const EXAMPLES: readonly EnduranceTemplate[] = [
  ...ENDURANCE_TEMPLATES,
  ...FAMILIES.flatMap(({ id }) => ladder(id).at(-1)!),
];
