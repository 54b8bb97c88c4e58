import type { Day } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import type { SummaryLine } from '../messages/summary.ts';
import { WORKOUT_NOUNS } from '../messages/workoutNouns.ts';
import { TEST_NAMES, testedBy } from '../workout/thresholdTest.ts';
import { listOf } from '../units/listOf.ts';
import { tableOf } from '../units/tableOf.ts';
import type { ChangeOp, WorkoutChange } from './changes.ts';
import { timeText, timesText } from '../units/timeText.ts';

const NOUNS: Readonly<Record<string, string>> = tableOf({ ...WORKOUT_NOUNS, brick: 'brick workout' });

type Described = Omit<WorkoutChange, 'id' | 'changeDescription'>;

const nounOf = ({ workoutType }: Described) => NOUNS[workoutType?.toLowerCase() ?? ''] ?? 'workout';
/** A part of the sentence; nothing where its field is not set. */
const part = (before: string, value: string | number | undefined, after = '') =>
  value === undefined ? '' : ` ${before} ${value}${after}`;
const onDay = (before: string, day: Day | undefined) => part(before, day && dayName(day));
const of = (minutes: number | undefined) => part('of', minutes === undefined ? undefined : timeText(minutes));

/** "an easy run of 30 min", "an FTP test of 60 min" */
function made(change: Described): string {
  const tested = testedBy(change.templateId ?? null);
  if (tested !== null) return `${TEST_NAMES[tested]}${of(change.durationAfter)}`;
  const words = [change.intensityAfter?.toLowerCase(), nounOf(change)].filter((word) => word !== undefined).join(' ');
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}${of(change.durationAfter)}`;
}

const SENTENCES: Readonly<Record<ChangeOp, (change: Described) => string>> = {
  move: (change) => `Move the ${nounOf(change)}${onDay('on', change.fromDate)}${onDay('to', change.toDate)}.`,
  swap: (change) =>
    `Swap the ${nounOf(change)}${onDay('on', change.fromDate)} with the workout${onDay('on', change.toDate)}.`,
  remove: (change) => `Remove the ${nounOf(change)}${of(change.durationBefore)}${onDay('on', change.fromDate)}.`,
  add: (change) => `Add ${made(change)}${onDay('on', change.toDate)}.`,
  resize: (change) => {
    const { durationBefore, durationAfter = 0 } = change;
    const verb = durationAfter < (durationBefore ?? 0) ? 'Shorten' : 'Lengthen';
    const sizes =
      durationBefore === undefined
        ? `to ${timeText(durationAfter)}`
        : `from ${timesText(durationBefore, durationAfter, ' to ')}`;
    return `${verb} the ${nounOf(change)}${onDay('on', change.fromDate)} ${sizes}.`;
  },
  ease: (change) => {
    if (change.rungAfter !== undefined)
      return `Ease the ${nounOf(change)}${onDay('on', change.fromDate)}${part('from rung', change.rungBefore)} to ${change.rungAfter}.`;
    const [from, to] = [change.intensityBefore?.toLowerCase(), change.intensityAfter?.toLowerCase()];
    return `Ease the ${nounOf(change)}${onDay('on', change.fromDate)}${part('from', from)}${part('to', to)}.`;
  },
  replace: (change) => `Replace the workout${onDay('on', change.fromDate)} with ${made(change)}.`,
};

const whatChanges = (change: Described): string => SENTENCES[change.op](change);

/** The sentence that an athlete reads for a change, from the change's own fields. */
export function changeDescription(change: Described): string {
  const sentence = whatChanges(change);
  return change.because === undefined ? sentence : `${sentence.slice(0, -1)} (${change.because}).`;
}

/** The change as a line of a summary. */
export const changedLine = (change: WorkoutChange): SummaryLine =>
  change.because === undefined
    ? change.changeDescription
    : {
        line: 'CHANGED',
        sentence: whatChanges(change).slice(0, -1),
        reasonCode: change.reasonCode,
        inputs: change.inputs ?? {},
        because: change.because,
      };

/** Where an adaptation before this act is taken back: the workout as it comes back. */
export function returnedDescription(change: Described): string {
  const noun = nounOf(change);
  if (change.op === 'add') return `The ${noun}${of(change.durationAfter)}${onDay('on', change.toDate)} comes back.`;
  const isLonger = change.durationBefore !== change.durationAfter;
  const isHarder = change.intensityBefore !== change.intensityAfter;
  const [from, to] = [change.intensityBefore?.toLowerCase(), change.intensityAfter?.toLowerCase()];
  const parts = [
    ...(isLonger ? [`from ${timesText(change.durationBefore!, change.durationAfter!, ' to ')}`] : []),
    ...(isHarder ? [`from ${from} to ${to}`] : []),
  ];
  return `The ${noun}${onDay('on', change.fromDate)} goes back ${parts.length > 0 ? listOf(parts) : 'to what was planned'}.`;
}
