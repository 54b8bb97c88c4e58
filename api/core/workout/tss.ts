import type { Gender } from '../codes/athlete.ts';
import {
  BRICK_RIDE_SHARE,
  DONE_RATIO_MAX,
  EXPECTED_RPE,
  IF_EXPONENT,
  NP_EXPONENT,
  NP_WINDOW_SECONDS,
  RPE_RATIO_BOUNDS,
  RPE_TSS_PER_HOUR,
  WORKOUT_IF,
  HEAVY_EXPECTED_RPE,
  STRENGTH_EXPECTED_RPE,
  STRENGTH_TSS_PER_HOUR,
  TRIMP_FACTOR,
  TRIMP_WEIGHT,
} from '../constants/load.ts';
import { isBlock } from './prescription/stepSums.ts';
import { isTest } from './thresholdTest.ts';
import type { Step, Steps } from './workout.ts';
import { INTENSITIES, type Intensity, type WorkoutType } from '../codes/workout.ts';

const SECONDS_PER_HOUR = 3600;
const MINUTES_PER_HOUR = 60;

export type LoadSport = 'run' | 'bike' | 'swim';

/** TSS of time at one intensity factor (1 = threshold); 100 is one hour at threshold. Swimming grows with the cube. */
export function tssAt(hours: number, intensityFactor: number, sport: LoadSport): number {
  return hours * intensityFactor ** IF_EXPONENT[sport] * 100;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Normalized power, watts, of samples at 1 Hz: fourth-power mean of the 30 s rolling mean, complete windows only; 0 for no samples. Never
 * below their mean, as the windows of a short effort would have it, where its ends count less.
 */
export function normalizedPower(watts: readonly number[]): number {
  const window = Math.min(NP_WINDOW_SECONDS, watts.length);
  if (window === 0) return 0;
  let sum = 0;
  let powered = 0;
  watts.forEach((value, i) => {
    sum += value - (watts[i - window] ?? 0);
    if (i >= window - 1) powered += (sum / window) ** NP_EXPONENT;
  });
  return Math.max(mean(watts), (powered / (watts.length - window + 1)) ** (1 / NP_EXPONENT));
}

/** Ride by power: seconds, normalized power and FTP in watts. */
export function bikeTss(seconds: number, power: number, ftp: number): number {
  return tssAt(seconds / SECONDS_PER_HOUR, power / ftp, 'bike');
}

/** Run by pace: seconds, mean graded speed and threshold speed in the same unit. */
export function runTss(seconds: number, speed: number, thresholdSpeed: number): number {
  return tssAt(seconds / SECONDS_PER_HOUR, speed / thresholdSpeed, 'run');
}

/** Swim by pace: metres in moving seconds, critical swim speed in metres per second. */
export function swimTss(metres: number, seconds: number, css: number): number {
  return seconds > 0 ? tssAt(seconds / SECONDS_PER_HOUR, metres / seconds / css, 'swim') : 0;
}

export interface HeartRates {
  /** Beats per minute. */
  rest: number;
  max: number;
}

/** Banister's TRIMP of minutes at a mean heart rate. */
export function trimp(minutes: number, heartRate: number, { rest, max }: HeartRates, gender: Gender): number {
  const reserve = (heartRate - rest) / (max - rest);
  return minutes * reserve * TRIMP_FACTOR * Math.exp(TRIMP_WEIGHT[gender] * reserve);
}

/** TRIMP on the scale of TSS: an hour at threshold heart rate is 100. */
export function heartRateTss(
  minutes: number,
  heartRate: number,
  lthr: number,
  rates: HeartRates,
  gender: Gender,
): number {
  return (100 * trimp(minutes, heartRate, rates, gender)) / trimp(MINUTES_PER_HOUR, lthr, rates, gender);
}

/** TSS per hour of a workout felt as `rpe`, 1 to 10. */
export function rpeTssPerHour(rpe: number): number {
  const rung = Math.min(RPE_TSS_PER_HOUR.length, Math.max(1, Math.round(rpe)));
  return RPE_TSS_PER_HOUR[rung - 1]!;
}

export function rpeTss(minutes: number, rpe: number): number {
  return (minutes / MINUTES_PER_HOUR) * rpeTssPerHour(rpe);
}

/** TSS of planned steps from their efforts; strength by time alone, rest and strength steps of other workouts by effort. */
export function stepsTss(steps: Steps, workoutType: WorkoutType): number {
  let sum = 0;
  for (const part of steps) {
    if (!isBlock(part)) sum += stepTss(part, workoutType);
    else {
      let once = 0;
      for (const step of part.steps) once += stepTss(step, workoutType);
      sum += part.repeat * once;
    }
  }
  return sum;
}

/** TSS of one step of a workout of a type. */
export function stepTss(step: Pick<Step, 'durationSec' | 'effort' | 'sport'>, workoutType: WorkoutType): number {
  const hours = step.durationSec / SECONDS_PER_HOUR;
  if (workoutType === 'strength') return hours * STRENGTH_TSS_PER_HOUR;
  return tssAt(hours, step.effort, step.sport ?? loadSportOf(workoutType));
}

/** Sport whose load curve a workout without parts follows; bricks and races are mostly ridden or run, where the curves agree. */
export function loadSportOf(workoutType: Exclude<WorkoutType, 'strength'>): LoadSport {
  return workoutType === 'bike' || workoutType === 'swim' ? workoutType : 'run';
}

/** TSS of a planned workout without steps. A brick counts as three quarters ride, one quarter run. */
export function workoutTss(workoutType: WorkoutType, intensity: Intensity, minutes: number): number {
  const hours = minutes / MINUTES_PER_HOUR;
  if (workoutType === 'strength') return hours * STRENGTH_TSS_PER_HOUR;
  const named = intensity === 'race' ? 'race-pace' : intensity;
  if (workoutType === 'brick') {
    return (
      tssAt(hours * BRICK_RIDE_SHARE, WORKOUT_IF.bike[named], 'bike') +
      tssAt(hours * (1 - BRICK_RIDE_SHARE), WORKOUT_IF.run[named], 'run')
    );
  }
  const sport = loadSportOf(workoutType);
  return tssAt(hours, WORKOUT_IF[sport][named], sport);
}

/** RPE that the athlete should report for the whole workout; a test, which is done all out, feels like a race. */
export function expectedRpe(workoutType: WorkoutType, intensity: Intensity, templateId: string | null = null): number {
  if (isTest(templateId)) return EXPECTED_RPE.race;
  if (workoutType !== 'strength') return EXPECTED_RPE[intensity];
  return intensity === 'hard' ? HEAVY_EXPECTED_RPE : STRENGTH_EXPECTED_RPE;
}

/** Training stress as it is told: to a tenth, sums too. */
export const plainTss = (tss: number): number => Math.round(tss * 10) / 10;

/**
 * TSS of a workout done without a device: the planned TSS by the part done and by how much harder or easier than expected it felt. `rpe` null: as expected.
 */
export function doneTss(done: {
  plannedTss: number;
  plannedMinutes: number;
  actualMinutes: number;
  rpe: number | null;
  expectedRpe: number;
}): number {
  if (done.plannedMinutes <= 0) return done.rpe === null ? 0 : rpeTss(done.actualMinutes, done.rpe);
  const part = clamp(done.actualMinutes / done.plannedMinutes, 0, DONE_RATIO_MAX);
  const felt =
    done.rpe === null ? 1 : clamp(rpeTssPerHour(done.rpe) / rpeTssPerHour(done.expectedRpe), ...RPE_RATIO_BOUNDS);
  return done.plannedTss * part * felt;
}

const INTENSITY_KEYWORDS: readonly (readonly [RegExp, Intensity])[] = [
  [/\bnot (?:so |too |very |that )?easy\b/, 'moderate'],
  [/\b(?:not|no|hardly|barely|never)\b/, 'easy'],
  [/\beasy|\brest\b/, 'easy'],
  [/moderate|\bz(?:one)? ?3\b/, 'moderate'],
  [/threshold/, 'threshold'],
  [/\bhard(?:er|est)?\b|\bz(?:one)? ?4\b/, 'hard'],
  [/\bvo2|\bz(?:one)? ?[5-7]\b/, 'vo2max'],
  [/\brac(?:e|ing)/, 'race-pace'],
  [/all[- ]?out|flat[- ]?out|\bmax(?:imum|imal)?\b|\bsprints?\b|anaerobic/, 'vo2max'],
  [/\bintervals?\b|\breps\b/, 'hard'],
  [/tempo|sweet ?spot/, 'moderate'],
];

/** Intensity meant by free text: a known name, else the first keyword found, else easy. */
export function intensityFromText(text: string): Intensity {
  const plain = text.trim().toLowerCase();
  const known = INTENSITIES.find((intensity) => intensity === plain);
  return known ?? INTENSITY_KEYWORDS.find(([keyword]) => keyword.test(plain))?.[1] ?? 'easy';
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
