import type { Inputs, ReasonCode } from '../codes/reason.ts';
import { countOf } from '../units/countOf.ts';
import { ATHLETE, type Reader } from './reader.ts';
import { causeText } from './reason.ts';
import { type DisplayUnits, METRIC } from '../units/displayUnits.ts';
import { type ThresholdChange, thresholdChangeText } from './threshold.ts';
import { type Title, titleText } from './workoutTitle.ts';

/** Why a change was made. `because`: as it was said to the athlete, for inputs that say it no more. */
export interface LineCause {
  reasonCode: ReasonCode;
  inputs: Inputs;
  because: string | null;
}

interface Lines {
  /** Workouts that a rule took out, and others that it made easier, moved or replaced. */
  EASED: LineCause & { gone: number; left: number; verb: 'eased' | 'moved' | 'replaced' | 'raised' | 'changed' };
  /** One change; `sentence` says what, without its full stop. */
  CHANGED: LineCause & { sentence: string };
  /** A sentence with the titles of workouts or changes of thresholds in it. */
  NAMED: { parts: readonly Part[] };
  /** A coach takes a share off a week; `gone`: workouts that were too much of what is left. Missing: none. */
  LIGHTER: { what: string; workouts: number; gone?: number };
  REALIGNED: object;
  EVERY_WEEK: object;
  REMEMBERED: object;
}

/** A part of a summary: a text that says the same to everybody, or what a sentence for its reader is made of. */
export type SummaryLine = string | { [Line in keyof Lines]: { line: Line } & Lines[Line] }[keyof Lines];

export type Summary = string | readonly SummaryLine[];

type Changed = Omit<ThresholdChange, 'evidence'>;

/** A part of a sentence: words, or numbers that each reader has in their own units. */
export type Part = Title | Changed;

/** A changed threshold as a part of a sentence; watts and heart beats are told alike to everybody. */
export const changedThreshold = ({ threshold, from, to }: Changed): Part =>
  threshold === 'ftp' || threshold === 'lthr'
    ? thresholdChangeText({ threshold, from, to }, METRIC)
    : { threshold, from, to };

const partText = (part: Part, units: DisplayUnits): string =>
  typeof part === 'object' && 'threshold' in part ? thresholdChangeText(part, units) : titleText(part, units);

/** "1 workout left out and 2 eased" */
export const goneAndLeft = (gone: number, left: number, verb: Lines['EASED']['verb'] | 'shorter'): string =>
  (
    [
      [gone, 'left out'],
      [left, verb],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([count, became], i) => `${i === 0 ? countOf(count, 'workout') : count} ${became}`)
    .join(' and ');

type Texts = { [Line in keyof Lines]: (line: Lines[Line], reader: Reader) => string };

const whyText = ({ reasonCode, inputs, because }: LineCause, reader: Reader): string | null =>
  (reader.person === 'athlete' ? because : causeText(reasonCode, inputs, reader)) ?? because;

const TEXTS: Texts = {
  EASED: ({ gone, left, verb, ...cause }, reader) => {
    const why = whyText(cause, reader);
    return `${goneAndLeft(gone, left, verb)}${why === null ? '' : `: ${why}`}.`;
  },
  CHANGED: ({ sentence, ...cause }, reader) => {
    const why = whyText(cause, reader);
    return `${sentence}${why === null ? '' : ` (${why})`}.`;
  },
  NAMED: ({ parts }, { units }) => parts.map((part) => partText(part, units)).join(''),
  LIGHTER: ({ what, workouts, gone = 0 }, { possessive }) =>
    `${what}, by ${possessive} coach: ${goneAndLeft(gone, workouts, 'shorter')}.`,
  REALIGNED: (_, { subject }) => `Realigned the coming weeks with what ${subject} did.`,
  EVERY_WEEK: (_, { subject }) => `Made the new weeks as ${subject} want every week to be.`,
  REMEMBERED: (_, { subject }) => `Remembered what ${subject} want of every week.`,
};

/** A sentence of these parts: a text where it tells all readers the same. */
export const sentenceOf = (parts: readonly Part[]): Summary =>
  parts.every((part) => typeof part === 'string') ? parts.join('') : [{ line: 'NAMED', parts }];

/** A sentence that names workouts: naming`Moved ${titleOf(workout)} to ${day}.` */
export const naming = (texts: TemplateStringsArray, ...values: readonly Part[]): Summary =>
  sentenceOf(texts.flatMap((text, i) => [text, values[i] ?? '']));

const lineText = (line: SummaryLine, reader: Reader): string =>
  typeof line === 'string' ? line : (TEXTS[line.line] as (line: SummaryLine, reader: Reader) => string)(line, reader);

/** The summary as one text for its reader. */
export const summaryText = (summary: Summary, reader: Reader): string =>
  typeof summary === 'string'
    ? summary
    : summary
        .map((line) => lineText(line, reader))
        .filter((text) => text !== '')
        .join(' ');

/** Several summaries as one; none of its parts is lost. */
export const summariesOf = (...parts: readonly Summary[]): Summary =>
  parts.flatMap((part) => (typeof part === 'string' ? [part] : [...part]));

/** A summary as it is kept: the text for the athlete, and what it is made of where it says something else to others. */
export function keptSummary(summary: Summary): { summary: string; summaryLines: readonly SummaryLine[] | null } {
  const isSame = typeof summary === 'string' || summary.every((line) => typeof line === 'string');
  return { summary: summaryText(summary, ATHLETE), summaryLines: isSame ? null : summary };
}

/** A kept summary, to be told or built upon; one that was kept before it had lines is its text. */
export const summaryOfKept = ({ summary, summaryLines }: { summary: string; summaryLines: unknown }): Summary =>
  Array.isArray(summaryLines) ? (summaryLines as readonly SummaryLine[]) : summary;
