import type { Thresholds } from '../athlete/athlete.ts';
import { type Day, addDays, daysBetween } from '../calendar/calendar.ts';
import { THRESHOLD_NAMES, type ThresholdName } from '../codes/threshold.ts';
import {
  AFTER_BREAK,
  BREAK_DAYS,
  EVIDENCE_DAYS,
  NEWS,
  PROPOSAL_DAYS,
  THRESHOLD_BOUNDS,
  THRESHOLD_STEP,
} from '../constants/thresholds.ts';
import { NO_FIGURES, type ThresholdChange, type ThresholdEvidence } from '../messages/threshold.ts';
import { type Efforts, ESTIMATES, type Estimate } from './estimate.ts';

/** A proposal that was accepted or dismissed. */
export interface Decision {
  threshold: ThresholdName;
  day: Day;
  /** Of its evidence: it is not told twice. */
  ids: readonly string[];
}

/** All that is known of an athlete's efforts. */
export interface Evidence extends Efforts {
  /** Days on which they trained, whatever it was. */
  trainedDays: readonly Day[];
  decided: readonly Decision[];
  /** Beats per minute; null: not known. */
  maxHeartRate: number | null;
}

/** What a threshold should become, and why. */
export type Proposal = ThresholdChange;

/** The efforts that may say something on that day: not older than that, and none of the future. */
function within({ recordings, races }: Efforts, from: Day, today: Day, told: readonly string[] = []): Efforts {
  const isIn = ({ id, day }: { id: string; day: Day }) => day >= from && day <= today && !told.includes(id);
  return { recordings: recordings.filter(isIn), races: races.filter(isIn) };
}

interface Break {
  /** The last day of training before it. */
  after: Day;
  /** The first day of training after it, or today. */
  until: Day;
  days: number;
}

/** The latest time without training that is long enough to lose something by; null: none. */
function latestBreak(trained: readonly Day[], today: Day): Break | null {
  const days = [...new Set(trained.filter((day) => day <= today))].sort();
  const ends = [...days, today];
  for (let at = days.length - 1; at >= 0; at -= 1) {
    const [after, until] = [days[at]!, ends[at + 1]!];
    const off = daysBetween(after, until) - 1;
    if (off >= BREAK_DAYS) return { after, until, days: off };
  }
  return null;
}

/** As it is told: in whole watts and beats. */
function inSteps(threshold: ThresholdName, value: number): number {
  const parts = 1 / THRESHOLD_STEP[threshold];
  return Math.round(value * parts) / parts;
}

const isNews = (from: number, to: number): boolean => Math.abs(to - from) >= NEWS * from;

interface Asked {
  threshold: ThresholdName;
  from: number | null;
  lthr: number | null;
  last: Decision | undefined;
  today: Day;
}

/** A rise, or a fall that a test shows. */
function byEfforts(estimate: Estimate | null, { threshold, from }: Asked): Proposal | null {
  if (!estimate) return null;
  const to = inSteps(threshold, estimate.value);
  if (from !== null && (!isNews(from, to) || (to < from && !estimate.isTest))) return null;
  return { threshold, from, to, evidence: estimate.evidence };
}

/** What a break has cost, unless an effort after it shows that it cost nothing, or it was told already. */
function byBreak(evidence: Evidence, { threshold, from, lthr, last, today }: Asked): Proposal | null {
  const off = threshold === 'lthr' ? null : latestBreak(evidence.trainedDays, today);
  if (!off || from === null || daysBetween(off.until, today) > EVIDENCE_DAYS || (last && last.day > off.after))
    return null;
  const shown = ESTIMATES[threshold](within(evidence, off.until, today), pulseOf(evidence, lthr));
  if (shown && (shown.isTest || !isNews(from, Math.min(from, shown.value)))) return null;
  const told: ThresholdEvidence = { ...NO_FIGURES, code: 'BREAK', day: off.until, ids: [], daysOff: off.days };
  return { threshold, from, to: inSteps(threshold, AFTER_BREAK * from), evidence: told };
}

const pulseOf = ({ maxHeartRate }: Evidence, lthr: number | null) => ({ lthr, maxHeartRate });

const lastOf = ({ decided }: Evidence, threshold: ThresholdName): Decision | undefined =>
  decided
    .filter((each) => each.threshold === threshold)
    .reduce<Decision | undefined>((last, each) => (last && last.day >= each.day ? last : each), undefined);

function proposalOf(threshold: ThresholdName, evidence: Evidence, thresholds: Thresholds, today: Day): Proposal | null {
  const last = lastOf(evidence, threshold);
  if (last && daysBetween(last.day, today) < PROPOSAL_DAYS) return null;
  const asked = { threshold, from: thresholds[threshold], lthr: thresholds.lthr, last, today };
  const oldest = addDays(today, -EVIDENCE_DAYS);
  const told = evidence.decided.filter((each) => each.threshold === threshold).flatMap(({ ids }) => ids);
  const efforts = within(evidence, last && last.day > oldest ? last.day : oldest, today, told);
  const estimate = ESTIMATES[threshold](efforts, pulseOf(evidence, thresholds.lthr));
  const proposal = byEfforts(estimate, asked) ?? byBreak(evidence, asked);
  const { least, most } = THRESHOLD_BOUNDS[threshold];
  return proposal && proposal.to >= least && proposal.to <= most ? proposal : null;
}

/** What the thresholds should become by what is known today. Nothing is written: the athlete decides. */
export function proposalsOf(evidence: Evidence, thresholds: Thresholds, today: Day): Proposal[] {
  return THRESHOLD_NAMES.flatMap((threshold) => proposalOf(threshold, evidence, thresholds, today) ?? []);
}
