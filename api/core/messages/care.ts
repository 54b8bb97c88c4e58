import { OWN } from '../constants/injuries.ts';
import type { Reader } from './reader.ts';

/** What to mind with an injury, for its reader. */
export const careText = (note: string, { possessive }: Reader): string => note.replaceAll(OWN, possessive);
