import type { Thresholds } from '../athlete/athlete.ts';
import type { Day } from '../calendar/calendar.ts';
import type { ZonedSport } from '../codes/sport.ts';
import { CORROBORATION, CORROBORATION_COVERAGE, TRIAL_TOLERANCE } from '../constants/thresholds.ts';
import type { MeanMax, Window } from './meanMax.ts';

/** A recording, as far as it may say something of a threshold. */
export interface Recording {
  id: string;
  day: Day;
  sport: ZonedSport;
  as: 'training' | 'test' | 'race';
  meanMax: MeanMax;
  /** Of a swimming test; null: its laps do not tell them. */
  trials: Trials | null;
}

/** Seconds of the two swims of a test. */
export interface Trials {
  t400: number;
  t200: number;
}

/** The result of a running race. */
export interface RaceRun {
  id: string;
  day: Day;
  raceName: string;
  distanceM: number;
  seconds: number;
}

/** With what heart rates are compared. */
export interface Pulse {
  lthr: Thresholds['lthr'];
  /** Beats per minute; null: not known. */
  maxHeartRate: number | null;
}

/** Mean heart rate of an effort as a part of LTHR, or of the maximum where LTHR is not known. */
export function partsOf({ heartRate }: Window, { lthr, maxHeartRate }: Pulse) {
  return {
    ofThreshold: heartRate === null || lthr === null ? null : heartRate / lthr,
    ofMax: heartRate === null || lthr !== null || maxHeartRate === null ? null : heartRate / maxHeartRate,
  };
}

/** Was the effort as hard as it must have been to say something? Races and tests were; of training the heart has to confirm it. */
export function counts(window: Window, { as }: Pick<Recording, 'as'>, pulse: Pulse): boolean {
  if (as !== 'training') return true;
  if (window.coverage < CORROBORATION_COVERAGE) return false;
  const { ofThreshold, ofMax } = partsOf(window, pulse);
  return (ofThreshold ?? 0) >= CORROBORATION.ofThreshold || (ofMax ?? 0) >= CORROBORATION.ofMax;
}

interface Lap {
  movingSec: number;
  distanceM: number | null;
}

/** The fastest laps of 400 and of 200 m; null: one of the two is missing. */
export function trialsOf(laps: readonly Lap[]): Trials | null {
  const fastest = (metres: number) =>
    laps
      .filter(({ distanceM }) => distanceM !== null && Math.abs(distanceM - metres) <= TRIAL_TOLERANCE * metres)
      .reduce((best, { movingSec }) => Math.min(best, movingSec), Infinity);
  const [t400, t200] = [fastest(400), fastest(200)];
  return Number.isFinite(t400) && Number.isFinite(t200) ? { t400, t200 } : null;
}
