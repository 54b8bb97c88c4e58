// What a file with a recording may be, wherever it comes from.

/** Bytes of the largest recording that is taken, as it is sent or lies in an archive. */
export const MAX_RECORDING_BYTES = 10_000_000;
/** Bytes of one after unpacking: a day and a night of TCX with all that a device can tell. */
export const MAX_UNPACKED_BYTES = 64_000_000;
/** Bytes of the largest archive of them. */
export const MAX_ARCHIVE_BYTES = 100_000_000;

/** What file systems leave beside files. */
const HIDDEN = /(^|\/)(\.[^./]|__MACOSX\/)/;

/** Whether a file of an archive is a recording, by its path there. */
export const isRecordingPath = (path: string): boolean => /\.(fit|tcx|gpx)(\.gz)?$/i.test(path) && !HIDDEN.test(path);
/** Whether it is an archive itself. */
export const isArchivePath = (path: string): boolean => /\.zip$/i.test(path) && !HIDDEN.test(path);
