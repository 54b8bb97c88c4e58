import { type ArchivedRecording, recordingsOf } from '../../../api/core/workout/fit/recordingArchive.ts';
import { MAX_ARCHIVE_BYTES } from '../../../api/core/workout/fit/recordingFile.ts';

/** A part that is sent again after it was cut off is not much. */
const PART_BYTES = 25_000_000;

export interface ArchiveParts {
  /** What is sent, one after the other. */
  parts: readonly File[];
  /** Names of recordings that are too large to be read, and are not sent. */
  tooLarge: readonly string[];
}

/** An archive of several recordings as the server takes it: a large one in parts, without its pictures; null: the file is none. */
export async function archiveParts(
  file: File,
  partBytes = PART_BYTES,
  mostBytes = MAX_ARCHIVE_BYTES,
): Promise<ArchiveParts | null> {
  if (!/\.zip$/i.test(file.name)) return null;
  const found = recordingsOf(new Uint8Array(await file.arrayBuffer()));
  if ('refusal' in found) return found.refusal === 'too-many' ? { parts: [file], tooLarge: [] } : null;
  const { entries } = found;
  if (entries.length < 2) return null;
  if (file.size <= mostBytes) return { parts: [file], tooLarge: [] };
  const { zipSync } = await import('fflate');
  const isTooLarge = (entry: (typeof entries)[number]) => 'refusal' in entry && entry.refusal === 'too-large';
  // an empty file is what the server says of one that is damaged
  const sent = entries
    .filter((entry) => !isTooLarge(entry))
    .map((entry) => ('bytes' in entry ? entry : { name: entry.name, bytes: new Uint8Array(0) }));
  const parts = grouped(sent, partBytes).map((part) => {
    // names may be alike in several folders
    const files = part.map(({ name, bytes }, i) => [`${i}/${name}`, bytes] as const);
    return new File([zipSync(Object.fromEntries(files), { level: 0 }) as BlobPart], file.name);
  });
  return { parts, tooLarge: entries.filter(isTooLarge).map(({ name }) => name) };
}

function grouped(recordings: readonly ArchivedRecording[], most: number): ArchivedRecording[][] {
  const groups: ArchivedRecording[][] = [];
  let size = Infinity;
  for (const recording of recordings) {
    size += recording.bytes.length;
    if (size > most) {
      groups.push([]);
      size = recording.bytes.length;
    }
    groups.at(-1)!.push(recording);
  }
  return groups;
}
