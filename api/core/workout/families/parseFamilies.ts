import type { WorkoutFeature } from '../../codes/injury.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import { INTENSITIES } from '../../codes/workout.ts';
import { MAIN_SET_LIMITS, type MainSetLimit } from '../../constants/workouts.ts';
import { isBlock } from '../prescription/stepSums.ts';
import type { IntervalSet } from '../prescription/template.ts';
import { pieceOf } from '../prescription/templateText.ts';
import { parseSteps } from '../stepText/parseSteps.ts';
import type { Family, MainSet } from './family.ts';

/** A main set of nothing: the workout is as easy as it is long. */
const NOTHING = '0m';
/** A rung begins with an amount, or with the sport of a brick's ride. */
const RUNG = /^(?:\d|bike \d)/;

/**
 * Families of one kind, parted by empty lines. The first line of each is its id, name, intensity, limit of the main set and
 * features; then come purpose, feel, common mistake, when to leave it out and, where it matters, what to eat; then the rungs, one a
 * line, alternatives parted by "|", the rides and runs of a brick by "+".
 */
export function parseFamilies(workoutType: Family['workoutType'], text: string): Family[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [id = '', name = '', intensityName, limit = '', words = ''] = head.split(' | ');
      const intensity = INTENSITIES.find((each) => each === intensityName);
      if (!intensity || !(limit === '-' || limit in MAIN_SET_LIMITS)) throw new Error(`Unknown: ${head}`);
      const first = lines.findIndex((line) => RUNG.test(line));
      const [purpose = '', feel = '', mistake = '', whenNot = '', fuel = null] = lines.slice(0, first);
      return {
        id: `${workoutType}-${id}`,
        workoutType,
        name,
        intensity,
        limit: limit === '-' ? null : (limit as MainSetLimit),
        features: words.split(' ').filter((word) => word !== '') as WorkoutFeature[],
        purpose,
        feel,
        mistake,
        whenNot,
        fuel,
        rungs: lines.slice(first).map((line) => line.split(' | ').map((written) => mainSetIn(written, workoutType))),
      };
    });
}

function mainSetIn(text: string, workoutType: Family['workoutType']): MainSet {
  const parts = text.split(' + ').map((written) => {
    const [, named, steps] = /^(?:(bike|run) )?(.*)$/.exec(written)!;
    return setsIn(steps!, (named ?? workoutType) as ZonedSport);
  });
  return { text, parts };
}

function setsIn(text: string, sport: ZonedSport): readonly IntervalSet[] {
  if (text === NOTHING) return [];
  const read = parseSteps(text, sport);
  if (!read.ok) throw new Error(`${text}: ${read.message}`);
  return read.steps.map((entry) => {
    if (!isBlock(entry)) return { reps: 1, work: pieceOf(entry), rest: null };
    const [work, rest] = entry.steps;
    return { reps: entry.repeat, work: pieceOf(work!), rest: rest ? pieceOf(rest) : null };
  });
}
