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

const WHICH = '(?:(?:a|an|my|the|this|that|first|local|city|official|new|best) ){0,3}';
const WHEN =
  '(?: (?:yesterday|today|on|last|this|past|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|morning)){0,3}';
const CLOCK =
  '(?:(?:about|around|exactly) )?(?:(?<clock>(?:\\d{1,2}[:.])?\\d{1,3}[:.]\\d{2})|(?<minutes>\\d{2,3})(?= ?m))(?: ?(?:min|mins|minutes|h|hours))?(?![\\d:.]\\d|[a-z])';
const TIME = `(?: race)?${WHEN} (?:in|at|with a time of) ${CLOCK}`;

/** How such a race is told; a run of five or ten kilometres is none until it says so. */
export const RACED: readonly string[] = [
  `raced ${WHICH}(?<raced>parkrun|5 ?km?|10 ?km?|half(?:[- ]?marathon)?|marathon)${TIME}`,
  `(?:ran|finished|completed|did) ${WHICH}(?<raced>parkrun|half(?:[- ]?marathon)?|marathon|(?:5|10) ?km?(?= race))${TIME}`,
  // "half marathon last Sunday in 1:38", "my new 10k time is 42:10"
  `${WHICH}(?<raced>parkrun|5 ?km?|10 ?km?|half(?:[- ]?marathon)?|marathon)(?= (?:race )?(?:yesterday|last|on last))${TIME}`,
  `${WHICH}(?<raced>parkrun|5 ?km?|10 ?km?|half(?:[- ]?marathon)?|marathon) (?:time|pb|pr|best|result) (?:(?:is|was|now|of) ){1,2}${CLOCK}`,
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
