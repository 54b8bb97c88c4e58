import type { Thresholds } from '../../athlete/athlete.ts';
import { paceText } from '../../athlete/thresholds.ts';
import {
  type DisplayUnits,
  isAsKept,
  METRIC,
  type PaceMeasure,
  paceMeasure,
  swimSetText,
} from '../../units/displayUnits.ts';
import { percentText } from '../../units/percentText.ts';
import type { Block, Step, Steps } from '../workout.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { isBlock } from './stepSums.ts';
import { timeText } from '../../units/timeText.ts';

/** Swims from here on are told in half minutes, seconds. */
const ROUGH_ABOVE_SEC = 180;

/** "8 min", "1:15 h", "1:30 min", "45 s". */
export function durationText(sec: number): string {
  if (sec % 60 === 0) return timeText(sec / 60);
  if (sec < 90) return `${sec} s`;
  return `${Math.floor(sec / 60)}:${String(sec % 60).padStart(2, '0')} min`;
}

/** "4:25–4:36 /km", the faster first. */
const pacesText = (threshold: number, { lo, hi }: Step['target'], { per, label }: PaceMeasure): string =>
  `${paceText(threshold * hi, per)}–${paceText(threshold * lo, per)} ${label}`;

/** What to aim at: "RPE 6–7", "238–248 W", "4:25–4:36 /km", "136–144 bpm"; fractions of threshold where the threshold is not given. */
export function targetText(
  { target }: Pick<Step, 'target'>,
  thresholds: Thresholds | null,
  units: DisplayUnits = METRIC,
): string {
  const { metric, lo, hi } = target;
  if (metric === 'rpe') {
    const from = Math.ceil(lo);
    const to = Math.floor(hi);
    return from === to ? `RPE ${from}` : `RPE ${from}–${to}`;
  }
  if (metric === 'ftp' && thresholds?.ftp)
    return `${Math.round(thresholds.ftp * lo)}–${Math.round(thresholds.ftp * hi)} W`;
  if (metric === 'thrSpeed' && thresholds?.runThresholdSpeed)
    return pacesText(thresholds.runThresholdSpeed, target, paceMeasure('run', units));
  if (metric === 'css' && thresholds?.css) return pacesText(thresholds.css, target, paceMeasure('swim', units));
  if (metric === 'lthr' && thresholds?.lthr)
    return `${Math.round(thresholds.lthr * lo)}–${Math.round(thresholds.lthr * hi)} bpm`;
  const whole = { ftp: 'FTP', thrSpeed: 'threshold speed', css: 'critical swim speed', lthr: 'threshold heart rate' }[
    metric
  ];
  return `${percentText(`${Math.round(lo * 100)}–${Math.round(hi * 100)}`)} of ${whole}`;
}

/** A long swim is told to the half minute: nobody swims it to the second. */
const aboutText = (sec: number): string => durationText(sec < ROUGH_ABOVE_SEC ? sec : 30 * Math.round(sec / 30));

/** Who reads the lines, and of which workout. */
interface StepReader {
  workoutType: WorkoutType;
  thresholds: Thresholds | null;
  units: DisplayUnits;
}

/** Lengths of a pool are its swimmer's; a track is in metres in any units. */
function metresText({ sport }: Step, metres: number, { workoutType, units }: StepReader): string {
  const isOwn = (sport ?? workoutType) === 'swim' && !isAsKept(units);
  return isOwn ? swimSetText(metres, units) : `${Math.round(metres)} m`;
}

const amountText = (step: Step, reader: StepReader): string =>
  step.distanceM === undefined
    ? durationText(step.durationSec)
    : `${metresText(step, step.distanceM, reader)} (about ${aboutText(step.durationSec)})`;

const noteText = (step: Step): string => (step.note === undefined ? '' : ` ${step.note}`);

function stepText(step: Step, reader: StepReader): string {
  const target = step.kind === 'rest' ? '' : ` (${targetText(step, reader.thresholds, reader.units)})`;
  const text = `${amountText(step, reader)}${noteText(step)}${target}`;
  if (step.kind === 'warmup') return `Warm-up ${text}`;
  if (step.kind === 'cooldown') return `Cool-down ${text}`;
  return text;
}

function blockText({ repeat, steps }: Block, reps: number, reader: StepReader): string {
  const [work, ...rests] = steps;
  let restText = '';
  for (const rest of rests) restText += `, ${durationText(rest.durationSec)}${noteText(rest)}`;
  const between = reps > repeat ? ' between' : '';
  return `${reps} × ${stepText(work!, reader)}${restText}${between}`;
}

/** Strength blocks are rounds of exercises, or sets of one: one line for the round, one for each exercise. */
function roundText({ repeat, steps }: Block, { thresholds, units }: StepReader): string[] {
  const work = steps.filter((step) => step.kind === 'work');
  const rest = steps.find((step) => step.kind === 'rest');
  const word = work.length === 1 ? 'set' : 'round';
  const rounds = repeat === 1 ? `1 ${word}` : `${repeat} ${word}s`;
  const of = work.length === 1 ? '' : ` of ${work.length} exercises`;
  const pause = rest === undefined ? '' : `, ${durationText(rest.durationSec)} rest after each`;
  return [
    `${rounds}${of}${pause}`,
    ...work.map(
      (step) => `${durationText(step.durationSec)}${noteText(step)} (${targetText(step, thresholds, units)})`,
    ),
  ];
}

const sameEffort = (a: Step, b: Step): boolean =>
  a.durationSec === b.durationSec &&
  a.effort === b.effort &&
  a.kind === b.kind &&
  a.sport === b.sport &&
  a.distanceM === b.distanceM;

const SPORT_NAMES = { run: 'Run', bike: 'Bike', swim: 'Swim' } as const;

/**
 * Plain lines such as "4 × 8 min at threshold (RPE 6–7), 2 min jog". With thresholds, targets are watts and paces, in `units`.
 * Bricks and races name the sport where it changes.
 */
export function describeSteps(
  steps: Steps,
  workoutType: WorkoutType,
  thresholds: Thresholds | null = null,
  units: DisplayUnits = METRIC,
): string[] {
  const reader = { workoutType, thresholds, units };
  const lines: string[] = [];
  let sport: Step['sport'];
  for (let i = 0; i < steps.length; i += 1) {
    const entry = steps[i]!;
    const first = isBlock(entry) ? entry.steps[0]! : entry;
    const change = first.sport !== undefined && first.sport !== sport ? `${SPORT_NAMES[first.sport]}: ` : '';
    sport = first.sport;
    if (!isBlock(entry)) {
      lines.push(change + stepText(entry, reader));
    } else if (workoutType === 'strength') {
      lines.push(...roundText(entry, reader));
    } else {
      // the last repetition stands after its block when no rest follows it
      const next = steps[i + 1];
      const joined = next !== undefined && !isBlock(next) && sameEffort(next, first);
      lines.push(change + blockText(entry, joined ? entry.repeat + 1 : entry.repeat, reader));
      if (joined) i += 1;
    }
  }
  return lines;
}
