import type { Thresholds } from '../../athlete/athlete.ts';
import { targetText } from '../prescription/describe.ts';
import { flattenSteps, isBlock, sportOf } from '../prescription/stepSums.ts';
import { targetOf } from '../prescription/targets.ts';
import type { PlannedWorkout, Step, Steps } from '../workout.ts';
import { rpeOf } from '../../athlete/zones.ts';

export const FILE_FORMATS = ['fit', 'zwo'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** exact: nothing is lost; degraded: the file works, and `notes` say what it lacks; unsupported: there is no file. */
export type Fidelity = 'exact' | 'degraded' | 'unsupported';

export interface FileReport {
  format: FileFormat;
  fidelity: Fidelity;
  /** One sentence for each thing to know before downloading; of an unsupported format, why. */
  notes: readonly string[];
}

/** A workout, as far as a file holds it. */
export type FiledWorkout = Pick<PlannedWorkout, 'workoutType' | 'duration' | 'description' | 'instructions' | 'steps'>;

/** What is learnt about losses while a file is put together; each is said once, in the order of the file. */
export class Losses {
  readonly #said = new Set<string>();

  add(sentence: string): void {
    this.#said.add(sentence);
  }

  get sentences(): readonly string[] {
    return [...this.#said];
  }

  report(format: FileFormat, hints: readonly string[] = []): FileReport {
    return { format, fidelity: this.#said.size === 0 ? 'exact' : 'degraded', notes: [...this.sentences, ...hints] };
  }
}

/**
 * The steps with what has been measured since they were planned: the perceived effort that stood in for an unknown threshold
 * becomes the target that it stood for. An effort that somebody chose stays.
 */
export function withThresholds(
  { workoutType, steps }: Pick<FiledWorkout, 'workoutType' | 'steps'>,
  thresholds: Thresholds | null,
): Steps {
  const measured = (step: Step): Step => {
    const sport = sportOf(step, workoutType);
    if (sport === null || step.target.metric !== 'rpe') return step;
    const { lo, hi } = rpeOf(sport, step.effort);
    return lo === step.target.lo && hi === step.target.hi
      ? { ...step, target: targetOf(sport, step, thresholds, step.durationSec) }
      : step;
  };
  return steps.map((entry) => (isBlock(entry) ? { ...entry, steps: entry.steps.map(measured) } : measured(entry)));
}

/** Standing still asks for nothing. */
export const isRest = ({ kind, effort }: Step): boolean => kind === 'rest' || effort === 0;

/** What a step says in words: its hint, and its target where the format has no number for it. */
export function wordsOfStep(step: Step, thresholds: Thresholds | null, withTarget: boolean): string {
  const target = withTarget && !isRest(step) ? targetText(step, thresholds) : '';
  return [step.note ?? '', target].filter((part) => part !== '').join(' · ');
}

export const hasDistances = (steps: Steps): boolean =>
  flattenSteps(steps).some(({ distanceM }) => distanceM !== undefined);
