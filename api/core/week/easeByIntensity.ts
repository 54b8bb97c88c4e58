import type { ActiveRule } from '../principles/active.ts';
import { isOf, judge } from '../principles/judge.ts';
import type { RuleBody, What } from '../principles/rule.ts';
import { TYPE_OF_SPORT, type WeekContext } from './draft.ts';
import { hardBudgetOfWeek, rotation } from './keys.ts';
import { type BuiltSession, sessionOf } from './workouts.ts';
import { draftOf, seenWeek, shape } from './weekRules.ts';

const ofIntensity = ({ quality }: What) => quality === 'vo2max' || quality === 'threshold';

/** Does it speak of VO2max or threshold, and is there any such session, or one of another week? */
function mayBeBroken(body: RuleBody, built: readonly BuiltSession[]): boolean {
  if (body.kind === 'apart') return ofIntensity(body.first) || ofIntensity(body.next);
  if (!('what' in body) || !ofIntensity(body.what)) return false;
  for (const { session } of built) if (session.intensity === body.what.quality) return true;
  return false;
}

/** Makes easy what principles about VO2max or threshold do not allow; only finished sessions show their intensity. */
export function easeByIntensity(context: WeekContext, built: readonly BuiltSession[]): void {
  for (const active of context.rules?.rules ?? []) nameMilder(context, active, built);
  for (const active of context.rules?.rules ?? []) {
    if (!mayBeBroken(active.rule.body, built)) continue;
    for (let round = 0; round < built.length; round += 1) {
      const week = seenWeek(context, context.rules!);
      const sessions = week.sessions.map((seen) => {
        const draft = draftOf(week, seen);
        return draft === undefined ? seen : { ...seen, intensity: built.find((each) => each.draft === draft)?.session.intensity ?? null, draft };
      });
      const breach = judge(active.rule, { ...week, sessions }).breaches.find((each) => each.sessions.some((session) => 'draft' in session && session.isHard));
      const worst = breach?.sessions.find((session) => 'draft' in session && session.isHard);
      const entry = built.find(({ draft }) => worst !== undefined && 'draft' in worst && worst.draft === draft);
      if (entry === undefined) break;
      const { draft } = entry;
      Object.assign(draft, { isHard: false, keyIndex: 0, role: draft.isLong ? 'long' : draft.role === 'brick' ? 'brick' : 'easy' });
      entry.session = sessionOf(context, draft);
      shape(context, draft, active);
    }
  }
}

/** Names the key sessions that would have been harder, and the weeks whose hard session went to another sport. */
function nameMilder(context: WeekContext, active: ActiveRule, built: readonly BuiltSession[]): void {
  const { body } = active.rule;
  if (body.kind !== 'count' || body.most > 0) return;
  const { quality, types } = body.what;
  if (quality === 'vo2max') {
    const free = { ...context, restrictions: context.rules!.restrictions };
    for (const { draft } of built) if (draft.role === 'key' && isOf(body.what, { ...sessionOf(free, draft), isLong: draft.isLong }, true)) shape(context, draft, active);
  }
  if (quality !== 'hard' || types.length === 0) return;
  const budget = hardBudgetOfWeek(context);
  if (rotation(context, budget).slice(0, budget).some((sport) => types.includes(TYPE_OF_SPORT[sport]) && context.sports.includes(sport))) context.rules!.fired.add(active);
}
