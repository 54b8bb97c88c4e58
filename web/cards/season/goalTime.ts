import { longClockText, secondsOfParts } from '../../../api/core/units/clock.ts';

export const goalTimeText = (seconds: number | null | undefined): string =>
  seconds == null ? '' : longClockText(seconds);

/** Seconds of "3:05:00" or "3:05", hours first; null where nothing was typed, undefined where it is no time. */
export function goalSecondsOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const parts = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text.trim());
  return parts ? (secondsOfParts(Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)) ?? undefined) : undefined;
}
