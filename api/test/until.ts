import { setTimeout as pause } from 'node:timers/promises';

/** Waits until it is so, however long that takes: the test's own limit is the only one. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}
