/** Centimetres from a point on the floor, x to the right, y up. */
export type Point = readonly [x: number, y: number];
/** Where a hand or a foot is; with four figures also its elbow or knee, where the limb points at who looks and seems shorter than it is. */
export type Limb = readonly [x: number, y: number] | readonly [x: number, y: number, jointX: number, jointY: number];

/** A body seen from its right side, which looks to the right, or from its front. */
export interface Pose {
  hip: Point;
  /** Degrees of the line from hip to shoulder: 0 to the right, 90 upright, 180 to the left. */
  torso: number;
  /** Degrees of the line from shoulder to head; left out: as the torso. */
  look?: number;
  /** The near one first; the far one is left out where it is behind the near one, or its mirror image where it is seen from the front. */
  hands: readonly [near: Limb, far?: Limb];
  feet: readonly [near: Limb, far?: Limb];
  /** Degrees of the line from ankle to toes; left out: flat on the floor. */
  toes?: readonly [near: number, far?: number];
  isFront?: boolean;
}

/** Lines from the trunk outwards. */
export interface Skeleton {
  trunk: readonly Point[];
  head: Point;
  near: readonly (readonly Point[])[];
  far: readonly (readonly Point[])[];
  hand: Point;
  farHand: Point;
  foot: Point;
}

/** Of an adult of about 1.70 m. */
export const LENGTHS = { trunk: 50, head: 19, arm: [28, 27], leg: [42, 42], foot: 15 } as const;
export const HEAD_RADIUS = 10;
/** From the middle of the body to each side, where it is seen from its front. */
const HALF = { shoulders: 17, hips: 9 };

export function towards([x, y]: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
}

/**
 * The limb from a shoulder or hip to its end, with the joint where two bones of these lengths meet (law of cosines): `side` 1 left of
 * the way there, -1 right of it. An end out of reach is pointed at.
 */
function limb(
  from: Point,
  [x, y, jointX, jointY]: Limb,
  [upper, lower]: readonly [number, number],
  side: 1 | -1,
): Point[] {
  if (jointX !== undefined && jointY !== undefined) return [from, [jointX, jointY], [x, y]];
  const [dx, dy] = [x - from[0], y - from[1]];
  const way = Math.hypot(dx, dy);
  const direction = (Math.atan2(dy, dx) * 180) / Math.PI;
  if (way >= upper + lower) return [from, towards(from, direction, upper), towards(from, direction, upper + lower)];
  const bend = Math.acos((upper ** 2 + way ** 2 - lower ** 2) / (2 * upper * way)) * (180 / Math.PI);
  return [from, towards(from, direction + side * bend, upper), [x, y]];
}

const mirrored = ([x, y, jointX, jointY]: Limb, middle: number): Limb =>
  jointX === undefined || jointY === undefined ? [2 * middle - x, y] : [2 * middle - x, y, 2 * middle - jointX, jointY];

/** The lines of a body in this pose. */
export function skeletonOf({ hip, torso, look = torso, hands, feet, toes = [0], isFront = false }: Pose): Skeleton {
  const shoulder = towards(hip, torso, LENGTHS.trunk);
  const beside = (middle: Point, half: number) => (isFront ? towards(middle, torso - 90, half) : middle);
  const [nearHand, farHand = isFront ? mirrored(nearHand, hip[0]) : nearHand] = hands;
  const [nearFoot, farFoot = isFront ? mirrored(nearFoot, hip[0]) : nearFoot] = feet;
  const arm = (half: number, end: Limb) => limb(beside(shoulder, half), end, LENGTHS.arm, isFront && half < 0 ? 1 : -1);
  const leg = (half: number, end: Limb, angle: number) => {
    const bones = limb(beside(hip, half), end, LENGTHS.leg, isFront && half < 0 ? -1 : 1);
    const ankle = bones.at(-1)!;
    return isFront ? bones : [...bones, towards(ankle, angle, LENGTHS.foot)];
  };
  const { shoulders, hips } = HALF;
  const near = [leg(hips, nearFoot, toes[0]), arm(shoulders, nearHand)];
  const far = [leg(-hips, farFoot, toes[1] ?? toes[0]), arm(-shoulders, farHand)];
  return {
    trunk: isFront
      ? [
          beside(hip, hips),
          beside(shoulder, shoulders),
          beside(shoulder, -shoulders),
          beside(hip, -hips),
          beside(hip, hips),
        ]
      : [hip, shoulder],
    head: towards(shoulder, look, LENGTHS.head),
    near: isFront ? [...near, ...far] : near,
    far: isFront ? [] : far,
    hand: near[1]!.at(-1)!,
    farHand: far[1]!.at(-1)!,
    foot: near[0]![2]!,
  };
}
