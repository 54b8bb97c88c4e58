import { arrow, band, box, FLAT, HANGING, line, STAND, WEIGHT, type Frames, type Thing } from '../frame.ts';

const QUARTER_SQUAT = { hip: [-12, 75], torso: 66, feet: [FLAT] } as const;
const UNDER_BAR = { ...STAND, hands: [[4, 136, -9, 112]] } as const;
const SEATED = { hip: [-30, 32], torso: 130, look: 110, hands: [[-32, 26]], toes: [126, 0] } as const;
const SEAT = [line(-44, 26, -76, 64), line(-44, 24, -16, 24), line(-30, 24, -30, 0)];
const WALL = line(50, 0, 50, 170);
/** A bar of which only the end is seen, and a plate on it. */
const bar = (...at: [number, number]): Thing => ({ kind: 'round', size: 'ball', at });
const plate = (): Thing => ({ kind: 'round', size: 'plate' });

/** Standing and jumping. */
export const LEGS = Object.entries<Frames>({
  'goblet squat': [
    { ...STAND, hands: [[18, 118]], things: [WEIGHT] },
    { hip: [-14, 40], torso: 65, hands: [[26, 70]], feet: [[4, 4]], things: [WEIGHT] },
  ],
  'squat or leg press': [
    { ...UNDER_BAR, things: [bar(-9, 139)] },
    { hip: [-16, 40], torso: 56, hands: [[16, 82, -1, 61]], feet: [[4, 4]], things: [bar(4, 86)] },
  ],
  'half squat': [
    { ...UNDER_BAR, things: [bar(-9, 139)] },
    { hip: [-16, 61], torso: 60, hands: [[14, 105, -3, 84]], feet: [FLAT], things: [bar(3, 107)] },
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
      ...SEATED,
      feet: [
        [20, 67],
        [12, 4],
      ],
      things: [line(36, 49, 8, 87), ...SEAT],
    },
    {
      ...SEATED,
      feet: [
        [36, 78],
        [12, 4],
      ],
      things: [line(52, 60, 24, 98), ...SEAT],
    },
  ],
  'hip hinge': [
    { ...STAND, hands: [HANGING] },
    { hip: [-24, 83], torso: 22, hands: [[22, 46]], feet: [FLAT] },
  ],
  deadlift: [
    { hip: [-28, 54], torso: 26, hands: [[9, 22]], feet: [FLAT], things: [plate()] },
    { ...STAND, hands: [[6, 83]], things: [plate()] },
  ],
  'single-leg deadlift': [
    { ...STAND, hands: [HANGING], things: [WEIGHT] },
    { hip: [-4, 85], torso: 10, hands: [[44, 40]], feet: [[-88, 70], FLAT], toes: [-70, 0], things: [WEIGHT] },
  ],
  'kettlebell swing': [
    { hip: [-26, 79], torso: 25, hands: [[-20, 62]], feet: [FLAT], things: [WEIGHT] },
    { ...STAND, hands: [[53, 126]], things: [WEIGHT] },
  ],
  'calf raise': [
    { ...STAND, hands: [[46, 118]], feet: [FLAT, [-24, 32]], toes: [0, -60], things: [WALL] },
    {
      hip: [6, 101],
      torso: 90,
      hands: [[46, 124]],
      feet: [
        [6, 16],
        [-18, 44],
      ],
      toes: [-52, -60],
      things: [WALL],
    },
  ],
  'bent-knee calf raise': [
    { hip: [-8, 78], torso: 86, hands: [[46, 112]], feet: [FLAT], things: [WALL] },
    { hip: [-2, 91], torso: 86, hands: [[46, 118]], feet: [[6, 18]], toes: [-52], things: [WALL] },
  ],
  'hip flexion': [
    { ...STAND, hands: [HANGING], feet: [[-10, 6], FLAT], things: [band('foot', -70, 8), line(-70, 0, -70, 20)] },
    { ...STAND, hands: [HANGING], feet: [[26, 54], FLAT], things: [band('foot', -70, 8), line(-70, 0, -70, 20)] },
  ],
  'pogo hops': [
    {
      hip: [0, 87],
      torso: 89,
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
      things: [arrow(-34, 12, -34, 32)],
    },
  ],
  'jump squat': [
    { ...QUARTER_SQUAT, hands: [[-18, 72]] },
    { hip: [2, 116], torso: 90, hands: [[6, 112]], feet: [[2, 33]], toes: [-65], things: [arrow(-34, 30, -34, 90)] },
  ],
  'box jump': [
    {
      hip: [-52, 66],
      torso: 58,
      hands: [[-58, 76]],
      feet: [[-40, 4]],
      things: [box(10, 62, 42), arrow(-16, 30, 6, 64)],
    },
    { hip: [32, 128], torso: 88, hands: [[38, 124]], feet: [[32, 46]], things: [box(10, 62, 42)] },
  ],
});
