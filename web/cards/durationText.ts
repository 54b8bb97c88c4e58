import { timeText } from '../../api/core/units/timeText.ts';

/** Seconds as '45 s', '12 min', '1:30 min', '1:15 h'. */
export function stepDuration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  if (rest === 0 || seconds >= 3600) return timeText(seconds / 60);
  return `${Math.floor(seconds / 60)}:${String(rest).padStart(2, '0')} min`;
}
