/** Where a whole browser of this machine is; undefined: nowhere. */
export const findChromium: () => string | undefined;
/** One that draws no window of its own, or else a whole one; undefined: nowhere. */
export const findHeadlessShell: () => string | undefined;
