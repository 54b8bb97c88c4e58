import { LONG_TEST_WEEK_MINUTES } from '../../constants/hardDays.ts';
import { BEGINNER_NO_VO2MAX_WEEKS, BEGINNER_STRIDES_WEEKS, FIRST_RUNG } from '../../constants/workouts.ts';
import { allowedFor, type InjuryRestrictions } from '../../athlete/injuries.ts';
import type { WorkoutRequest } from '../prescribedWorkout.ts';
import type { WorkoutFeature } from '../../codes/injury.ts';
import type { Intensity, WorkoutType } from '../../codes/workout.ts';
import type { Steps } from '../workout.ts';
import { hardWorkOf } from './stepSums.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import { familyOf } from '../families/families.ts';
import { ladder, leastBrokenFirst, rungOfId, type RungTemplate, smallerFirst } from '../families/ladder.ts';
import { EASY_FAMILIES, LIGHT, MILDER, ONCE_A_WEEK, STEADY_LONG, TEMPO } from './familiesInTurn.ts';
import { keyFamilies, RACE_FAMILIES } from './keyFamilies.ts';
import { isShort, shortened } from './shortTempo.ts';
import type { EnduranceTemplate } from './template.ts';
import { TEST_TEMPLATES } from '../thresholdTest.ts';
import { enduranceTemplate } from './templates.ts';
import { SHORT_RACES } from '../../constants/raceWeek.ts';
import { tableOf } from '../../units/tableOf.ts';
import { HARD_INTENSITIES } from '../../constants/injuries.ts';
import { EASY_RACE_EFFORT } from '../../constants/longWorkouts.ts';

/** True for workouts that count as hard days; openers count too, being race-pace. */
export const isHardIntensity = (intensity: Intensity): boolean =>
  (HARD_INTENSITIES as readonly Intensity[]).includes(intensity);

/** True for training that makes its day a hard one, by what it is called or by its steps; at the effort of a race it is hard, too. */
export const isHardTraining = (intensity: Intensity, steps: Steps, workoutType: WorkoutType): boolean =>
  isHardIntensity(intensity) || intensity === 'race' || hardWorkOf(steps, workoutType) !== null;

const EASY = { run: 'RUN-01', bike: 'BIKE-01', swim: 'SWIM-01' } as const;
const LONG = { run: 'RUN-04', bike: 'BIKE-02', swim: 'SWIM-01' } as const;
const RECOVERY = { run: 'RUN-03', bike: 'BIKE-11', swim: 'SWIM-06' } as const;
const OPENERS = { run: 'RUN-13', bike: 'BIKE-10', swim: 'SWIM-07' } as const;

/** What a race week holds early of the effort of the race: repetitions of a minute before a race that is short, else of some. */
const RACE_SETS: Readonly<Record<ZonedSport, { short: string; long: string }>> = {
  run: { short: 'RUN-14', long: 'RUN-15' },
  bike: { short: 'BIKE-12', long: 'BIKE-13' },
  swim: { short: 'SWIM-08', long: 'SWIM-08' },
};

const raceSetOf = (sport: ZonedSport, { raceType }: WorkoutRequest): EnduranceTemplate =>
  enduranceTemplate(RACE_SETS[sport][SHORT_RACES.some((each) => each === raceType) ? 'short' : 'long']);

export const openerOf = (sport: ZonedSport): EnduranceTemplate => enduranceTemplate(OPENERS[sport]);

/** The second long run of two days. */
export const BACK_TO_BACK = 'run-back-to-back';
/** How much an intensity asks for; a workout is only replaced by one that asks no more. */
export const RANKS: Readonly<Record<Intensity, number>> = tableOf({
  rest: 0,
  recovery: 1,
  easy: 2,
  moderate: 3,
  hard: 4,
  threshold: 4,
  'race-pace': 4,
  vo2max: 5,
  race: 6,
});

/** What a taper keeps sharp with. */
const SHARP: readonly Intensity[] = ['threshold', 'race-pace'];

const tapers = ({ phaseType, kind }: WorkoutRequest): boolean => phaseType === 'taper' || kind === 'taper';

/** A race that comes so soon keeps its short race-pace work, or the taper would lose all intensity. */
function startsGently(request: WorkoutRequest): boolean {
  const racesSoon = tapers(request) || request.phaseType === 'race' || request.kind === 'race';
  return request.experienceLevel === 'beginner' && request.weekInPlan < BEGINNER_STRIDES_WEEKS && !racesSoon;
}

function* then(first: Iterable<EnduranceTemplate>, last: EnduranceTemplate): Generator<EnduranceTemplate> {
  yield* first;
  yield last;
}

/** The list from the one on whose turn it is. */
function inTurn<T>(list: readonly T[], turn: number): readonly T[] {
  const start = list.length === 0 ? 0 : turn % list.length;
  return start === 0 ? list : [...list.slice(start), ...list.slice(0, start)];
}

/** What the rungs of a family are chosen by. */
type Climb = Pick<
  WorkoutRequest,
  'rungs' | 'reached' | 'experienceLevel' | 'kind' | 'phaseType' | 'loadingWeekInPhase' | 'recent' | 'inWeek'
>;

/** The request with another turn and other sets that were held lately. */
const climbOf = (
  { rungs, reached, experienceLevel, kind, phaseType, inWeek }: WorkoutRequest,
  loadingWeekInPhase: number,
  recent: WorkoutRequest['recent'],
): Climb => ({ rungs, reached, experienceLevel, kind, phaseType, loadingWeekInPhase, recent, inWeek });

/** Held by the last two loading weeks, or by this one. */
const isUsed = ({ id }: EnduranceTemplate, { recent, inWeek }: Climb): boolean =>
  recent?.has(id) === true || inWeek?.has(id) === true;

/**
 * The rungs of a family from `highest` down, without what is used. Close to the race the alternatives that are least broken come first, else
 * those whose turn it is.
 */
export function* rungsDown(family: string, highest: number, request: Climb, isLong: boolean): Generator<RungTemplate> {
  const { phaseType, loadingWeekInPhase } = request;
  const isNear = !isEasyFamily(family) && (phaseType === 'race-specific' || phaseType === 'peak');
  const rungs = isNear ? leastBrokenFirst(family, isLong) : ladder(family, isLong);
  for (let rung = Math.max(0, Math.min(highest, rungs.length - 1)); rung >= 0; rung -= 1) {
    const alternatives = rungs[rung]!;
    for (let i = 0; i < alternatives.length; i += 1) {
      const template = alternatives[isNear ? i : (i + loadingWeekInPhase) % alternatives.length]!;
      if (!isUsed(template, request)) yield template;
    }
  }
}

/**
 * The rung of a family that suits the athlete now: where they stand by what they did of it, else one above the last that was planned; in
 * weeks that are no loading ones the one below.
 */
function suitingRung(family: string, { rungs = {}, reached = {}, experienceLevel, kind }: Climb): number {
  const own = rungs[family];
  const first = FIRST_RUNG[experienceLevel] - 1;
  const last =
    own === undefined ? Math.max(reached[family] ?? first, isRacePaceFamily(family) ? first : -1) : own.rung - 1;
  return kind === 'load' ? last + 1 : last;
}

/** What families offer, one after the other; where time or level leave none of it, their first rungs made smaller. */
export function* ofFamilies(families: readonly string[], request: Climb, isLong = false): Generator<EnduranceTemplate> {
  for (const family of families) yield* rungsDown(family, suitingRung(family, request), request, isLong);
  const first = families.map((family) => smallerFirst(family, isLong));
  for (const isAgain of [false, true])
    for (const template of first) if (isUsed(template, request) === isAgain) yield template;
}

const isEasyFamily = (family: string): boolean => familyOf(family).intensity === 'easy';
const isVo2maxFamily = (family: string): boolean => familyOf(family).intensity === 'vo2max';
/** A short set at the effort of the race midweek takes no rung from the long ones. */
const isRacePaceFamily = (family: string): boolean => familyOf(family).intensity === 'race-pace';
const isHardFamily = (family: string): boolean => isHardIntensity(familyOf(family).intensity);
const isHarderFamily = (family: string): boolean => !isEasyFamily(family);
const isSharpFamily = (family: string): boolean => SHARP.includes(familyOf(family).intensity);
const rankOf = (family: string): number => RANKS[familyOf(family).intensity];

/** Work that is made smaller still comes before an easy workout with some quick steps. */
function* workBeforeEase(families: readonly string[], request: WorkoutRequest): Generator<EnduranceTemplate> {
  yield* ofFamilies(families.filter(isHarderFamily), request);
  yield* ofFamilies(families.filter(isEasyFamily), request);
}

/**
 * Quick and easy ones in turns, each with other main sets than the last time. Hills ask for more than a beginner's first weeks may hold; a
 * step-back week holds another than the week before.
 */
function lightCandidates(sport: ZonedSport, request: WorkoutRequest): Iterable<EnduranceTemplate> {
  const stepBack = Number(request.kind === 'step');
  const allowed = LIGHT[sport].filter((family) => suitsLevel(familyOf(family), request));
  const families = inTurn(allowed, request.loadingWeekInPhase + stepBack);
  // the alternatives of a rung take turns by how often the family was done
  const timesDone = request.uses?.[families[0]!] ?? 0;
  return ofFamilies(families, climbOf(request, timesDone, request.recent));
}

function keyCandidates(sport: ZonedSport, request: WorkoutRequest): Iterable<EnduranceTemplate> {
  const { phaseType, kind } = request;
  if (phaseType === 'recovery' || kind === 'recovery') return [];
  if (phaseType === 'race' || kind === 'race') return [openerOf(sport)];
  if (startsGently(request)) return lightCandidates(sport, request);
  // tapers keep intensity, those for a race inside a base phase too; a workout too short for anything else still touches race pace
  const wanted = tapers(request)
    ? keyFamilies(sport, { ...request, phaseType: 'taper' }).filter(isSharpFamily)
    : wantedFirst(keyFamilies(sport, request), request);
  const most = rankOf(wanted[0]!);
  const families = [...wanted, ...MILDER[sport].filter((family) => !wanted.includes(family))].filter(
    (family) => rankOf(family) <= most,
  );
  if (!tapers(request)) return workBeforeEase(families, request);
  return then(sharpCandidates(families.filter(isSharpFamily), request), openerOf(sport));
}

/**
 * Base swims and rides are moderate in turns: a week that holds no other hard workout has one that is hard. So are all of build but those
 * of beginners, and one is VO2max where that is due.
 */
function wantedFirst(
  families: readonly string[],
  { isOnlyKey = false, isVo2max = false, phaseType, experienceLevel }: WorkoutRequest,
): readonly string[] {
  const isOfBuild = phaseType === 'build' && experienceLevel !== 'beginner';
  if (!isOnlyKey && !isVo2max && !isOfBuild) return families;
  const isWanted = isVo2max ? isVo2maxFamily : isHardFamily;
  return [...families.filter(isWanted), ...families.filter((family) => !isWanted(family))];
}

/** The first one is at the pace of the race, made shorter before anything else is done. */
function* sharpCandidates(families: readonly string[], request: WorkoutRequest): Generator<EnduranceTemplate> {
  const raced = families.find((family) => familyOf(family).intensity === 'race-pace');
  if (raced !== undefined && request.keyIndex === 0) yield* ofFamilies([raced], request);
  yield* ofFamilies(families, request);
}

/** Steady work late in a workout: in turns, or a short tempo; where no rung is so short, the first with fewer repetitions. */
function* steadyCandidates(sport: ZonedSport, request: WorkoutRequest): Generator<EnduranceTemplate> {
  const { isTempo = false, loadingWeekInPhase: turn } = request;
  if (!isTempo) return yield* ofFamilies(inTurn(STEADY_LONG[sport], turn), request, true);
  const [family] = TEMPO[sport];
  for (const template of ofFamilies([family], request, true)) if (isShort(template)) yield template;
  yield shortened(smallerFirst(family, true));
}

function longCandidates(sport: ZonedSport, request: WorkoutRequest): Iterable<EnduranceTemplate> {
  const { raceType, phaseType, kind, mayBeHard = false, isSteady = false, isLight = false } = request;
  const plain = enduranceTemplate(LONG[sport]);
  const raced = raceType === null ? undefined : RACE_FAMILIES[raceType][sport];
  if (mayBeHard && raced !== undefined && phaseType !== 'recovery')
    return then(ofFamilies([raced], request, true), plain);
  const isNear = kind === 'load' && (phaseType === 'race-specific' || phaseType === 'peak');
  // the run of an Ironman or an ultra is so slow that it is trained in long runs that are no hard days
  if (raced !== undefined && EASY_RACE_EFFORT.includes(raceType!) && sport === 'run' && isNear)
    return then(ofFamilies([raced], request, true), plain);
  if (isSteady) return then(steadyCandidates(sport, request), plain);
  if (isLight) return then(lightCandidates(sport, request), plain);
  if (sport === 'swim') return then(ofFamilies(inTurn(EASY_FAMILIES.swim, request.loadingWeekInPhase), request), plain);
  return [plain];
}

function easyCandidates(sport: ZonedSport, request: WorkoutRequest): Iterable<EnduranceTemplate> {
  const { keyIndex, loadingWeekInPhase: turn, isLight = false, isSteady = false, isBackToBack = false } = request;
  if (request.isRaceSet === true) return [raceSetOf(sport, request)];
  if (isBackToBack && sport === 'run') return ofFamilies([BACK_TO_BACK], request);
  if (isSteady) return steadyCandidates(sport, request);
  if (isLight) return lightCandidates(sport, request);
  if (sport !== 'run') return easyOf(inTurn(EASY_FAMILIES[sport], turn + keyIndex), request);
  const isVaried = request.kind === 'load' && request.phaseType !== 'recovery' && (turn + keyIndex) % 3 > 0;
  return isVaried ? easyOf(inTurn(EASY_FAMILIES.run, (turn + keyIndex) % 3), request) : [];
}

const isInWeek = (family: string, { inWeek }: WorkoutRequest): boolean =>
  inWeek !== undefined && [...inWeek].some((id) => rungOfId(id)?.family === family);

/** What the last weeks held comes again before a plain one, and never twice in a week. */
function* easyOf(inTurns: readonly string[], request: WorkoutRequest): Generator<EnduranceTemplate> {
  const families = inTurns.filter((family) => !ONCE_A_WEEK.includes(family) || !isInWeek(family, request));
  if (families.length === 0) return;
  for (const template of ofFamilies(families, request)) if (!isUsed(template, request)) yield template;
  const again = climbOf(request, request.loadingWeekInPhase, undefined);
  for (const template of ofFamilies(families, again)) if (!isUsed(template, again)) yield template;
}

function* brickCandidates(request: WorkoutRequest): Generator<EnduranceTemplate> {
  const { raceType, phaseType, kind, lastFamilies, mayBeHard = false } = request;
  const { brick, repeats } = raceType === null ? {} : RACE_FAMILIES[raceType];
  const isLoading = (kind === 'load' || kind === 'taper') && phaseType !== 'recovery';
  // many changes of sport come before the long ride and run of the race, and in turns with them
  const isTurn = phaseType === 'build' && repeats !== undefined && lastFamilies?.has(repeats) !== true;
  const racing = isTurn ? [repeats, brick] : [brick, repeats];
  if (mayBeHard && isLoading)
    yield* ofFamilies(
      racing.filter((family) => family !== undefined),
      request,
    );
  yield* ofFamilies(['brick-endurance'], request);
}

/** A beginner's first weeks: strides, technique and tempo only, then nothing above threshold. */
function suitsLevel(
  { intensity, features }: Pick<EnduranceTemplate, 'intensity' | 'features'>,
  request: WorkoutRequest,
): boolean {
  if (request.experienceLevel !== 'beginner' || request.role === 'opener') return true;
  if (startsGently(request) && isHardIntensity(intensity)) return false;
  // a hill asks for more than they may do
  return request.weekInPlan >= BEGINNER_NO_VO2MAX_WEEKS || !(intensity === 'vo2max' || features.includes('hills'));
}

/** What is no easy running although its intensity is. */
const QUICK: readonly WorkoutFeature[] = ['strides', 'hills', 'fast', 'above-threshold'];

/** Days after an A race hold nothing but easy work; a brick without race pace is all easy. */
const suitsRecovery = (
  { intensity, features }: Pick<EnduranceTemplate, 'intensity' | 'features'>,
  { mustBeEasy = false, workoutType }: WorkoutRequest,
): boolean =>
  !mustBeEasy ||
  (RANKS[intensity] <= RANKS[workoutType === 'brick' ? 'moderate' : 'easy'] &&
    !features.some((feature) => QUICK.includes(feature)));

const isAllowed = (
  { intensity, features }: EnduranceTemplate,
  sport: ZonedSport | 'brick',
  restrictions: InjuryRestrictions,
): boolean =>
  sport === 'brick'
    ? allowedFor(restrictions, 'bike', intensity, features) && allowedFor(restrictions, 'run', intensity, features)
    : allowedFor(restrictions, sport, intensity, features);

/** Templates that may serve the request, best first, as they are asked for; the last one is easy and always allowed. */
export function* candidateTemplates(
  sport: ZonedSport | 'brick',
  request: WorkoutRequest,
  restrictions: InjuryRestrictions,
): Generator<EnduranceTemplate> {
  const wanted = sport === 'brick' ? brickCandidates(request) : wantedCandidates(sport, request);
  for (const template of wanted)
    if (suitsLevel(template, request) && suitsRecovery(template, request) && isAllowed(template, sport, restrictions))
      yield template;
  yield enduranceTemplate(sport === 'brick' ? 'BRICK-01' : EASY[sport]);
}

/** A test before what the week would hold without it; of a small week the shorter one. */
function* testCandidates(sport: ZonedSport, request: WorkoutRequest): Generator<EnduranceTemplate> {
  const ids: readonly string[] = TEST_TEMPLATES[sport];
  const isSmall = request.weeklyMinutesOfSport < LONG_TEST_WEEK_MINUTES;
  for (const id of isSmall ? ids.slice(-1) : ids) yield enduranceTemplate(id);
  yield* keyCandidates(sport, request);
}

function wantedCandidates(sport: ZonedSport, request: WorkoutRequest): Iterable<EnduranceTemplate> {
  switch (request.role) {
    case 'key':
      return request.isTest === true ? testCandidates(sport, request) : keyCandidates(sport, request);
    case 'long':
      return longCandidates(sport, request);
    case 'opener':
      return [openerOf(sport)];
    case 'recovery':
      return [enduranceTemplate(RECOVERY[sport])];
    default:
      return easyCandidates(sport, request);
  }
}
