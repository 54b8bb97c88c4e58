import { parseSteps } from '../../../api/core/workout/stepText/parseSteps.ts';
import type { SteppedType } from '../../../api/core/workout/stepText/words.ts';
import { SPORT_OF } from '../../../api/core/workout/sport.ts';
import type { Step } from '../../../api/core/workout/workout.ts';
import type { ProfileBlock, ProfileStep } from '../profileBlock.ts';
import { nameOf } from '../../names.ts';
import { metricName } from '../../words.ts';

const shown = ({ kind, sport, target, ...step }: Step): ProfileStep => ({
  ...step,
  kind: nameOf(kind),
  leg: sport ? nameOf(SPORT_OF[sport]) : null,
  target: { ...target, metric: metricName(target.metric) },
});

/** What a line of steps comes to, or what is wrong with it and at which character. */
export type StepPreview =
  | { is: 'empty' }
  | { is: 'steps'; blocks: readonly ProfileBlock[]; minutes: number }
  | { is: 'wrong'; at: number; message: string };

export function previewOf(text: string, workoutType: SteppedType): StepPreview {
  if (text.trim() === '') return { is: 'empty' };
  const read = parseSteps(text, workoutType);
  if (!read.ok) return { is: 'wrong', at: read.at, message: read.message };
  const blocks = read.steps.map((entry) =>
    'repeat' in entry ? { repeat: entry.repeat, steps: entry.steps.map(shown) } : { repeat: 1, steps: [shown(entry)] },
  );
  const seconds = blocks.reduce(
    (sum, { repeat, steps }) => sum + repeat * steps.reduce((each, { durationSec }) => each + durationSec, 0),
    0,
  );
  return { is: 'steps', blocks, minutes: Math.max(1, Math.round(seconds / 60)) };
}
