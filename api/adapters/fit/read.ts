import FitParser from 'fit-file-parser';
import type { FitFile, FitRefusal } from '../../core/workout/fit/fitFile.ts';
import { legsOf, type Messages } from './activity.ts';
import { beatsOf } from './beats.ts';
import { word } from './fields.ts';
import { segmentsOf } from './frame.ts';
import { workoutOf } from './workout.ts';

/** Sports of all recordings of a file. */
const MAX_LEGS = 60;

/** A day and a night of the fastest heart. */
const MAX_BEATS = 400_000;

export type FitRead = { file: FitFile } | { refusal: FitRefusal };

/** Reads a whole file; meant for a thread of its own. What it answers names no place, no device and no person. */
export async function readFit(bytes: Uint8Array): Promise<FitRead> {
  const framed = segmentsOf(bytes);
  if ('refusal' in framed) return framed;
  const decoded: Messages[] = [];
  for (const segment of framed.segments) {
    const messages = await decode(segment);
    if (!messages) return { refusal: 'damaged' };
    decoded.push(messages);
  }
  return fileOf(decoded);
}

/** Null: the parser gave up, whatever it threw; it rejects with texts as well as with errors. */
async function decode(bytes: Uint8Array): Promise<Messages | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const parsed = (await new FitParser({ force: false, mode: 'list' }).parseAsync(file as Buffer<ArrayBuffer>)) as {
      messages?: Messages;
    };
    return parsed.messages ?? {};
  } catch {
    return null;
  }
}

/** A clock that was never set counts from 1989; nobody's device is older than this. */
const FIRST_YEAR = '2010';

/** A strap's heart rate may lie in segments of its own, behind the recording or beside its records. */
export function fileOf(segments: readonly Messages[]): FitRead {
  const beats = beatsOf(segments.flatMap(({ hr = [] }) => hr)).sort((a, b) => a.at - b.at);
  if (beats.length > MAX_BEATS) return { refusal: 'too-complex' };
  // recordings of a planned workout carry its steps along
  const recorded = segments.filter(({ file_id: [about = {}] = [] }) => word(about, 'type') !== 'workout');
  const legs = recorded.flatMap((messages, recording) => legsOf(messages, { recording, beats }));
  if (legs.length > MAX_LEGS) return { refusal: 'too-complex' };
  if (legs.some(({ startedAt }) => startedAt < FIRST_YEAR)) return { refusal: 'clock' };
  if (legs.length > 0)
    return {
      file: {
        kind: 'activity',
        legs: legs.sort((a, b) => (a.startedAt < b.startedAt ? -1 : a.startedAt > b.startedAt ? 1 : 0)),
      },
    };
  const workouts = segments.flatMap((messages) => workoutOf(messages) ?? []);
  if (workouts.length > 1) return { refusal: 'several-files' };
  const [workout] = workouts;
  if (workout === 'too-complex') return { refusal: 'too-complex' };
  return workout ? { file: { kind: 'workout', workout } } : { refusal: 'empty' };
}
