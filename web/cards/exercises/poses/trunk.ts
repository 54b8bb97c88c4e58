import { arrow, box, FLAT, HANGING, STAND, type Frames } from '../frame.ts';
import type { Limb } from '../skeleton.ts';

/** On the back with the head to the left, and on the side; knees bent where the feet are at BENT. */
const ON_BACK = { hip: [0, 10], torso: 180 } as const;
const ON_SIDE = { hip: [0, 20], torso: 180, isFront: true } as const;
const BENT: Limb = [50, 4];
const UNDER_HEAD: Limb = [-92, 8, -72, 10];
const BEFORE_CHEST: Limb = [-30, 6, -26, 26];
const ON_ALL_FOURS = { hip: [-20, 46], torso: 4 } as const;
const KNEELING: Limb = [-62, 4, -20, 4];
const PROPPED: Limb = [32, 3, 31, 26];
/** Thighs upright and shins level, on the back. */
const TABLE_TOP: Limb = [42, 52];
const LYING_STILL = { ...ON_BACK, hands: [[6, 8]] } as const;

/** On the floor, and what holds the body upright. */
export const TRUNK = Object.entries<Frames>({
  'side-lying leg raise': [
    {
      ...ON_SIDE,
      hands: [BEFORE_CHEST, UNDER_HEAD],
      feet: [
        [84, 27],
        [84, 7],
      ],
    },
    {
      ...ON_SIDE,
      hands: [BEFORE_CHEST, UNDER_HEAD],
      feet: [
        [72, 74],
        [84, 7],
      ],
    },
  ],
  'back extension': [
    { hip: [0, 11], torso: 0, hands: [[-5, 13]], feet: [[-85, 9]], toes: [185] },
    { hip: [0, 11], torso: 12, look: 8, hands: [[-7, 24]], feet: [[-85, 9]], toes: [185] },
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
  'hollow hold': [{ hip: [0, 9], torso: 170, look: 156, hands: [[5, 24]], feet: [[83, 24]], toes: [10] }],
  'single-leg balance': [
    {
      hip: [0, 86],
      torso: 90,
      hands: [
        [24, 104],
        [14, 92],
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
    { ...ON_ALL_FOURS, hands: [PROPPED], feet: [KNEELING], toes: [180] },
    { ...ON_ALL_FOURS, hands: [[84, 55], PROPPED], feet: [KNEELING, [-104, 41]], toes: [180, 260] },
  ],
  'pelvic floor squeeze': [
    {
      hip: [0, 50],
      torso: 90,
      hands: [[30, 52]],
      feet: [[42, 4]],
      things: [box(-22, 22, 42), arrow(10, 56, 10, 78)],
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
      hands: [BEFORE_CHEST, UNDER_HEAD],
      feet: [
        [54, 18, 26, 31],
        [54, 7, 26, 8],
      ],
    },
    {
      ...ON_SIDE,
      hands: [BEFORE_CHEST, UNDER_HEAD],
      feet: [
        [54, 18, 20, 60],
        [54, 7, 26, 8],
      ],
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
    { hip: [-1, 30], torso: 203, look: 180, hands: [[8, 8]], feet: [[44, 4]] },
  ],
});
