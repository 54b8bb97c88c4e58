import type { ZonedSport } from '../../codes/sport.ts';
import type { AnyFamily } from '../families/families.ts';
import type { Family, MainSet } from '../families/family.ts';
import type { StrengthFamily } from '../families/strength.ts';
import { ladder, type RungTemplate } from '../families/ladder.ts';
import { printSteps } from '../stepText/printSteps.ts';
import { EVERY_THRESHOLD } from '../stepText/words.ts';
import type { Steps } from '../workout.ts';
import { type DisplayUnits, isAsKept, swimSetText } from '../../units/displayUnits.ts';
import { durationText } from './describe.ts';
import { ownTitle } from './makeWorkout.ts';
import { isBlock, stepSeconds } from './stepSums.ts';
import { stepsOfPart } from './steps.ts';
import { strengthContent } from './strength.ts';
import { type IntervalSet, isSet, lasting, type Part, type Piece } from './template.ts';

/** A main set of a family for somebody who looks through them: in plain words, and as a whole workout. */
export interface FamilyWorkout {
  /** "Cruise intervals 4 × 8 min". */
  name: string;
  /** The main set: "4 × 8 min at threshold, 2 min jog". */
  text: (units: DisplayUnits) => string;
  /** The workout with warm-up and cool-down, as a line of steps. */
  stepText: string;
  /** Whole minutes of it. */
  duration: number;
}

/** Easy time around the main set of a calm workout where nobody says how long it is, seconds [D]. */
const EASY_TIME_SEC: Readonly<Record<ZonedSport, number>> = { run: 1200, bike: 1800, swim: 0 };

const SPORT_NAMES: Readonly<Record<ZonedSport, string>> = { run: 'Run', bike: 'Bike', swim: 'Swim' };

/** How metres of a set are told. */
type InMetres = (metres: number) => string;

/** A note that would run into the numbers and commas around it. */
const RUNS_ON = /^\d|,/;

function pieceText({ sec, distanceM, note }: Piece, inMetres: InMetres): string {
  const amount = distanceM === undefined ? durationText(sec) : inMetres(distanceM);
  return `${amount} ${RUNS_ON.test(note) ? `(${note})` : note}`;
}

function setText({ reps, work, rest }: IntervalSet, inMetres: InMetres): string {
  const each = [work, ...(rest === null ? [] : [rest])].map((piece) => pieceText(piece, inMetres)).join(', ');
  if (reps === 1) return each;
  // what goes on at another effort is half of the repetition, and no rest
  return rest?.kind === 'work' ? `${reps} × (${each})` : `${reps} × ${each}`;
}

const setsText = (sets: readonly IntervalSet[], inMetres: InMetres): string =>
  sets.length === 0 ? 'steady and easy throughout' : sets.map((set) => setText(set, inMetres)).join('; ');

/** "4 × 8 min at threshold, 2 min jog"; a brick says which sport each part is: "Bike: 20 min steady. Run: 10 min easy". */
export function mainSetText(workoutType: Family['workoutType'], { parts }: MainSet, units: DisplayUnits): string {
  const isOwn = workoutType === 'swim' && !isAsKept(units);
  const inMetres = (metres: number) => (isOwn ? swimSetText(metres, units) : `${metres} m`);
  if (workoutType === 'brick')
    return parts
      .map((sets, i) => `${SPORT_NAMES[i % 2 === 0 ? 'bike' : 'run']}: ${setsText(sets, inMetres)}`)
      .join('. ');
  const text = setsText(parts[0] ?? [], inMetres);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The steps at the size that nobody's time has changed. Easy time goes by feeling: it is as long as its runner likes. */
const partSteps = (part: Part, isNamed: boolean): Steps =>
  part.elements.flatMap((element) => {
    if (isSet(element) || element.piece.sec > 0)
      return stepsOfPart({ ...part, elements: [element] }, EVERY_THRESHOLD, isNamed);
    const easy = { ...element, piece: lasting(element.piece, EASY_TIME_SEC[part.sport]) };
    return stepsOfPart({ ...part, elements: [easy] }, null, isNamed);
  });

function workoutOf(template: RungTemplate, set: MainSet): FamilyWorkout {
  const { workoutType, parts } = template;
  const steps = parts.flatMap((part) => partSteps(part, workoutType === 'brick'));
  return {
    name: ownTitle(template, parts),
    text: (units) => mainSetText(workoutType, set, units),
    stepText: printSteps(steps, workoutType),
    duration: Math.round(stepSeconds(steps) / 60),
  };
}

/** "3 × 5 × deadlift, 3 min rest; 2 × (10 × calf raise, plank), 1 min rest" */
function strengthText(steps: Steps): string {
  const blocks = steps.filter(isBlock).map(({ repeat, steps: each }) => {
    const names = each.flatMap(({ kind, note = '' }) => (kind === 'work' ? [note] : []));
    const rest = each.find(({ kind }) => kind === 'rest')!;
    const what = names.length === 1 ? names[0]! : `(${names.join(', ')})`;
    return `${repeat} × ${what}, ${durationText(rest.durationSec)} rest`;
  });
  return blocks.join('; ');
}

/** Nobody's age and sports are known: it is what a runner does in the longest time that the stage takes. */
const strengthWorkouts = (family: StrengthFamily): FamilyWorkout[][] =>
  family.rungs.map((_, rung) =>
    ([0, 1] as const).map((session) => {
      const { longest: duration, name } = family;
      const { steps, main } = strengthContent(family, { session, rung }, 60 * duration, { age: 30 }, { avoid: [] });
      return {
        name: `${name} ${main}`,
        text: () => strengthText(steps),
        stepText: printSteps(steps, 'strength'),
        duration,
      };
    }),
  );

const enduranceWorkouts = ({ id, rungs }: Family): FamilyWorkout[][] =>
  ladder(id).map((templates, rung) => templates.map((template, i) => workoutOf(template, rungs[rung]![i]!)));

/** Of the families that were asked for: a line is found by trying, which takes a millisecond. */
const known = new WeakMap<AnyFamily, readonly (readonly FamilyWorkout[])[]>();

/** The workouts of each rung of a family, the first rung first. */
export function familyWorkouts(family: AnyFamily): readonly (readonly FamilyWorkout[])[] {
  const made =
    known.get(family) ?? (family.workoutType === 'strength' ? strengthWorkouts(family) : enduranceWorkouts(family));
  known.set(family, made);
  return made;
}
