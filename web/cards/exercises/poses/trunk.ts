import { arrow, box, FLAT, HANGING, STAND, type Frames } from '../frame.ts';
import type { Limb } from '../skeleton.ts';

/** On the back with the head to the left, and on the side; knees bent where the feet are at BENT. */
const ON_BACK = { hip: [0, 10], torso: 180 } as const;
const ON_SIDE = { hip: [0, 13], torso: 178 } as const;
const BENT: Limb = [50, 4];
const UNDER_HEAD: Limb = [-102, 6];
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
});
