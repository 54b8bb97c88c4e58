const two = (part: number) => String(part).padStart(2, '0');

function clockParts(seconds: number): readonly [number, number, number] {
  const whole = Math.round(seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
}

/** Seconds of hours, minutes and seconds; null where the two smaller are no part of a clock. */
export function secondsOfParts(hours: number, minutes: number, seconds: number): number | null {
  const isTime =
    [hours, minutes, seconds].every((part) => Number.isInteger(part) && part >= 0) && minutes < 60 && seconds < 60;
  return isTime ? hours * 3600 + minutes * 60 + seconds : null;
}

/** "4:05", "4.05" or "1:02:30" as seconds; null: not a time. Minutes alone may be more than an hour: "75:00". */
export function secondsOf(text: string): number | null {
  const parts = /^(?:(\d{1,2})[:.])?(\d{1,3})[:.](\d{2})$/.exec(text.trim());
  if (!parts) return null;
  const [minutes, seconds] = [Number(parts[2]), Number(parts[3])];
  return parts[1] === undefined
    ? secondsOfParts(Math.floor(minutes / 60), minutes % 60, seconds)
    : secondsOfParts(Number(parts[1]), minutes, seconds);
}

/** Seconds as "4:05" or "1:02:30". */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = clockParts(seconds);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Seconds with their hours even where there are none: "0:42:10". */
export function longClockText(seconds: number): string {
  const [hours, minutes, rest] = clockParts(seconds);
  return `${hours}:${two(minutes)}:${two(rest)}`;
}

/** Seconds as hours and minutes: "3:08", "0:48". */
export function hoursText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}
