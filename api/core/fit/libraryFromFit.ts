import { describeSteps } from '../sessions/describe.ts';
import { stepSeconds, zoneSecondsOf, flattenSteps, sportOf } from '../sessions/steps.ts';
import { parseSteps } from '../stepText/parseSteps.ts';
import { printSteps } from '../stepText/printSteps.ts';
import { LIFTING, referenceSeconds, type SteppedType } from '../stepText/words.ts';
import type { Intensity, Step, StepKind, Steps } from '../workout.ts';
import type { ZonedSport } from '../zones.ts';
import { lapsAsSteps } from './lapSteps.ts';
import { stepOfEffort } from './stepOfEffort.ts';
import { effortsOfTargets } from './targetEffort.ts';
import type { FitBlock, FitFile, FitStep, FitWorkout } from './fitFile.ts';

/** A library workout as a file has it, in the words of its form; nothing tells whose recording it was. */
export interface ImportedWorkout {
  name: string;
  workoutType: SteppedType;
  intensity: Intensity;
  /** Minutes. */
  duration: number;
  instructions: string;
  /** Empty: the file says no more than how long it was. */
  stepText: string;
}

const MOST_NAME = 120;
const MOST_SEC = 10 * 3600;
const TITLES = { run: 'run', bike: 'ride', swim: 'swim', strength: 'strength session', brick: 'brick' } as const;
const INTENSITY_TITLES: Readonly<Partial<Record<Intensity, string>>> = { easy: 'Easy', moderate: 'Tempo', threshold: 'Threshold', vo2max: 'VO₂max' };

/** Effort from which work counts as threshold work, fraction of threshold: the fourth zone. */
const THRESHOLD_FROM: Readonly<Record<ZonedSport, number>> = { run: 0.943, bike: 0.9, swim: 0.97 };
/** Seconds of work that give a session its name [D]. */
const VO2MAX_SEC = 180;
const THRESHOLD_SEC = 300;
const TEMPO_SEC = 600;

/** The word for what the steps ask for. */
export function intensityOfSteps(steps: Steps, workoutType: SteppedType): Intensity {
  const { z2, z3 } = zoneSecondsOf(steps, workoutType);
  if (z3 >= VO2MAX_SEC) return 'vo2max';
  const near = flattenSteps(steps).reduce((sum, step) => {
    const sport = sportOf(step, workoutType);
    return sum + (sport !== null && step.effort >= THRESHOLD_FROM[sport] ? step.durationSec : 0);
  }, 0);
  if (near >= THRESHOLD_SEC) return 'threshold';
  return z2 + z3 >= TEMPO_SEC ? 'moderate' : 'easy';
}

/** Seconds taken for a step that is ended by hand [D]. */
const OPEN_SECONDS: Readonly<Record<StepKind, number>> = { warmup: 600, work: 300, recovery: 120, rest: 60, cooldown: 600 };
const MOST_NOTE = 200;
const noteOf = (text: string | null): string | null => {
  const plain = (text ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim().slice(0, MOST_NOTE);
  return plain === '' ? null : plain;
};

function plannedSteps({ steps }: FitWorkout, sport: ZonedSport | null): Steps {
  const flat = steps.flatMap((entry) => ('repeat' in entry ? entry.steps : [entry]));
  const efforts = new Map(sport === null ? [] : effortsOfTargets(flat, sport).map((effort, i) => [flat[i]!, effort] as const));
  const made = (step: FitStep): Step => {
    const { kind, distanceM } = step;
    const note = noteOf(step.note);
    const byHand = step.durationSec === null && distanceM === null;
    const durationSec = step.durationSec ?? OPEN_SECONDS[kind];
    if (sport === null) {
      const target = kind === 'work' ? LIFTING.work : LIFTING.calm;
      return { kind, durationSec: Math.max(1, Math.round(durationSec)), effort: LIFTING.effort, target, ...(note !== null && { note }) };
    }
    const effort = kind === 'rest' ? 0 : efforts.get(step)!;
    const metres = effort === 0 ? null : distanceM;
    const sec = step.durationSec === null && metres !== null ? referenceSeconds(sport, metres, effort) : Math.max(1, Math.round(durationSec));
    return stepOfEffort({ kind, durationSec: sec, distanceM: metres, note: note ?? (byHand ? 'until you press lap' : null) }, sport, effort, false);
  };
  return steps.map((entry: FitStep | FitBlock) => ('repeat' in entry ? { repeat: entry.repeat, steps: entry.steps.map(made) } : made(entry)));
}

function whole(workoutType: SteppedType, steps: Steps, name: string | null, seconds: number): ImportedWorkout | null {
  const duration = Math.max(1, Math.round(seconds / 60));
  const intensity = workoutType === 'strength' ? 'moderate' : intensityOfSteps(steps, workoutType);
  const title = `${INTENSITY_TITLES[intensity] ?? 'General'} ${TITLES[workoutType]} ${duration} min`;
  const named = { name: noteOf(name)?.slice(0, MOST_NAME) ?? (workoutType === 'strength' ? `Strength session ${duration} min` : title), workoutType, intensity };
  if (steps.length === 0) return { ...named, duration, instructions: `${duration} min.`, stepText: '' };
  if (seconds > MOST_SEC) return null;
  const stepText = printSteps(steps, workoutType);
  if (!parseSteps(stepText, workoutType).ok) return null;
  return { ...named, duration, instructions: describeSteps(steps, workoutType).join('\n'), stepText };
}

/**
 * The workout that a FIT file holds, or the one that a recording was. Efforts are fractions of threshold: what the file
 * gives as watts, pace or pulse is set against its own hardest work, so that no number of the athlete is kept. Null: a
 * sport that the library does not have, or one too long or too finely cut to be a workout.
 */
export function libraryFromFit(file: FitFile): ImportedWorkout | null {
  if (file.kind === 'workout') {
    const { workout } = file;
    if (workout.sport === 'other') return null;
    const steps = plannedSteps(workout, workout.sport === 'strength' ? null : workout.sport);
    return whole(workout.sport, steps, workout.name, stepSeconds(steps));
  }
  const legs = file.legs.filter(({ sport }) => sport !== 'other');
  const [first] = legs;
  if (first === undefined) return null;
  if (first.sport === 'strength') return whole('strength', [], null, first.movingSec);
  const parts = legs.flatMap((leg) => (leg.sport === 'bike' || leg.sport === 'run' ? [leg] : []));
  if (parts.some(({ sport }) => sport === 'bike') && parts.some(({ sport }) => sport === 'run')) {
    const steps = parts.flatMap((leg) => lapsAsSteps(leg, leg.sport as ZonedSport, true));
    return whole('brick', steps, null, stepSeconds(steps));
  }
  const sport = first.sport as ZonedSport;
  const steps = lapsAsSteps(first, sport, false);
  return whole(sport, steps, null, stepSeconds(steps));
}
