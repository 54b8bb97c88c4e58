import { addDays, type Day } from '../../calendar/calendar.ts';
import type { WorkoutChange } from '../changes.ts';

/** What may change a plan on its own, by what it answers. */
export const ADAPT_RULES = [
  'illness',
  'injury',
  'absence',
  'ramp',
  'skips',
  'effort',
  'readiness',
  'life',
  'hrv',
  'missedKey',
] as const;
export type AdaptRule = (typeof ADAPT_RULES)[number];

/** Rules that wait for the athlete's word: they answer how single workouts went. */
export const OFFERED_RULES: readonly AdaptRule[] = ['illness', 'absence', 'ramp', 'skips', 'effort', 'missedKey'];

/** Beginnings of the reason codes of each. */
const CODES: readonly (readonly [string, AdaptRule])[] = [
  ['ILLNESS', 'illness'],
  ['INJURY', 'injury'],
  ['BREAK', 'absence'],
  ['RAMP', 'ramp'],
  ['SKIPPED_INJURY', 'skips'],
  ['TIRED', 'skips'],
  ['BUSY_WEEK', 'skips'],
  ['EFFORT', 'effort'],
  ['MORE_THAN_PLANNED', 'effort'],
  ['READINESS', 'readiness'],
  ['TRAVEL', 'life'],
  ['DEADLINES', 'life'],
  ['TIME_ZONES', 'life'],
  ['HRV', 'hrv'],
  ['MISSED_KEY', 'missedKey'],
];

/** The rule behind a reason; null: a limit, or a person. */
export const adaptRuleOf = (reasonCode: string): AdaptRule | null =>
  CODES.find(([code]) => reasonCode.startsWith(code))?.[1] ?? null;

type Inputs = NonNullable<WorkoutChange['inputs']>;

/** What of its inputs says which event a rule answers; what else is in them may change from day to day. */
const EVENTS: Readonly<Record<AdaptRule, (inputs: Inputs) => readonly unknown[]>> = {
  illness: ({ from }) => [from],
  injury: ({ areas }) => [areas],
  absence: ({ backOn, days }) => [typeof days === 'number' ? addDays(backOn as Day, -days) : null],
  // what was done changes from week to week
  ramp: ({ monday, longest }) => [monday, longest],
  skips: ({ sport, skippedOn, skipped, last, monday }) => [sport, skippedOn, skipped, last, monday],
  effort: ({ last, times, felt, excess }) => [last, times, felt, excess],
  // one check-in stands at a time
  readiness: () => [],
  life: () => [],
  hrv: ({ day }) => [day],
  missedKey: ({ missedOn }) => [missedOn],
};

/** Codes of what follows from workouts that went well; they ease nothing. */
const FOLLOWED: ReadonlyMap<string, (inputs: Inputs) => readonly unknown[]> = new Map([
  ['RUNG_RAISED', ({ what, date }: Inputs) => [what, date]],
  ['TEST_WORTH_IT', ({ sport, last }: Inputs) => [sport, last]],
]);

/** What a rule's change answers: the same as long as nothing new has happened; null: no rule made it. */
export function causeOf({ reasonCode, inputs = {} }: Pick<WorkoutChange, 'reasonCode' | 'inputs'>): string | null {
  const followed = FOLLOWED.get(reasonCode);
  if (followed !== undefined) return JSON.stringify([reasonCode, ...followed(inputs)]);
  const rule = adaptRuleOf(reasonCode);
  return rule && JSON.stringify([rule, ...EVENTS[rule](inputs)]);
}
