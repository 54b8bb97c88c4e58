import type { Day } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import type { Inputs, Reason, ReasonCode, ReasonSource } from '../codes/reason.ts';
import { CAUSES } from './causes.ts';
import { fromKept } from './keptInputs.ts';
import { PLAN_REASONS, type PlanReasonInputs } from './planReasons.ts';
import { ATHLETE, type Reader } from './reader.ts';
import { timeText, timesText } from '../units/timeText.ts';

const agent = ({ possessive, agent: athlete }: Reader, source: ReasonSource): string =>
  source === 'coach' ? `${possessive} coach` : athlete;

/** What a person did to a workout; who, is its source. */
const ACTS = {
  ADDED: (_: object, reader, source) => `Added by ${agent(reader, source)}.`,
  MOVED: ({ from }: { from: Day }, reader, source) => `Moved here from ${dayName(from)} by ${agent(reader, source)}.`,
  /** What was changed: "40 → 60 min, the title". */
  EDITED: ({ what }: { what: string }, reader, source) => `Changed by ${agent(reader, source)}: ${what}.`,
  KEPT: (_: object) => 'Kept as planned, though the plan would have changed it.',
  /** With a day: a person placed it there; without one, the planner chose it. */
  LIBRARY: (inputs: { name: string; scheduledDate?: Day }, reader, source) =>
    'scheduledDate' in inputs
      ? `Added by ${agent(reader, source)} from the library: “${inputs.name}”.`
      : `From ${reader.possessive} coach’s library: “${inputs.name}”.`,
  PRINCIPLE: (inputs: { by: string; rule: string }, reader) => `${CAUSES.PRINCIPLE(inputs, reader)}.`,
} as const satisfies Readonly<Record<string, (inputs: never, reader: Reader, source: ReasonSource) => string>>;
type ActInputs = { [Code in keyof typeof ACTS]: Parameters<(typeof ACTS)[Code]>[0] };

/** What became of the workout, by the operation that changed it. */
const BECAME = {
  move: ({ fromDate, toDate }) => `Moved from ${dayName(fromDate)} to ${dayName(toDate)}`,
  swap: ({ fromDate, toDate }) => `Swapped between ${dayName(fromDate)} and ${dayName(toDate)}`,
  remove: () => 'Removed',
  add: ({ durationAfter }) => `Added, ${timeText(durationAfter)}`,
  resize: ({ durationBefore, durationAfter }) =>
    `${durationAfter < durationBefore ? 'Shortened' : 'Lengthened'} from ${timesText(durationBefore, durationAfter, ' to ')}`,
  ease: (change) => {
    const isOfRungs = Object.hasOwn(change, 'rungAfter');
    return isOfRungs
      ? `Eased from rung ${change.rungBefore} to ${change.rungAfter}`
      : `Eased from ${change.intensityBefore} to ${change.intensityAfter}`;
  },
  replace: ({ durationAfter, intensityAfter }) =>
    `In place of another workout: ${intensityAfter}, ${timeText(durationAfter)}`,
} as const satisfies Readonly<Record<string, (change: ChangeInputs) => string>>;

interface ChangeInputs {
  fromDate: Day;
  toDate: Day;
  durationBefore: number;
  durationAfter: number;
  intensityBefore: string;
  intensityAfter: string;
  rungBefore: number;
  rungAfter: number;
}

type Sentence = (inputs: never, reader: Reader, source: ReasonSource) => string;
const SENTENCES: ReadonlyMap<string, Sentence> = new Map<string, Sentence>([
  ...Object.entries(PLAN_REASONS),
  ...Object.entries(ACTS),
]);
const CLAUSES: ReadonlyMap<string, (inputs: never, reader: Reader) => string | null> = new Map(Object.entries(CAUSES));
const BECOMINGS: ReadonlyMap<unknown, (inputs: never) => string> = new Map(Object.entries(BECAME));

/** Why a change is made, in few words that end a sentence; null: its code says nothing more, or its inputs too little. */
export function causeText(code: string, inputs: Inputs, reader: Reader): string | null {
  const clause = CLAUSES.get(code);
  return clause === undefined ? null : fromKept((known) => clause(known as never, reader), inputs);
}

function changedText({ code, inputs }: CodedReason, reader: Reader): string | null {
  const became = becameText(inputs);
  const clause = CLAUSES.get(code);
  if (became === null || clause === undefined) return null;
  return fromKept((known) => {
    const why = clause(known as never, reader);
    return `${became}${why === null ? '' : `: ${why}`}.`;
  }, inputs);
}

function becameText(inputs: Inputs): string | null {
  const became = BECOMINGS.get(inputs.op);
  return became === undefined ? null : fromKept((known) => became(known as never), inputs);
}

type CodedReason = Pick<Reason, 'code' | 'source' | 'inputs'>;

function madeText(reason: CodedReason, reader: Reader): string | null {
  // rows of long ago hold a text alone
  const { code, source, inputs = {} } = reason;
  if ('op' in inputs) return changedText(reason, reader);
  const sentence = SENTENCES.get(code);
  return sentence === undefined ? null : fromKept((known) => sentence(known as never, reader, source), inputs);
}

/** The reason for its reader; one that was kept before its inputs told everything stays as it was written. */
export const reasonText = (reason: Reason, reader: Reader): string => madeText(reason, reader) ?? reason.text;

/** A reason with its sentence for the athlete, which is kept beside its inputs for whoever reads the rows. */
export function reasonOf<Code extends keyof PlanReasonInputs | keyof ActInputs>(
  code: Code,
  source: ReasonSource,
  inputs: Code extends keyof PlanReasonInputs
    ? PlanReasonInputs[Code]
    : Code extends keyof ActInputs
      ? ActInputs[Code] & Inputs
      : never,
): Reason {
  // fresh inputs lack nothing
  const text = SENTENCES.get(code)!(inputs as never, ATHLETE, source);
  return { code: code as ReasonCode, text, source, inputs: inputs as Inputs };
}

/** As `reasonOf`, of a change; `because` as it was said when the change was kept, for one whose inputs say it no more. */
export function changeReasonOf(code: ReasonCode, source: ReasonSource, inputs: Inputs, because?: string): Reason {
  const text = madeText({ code, source, inputs }, ATHLETE) ?? `${becameText(inputs)}${because ? `: ${because}` : ''}.`;
  return { code, text, source, inputs };
}

/** The reason with other inputs of its code, said to the athlete. */
export const saidAnew = (reason: Reason, inputs: Inputs): Reason => ({
  ...reason,
  inputs,
  text: madeText({ ...reason, inputs }, ATHLETE) ?? reason.text,
});
