import { arrow, band, box, FLAT, line, STAND, WEIGHT, type Frames } from '../frame.ts';

const PRESS_UP = { feet: [[-80, 15]], toes: [-80] } as const;
const SEATED_ON_FLOOR = { hip: [-24, 10], torso: 90, feet: [[59, 12]], toes: [95] } as const;

/** Pulling, pushing and throwing. */
export const ARMS = Object.entries<Frames>({
  row: [
    { ...SEATED_ON_FLOOR, hands: [[30, 52]], things: [band('hand', 60, 22)] },
    { ...SEATED_ON_FLOOR, hands: [[-17, 41, -44, 40]], things: [band('hand', 60, 22)] },
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
      hands: [[72, 133]],
      feet: [[11, 3]],
      things: [{ kind: 'band', from: 'hand', to: 'hand' }],
    },
  ],
  'press-up': [
    { ...PRESS_UP, hip: [0, 41], torso: 18.6, hands: [[47, 3]] },
    { ...PRESS_UP, hip: [4, 19.5], torso: 4, hands: [[47, 3, 36, 27]] },
  ],
  'overhead press': [
    { ...STAND, hands: [[14, 140, 9, 112]], things: [WEIGHT] },
    { ...STAND, hands: [[3, 193]], things: [WEIGHT] },
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
      hands: [[14, 96, 4, 71]],
      feet: [[40, 4]],
      things: [box(-16, 16, 40), band('hand', 12, 196), line(2, 97, 28, 95)],
    },
  ],
  'scapular press-up': [
    { ...PRESS_UP, hip: [1, 39], torso: 16, hands: [[48, 3, 48, 28]] },
    { ...PRESS_UP, hip: [0, 42.5], torso: 19.5, hands: [[48, 3, 47.5, 31]], things: [arrow(22, 64, 22, 84)] },
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
      things: [band('hand', -66, 108), line(-66, 0, -66, 125)],
    },
    {
      ...STAND,
      isFront: true,
      hands: [
        [46, 112, 20, 110],
        [-20, 83],
      ],
      feet: [[11, 3]],
      things: [band('hand', -66, 108), line(-66, 0, -66, 125)],
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
});
