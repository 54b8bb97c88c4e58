import { addDays } from '../../core/calendar/calendar.ts';
import { coversWellness } from '../../core/messages/deviceConsent.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { keepPulledWellness } from '../adapt/wellness.ts';
import type { Viewer } from '../kernel/access.ts';
import { dayIn } from '../kernel/day.ts';
import { DeviceFault } from '../kernel/devicePort.ts';
import type { Deps } from '../kernel/ports.ts';
import type { Entered } from './pullRecordings.ts';

/** As far back as heart rate variability is looked at. */
const FIRST_DAYS = 60;
/** A watch may hand on what it measured some days later, and put a night right. */
const LATE_DAYS = 7;

/**
 * Takes in what was measured of the last days, where the athlete agreed to it. Access that does not reach so far, or an answer that nobody
 * can read, holds up nothing else. Throws DeviceFault (busy).
 */
export async function pullWellness(
  deps: Deps,
  viewer: Viewer,
  { athleteId, consentText, port, access, athlete }: Entered,
): Promise<void> {
  if (port.listWellness === null || !coversWellness(consentText)) return;
  const { db, clock } = deps;
  const to = dayIn(athlete.user.timeZone, clock());
  const known = await db.wellnessDay.count({ where: { athleteId, pulled: { not: Prisma.DbNull } } });
  try {
    const from = addDays(to, -(known === 0 ? FIRST_DAYS : LATE_DAYS));
    await keepPulledWellness(deps, viewer, await port.listWellness(access, { from, to }));
  } catch (error) {
    if (!(error instanceof DeviceFault) || error.kind === 'busy') throw error;
  }
}
