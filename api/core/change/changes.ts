import { dayName } from '../calendar/dayNames.ts';
import type { Day } from '../calendar/calendar.ts';
import type { ReasonCode, ReasonSource } from '../codes/reason.ts';
import type { SummaryLine } from '../messages/summary.ts';
import { tableOf } from '../units/tableOf.ts';

export const CHANGE_OPS = ['move', 'swap', 'remove', 'add', 'resize', 'ease', 'replace'] as const;
export type ChangeOp = (typeof CHANGE_OPS)[number];

/** One typed operation on a schedule. Which fields are set depends on `op`; its description is made from them. */
export interface WorkoutChange {
  id: string;
  op: ChangeOp;
  workoutId?: string;
  /** The kind of workout concerned; for replace, the kind that comes instead. */
  workoutType?: string;
  fromDate?: Day;
  toDate?: Day;
  /** Whole minutes. */
  durationBefore?: number;
  durationAfter?: number;
  intensityBefore?: string;
  intensityAfter?: string;
  /** Swap alone: the workout that `workoutId` changes places with. */
  otherWorkoutId?: string;
  reasonCode: ReasonCode;
  /** Who asks for it; left out: a rule of the planner. */
  source?: ReasonSource;
  /** The numbers that the rule looked at. */
  inputs?: Readonly<Record<string, string | number | boolean | null>>;
  /** Why, in few words made from `inputs`, as they end the sentence: "stress 8, sleep 3". */
  because?: string;
  changeDescription: string;
}

const NOUNS: Readonly<Record<string, string>> = tableOf({
  run: 'run',
  bike: 'ride',
  swim: 'swim',
  strength: 'strength workout',
  brick: 'brick workout',
  race: 'race',
});

const on = (day: Day | undefined) => (day === undefined ? '' : ` on ${dayName(day)}`);
const min = (minutes: number | undefined) => (minutes === undefined ? '' : ` of ${minutes} min`);

/** The sentence that an athlete reads for a change, from the change's own fields. */
export function changeDescription(change: Omit<WorkoutChange, 'id' | 'changeDescription'>): string {
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

function whatChanges(change: Omit<WorkoutChange, 'id' | 'changeDescription'>): string {
  const noun = NOUNS[change.workoutType?.toLowerCase() ?? ''] ?? 'workout';
  const intensity = change.intensityAfter === undefined ? '' : `${change.intensityAfter.toLowerCase()} `;
  switch (change.op) {
    case 'move': {
      const to = change.toDate === undefined ? '' : ` to ${dayName(change.toDate)}`;
      return `Move the ${noun}${on(change.fromDate)}${to}.`;
    }
    case 'swap':
      return `Swap the ${noun}${on(change.fromDate)} with the workout${on(change.toDate)}.`;
    case 'remove':
      return `Remove the ${noun}${min(change.durationBefore)}${on(change.fromDate)}.`;
    case 'add':
      return `Add ${/^[aeiou]/.test(`${intensity}${noun}`) ? 'an' : 'a'} ${intensity}${noun}${min(change.durationAfter)}${on(change.toDate)}.`;
    case 'resize': {
      const verb = (change.durationAfter ?? 0) < (change.durationBefore ?? 0) ? 'Shorten' : 'Lengthen';
      const from = change.durationBefore === undefined ? '' : ` from ${change.durationBefore}`;
      return `${verb} the ${noun}${on(change.fromDate)}${from} to ${change.durationAfter ?? 0} min.`;
    }
    case 'ease': {
      const from = change.intensityBefore === undefined ? '' : ` from ${change.intensityBefore.toLowerCase()}`;
      const to = change.intensityAfter === undefined ? '' : ` to ${change.intensityAfter.toLowerCase()}`;
      return `Ease the ${noun}${on(change.fromDate)}${from}${to}.`;
    }
    case 'replace': {
      const article = /^[aeiou]/.test(`${intensity}${noun}`) ? 'an' : 'a';
      return `Replace the workout${on(change.fromDate)} with ${article} ${intensity}${noun}${min(change.durationAfter)}.`;
    }
  }
}
