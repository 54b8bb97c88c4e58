import { WORKOUT_NOUNS } from '../../messages/workoutNouns.ts';
import type { Thresholds } from '../../athlete/athlete.ts';
import { describeSteps } from '../prescription/describe.ts';
import { stepSeconds, zoneSecondsOf, flattenSteps, sportOf } from '../prescription/stepSums.ts';
import { parseSteps } from '../stepText/parseSteps.ts';
import { printSteps } from '../stepText/printSteps.ts';
import { LIFTING, referenceSeconds, type SteppedType } from '../stepText/words.ts';
import type { Step, StepKind, Steps } from '../workout.ts';
import type { Intensity } from '../../codes/workout.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import { lapsAsSteps, measureOf } from './lapSteps.ts';
import { stepOfEffort } from './stepOfEffort.ts';
import { askedOf, type Measure, measuresIn, thresholdOf, withoutFelt } from './targetEffort.ts';
import type { DeviceSettings, FitBlock, FitFile, FitStep, FitWorkout } from './fitFile.ts';
import { timeText } from '../../units/timeText.ts';

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
  /** What its numbers were read against, or that they could not be read; null: there is nothing to say. */
  description: string | null;
}

const MAX_NAME = 120;
const MAX_SEC = 10 * 3600;
const INTENSITY_TITLES: Readonly<Partial<Record<Intensity, string>>> = {
  easy: 'Easy',
  moderate: 'Tempo',
  threshold: 'Threshold',
  vo2max: 'VO₂max',
};

/** Effort from which work counts as threshold work, fraction of threshold: the fourth zone. */
const THRESHOLD_FROM: Readonly<Record<ZonedSport, number>> = { run: 0.943, bike: 0.9, swim: 0.97 };
/** Seconds of work that give a workout its name [D]. */
const VO2MAX_SEC = 180;
const THRESHOLD_SEC = 300;
const TEMPO_SEC = 600;

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
const OPEN_SECONDS: Readonly<Record<StepKind, number>> = {
  warmup: 600,
  work: 300,
  recovery: 120,
  rest: 60,
  cooldown: 600,
};
const MAX_NOTE = 200;
const noteOf = (text: string | null): string | null => {
  const plain = (text ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_NOTE);
  return plain === '' ? null : plain;
};

function plannedSteps({ steps }: FitWorkout, sport: ZonedSport | null, thresholds: Thresholds): Steps {
  const flat = steps.flatMap((entry) => ('repeat' in entry ? entry.steps : [entry]));
  const asked = new Map(
    sport === null ? [] : askedOf(flat, sport, thresholds).map((each, i) => [flat[i]!, each] as const),
  );
  const made = (step: FitStep): Step => {
    const { kind, distanceM } = step;
    const { effort: wanted = 0, target = null, unread = null } = asked.get(step) ?? {};
    const own = step.target === null ? withoutFelt(step.note ?? '') : step.note;
    const note = noteOf([unread, own].filter(Boolean).join(', '));
    const byHand = step.durationSec === null && distanceM === null;
    const durationSec = step.durationSec ?? OPEN_SECONDS[kind];
    if (sport === null) {
      const target = kind === 'work' ? LIFTING.work : LIFTING.calm;
      return {
        kind,
        durationSec: Math.max(1, Math.round(durationSec)),
        effort: LIFTING.effort,
        target,
        ...(note !== null && { note }),
      };
    }
    const effort = kind === 'rest' ? 0 : wanted;
    const metres = effort === 0 ? null : distanceM;
    const sec =
      step.durationSec === null && metres !== null
        ? referenceSeconds(sport, metres, effort)
        : Math.max(1, Math.round(durationSec));
    return stepOfEffort(
      { kind, durationSec: sec, distanceM: metres, note: note ?? (byHand ? 'until you press lap' : null) },
      sport,
      effort,
      false,
      effort === 0 ? null : target,
    );
  };
  return steps.map((entry: FitStep | FitBlock) =>
    'repeat' in entry ? { repeat: entry.repeat, steps: entry.steps.map(made) } : made(entry),
  );
}

interface Read {
  name: string | null;
  seconds: number;
  description: string | null;
}

function whole(workoutType: SteppedType, steps: Steps, { name, seconds, description }: Read): ImportedWorkout | null {
  const duration = Math.max(1, Math.round(seconds / 60));
  const intensity = workoutType === 'strength' ? 'moderate' : intensityOfSteps(steps, workoutType);
  const title = `${INTENSITY_TITLES[intensity] ?? 'General'} ${WORKOUT_NOUNS[workoutType]} ${timeText(duration)}`;
  const named = {
    name:
      noteOf(name)?.slice(0, MAX_NAME) ??
      (workoutType === 'strength' ? `Strength workout ${timeText(duration)}` : title),
    workoutType,
    intensity,
    description,
  };
  if (steps.length === 0) return { ...named, duration, instructions: `${timeText(duration)}.`, stepText: '' };
  if (seconds > MAX_SEC) return null;
  const stepText = printSteps(steps, workoutType);
  if (!parseSteps(stepText, workoutType).ok) return null;
  return { ...named, duration, instructions: describeSteps(steps, workoutType).join('\n'), stepText };
}

const NOTHING_KNOWN =
  'How hard it is could not be read: no threshold is known that its watts, pace or heart rate are a part of. Its steps are easy until you say how hard they are.';
const BY_OWN = 'Its watts, pace or heart rate were read against your own thresholds.';

/** What to say of the thresholds behind these measures. */
function basis(
  measures: readonly (readonly [Measure, ZonedSport])[],
  files: Thresholds,
  known: Thresholds,
): string | null {
  if (measures.some(([measure, sport]) => thresholdOf(measure, sport, known) === null)) return NOTHING_KNOWN;
  return measures.some(([measure, sport]) => thresholdOf(measure, sport, files) === null) ? BY_OWN : null;
}

const inFile = ({ ftp, lthr }: Pick<DeviceSettings, 'ftp' | 'lthr'>): Thresholds => ({
  ftp,
  lthr,
  runThresholdSpeed: null,
  css: null,
});
const together = (files: Thresholds, own: Thresholds): Thresholds => ({
  ...own,
  ...(files.ftp !== null && { ftp: files.ftp }),
  ...(files.lthr !== null && { lthr: files.lthr }),
});

/**
 * The workout that a FIT file holds, or the one that a recording was. Efforts are fractions of threshold: what the file gives
 * as watts, pace or pulse is read against the thresholds that it names, else against `own`, those of who sends it; where
 * neither is known, nothing is harder than easy and the description says so. Null: a sport that the library does not have,
 * or one too long or too finely cut to be a workout.
 */
export function libraryFromFit(file: FitFile, own: Thresholds): ImportedWorkout | null {
  if (file.kind === 'workout') {
    const { workout } = file;
    if (workout.sport === 'other') return null;
    const sport = workout.sport === 'strength' ? null : workout.sport;
    const files = inFile(workout.device);
    const known = together(files, own);
    const steps = plannedSteps(workout, sport, known);
    const description =
      sport === null
        ? null
        : basis(
            measuresIn(workout.steps).map((measure) => [measure, sport]),
            files,
            known,
          );
    return whole(workout.sport, steps, { name: workout.name, seconds: stepSeconds(steps), description });
  }
  const legs = file.legs.filter(({ sport }) => sport !== 'other');
  const [first] = legs;
  if (first === undefined) return null;
  if (first.sport === 'strength')
    return whole('strength', [], { name: null, seconds: first.movingSec, description: null });
  const parts = legs.flatMap((leg) => (leg.sport === 'bike' || leg.sport === 'run' ? [leg] : []));
  const isBrick = parts.some(({ sport }) => sport === 'bike') && parts.some(({ sport }) => sport === 'run');
  const done = isBrick ? parts : [first];
  const files = inFile(first.device);
  const known = together(files, own);
  const steps = done.flatMap((leg) => lapsAsSteps(leg, leg.sport as ZonedSport, known, isBrick));
  const measures = done.flatMap((leg) => {
    const sport = leg.sport as ZonedSport;
    const measure = measureOf(leg, sport, known);
    return measure ? [[measure, sport] as const] : [];
  });
  return whole(isBrick ? 'brick' : (first.sport as ZonedSport), steps, {
    name: null,
    seconds: stepSeconds(steps),
    description: basis(measures, files, known),
  });
}
