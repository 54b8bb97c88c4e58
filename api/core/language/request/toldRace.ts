import { thresholdSpeedOfRace } from '../../athlete/thresholds.ts';
import type { RaceType } from '../../codes/race.ts';
import { GOAL_BOUNDS, RACE_METRES } from '../../constants/prediction.ts';
import { secondsOf } from '../../units/clock.ts';

/** A race on foot that is over, and its time. */
export interface ToldRace {
  raceName: string;
  seconds: number;
}

const RACES: readonly (readonly [says: RegExp, type: RaceType, name: string])[] = [
  [/^parkrun/, '5k', 'parkrun'],
  [/^5/, '5k', '5 km race'],
  [/^10/, '10k', '10 km race'],
  [/^half/, 'half-marathon', 'half-marathon'],
  [/^marathon/, 'marathon', 'marathon'],
];

const WHICH = '(?:(?:a|an|my|the|this|that|first|local|city|official) ){0,3}';
const TIME =
  '(?: race)? (?:in|at|with a time of) (?:(?:about|around|exactly) )?(?:(?<clock>(?:\\d{1,2}[:.])?\\d{1,3}[:.]\\d{2})|(?<minutes>\\d{2,3})(?= ?m))(?: ?(?:min|mins|minutes|h|hours))?(?![\\d:.]\\d|[a-z])';

/** How such a race is told; a run of five or ten kilometres is none until it says so. */
export const RACED: readonly string[] = [
  `raced ${WHICH}(?<raced>parkrun|5 ?km?|10 ?km?|half(?:[- ]?marathon)?|marathon)${TIME}`,
  `(?:ran|finished|completed|did) ${WHICH}(?<raced>parkrun|half(?:[- ]?marathon)?|marathon|(?:5|10) ?km?(?= race))${TIME}`,
];

type Found = Readonly<Partial<Record<string, string>>>;

/** The threshold speed that the race tells; null: nobody takes as long, or is as fast. Two figures of a long race are hours and minutes. */
export function toldRaceOf({ raced = '', clock, minutes }: Found): { value: number; effort: ToldRace } | null {
  const [, type, raceName] = RACES.find(([says]) => says.test(raced))!;
  const [fastest, slowest] = GOAL_BOUNDS[type];
  const told = minutes === undefined ? secondsOf(clock!) : 60 * Number(minutes);
  const seconds = told !== null && 60 * told <= slowest ? 60 * told : told;
  if (seconds === null || seconds < fastest || seconds > slowest) return null;
  return { value: thresholdSpeedOfRace(RACE_METRES[type].run!, seconds), effort: { raceName, seconds } };
}
