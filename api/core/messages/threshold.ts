import { dateName } from '../calendar/dayNames.ts';
import type { Day } from '../calendar/calendar.ts';
import type { ThresholdEvidenceCode, ThresholdName } from '../codes/threshold.ts';
import { THRESHOLD_BOUNDS } from '../constants/thresholds.ts';
import { clockText } from '../units/clock.ts';
import { type DisplayUnits, paceMeasure } from '../units/displayUnits.ts';
import { percentText } from '../units/percentText.ts';
import { timeText } from '../units/timeText.ts';

/** What a proposal rests on; what its code does not need is null. */
export interface ThresholdEvidence {
  code: ThresholdEvidenceCode;
  day: Day;
  /** Of recordings or of the race; those of a break are empty. */
  ids: readonly string[];
  /** Length of the effort, or of the race. */
  seconds: number | null;
  /** Its mean: watts, metres per second, or beats per minute. */
  value: number | null;
  /** Its mean heart rate, part of LTHR. */
  ofThreshold: number | null;
  /** Its mean heart rate, part of the maximum, where LTHR is not known. */
  ofMax: number | null;
  raceName: string | null;
  /** Of a swimming test. */
  trials: { t400: number; t200: number } | null;
  daysOff: number | null;
}

/** Evidence that says nothing in numbers. */
export const NO_FIGURES = {
  seconds: null,
  value: null,
  ofThreshold: null,
  ofMax: null,
  raceName: null,
  trials: null,
  daysOff: null,
} as const satisfies Partial<ThresholdEvidence>;

export interface ThresholdChange {
  threshold: ThresholdName;
  /** Null: not known until now. */
  from: number | null;
  to: number;
  evidence: ThresholdEvidence;
}

export const THRESHOLD_LABELS: Readonly<Record<ThresholdName, string>> = {
  ftp: 'FTP',
  runThresholdSpeed: 'Threshold pace',
  css: 'Critical swim speed',
  lthr: 'Threshold heart rate',
};

interface Measured {
  text: string;
  unit: string;
}

function measured(threshold: ThresholdName, value: number, units: DisplayUnits): Measured {
  if (threshold === 'ftp') return { text: String(Math.round(value)), unit: 'W' };
  if (threshold === 'lthr') return { text: String(Math.round(value)), unit: 'bpm' };
  const { per, label } = paceMeasure(threshold === 'css' ? 'swim' : 'run', units);
  return { text: clockText(per / value), unit: label };
}

/** "251 W", "4:12 /km". */
export function thresholdText(threshold: ThresholdName, value: number, units: DisplayUnits): string {
  const { text, unit } = measured(threshold, value, units);
  return `${text} ${unit}`;
}

/** "20 min", "1:00 h", "45 s". */
const lengthText = (seconds: number) => (seconds % 60 === 0 ? timeText(seconds / 60) : `${seconds} s`);

function effortText({ seconds, value, day, ofThreshold, ofMax }: ThresholdEvidence, mean: string): string {
  const pulse =
    ofThreshold !== null
      ? `, heart rate ${percentText(Math.round(100 * ofThreshold))} of threshold`
      : ofMax !== null
        ? `, heart rate ${percentText(Math.round(100 * ofMax))} of maximum`
        : '';
  return value === null ? `on ${dateName(day)}` : `${lengthText(seconds!)} at ${mean} on ${dateName(day)}${pulse}`;
}

type Sentence = (change: ThresholdChange, units: DisplayUnits) => string;

const effortOf: Sentence = ({ threshold, evidence }, units) =>
  effortText(evidence, evidence.value === null ? '' : thresholdText(threshold, evidence.value, units));

const trialsText = ({ t400, t200 }: { t400: number; t200: number }, day: Day, unit = '') =>
  `400${unit} in ${clockText(t400)} and 200${unit} in ${clockText(t200)} on ${dateName(day)}`;

const EVIDENCE: Readonly<Record<ThresholdEvidenceCode, Sentence>> = {
  EFFORT: effortOf,
  TEST: (change, units) => {
    const { threshold, evidence } = change;
    const day = dateName(evidence.day);
    if (threshold === 'lthr') return `the last 20 min of the test on ${day}`;
    return `test, ${evidence.trials ? trialsText(evidence.trials, evidence.day, ' m') : effortOf(change, units)}`;
  },
  CURVE: (change, units) => `hard efforts of 2 to 20 min, the last of them ${effortOf(change, units)}`,
  RACE: ({ evidence: { raceName, seconds, day } }) => `${raceName} in ${clockText(seconds!)} on ${dateName(day)}`,
  STATED: (change, units) => {
    const { trials, day, value } = change.evidence;
    if (trials) return `as told, ${trialsText(trials, day)}`;
    return `as told${value === null ? '' : ','} ${effortOf(change, units)}`;
  },
  BREAK: ({ evidence: { daysOff, day } }) => `${daysOff} days without training before ${dateName(day)}`,
};

/** "FTP is kept from 50 W to 600 W, and 2510 W lies outside." A pace is told from the fastest on. */
export function thresholdBoundsText(threshold: ThresholdName, value: number, units: DisplayUnits): string {
  const { least, most } = THRESHOLD_BOUNDS[threshold];
  const isPace = threshold === 'runThresholdSpeed' || threshold === 'css';
  const [first, last] = isPace ? [most, least] : [least, most];
  const text = (bound: number) => thresholdText(threshold, bound, units);
  return `${THRESHOLD_LABELS[threshold]} is kept from ${text(first)} to ${text(last)}, and ${text(value)} lies outside.`;
}

/** "FTP 238 → 251 W"; a pace keeps its unit on both sides, by which it is told in others. */
export function thresholdChangeText(
  { threshold, from, to }: Omit<ThresholdChange, 'evidence'>,
  units: DisplayUnits,
): string {
  const isPace = threshold === 'runThresholdSpeed' || threshold === 'css';
  const { text, unit } = measured(threshold, from ?? to, units);
  const before = from === null ? '' : `${text}${isPace ? ` ${unit}` : ''} → `;
  return `${THRESHOLD_LABELS[threshold]} ${before}${thresholdText(threshold, to, units)}`;
}

/** "FTP removed". */
export const thresholdClearedText = (threshold: ThresholdName): string => `${THRESHOLD_LABELS[threshold]} removed`;

/** "FTP 238 → 251 W: 20 min at 264 W on 14 March, heart rate 96% of threshold." */
export const thresholdSentence = (change: ThresholdChange, units: DisplayUnits): string =>
  `${thresholdChangeText(change, units)}: ${EVIDENCE[change.evidence.code](change, units)}.`;
