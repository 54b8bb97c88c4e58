import type { Day } from '../calendar/calendar.ts';
import { isRunningRace, type RaceType } from '../codes/race.ts';
import { RACE_METRES } from '../constants/prediction.ts';
import { COURSE_TOLERANCE, LONGEST_RACE } from '../constants/thresholds.ts';
import type { ResultStatus } from '../race/raceResult.ts';
import type { RaceRun } from './effort.ts';

export interface PastRace {
  id: string;
  day: Day;
  raceName: string;
  raceType: RaceType;
  /** Null: nobody has entered it. */
  status: ResultStatus | null;
  finishSeconds: number | null;
}

/** A run that counts for the race of its day. */
export interface RecordedRace {
  day: Day;
  distanceM: number | null;
  elapsedSec: number;
}

/** What a race on foot says of the threshold: its result, or while that is not entered what was recorded over its distance; null: nothing. */
export function raceRunOf(race: PastRace, recorded: readonly RecordedRace[]): RaceRun | null {
  const { id, day, raceName, raceType, status, finishSeconds } = race;
  const { run: distanceM = 0 } = RACE_METRES[raceType];
  if (!isRunningRace(raceType) || distanceM > LONGEST_RACE) return null;
  const isWhole = (run: RecordedRace) =>
    run.day === day && Math.abs((run.distanceM ?? 0) - distanceM) <= COURSE_TOLERANCE * distanceM;
  const finished = status === 'finished' ? finishSeconds : null;
  const seconds = status === null ? (recorded.find(isWhole)?.elapsedSec ?? null) : finished;
  return seconds === null ? null : { id, day, raceName, distanceM, seconds };
}
