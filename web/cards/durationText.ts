const two = (n: number) => String(n).padStart(2, '0');

/** Minutes as '5:10'. */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${two(Math.round(minutes) % 60)}`;
}

/** Seconds as '45 s', '12 min', '1:30 min', '1:15 h'. */
export function stepDuration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds >= 3600) return `${hoursAndMinutes(seconds / 60)} h`;
  const rest = seconds % 60;
  return rest === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)}:${two(rest)} min`;
}

/** Hours to one decimal at most: '7.5 h', '8 h'. */
export const hours = (value: number) => `${Math.round(value * 10) / 10} h`;
