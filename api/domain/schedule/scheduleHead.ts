import type { Race } from '../../generated/prisma/client.ts';
import { type Viewer, visibleTo } from '../kernel/access.ts';
import { NotFound } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';
import { PLAN_INCLUDE } from '../season/seasonPlan.ts';

/** Whose schedule it is, and the races of the season plan; null: no plan. Throws NotFound. */
export async function readScheduleHead(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  athleteId: string | null,
): Promise<{ athlete: { id: string; firstName: string; lastName: string }; races: Race[] | null }> {
  const found = await db.athlete.findFirst({
    where: { AND: [{ id: athleteId ?? { in: [] } }, visibleTo(viewer).athlete] },
    select: { id: true, firstName: true, lastName: true, seasonPlan: { select: { races: PLAN_INCLUDE.races } } },
  });
  if (!found) throw new NotFound('Athlete not found');
  const { seasonPlan, ...athlete } = found;
  return { athlete, races: seasonPlan?.races ?? null };
}
