/** 'Tue 12 May, 14:05', in the zone by which the athlete's days begin and end, wherever the browser is. */
export const momentText = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
