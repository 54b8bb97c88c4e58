import type { Day } from '../calendar/calendar.ts';
import type { ProofKind } from '../codes/proof.ts';
import type { LimitCode } from '../codes/limit.ts';
import type { RuleCode } from '../codes/rule.ts';
import type { ConstraintMessage, LimitInputs, LimitMessage } from '../messages/limits.ts';
import type { NotHeld } from '../messages/planWarning.ts';

/** What one rule finds in a week, or on one of its days. */
export interface Finding extends Proof {
  rule: RuleCode;
  /** What a change that breaks it is refused with; null: none is. */
  code: LimitCode | null;
  /** Monday of the week. */
  week: Day;
  /** Day concerned; null for limits of the whole week. */
  day: Day | null;
  /** Workout concerned, where it is one. */
  workoutId?: string;
  /** How far over the limit, in its own unit; 0 when it holds. */
  excess: number;
  /** What is wrong where it is broken, for whoever reads it. */
  said: LimitMessage;
  /** Findings of one line are one line of the proof, told by the worst and then the largest of them. */
  line: string;
  /** What was measured, in the limit's unit. */
  size: number;
  /** What it is about among the findings of its line, whichever workout shows it; left out: its workout, or its day where it has none. */
  item?: string;
}

/** The item of a limit that counts the week, and is shown by one of its workouts. */
export const WHOLE_WEEK = '';

/** A limit that is broken, and may be a reason to refuse. */
export type BrokenLimit = Finding & { code: LimitCode };

type Given<Code extends RuleCode> = Pick<Finding, 'code' | 'week' | 'constraint' | 'limit' | 'value' | 'excess'> &
  Partial<Pick<Finding, 'day' | 'workoutId' | 'line' | 'size' | 'item' | 'principleId' | 'named'>> & {
    rule: Code;
    /** What the sentence of the limit is made of. */
    inputs: LimitInputs[Code];
  };

/** A finding, with what goes without saying. Written out: a rest or a spread of a finding costs a microsecond, and a season has thousands. */
export function finding<Code extends RuleCode>(given: Given<Code>): Finding {
  const { rule, code, week, day = null, constraint, limit, value, line = rule, size = 0, inputs } = given;
  const found: Finding = {
    rule,
    code,
    week,
    constraint,
    limit,
    value,
    said: { limit: rule, inputs } as LimitMessage,
    day,
    size,
    line,
    excess: Math.max(0, given.excess),
    holds: given.excess <= 0,
  };
  if (given.named !== undefined) found.named = given.named;
  if (given.workoutId !== undefined) found.workoutId = given.workoutId;
  if (given.item !== undefined) found.item = given.item;
  if (given.principleId !== undefined) found.principleId = given.principleId;
  return found;
}

/** One line of a week's proof: "Tue at most 60 min: 55". */
export interface Proof {
  /** Left out: a limit. */
  kind?: ProofKind;
  /** The limit by name, as it is said to the athlete. */
  constraint: string;
  /** What the name is made of, where it speaks to its reader. */
  named?: ConstraintMessage;
  limit: string;
  value: string;
  holds: boolean;
  /** Id of the coach's principle that it is about; left out for others. */
  principleId?: string;
  /** The principle limited the week's days, hours or number of workouts. */
  fired?: boolean;
  /** Whose rule it is that the week cannot keep, and what keeping it would cost; left out where it is kept. */
  otherwise?: Omit<NotHeld, 'weekStartDate' | 'weeks'>;
  /** Minutes of the week as it was planned, for a line that is true of those alone. */
  weekMinutes?: number;
}
