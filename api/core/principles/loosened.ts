import type { PrincipleRule, RuleBody, RuleScope } from './rule.ts';

/** Does the first hold wherever, and for whomever, the second holds? */
function isWider(one: RuleScope, other: RuleScope): boolean {
  const holdsIn = (list: readonly string[], within: readonly string[]): boolean =>
    list.length === 0 || (within.length > 0 && within.every((each) => list.includes(each)));
  const who = other.who.map((each) => JSON.stringify(each));
  return (
    holdsIn(one.phases, other.phases) &&
    holdsIn(one.kinds, other.kinds) &&
    one.who.every((each) => who.includes(JSON.stringify(each))) &&
    (one.firstWeeks === null || one.firstWeeks === other.firstWeeks)
  );
}

/** What a limit is of, without its size, and its size, the larger the looser; null: it has none. */
function limitOf(body: RuleBody): { of: string; size: number } | null {
  const of = (...parts: readonly unknown[]): string => JSON.stringify([body.kind, ...parts]);
  switch (body.kind) {
    case 'count':
      return { of: of(body.what, body.weeks), size: body.most };
    case 'perDay':
      return { of: of(body.what), size: body.most };
    case 'length':
      return { of: of(body.what, body.days), size: body.minutes };
    case 'share':
      return { of: of(body.what, body.of), size: body.percent };
    case 'hours':
      return { of: of(), size: body.most };
    case 'ramp':
      return { of: of(), size: body.percent };
    case 'step':
      return { of: of(), size: body.weeks };
    case 'rest':
      return { of: of(), size: -body.least };
    default:
      return null;
  }
}

/** "Max 2 hard workouts a week, the advanced max 3": an exception, for rules only add up and the first would bind them too. */
export function isLoosened(rules: readonly PrincipleRule[]): boolean {
  const limits = rules.map(({ body, scope }) => ({ limit: limitOf(body), scope }));
  return limits.some(({ limit, scope }) =>
    limits.some(
      (other) =>
        limit !== null && other.limit?.of === limit.of && other.limit.size < limit.size && isWider(other.scope, scope),
    ),
  );
}
