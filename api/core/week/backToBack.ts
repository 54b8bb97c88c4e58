import { BACK_TO_BACK_RACES } from '../constants/lengths.ts';
import { BACK_TO_BACK } from '../workout/prescription/choose.ts';
import type { WeekContext } from './draft.ts';

/** Does the week hold a second long run on the day after the long one: in every second loading week before an ultra, but in base? */
export const holdsBackToBack = ({ raceType, week, lastFamilies }: WeekContext): boolean =>
  raceType !== null &&
  BACK_TO_BACK_RACES.includes(raceType) &&
  week.kind === 'load' &&
  week.phaseType !== 'base' &&
  !lastFamilies.has(BACK_TO_BACK);
