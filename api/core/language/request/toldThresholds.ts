import type { Thresholds } from '../../athlete/athlete.ts';
import { type ZoneTable, zoneTables } from '../../athlete/thresholds.ts';
import type { Day } from '../../calendar/calendar.ts';
import { dayName } from '../../calendar/dayNames.ts';
import type { ThresholdName } from '../../codes/threshold.ts';
import { THRESHOLD_BOUNDS, THRESHOLD_STEP } from '../../constants/thresholds.ts';
import {
  NO_FIGURES,
  THRESHOLD_LABELS,
  thresholdBoundsText,
  thresholdChangeText,
  type ThresholdEvidence,
  thresholdText,
} from '../../messages/threshold.ts';
import { clockText } from '../../units/clock.ts';
import { type DisplayUnits, METRIC } from '../../units/displayUnits.ts';
import { listOf } from '../../units/listOf.ts';
import { type RequestAnswer, told } from './requestAnswer.ts';
import type { RequestInput, ToldThreshold } from './request.ts';
import { testDay } from './testDay.ts';
import { type NamedThreshold, thresholdsIn } from './thresholdWords.ts';

const UNKNOWN: Thresholds = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };

function inSteps(threshold: ThresholdName, value: number): number {
  const parts = 1 / THRESHOLD_STEP[threshold];
  return Math.round(value * parts) / parts;
}

function evidenceOf({ effort }: NamedThreshold, day: Day): ThresholdEvidence {
  if (effort !== null && 'raceName' in effort) return { ...NO_FIGURES, code: 'RACE', day, ids: [], ...effort };
  const isTrials = effort !== null && 't400' in effort;
  return {
    ...NO_FIGURES,
    code: 'STATED',
    day,
    ids: [],
    seconds: effort === null || isTrials ? null : effort.seconds,
    value: effort === null || isTrials ? null : effort.value,
    trials: isTrials ? effort : null,
  };
}

/** ", by the 10 km race in 40:00". */
const raceText = ({ effort }: NamedThreshold): string =>
  effort !== null && 'raceName' in effort ? `, by the ${effort.raceName} in ${clockText(effort.seconds)}` : '';

const TABLES: Readonly<Record<ThresholdName, ZoneTable>> = {
  ftp: 'power',
  runThresholdSpeed: 'runPace',
  css: 'swimPace',
  lthr: 'runHeartRate',
};
/** Of endurance and of threshold. */
const SHOWN_ZONES = ['Z2', 'Z4'];

/** "Z2 138–188 W and Z4 226–264 W". */
function zonesText(threshold: ThresholdName, value: number, units: DisplayUnits): string {
  const lines = zoneTables({ ...UNKNOWN, [threshold]: value })[TABLES[threshold]]!;
  const shown = lines.filter(({ name }) => SHOWN_ZONES.includes(name));
  return listOf(
    shown.map(({ name, lo, hi }) => {
      const [first, last] = [lo!, hi!].map((bound) => thresholdText(threshold, bound, units));
      const [from, to] = threshold === 'runThresholdSpeed' || threshold === 'css' ? [last!, first!] : [first!, last!];
      return `${name} ${from.split(' ')[0]}–${to}`;
    }),
  );
}

/**
 * The answer to a text that names thresholds and nothing else: what they would change, to be written once the athlete says so, or the
 * bounds that one lies outside of. Null: the text is about something else.
 */
export function toldOfThresholds(input: RequestInput): RequestAnswer | null {
  const { text, limits, units = METRIC } = input;
  const named = thresholdsIn(text, units);
  if (named.length === 0) return null;
  const known = limits.athlete.thresholds ?? UNKNOWN;
  const days = named.map((each) => testDay(each, input));
  const understood = `I read: ${listOf(named.map((each, i) => `${THRESHOLD_LABELS[each.threshold]} ${thresholdText(each.threshold, each.value, units)}${raceText(each)}${days[i] === limits.today ? '' : `, of ${dayName(days[i]!)}`}`))}.`;
  const outside = named.find(({ threshold, value }) => {
    const { least, most } = THRESHOLD_BOUNDS[threshold];
    return value < least || value > most;
  });
  if (outside) return told(understood, thresholdBoundsText(outside.threshold, outside.value, units));
  const entries = named.map((each, i): ToldThreshold & { from: number | null } => ({
    kind: 'threshold',
    threshold: each.threshold,
    from: known[each.threshold],
    to: inSteps(each.threshold, each.value),
    evidence: evidenceOf(each, days[i]!),
  }));
  const news = entries.filter(({ threshold, from, to }) => from === null || inSteps(threshold, from) !== to);
  if (news.length === 0) return told(understood, 'That is what your profile says already.');
  const changes = news.map(
    (entry) => `${thresholdChangeText(entry, units)}: ${zonesText(entry.threshold, entry.to, units)}.`,
  );
  return {
    kind: 'changes',
    understood,
    explanation: `${changes.join(' ')} Once you say so, your profile and the workouts to come follow; undo takes it back.`,
    changes: [],
    scope: { scope: 'all-future' },
    preferences: [],
    events: [],
    thresholds: news.map(({ from: _from, ...entry }) => entry),
  };
}

const PARTS = /[.;!?](?=\s|$)|\n|,(?!\d)| (?:and|but|so|also|plus) /;

/** A threshold beside something else: each has a revision of its own, so which comes first is asked. Null: there is none. */
export function thresholdBeside({ text, units = METRIC }: RequestInput): RequestAnswer | null {
  const named = text
    .split(PARTS)
    .flatMap((part) => (part.trim() === '' ? [] : thresholdsIn(part.replace(/\bby the way\b/i, ''), units)));
  const [first] = named;
  if (first === undefined) return null;
  const said = `${THRESHOLD_LABELS[first.threshold]} ${thresholdText(first.threshold, first.value, units)}`;
  return {
    kind: 'question',
    understood: `You tell ${said}, and ask for something else.`,
    question: `A threshold is changed by itself. Shall I begin with it? Say “${said}”, and what else should change after that.`,
  };
}
