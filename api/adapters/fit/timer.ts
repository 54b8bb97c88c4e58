import { type Message, seconds } from './fields.ts';

/** When the device's timer stood still; null: it does not say. */
export type Stops = readonly (readonly [from: number, to: number])[] | null;

/** In the order of time. A stop that nothing ends lasts until the end. */
export function stopsOf(events: readonly Message[]): Stops {
  const timer = events
    .filter(({ event }) => event === 'timer')
    .flatMap(({ event_type: type, ...event }) => ({ at: seconds(event, 'timestamp'), isStart: type === 'start' }))
    .filter((event): event is { at: number; isStart: boolean } => event.at !== null)
    .sort((a, b) => a.at - b.at);
  if (timer.length === 0) return null;
  const stops: [number, number][] = [];
  let stopped: number | null = null;
  for (const { at, isStart } of timer) {
    if (isStart && stopped !== null) stops.push([stopped, at]);
    stopped = isStart ? null : (stopped ?? at);
  }
  return stopped === null ? stops : [...stops, [stopped, Infinity]];
}

/** Asks of one stretch of time after the other: did the timer run throughout? Stretches come in the order of time. */
export function runningIn(stops: Stops): (from: number, to: number) => boolean {
  let next = 0;
  return (from, to) => {
    if (!stops) return false;
    while (next < stops.length && stops[next]![1] <= from) next += 1;
    return next >= stops.length || stops[next]![0] >= to;
  };
}
