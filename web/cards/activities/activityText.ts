import { ACTIVITY_NAMES } from '../../../api/core/load/activity.ts';
import { type DisplayUnits, distanceText } from '../../../api/core/units/displayUnits.ts';
import { legOf } from '../../../api/core/workout/sport.ts';
import type { ActivitySport } from '../../../api/core/workout/fit/fitFile.ts';
import { hoursAndMinutes } from '../durationText.ts';
import { measureWord } from '../../words.ts';

/** 'Ride'. */
export const activityName = (sport: string) => ACTIVITY_NAMES[legOf(sport) as ActivitySport] ?? ACTIVITY_NAMES.other;

/** '1:02 h', '48 min'. */
export function movingTime(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 60 ? `${minutes} min` : `${hoursAndMinutes(minutes)} h`;
}

/** '32.4 km' or '20.1 mi', in a pool '1500 m'. */
export const distance = (metres: number, sport: string, units: DisplayUnits): string =>
  distanceText(metres, sport === 'SWIMMING', units);

/** 'Load 64 by power'. */
export const loadBy = (tss: number, measure: string) => `Load ${Math.round(tss)} ${measureWord(measure) ?? ''}`.trim();
