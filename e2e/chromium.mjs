import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where a browser of this machine is: CHROMIUM_PATH, or where distributions put it; undefined: nowhere. */
export const findChromium = () => [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place));
