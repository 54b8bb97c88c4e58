import { longClockText } from '../../../api/core/units/clock.ts';

export const goalTimeText = (seconds: number | null | undefined): string =>
  seconds == null ? '' : longClockText(seconds);
