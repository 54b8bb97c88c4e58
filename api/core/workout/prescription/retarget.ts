import type { Thresholds } from '../../athlete/athlete.ts';
import type { RaceType } from '../../codes/race.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import { RACE_EFFORT_DRIFT } from '../../constants/prediction.ts';
import type { RaceEfforts } from '../../prediction/planned.ts';
import { plainTss, stepsTss } from '../tss.ts';
import type { Step, StepTarget, Steps } from '../workout.ts';
import { describeSteps } from './describe.ts';
import { raceEffort } from './fitToMinutes.ts';
import { isBlock, sportOf } from './stepSums.ts';
import { targetOf } from './targets.ts';

interface Targeted {
  workoutType: WorkoutType;
  steps: Steps;
  instructions: string;
  tss: number;
}

const UNKNOWN: Thresholds = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };

/** Efforts closer than this are told alike. */
const SAME_EFFORT = 0.001;

const isSame = (a: StepTarget, b: StepTarget): boolean => a.metric === b.metric && a.lo === b.lo && a.hi === b.hi;

/** What a line aims at: "(RPE 6–7)", "(238–248 W)", "(4:25–4:36 /km)", "(88–92% of FTP)". */
const AIM = /\((?:RPE [\d–]+|[\d:]+–[\d:]+ (?:W|bpm|\/km|\/100 m)|[\d–]+\s?% of [A-Za-z ]+)\)/gu;
const withoutAim = (line: string): string => line.replace(AIM, '()');
const asItIs = (line: string): string => line;

/** Where the lines stand among others; -1: they do not. */
function placeOf(lines: readonly string[], among: readonly string[], read: (line: string) => string): number {
  if (lines.length === 0) return -1;
  return among.findIndex((_, at) =>
    lines.every((line, index) => {
      const other = among[at + index];
      return other !== undefined && read(other) === read(line);
    }),
  );
}

/** The race that a workout's week trains for, and at what effort each of its sports is done now. */
export interface TrainedRace {
  raceType: RaceType;
  efforts: RaceEfforts;
}

export interface Retargeting {
  before: Thresholds;
  after: Thresholds;
  /** The planner made it. */
  byPlanner: boolean;
  /** The planner made it, and nobody has edited it: lines that tell old paces are its own too. */
  isUntouched?: boolean;
  /** Null or left out: steps at race effort keep theirs. */
  trained?: TrainedRace | null;
}

/** The step at the race's effort of now. One of another race stays, and a swim: its times follow from the effort. */
function atRaceEffort(step: Step, sport: ZonedSport, trained: TrainedRace | null): Step {
  if (trained === null || step.raceEffort !== true || sport === 'swim') return step;
  const usual = raceEffort(sport, trained.raceType, undefined);
  const now = raceEffort(sport, trained.raceType, trained.efforts);
  if (usual === undefined || now === undefined) return step;
  const isOfRace = Math.abs(step.effort / usual - 1) <= RACE_EFFORT_DRIFT + SAME_EFFORT;
  return !isOfRace || Math.abs(step.effort - now) < SAME_EFFORT ? step : { ...step, effort: now };
}

/**
 * The workout with what it aims at by other thresholds: targets that follow from the thresholds of before, steps at the effort of the race,
 * and the lines that tell the steps. The planner's own may be of a time when nothing was measured. What somebody wrote otherwise stays.
 * Null: nothing of it changes.
 */
export function retargeted<T extends Targeted>(
  workout: T,
  { before, after, byPlanner, isUntouched = false, trained = null }: Retargeting,
): T | null {
  const { workoutType, steps, instructions } = workout;
  if (workoutType === 'strength') return null;
  const were = byPlanner ? [before, UNKNOWN] : [before];
  const anew = (step: Step): Step => {
    const sport = sportOf(step, workoutType);
    if (!sport) return step;
    const raced = byPlanner ? atRaceEffort(step, sport, trained) : step;
    const target = targetOf(sport, raced, after, step.durationSec);
    if (raced === step && step.target.metric === target.metric) return step;
    const isOwn = were.some((then) => isSame(targetOf(sport, step, then, step.durationSec), step.target));
    return isOwn ? { ...raced, target } : step;
  };
  const aimed = steps.map((entry) => (isBlock(entry) ? { ...entry, steps: entry.steps.map(anew) } : anew(entry)));
  const lines = instructions.split('\n');
  const told = describeSteps(steps, workoutType, before);
  const exact = placeOf(told, lines, asItIs);
  const at = exact < 0 && isUntouched ? placeOf(told, lines, withoutAim) : exact;
  const text = describeSteps(aimed, workoutType, after);
  const said = at < 0 ? instructions : [...lines.slice(0, at), ...text, ...lines.slice(at + told.length)].join('\n');
  const isOther = JSON.stringify(aimed) !== JSON.stringify(steps);
  if (said === instructions && !isOther) return null;
  const isHarder = workoutType !== 'race' && stepsTss(aimed, workoutType) !== stepsTss(steps, workoutType);
  const tss = isHarder ? plainTss(stepsTss(aimed, workoutType)) : workout.tss;
  return { ...workout, steps: aimed, instructions: said, tss };
}
