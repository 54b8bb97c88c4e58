import { arrow, band, box, FLAT, line, STAND, WEIGHT, type Frames } from '../frame.ts';

const PRESS_UP = { feet: [[-80, 15]], toes: [-80] } as const;
const SEATED_ON_FLOOR = { hip: [-24, 10], torso: 90, feet: [[59, 12]], toes: [95] } as const;

/** Pulling, pushing and throwing. */
export const ARMS = Object.entries<Frames>({
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
});
