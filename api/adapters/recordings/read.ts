import type { Messages } from '../fit/activity.ts';
import { type FitRead, fileOf, readFit } from '../fit/read.ts';
import { messagesOfGpx } from './gpx.ts';
import { messagesOfTcx } from './tcx.ts';
import { unpacked } from './unpack.ts';
import { TooManyPoints } from './xml.ts';

/** XML formats by the element that holds all. */
const FORMATS: readonly (readonly [root: RegExp, messagesOf: (text: string) => Messages[]])[] = [
  [/<(?:\w+:)?TrainingCenterDatabase[\s>]/, messagesOfTcx],
  [/<(?:\w+:)?gpx[\s>]/, messagesOfGpx],
];
/** Where the element that holds all has to stand: behind what declares XML and its comments. */
const HEAD = 4096;

/** Reads a recording of any format by what is in it, never by its name; meant for a thread of its own. */
export async function readRecording(bytes: Uint8Array): Promise<FitRead> {
  const file = unpacked(bytes);
  if ('refusal' in file) return file;
  const head = Buffer.from(file.bytes.subarray(0, HEAD))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  const format = head.startsWith('<') ? FORMATS.find(([root]) => root.test(head)) : undefined;
  return format ? readXml(Buffer.from(file.bytes).toString('utf8'), format[1]) : readFit(file.bytes);
}

function readXml(text: string, messagesOf: (text: string) => Messages[]): FitRead {
  try {
    const recordings = messagesOf(text);
    const read = fileOf(recordings);
    // a way without times is a plan to go somewhere
    return 'refusal' in read && read.refusal === 'empty' && /<(?:\w+:)?(?:trkpt|rtept)[\s>]/.test(text)
      ? { refusal: 'no-times' }
      : read;
  } catch (error) {
    return { refusal: error instanceof TooManyPoints ? 'too-complex' : 'damaged' };
  }
}
