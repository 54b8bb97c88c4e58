import type { FamilyLadder_family$data } from '../../__generated__/FamilyLadder_family.graphql.ts';
import { NEW_WORKOUT, type StartingPoint } from './workoutForm.ts';

type Family = FamilyLadder_family$data;
type MainSet = Family['rungs'][number]['sets'][number];

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** A main set of a family as a new workout begins with it. */
export function familyStart(family: Family, { name, stepText }: MainSet): StartingPoint {
  const { workoutType, intensityLevel, purpose, feel, mistake, fuel } = family;
  const said = [feel, `Common mistake: ${lowerFirst(mistake)}`, fuel];
  return {
    key: `${family.key}: ${stepText}`,
    values: {
      ...NEW_WORKOUT,
      name,
      description: purpose,
      workoutType,
      intensity: intensityLevel,
      instructions: said.filter((line) => typeof line === 'string').join('\n'),
      stepText,
    },
  };
}
