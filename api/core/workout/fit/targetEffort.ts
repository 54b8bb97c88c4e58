import type { Thresholds } from '../../athlete/athlete.ts';
import { percentText } from '../../units/percentText.ts';
import { EFFORT_OF_ZONE, EFFORT_WORDS, effortOfFeeling, isEasy, METRIC_OF } from '../stepText/words.ts';
import { paceText } from '../../athlete/thresholds.ts';
import type { StepTarget } from '../workout.ts';
import { rpeOf } from '../../athlete/zones.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import type { FitBlock, FitStep, FitTarget } from './fitFile.ts';

/** Heart rate changes less than effort: converts a fraction of threshold heart rate to a fraction of threshold speed or power [D]. */
const PULSE_SPREAD: Readonly<Record<ZonedSport, number>> = { run: 1.3, bike: 2, swim: 1.2 };
/** Threshold heart rate as a fraction of the maximum [D]. */
const LTHR_OF_MAX = 0.9;
export const effortOfPulse = (sport: ZonedSport, ofThreshold: number): number =>
  1 + (ofThreshold - 1) * PULSE_SPREAD[sport];

const MIN_EFFORT = 0.3;
const MAX_EFFORT = 2;
/** Rounds to two decimals, within the limits of a step. */
export const plainEffort = (effort: number): number =>
  Math.round(100 * Math.min(MAX_EFFORT, Math.max(MIN_EFFORT, effort))) / 100;

/** The threshold that is assumed when it is unknown: then the hardest step is easy and all others are easier, so that a guess never makes a workout harder. */
export function easyReference(values: readonly number[], sport: ZonedSport): number | null {
  const most = Math.max(0, ...values);
  return most === 0 ? null : most / EFFORT_WORDS[sport].easy!.effort;
}

export type Measure = 'power' | 'speed' | 'heartRate';

/** The threshold that this sport's measure refers to; null: unknown, or none exists. */
export function thresholdOf(measure: Measure, sport: ZonedSport, thresholds: Thresholds): number | null {
  if (measure === 'heartRate') return thresholds.lthr;
  if (measure === 'power') return sport === 'bike' ? thresholds.ftp : null;
  return sport === 'run' ? thresholds.runThresholdSpeed : sport === 'swim' ? thresholds.css : null;
}

const MEASURE_OF = { watts: 'power', bpm: 'heartRate', metresPerSecond: 'speed' } as const;
type Absolute = keyof typeof MEASURE_OF;
const isAbsolute = (metric: FitTarget['metric']): metric is Absolute => metric in MEASURE_OF;

/** The measures that steps use with absolute numbers. */
export const measuresIn = (steps: readonly (FitStep | FitBlock)[]): Measure[] => [
  ...new Set(
    steps
      .flatMap((entry) => ('repeat' in entry ? entry.steps : [entry]))
      .flatMap(({ target }) => (target && isAbsolute(target.metric) ? [MEASURE_OF[target.metric]] : [])),
  ),
];

const middle = ({ lo, hi }: FitTarget): number => (lo + hi) / 2;

export interface Asked {
  /** Fraction of threshold. */
  effort: number;
  /** The target of the step; null: the default target of the effort. */
  target: StepTarget | null;
  /** The file's numbers for which no threshold is known; null: none. */
  unread: string | null;
}

const range = (lo: string, hi: string, unit: string): string => `${lo === hi ? lo : `${lo}–${hi}`} ${unit}`;
const whole = (value: number): string => String(Math.round(value));

function inWords({ metric, lo, hi }: FitTarget, sport: ZonedSport): string {
  if (metric === 'watts') return range(whole(lo), whole(hi), 'W');
  if (metric === 'bpm') return range(whole(lo), whole(hi), 'bpm');
  if (sport === 'bike' || lo <= 0) return range((lo * 3.6).toFixed(1), (hi * 3.6).toFixed(1), 'km/h');
  const per = sport === 'swim' ? 100 : 1000;
  return range(paceText(hi, per), paceText(lo, per), sport === 'swim' ? '/100 m' : '/km');
}

/** The file's range as a fraction of a threshold, rounded to 1 %; null: it is a single value, or outside the limits of a step. */
function shareOf({ metric, lo, hi }: FitTarget, threshold: number, sport: ZonedSport): StepTarget | null {
  const [from, to] = [plainEffort(lo / threshold), plainEffort(hi / threshold)];
  return from < to ? { metric: metric === 'bpm' ? 'lthr' : METRIC_OF[sport], lo: from, hi: to } : null;
}

const FELT = /\bRPE (\d{1,2})(?:–(\d{1,2}))?\b/;

/** The perceived effort that a text names in the words of our own files; null: none. */
function feltIn(note: string | null): { lo: number; hi: number } | null {
  const found = FELT.exec(note ?? '');
  const [lo, hi] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])];
  return found && lo >= 1 && lo <= hi && hi <= 10 ? { lo, hi } : null;
}

/** The effort word whose range in whole points is this perceived exertion; without one, the middle of the range. */
function feltAs(sport: ZonedSport, felt: { lo: number; hi: number }): Asked {
  const efforts = Object.values(EFFORT_WORDS[sport]).map(({ effort }) => ({ effort, range: rpeOf(sport, effort) }));
  const found = efforts.find(({ range: { lo, hi } }) => Math.ceil(lo) === felt.lo && Math.floor(hi) === felt.hi);
  if (!found) return { effort: effortOfFeeling(sport, felt), target: { metric: 'rpe', ...felt }, unread: null };
  const { effort, range: feels } = found;
  return { effort, target: isEasy(sport, effort) ? null : { metric: 'rpe', ...feels }, unread: null };
}

/** The note without the effort, which the step already has. */
export const withoutFelt = (note: string): string =>
  note
    .replace(FELT, '')
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(/(\s*·\s*)+$|^(\s*·\s*)+/g, '')
    .trim();

/** The effort of each step of a workout file. Absolute numbers are compared with the thresholds; without a threshold the step is easy and its note shows the numbers. */
export function askedOf(steps: readonly FitStep[], sport: ZonedSport, thresholds: Thresholds): Asked[] {
  const references = new Map(
    Object.entries(MEASURE_OF).map(([metric, measure]) => {
      const known = thresholdOf(measure, sport, thresholds);
      const asked = steps.flatMap(({ target }) => (target?.metric === metric ? [middle(target)] : []));
      return [metric, { known, used: known ?? easyReference(asked, sport) }] as const;
    }),
  );
  const plain = (effort: number, unread: string | null = null): Asked => ({ effort, target: null, unread });
  const easy = EFFORT_WORDS[sport].easy!.effort;
  return steps.map(({ target, note }): Asked => {
    const felt = target === null ? feltIn(note) : null;
    if (felt) return feltAs(sport, felt);
    if (target === null) return plain(easy);
    const { metric, lo, hi } = target;
    if (metric === 'cadence') return plain(easy, range(whole(lo), whole(hi), sport === 'bike' ? 'rpm' : 'a minute'));
    const value = middle(target);
    if (isAbsolute(metric)) {
      const { known, used } = references.get(metric)!;
      if (used === null) return plain(easy);
      if (known === null) return plain(plainEffort(value / used), inWords(target, sport));
      const effort = metric === 'bpm' ? effortOfPulse(sport, value / known) : value / known;
      return { effort: plainEffort(effort), target: shareOf(target, known, sport), unread: null };
    }
    if (metric === 'ftp' && sport !== 'bike')
      return plain(easy, `${percentText(`${Math.round(lo * 100)}–${Math.round(hi * 100)}`)} of FTP`);
    if (metric === 'ftp') return plain(plainEffort(value));
    if (metric === 'maxHeartRate') return plain(plainEffort(effortOfPulse(sport, value / LTHR_OF_MAX)));
    const zones = EFFORT_OF_ZONE[sport];
    return plain(zones[Math.min(zones.length, Math.max(1, Math.round(value))) - 1]!);
  });
}
