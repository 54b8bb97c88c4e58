import type { Athlete } from '../athlete/athlete.ts';
import { baseSportsOf } from '../codes/race.ts';
import { ENDURANCE_SPORTS, type Sport, type TrainedSport } from '../codes/sport.ts';
import type { Race } from '../race/race.ts';
import { TYPE_OF_SPORT } from './sport.ts';

/** What the athlete has told of, by the type of its workouts: chosen, assessed, or part of a race. */
export function toldSports(
  { assessments }: Pick<Athlete, 'assessments'>,
  sports: readonly Sport[],
  races: readonly Pick<Race, 'raceType'>[],
): readonly TrainedSport[] {
  const told = new Set<Sport>(sports);
  for (const { sport } of assessments) told.add(sport);
  for (const { raceType } of races) for (const sport of baseSportsOf(raceType)) told.add(sport);
  return ENDURANCE_SPORTS.filter((sport) => told.has(sport)).map((sport) => TYPE_OF_SPORT[sport]);
}
