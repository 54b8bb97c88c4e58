/** Hours of an account's day, 0 to 23, from and until which it is left alone; the same: none. */
export interface QuietHours {
  timeZone: string;
  quietFrom: number;
  quietUntil: number;
}

const STEP_MS = 15 * 60_000;

/** The hour of the day there, 0 to 23. */
export function hourIn(timeZone: string, instant: Date): number {
  const text = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instant);
  return Number(text);
}

export function isQuiet({ timeZone, quietFrom, quietUntil }: QuietHours, instant: Date): boolean {
  const hour = hourIn(timeZone, instant);
  return quietFrom <= quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil;
}

/** The first quarter of an hour from then on that fits, within two days; clocks that are put forward or back are no matter. */
function nextQuarter(from: Date, fits: (instant: Date) => boolean): Date {
  const first = Math.ceil(from.getTime() / STEP_MS);
  for (let quarter = first; ; quarter += 1) {
    const instant = new Date(quarter * STEP_MS);
    if (fits(instant) || quarter > first + 200) return instant;
  }
}

/** When quiet ends, from an instant within it; that instant, where it is not quiet. */
export const quietEnd = (hours: QuietHours, now: Date): Date =>
  isQuiet(hours, now) ? nextQuarter(now, (instant) => !isQuiet(hours, instant)) : now;

/** Where nobody is to be left alone, the day's e-mail and the morning's notice come at this hour. */
export const MORNING = 7;

/** The hour at which an account's day begins for notices. */
export const morningOf = ({ quietFrom, quietUntil }: QuietHours): number =>
  quietFrom === quietUntil ? MORNING : quietUntil;

/** Whoever is not reached in the first of these hours is in the next; later it is no morning, and never that of the next day. */
export const MORNING_HOURS = 4;

/** The day's e-mail is due: its morning has begun, and it is not quiet. */
export function isMorning(hours: QuietHours, now: Date): boolean {
  const since = hourIn(hours.timeZone, now) - morningOf(hours);
  return since >= 0 && since < MORNING_HOURS && !isQuiet(hours, now);
}

/** The next time that it is that hour, later than now. */
export const nextMorning = (hours: QuietHours, now: Date): Date => {
  const morning = morningOf(hours);
  const begins = (instant: Date) => hourIn(hours.timeZone, instant) === morning;
  // an hour that has begun is over first
  const after = begins(now) ? nextQuarter(now, (instant) => !begins(instant)) : now;
  return nextQuarter(after, begins);
};
