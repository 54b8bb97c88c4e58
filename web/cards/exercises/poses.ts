import type { Limb, Point, Pose } from './skeleton.ts';

export const RADII = { weight: 8, ball: 12, plate: 22 } as const;

/** What the body works with: a weight or ball in the near hand, a band from a hand or foot, what stands on the floor. */
export type Thing =
  | { kind: 'round'; size: keyof typeof RADII; at?: Point }
  | { kind: 'band'; from: 'hand' | 'foot'; to: Point | 'hand' }
  | { kind: 'line'; from: Point; to: Point }
  | { kind: 'box'; from: number; to: number; height: number }
  | { kind: 'arrow'; from: Point; to: Point }
  | { kind: 'belly'; from: Point; to: Point; height: number };

export interface Frame extends Pose {
  things?: readonly Thing[];
}

type Frames = readonly [Frame, Frame?];
type Way = [x1: number, y1: number, x2: number, y2: number];

const box = (from: number, to: number, height: number): Thing => ({ kind: 'box', from, to, height });
const line = (...[x1, y1, x2, y2]: Way): Thing => ({ kind: 'line', from: [x1, y1], to: [x2, y2] });
const arrow = (...[x1, y1, x2, y2]: Way): Thing => ({ kind: 'arrow', from: [x1, y1], to: [x2, y2] });
const band = (from: 'hand' | 'foot', ...to: [number, number]): Thing => ({ kind: 'band', from, to });
const WEIGHT: Thing = { kind: 'round', size: 'weight' };

const FLAT: Limb = [0, 4];
const STAND = { hip: [0, 88], torso: 90, feet: [FLAT] } as const;
const HANGING: Limb = [4, 83];
/** On the back with the head to the left, and on the side; knees bent where the feet are at BENT. */
const ON_BACK = { hip: [0, 10], torso: 180 } as const;
const ON_SIDE = { hip: [0, 13], torso: 178 } as const;
const BENT: Limb = [50, 4];
const UNDER_HEAD: Limb = [-102, 6];
const PRESS_UP = { feet: [[-80, 15]], toes: [-80] } as const;
const ON_ALL_FOURS = { hip: [-20, 46], torso: 4 } as const;
const KNEELING: Limb = [-62, 4, -20, 4];
const PROPPED: Limb = [32, 3, 31, 26];
/** Thighs upright and shins level, on the back. */
const TABLE_TOP: Limb = [42, 52];
const QUARTER_SQUAT = { hip: [-12, 68], torso: 62, feet: [FLAT] } as const;
const SEATED_ON_FLOOR = { hip: [-24, 10], torso: 90, feet: [[59, 12]], toes: [95] } as const;
const LYING_STILL = { ...ON_BACK, hands: [[6, 8]] } as const;

/** One frame of what is held, two of what moves: where it begins and where it turns. By the name of the exercise. */
export const POSES: ReadonlyMap<string, Frames> = new Map(
  Object.entries<Frames>({
    'goblet squat': [
      { ...STAND, hands: [[18, 118]], things: [WEIGHT] },
      { hip: [-14, 40], torso: 65, hands: [[26, 70]], feet: [[4, 4]], things: [WEIGHT] },
    ],
    'squat or leg press': [
      { ...STAND, hands: [[4, 136, -9, 112]], things: [{ kind: 'round', size: 'plate', at: [-4, 139] }] },
      {
        hip: [-16, 40],
        torso: 62,
        hands: [[12, 84, -6, 64]],
        feet: [[4, 4]],
        things: [{ kind: 'round', size: 'plate', at: [3, 86] }],
      },
    ],
    'half squat': [
      { ...STAND, hands: [[4, 136, -9, 112]], things: [{ kind: 'round', size: 'plate', at: [-4, 139] }] },
      {
        hip: [-16, 56],
        torso: 66,
        hands: [[9, 102, -8, 81]],
        feet: [FLAT],
        things: [{ kind: 'round', size: 'plate', at: [0, 104] }],
      },
    ],
    'split squat': [
      {
        hip: [0, 78],
        torso: 90,
        hands: [[3, 74]],
        feet: [
          [34, 4],
          [-36, 13],
        ],
        toes: [0, -50],
      },
      {
        hip: [0, 47],
        torso: 90,
        hands: [[3, 43]],
        feet: [
          [34, 4],
          [-36, 13],
        ],
        toes: [0, -50],
      },
    ],
    'step-up': [
      {
        hip: [-6, 86],
        torso: 82,
        hands: [[6, 82]],
        feet: [
          [30, 46],
          [-10, 4],
        ],
        things: [box(12, 52, 42)],
      },
      {
        hip: [30, 129],
        torso: 90,
        hands: [[34, 125]],
        feet: [
          [30, 46],
          [16, 56],
        ],
        toes: [0, -40],
        things: [box(12, 52, 42)],
      },
    ],
    'single-leg press': [
      {
        hip: [-30, 32],
        torso: 130,
        look: 110,
        hands: [[-32, 26]],
        feet: [
          [14, 62],
          [12, 4],
        ],
        toes: [126, 0],
        things: [line(30, 44, 2, 82), line(-44, 26, -76, 64), line(-44, 24, -16, 24), line(-30, 24, -30, 0)],
      },
      {
        hip: [-30, 32],
        torso: 130,
        look: 110,
        hands: [[-32, 26]],
        feet: [
          [38, 80],
          [12, 4],
        ],
        toes: [126, 0],
        things: [line(54, 62, 26, 100), line(-44, 26, -76, 64), line(-44, 24, -16, 24), line(-30, 24, -30, 0)],
      },
    ],
    'hip hinge': [
      { ...STAND, hands: [HANGING] },
      { hip: [-18, 81], torso: 22, hands: [[28, 46]], feet: [FLAT] },
    ],
    deadlift: [
      { hip: [-22, 50], torso: 38, hands: [[13, 26]], feet: [FLAT], things: [{ kind: 'round', size: 'plate' }] },
      { ...STAND, hands: [[6, 83]], things: [{ kind: 'round', size: 'plate' }] },
    ],
    'single-leg deadlift': [
      { ...STAND, hands: [HANGING], things: [WEIGHT] },
      { hip: [-4, 85], torso: 10, hands: [[44, 40]], feet: [FLAT, [-89, 92]], toes: [0, -80], things: [WEIGHT] },
    ],
    'kettlebell swing': [
      { hip: [-20, 72], torso: 28, hands: [[-16, 62]], feet: [FLAT], things: [WEIGHT] },
      { ...STAND, hands: [[53, 126]], things: [WEIGHT] },
    ],
    'calf raise': [
      { ...STAND, hands: [[46, 118]], things: [line(50, 0, 50, 170)] },
      { hip: [6, 101], torso: 90, hands: [[46, 124]], feet: [[6, 18]], toes: [-52], things: [line(50, 0, 50, 170)] },
    ],
    'bent-knee calf raise': [
      { hip: [-8, 78], torso: 86, hands: [[46, 112]], feet: [FLAT], things: [line(50, 0, 50, 170)] },
      { hip: [-2, 91], torso: 86, hands: [[46, 118]], feet: [[6, 18]], toes: [-52], things: [line(50, 0, 50, 170)] },
    ],
    'hip flexion': [
      { ...STAND, hands: [HANGING], feet: [[-10, 6], FLAT], things: [band('foot', -70, 8)] },
      { ...STAND, hands: [HANGING], feet: [[26, 54], FLAT], things: [band('foot', -70, 8)] },
    ],
    'pogo hops': [
      {
        hip: [0, 85],
        torso: 88,
        hands: [
          [24, 100],
          [10, 88],
        ],
        feet: [FLAT],
      },
      {
        hip: [2, 105],
        torso: 90,
        hands: [
          [24, 118],
          [10, 106],
        ],
        feet: [[2, 22]],
        toes: [-60],
        things: [arrow(-34, 30, -34, 70)],
      },
    ],
    'jump squat': [
      { ...QUARTER_SQUAT, hands: [[-18, 72]] },
      { hip: [2, 116], torso: 90, hands: [[6, 112]], feet: [[2, 33]], toes: [-65], things: [arrow(-34, 30, -34, 90)] },
    ],
    'box jump': [
      { hip: [-52, 66], torso: 58, hands: [[-58, 76]], feet: [[-40, 4]], things: [box(10, 62, 42)] },
      { hip: [32, 128], torso: 88, hands: [[38, 124]], feet: [[32, 46]], things: [box(10, 62, 42)] },
    ],
    row: [
      { ...SEATED_ON_FLOOR, hands: [[30, 52]], things: [band('hand', 60, 22)] },
      { ...SEATED_ON_FLOOR, hands: [[-4, 44]], things: [band('hand', 60, 22)] },
    ],
    'band pull-apart': [
      {
        ...STAND,
        isFront: true,
        hands: [[10, 128, 17, 126]],
        feet: [[11, 3]],
        things: [{ kind: 'band', from: 'hand', to: 'hand' }],
      },
      {
        ...STAND,
        isFront: true,
        hands: [[70, 127]],
        feet: [[11, 3]],
        things: [{ kind: 'band', from: 'hand', to: 'hand' }],
      },
    ],
    'press-up': [
      { ...PRESS_UP, hip: [0, 41], torso: 18.6, hands: [[47, 3]] },
      { ...PRESS_UP, hip: [4, 19.5], torso: 4, hands: [[47, 3]] },
    ],
    'overhead press': [
      { ...STAND, hands: [[14, 140, 9, 112]], things: [WEIGHT] },
      { ...STAND, hands: [[4, 191]], things: [WEIGHT] },
    ],
    'pull-up or lat pull-down': [
      {
        hip: [0, 48],
        torso: 88,
        hands: [[12, 150]],
        feet: [[40, 4]],
        things: [box(-16, 16, 40), band('hand', 12, 196), line(0, 151, 26, 149)],
      },
      {
        hip: [0, 48],
        torso: 94,
        hands: [[16, 94, -6, 72]],
        feet: [[40, 4]],
        things: [box(-16, 16, 40), band('hand', 12, 196), line(4, 95, 30, 93)],
      },
    ],
    'scapular press-up': [
      { ...PRESS_UP, hip: [2, 38], torso: 13, look: 20, hands: [[48, 3, 48, 27]] },
      { ...PRESS_UP, hip: [0, 42], torso: 22, look: 12, hands: [[48, 3, 47, 32]], things: [arrow(22, 64, 22, 84)] },
    ],
    'band external rotation': [
      {
        ...STAND,
        isFront: true,
        hands: [
          [4, 108, 20, 110],
          [-20, 83],
        ],
        feet: [[11, 3]],
        things: [band('hand', -66, 108)],
      },
      {
        ...STAND,
        isFront: true,
        hands: [
          [46, 112, 20, 110],
          [-20, 83],
        ],
        feet: [[11, 3]],
        things: [band('hand', -66, 108)],
      },
    ],
    'medicine-ball throw': [
      { hip: [0, 87], torso: 92, hands: [[8, 186]], feet: [FLAT], things: [{ kind: 'round', size: 'ball' }] },
      {
        hip: [-14, 78],
        torso: 42,
        hands: [[40, 66]],
        feet: [FLAT],
        things: [{ kind: 'round', size: 'ball', at: [46, 14] }, arrow(46, 58, 46, 32)],
      },
    ],
    'side-lying leg raise': [
      {
        ...ON_SIDE,
        hands: [[-22, 4, -34, 28], UNDER_HEAD],
        feet: [
          [85, 17],
          [86, 7],
        ],
        toes: [40, 20],
      },
      {
        ...ON_SIDE,
        hands: [[-22, 4, -34, 28], UNDER_HEAD],
        feet: [
          [73, 60],
          [86, 7],
        ],
        toes: [70, 20],
      },
    ],
    'back extension': [
      { hip: [0, 11], torso: 0, hands: [[-2, 12]], feet: [[-85, 9]], toes: [185] },
      { hip: [0, 11], torso: 20, look: 14, hands: [[-4, 24]], feet: [[-85, 9]], toes: [185] },
    ],
    plank: [{ hip: [-1, 25], torso: 8, hands: [[75, 3, 48, 3]], feet: [[-85, 15]], toes: [-80] }],
    'side plank': [
      {
        hip: [4, 24],
        torso: 171,
        hands: [
          [-45, 86],
          [-30, 3, -46, 4],
        ],
        feet: [
          [88, 10],
          [88, 6],
        ],
        toes: [40, 20],
      },
    ],
    'hollow hold': [{ hip: [0, 9], torso: 164, look: 150, hands: [[6, 26]], feet: [[81, 33]], toes: [30] }],
    'single-leg balance': [
      {
        hip: [0, 86],
        torso: 90,
        hands: [
          [38, 112],
          [-34, 112],
        ],
        feet: [FLAT, [-8, 46]],
        toes: [0, -30],
      },
    ],
    'dead bug': [
      { ...ON_BACK, hands: [[-48, 64]], feet: [TABLE_TOP], toes: [80] },
      {
        ...ON_BACK,
        hands: [
          [-48, 64],
          [-104, 16],
        ],
        feet: [[84, 20], TABLE_TOP],
        toes: [60, 80],
      },
    ],
    'bird dog': [
      { ...ON_ALL_FOURS, look: 30, hands: [PROPPED], feet: [KNEELING], toes: [180] },
      { ...ON_ALL_FOURS, look: 30, hands: [[84, 38], PROPPED], feet: [KNEELING, [-104, 52]], toes: [180, 260] },
    ],
    'pelvic floor squeeze': [
      {
        hip: [0, 50],
        torso: 90,
        hands: [[30, 52]],
        feet: [[42, 4]],
        things: [box(-22, 22, 42), arrow(-16, 52, -16, 84)],
      },
    ],
    'belly breathing': [
      {
        ...ON_BACK,
        hands: [[-22, 30, -34, 12]],
        feet: [BENT],
        things: [{ kind: 'belly', from: [-46, 13], to: [-2, 13], height: 16 }, arrow(-32, 40, -32, 62)],
      },
      {
        ...ON_BACK,
        hands: [[-22, 19, -36, 10]],
        feet: [BENT],
        things: [{ kind: 'belly', from: [-46, 13], to: [-2, 13], height: 5 }, arrow(-32, 62, -32, 40)],
      },
    ],
    'heel slide': [
      { ...LYING_STILL, feet: [BENT] },
      { ...LYING_STILL, feet: [[85, 6], BENT], toes: [80, 0] },
    ],
    clamshell: [
      {
        ...ON_SIDE,
        hands: [[-22, 4, -34, 28], UNDER_HEAD],
        feet: [
          [52, 12, 30, 22],
          [54, 6, 32, 8],
        ],
        toes: [10],
      },
      {
        ...ON_SIDE,
        hands: [[-22, 4, -34, 28], UNDER_HEAD],
        feet: [
          [52, 12, 22, 48],
          [54, 6, 32, 8],
        ],
        toes: [10],
      },
    ],
    'standing march': [
      { ...STAND, hands: [HANGING] },
      {
        ...STAND,
        hands: [
          [-14, 88],
          [26, 104],
        ],
        feet: [[26, 54], FLAT],
      },
    ],
    'glute bridge': [
      { ...LYING_STILL, feet: [[44, 4]] },
      { hip: [-4, 36], torso: 210, look: 180, hands: [[6, 6]], feet: [[44, 4]] },
    ],
  }),
);
