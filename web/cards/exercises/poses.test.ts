import { EXERCISES, exerciseOf } from '../../../api/core/workout/families/exercises.ts';
import { pointsOf, WIDTH } from './ExerciseDrawing.tsx';
import { POSES } from './poses.ts';
import { LENGTHS, type Point, type Pose, skeletonOf } from './skeleton.ts';

const FRAMES = [...POSES].flatMap(([name, frames]) =>
  frames.flatMap((frame, at) => (frame ? [[`${name} ${at + 1}`, frame] as const] : [])),
);

test('every exercise is drawn, what is held once, and nothing else is', () => {
  expect([...POSES.keys()].sort()).toEqual(EXERCISES.map(({ name }) => name).sort());
  for (const [name, frames] of POSES) expect(frames.length === 2 && exerciseOf(name)!.isHeld).toBe(false);
});

test.each(FRAMES)('%s: hands and feet are where they are said to be; nothing is below the floor', (_name, frame) => {
  const { near, hand } = skeletonOf(frame);
  const ankle = near[0]![2]!;
  const away = (end: readonly number[], [x, y]: readonly number[]) => Math.hypot(end[0]! - x!, end[1]! - y!);
  expect(away(hand, frame.hands[0])).toBeLessThan(4);
  expect(away(ankle, frame.feet[0])).toBeLessThan(4);
  expect(Math.min(...pointsOf(frame).map(([, y]) => y))).toBeGreaterThanOrEqual(0);
});

test.each([...POSES])('%s: both frames have room in the width of one', (_name, frames) => {
  const xs = frames.flatMap((frame) => (frame ? pointsOf(frame).map(([x]) => x) : []));
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(WIDTH - 8);
});

const STANDING: Pose = { hip: [0, 80], torso: 90, hands: [[10, 90]], feet: [[0, 4]] };

test('bones keep their lengths; knees bend forwards, elbows backwards, and what is out of reach is pointed at', () => {
  const [leg, arm] = skeletonOf(STANDING).near;
  const [[hip, knee, foot], [shoulder, elbow, hand]] = [leg!, arm!];
  const apart = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d);
  const [upper, lower] = LENGTHS.arm;
  expect([apart(hip!, knee!), apart(knee!, foot!)].map(Math.round)).toEqual([...LENGTHS.leg]);
  expect([apart(shoulder!, elbow!), apart(elbow!, hand!)].map(Math.round)).toEqual([upper, lower]);
  expect(knee![0]).toBeGreaterThan(10);
  expect(elbow![0]).toBeLessThan(-10);
  const reaching = skeletonOf({ ...STANDING, hands: [[500, 130]] });
  expect(reaching.hand.map(Math.round)).toEqual([upper + lower, 130]);
});

test('seen from the front one side is the mirror image of the other', () => {
  const [leg, arm, farLeg, farArm] = skeletonOf({
    ...STANDING,
    isFront: true,
    hands: [[40, 100]],
    feet: [[20, 20]],
  }).near;
  const mirrored = (limb: readonly Point[]) => limb.map(([x, y]) => [Math.round(-x), Math.round(y)]);
  const rounded = (limb: readonly Point[]) => limb.map((point) => point.map(Math.round));
  expect([mirrored(leg!), mirrored(arm!)]).toEqual([rounded(farLeg!), rounded(farArm!)]);
});
