import type { FitFile, FitRefusal } from '../../core/workout/fit/fitFile.ts';
import type { Viewer } from './access.ts';
import { NotPossible, Unavailable } from './errors.ts';
import type { FitReader, ReadingTime } from './ports.ts';

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
  'no-times': 'This file holds a route without times, not a recording. Export the activity itself.',
  clock:
    'The clock of your device was not set: this recording says that it is from before 2010. Set the clock and send it with the right date.',
  'several-recordings':
    'This zip holds several recordings. Send it as an archive, or unpack it and send them one by one.',
  'no-recording': 'No recording was found in this zip. Send one that holds a .fit, .tcx or .gpx file.',
};
/** Where a recording of any format is welcome. */
const OF_ANY_FORMAT: Readonly<Record<FitRefusal, string>> = {
  ...MESSAGES,
  'not-fit': 'This is no recording that can be read. Send a .fit, .tcx or .gpx file, as it is or in a .gz or .zip.',
  truncated: 'The file is damaged (it ends too early). Export it once more.',
  checksum: 'The file is damaged (its checksum does not match). Export it once more.',
  damaged: 'The file is damaged (it cannot be read to its end). Export it once more.',
  'too-complex': 'This file is too large or too complex to read.',
  empty: 'Neither an activity nor a workout was found in this file.',
};

/** Throws NotPossible (FIT_INVALID), naming what is wrong with the file, RateLimited where reading the account's files took too long of late, and Unavailable where too many wait. */
export const readFit = (deps: FitDeps, viewer: Pick<Viewer, 'userId'>, file: Uint8Array): Promise<FitFile> =>
  readBy(MESSAGES, deps, viewer, file);

/** The same, with words for whoever may send any format. */
export const readRecording = (deps: FitDeps, viewer: Pick<Viewer, 'userId'>, file: Uint8Array): Promise<FitFile> =>
  readBy(OF_ANY_FORMAT, deps, viewer, file);

/** The same, of an archive: it takes nothing of the time that its sender has for other files. */
export const readArchived =
  (archiveId: string) =>
  (deps: FitDeps, _sender: unknown, file: Uint8Array): Promise<FitFile> =>
    readBy(OF_ANY_FORMAT, deps, { userId: archiveId }, file, 'archiveMs');

async function readBy(
  messages: Readonly<Record<FitRefusal, string>>,
  { fit }: FitDeps,
  { userId }: Pick<Viewer, 'userId'>,
  file: Uint8Array,
  time?: ReadingTime,
): Promise<FitFile> {
  const read = await fit.read(file, userId, time);
  if ('file' in read) return read.file;
  if (read.refusal === 'busy')
    throw new Unavailable('BUSY', 'Many files are being read right now. Try again in a moment.');
  throw new NotPossible('FIT_INVALID', messages[read.refusal]);
}
