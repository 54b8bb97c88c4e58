import { longClockText, secondsOfParts } from '../../../api/core/units/clock.ts';

/** What the three fields hold; blank: not told. */
export interface TimeFields {
  hours: string;
  minutes: string;
  seconds: string;
}

export function timeFields(seconds: number | null | undefined): TimeFields {
  if (seconds == null) return { hours: '', minutes: '', seconds: '' };
  const [hours, minutes, rest] = longClockText(seconds).split(':') as [string, string, string];
  return { hours, minutes, seconds: rest };
}

/** Seconds; null where nothing was typed, undefined where it is no time. */
export function finishSecondsOf({ hours, minutes, seconds }: TimeFields): number | null | undefined {
  if ([hours, minutes, seconds].every((field) => field.trim() === '')) return null;
  const [h, m, s] = [hours, minutes, seconds].map((field) => Number(field.trim() || '0')) as [number, number, number];
  return secondsOfParts(h, m, s) || undefined;
}
