import type { DeviceSettings } from '../../core/workout/fit/fitFile.ts';
import { type Message, number } from './fields.ts';

export const POWER = { least: 1, most: 3000 };
const LTHR = { least: 80, most: 230 };

/** Thresholds that a file names, those that its numbers are parts of. */
export const thresholdsOf = (zones: Message = {}): Pick<DeviceSettings, 'ftp' | 'lthr'> => ({
  ftp: number(zones, 'functional_threshold_power', POWER),
  lthr: number(zones, 'threshold_heart_rate', LTHR),
});
