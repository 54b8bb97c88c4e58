/** Where a browser of this machine is; undefined: nowhere. */
export const findChromium: () => string | undefined;
