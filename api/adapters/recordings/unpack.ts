import { gunzipSync } from 'node:zlib';
import type { FitRefusal } from '../../core/workout/fit/fitFile.ts';
import { type ArchiveRefusal, recordingsOf } from '../../core/workout/fit/recordingArchive.ts';
import { MAX_UNPACKED_BYTES } from '../../core/workout/fit/recordingFile.ts';

/** A recording in a gzip in a zip is what sites hand out; deeper is nobody's export. */
const MAX_LAYERS = 3;
/** Beside a recording a zip may hold a note or a picture. */
const MAX_BESIDE = 100;
const REFUSED_ZIPS: Readonly<Record<ArchiveRefusal, FitRefusal>> = {
  damaged: 'damaged',
  'no-recording': 'no-recording',
  'too-many': 'several-recordings',
};

type Unpacked = { bytes: Uint8Array } | { refusal: FitRefusal };

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte);
export const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x1f, 0x8b);
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 3, 4);

/** The file itself, out of gzips and zips around it, whatever its name says. */
export function unpacked(bytes: Uint8Array, layers = MAX_LAYERS): Unpacked {
  const open = isGzip(bytes) ? gunzipped : isZip(bytes) ? onlyRecordingOf : null;
  if (!open) return { bytes };
  if (layers === 0) return { refusal: 'too-complex' };
  const inner = open(bytes);
  return 'refusal' in inner ? inner : unpacked(inner.bytes, layers - 1);
}

function gunzipped(bytes: Uint8Array): Unpacked {
  try {
    return { bytes: gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE') return { refusal: 'too-complex' };
    return { refusal: code === 'Z_BUF_ERROR' ? 'truncated' : 'damaged' };
  }
}

function onlyRecordingOf(zip: Uint8Array): Unpacked {
  const found = recordingsOf(zip);
  if ('refusal' in found) return { refusal: REFUSED_ZIPS[found.refusal] };
  const [recording, another] = found.entries.filter((entry) => !('refusal' in entry && entry.refusal === 'nested'));
  if (another) return { refusal: 'several-recordings' };
  if (!recording) return { refusal: 'no-recording' };
  if ('refusal' in recording) return { refusal: recording.refusal === 'too-large' ? 'too-complex' : 'damaged' };
  return found.others > MAX_BESIDE ? { refusal: 'too-complex' } : gunzipped(recording.bytes);
}
