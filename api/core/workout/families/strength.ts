import type { Intensity } from '../../codes/workout.ts';
import type { RpeRange } from '../../athlete/zones.ts';
import type { WorkoutFeature } from '../../codes/injury.ts';
import type { Sport } from '../../codes/sport.ts';

/** How an exercise is done: seconds of a set and of the rest after it, and how hard the set is. */
export interface StrengthSet {
  workSec: number;
  restSec: number;
  effort: RpeRange;
}

/** Names of exercises, in order. */
export interface StrengthSession {
  /** All sets of one before the next begins. */
  lifts: readonly string[];
  /** A set of each in turns. */
  circuit: readonly string[];
  /** A heavy lift that is kept beside them, where there is time. */
  kept?: string;
}

export type StrengthSessions = readonly [StrengthSession, StrengthSession];

/** A step of the ladder of strength: sets of so many repetitions, with the weight of the rungs before or with more. */
export interface StrengthRung {
  sets: number;
  repetitions: number;
  /** Repetitions after which the weight grows; null: it stays. */
  heavierAfter: number | null;
}

/** A strength workout of a stage of the season, with two sessions that take turns on each rung. */
export interface StrengthFamily {
  id: string;
  workoutType: 'strength';
  intensity: Intensity;
  name: string;
  features: readonly WorkoutFeature[];
  purpose: string;
  /** How much weight to take. */
  feel: string;
  mistake: string;
  whenNot: string;
  fuel: null;
  sessions: StrengthSessions;
  /** Of those who swim, and neither run nor ride. */
  swimmers: StrengthSessions;
  rungs: readonly StrengthRung[];
  lift: StrengthSet;
  circuit: StrengthSet;
  /** Sets and repetitions of the circuit; null: those of the rung. */
  beside: { sets: number; repetitions: number } | null;
  /** What is done before. */
  warmup: string;
  /** Longest that the planner makes it, minutes [D]. */
  longest: number;
}

/** "2x10, 2x12, 3x8+10": sets and repetitions of each rung; "+10": with more weight than for 10. */
const rungsOf = (text: string): StrengthRung[] =>
  text.split(', ').map((each) => {
    const [amount = '', after] = each.split('+');
    const [sets, repetitions] = amount.split('x').map(Number);
    return { sets: sets!, repetitions: repetitions!, heavierAfter: after === undefined ? null : Number(after) };
  });

type Words = Pick<StrengthFamily, 'purpose' | 'feel' | 'mistake' | 'whenNot'>;
type More = Omit<StrengthFamily, 'workoutType' | 'fuel' | 'rungs' | keyof Words> & { rungs: string };

const family = (words: Words, { rungs, ...more }: More): StrengthFamily => ({
  workoutType: 'strength',
  fuel: null,
  rungs: rungsOf(rungs),
  ...words,
  ...more,
});

const session = (lifts: string, circuit: string, kept?: string): StrengthSession => ({
  lifts: lifts === '' ? [] : lifts.split(', '),
  circuit: circuit.split(', '),
  ...(kept === undefined ? {} : { kept }),
});

const EASY_SET: StrengthSet = { workSec: 45, restSec: 45, effort: { lo: 4.5, hi: 5.5 } };
const BESIDE: StrengthSet = { workSec: 45, restSec: 60, effort: { lo: 5.5, hi: 6.5 } };

const GENTLE_SET: StrengthSet = { workSec: 45, restSec: 30, effort: { lo: 2, hi: 3 } };
const FOUNDATION: StrengthSessions = [
  session('', 'pelvic floor squeeze, heel slide, glute bridge, clamshell, bird dog'),
  session('', 'belly breathing, pelvic floor squeeze, glute bridge, standing march, clamshell'),
];

/** Sets and repetitions from the studies of heavy lifting in endurance athletes [S47]; exercises and rests are coaching convention [D]. */
export const STRENGTH_FAMILIES = {
  foundation: family(
    {
      purpose: 'The pelvic floor and the deep core carry everything else; they come back first.',
      feel: 'No weight: breathe out as you work, and stop with heaviness, leaking or pain.',
      mistake: 'Holding the breath, or going on although it presses downwards.',
      whenNot: 'Leave it out with pain, bleeding or fever, and ask who looks after you.',
    },
    {
      id: 'strength-foundation',
      intensity: 'easy',
      name: 'Pelvic floor and core',
      features: [],
      sessions: FOUNDATION,
      swimmers: FOUNDATION,
      rungs: '2x8, 2x9, 2x10, 3x8',
      lift: GENTLE_SET,
      circuit: GENTLE_SET,
      beside: null,
      warmup: 'mobility',
      longest: 30,
    },
  ),
  learning: family(
    {
      purpose: 'The movements come before the weights: tendons need longer than muscles.',
      feel: 'Light: at the end of each set you could do as many again.',
      mistake: 'Taking more weight because the first weeks feel easy.',
      whenNot: 'Leave it out with pain in a joint, which is no sore muscle.',
    },
    {
      id: 'strength-learning',
      intensity: 'moderate',
      name: 'First weeks of strength',
      features: [],
      sessions: [
        session('', 'goblet squat, hip hinge, row, press-up, calf raise, dead bug'),
        session('', 'split squat, hip hinge, band pull-apart, press-up, calf raise, plank'),
      ],
      swimmers: [
        session('', 'row, goblet squat, scapular press-up, hip hinge, band external rotation, dead bug'),
        session('', 'band pull-apart, split squat, press-up, hip hinge, band external rotation, plank'),
      ],
      rungs: '2x10, 2x11, 2x12, 3x10',
      lift: { workSec: 60, restSec: 60, effort: { lo: 5, hi: 6 } },
      circuit: { workSec: 60, restSec: 40, effort: { lo: 5, hi: 6 } },
      beside: null,
      warmup: 'mobility',
      longest: 35,
    },
  ),
  general: family(
    {
      purpose: 'A strong body holds its form when it is tired and is hurt less often.',
      feel: 'Stop each set with two or three repetitions left.',
      mistake: 'Hurrying from one exercise to the next, as if it were a race.',
      whenNot: 'Leave it out on the day before a hard or long workout.',
    },
    {
      id: 'strength-general',
      intensity: 'moderate',
      name: 'General strength',
      features: [],
      sessions: [
        session('', 'squat or leg press, hip hinge, row, press-up, calf raise, plank'),
        session('', 'step-up, single-leg deadlift, band pull-apart, overhead press, bent-knee calf raise, side plank'),
      ],
      swimmers: [
        session('', 'pull-up or lat pull-down, squat or leg press, row, press-up, band external rotation, plank'),
        session('', 'row, hip hinge, overhead press, scapular press-up, band pull-apart, side plank'),
      ],
      rungs: '3x8, 3x9, 3x10, 3x8+10, 3x9+10, 3x10+10',
      lift: { workSec: 60, restSec: 90, effort: { lo: 5.5, hi: 6.5 } },
      circuit: { workSec: 60, restSec: 40, effort: { lo: 5.5, hi: 6.5 } },
      beside: null,
      warmup: 'mobility',
      longest: 45,
    },
  ),
  heavy: family(
    {
      purpose: 'Heavy lifting makes each stride, stroke and turn of the pedals cheaper.',
      feel: 'Heavy: stop two repetitions before you fail. The long rests are part of it.',
      mistake: 'Cutting the rests short: then it is the heart that works, and not the legs.',
      whenNot: 'Leave it out when the last one still hurts, and in the week of a race.',
    },
    {
      id: 'strength-heavy',
      intensity: 'hard',
      name: 'Heavy strength',
      features: ['heavy-lower'],
      sessions: [
        session('squat or leg press, deadlift, split squat', 'calf raise, plank, dead bug'),
        session('half squat, single-leg press, deadlift', 'bent-knee calf raise, hip flexion, side plank'),
      ],
      swimmers: [
        session('pull-up or lat pull-down, squat or leg press, row', 'band external rotation, plank, dead bug'),
        session('overhead press, deadlift, row', 'band pull-apart, scapular press-up, side plank'),
      ],
      rungs: '2x6, 3x5, 3x6, 3x4+6, 3x5+6, 3x6+6',
      lift: { workSec: 45, restSec: 180, effort: { lo: 7.5, hi: 8.5 } },
      circuit: BESIDE,
      beside: { sets: 2, repetitions: 10 },
      warmup: 'mobility, then light sets of the first lift',
      longest: 45,
    },
  ),
  explosive: family(
    {
      purpose: 'Strength becomes speed: few, quick contacts, and one lift that keeps what you have built.',
      feel: 'As fast as you can, fresh before each set.',
      mistake: 'Going on when the jumps get slower: the set is over then.',
      whenNot: 'Leave it out with sore calves or Achilles tendons.',
    },
    {
      id: 'strength-explosive',
      intensity: 'moderate',
      name: 'Springs and one lift',
      features: ['heavy-lower'],
      sessions: [
        session('pogo hops, jump squat', 'calf raise, plank, dead bug', 'deadlift'),
        session('box jump, kettlebell swing', 'bent-knee calf raise, side plank, bird dog', 'half squat'),
      ],
      swimmers: [
        session(
          'medicine-ball throw, jump squat',
          'band external rotation, plank, dead bug',
          'pull-up or lat pull-down',
        ),
        session('kettlebell swing, jump squat', 'scapular press-up, side plank, bird dog', 'overhead press'),
      ],
      rungs: '2x5, 3x4, 3x5, 3x5+5',
      lift: { workSec: 30, restSec: 120, effort: { lo: 5.5, hi: 6.5 } },
      circuit: BESIDE,
      beside: { sets: 2, repetitions: 10 },
      warmup: 'mobility and skipping',
      longest: 40,
    },
  ),
  maintenance: family(
    {
      purpose: 'A little lifting keeps the strength you have built and leaves the legs fresh.',
      feel: 'A weight that you know; nothing new.',
      mistake: 'Making up for what was missed: it is too late for more, and soon enough after the race.',
      whenNot: 'Leave it out in the last week before a race.',
    },
    {
      id: 'strength-maintenance',
      intensity: 'easy',
      name: 'Maintenance strength',
      features: [],
      sessions: [
        session('squat or leg press, hip hinge', 'calf raise, plank, side plank'),
        session('step-up, single-leg deadlift', 'calf raise, dead bug, plank'),
      ],
      swimmers: [
        session('pull-up or lat pull-down, squat or leg press', 'band external rotation, plank, side plank'),
        session('row, hip hinge', 'band pull-apart, dead bug, plank'),
      ],
      rungs: '2x4, 2x5, 3x4, 3x5',
      lift: { workSec: 40, restSec: 90, effort: { lo: 5.5, hi: 6.5 } },
      circuit: EASY_SET,
      beside: { sets: 2, repetitions: 8 },
      warmup: 'mobility, then light sets of the first lift',
      longest: 25,
    },
  ),
} as const satisfies Readonly<Record<string, StrengthFamily>>;

export const STRENGTH_LADDERS: readonly StrengthFamily[] = Object.values(STRENGTH_FAMILIES);

/** How the heavy lift is done that stays beside quick work, and how often. */
export const KEPT_LIFT = { sets: 2, repetitions: 4, workSec: 45, restSec: 180, effort: { lo: 6.5, hi: 7.5 } } as const;

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

/** What only those who run need. */
export const RUNNERS_EXERCISES: readonly string[] = ['calf raise', 'bent-knee calf raise', 'pogo hops'];

interface AddOn {
  sport: Sport;
  /** Of the two sessions. */
  exercises: readonly [string, string];
}

/** A runner's hip, a swimmer's shoulder, a cyclist's back; in the place of what only runners need, and after the rest of the session [D]. */
export const ADD_ONS: readonly AddOn[] = [
  { sport: 'swimming', exercises: ['band external rotation', 'scapular press-up'] },
  { sport: 'cycling', exercises: ['hip flexion', 'back extension'] },
  { sport: 'running', exercises: ['side-lying leg raise', 'glute bridge'] },
];
