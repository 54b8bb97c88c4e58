import { MEAN_MAX_LONGEST } from '../constants/thresholds.ts';
import { STREAM_NAMES, STREAM_PARTS, type Stream, type StreamName, type Streams } from './streams.ts';

// A stream is a list of variable-length integers: 0 and a number of seconds without a value, 1 and a number of seconds like the one
// before, else 2 and more: the difference from the last known value, its sign in the lowest bit. The whole is, after a byte that
// names this format, the number of seconds, and each stream behind its place in STREAM_NAMES and its length in bytes.
const FORMAT = 1;
const [GAP, SAME, DIFFERENCE] = [0, 1, 2];
/** Two bytes tell of so many like the one before. */
const MIN_SAME = 3;
/** Any difference of two values that are kept fits in. */
const MAX_BITS = 28;

class Writer {
  readonly bytes: number[] = [];

  number(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.bytes.push(rest);
  }
}

class Reader {
  constructor(
    private readonly bytes: Uint8Array,
    private at = 0,
    private readonly end = bytes.length,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.end;
  }

  number(): number {
    let value = 0;
    for (let bits = 0; bits <= MAX_BITS; bits += 7) {
      const byte = this.at < this.end ? this.bytes[this.at]! : 0;
      this.at += 1;
      value += (byte % 128) * 2 ** bits;
      if (byte < 128) break;
    }
    return value;
  }

  part(length: number): Reader {
    const from = this.at;
    this.at += length;
    return new Reader(this.bytes, from, Math.min(this.at, this.end));
  }
}

/** How many values from `from` on are the same as that one. */
function runOf(values: readonly (number | null)[], from: number): number {
  let to = from + 1;
  while (to < values.length && values[to] === values[from]) to += 1;
  return to - from;
}

function bytesOf(stream: Stream, parts: number): number[] {
  const values = stream.map((value) => (value === null ? null : Math.round(value * parts)));
  const writer = new Writer();
  let last = 0;
  for (let at = 0; at < values.length;) {
    const run = runOf(values, at);
    const value = values[at] ?? null;
    if (value === null || (at > 0 && value === last && run >= MIN_SAME)) {
      writer.number(value === null ? GAP : SAME);
      writer.number(run);
      at += run;
    } else {
      const difference = value - last;
      writer.number(DIFFERENCE + (difference < 0 ? -2 * difference - 1 : 2 * difference));
      last = value;
      at += 1;
    }
  }
  return writer.bytes;
}

function streamOf(reader: Reader, seconds: number, parts: number): Stream {
  const values: (number | null)[] = [];
  let last = 0;
  while (values.length < seconds && !reader.isAtEnd) {
    const code = reader.number();
    if (code >= DIFFERENCE) {
      const folded = code - DIFFERENCE;
      last += folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
      values.push(last / parts);
    } else {
      const value = code === GAP ? null : last / parts;
      for (let run = Math.min(reader.number(), seconds - values.length); run > 0; run -= 1) values.push(value);
    }
  }
  while (values.length < seconds) values.push(null);
  return values;
}

/** A byte for most seconds of a stream, fewer where it stays as it is. Streams of nothing are left out; null: there is no other. */
export function packStreams(streams: Streams): Uint8Array<ArrayBuffer> | null {
  const known = STREAM_NAMES.filter((name) => streams[name]?.some((value) => value !== null));
  const seconds = Math.max(0, ...known.map((name) => streams[name]!.length));
  if (known.length === 0 || seconds > MEAN_MAX_LONGEST) return null;
  const writer = new Writer();
  writer.number(FORMAT);
  writer.number(seconds);
  const streamBytes = known.map((name) => bytesOf(streams[name]!, STREAM_PARTS[name]));
  const heads = known.map((name, i) => {
    const head = new Writer();
    head.number(STREAM_NAMES.indexOf(name));
    head.number(streamBytes[i]!.length);
    return head.bytes;
  });
  const parts = [writer.bytes, ...streamBytes.flatMap((bytes, i) => [heads[i]!, bytes])];
  const packed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

/** The streams of these names that are kept. Bytes that nothing of ours wrote are no streams. */
export function unpackStreams(bytes: Uint8Array, names: readonly StreamName[] = STREAM_NAMES): Streams {
  const reader = new Reader(bytes);
  if (reader.number() !== FORMAT) return {};
  const seconds = reader.number();
  if (seconds > MEAN_MAX_LONGEST) return {};
  const streams: Partial<Record<StreamName, Stream>> = {};
  while (!reader.isAtEnd) {
    const name = STREAM_NAMES[reader.number()];
    const part = reader.part(reader.number());
    if (name && names.includes(name)) streams[name] = streamOf(part, seconds, STREAM_PARTS[name]);
  }
  return streams;
}
