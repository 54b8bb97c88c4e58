import type { Day } from '../calendar/calendar.ts';
import { dateForPeople, dayName } from '../calendar/dayNames.ts';
import type { PlanWarning } from '../codes/warning.ts';
import { fromKept } from './keptInputs.ts';
import type { Inputs } from '../codes/reason.ts';
import { type Need, needText } from './needs.ts';
import { principleName } from './principleName.ts';
import { ATHLETE, opening, type Reader } from './reader.ts';

/** A principle's rule, the first week that could not keep it, how many could not, and what it would have cost. */
export interface NotHeld {
  by: string;
  rule: string;
  weekStartDate: Day;
  weeks: number;
  need: Need['code'];
  sport: string;
}

type Sentences = Pick<PlanWarning, 'message' | 'recommendation'>;

export const notHeldText = ({ by, rule, weekStartDate, weeks, need, sport }: NotHeld, reader: Reader): string =>
  `${principleName(by, rule, reader)}: not kept in the week of ${dayName(weekStartDate)}${weeks > 1 ? ` and ${weeks - 1} more` : ''}, because otherwise ${needText({ code: need, sport }, reader)}.`;

/** Warnings that speak to their reader. */
const WARNINGS = {
  MAIN_GOAL_CHANGED: ({ raceName, raceBefore }: { raceName: string; raceBefore: string }, { subject }) => ({
    message: `The main goal is now ${raceName}; it was ${raceBefore}.`,
    recommendation: `The plan builds up to ${raceName} first. Change the priorities if that is not what ${subject} want.`,
  }),
  RACE_DATE_ASSUMED: ({ assumed }: { assumed: Day }, { subject, possessive }) => ({
    message: `${opening(possessive)} goal has no date; the plan assumes ${dateForPeople(assumed)}.`,
    recommendation: `Edit the race when ${subject} know its date.`,
  }),
  PRINCIPLE_NOT_HELD: (inputs: NotHeld, reader) => ({
    message: notHeldText(inputs, reader),
    recommendation: 'Loosen the principle, switch it off for this athlete, or free another day.',
  }),
} as const satisfies Readonly<Record<string, (inputs: never, reader: Reader) => Sentences>>;
type WarningInputs = { [Code in keyof typeof WARNINGS]: Parameters<(typeof WARNINGS)[Code]>[0] };

const ROWS: ReadonlyMap<string, (inputs: never, reader: Reader) => Sentences> = new Map(Object.entries(WARNINGS));

/** A warning with its sentences for the athlete, kept beside its inputs. */
export const warningOf = <Code extends keyof WarningInputs>(code: Code, inputs: WarningInputs[Code]): PlanWarning => ({
  code,
  ...(WARNINGS[code] as (inputs: WarningInputs[Code], reader: Reader) => Sentences)(inputs, ATHLETE),
  inputs: inputs as unknown as Inputs,
});

/** The warning for its reader; one without inputs, which speaks to nobody, stays as it is. */
export function warningFor<Warning extends PlanWarning>({ inputs = {}, ...warning }: Warning, reader: Reader) {
  const row = ROWS.get(warning.code);
  const made = row && fromKept((known) => row(known as never, reader), inputs);
  return { ...warning, ...made };
}
