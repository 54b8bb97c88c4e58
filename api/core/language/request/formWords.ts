import type { Day } from '../../calendar/calendar.ts';
import { dateName } from '../../calendar/dayNames.ts';

/** What lasts some days, the first and the last one. */
export type TimeTold =
  | { kind: 'tired' | 'away'; from: Day; to: Day }
  /** `minutes`: time for training on each of the days. */
  | { kind: 'travelling' | 'life'; from: Day; to: Day; minutes: number };
export type TimeKind = TimeTold['kind'];

/** What a form asks instead of words. */
export type FormTold =
  /** `instead`: of what was told before of that kind. */
  | (TimeTold & { instead?: TimeKind | undefined })
  /** What was told before of that kind is over. */
  | { kind: 'over'; instead: TimeKind }
  | { kind: 'injured' | 'healed'; area: string };

const STATES: Readonly<Record<TimeKind, string>> = {
  tired: 'tired',
  away: 'away',
  travelling: 'travelling',
  life: 'busy',
};
const NO_LONGER = new RegExp(`^No longer (?<state>${Object.values(STATES).join('|')})(?:\\.|: (?<rest>.+))$`);

/** What takes the place of something that was told before. */
export interface Correction {
  kind: TimeKind;
  /** What is told now; null: it is over. */
  rest: string | null;
}

/** What the words of a form correct; null: nothing. */
export function correctionIn(request: string): Correction | null {
  const { state, rest } = NO_LONGER.exec(request)?.groups ?? {};
  const kind = (Object.keys(STATES) as TimeKind[]).find((each) => STATES[each] === state);
  return kind === undefined ? null : { kind, rest: rest ?? null };
}

/** Parts of the body that a form offers, as the reader of requests knows them. */
export const FORM_AREAS = [
  'foot',
  'ankle',
  'achilles',
  'calf',
  'shin',
  'knee',
  'hamstring',
  'hip',
  'back',
  'shoulder',
] as const;

const daysOf = ({ from, to }: { from: Day; to: Day }) =>
  from === to ? `on ${dateName(from)}` : `from ${dateName(from)} to ${dateName(to)}`;

/** The words by which the reader of requests learns of it: one reader, one preview and one way to apply, for words and forms alike. */
export function wordsOfForm(told: FormTold): string {
  if (!('instead' in told) || told.instead === undefined) return wordsOf(told as Exclude<FormTold, { kind: 'over' }>);
  const before = `No longer ${STATES[told.instead]}`;
  return told.kind === 'over' ? `${before}.` : `${before}: ${wordsOf(told)}`;
}

function wordsOf(told: Exclude<FormTold, { kind: 'over' }>): string {
  switch (told.kind) {
    case 'tired':
      return `I am tired: only easy workouts ${daysOf(told)}.`;
    case 'away':
      return `I am away ${daysOf(told)}.`;
    case 'travelling':
      return `I am travelling ${daysOf(told)} and have ${told.minutes} minutes a day.`;
    case 'life':
      return `Life is busy: I have ${told.minutes} minutes a day ${daysOf(told)}.`;
    case 'injured':
      return `My ${told.area} is injured.`;
    case 'healed':
      return `My ${told.area} is fine again.`;
  }
}
