import type { DeviceDeps } from '../../domain/kernel/devicePort.ts';
import { createIntervals } from './intervals.ts';

/** The providers, each reached at its root. */
export const createDevices = (roots: { intervals: string }): DeviceDeps['devices']['ports'] => ({
  intervals: createIntervals({ root: roots.intervals, app: null, webhookSecret: null }),
});
