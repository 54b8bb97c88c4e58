import { type Sport, SPORTS } from '../codes/sport.ts';
import { type Day, mondayOf } from '../calendar/calendar.ts';
import { PHASE_VOLUME_BOUNDS, PHASE_VOLUME_STEP } from '../constants/season.ts';
import type { PhaseSpan } from './phases.ts';
import { type Race, RACE_TYPE_LABELS } from '../race/race.ts';
import { baseSportsOf, type RaceKind, raceKindOf } from '../codes/race.ts';
import type { Phase } from './season.ts';
import type { PhaseType } from '../codes/phase.ts';
import { steeringRaceByWeek } from './weekSlots.ts';

const PHASE_NAMES: Readonly<Record<PhaseType, string>> = {
  base: 'Base',
  build: 'Build',
  'race-specific': 'Race-Specific',
  peak: 'Peak',
  taper: 'Taper',
  race: 'Race Week',
  recovery: 'Recovery',
};

const TIME_OFF = {
  phaseName: 'Time Off',
  description: 'No training is planned; the weeks after it start gently.',
  focusAreas: ['Rest'],
} as const;

interface PhaseText {
  describe: (race: Race | null) => string;
  /** Of any race, or of none. */
  focus: readonly string[];
  byKind?: Readonly<Record<RaceKind, readonly string[]>>;
}

const forRace = (race: Race | null) => (race ? ` for ${race.raceName} (${RACE_TYPE_LABELS[race.raceType]})` : '');

const PHASE_TEXTS: Readonly<Record<PhaseType, PhaseText>> = {
  base: {
    describe: (race) =>
      `Mostly easy training that builds endurance, technique and strength${race ? ' before harder work begins' : ', week by week'}.`,
    focus: ['Aerobic endurance', 'Technique', 'Strength'],
    byKind: {
      triathlon: ['Aerobic endurance', 'Swim technique', 'Strength'],
      duathlon: ['Aerobic endurance', 'Running form', 'Strength'],
      aquabike: ['Aerobic endurance', 'Swim technique', 'Strength'],
      running: ['Aerobic endurance', 'Running form', 'Strength'],
      cycling: ['Aerobic endurance', 'Force on the pedals', 'Strength'],
      swimming: ['Aerobic endurance', 'Swim technique', 'Strength'],
    },
  },
  build: {
    describe: () => 'Longer weeks with threshold and harder intervals, to raise the pace that can be held.',
    focus: ['Threshold', 'Long workouts'],
    byKind: {
      triathlon: ['Threshold', 'Bike-run bricks', 'Long ride and run'],
      duathlon: ['Threshold', 'Bike-run bricks', 'Long ride and run'],
      aquabike: ['Threshold', 'Long ride', 'Swim endurance'],
      running: ['Threshold', 'Hard intervals', 'Long run'],
      cycling: ['Threshold', 'Hard intervals', 'Long ride'],
      swimming: ['Threshold', 'Speed in the water', 'Long swim'],
    },
  },
  'race-specific': {
    describe: (race) => `Long workouts at the effort of race day${forRace(race)}.`,
    focus: ['Race pace', 'Long workout', 'Race-day fuelling'],
    byKind: {
      triathlon: ['Race pace', 'Long bricks', 'Race-day fuelling'],
      duathlon: ['Race pace', 'Long bricks', 'Race-day fuelling'],
      aquabike: ['Race pace', 'Long ride', 'Race-day fuelling'],
      running: ['Race pace', 'Long run', 'Race-day fuelling'],
      cycling: ['Race effort', 'Long ride', 'Race-day fuelling'],
      swimming: ['Race pace', 'Long swim', 'Open-water skills'],
    },
  },
  peak: {
    describe: (race) => `The most race-like workouts${forRace(race)}: what race day asks for, rehearsed.`,
    focus: ['Race rehearsal', 'Race pace'],
  },
  taper: {
    describe: (race) =>
      `Shorter workouts at the same intensity, for a rested start${race ? ` in ${race.raceName} (${RACE_TYPE_LABELS[race.raceType]})` : ''}.`,
    focus: ['Freshness', 'Short race-pace work'],
  },
  race: {
    describe: (race) =>
      `Light training, rest, and the race${race ? `: ${race.raceName} (${RACE_TYPE_LABELS[race.raceType]})` : ''}.`,
    focus: ['Freshness', 'Race day'],
  },
  recovery: {
    describe: () => 'Rest first, then easy workouts only, until the legs are fresh again.',
    focus: ['Rest', 'Easy movement'],
  },
};

/** Names, describes and sizes the phases. `volumes` are mean hours a week, one for each span; repeated types are numbered from the second on. */
export function describePhases(
  spans: readonly PhaseSpan[],
  volumes: readonly number[],
  sports: readonly Sport[],
  races: readonly Race[],
  lostWeeks: readonly Day[] = [],
): Phase[] {
  const seen = new Map<PhaseType, number>();
  const steering = steeringRaceByWeek(races);
  return spans.map(({ phaseType, startDate, endDate }, i) => {
    const isTimeOff = phaseType === 'recovery' && lostWeeks.includes(mondayOf(startDate));
    const count = isTimeOff ? 1 : (seen.get(phaseType) ?? 0) + 1;
    if (!isTimeOff) seen.set(phaseType, count);
    const name = isTimeOff ? TIME_OFF.phaseName : PHASE_NAMES[phaseType];
    const race = steering(startDate);
    const text = PHASE_TEXTS[phaseType];
    const baseSports: readonly Sport[] = race ? baseSportsOf(race.raceType) : [];
    return {
      phaseType,
      startDate,
      endDate,
      phaseName: count === 1 ? name : `${name} ${count}`,
      weeklyVolume: phaseVolume(volumes[i]!),
      description: isTimeOff ? TIME_OFF.description : text.describe(race),
      focusAreas: isTimeOff ? TIME_OFF.focusAreas : ((race && text.byKind?.[raceKindOf(race.raceType)]) ?? text.focus),
      baseSports,
      sportPreferences: SPORTS.filter((sport) => sports.includes(sport) || baseSports.includes(sport)),
    };
  });
}

/** Mean hours to the nearest half hour, within what a phase may hold. */
export function phaseVolume(meanHours: number): number {
  const rounded = Math.round(meanHours / PHASE_VOLUME_STEP) * PHASE_VOLUME_STEP;
  return Math.min(PHASE_VOLUME_BOUNDS[1], Math.max(PHASE_VOLUME_BOUNDS[0], rounded));
}
