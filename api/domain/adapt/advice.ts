import type { Deps } from '../kernel/ports.ts';
import { compiledOf, PRINCIPLE_ORDER } from '../planning/compiledPrinciple.ts';

/** What the athlete's present coaches want to be kept in mind and no rule can hold, or not all of it, in their own words. */
export async function adviceFor({ db }: Pick<Deps, 'db'>, athleteId: string): Promise<readonly string[]> {
  const rows = await db.principle.findMany({
    where: {
      isActive: true,
      coach: { assignments: { some: { athleteId, endedAt: null } } },
      OR: [{ athleteId: null }, { athleteId }],
    },
    orderBy: [...PRINCIPLE_ORDER],
  });
  return rows
    .filter((row) => {
      const { state, because } = compiledOf(row);
      return state === 'adviceOnly' || (state === 'compiled' && because !== null);
    })
    .map(({ context, principle }) => [context.trim(), principle].filter(Boolean).join(': '));
}
