import { exerciseOf } from '../../../api/core/workout/families/exercises.ts';
import { Text } from '../../ui/Text.tsx';

/** How an exercise is done, in a sentence or two; nothing of one that is somebody's own. */
export function ExerciseWords({ name }: { name: string }) {
  const known = exerciseOf(name);
  return known && <Text tone="muted">{known.how}</Text>;
}
