import type { PredictionMethod } from '../codes/prediction.ts';
import { isRunningRace } from '../codes/race.ts';
import {
  evidenceText,
  methodName,
  noRangeText,
  notClearedText,
  rangeText,
  supportText,
} from '../messages/prediction.ts';
import { opening, type Reader } from '../messages/reader.ts';
import type { Race } from '../race/race.ts';
import { raceMetres, type RaceOfLength } from '../race/raceMetres.ts';
import { standingOf, supportingRace } from './goal.ts';
import { plannedOf } from './planned.ts';
import { predictedTimes } from './plannedTimes.ts';
import { evidenceWanted, type Known, predictRace } from './predictRace.ts';

/** One method's figure, in words. */
export interface ForecastMethod {
  method: PredictionMethod;
  label: string;
  seconds: number;
  /** "from your threshold pace". */
  evidence: string;
}

/** What is predicted of a race, for its reader; seconds from start to finish. */
export interface Forecast {
  /** Null: nothing is known that would tell; so too the next two. */
  lowSec: number | null;
  highSec: number | null;
  likelySec: number | null;
  /** What training and race day are paced for: the goal, as far as thresholds and results allow it, else what they predict; null: there is neither. */
  plannedSec: number | null;
  /** The fastest goal that is trained for, and what is planned without a goal; null: neither is known. */
  fastestSec: number | null;
  usualSec: number | null;
  methods: readonly ForecastMethod[];
  /** Seconds by which the goal is faster than the range; null: it is not, or there is none. */
  goalGapSec: number | null;
  /** The range, the goal and what is trained for, or what it takes. */
  summary: string;
  /** What would support a goal that is faster than the range; null: nothing has to. */
  support: string | null;
}

const NO_FORECAST: Omit<Forecast, 'summary'> = {
  lowSec: null,
  highSec: null,
  likelySec: null,
  plannedSec: null,
  fastestSec: null,
  usualSec: null,
  methods: [],
  goalGapSec: null,
  support: null,
};

export function forecastOf(
  { raceType, raceName, goalTimeSec = null, clearedBy }: RaceOfLength & Pick<Race, 'goalTimeSec' | 'clearedBy'>,
  known: Known,
  reader: Reader,
): Forecast {
  if (clearedBy !== undefined) return { ...NO_FORECAST, summary: notClearedText(clearedBy, reader) };
  const metres = raceMetres({ raceType, raceName });
  const prediction = predictRace(raceType, known, metres);
  const plannedSec = plannedOf({ raceType, raceName, goalTimeSec }, known).seconds;
  if (prediction === null) {
    const summary = noRangeText(
      { wanted: evidenceWanted(raceType, known), needsAll: !isRunningRace(raceType), goalTimeSec },
      reader,
    );
    return { ...NO_FORECAST, plannedSec, summary };
  }
  const { lowSec, highSec, likelySec, methods } = prediction;
  const predicted = predictedTimes({ raceType, raceName }, known);
  const isFaster = goalTimeSec !== null && standingOf(goalTimeSec, prediction) === 'faster';
  return {
    lowSec,
    highSec,
    likelySec,
    plannedSec,
    fastestSec: predicted?.fastestSec ?? null,
    usualSec: predicted?.usualSec ?? null,
    methods: methods.map(({ name, seconds, evidence }) => ({
      method: name,
      label: opening(methodName(name, raceType, reader)),
      seconds,
      evidence: evidenceText(evidence, reader),
    })),
    goalGapSec: isFaster ? lowSec - goalTimeSec : null,
    summary: rangeText(
      { lowSec, highSec, methods: methods.map(({ name }) => name), goalTimeSec, plannedSec, raceType, metres },
      reader,
    ),
    support: isFaster ? supportText(supportingRace(raceType, goalTimeSec), raceType, reader) : null,
  };
}
