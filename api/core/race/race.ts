import type { Day } from '../calendar/calendar.ts';
import type { Priority, RaceType } from '../codes/race.ts';
import type { RaceResult } from './raceResult.ts';

export const RACE_TYPE_LABELS: Readonly<Record<RaceType, string>> = {
  'sprint-tri': 'Sprint Triathlon',
  'olympic-tri': 'Olympic Triathlon',
  'half-ironman': 'Half Ironman 70.3',
  ironman: 'Ironman 140.6',
  'half-marathon': 'Half Marathon',
  marathon: 'Marathon',
  '5k': '5 km',
  '10k': '10 km',
  'ultra-50k': 'Ultra 50 km',
  'ultra-100k': 'Ultra 100 km',
  'gran-fondo': 'Gran Fondo',
  'time-trial': 'Time Trial',
  'open-water': 'Open-Water Swim',
  duathlon: 'Duathlon',
  aquabike: 'Aquabike',
};

/** What is predicted of a race to come, seconds from start to finish. */
export interface PredictedTimes {
  lowSec: number;
  highSec: number;
  /** What is planned where there is no goal. */
  usualSec: number;
  /** The fastest that a goal is planned for. */
  fastestSec: number;
}

/** "a Marathon", "an Ironman 140.6". */
export function labelWithArticle(raceType: RaceType): string {
  const name = RACE_TYPE_LABELS[raceType];
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

export interface Race {
  raceName: string;
  raceType: RaceType;
  raceDate: Day;
  priority: Priority;
  /** Seconds from start to finish that the athlete means to take; left out or null: no goal. */
  goalTimeSec?: number | null;
  /** Seconds from start to finish that it took, or will take by goal or prediction; left out: as its type usually does. */
  plannedSec?: number;
  /** Left out: nothing is known that would tell, or it was raced. */
  predicted?: PredictedTimes;
  /** Who has to clear the athlete first: until then it is no target, with neither goal nor paces. Left out: nobody. */
  clearedBy?: string;
  /** Left out or null: not raced, or not told. */
  result?: RaceResult | null;
}

export interface PlanRace extends Race {
  id: string;
}
