import type { WorkoutFeature } from '../../codes/injury.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import { INTENSITIES } from '../../codes/workout.ts';
import { MAIN_SET_LIMITS, type MainSetLimit } from '../../constants/workouts.ts';
import { parseSteps } from '../stepText/parseSteps.ts';
import type { Step } from '../workout.ts';
import { isBlock } from './stepSums.ts';
import type { EnduranceTemplate, Flex, IntervalSet, Part, Piece } from './template.ts';

/** What an element says besides its steps. */
const MORE = / least (\d+)m/g;

/**
 * Templates of one kind, parted by empty lines. The first line of each is its id, name, intensity, limit of the main set and
 * features. Then comes what it is for, and its steps, those of a brick sport by sport. `least`: the minutes that must stay; without
 * it steady time takes what is left; "at race pace" or "power": at that of the athlete's own race.
 */
export function templatesIn(workoutType: EnduranceTemplate['workoutType'], text: string): EnduranceTemplate[] {
  const blocks = text.trim().split('\n\n');
  return blocks.map((block) => {
    const [head = '', why = '', ...lines] = block.split('\n');
    const [id = '', name = '', intensityName, limit = '', words = ''] = head.split(' | ');
    const intensity = INTENSITIES.find((each) => each === intensityName);
    if (!intensity || !(limit === '-' || limit in MAIN_SET_LIMITS)) throw new Error(`${id}: unknown ${head}`);
    return {
      id,
      workoutType,
      intensity,
      name,
      countsReps: false,
      features: words.split(' ').filter((word) => word !== '') as WorkoutFeature[],
      limit: limit === '-' ? null : (limit as MainSetLimit),
      why,
      parts: lines.map((line) => partIn(line, workoutType)),
    };
  });
}

function partIn(line: string, workoutType: EnduranceTemplate['workoutType']): Part {
  const [, named, written] = /^(?:(bike|run): )?(.*)$/.exec(line)!;
  const sport = (named ?? workoutType) as ZonedSport;
  const read = parseSteps(written!.replaceAll(MORE, ''), sport);
  if (!read.ok) throw new Error(`${line}: ${read.message}`);
  const said = written!.split(/, (?=\d+x|warmup |work |recovery |cooldown )/);
  return {
    sport,
    elements: read.steps.map((entry, i): Flex | IntervalSet => {
      if (isBlock(entry)) {
        const [work, rest] = entry.steps;
        return { reps: entry.repeat, work: pieceOf(work!), rest: rest ? pieceOf(rest) : null };
      }
      const least = / least (\d+)m/.exec(said[i]!)?.[1];
      return {
        piece: pieceOf(entry),
        min: 60 * Number(least ?? 1),
        grows: least === undefined,
      };
    }),
  };
}

export const pieceOf = ({ kind, durationSec: sec, distanceM, effort, note = 'easy' }: Step): Piece => ({
  kind,
  sec,
  ...(distanceM !== undefined && { distanceM }),
  effort,
  note,
  ...((note === 'at race pace' || note === 'at race power') && { racePace: true }),
});
