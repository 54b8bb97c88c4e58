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

export type Frames = readonly [Frame, Frame?];
type Way = [x1: number, y1: number, x2: number, y2: number];

export const box = (from: number, to: number, height: number): Thing => ({ kind: 'box', from, to, height });
export const line = (...[x1, y1, x2, y2]: Way): Thing => ({ kind: 'line', from: [x1, y1], to: [x2, y2] });
export const arrow = (...[x1, y1, x2, y2]: Way): Thing => ({ kind: 'arrow', from: [x1, y1], to: [x2, y2] });
export const band = (from: 'hand' | 'foot', ...to: [number, number]): Thing => ({ kind: 'band', from, to });
export const WEIGHT: Thing = { kind: 'round', size: 'weight' };

/** Standing, from which most begin. */
export const FLAT: Limb = [0, 4];
export const STAND = { hip: [0, 88], torso: 90, feet: [FLAT] } as const;
export const HANGING: Limb = [4, 83];
