import type { ExperienceLevel } from '../codes/athlete.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import type { RaceType } from '../codes/race.ts';

// Source tags: [C:…] read in the source itself, [K] common knowledge, [D] our choice.

/** Loading weeks of an ideal preparation, in phases. */
export interface LoadingWeeks {
  base: number;
  build: number;
  specific: number;
  peak: number;
}

export interface RaceTypeNumbers {
  ideal: LoadingWeeks;
  /** Full weeks before race week. */
  taperWeeks: number;
  minimumWeeks: number;
  /** Recovery weeks after an A race. */
  recoveryWeeks: number;
  /** Volume of each recovery week as a fraction of the volume before the taper; the last repeats. */
  recoveryVolume: readonly number[];
  peakHoursCap: Readonly<Record<ExperienceLevel, number>>;
  /** Below this many hours a week the race is hardly prepared. */
  minimumUsefulHours: number;
  raceHours: number;
  /** Intensity factor of the race. */
  raceIf: number;
  raceTss: number;
  shares: Readonly<Partial<Record<EnduranceSport, number>>>;
}

/** Lengths after published plans [C:S6,S45,S52-S56], caps [C:S13,S45,S52,S56], recovery [C:S44,S45][D], shares [C:S52-S56], race estimates [D]. */
export const RACE_TYPE_NUMBERS: Readonly<Record<RaceType, RaceTypeNumbers>> = {
  'sprint-tri': {
    ideal: { base: 5, build: 4, specific: 1, peak: 0 },
    taperWeeks: 1,
    minimumWeeks: 6,
    recoveryWeeks: 1,
    recoveryVolume: [0.6],
    peakHoursCap: { beginner: 5, intermediate: 7, advanced: 10, veteran: 12 },
    minimumUsefulHours: 3,
    raceHours: 1.33,
    raceIf: 0.95,
    raceTss: 120,
    shares: { swimming: 0.22, cycling: 0.46, running: 0.32 },
  },
  'olympic-tri': {
    ideal: { base: 6, build: 4, specific: 2, peak: 2 },
    taperWeeks: 1,
    minimumWeeks: 8,
    recoveryWeeks: 1,
    recoveryVolume: [0.5],
    peakHoursCap: { beginner: 7, intermediate: 9, advanced: 12, veteran: 15 },
    minimumUsefulHours: 4.5,
    raceHours: 2.75,
    raceIf: 0.88,
    raceTss: 213,
    shares: { swimming: 0.2, cycling: 0.5, running: 0.3 },
  },
  'half-ironman': {
    ideal: { base: 8, build: 5, specific: 4, peak: 1 },
    taperWeeks: 1,
    minimumWeeks: 10,
    recoveryWeeks: 2,
    recoveryVolume: [0.35, 0.6],
    peakHoursCap: { beginner: 10, intermediate: 13, advanced: 16, veteran: 18 },
    minimumUsefulHours: 6,
    raceHours: 5.75,
    raceIf: 0.78,
    raceTss: 350,
    shares: { swimming: 0.19, cycling: 0.52, running: 0.29 },
  },
  ironman: {
    ideal: { base: 12, build: 7, specific: 5, peak: 1 },
    taperWeeks: 2,
    minimumWeeks: 16,
    recoveryWeeks: 4,
    recoveryVolume: [0.15, 0.3, 0.45, 0.6],
    peakHoursCap: { beginner: 14, intermediate: 17, advanced: 20, veteran: 22 },
    minimumUsefulHours: 8.5,
    raceHours: 12.5,
    raceIf: 0.68,
    raceTss: 578,
    shares: { swimming: 0.17, cycling: 0.55, running: 0.28 },
  },
  'half-marathon': {
    ideal: { base: 5, build: 4, specific: 2, peak: 1 },
    taperWeeks: 1,
    minimumWeeks: 6,
    recoveryWeeks: 1,
    recoveryVolume: [0.45],
    peakHoursCap: { beginner: 5, intermediate: 6.5, advanced: 8, veteran: 10 },
    minimumUsefulHours: 3,
    raceHours: 2,
    raceIf: 0.95,
    raceTss: 180,
    shares: { running: 1 },
  },
  marathon: {
    ideal: { base: 6, build: 5, specific: 3, peak: 1 },
    taperWeeks: 2,
    minimumWeeks: 10,
    recoveryWeeks: 3,
    recoveryVolume: [0.25, 0.4, 0.5, 0.55],
    peakHoursCap: { beginner: 6, intermediate: 8, advanced: 10, veteran: 12 },
    minimumUsefulHours: 4,
    raceHours: 4.25,
    raceIf: 0.86,
    raceTss: 314,
    shares: { running: 1 },
  },
  // the types below: lengths, tapers and recovery [D], caps, hours and estimates near those of the races that they are planned like [D]
  '5k': {
    ideal: { base: 4, build: 4, specific: 2, peak: 0 },
    taperWeeks: 1,
    minimumWeeks: 6,
    recoveryWeeks: 0,
    recoveryVolume: [0.6],
    peakHoursCap: { beginner: 4.5, intermediate: 6, advanced: 8, veteran: 10 },
    minimumUsefulHours: 2.5,
    raceHours: 0.45,
    raceIf: 1.05,
    raceTss: 50,
    shares: { running: 1 },
  },
  '10k': {
    ideal: { base: 4, build: 4, specific: 2, peak: 0 },
    taperWeeks: 1,
    minimumWeeks: 6,
    recoveryWeeks: 1,
    recoveryVolume: [0.6],
    peakHoursCap: { beginner: 5, intermediate: 6.5, advanced: 8, veteran: 10 },
    minimumUsefulHours: 2.5,
    raceHours: 0.9,
    raceIf: 1.01,
    raceTss: 92,
    shares: { running: 1 },
  },
  'ultra-50k': {
    ideal: { base: 7, build: 5, specific: 4, peak: 1 },
    taperWeeks: 2,
    minimumWeeks: 14,
    recoveryWeeks: 3,
    recoveryVolume: [0.25, 0.4, 0.5, 0.55],
    peakHoursCap: { beginner: 7, intermediate: 9, advanced: 11, veteran: 13 },
    minimumUsefulHours: 5,
    raceHours: 5.5,
    raceIf: 0.8,
    raceTss: 352,
    shares: { running: 1 },
  },
  'ultra-100k': {
    ideal: { base: 9, build: 6, specific: 5, peak: 1 },
    taperWeeks: 2,
    minimumWeeks: 16,
    recoveryWeeks: 4,
    recoveryVolume: [0.2, 0.3, 0.45, 0.55],
    peakHoursCap: { beginner: 8, intermediate: 10.5, advanced: 13, veteran: 15 },
    minimumUsefulHours: 6,
    raceHours: 12.5,
    raceIf: 0.7,
    raceTss: 612,
    shares: { running: 1 },
  },
  'gran-fondo': {
    ideal: { base: 6, build: 4, specific: 3, peak: 1 },
    taperWeeks: 1,
    minimumWeeks: 8,
    recoveryWeeks: 1,
    recoveryVolume: [0.5],
    peakHoursCap: { beginner: 7, intermediate: 10, advanced: 13, veteran: 16 },
    minimumUsefulHours: 4,
    raceHours: 5.5,
    raceIf: 0.74,
    raceTss: 301,
    shares: { cycling: 1 },
  },
  'time-trial': {
    ideal: { base: 4, build: 4, specific: 2, peak: 0 },
    taperWeeks: 1,
    minimumWeeks: 6,
    recoveryWeeks: 0,
    recoveryVolume: [0.6],
    peakHoursCap: { beginner: 5, intermediate: 8, advanced: 11, veteran: 14 },
    minimumUsefulHours: 3,
    raceHours: 1.05,
    raceIf: 1,
    raceTss: 105,
    shares: { cycling: 1 },
  },
  'open-water': {
    ideal: { base: 4, build: 3, specific: 2, peak: 1 },
    taperWeeks: 1,
    minimumWeeks: 6,
    recoveryWeeks: 1,
    recoveryVolume: [0.6],
    peakHoursCap: { beginner: 4, intermediate: 6, advanced: 8, veteran: 10 },
    minimumUsefulHours: 2,
    raceHours: 1.75,
    raceIf: 0.92,
    raceTss: 148,
    shares: { swimming: 1 },
  },
  duathlon: {
    ideal: { base: 6, build: 4, specific: 2, peak: 2 },
    taperWeeks: 1,
    minimumWeeks: 8,
    recoveryWeeks: 1,
    recoveryVolume: [0.5],
    peakHoursCap: { beginner: 6, intermediate: 8, advanced: 10.5, veteran: 13 },
    minimumUsefulHours: 4,
    raceHours: 2.75,
    raceIf: 0.88,
    raceTss: 213,
    shares: { cycling: 0.55, running: 0.45 },
  },
  aquabike: {
    ideal: { base: 8, build: 5, specific: 4, peak: 1 },
    taperWeeks: 1,
    minimumWeeks: 10,
    recoveryWeeks: 2,
    recoveryVolume: [0.4, 0.6],
    peakHoursCap: { beginner: 7, intermediate: 9.5, advanced: 12, veteran: 14 },
    minimumUsefulHours: 4.5,
    raceHours: 3.75,
    raceIf: 0.78,
    raceTss: 228,
    shares: { swimming: 0.27, cycling: 0.73 },
  },
};
