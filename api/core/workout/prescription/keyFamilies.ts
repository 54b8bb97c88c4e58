import type { ZonedSport } from '../../codes/sport.ts';
import type { PhaseType } from '../../codes/phase.ts';
import type { RaceType } from '../../codes/race.ts';
import type { Intensity } from '../../codes/workout.ts';
import { familyOf } from '../families/families.ts';

export type LoadingPhase = 'base' | 'build' | 'race-specific' | 'peak';

/** Families of a week's first key workout of a sport, and of its second; from week to week they take turns. */
type KeyFamilies = readonly [first: readonly string[], second: readonly string[]];
type PhaseFamilies = Readonly<Record<LoadingPhase, KeyFamilies>>;

/** The phases in order; "/" parts the first key workout from the second. Where there is no "/", both take of one list. */
function phases(sport: ZonedSport, base: string, build: string, specific: string, peak: string): PhaseFamilies {
  const ids = (names: string) =>
    names
      .trim()
      .split(' ')
      .map((name) => `${sport}-${name}`);
  const slots = (written: string): KeyFamilies => {
    const [first = '', second] = written.split('/');
    const list = ids(first);
    return [list, second === undefined ? [...list.slice(1), ...list.slice(0, 1)] : ids(second)];
  };
  return { base: slots(base), build: slots(build), 'race-specific': slots(specific), peak: slots(peak) };
}

// Base is aerobic strength first; VO2max comes in build, each week for the shorter races and every second for the long ones [D].
const run = {
  half: phases(
    'run',
    'hills cruise over-unders / cruise hills threshold',
    'cruise threshold over-unders / vo2-long pace-half vo2-short',
    'pace-half cruise / vo2-long threshold vo2-short',
    'pace-half / vo2-short cruise',
  ),
  marathon: phases(
    'run',
    'hills cruise over-unders / cruise hills threshold',
    'cruise threshold over-unders / vo2-long pace-marathon vo2-short',
    'pace-marathon cruise / threshold vo2-long cruise',
    'pace-marathon / cruise vo2-short',
  ),
  // 5 and 10 km: VO2max every week of build, and at the pace of the race close to it
  track: (pace: string) =>
    phases(
      'run',
      'hills cruise / cruise hills threshold',
      `vo2-long ${pace} vo2-short speed / ${pace} threshold cruise`,
      `${pace} / vo2-short cruise vo2-long`,
      `${pace} / vo2-short`,
    ),
  // more hills and less VO2max than before a marathon
  ultra: phases(
    'run',
    'hills cruise / cruise threshold over-unders',
    'hills threshold / cruise vo2-long threshold',
    'hills cruise / threshold over-unders cruise',
    'hills / cruise',
  ),
  short: phases(
    'run',
    'hills cruise / cruise hills',
    'pace-5k-10k vo2-long cruise vo2-short threshold',
    'pace-5k-10k cruise / vo2-short pace-5k-10k',
    'pace-5k-10k / vo2-short',
  ),
  long: phases(
    'run',
    'hills cruise / cruise hills',
    'cruise pace-long-course vo2-long threshold',
    'pace-long-course threshold',
    'pace-long-course cruise',
  ),
  ironman: phases(
    'run',
    'hills cruise / cruise hills',
    'cruise pace-ironman vo2-long threshold',
    'pace-ironman threshold pace-ironman cruise',
    'pace-ironman cruise',
  ),
  general: phases(
    'run',
    'hills cruise over-unders / cruise hills threshold',
    'cruise vo2-long threshold vo2-short / vo2-long threshold vo2-short cruise',
    'threshold vo2-short cruise vo2-long',
    'cruise vo2-short',
  ),
};
const bike = {
  short: phases(
    'bike',
    'force sweet-spot bursts',
    'race-power-short vo2-long vo2-short sweet-spot threshold over-unders',
    'race-power-short vo2-short threshold',
    'race-power-short vo2-short',
  ),
  half: phases(
    'bike',
    'force sweet-spot bursts',
    'sweet-spot vo2-long threshold race-power-half over-unders',
    'race-power-half sweet-spot threshold',
    'race-power-half threshold',
  ),
  ironman: phases(
    'bike',
    'force sweet-spot bursts',
    'sweet-spot race-power-ironman threshold vo2-long over-unders',
    'race-power-ironman sweet-spot',
    'race-power-ironman sweet-spot',
  ),
  fondo: phases(
    'bike',
    'force sweet-spot climbs / sweet-spot bursts',
    'climbs threshold sweet-spot / vo2-long over-unders vo2-short',
    'climbs threshold / over-unders vo2-long sweet-spot',
    'climbs / over-unders',
  ),
  trial: phases(
    'bike',
    'force sweet-spot / threshold sweet-spot bursts',
    'threshold time-trial / vo2-long over-unders vo2-short',
    'time-trial threshold / over-unders vo2-long',
    'time-trial / vo2-short',
  ),
  general: phases(
    'bike',
    'force sweet-spot bursts',
    'sweet-spot vo2-long threshold vo2-short over-unders',
    'threshold vo2-short sweet-spot vo2-long',
    'threshold vo2-short',
  ),
};
const swim = {
  short: phases(
    'swim',
    'css-minus css pull',
    'css speed broken css-minus',
    'race-pace broken open-water css speed / race-pace css broken',
    'race-pace speed css',
  ),
  long: phases(
    'swim',
    'css-minus css pull',
    'css css-minus broken speed',
    'race-pace css-minus open-water css / race-pace css open-water',
    'race-pace css / race-pace css',
  ),
  open: phases(
    'swim',
    'css-minus css / pull pyramid css-minus',
    'css css-minus / speed pyramid open-water',
    'race-pace open-water / css css-minus speed',
    'race-pace open-water / css',
  ),
  general: phases(
    'swim',
    'css-minus css pull',
    'css speed css-minus broken',
    'css broken css-minus speed',
    'css speed',
  ),
};

/** Which families a race asks for; without a race, and in a sport that it does not hold, the general ones. */
const KEY_FAMILIES: Readonly<Record<RaceType, Readonly<Partial<Record<ZonedSport, PhaseFamilies>>>>> = {
  'sprint-tri': { run: run.short, bike: bike.short, swim: swim.short },
  'olympic-tri': { run: run.short, bike: bike.short, swim: swim.short },
  'half-ironman': { run: run.long, bike: bike.half, swim: swim.long },
  ironman: { run: run.ironman, bike: bike.ironman, swim: swim.long },
  'half-marathon': { run: run.half },
  marathon: { run: run.marathon },
  '5k': { run: run.track('pace-5k') },
  '10k': { run: run.track('pace-5k-10k') },
  'ultra-50k': { run: run.ultra },
  'ultra-100k': { run: run.ultra },
  'gran-fondo': { bike: bike.fondo },
  'time-trial': { bike: bike.trial },
  'open-water': { swim: swim.open },
  duathlon: { run: run.short, bike: bike.short },
  aquabike: { bike: bike.half, swim: swim.long },
};
const GENERAL: Readonly<Record<ZonedSport, PhaseFamilies>> = {
  run: run.general,
  bike: bike.general,
  swim: swim.general,
};

/** Taper weeks keep the workouts of the race-specific phase, shorter; swims, which may lie above threshold there, those of build. */
function loadingPhase(phaseType: PhaseType, sport: ZonedSport): LoadingPhase {
  if (phaseType === 'taper' && sport === 'swim') return 'build';
  if (phaseType === 'taper' || phaseType === 'race') return 'race-specific';
  return phaseType === 'recovery' ? 'base' : phaseType;
}

interface Place {
  raceType: RaceType | null;
  phaseType: PhaseType;
  keyIndex: number;
  /** How often each family was done. */
  uses?: Readonly<Record<string, number>>;
  /** Families of the last loading week. */
  lastFamilies?: ReadonlySet<string>;
}

/** The lists of a week's key workouts. */
function slotsOf(sport: ZonedSport, { raceType, phaseType }: Pick<Place, 'raceType' | 'phaseType'>) {
  const table = (raceType === null ? undefined : KEY_FAMILIES[raceType][sport]) ?? GENERAL[sport];
  return table[loadingPhase(phaseType, sport)];
}

/** May a key workout be VO2max? Only these lists hold such families; injuries, level or time may rule them out yet. */
export function mayBeVo2max(sport: ZonedSport, place: Pick<Place, 'raceType' | 'phaseType'>): boolean {
  for (const families of slotsOf(sport, place))
    for (const family of families) if (familyOf(family).intensity === 'vo2max') return true;
  return false;
}

/**
 * The families of a key workout: those of its own list before those of the week's other key workout, and what the last loading week held
 * after the rest. Close to the race the list's own order counts, before that the one that was done least.
 */
export function keyFamilies(sport: ZonedSport, place: Place): readonly string[] {
  const { phaseType, keyIndex, uses = {}, lastFamilies = new Set<string>() } = place;
  const phase = loadingPhase(phaseType, sport);
  const slots = slotsOf(sport, place);
  const [own, other] = keyIndex % 2 === 0 ? slots : [slots[1], slots[0]];
  const isNear = phase === 'race-specific' || phase === 'peak';
  const ordered = [...own].sort(
    (a, b) =>
      Number(lastFamilies.has(a)) - Number(lastFamilies.has(b)) || (isNear ? 0 : (uses[a] ?? 0) - (uses[b] ?? 0)),
  );
  return [...new Set([...ordered, ...other])];
}

/** Families at the effort of the race, by sport; the brick's too, of one ride and of several. */
export const RACE_FAMILIES: Readonly<
  Record<RaceType, Readonly<Partial<Record<ZonedSport | 'brick' | 'repeats', string>>>>
> = {
  'sprint-tri': {
    run: 'run-pace-5k-10k',
    bike: 'bike-race-power-short',
    swim: 'swim-race-pace',
    brick: 'brick-sprint-race',
    repeats: 'brick-sprint-repeats',
  },
  'olympic-tri': {
    run: 'run-pace-5k-10k',
    bike: 'bike-race-power-short',
    swim: 'swim-race-pace',
    brick: 'brick-race-end',
    repeats: 'brick-repeats',
  },
  'half-ironman': {
    run: 'run-pace-long-course',
    bike: 'bike-race-power-half',
    swim: 'swim-race-pace',
    brick: 'brick-half-race',
    repeats: 'brick-repeats',
  },
  ironman: {
    run: 'run-pace-ironman',
    bike: 'bike-race-power-ironman',
    swim: 'swim-race-pace',
    brick: 'brick-ironman-race',
    repeats: 'brick-repeats',
  },
  'half-marathon': { run: 'run-pace-half' },
  marathon: { run: 'run-pace-marathon' },
  '5k': { run: 'run-pace-5k' },
  '10k': { run: 'run-pace-5k-10k' },
  'ultra-50k': { run: 'run-pace-ultra' },
  'ultra-100k': { run: 'run-pace-ultra' },
  'gran-fondo': { bike: 'bike-race-power-fondo' },
  'time-trial': { bike: 'bike-time-trial' },
  'open-water': { swim: 'swim-race-pace' },
  duathlon: {
    run: 'run-pace-5k-10k',
    bike: 'bike-race-power-short',
    brick: 'brick-race-end',
    repeats: 'brick-repeats',
  },
  aquabike: { bike: 'bike-race-power-half', swim: 'swim-race-pace' },
};

/** Families of an intensity, for a workout that somebody wants so. A hard run or swim that injuries forbid gives way to threshold. */
const BY_INTENSITY: Readonly<Record<ZonedSport | 'brick', Readonly<Partial<Record<Intensity, readonly string[]>>>>> = {
  run: {
    vo2max: ['run-vo2-long', 'run-vo2-short'],
    threshold: ['run-cruise', 'run-threshold'],
    'race-pace': ['run-pace-half'],
    hard: ['run-hills', 'run-threshold'],
    moderate: ['run-tempo', 'run-progression'],
  },
  bike: {
    vo2max: ['bike-vo2-long', 'bike-vo2-short'],
    threshold: ['bike-threshold'],
    'race-pace': ['bike-race-power-half', 'bike-race-power-short'],
    hard: ['bike-sweet-spot', 'bike-force'],
    moderate: ['bike-tempo'],
  },
  swim: {
    vo2max: ['swim-speed'],
    threshold: ['swim-css'],
    'race-pace': ['swim-race-pace'],
    hard: ['swim-css'],
    moderate: ['swim-css-minus', 'swim-pull'],
  },
  brick: { 'race-pace': ['brick-race-end'], moderate: ['brick-endurance'] },
};

/** Families of an intensity; at race pace those of the athlete's own race first. */
export function familiesOfIntensity(
  workoutType: ZonedSport | 'brick',
  intensity: Intensity,
  raceType: RaceType | null,
): readonly string[] {
  const families = BY_INTENSITY[workoutType][intensity] ?? [];
  const raced = intensity === 'race-pace' && raceType !== null ? RACE_FAMILIES[raceType][workoutType] : undefined;
  if (raced === undefined || familyOf(raced).intensity !== intensity) return families;
  return [raced, ...families.filter((family) => family !== raced)];
}
