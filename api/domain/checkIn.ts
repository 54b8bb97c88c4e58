import { mondayOf } from '../core/calendar.ts';
import type { CheckIn } from '../generated/prisma/client.ts';
import { assertMay, type Viewer } from './access.ts';
import { checkInSchema } from './checkIn.schema.ts';
import { columnOf, dayIn } from './day.ts';
import { NotFound } from './errors.ts';
import type { Deps } from './ports.ts';
import { parse } from './validation.ts';

/**
 * Keeps how the athlete's week feels; a second one of the same week takes the place of the first. Throws InvalidInput,
 * NotFound, Forbidden for a coach.
 */
export async function submitCheckIn(deps: Deps, viewer: Viewer, input: unknown): Promise<CheckIn> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const given = parse(checkInSchema, input);
  const athlete = await deps.db.athlete.findUnique({
    where: { id: athleteId },
    select: { user: { select: { timeZone: true } } },
  });
  if (!athlete) throw new NotFound('Athlete not found');
  const weekStartDate = columnOf(mondayOf(dayIn(athlete.user.timeZone, deps.clock())));
  return deps.db.checkIn.upsert({
    where: { athleteId_weekStartDate: { athleteId, weekStartDate } },
    create: { athleteId, weekStartDate, ...given },
    update: given,
  });
}
