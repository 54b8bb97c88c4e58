// Athletes by the number: what a season must contain is counted over them, in a test and by npm run bench -- content.
import type { Athlete, Injury, TrainingPreferences } from '../../../core/athlete/athlete.ts';
import { addDays } from '../../../core/calendar/calendar.ts';
import { EXPERIENCE_LEVELS, type ExperienceLevel } from '../../../core/codes/athlete.ts';
import { baseSportsOf, RACE_TYPES, type RaceType } from '../../../core/codes/race.ts';
import type { PlanAllInput } from '../../../core/week/planAll.ts';
import { MONDAY } from '../seasons.ts';

export interface Person {
  raceType: RaceType;
  level: ExperienceLevel;
  /** Hours a week that they have, and train now. */
  hours: number;
  now: number;
  /** Weeks to the race. */
  weeks: number;
  input: PlanAllInput;
}

/** Hours a week that athletes of such a race have: few, usual, many; and weeks that they prepare for it. */
const USUAL: Readonly<Record<RaceType, readonly [hours: readonly [number, number, number], weeks: number]>> = {
  '5k': [[3, 5, 7], 14],
  '10k': [[4, 6, 8], 14],
  'half-marathon': [[4, 6, 8], 14],
  marathon: [[5, 8, 10], 18],
  'ultra-50k': [[6, 8, 10], 20],
  'ultra-100k': [[7, 9, 12], 24],
  'gran-fondo': [[6, 8, 11], 18],
  'time-trial': [[5, 7, 9], 14],
  'open-water': [[4, 6, 8], 14],
  'sprint-tri': [[5, 7, 9], 14],
  'olympic-tri': [[6, 8, 11], 16],
  duathlon: [[5, 7, 9], 16],
  aquabike: [[7, 9, 11], 18],
  'half-ironman': [[8, 10, 12], 20],
  ironman: [[10, 12, 15], 26],
};

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What keeps a constrained athlete from training when they would. */
const CONSTRAINTS: readonly { preferences: Partial<TrainingPreferences>; injuries?: readonly Injury[] }[] = [
  { preferences: { unavailableDays: ['monday', 'wednesday', 'friday'] } },
  { preferences: { maxMinutesByDay: { monday: 45, tuesday: 45, wednesday: 45, thursday: 45, friday: 45 } } },
  { preferences: { longWorkoutDays: ['wednesday'], maxMinutesByDay: { saturday: 60, sunday: 60 } } },
  {
    preferences: {},
    injuries: [{ injuryType: 'strain', affectedArea: 'calf', dateOccurred: MONDAY, isRecovered: false }],
  },
];

/** So many athletes of each race type and level in turns, who may train when they want, or may not. */
export function peopleOf(count: number, seed: number, kind: 'free' | 'constrained' = 'free'): Person[] {
  const next = numbersFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return Array.from({ length: count }, (_, i) => {
    const raceType = RACE_TYPES[i % RACE_TYPES.length]!;
    const level = EXPERIENCE_LEVELS[Math.floor(i / RACE_TYPES.length) % EXPERIENCE_LEVELS.length]!;
    const [hoursOf, least] = USUAL[raceType];
    const hours = pick(hoursOf);
    const now = Math.round(hours * (0.5 + 0.3 * next()) * 2) / 2;
    const weeks = least + Math.floor(next() * 6);
    const sports = [...baseSportsOf(raceType)];
    const limits = kind === 'free' ? null : CONSTRAINTS[i % CONSTRAINTS.length]!;
    const athlete: Athlete = {
      age: 25 + Math.floor(next() * 22),
      gender: pick(['male', 'female']),
      currentWeeklyHours: now,
      assessments: sports.map((sport) => ({
        sport,
        experienceLevel: level,
        currentFitnessLevel: level === 'beginner' ? 'low' : 'moderate',
        weeklyVolume: '',
      })),
      preferences: {
        weeklyHoursAvailable: hours,
        longWorkoutDays: ['saturday', 'sunday'],
        unavailableDays: [],
        preferredWorkoutTimes: 'morning',
        ...limits?.preferences,
      },
      injuries: limits?.injuries ?? [],
      thresholds: {
        ftp: 200 + Math.round(80 * next()),
        runThresholdSpeed: 3.2 + next(),
        css: 1 + 0.3 * next(),
        lthr: null,
      },
    };
    const races = [
      { raceName: 'The race', raceType, raceDate: addDays(MONDAY, 7 * weeks - 1), priority: 'A' as const },
    ];
    return {
      raceType,
      level,
      hours,
      now,
      weeks,
      input: { today: MONDAY, horizon: 'season', athlete, sports, races, principles: [] },
    };
  });
}
