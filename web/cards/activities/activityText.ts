import { ACTIVITY_NAMES } from '../../../api/core/load/activity.ts';
import { type DisplayUnits, distanceText } from '../../../api/core/units/displayUnits.ts';
import { legOf } from '../../../api/core/workout/sport.ts';
import type { ActivitySport } from '../../../api/core/workout/fit/fitFile.ts';
import { timeText } from '../../../api/core/units/timeText.ts';
import { measureWord } from '../../words.ts';

/** 'Ride'. */
export const activityName = (sport: string) => ACTIVITY_NAMES[legOf(sport) as ActivitySport] ?? ACTIVITY_NAMES.other;

/** '1:02 h', '48 min'. */
export function movingTime(seconds: number): string {
  return timeText(Math.max(1, seconds / 60));
}

/** '32.4 km' or '20.1 mi', in a pool '1500 m'. */
export const distance = (metres: number, sport: string, units: DisplayUnits): string =>
  distanceText(metres, sport === 'SWIMMING', units);

/** 'Load 64 by power'. */
export const loadBy = (tss: number, measure: string) => `Load ${Math.round(tss)} ${measureWord(measure) ?? ''}`.trim();
