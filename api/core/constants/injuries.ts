import type { SportRestriction } from '../codes/injury.ts';
import type { TrainedSport } from '../codes/sport.ts';
import type { Intensity } from '../codes/workout.ts';
import { tableOf } from '../units/tableOf.ts';

export const HARD_INTENSITIES = ['hard', 'threshold', 'vo2max', 'race-pace'] as const satisfies readonly Intensity[];
export const ABOVE_EASY = ['moderate', ...HARD_INTENSITIES] as const satisfies readonly Intensity[];

/** Days after an injury occurred during which a healed one still limits its sport. */
export const HEALING_DAYS = 42;
/** Weeks that a calf, an Achilles tendon or a bone takes to heal: the return counts from then, as the day of healing is not known [D]. */
const CALF_HEALS_WEEKS = 3;
const BONE_HEALS_WEEKS = 6;
/** Longest run of the return from a bone injury, minutes [D]. */
const BONE_RETURN_MINUTES = 45;
/** Longest first workout of a sport that only carries what an injury takes from the race's own, and how it grows, minutes [D]. */
export const CARRYING_SPORT = { first: 75, step: 15 } as const;
/** Share of the usual volume in the first week of the return, and what each further week adds [S46b]. */
export const HEALING_FACTOR = 0.5;
export const HEALING_STEP = 0.1;
/** Weeks of the return without anything hard, and without anything above threshold [S46b]. */
export const WEEKS_WITHOUT_THRESHOLD = 2;
export const WEEKS_WITHOUT_VO2MAX = 4;
/** Stands for the share of the usual volume in a note. */
export const SHARE = '{share}';
/** Stands for what hurts in a note of a row that knows several areas. */
export const AREA = '{area}';
/** Whose it is, in a note: "your" or "their". */
export const OWN = '{own}';
/** What a note calls an area; others by the word that the row knows them by. */
export const AREA_NAMES = tableOf({
  achilles: 'Achilles tendon',
  calves: 'calf',
  soleus: 'calf',
});

export type SportLimits = Partial<Record<TrainedSport, Partial<SportRestriction>>>;

export interface InjuryStage {
  /** Whole weeks since it occurred, up to but not with this one. */
  beforeWeek: number;
  /** Most of the week's usual hours, all sports together, 0 to 1. */
  weekPart: number;
  limits: SportLimits;
}

export interface InjuryRow {
  /** Null in the row for areas that no other row knows. */
  pattern: RegExp | null;
  /** Who has to say that it is over: until then nothing hard is planned, and no race is a target. Left out: the athlete feels it. */
  clearedBy?: string;
  limits: SportLimits;
  /** In place of `limits`, by the time since it occurred, earliest first; when the last is over, so is all of it. Left out: it stays the same. */
  stages?: readonly InjuryStage[];
  /** What stays for a while after the injury has healed: volume and intensity come back step by step, besides this. */
  healing: SportLimits;
  /** Days since it occurred during which the healing counts; left out: `HEALING_DAYS`. */
  healingDays?: number;
  /** Weeks since it occurred before which the return does not begin, although it has healed; left out: 0. */
  healsInWeeks?: number;
  /** Earliest week since it occurred from which running is begun anew, in turns with walking; left out: it goes on by the week of the plan. */
  runsFromWeek?: number;
  /** The same once it has healed; left out: `runsFromWeek`. */
  healedRunsFromWeek?: number;
  /** Rungs of running and walking in turns that each week climbs once it has healed; left out: 1. */
  healedRungsAWeek?: number;
}

const HALF_RUNNING: InjuryRow['healing'] = {
  run: { note: `Run ${SHARE} of ${OWN} normal volume while the injury settles.` },
};

/**
 * What an injury forbids, by the area it affects. Pain monitoring as in Silbernagel 2007 [S46]; the order in which
 * running returns as in [S46b]; minutes and factors are our own, cautious choices [D].
 */
export const INJURY_ROWS: readonly InjuryRow[] = [
  {
    pattern: /\b(calf|calves|soleus|achilles)/,
    limits: {
      run: {
        noIntensities: ['hard', 'threshold', 'vo2max', 'race-pace'],
        avoid: ['hills', 'strides', 'above-threshold', 'fast'],
        capMinutes: 45,
        volumeFactor: 0.6,
        noConsecutiveDays: true,
        note: 'No hills, strides or fast running; stop if the {area} hurts more than 3 out of 10.',
        substitute: ['bike', 'swim'],
      },
      bike: { avoid: ['force'], note: 'Stay seated, no standing or low-cadence work.' },
      swim: { note: 'No fins, push off the wall gently.' },
      strength: { note: 'Slow heavy calf raises are fine while pain stays at 3 out of 10 or less.' },
    },
    healing: {
      run: {
        avoid: ['hills', 'strides', 'above-threshold'],
        note: `Run ${SHARE} of ${OWN} normal volume, mind hills, strides and fast running.`,
      },
    },
    healsInWeeks: CALF_HEALS_WEEKS,
    healingDays: HEALING_DAYS + 7 * CALF_HEALS_WEEKS,
  },
  {
    pattern: /\b(shin|tibia|foot|feet|metatars|stress fracture|stress reaction|bone stress)/,
    limits: {
      run: {
        banned: true,
        volumeFactor: 0,
        note: 'No running until this injury has healed.',
        substitute: ['bike', 'swim'],
      },
      bike: { note: 'Ride only if it is free of pain.' },
      swim: { note: 'Use a pull buoy if kicking hurts.' },
      strength: { avoid: ['lower-body', 'heavy-lower', 'hinge'], note: 'Upper body and core only.' },
    },
    healing: {
      run: {
        walkRun: true,
        capMinutes: BONE_RETURN_MINUTES,
        noConsecutiveDays: true,
        note: `Come back by walking and running in turns, at ${SHARE} of ${OWN} normal volume.`,
      },
    },
    healsInWeeks: BONE_HEALS_WEEKS,
    healingDays: HEALING_DAYS + 7 * BONE_HEALS_WEEKS,
    runsFromWeek: 0,
    // the body is trained, but for the bone: half an hour without a break after some six weeks
    healedRungsAWeek: 2,
  },
  {
    pattern: /\b(knee|patell|itb|it band|iliotibial|menisc)/,
    limits: {
      run: {
        noIntensities: ['vo2max'],
        avoid: ['hills'],
        capMinutes: 40,
        volumeFactor: 0.6,
        note: 'Flat routes, no downhill running.',
        substitute: ['swim', 'bike'],
      },
      bike: { noIntensities: ABOVE_EASY, avoid: ['force'], volumeFactor: 0.8, note: 'Easy gears, 80 rpm or more.' },
      swim: { avoid: ['strokes', 'kick'], note: 'No breaststroke kick.' },
      strength: { avoid: ['heavy-lower'], note: 'No deep knee bend under pain.' },
    },
    healing: HALF_RUNNING,
  },
  {
    pattern: /\b(plantar|heel)/,
    limits: {
      run: {
        noIntensities: HARD_INTENSITIES,
        avoid: ['hills', 'strides', 'above-threshold', 'fast'],
        capMinutes: 40,
        volumeFactor: 0.6,
        note: 'Easy running only, no speed.',
        substitute: ['bike', 'swim'],
      },
      strength: { note: 'Add calf work.' },
    },
    healing: HALF_RUNNING,
  },
  {
    pattern: /\b(hamstring|groin|hip|adductor)/,
    limits: {
      run: {
        noIntensities: ['vo2max'],
        avoid: ['hills', 'strides', 'fast'],
        note: 'No hills, strides or fast running.',
        substitute: ['bike', 'swim'],
      },
      bike: { avoid: ['force'], note: 'Light gears, no force work.' },
      swim: { avoid: ['strokes'], note: 'No breaststroke kick.' },
      strength: { avoid: ['hinge'], note: 'No heavy hip hinge.' },
    },
    healing: HALF_RUNNING,
  },
  {
    pattern: /\b(back|spine|lumbar|disc)\b/,
    limits: {
      run: { noIntensities: ABOVE_EASY, capMinutes: 40, note: 'Easy running only.', substitute: ['swim'] },
      bike: { avoid: ['aero'], capMinutes: 75, note: 'Sit up, no aero position.', substitute: ['swim'] },
      strength: { avoid: ['lower-body', 'heavy-lower', 'hinge', 'upper-body'], note: 'Core only.' },
    },
    healing: HALF_RUNNING,
  },
  {
    pattern: /\b(shoulder|rotator)/,
    limits: {
      bike: { avoid: ['aero'], capMinutes: 75, note: 'Sit up, or ride on the trainer.' },
      swim: {
        banned: true,
        volumeFactor: 0,
        note: 'No swimming until the shoulder has healed.',
        substitute: ['bike', 'run'],
        substituteFactor: 0.8,
      },
      strength: { avoid: ['upper-body'], note: 'Lower body and core only.' },
    },
    healing: {
      swim: { avoid: ['strokes'], note: `Swim ${SHARE} of ${OWN} normal volume while the shoulder settles.` },
    },
  },
  {
    pattern: /\b(elbow|wrist|neck)\b/,
    limits: {
      bike: { avoid: ['aero'], capMinutes: 75, note: 'Sit up, or ride on the trainer.' },
      swim: {
        noIntensities: HARD_INTENSITIES,
        volumeFactor: 0.8,
        note: 'Easy swimming only, stop if it hurts.',
        substitute: ['bike', 'run'],
        substituteFactor: 0.8,
      },
      strength: { avoid: ['upper-body'], note: 'Lower body and core only.' },
    },
    healing: {
      swim: { note: `Swim ${SHARE} of ${OWN} normal volume while the injury settles.` },
    },
  },
  {
    pattern: null,
    limits: {
      run: {
        noIntensities: HARD_INTENSITIES,
        volumeFactor: 0.7,
        note: 'Nothing hard while the injury lasts.',
        substitute: ['bike', 'swim'],
      },
      bike: { volumeFactor: 0.8 },
      swim: { volumeFactor: 0.8 },
      strength: { avoid: ['heavy-lower'], note: 'Leave out every exercise that hurts.' },
    },
    healing: HALF_RUNNING,
  },
];
