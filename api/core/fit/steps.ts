import type { Thresholds } from '../athlete.ts';
import { VOLUME_SPEED } from '../constants/season.ts';
import { EASY_EFFORT } from '../constants/sessions.ts';
import { percentText } from '../percentText.ts';
import type { Block, Step, Steps, StepTarget, TargetMetric } from '../workout.ts';
import { EFFORT_ZONES, HEART_RATE_ZONES, rpeOf, type ZonedSport, zoneIn } from '../zones.ts';
import type { ActivitySport, FitStep, FitStepKind, FitTarget, FitWorkout } from './fitFile.ts';

/** A step that ends by hand is planned as so long, seconds [D]. */
const OPEN_SECONDS = 300;
/** Threshold heart rate as a part of the highest, where a file counts from the highest [D]. */
const LTHR_OF_MAX = 0.9;
/** Width of the topmost zone, which has no upper bound [D]. */
const TOP_ZONE_WIDTH = 0.1;
/** Longest and shortest step, seconds. */
const STEP_SECONDS = { least: 1, most: 86_400 };
const EFFORTS = { least: 0.3, most: 2 };

const METRIC: Readonly<Record<ZonedSport, TargetMetric>> = { run: 'thrSpeed', bike: 'ftp', swim: 'css' };
const THRESHOLD = { run: 'runThresholdSpeed', bike: 'ftp', swim: 'css' } as const;
/** Metres per second at an easy effort where no threshold is known. */
const EASY_SPEED: Readonly<Record<ZonedSport, number>> = {
  run: VOLUME_SPEED.running / 3.6,
  bike: VOLUME_SPEED.cycling / 3.6,
  swim: VOLUME_SPEED.swimming / 3.6,
};

/** What the athlete aims at, as a fraction of threshold, and the words that a fraction cannot hold. */
interface Aim {
  lo: number;
  hi: number;
  /** Null: as the sport counts. */
  metric: 'lthr' | null;
  said: string | null;
}

/**
 * The steps of a workout file as we plan them. Absolute targets need the threshold that they are a part of; without it the
 * step is felt, and its note keeps the numbers. A step without an end of its own lasts five minutes.
 */
export function stepsOfFit({ sport, steps }: Pick<FitWorkout, 'sport' | 'steps'>, thresholds: Thresholds | null): Steps {
  const zoned = zonedSport(sport);
  return steps.map((part): Step | Block =>
    'repeat' in part
      ? { repeat: part.repeat, steps: part.steps.map((step) => stepOf(step, zoned, thresholds)) }
      : stepOf(part, zoned, thresholds),
  );
}

/** Strength and sports that are none of ours are reckoned as running: their steps go by time and feel. */
const zonedSport = (sport: ActivitySport): ZonedSport => (sport === 'bike' || sport === 'swim' ? sport : 'run');

function stepOf(step: FitStep, sport: ZonedSport, thresholds: Thresholds | null): Step {
  const aim = step.target && aimOf(step.target, sport, thresholds);
  const isRest = step.kind === 'rest';
  const effort = isRest ? 0 : rounded(clamp(effortOf(step.kind, aim, sport)));
  const target = isRest || !aim || aim.hi === 0 ? felt(sport, effort) : targetOf(aim, sport, thresholds);
  const note = [step.note, aim?.said, isByHand(step) ? 'Ends when you press lap.' : null].filter(Boolean).join(' ');
  return {
    kind: step.kind,
    durationSec: secondsOf(step, sport, effort, thresholds),
    ...(step.distanceM !== null && { distanceM: step.distanceM }),
    effort,
    target,
    ...(note !== '' && { note }),
  };
}

const isByHand = ({ durationSec, distanceM }: FitStep) => durationSec === null && distanceM === null;

function secondsOf(step: FitStep, sport: ZonedSport, effort: number, thresholds: Thresholds | null): number {
  if (step.durationSec !== null) return Math.min(STEP_SECONDS.most, step.durationSec);
  if (step.distanceM === null) return OPEN_SECONDS;
  const threshold = sport === 'bike' ? null : (thresholds?.[THRESHOLD[sport]] ?? null);
  // speed on the bike follows wind and hills, not power
  const easy = threshold === null ? EASY_SPEED[sport] : threshold * EASY_EFFORT[sport];
  const speed = sport === 'bike' || effort === 0 ? easy : (easy * effort) / EASY_EFFORT[sport];
  return Math.min(STEP_SECONDS.most, Math.max(STEP_SECONDS.least, Math.round(step.distanceM / speed)));
}

function effortOf(kind: FitStepKind, aim: Aim | null, sport: ZonedSport): number {
  if (!aim || aim.hi === 0) return usualEffort(kind, sport);
  const middle = (aim.lo + aim.hi) / 2;
  if (aim.metric !== 'lthr') return middle;
  const zone = zoneRange(EFFORT_ZONES[sport], zoneIn(HEART_RATE_ZONES[sport === 'bike' ? 'bike' : 'run'], middle));
  return (zone.lo + zone.hi) / 2;
}

/** Effort of a step that asks for nothing. */
function usualEffort(kind: FitStepKind, sport: ZonedSport): number {
  const easy = EASY_EFFORT[sport];
  return kind === 'recovery' ? easy - 0.1 : kind === 'warmup' || kind === 'cooldown' ? easy - 0.04 : easy;
}

/** hi 0: its numbers say nothing about effort without a threshold. */
function aimOf({ metric, lo, hi }: FitTarget, sport: ZonedSport, thresholds: Thresholds | null): Aim {
  const known = thresholds?.[THRESHOLD[sport]] ?? null;
  const unknown = (said: string): Aim => ({ lo: 0, hi: 0, metric: null, said });
  switch (metric) {
    case 'ftp':
      return sport === 'bike' ? { lo, hi, metric: null, said: null } : unknown(`${percent(lo, hi)} of FTP.`);
    case 'watts':
      if (sport !== 'bike' || known === null) return unknown(`${range(lo, hi)} W.`);
      return { lo: lo / known, hi: hi / known, metric: null, said: null };
    case 'metresPerSecond':
      if (sport === 'bike' || known === null) return unknown(`${range(rounded(lo * 3.6, 1), rounded(hi * 3.6, 1))} km/h.`);
      return { lo: lo / known, hi: hi / known, metric: null, said: null };
    case 'bpm': {
      const lthr = thresholds?.lthr ?? null;
      return lthr === null ? unknown(`${range(lo, hi)} bpm.`) : byHeart(lo / lthr, hi / lthr, sport, lthr, null);
    }
    case 'maxHeartRate':
      return byHeart(lo / LTHR_OF_MAX, hi / LTHR_OF_MAX, sport, thresholds?.lthr ?? null, `${percent(lo, hi)} of your highest heart rate.`);
    case 'heartRateZone':
      return { ...zoneRange(EFFORT_ZONES[sport], lo), metric: null, said: `Heart rate zone ${lo}.` };
    case 'powerZone':
    case 'speedZone':
      return { ...zoneRange(EFFORT_ZONES[sport], lo), metric: null, said: null };
    case 'cadence':
      return unknown(`${range(lo, hi)} ${sport === 'bike' ? 'rpm' : 'a minute'}.`);
  }
}

/** A range of heart rate, fractions of LTHR; without an LTHR on file, the effort that goes with it. */
function byHeart(lo: number, hi: number, sport: ZonedSport, lthr: number | null, said: string | null): Aim {
  if (lthr !== null) return { lo, hi, metric: 'lthr', said };
  const bounds = HEART_RATE_ZONES[sport === 'bike' ? 'bike' : 'run'];
  return { ...zoneRange(EFFORT_ZONES[sport], zoneIn(bounds, (lo + hi) / 2)), metric: null, said };
}

function zoneRange(bounds: readonly number[], zone: number): { lo: number; hi: number } {
  const index = Math.min(bounds.length, Math.max(1, zone)) - 1;
  const hi = bounds[index + 1] ?? bounds[index]! + TOP_ZONE_WIDTH;
  return { lo: index === 0 ? hi - TOP_ZONE_WIDTH : bounds[index]!, hi };
}

function targetOf({ lo, hi, metric }: Aim, sport: ZonedSport, thresholds: Thresholds | null): StepTarget {
  const has = metric === 'lthr' || (thresholds?.[THRESHOLD[sport]] ?? null) !== null;
  if (!has) return felt(sport, clamp((lo + hi) / 2));
  return { metric: metric ?? METRIC[sport], lo: rounded(clamp(lo)), hi: rounded(clamp(hi)) };
}

function felt(sport: ZonedSport, effort: number): StepTarget {
  return { metric: 'rpe', ...rpeOf(sport, effort) };
}

const clamp = (effort: number) => Math.min(EFFORTS.most, Math.max(EFFORTS.least, effort));
const rounded = (value: number, digits = 3) => Math.round(value * 10 ** digits) / 10 ** digits;
const range = (lo: number, hi: number) => (lo === hi ? `${lo}` : `${lo}–${hi}`);
const percent = (lo: number, hi: number) => percentText(range(rounded(lo * 100, 0), rounded(hi * 100, 0)));
