import type { Athlete } from '../athlete/athlete.ts';
import type { Day } from '../calendar/calendar.ts';
import type { RaceType } from '../codes/race.ts';
import type { EnduranceSport, Sport } from '../codes/sport.ts';
import type { TaughtPrinciple } from '../principles/rule.ts';
import type { Race } from '../race/race.ts';
import type { Season } from '../season/season.ts';
import type { TriedWorkout } from '../workout/rungs.ts';
import type { PastWorkout, KeptWorkout } from '../workout/workout.ts';

export interface ScheduleInput {
  /** Workouts are never placed before it. */
  today: Day;
  athlete: Athlete;
  sports: readonly Sport[];
  races: readonly Race[];
  season: Season;
  /** Race type that steers templates and caps; null in train-consistently mode. */
  raceType: RaceType | null;
  /** Monday of the first week to fill; it and the following weeks are in season.weeks. */
  firstWeek: Day;
  count: number;
  past: readonly PastWorkout[];
  keep: readonly KeptWorkout[];
  /** Workouts up to today with what became of them, as far back as they tell of rungs; left out: nothing is known. */
  tried?: readonly TriedWorkout[];
  /** Of thresholds that the athlete accepted, the days of the efforts that showed them; left out: none is known. */
  thresholdsShown?: readonly { sport: EnduranceSport; day: Day }[];
  /** What the athlete's coaches teach; it can only take away. */
  principles?: readonly TaughtPrinciple[];
}
