import { judge } from '../principles/judge.ts';
import type { RuleBody } from '../principles/rule.ts';
import type { WeekContext } from './draft.ts';
import { type BuiltSession, sessionOf } from './workouts.ts';
import { seenWeek, shape } from './weekRules.ts';

const whatsOf = (body: RuleBody) => (body.kind === 'apart' ? [body.first, body.then] : 'what' in body ? [body.what] : []);

/** Makes easy what principles about VO2max or threshold do not allow; only finished sessions show their intensity. */
export function easeByIntensity(context: WeekContext, built: readonly BuiltSession[]): void {
  for (const active of context.rules?.rules ?? []) {
    if (!whatsOf(active.rule.body).some(({ quality }) => quality === 'vo2max' || quality === 'threshold')) continue;
    for (let round = 0; round < built.length; round += 1) {
      const week = seenWeek(context, context.rules!);
      const sessions = week.sessions.map((seen) => {
        const draft = week.draftOf.get(seen);
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
