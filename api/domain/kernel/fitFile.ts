import type { FitFile, FitRefusal } from '../../core/workout/fit/fitFile.ts';
import type { Viewer } from './access.ts';
import { NotPossible, Unavailable } from './errors.ts';
import type { FitReader } from './ports.ts';

/** Bytes of the largest file that is taken. */
export const MAX_FIT_BYTES = 10_000_000;

/** What an act that reads files works with. */
export interface FitDeps {
  fit: FitReader;
}

const MESSAGES: Readonly<Record<FitRefusal, string>> = {
  'not-fit': 'This is not a valid FIT file.',
  truncated: 'The FIT file is damaged (it ends too early).',
  checksum: 'The FIT file is damaged (checksum does not match).',
  'several-files': 'This file holds several planned workouts in one. Upload them one by one.',
  damaged: 'The FIT file is damaged (its records cannot be read).',
  'too-complex': 'This FIT file is too complex to read.',
  empty: 'Neither an activity nor a workout was found in this FIT file.',
};

/** Throws NotPossible (FIT_INVALID), naming what is wrong with the file, RateLimited where reading the account's files took too long of late, and Unavailable where too many wait. */
export async function readFit(
  { fit }: FitDeps,
  { userId }: Pick<Viewer, 'userId'>,
  file: Uint8Array,
): Promise<FitFile> {
  const read = await fit.read(file, userId);
  if ('file' in read) return read.file;
  if (read.refusal === 'busy')
    throw new Unavailable('BUSY', 'Many files are being read right now. Try again in a moment.');
  throw new NotPossible('FIT_INVALID', MESSAGES[read.refusal]);
}
