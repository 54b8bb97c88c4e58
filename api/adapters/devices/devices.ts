import type { DeviceDeps } from '../../domain/kernel/devicePort.ts';
import { createIntervals, type IntervalsOptions } from './intervals.ts';
import { createWahoo, type WahooOptions } from './wahoo.ts';

/** The providers, each reached at its root; of Wahoo there are no personal keys, so that it needs an application. */
export const createDevices = (options: {
  intervals: IntervalsOptions;
  wahoo?: WahooOptions | null;
}): DeviceDeps['devices']['ports'] => ({
  intervals: createIntervals(options.intervals),
  ...(options.wahoo && { wahoo: createWahoo(options.wahoo) }),
});
