import { BEGINNER_NO_VO2MAX_WEEKS, BEGINNER_STRIDES_WEEKS } from '../../constants/workouts.ts';
import { allowedFor, type InjuryRestrictions } from '../../athlete/injuries.ts';
import { isTriathlon, type RaceType } from '../../codes/race.ts';
import type { PhaseType } from '../../codes/phase.ts';
import type { WorkoutRequest } from '../prescribedWorkout.ts';
import type { Intensity } from '../../codes/workout.ts';
import type { ZonedSport } from '../../codes/sport.ts';
import type { EnduranceTemplate } from './template.ts';
import { enduranceTemplate } from './templates.ts';
import { tableOf } from '../../units/tableOf.ts';
import { HARD_INTENSITIES } from '../../constants/injuries.ts';

/** True for workouts that count as hard days; openers count too, being race-pace. */
export const isHardIntensity = (intensity: Intensity): boolean =>
  (HARD_INTENSITIES as readonly Intensity[]).includes(intensity);

type LoadingPhase = 'base' | 'build' | 'race-specific' | 'peak';
type KeyTable = Readonly<Record<LoadingPhase, readonly string[]>>;

/** The ids of each phase between spaces. */
const keys = (base: string, build: string, specific: string, peak: string): KeyTable => ({
  base: base.split(' '),
  build: build.split(' '),
  'race-specific': specific.split(' '),
  peak: peak.split(' '),
});

/** Key workouts 1 and 2 by race type and phase; coaching convention [D]. */
const KEY_WORKOUTS: Readonly<Record<RaceType, KeyTable>> = {
  'sprint-tri': keys('BIKE-03', 'RUN-08 BIKE-05', 'RUN-06 SWIM-04', 'BIKE-06 SWIM-04'),
  'olympic-tri': keys('BIKE-03 SWIM-01', 'RUN-06 BIKE-04', 'BIKE-05 SWIM-05', 'RUN-08 BIKE-06'),
  'half-ironman': keys('BIKE-09', 'BIKE-04 RUN-07', 'BIKE-07 SWIM-03', 'BIKE-07 SWIM-05'),
  ironman: keys('BIKE-09', 'BIKE-04 RUN-05', 'BIKE-08 SWIM-03', 'BIKE-08 RUN-07'),
  'half-marathon': keys('RUN-02', 'RUN-06 RUN-09', 'RUN-12 RUN-08', 'RUN-12'),
  marathon: keys('RUN-02', 'RUN-06 RUN-09', 'RUN-11 RUN-07', 'RUN-11 RUN-06'),
};

/** Where the table has none for the sport, and in train-consistently mode. */
const GENERAL_KEYS: Readonly<Record<ZonedSport, KeyTable>> = {
  run: keys('RUN-02 RUN-10', 'RUN-06 RUN-09', 'RUN-07 RUN-06', 'RUN-06'),
  bike: keys('BIKE-03 BIKE-09', 'BIKE-04 BIKE-05', 'BIKE-05 BIKE-04', 'BIKE-05'),
  swim: keys('SWIM-01', 'SWIM-02 SWIM-03', 'SWIM-02 SWIM-03', 'SWIM-02'),
};

/** Tried in turn when injuries, level or time leave nothing of the above: one step down the ladder of intensity each. */
const MILDER: Readonly<Record<ZonedSport, readonly string[]>> = {
  run: ['RUN-06', 'RUN-07', 'RUN-05', 'RUN-02'],
  bike: ['BIKE-05', 'BIKE-04', 'BIKE-03'],
  swim: ['SWIM-02', 'SWIM-03', 'SWIM-01'],
};

const EASY = { run: 'RUN-01', bike: 'BIKE-01', swim: 'SWIM-01' } as const;
const RECOVERY = { run: 'RUN-03', bike: 'BIKE-11', swim: 'SWIM-06' } as const;
const OPENERS = { run: 'RUN-13', bike: 'BIKE-10', swim: 'SWIM-07' } as const;
const RACE_BRICKS: Readonly<Partial<Record<RaceType, string>>> = {
  'sprint-tri': 'BRICK-02',
  'olympic-tri': 'BRICK-02',
  'half-ironman': 'BRICK-03',
  ironman: 'BRICK-04',
};

/** Taper weeks keep the workouts of the race-specific phase, shorter; swims, which lie above threshold there for a sprint, those of build. */
function loadingPhase(phaseType: PhaseType, sport: ZonedSport): LoadingPhase {
  if (phaseType === 'taper' && sport === 'swim') return 'build';
  if (phaseType === 'taper' || phaseType === 'race') return 'race-specific';
  return phaseType === 'recovery' ? 'base' : phaseType;
}

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

const rankOf = (id: string): number => RANKS[enduranceTemplate(id).intensity];

const tapers = ({ phaseType, kind }: WorkoutRequest): boolean => phaseType === 'taper' || kind === 'taper';

/** A race that comes so soon keeps its short race-pace work, or the taper would lose all intensity. */
function startsGently(request: WorkoutRequest): boolean {
  const racesSoon = tapers(request) || request.phaseType === 'race' || request.kind === 'race';
  return request.experienceLevel === 'beginner' && request.weekInPlan < BEGINNER_STRIDES_WEEKS && !racesSoon;
}

/** A beginner's key workouts in the first weeks. */
const FIRST_KEYS = { run: 'RUN-02', bike: 'BIKE-03', swim: 'SWIM-01' } as const;

function keyCandidates(sport: ZonedSport, request: WorkoutRequest): readonly string[] {
  const { raceType, keyIndex, phaseType } = request;
  if (phaseType === 'recovery' || request.kind === 'recovery') return [];
  if (phaseType === 'race' || request.kind === 'race') return [OPENERS[sport]];
  if (startsGently(request)) return [FIRST_KEYS[sport]];
  const phase = loadingPhase(phaseType, sport);
  const general = GENERAL_KEYS[sport][phase];
  const table = raceType === null ? [] : KEY_WORKOUTS[raceType][phase];
  const ofSport = table.filter((id) => enduranceTemplate(id).workoutType === sport);
  const exact = ofSport.filter((id) => id === table[keyIndex]);
  const otherGeneral = [...general.slice(keyIndex), ...general];
  // a running race's second key workout of the week is not the first one again
  const secondRun = raceType !== null && !isTriathlon(raceType) && keyIndex >= ofSport.length;
  const rest = secondRun
    ? [...otherGeneral.filter((id) => !ofSport.includes(id)), ...ofSport]
    : [...ofSport, ...otherGeneral];
  const all = [...exact, ...rest, ...MILDER[sport]];
  // tapers keep intensity; a workout too short for anything else still touches race pace
  const ids = tapers(request)
    ? [...all.filter((id) => isHardIntensity(enduranceTemplate(id).intensity)), OPENERS[sport]]
    : all;
  return ids.filter((id) => rankOf(id) <= rankOf(ids[0]!));
}

function longCandidates(sport: ZonedSport, request: WorkoutRequest): readonly string[] {
  const { raceType, phaseType, kind, mayBeHard = false, loadingWeekInPhase } = request;
  const loading = kind === 'load';
  const specific = loading && phaseType === 'race-specific';
  if (sport === 'run') {
    // marathon: long runs at marathon pace and plain ones take turns
    if (specific && mayBeHard && raceType === 'marathon' && loadingWeekInPhase % 2 === 1) return ['RUN-11', 'RUN-04'];
    return specific && raceType === 'half-marathon' ? ['RUN-05', 'RUN-04'] : ['RUN-04'];
  }
  if (sport === 'bike') {
    if (specific && mayBeHard && raceType === 'half-ironman') return ['BIKE-07', 'BIKE-02'];
    if (specific && mayBeHard && raceType === 'ironman') return ['BIKE-08', 'BIKE-02'];
    return ['BIKE-02'];
  }
  const far = raceType === 'half-ironman' || raceType === 'ironman';
  return loading && far ? ['SWIM-03', 'SWIM-01'] : ['SWIM-01'];
}

function brickCandidates({ raceType, phaseType, kind, mayBeHard = false }: WorkoutRequest): readonly string[] {
  const specific = (kind === 'load' && (phaseType === 'race-specific' || phaseType === 'peak')) || kind === 'taper';
  const racing = raceType === null ? undefined : RACE_BRICKS[raceType];
  return specific && mayBeHard && racing !== undefined ? [racing] : [];
}

/** A beginner's first weeks: strides, technique and tempo only, then nothing above threshold. */
function suitsLevel({ intensity }: EnduranceTemplate, request: WorkoutRequest): boolean {
  if (request.experienceLevel !== 'beginner' || request.role === 'opener') return true;
  if (startsGently(request) && isHardIntensity(intensity)) return false;
  return request.weekInPlan >= BEGINNER_NO_VO2MAX_WEEKS || intensity !== 'vo2max';
}

/** Templates that may serve the request, best first; the last one is easy and always allowed. */
export function candidateTemplates(
  sport: ZonedSport | 'brick',
  request: WorkoutRequest,
  restrictions: InjuryRestrictions,
): readonly EnduranceTemplate[] {
  if (sport === 'brick') {
    const allowed = brickCandidates(request)
      .map(enduranceTemplate)
      .filter((template) => suitsLevel(template, request))
      .filter(({ intensity, features }) =>
        (['bike', 'run'] as const).every((each) => allowedFor(restrictions, each, intensity, features)),
      );
    return [...allowed, enduranceTemplate('BRICK-01')];
  }
  const templates: EnduranceTemplate[] = [];
  for (const id of new Set(wantedCandidates(sport, request))) {
    const template = enduranceTemplate(id);
    if (suitsLevel(template, request) && allowedFor(restrictions, sport, template.intensity, template.features))
      templates.push(template);
  }
  templates.push(enduranceTemplate(EASY[sport]));
  return templates;
}

function wantedCandidates(sport: ZonedSport, request: WorkoutRequest): readonly string[] {
  switch (request.role) {
    case 'key':
      return keyCandidates(sport, request);
    case 'long':
      return longCandidates(sport, request);
    case 'opener':
      return [OPENERS[sport]];
    case 'recovery':
      return [RECOVERY[sport]];
    default:
      // technique first, then easy distance
      return sport === 'swim' && request.phaseType !== 'base' ? ['SWIM-08'] : [];
  }
}
