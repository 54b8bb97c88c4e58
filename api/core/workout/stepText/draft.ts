import type { Step, StepKind, StepTarget, TargetMetric } from '../workout.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import {
  EFFORT_WORDS,
  effortOfFeeling,
  feelingOf,
  isEasy,
  LIFTING,
  METRIC_OF,
  rangeAround,
  referenceSeconds,
  SECONDS_PER_REPETITION,
} from './words.ts';

export type WrittenEffort =
  | { as: 'word'; word: string }
  | { as: 'percent'; effort: number }
  | { as: 'range'; lo: number; hi: number }
  | { as: 'feeling'; lo: number; hi: number }
  | { as: 'rest' };

/** A step as it was written: what is left out follows from its place. */
export interface StepDraft {
  kind: StepKind | null;
  sport: ZonedSport | null;
  /** A sport was named for it, so the step carries it. */
  named: boolean;
  durationSec: number | null;
  distanceM: number | null;
  repetitions: number | null;
  effort: WrittenEffort | null;
  target: StepTarget | null;
  note: string | null;
}

/** Where a step stands; warm-up, recovery and cool-down follow from it. */
export interface TextSpan {
  inBlock: boolean;
  /** First and last of all steps, or of its block. */
  first: boolean;
  last: boolean;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function kindOf(sport: ZonedSport, effort: number, { inBlock, first, last }: TextSpan): StepKind {
  if (!isEasy(sport, effort)) return 'work';
  if (inBlock) return first ? 'work' : 'recovery';
  if (first && last) return 'work';
  if (first) return 'warmup';
  return last ? 'cooldown' : 'recovery';
}

function effortOf(sport: ZonedSport, written: WrittenEffort): number {
  switch (written.as) {
    case 'word':
      return EFFORT_WORDS[sport][written.word]!.effort;
    case 'percent':
      return written.effort;
    case 'range':
      return rounded((written.lo + written.hi) / 2);
    case 'feeling':
      return effortOfFeeling(sport, written);
    case 'rest':
      return 0;
  }
}

function targetFor(sport: ZonedSport, written: WrittenEffort, kind: StepKind, effort: number): StepTarget {
  const metric: TargetMetric = METRIC_OF[sport];
  if (written.as === 'range') return { metric, lo: written.lo, hi: written.hi };
  if (written.as === 'feeling') return { metric: 'rpe', lo: written.lo, hi: written.hi };
  return written.as === 'percent' ? rangeAround(sport, kind, effort) : feelingOf(sport, effort);
}

function noteFor(sport: ZonedSport, written: WrittenEffort): string | null {
  if (written.as === 'rest') return 'rest';
  return written.as === 'word' ? EFFORT_WORDS[sport][written.word]!.note : null;
}

export function enduranceStep(draft: StepDraft & { sport: ZonedSport; effort: WrittenEffort }, place: TextSpan): Step {
  const { sport, distanceM } = draft;
  const effort = effortOf(sport, draft.effort);
  const kind = draft.kind ?? (draft.effort.as === 'rest' ? 'rest' : kindOf(sport, effort, place));
  const note = draft.note ?? noteFor(sport, draft.effort);
  return {
    kind,
    ...(draft.named && { sport }),
    durationSec: draft.durationSec ?? referenceSeconds(sport, distanceM!, effort),
    ...(distanceM !== null && { distanceM }),
    effort,
    target: draft.target ?? targetFor(sport, draft.effort, kind, effort),
    ...(note !== null && note !== '' && { note }),
  };
}

export function strengthStep(draft: StepDraft): Step {
  const kind = draft.kind ?? (draft.effort?.as === 'rest' ? 'rest' : 'work');
  const written = draft.note ?? (draft.effort?.as === 'rest' ? 'rest' : null);
  const note = draft.repetitions === null ? written : `${draft.repetitions} × ${written ?? 'repetition'}`;
  return {
    kind,
    durationSec: draft.durationSec ?? draft.repetitions! * SECONDS_PER_REPETITION,
    effort: LIFTING.effort,
    target: draft.target ?? (kind === 'work' ? LIFTING.work : LIFTING.calm),
    ...(note !== null && note !== '' && { note }),
  };
}
