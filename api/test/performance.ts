import type { Viewer } from '../domain/kernel/access.ts';
import type { Deps } from '../domain/kernel/ports.ts';
import { lastWeeks, type PerformanceView, readWholePerformance } from '../domain/performance/performance.ts';

/** The last weeks of an athlete's performance, and everything planned. */
export const readPerformance = async (
  deps: Deps,
  viewer: Viewer,
  athleteId: string | null,
  weeks: number,
): Promise<PerformanceView> => lastWeeks(await readWholePerformance(deps, viewer, athleteId), weeks);
