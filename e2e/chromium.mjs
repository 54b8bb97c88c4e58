import { existsSync } from 'node:fs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = ['/usr/bin/chromium-headless-shell'];

const firstOf = (places) => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));

/** Where a whole browser of this machine is: CHROMIUM_PATH, or where distributions put it; undefined: nowhere. */
export const findChromium = () => firstOf(WHOLE);

/** One that draws no window of its own, which leaves a small machine's cores to the pages; else a whole one. */
export const findHeadlessShell = () => firstOf([...SHELL, ...WHOLE]);
