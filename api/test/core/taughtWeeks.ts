import { compilePrinciple } from '../../core/principles/compile.ts';
import { DAYS, dayOf, LIMITS, made, type Made } from './madeWeeks.ts';
import type { ScheduleLimits } from '../../core/rules/context.ts';
import { measureSchedule } from '../../core/rules/rules.ts';

export const taught = (...sentences: readonly string[]): Partial<ScheduleLimits> => ({
  principles: sentences.map((principle, i) => {
    const { rules } = compilePrinciple({ principleType: '', context: '', principle });
    expect([principle, rules.length > 0]).toEqual([principle, true]);
    return { id: String(i), by: 'Max', rules };
  }),
});

/** Weeks under a principle in its words, and the lines that it says of them. */
export type TaughtRows = Readonly<Record<string, readonly Row[]>>;
type Row = readonly [name: string, week: readonly Made[], over: Partial<ScheduleLimits>, line: string];

export const eachTaught = (rows: TaughtRows) =>
  Object.entries(rows).flatMap(([principle, list]) => list.map((row) => [principle, ...row] as const));

/** What a principle says of the first week, a line for each finding. */
export function saidUnder(principle: string, week: readonly Made[], over: Partial<ScheduleLimits>): string {
  const found = measureSchedule(made(week), { ...LIMITS, ...over, ...taught(principle) });
  const lines = found
    .filter((each) => each.rule === 'PRINCIPLE' && each.week === LIMITS.firstDay)
    .map(({ day, value, excess, code, holds }) => {
      const on = DAYS.find((name) => dayOf(name) === day) ?? 'week';
      return `${on}: ${value}${holds ? '' : `, ${+excess.toFixed(1)} over, ${code === null ? 'told' : 'refused'}`}`;
    });
  return lines.join('; ');
}
