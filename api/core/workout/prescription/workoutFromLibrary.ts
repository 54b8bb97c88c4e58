import type { Thresholds } from '../../athlete/athlete.ts';
import { intensityFromText, plainTss, workoutTss, stepsTss } from '../tss.ts';
import { referenceSeconds, type SteppedType } from '../stepText/words.ts';
import type { Block, Step, Steps } from '../workout.ts';
import type { PrescribedWorkout } from '../prescribedWorkout.ts';
import { rpeOf } from '../../athlete/zones.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import { isHardTraining } from './choose.ts';
import { describeSteps } from './describe.ts';
import { isBlock, sportOf, stepSeconds } from './stepSums.ts';
import { targetOf } from './targets.ts';

/** A workout of a library, as far as a workout is made of it. */
export interface LibraryEntry {
  name: string;
  workoutType: SteppedType;
  /** One of the planner's, or free text. */
  intensity: string;
  /** Minutes; null: open. With steps it is their sum. */
  duration: number | null;
  instructions: string;
  steps: Steps;
}

/** What an athlete does of a library workout; its duration is the sum of its steps where there are any. */
export type WorkoutFromLibrary = Omit<PrescribedWorkout, 'workoutType' | 'templateId' | 'zoneSeconds'> & {
  workoutType: SteppedType;
};

/** Seconds that the athlete takes for the distance of a step, by their own threshold; without one, and by bike, those of the step. */
export function secondsOfDistance(step: Step, sport: ZonedSport, thresholds: Thresholds | null): number {
  const { distanceM, effort, durationSec } = step;
  const speed = sport === 'swim' ? thresholds?.css : sport === 'run' ? thresholds?.runThresholdSpeed : null;
  return distanceM === undefined || effort === 0 || !speed ? durationSec : Math.ceil(distanceM / (speed * effort));
}

/** The same where no time was given. */
function ownSeconds(step: Step, sport: ZonedSport, thresholds: Thresholds | null): number {
  const { distanceM = 0, effort, durationSec } = step;
  return durationSec === referenceSeconds(sport, distanceM, effort)
    ? secondsOfDistance(step, sport, thresholds)
    : durationSec;
}

const KNOWN = { ftp: 'ftp', thrSpeed: 'runThresholdSpeed', css: 'css', lthr: 'lthr' } as const;

/** The step for one athlete: targets in what they have measured, else by feeling. */
function ownStep(step: Step, workoutType: SteppedType, thresholds: Thresholds | null): Step {
  const sport = sportOf(step, workoutType);
  if (sport === null) return step;
  const { metric } = step.target;
  const isFeeling = metric === 'rpe';
  const usual = rpeOf(sport, step.effort);
  const isUsual = isFeeling && step.target.lo === usual.lo && step.target.hi === usual.hi;
  const isMeasured = !isFeeling && Boolean(thresholds?.[KNOWN[metric]]);
  const target =
    isMeasured || (isFeeling && !isUsual)
      ? step.target
      : targetOf(sport, step, isUsual ? thresholds : null, step.durationSec);
  return { ...step, durationSec: ownSeconds(step, sport, thresholds), target };
}

/** The easy step that takes the seconds up to the whole minute: the last one by time that stands alone. */
export function toWholeMinutes(steps: Steps): Steps {
  const missing = (60 - (stepSeconds(steps) % 60)) % 60;
  if (missing === 0) return steps;
  const byTime = (entry: Step | Block) => !isBlock(entry) && entry.distanceM === undefined;
  const easy = steps.findLastIndex((entry) => byTime(entry) && !isBlock(entry) && entry.kind !== 'work');
  const at = easy >= 0 ? easy : steps.findLastIndex(byTime);
  if (at < 0) {
    const rest: Step = {
      kind: 'rest',
      durationSec: missing,
      effort: 0,
      target: { metric: 'rpe', lo: 1, hi: 2 },
      note: 'rest',
    };
    return [...steps, rest];
  }
  return steps.map((entry, i) =>
    i === at && !isBlock(entry) ? { ...entry, durationSec: entry.durationSec + missing } : entry,
  );
}

/**
 * A library workout as a workout of whole minutes for an athlete: distances by their own speed, targets in watts and paces
 * where their thresholds are known, instructions from the steps and from what its author wrote. Null: it has neither steps
 * nor a duration.
 */
export function workoutFromLibrary(entry: LibraryEntry, thresholds: Thresholds | null): WorkoutFromLibrary | null {
  const { workoutType, name: description } = entry;
  const intensity = intensityFromText(entry.intensity);
  const base = { workoutType, intensity, isHard: isHardTraining(intensity, entry.steps, workoutType), description };
  if (entry.steps.length === 0) {
    if (entry.duration === null) return null;
    const tss = plainTss(workoutTss(workoutType, intensity, entry.duration));
    return { ...base, duration: entry.duration, tss, instructions: entry.instructions, steps: [] };
  }
  const own = (step: Step) => ownStep(step, workoutType, thresholds);
  const steps = toWholeMinutes(
    entry.steps.map((part) => (isBlock(part) ? { repeat: part.repeat, steps: part.steps.map(own) } : own(part))),
  );
  const lines = describeSteps(steps, workoutType, thresholds);
  return {
    ...base,
    duration: stepSeconds(steps) / 60,
    tss: plainTss(stepsTss(steps, workoutType)),
    instructions: [...lines, entry.instructions].join('\n').trim(),
    steps,
  };
}
