import { arrow, band, box, FLAT, HANGING, line, STAND, WEIGHT, type Frames } from '../frame.ts';

const QUARTER_SQUAT = { hip: [-12, 68], torso: 62, feet: [FLAT] } as const;

/** Standing and jumping. */
export const LEGS = Object.entries<Frames>({
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
});
