import { type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import type { PlanWarning } from '../codes/warning.ts';
import { isShut } from './judge.ts';
import type { PrincipleRule, RuleScope, TaughtPrinciple, What } from './rule.ts';
import { bodyWords, whatName } from './words.ts';

export interface PrincipleConflict {
  /** Ids of the two principles. */
  between: readonly [string, string];
  /** A sentence that names both and says why. */
  because: string;
}

/** Days that a rule leaves to these workouts; null: it says nothing of days. */
function daysLeft({ body }: PrincipleRule, what: What): readonly Weekday[] | null {
  if (body.kind !== 'days' || !covers(body.what, what)) return null;
  return WEEKDAYS.filter((day) => !isShut(body, day));
}

/** Every workout of `what` is one of `wider`. */
function covers(wider: What, what: What): boolean {
  if (wider.quality !== 'any' && wider.quality !== what.quality) return false;
  return wider.types.length === 0 || (what.types.length > 0 && what.types.every((type) => wider.types.includes(type)));
}

function meet(a: RuleScope, b: RuleScope): boolean {
  const shared = <T>(one: readonly T[], two: readonly T[]) =>
    one.length === 0 || two.length === 0 || one.some((each) => two.includes(each));
  if (!shared(a.phases, b.phases) || !shared(a.kinds, b.kinds)) return false;
  return a.who.every((who) =>
    b.who.every((other) => {
      if (who.kind === 'age' && other.kind === 'age') return who.from <= other.to && other.from <= who.to;
      if (who.kind === 'gender' && other.kind === 'gender') return who.gender === other.gender;
      if (who.kind === 'level' && other.kind === 'level') return shared(who.levels, other.levels);
      if (who.kind === 'race' && other.kind === 'race') return shared(who.raceTypes, other.raceTypes);
      return true;
    }),
  );
}

/** Does a rule with the one scope hold wherever and for whomever one with the other does? */
function isEverywhere(wide: RuleScope, narrow: RuleScope): boolean {
  const holds = <T>(one: readonly T[], two: readonly T[]) =>
    one.length === 0 || (two.length > 0 && two.every((each) => one.includes(each)));
  return (
    wide.who.length === 0 &&
    wide.firstWeeks === null &&
    holds(wide.phases, narrow.phases) &&
    holds(wide.kinds, narrow.kinds)
  );
}

/** Kinds that ask for something; two that only forbid can both be kept. */
const ASKING: ReadonlySet<string> = new Set<PrincipleRule['body']['kind']>(['days', 'prefer', 'rest']);

const isEverything = ({ types, quality }: What): boolean => types.length === 0 && quality === 'any';
/** The workouts that a rule forbids altogether; null: none. */
const ruledOut = ({ body }: PrincipleRule): What | null =>
  body.kind === 'count' && body.most === 0 ? body.what : null;

/** Why the one, which asks for something, cannot be kept beside the other; null: it can, as far as this row sees. */
type Clash = (one: PrincipleRule, other: PrincipleRule) => string | null;

const CLASHES: readonly Clash[] = [
  (one, other) => {
    if (one.body.kind !== 'days') return null;
    const left = daysLeft(one, one.body.what)!;
    const both = daysLeft(other, one.body.what);
    if (both === null || left.length + both.length === 0 || left.some((day) => both.includes(day))) return null;
    return `together they leave no day for a ${whatName(one.body.what)}`;
  },
  (one, other) => {
    const without = ruledOut(other);
    if (one.body.kind !== 'days' || !one.body.only || without === null) return null;
    if (!covers(without, one.body.what) || !isEverywhere(other.scope, one.scope)) return null;
    return `one gives days to what the other rules out (${whatName(without)})`;
  },
  ({ body: one }, other) => {
    const without = ruledOut(other);
    if (one.kind !== 'prefer' || without === null) return null;
    const isOut = (each: (typeof one.rather)[number]) =>
      each !== 'rest' && each !== 'easy' && covers(without, { types: [each], quality: 'any' });
    return one.rather.every(isOut) ? `one asks for what the other rules out (${whatName(without)})` : null;
  },
  ({ body: one }, { body: other }) => {
    if (one.kind !== 'prefer' || one.rather.includes('rest') || other.kind !== 'apart') return null;
    if (!isEverything(other.next) || !covers(other.first, one.after)) return null;
    return `one wants a workout the day after a ${whatName(one.after)}, the other a rest day`;
  },
  ({ body: one }, { body: other }) => {
    if (one.kind !== 'rest' || other.kind !== 'days' || !other.only || !isEverything(other.what)) return null;
    return other.days.length > 7 - one.least ? 'one asks for training days that the other makes rest days' : null;
  },
];

function whyOf(a: PrincipleRule, b: PrincipleRule): string | null {
  if (!ASKING.has(a.body.kind) && !ASKING.has(b.body.kind)) return null;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const clash of CLASHES) {
      const why = clash(one, other);
      if (why !== null) return why;
    }
  }
  return null;
}

/** Pairs of principles that cannot both be kept. */
export function conflictsAmong(
  principles: readonly Pick<TaughtPrinciple, 'id' | 'rules'>[],
): readonly PrincipleConflict[] {
  const conflicts: PrincipleConflict[] = [];
  principles.forEach((one, i) => {
    for (const other of principles.slice(i + 1)) {
      for (const a of one.rules) {
        let why: string | null = null;
        // most bodies get along, whomever they are for
        const b = other.rules.find((each) => (why = whyOf(a, each)) !== null && meet(a.scope, each.scope));
        if (b === undefined) continue;
        conflicts.push({
          between: [one.id, other.id],
          because: `"${bodyWords(a.body)}" and "${bodyWords(b.body)}": ${why}.`,
        });
        break;
      }
    }
  });
  return conflicts;
}

export function conflictWarnings(principles: readonly TaughtPrinciple[]): PlanWarning[] {
  return conflictsAmong(principles).map(({ because }) => ({
    code: 'PRINCIPLES_CONFLICT',
    message: `Two principles cannot both be kept: ${because}`,
    recommendation: 'Change one of them, or switch it off.',
  }));
}
