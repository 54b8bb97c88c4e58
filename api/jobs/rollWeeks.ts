import { addDays } from '../core/calendar.ts';
import { columnOf, dayIn } from '../domain/day.ts';
import type { Deps } from '../domain/ports.ts';
import { rollWeeks } from '../domain/schedule.ts';
import { windowOf } from '../domain/scheduleWindow.ts';

/** Rolls every schedule whose last week has come within the four weeks; answers how many. Reading rolls too, so this only spares the reader the wait. */
export async function rollAllWeeks(deps: Deps): Promise<number> {
  // a day ahead of UTC, so that nobody's Monday is missed
  const { lastDay } = windowOf(addDays(dayIn('UTC', deps.clock()), 1));
  const due = await deps.db.athlete.findMany({
    where: { scheduleMode: { not: null }, weeks: { none: { weekEndDate: { gte: columnOf(lastDay) } } } },
    select: { id: true },
  });
  let rolled = 0;
  for (const { id } of due) if (await rollWeeks(deps, id)) rolled += 1;
  return rolled;
}

const EVERY_MS = 15 * 60_000;

/** Rolls from time to time; answers the function that stops. `onError` hears what went wrong. */
export function startRolling(deps: Deps, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void rollAllWeeks(deps).catch(onError), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
