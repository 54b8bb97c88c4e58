import type { Thresholds } from '../../api/core/athlete/athlete.ts';
import { targetText as inThresholds } from '../../api/core/workout/prescription/describe.ts';
import type { DisplayUnits } from '../../api/core/units/displayUnits.ts';
import { percentText } from '../../api/core/units/percentText.ts';
import { coreMetric, metricWord } from '../words.ts';

interface ProfileStep {
  readonly kind: string;
  readonly durationSec: number;
  /** Fraction of threshold. */
  readonly effort: number;
}

interface ProfileBlock<S extends ProfileStep> {
  readonly repeat: number;
  readonly steps: readonly S[];
}

interface ProfileBar {
  startSec: number;
  durationSec: number;
  /** Fraction of threshold. */
  effort: number;
  zone: Zone;
}

export type Zone = 1 | 2 | 3 | 4 | 5 | 6;

/** Upper bounds of zones 1 to 5 as fractions of threshold: the ramp that athletes know from indoor riding. */
const ZONE_TOPS = [0.6, 0.755, 0.895, 1.045, 1.185] as const;

export function zoneOf(effort: number): Zone {
  const index = ZONE_TOPS.findIndex((top) => effort < top);
  return (index === -1 ? 6 : index + 1) as Zone;
}

/** The blocks in the order in which they are done, repeats written out. */
export function profileBars<S extends ProfileStep>(blocks: readonly ProfileBlock<S>[]): ProfileBar[] {
  const bars: ProfileBar[] = [];
  let startSec = 0;
  for (const { repeat, steps } of blocks) {
    for (let round = 0; round < repeat; round++) {
      for (const { durationSec, effort } of steps) {
        bars.push({ startSec, durationSec, effort, zone: zoneOf(effort) });
        startSec += durationSec;
      }
    }
  }
  return bars;
}

const TICK_STEPS_MIN = [5, 10, 15, 20, 30, 60, 120] as const;
const MAX_TICKS = 6;
/** The total is written at the end of the axis; a tick beyond this part of it would stand under that. */
const LAST_TICK = 0.82;

/** Minutes at which a time axis is marked: round steps from 0, at most six. */
export function timeTicks(totalMin: number): number[] {
  const last = totalMin * LAST_TICK;
  const step = TICK_STEPS_MIN.find((minutes) => last / minutes < MAX_TICKS) ?? 240;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

/** Thresholds as the schema tells them. */
export type KnownThresholds = { readonly [Threshold in keyof Thresholds]?: number | null | undefined };

/** What is not known is null. */
export const thresholdsOf = (known: KnownThresholds | null): Thresholds => ({
  ftp: known?.ftp ?? null,
  runThresholdSpeed: known?.runThresholdSpeed ?? null,
  css: known?.css ?? null,
  lthr: known?.lthr ?? null,
});

const THRESHOLDS = { ftp: 'ftp', thrSpeed: 'runThresholdSpeed', css: 'css', lthr: 'lthr', rpe: null } as const;

/** '4:16–4:27 /km', '238–248 W': what a fraction of threshold is for that athlete, in units; null: it is none, or their threshold is not known. */
export function ownTargetText(
  { metric: word, lo, hi }: { metric: string; lo: number; hi: number },
  thresholds: KnownThresholds | null,
  units: DisplayUnits,
): string | null {
  const metric = coreMetric(word);
  const threshold = metric && THRESHOLDS[metric];
  if (!metric || !threshold || !thresholds?.[threshold]) return null;
  return inThresholds({ target: { metric, lo, hi } }, thresholdsOf(thresholds), units);
}

/** '88–93% of FTP', 'RPE 3–4'. */
export function targetText({ metric, lo, hi }: { metric: string; lo: number; hi: number }): string {
  const range = (a: number, b: number) => (a === b ? `${a}` : `${a}–${b}`);
  if (metric === 'RPE') return `RPE ${range(lo, hi)}`;
  return `${percentText(range(Math.round(lo * 100), Math.round(hi * 100)))} ${metricWord(metric) ?? 'of threshold'}`;
}

interface StepTarget {
  /** In watts or paces of who does it, else as the plan says it; null: there is none. */
  target: string | null;
  /** The share of threshold that those watts or paces are; null: nothing is left to say. */
  share: string | null;
}

/** How hard a step is, as an athlete reads it on a watch, and what that is of their threshold. */
export function stepTarget(
  { kind, target }: { kind: string; target: { metric: string; lo: number; hi: number } },
  thresholds: KnownThresholds | null,
  units: DisplayUnits,
): StepTarget {
  if (kind === 'REST') return { target: null, share: null };
  const own = ownTargetText(target, thresholds, units);
  const share = targetText(target);
  return own === null ? { target: share, share: null } : { target: own, share };
}
