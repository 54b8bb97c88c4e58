import type { Day } from '../../calendar/calendar.ts';
import { hrvTrend, type HrvDay } from '../../athlete/hrv.ts';
import type { Cause } from '../operations.ts';
import { type AdaptationDraft, easeTo, isHardSlot, isIn, openSlots, remove, spanOf } from './adaptationDraft.ts';
import { type CurrentCheckIn, isRacing } from './checkIn.ts';

const tenths = (ms: number): number => Math.round(10 * ms) / 10;

/** Of a check-in that speaks of today and is low. */
function lowAnswers(current: CurrentCheckIn | null, today: Day) {
  if (!current?.readiness || !isIn(current.span, today)) return null;
  const { band, named, isBelowUsual } = current.readiness;
  return band === 'orange' || band === 'red' ? { named, isBelowUsual } : null;
}

/**
 * What heart rate variability below the usual asks for: nothing hard today, and rest where the check-in is low too. It is a ceiling,
 * so a high one adds nothing. In taper and race week it says little, since nerves lower it.
 */
export function adaptToHrv(draft: AdaptationDraft, hrv: readonly HrvDay[], current: CurrentCheckIn | null): void {
  const { today } = draft;
  const trend = hrvTrend(hrv, today);
  if (trend === null || !trend.isLow || isRacing(draft, today)) return;
  const low = lowAnswers(current, today);
  const cause: Cause = {
    reasonCode: low === null ? 'HRV_LOW' : 'HRV_REST',
    source: 'rule',
    inputs: { day: today, mean: tenths(trend.mean), least: tenths(trend.least), most: tenths(trend.most), ...low },
  };
  for (const slot of openSlots(draft, spanOf(today, 1))) {
    if (low !== null) remove(slot, cause);
    else if (isHardSlot(slot)) easeTo(slot, 'easy', cause);
  }
}
