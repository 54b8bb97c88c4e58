import type { Frames } from './frame.ts';
import { ARMS } from './poses/arms.ts';
import { LEGS } from './poses/legs.ts';
import { TRUNK } from './poses/trunk.ts';

/** One frame of what is held, two of what moves: where it begins and where it turns. By the name of the exercise. */
export const POSES: ReadonlyMap<string, Frames> = new Map([...LEGS, ...ARMS, ...TRUNK]);
