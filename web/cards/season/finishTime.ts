const two = (n: number) => String(n).padStart(2, '0');

/** Seconds as '3:42:10'. */
export function finishTime(seconds: number): string {
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** What the three fields hold; blank: not told. */
export interface TimeFields {
  hours: string;
  minutes: string;
  seconds: string;
}

export function timeFields(seconds: number | null | undefined): TimeFields {
  if (seconds == null) return { hours: '', minutes: '', seconds: '' };
  const [hours, minutes, rest] = finishTime(seconds).split(':') as [string, string, string];
  return { hours, minutes, seconds: rest };
}

/** Seconds; null where nothing was typed, undefined where it is no time. */
export function secondsOf({ hours, minutes, seconds }: TimeFields): number | null | undefined {
  if ([hours, minutes, seconds].every((field) => field.trim() === '')) return null;
  const [h, m, s] = [hours, minutes, seconds].map((field) => Number(field.trim() || '0')) as [number, number, number];
  const isTime = [h, m, s].every((n) => Number.isInteger(n) && n >= 0) && m < 60 && s < 60;
  const total = h * 3600 + m * 60 + s;
  return isTime && total > 0 ? total : undefined;
}
