import { opening } from '../../api/core/messages/reader.ts';
import { type DisplayUnits, stretchText, swimSetText } from '../../api/core/units/displayUnits.ts';
import { legOf } from '../../api/core/workout/sport.ts';
import { nameOf } from '../names.ts';
import { stepWord } from '../words.ts';
import { stepDuration } from './durationText.ts';
import type { ProfileStep } from './profileBlock.ts';
import { sportName } from './sport.tsx';

/** What is done in a step says more than that it is work, or recovery between: "8 × At marathon pace", "Easy". */
const isNamed = ({ kind, note }: ProfileStep): boolean =>
  Boolean(note) && note !== 'rest' && (kind === 'WORK' || kind === 'RECOVERY');

/** 'Warm-up', 'At marathon pace'; of a part of a brick 'Bike: Work'. */
export function stepName(step: ProfileStep): string {
  const name = isNamed(step) ? opening(step.note!) : (stepWord(step.kind) ?? 'Step');
  return step.leg ? `${sportName(nameOf(legOf(step.leg)))}: ${name}` : name;
}

/** What its name does not tell; null: nothing. */
export const stepNote = (step: ProfileStep): string | null =>
  !step.note || step.note === 'rest' || isNamed(step) ? null : step.note;

/** '6 min', or the distance of a step that is as long as that: '400 m'. */
export function stepLength({ leg, distanceM, durationSec }: ProfileStep, workoutType: string, units: DisplayUnits) {
  if (typeof distanceM !== 'number') return stepDuration(durationSec);
  const isSwim = leg ? leg === 'SWIMMING' : nameOf(workoutType) === 'SWIM';
  return (isSwim ? swimSetText : stretchText)(distanceM, units);
}
