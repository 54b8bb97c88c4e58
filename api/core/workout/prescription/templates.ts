import type { WorkoutFeature } from '../../codes/injury.ts';
import type { Steps } from '../workout.ts';
import type { Intensity, WorkoutType } from '../../codes/workout.ts';
import { BIKE_TEMPLATES } from './bikeTemplates.ts';
import { BRICK_TEMPLATES } from './brickTemplates.ts';
import { RUN_TEMPLATES } from './runTemplates.ts';
import { nominalStrengthSteps, STRENGTH_TEMPLATES } from './strength.ts';
import { SWIM_TEMPLATES } from './swimTemplates.ts';
import { stepsOfPart } from './targets.ts';
import type { EnduranceTemplate } from './template.ts';

/** A workout at its published size, targets in perceived effort. */
export interface PublishedTemplate {
  id: string;
  workoutType: WorkoutType;
  intensity: Intensity;
  name: string;
  features: readonly WorkoutFeature[];
  steps: Steps;
}

export const ENDURANCE_TEMPLATES: readonly EnduranceTemplate[] = [
  ...RUN_TEMPLATES,
  ...BIKE_TEMPLATES,
  ...SWIM_TEMPLATES,
  ...BRICK_TEMPLATES,
];

export const TEMPLATES: readonly PublishedTemplate[] = [
  ...ENDURANCE_TEMPLATES.map(({ parts, id, workoutType, intensity, name, features }) => ({
    id,
    workoutType,
    intensity,
    name,
    features,
    steps: parts.flatMap((part) => stepsOfPart(part, null, parts.length > 1)),
  })),
  ...STRENGTH_TEMPLATES.map((template) => ({
    id: template.id,
    workoutType: template.workoutType,
    intensity: template.intensity,
    name: template.name,
    features: template.features,
    steps: nominalStrengthSteps(template),
  })),
];

const BY_ID: ReadonlyMap<string, EnduranceTemplate> = new Map(
  ENDURANCE_TEMPLATES.map((template) => [template.id, template]),
);

/** The endurance template of this id; an unknown id is a programming error. */
export function enduranceTemplate(id: string): EnduranceTemplate {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`No workout template ${id}`);
  return found;
}
