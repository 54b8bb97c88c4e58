import FitParser from 'fit-file-parser';
import type { FitFile, FitRefusal } from '../../core/fit/fitFile.ts';
import { legsOf, type Messages } from './activity.ts';
import { word } from './fields.ts';
import { refusalOfFrame } from './frame.ts';
import { workoutOf } from './workout.ts';

export type FitRead = { file: FitFile } | { refusal: FitRefusal };

/** Reads a whole file; meant for a thread of its own. What it answers names no place, no device and no person. */
export async function readFit(bytes: Uint8Array): Promise<FitRead> {
  const refusal = refusalOfFrame(bytes);
  if (refusal) return { refusal };
  const messages = await decode(bytes);
  return messages ? read(messages) : { refusal: 'damaged' };
}

/** Null: the parser gave up, whatever it threw; it rejects with texts as well as with errors. */
async function decode(bytes: Uint8Array): Promise<Messages | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const parsed = (await new FitParser({ force: false, mode: 'list' }).parseAsync(file as Buffer<ArrayBuffer>)) as { messages?: Messages };
    return parsed.messages ?? {};
  } catch {
    return null;
  }
}

function read(messages: Messages): FitRead {
  const isPlan = word(messages.file_id?.[0] ?? {}, 'type') === 'workout';
  // recordings of a planned workout carry its steps along
  const legs = isPlan ? [] : legsOf(messages);
  if (legs.length > 0) return { file: { kind: 'activity', legs } };
  const workout = workoutOf(messages.workout?.[0], messages.workout_step ?? []);
  if (workout === 'too-complex') return { refusal: 'too-complex' };
  return workout ? { file: { kind: 'workout', workout } } : { refusal: 'empty' };
}
