import { isDone } from '../../../codes/workout.ts';
import { titleIn } from '../../../messages/workoutTitle.ts';
import type { DisplayUnits } from '../../../units/displayUnits.ts';
import { tableOf } from '../../../units/tableOf.ts';
import { named } from '../lookUp.ts';
import type { RequestWorkout } from '../request.ts';
import { upper } from './wording.ts';
import { timeText } from '../../../units/timeText.ts';

const LEVELS: Readonly<Record<string, string>> = tableOf({
  'race-pace': 'at race pace',
  vo2max: 'with vo2max intervals',
  threshold: 'at threshold',
  race: 'as a race',
  rest: 'as rest',
});

/** "The ride on Thursday 7 January (Threshold 2 × 20 min): 70 min at threshold." */
export function factOf(workout: RequestWorkout, units: DisplayUnits): string {
  const { duration, intensity, description, status } = workout;
  const done = isDone(workout) ? ', done' : status === 'skipped' ? ', skipped' : '';
  const title = description === '' ? '' : ` (${titleIn(workout, units)})`;
  return `${upper(named(workout))}${title}: ${timeText(duration)} ${LEVELS[intensity] ?? intensity}${done}.`;
}
