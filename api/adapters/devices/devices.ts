import type { DeviceDeps } from '../../domain/kernel/devicePort.ts';
import { createIntervals, type IntervalsOptions } from './intervals.ts';

/** The providers, each reached at its root. */
export const createDevices = (options: { intervals: IntervalsOptions }): DeviceDeps['devices']['ports'] => ({
  intervals: createIntervals(options.intervals),
});
