const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes of training as everybody is told them: "45 min", "1:45 h". */
export function timeText(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole} min` : `${clock(whole)} h`;
}

/** Two such times in the unit of the longer: "15 / 40 min", "0:15 / 5:30 h". */
export function timesText(first: number, second: number, between: '/' | ' / ' | ' of '): string {
  const [one, other] = [Math.round(first), Math.round(second)];
  return Math.max(one, other) < 60 ? `${one}${between}${other} min` : `${clock(one)}${between}${clock(other)} h`;
}
