import type { Intensity } from '../../codes/workout.ts';
import type { RpeRange } from '../../athlete/zones.ts';
import type { WorkoutFeature } from '../../codes/injury.ts';

/** A strength workout of a stage of the season, with two sessions that take turns. */
export interface StrengthFamily {
  id: string;
  workoutType: 'strength';
  intensity: Intensity;
  name: string;
  features: readonly WorkoutFeature[];
  why: string;
  /** How much weight to take. */
  load: string;
  /** Names of exercises, in order. */
  sessions: readonly [readonly string[], readonly string[]];
  /** Fewest and most of a set: one more each loading week, then more weight and the fewest again. */
  repetitions: readonly [number, number];
  workSec: number;
  restSec: number;
  maxRounds: number;
  effort: RpeRange;
  warmupSec: number;
  cooldownSec: number;
}

const family = (more: Omit<StrengthFamily, 'workoutType'>): StrengthFamily => ({ workoutType: 'strength', ...more });

/** Sets and repetitions from the studies of heavy lifting in endurance athletes [S47]; the exercises are coaching convention [D]. */
export const STRENGTH_FAMILIES = {
  foundation: family({
    id: 'strength-foundation',
    intensity: 'easy',
    name: 'Pelvic floor and core',
    features: [],
    why: 'The pelvic floor and the deep core carry everything else; they come back first.',
    load: 'No weight: breathe out as you work, and stop with heaviness, leaking or pain.',
    sessions: [
      ['pelvic floor squeeze', 'heel slide', 'glute bridge', 'clamshell', 'bird dog'],
      ['belly breathing', 'pelvic floor squeeze', 'glute bridge', 'standing march', 'clamshell'],
    ],
    repetitions: [8, 10],
    workSec: 45,
    restSec: 30,
    maxRounds: 3,
    effort: { lo: 2, hi: 3 },
    warmupSec: 300,
    cooldownSec: 300,
  }),
  learning: family({
    id: 'strength-learning',
    intensity: 'moderate',
    name: 'First weeks of strength',
    features: [],
    why: 'The movements come before the weights: tendons need longer than muscles.',
    load: 'Light: at the end of each set you could do as many again.',
    sessions: [
      ['goblet squat', 'hip hinge', 'row', 'press-up', 'calf raise', 'dead bug'],
      ['split squat', 'hip hinge', 'band pull-apart', 'press-up', 'calf raise', 'plank'],
    ],
    repetitions: [10, 12],
    workSec: 60,
    restSec: 40,
    maxRounds: 2,
    effort: { lo: 5, hi: 6 },
    warmupSec: 300,
    cooldownSec: 300,
  }),
  general: family({
    id: 'strength-general',
    intensity: 'moderate',
    name: 'General strength',
    features: [],
    why: 'A strong body holds its form when it is tired and is hurt less often.',
    load: 'Stop each set with two or three repetitions left.',
    sessions: [
      ['squat or leg press', 'hip hinge', 'row', 'press-up', 'calf raise', 'plank'],
      ['step-up', 'single-leg deadlift', 'band pull-apart', 'overhead press', 'bent-knee calf raise', 'side plank'],
    ],
    repetitions: [8, 10],
    workSec: 60,
    restSec: 40,
    maxRounds: 3,
    effort: { lo: 5.5, hi: 6.5 },
    warmupSec: 300,
    cooldownSec: 300,
  }),
  heavy: family({
    id: 'strength-heavy',
    intensity: 'hard',
    name: 'Heavy lower body',
    features: ['heavy-lower'],
    why: 'Heavy lifting makes each stride and pedal stroke cheaper.',
    load: 'Heavy: stop two repetitions before you fail. The long rests are part of it.',
    sessions: [
      ['squat or leg press', 'deadlift', 'split squat', 'calf raise'],
      ['half squat', 'single-leg press', 'hip flexion', 'calf raise'],
    ],
    repetitions: [4, 6],
    workSec: 45,
    restSec: 90,
    maxRounds: 3,
    effort: { lo: 7.5, hi: 8.5 },
    warmupSec: 300,
    cooldownSec: 180,
  }),
  explosive: family({
    id: 'strength-explosive',
    intensity: 'moderate',
    name: 'Springs and one lift',
    features: ['heavy-lower'],
    why: 'Strength becomes speed: few, quick contacts, and one lift that keeps what you have built.',
    load: 'As fast as you can, fresh before each set; leave it out with sore calves or Achilles tendons.',
    sessions: [
      ['pogo hops', 'jump squat', 'deadlift', 'calf raise'],
      ['box jump', 'kettlebell swing', 'half squat', 'bent-knee calf raise'],
    ],
    repetitions: [4, 5],
    workSec: 30,
    restSec: 70,
    maxRounds: 3,
    effort: { lo: 5.5, hi: 6.5 },
    warmupSec: 360,
    cooldownSec: 240,
  }),
  maintenance: family({
    id: 'strength-maintenance',
    intensity: 'easy',
    name: 'Maintenance strength',
    features: [],
    why: 'A little lifting keeps the strength you have built and leaves the legs fresh.',
    load: 'A weight that you know; nothing new.',
    sessions: [
      ['squat or leg press', 'hip hinge', 'plank', 'side plank'],
      ['step-up', 'single-leg deadlift', 'calf raise', 'dead bug'],
    ],
    repetitions: [5, 5],
    workSec: 40,
    restSec: 35,
    maxRounds: 2,
    effort: { lo: 4.5, hi: 5.5 },
    warmupSec: 300,
    cooldownSec: 300,
  }),
} as const;

export type StrengthStage = keyof typeof STRENGTH_FAMILIES;

/** Core work that takes the places of what an injury forbids. */
export const CORE_EXERCISES = ['plank', 'side plank', 'dead bug', 'bird dog', 'glute bridge', 'hollow hold'] as const;
/** The same where planks and the like press too much on the pelvic floor [K]. */
export const GENTLE_CORE_EXERCISES = [
  'pelvic floor squeeze',
  'belly breathing',
  'heel slide',
  'glute bridge',
  'clamshell',
  'bird dog',
] as const;
/** What comes last in each session from the age at which balance goes. */
export const BALANCE_EXERCISE = 'single-leg balance';
