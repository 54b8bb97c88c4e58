import type { Thresholds } from '../athlete/athlete.ts';
import type { Day } from '../calendar/calendar.ts';
import type { Race } from '../race/race.ts';
import { bestResult, type Known, type WeeklyRunning } from './predictRace.ts';

/** What an athlete's thresholds, races and running say of races to come. */
export const knownOf = (
  thresholds: Thresholds | undefined,
  races: readonly Race[],
  today: Day,
  running: WeeklyRunning | null = null,
): Known => ({ thresholds: thresholds ?? null, weightKg: null, result: bestResult(races, today), running });
