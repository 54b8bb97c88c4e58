import { ADDITIONS } from './additions.ts';
import { EXCHANGES } from './exchanges.ts';
import { FOR_GOOD } from './forGood.ts';
import { LEAVING_OUT } from './leavingOut.ts';
import { LENGTHS_AND_EFFORTS } from './lengths.ts';
import { PARTICLES } from './particles.ts';
import type { Rewriting } from './slots.ts';

/** What people say of a workout in words of their own, and the plain wish that it is; a row for each way, in the order in which they are tried. */
export const PARAPHRASES: readonly Rewriting[] = [
  ...PARTICLES,
  ...EXCHANGES,
  ...ADDITIONS,
  ...LEAVING_OUT,
  ...LENGTHS_AND_EFFORTS,
  ...FOR_GOOD,
];
