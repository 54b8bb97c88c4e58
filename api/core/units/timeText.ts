/** "0:45": in a table or under a bar, where there is no room for the unit. */
export function hoursAndMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Minutes of training as everybody is told them: "45 min", "1:45 h". */
export function timeText(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole} min` : `${hoursAndMinutes(whole)} h`;
}

/** Minutes of hours that are planned, which are told to five minutes. */
export const toFiveMinutes = (hours: number): number => 5 * Math.round(12 * hours);

/** Hours that are planned, to five minutes: "45 min", "7:30 h". */
export const hoursToFiveMinutes = (hours: number): string => timeText(toFiveMinutes(hours));

/** Two such times in the unit of the longer: "15 / 40 min", "0:15 / 5:30 h". */
export function timesText(
  first: number,
  second: number,
  between: '/' | ' / ' | ' of ' | ' to ' | ' → ' | ' of its ',
): string {
  const [one, other] = [Math.round(first), Math.round(second)];
  if (Math.max(one, other) < 60) return `${one}${between}${other} min`;
  return `${hoursAndMinutes(one)}${between}${hoursAndMinutes(other)} h`;
}
