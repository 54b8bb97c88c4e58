import type { PoolLength, UnitSystem } from '../../core/units/displayUnits.ts';
import { columnOf, todayOf } from '../kernel/day.ts';
import type { Tx } from '../kernel/ports.ts';

/** What is null stays. */
export interface UnitsAndTimeZone {
  units: UnitSystem | null;
  poolLength: PoolLength | null;
  /** IANA name. */
  timeZone: string | null;
}

/**
 * Changes how distances are shown and where the account's day is told. "Today" follows the new zone at once, but never goes
 * back behind a day that had begun in the zone before: what is past stays past.
 */
export async function changeUnitsAndTimeZone(
  tx: Pick<Tx, 'user'>,
  userId: string,
  { units, poolLength, timeZone }: UnitsAndTimeZone,
  now: Date,
): Promise<void> {
  if (units === null && poolLength === null && timeZone === null) return;
  const before = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { timeZone: true, latestDay: true },
  });
  const moves = timeZone !== null && timeZone !== before.timeZone;
  await tx.user.update({
    where: { id: userId },
    data: {
      ...(units && { units }),
      ...(poolLength && { poolLength }),
      ...(moves && { timeZone, latestDay: columnOf(todayOf(before, now)) }),
    },
    select: { id: true },
  });
}
