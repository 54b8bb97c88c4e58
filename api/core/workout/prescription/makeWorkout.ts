import {
  DEFAULT_BRICK_RUN,
  FUEL_ABOVE_MINUTES,
  MAX_OPENER_MINUTES,
  MAX_STRENGTH_MINUTES,
  MIN_BRICK_RIDE,
  MIN_WORKOUT_MINUTES,
} from '../../constants/workouts.ts';
import { type InjuryRestrictions, injuryRestrictions, mayRunOffBike } from '../../athlete/injuries.ts';
import { plainTss, stepsTss } from '../tss.ts';
import type { Thresholds } from '../../athlete/athlete.ts';
import type { ChosenWorkout, PrescribedWorkout, WorkoutRequest } from '../prescribedWorkout.ts';
import type { Steps } from '../workout.ts';
import type { WorkoutType } from '../../codes/workout.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import { candidateTemplates, isHardIntensity } from './choose.ts';
import { describeSteps, durationText } from './describe.ts';
import { fittedParts } from './fitToMinutes.ts';
import { raceWorkout } from './race.ts';
import {
  isWhole,
  needsRunWalk,
  RUN_WALK,
  runsUnbroken,
  runWalkPart,
  WALK,
  walkPart,
  WHOLE_RUN,
  wholeRunPart,
} from './runWalk.ts';
import { stepSeconds, zoneSecondsOf } from './stepSums.ts';
import { inFives } from '../inFives.ts';
import { strengthId } from '../families/ladder.ts';
import { loadText, strengthContent, strengthFamilyOf, strengthRung, strengthSession } from './strength.ts';
import { stepsOfPart } from './steps.ts';
import { type EnduranceTemplate, type IntervalSet, isSet, type Part, repSeconds } from './template.ts';

interface Content {
  template: Pick<EnduranceTemplate, 'intensity' | 'why' | 'notes'> & { id: string | null };
  description: string;
  steps: Steps;
  notes: readonly string[];
}

function chosen(workoutType: WorkoutType, { template, description, steps, notes }: Content): ChosenWorkout {
  let said = template.why;
  for (const note of template.notes ?? []) said += `\n${note}`;
  for (const note of notes) if (note !== '') said += `\n${note}`;
  return {
    workoutType,
    intensity: template.intensity,
    duration: stepSeconds(steps) / 60,
    tss: null,
    isHard: isHardIntensity(template.intensity),
    description,
    said,
    templateId: template.id,
    steps,
    zoneSeconds: zoneSecondsOf(steps, workoutType),
  };
}

/** Training stress of the workout, to a tenth. */
export const tssOfChosen = ({ tss, steps, workoutType }: ChosenWorkout): number =>
  tss ?? plainTss(stepsTss(steps, workoutType));

/** Its steps in words, and what is said after them. */
export function instructionsOf({ steps, workoutType, said }: ChosenWorkout, thresholds: Thresholds | null): string {
  let text = '';
  for (const line of describeSteps(steps, workoutType, thresholds)) text += `${line}\n`;
  return text + said;
}

/** The workout with all that is said of it. */
export function writtenWorkout(
  workout: ChosenWorkout,
  { thresholds }: Pick<WorkoutRequest, 'thresholds'>,
): PrescribedWorkout {
  const { workoutType, intensity, duration, isHard, description, templateId, steps, zoneSeconds } = workout;
  return {
    workoutType,
    intensity,
    duration,
    tss: tssOfChosen(workout),
    isHard,
    description,
    instructions: instructionsOf(workout, thresholds),
    templateId,
    steps,
    zoneSeconds,
  };
}

/** How much a repetition is; work that goes on at another effort belongs to it. */
const amountText = (set: IntervalSet): string =>
  set.work.distanceM === undefined ? durationText(repSeconds(set)) : `${set.work.distanceM} m`;

const setText = (set: IntervalSet): string => (set.reps === 1 ? amountText(set) : `${set.reps} × ${amountText(set)}`);

/** What a long workout is besides the work in it, and what to eat in one that needs it. */
const LONG: Readonly<Partial<Record<WorkoutType, { name: string; fuel: string }>>> = {
  run: {
    name: 'Long run',
    fuel: 'Take 30 to 60 g of carbohydrate an hour, and try what you will use in the race.',
  },
  bike: { name: 'Long ride', fuel: 'Take 60 g of carbohydrate an hour from the start; more from three hours on.' },
};

const isFuelled = ({ why, notes = [] }: EnduranceTemplate): boolean =>
  [why, ...notes].some((text) => text.includes('carbohydrate'));

function fuelNote(template: EnduranceTemplate, minutes: number, { role }: WorkoutRequest): string {
  const fuel = LONG[template.workoutType]?.fuel;
  if (role !== 'long' || minutes <= FUEL_ABOVE_MINUTES || fuel === undefined || isFuelled(template)) return '';
  return fuel;
}

/** What an easy workout is called that holds something quick. */
const EASY_WITH = /^Easy (?:run|ride|swim) with/;

/** "Long run: Cruise intervals 4 × 8 min", "Long run with strides". */
function title(template: EnduranceTemplate, parts: readonly Part[], { role }: WorkoutRequest): string {
  const own = ownTitle(template, parts);
  // what is of no family holds no work to be named for
  const long = role === 'long' && template.family !== undefined ? LONG[template.workoutType]?.name : undefined;
  if (long === undefined || own === long) return own;
  return EASY_WITH.test(own) ? own.replace(EASY_WITH, `${long} with`) : `${long}: ${own}`;
}

/** "Cruise intervals 4 × 8 min". */
export function ownTitle({ name, countsReps }: EnduranceTemplate, parts: readonly Part[]): string {
  if (!countsReps) return name;
  for (const { elements } of parts) {
    const set = elements.find(isSet);
    if (set !== undefined) return `${name} ${setText(set)}`;
  }
  return name;
}

function stepsOfParts(parts: readonly Part[], { thresholds }: WorkoutRequest, named: boolean): Steps {
  const [only, ...others] = parts;
  const steps = stepsOfPart(only!, thresholds, named);
  return others.length === 0 ? steps : steps.concat(...others.map((part) => stepsOfPart(part, thresholds, named)));
}

/** Minutes of a brick's ride and run. */
function brickMinutes(minutes: number, request: WorkoutRequest, { run, bike }: InjuryRestrictions): readonly number[] {
  const { share, min, max } = DEFAULT_BRICK_RUN;
  const wanted = request.brickRunMinutes > 0 ? request.brickRunMinutes : Math.min(max, Math.max(min, minutes * share));
  const runMinutes = Math.min(inFives(wanted), minutes - MIN_BRICK_RIDE, run.capMinutes ?? minutes);
  return [Math.min(minutes - runMinutes, bike.capMinutes ?? minutes), runMinutes];
}

/** The template as a workout of whole minutes; null where no set of it fits. */
export function workoutFromTemplate(
  template: EnduranceTemplate,
  minutes: number,
  request: WorkoutRequest,
  restrictions: InjuryRestrictions,
): ChosenWorkout | null {
  const { workoutType } = template;
  const isBrick = workoutType === 'brick';
  const seconds = (isBrick ? brickMinutes(minutes, request, restrictions) : [minutes]).map((each) => each * 60);
  const parts = fittedParts(template, seconds, request);
  if (parts === null) return null;
  const steps = stepsOfParts(parts, request, isBrick);
  const { run, bike } = restrictions;
  const care = isBrick ? new Set([bike.note, run.note]) : [restrictions[workoutType].note];
  const notes = [fuelNote(template, minutes, request), ...care];
  return chosen(workoutType, { template, description: title(template, parts, request), steps, notes });
}

function walk(minutes: number, { thresholds }: WorkoutRequest, notes: readonly string[]): ChosenWorkout {
  const steps = stepsOfPart(walkPart(minutes), thresholds, false);
  const template = { id: null, intensity: 'recovery', why: WALK.why } as const;
  return chosen('run', { template, description: WALK.name, steps, notes });
}

function enduranceWorkout(
  sport: ZonedSport,
  minutes: number,
  request: WorkoutRequest,
  restrictions: InjuryRestrictions,
): ChosenWorkout {
  const limits = restrictions[sport];
  const notes = [limits.note];
  const isCalm = ['easy', 'recovery', 'long'].includes(request.role) || !runsUnbroken(request);
  if (sport === 'run' && limits.onlyWalk) return walk(minutes, request, notes);
  if (sport === 'run' && isCalm && needsRunWalk(minutes, request, limits)) {
    const [{ name, why }, part] = isWhole(minutes, request, limits)
      ? [WHOLE_RUN, wholeRunPart(minutes)]
      : [RUN_WALK, runWalkPart(minutes, request, limits)];
    const intensity = request.role === 'recovery' ? 'recovery' : 'easy';
    const steps = stepsOfPart(part, request.thresholds, false);
    return chosen(sport, { template: { id: null, intensity, why }, description: name, steps, notes });
  }
  return firstThatFits(sport, minutes, request, restrictions);
}

function firstThatFits(
  sport: ZonedSport | 'brick',
  minutes: number,
  request: WorkoutRequest,
  restrictions: InjuryRestrictions,
): ChosenWorkout {
  for (const template of candidateTemplates(sport, request, restrictions)) {
    const workout = workoutFromTemplate(template, minutes, request, restrictions);
    if (workout !== null) return workout;
  }
  throw new Error(`No ${sport} workout fits ${minutes} minutes`);
}

function strengthWorkout(minutes: number, request: WorkoutRequest, restrictions: InjuryRestrictions): ChosenWorkout {
  const family = strengthFamilyOf(request, restrictions);
  const place = { session: strengthSession(family, request), rung: strengthRung(family, request) };
  const { steps, main } = strengthContent(family, place, minutes * 60, request, restrictions.strength);
  const id = strengthId(family.id, place.rung, place.session);
  const notes = [loadText(family, family.rungs[place.rung]!), restrictions.strength.note];
  const template = { id, intensity: family.intensity, why: family.purpose };
  return chosen('strength', { template, description: `${family.name} ${main}`, steps, notes });
}

const OTHERS = ['bike', 'swim', 'run'] as const;

/** Another sport takes the place of one that injuries forbid; where they forbid all of them, a walk. */
function substituted(
  sport: ZonedSport,
  minutes: number,
  request: WorkoutRequest,
  restrictions: InjuryRestrictions,
): ChosenWorkout {
  const limits = restrictions[sport];
  const other = limits.substitute[0] ?? OTHERS.find((each) => !restrictions[each].banned);
  if (other === undefined) return { ...walk(minutes, request, []), said: limits.note };
  const role = request.role === 'brick' ? 'easy' : request.role;
  const { substituteFactor } = limits;
  const most = substituteFactor === 1 ? minutes : inFives(minutes * substituteFactor);
  const wanted = Math.max(MIN_WORKOUT_MINUTES, most);
  const cap = restrictions[other].capMinutes ?? wanted;
  const workout = enduranceWorkout(other, Math.min(wanted, cap), { ...request, role }, restrictions);
  return { ...workout, said: `${workout.said}\n${limits.note}` };
}

/**
 * The workout for a place in the week, as steps of exactly `request.minutes` whole minutes. It gets shorter only by the
 * caps of its role (opener 40, strength 45), of injuries, and never below 15 minutes. A sport that injuries forbid is
 * replaced, so `workoutType` may differ from the wanted one. Main sets stay within the limits of the level; where not even
 * a small one fits, the workout is easy. A race takes the usual duration of its type. Callers that make many workouts
 * may hand over the restrictions of the request's injuries.
 */
export function chooseWorkout(
  request: WorkoutRequest,
  restrictions: InjuryRestrictions = injuryRestrictions(request.injuries, request.today),
): ChosenWorkout {
  if (request.role === 'race' || request.workoutType === 'race') return raceWorkout(request);
  const minutes = Math.max(MIN_WORKOUT_MINUTES, Math.round(request.minutes));
  if (request.workoutType === 'strength')
    return strengthWorkout(Math.min(minutes, MAX_STRENGTH_MINUTES), request, restrictions);
  if (request.workoutType === 'brick') {
    if (!mayRunOffBike(restrictions)) return substituted('run', minutes, request, restrictions);
    return firstThatFits('brick', minutes, request, restrictions);
  }
  const ofRole = request.role === 'opener' ? Math.min(minutes, MAX_OPENER_MINUTES) : minutes;
  const sport = request.workoutType;
  if (restrictions[sport].banned) return substituted(sport, ofRole, request, restrictions);
  return enduranceWorkout(sport, Math.min(ofRole, restrictions[sport].capMinutes ?? ofRole), request, restrictions);
}

/** As `chooseWorkout`, written down. */
export const makeWorkout = (request: WorkoutRequest, restrictions?: InjuryRestrictions): PrescribedWorkout =>
  writtenWorkout(chooseWorkout(request, restrictions), request);
