import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { FitRefusal } from '../../core/workout/fit/fitFile.ts';
import { isRecordingPath, MAX_UNPACKED_BYTES } from '../../core/workout/fit/recordingFile.ts';

/** A recording in a gzip in a zip is what sites hand out; deeper is nobody's export. */
const MAX_LAYERS = 3;
/** Beside a recording a zip may hold a note or a picture. */
const MAX_ENTRIES = 100;

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

function onlyRecordingOf(bytes: Uint8Array): Unpacked {
  let [entries, total] = [0, 0];
  const names: string[] = [];
  try {
    // sizes are what the directory claims, and what is unpacked fills no more than that
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (!isRecordingPath(name)) return false;
        names.push(name);
        total += originalSize;
        return names.length === 1 && entries <= MAX_ENTRIES && total <= MAX_UNPACKED_BYTES;
      },
    });
    if (names.length > 1) return { refusal: 'several-recordings' };
    const file = files[names[0] ?? ''];
    if (file) return { bytes: file };
    return { refusal: names.length === 0 ? 'no-recording' : 'too-complex' };
  } catch {
    return { refusal: 'damaged' };
  }
}
