import { FitBaseType as Base, FitEncoder } from 'fit-file-parser/encoder';

// FIT files as devices write them, made byte by byte. Numbers of messages and fields are those of the public profile.

const WIDTHS: Readonly<Record<number, number>> = {
  [Base.Enum]: 1,
  [Base.Uint8]: 1,
  [Base.Sint8]: 1,
  [Base.Uint16]: 2,
  [Base.Uint32]: 4,
  [Base.Sint32]: 4,
  [Base.Uint32z]: 4,
};
type Field = [number: number, base: Base, value: number | string | Uint8Array | null];

const FILE_ID = 0;
const ZONES_TARGET = 7;
const SESSION = 18;
const LAP = 19;
const RECORD = 20;
const EVENT = 21;
const WORKOUT = 26;
const STEP = 27;
const LENGTH = 101;
const HR = 132;
const TIMESTAMP = 253;
const SPORTS = { generic: 0, running: 1, cycling: 2, transition: 3, swimming: 5, training: 10, hiking: 17 } as const;
const STRENGTH_TRAINING = 20;

/** Nobody may find these anywhere: the place where it was recorded, and the device's serial number. */
export const CANARIES = { lat: 46.512345, lng: 8.312345, serial: 3_987_654_321 };
const SEMICIRCLES = 2 ** 31 / 180;

function write(encoder: FitEncoder, message: number, fields: readonly Field[], local = 0): void {
  const given = fields.filter(([, , value]) => value !== null);
  encoder.writeMessage(
    message,
    given.map(([number, baseType, value]) => {
      const bytes = typeof value === 'string' ? FitEncoder.string(value) : value!;
      return { number, baseType, size: typeof bytes === 'number' ? WIDTHS[baseType]! : bytes.length, value: bytes };
    }),
    local,
  );
}

export interface Leg {
  sport?: keyof typeof SPORTS;
  /** ISO instant; a leg without it follows the one before. */
  start?: string;
  seconds?: number;
  /** Watts at a second, null: not known; without it no power is recorded. */
  watts?: (second: number) => number | null;
  /** Null: not known at that second. */
  heartRate?: (second: number) => number | null;
  /** Seconds from one record to the next; 1 where nothing is said. */
  every?: number;
  /** Seconds at which the timer stopped and went on; with them the file says when its timer ran. */
  stops?: readonly (readonly [from: number, to: number])[];
  /** What the device summed up. */
  summed?: { heartRate: number; highest: number };
  /** Mean of the whole and of each lap. */
  cadence?: number;
  /** Turns a minute at a second. */
  turns?: (second: number) => number;
  /** Laps and the session tell their times alone, as some devices do. */
  isBare?: boolean;
  /** Metres per second; without it there is no distance. */
  speed?: number;
  /** Seconds at which neither the way nor the speed was recorded; the whole way is not told then. */
  lostWay?: (second: number) => boolean;
  /** Seconds for which nothing was recorded and nobody got on, while the timer ran. */
  silence?: readonly [from: number, to: number];
  /** What the session tells of its timer; left out: all of the time. */
  timerSec?: number;
  /** Metres above the sea at a second; without it no height is recorded. */
  height?: (second: number) => number;
  laps?: number;
  /** Metres of the pool, and its lengths with their rests. */
  pool?: { metres: number; lengths: number; swumSec: number };
  /** Perceived exertion, 1 to 10. */
  rpe?: number;
  ftp?: number;
  /** Leaves out the session's summary, as a device does whose battery died. */
  isCutShort?: boolean;
}

/** A recording with a place, a serial number and one record a second. */
export function activityFile(legs: readonly Leg[], { lthr = null as number | null } = {}): Uint8Array {
  const encoder = new FitEncoder();
  let at = FitEncoder.toFitTimestamp(new Date(legs[0]?.start ?? '2027-01-05T06:00:00Z'));
  write(encoder, FILE_ID, [
    [0, Base.Enum, 4],
    [1, Base.Uint16, 1],
    [3, Base.Uint32z, CANARIES.serial],
    [4, Base.Uint32, at],
  ]);
  if (lthr !== null) write(encoder, ZONES_TARGET, [[2, Base.Uint8, lthr]]);
  for (const leg of legs) {
    if (leg.start) at = FitEncoder.toFitTimestamp(new Date(leg.start));
    at = writeLeg(encoder, leg, at);
  }
  return encoder.close();
}

/** Writes the leg that begins then, and answers when it ends. */
function writeLeg(encoder: FitEncoder, leg: Leg, start: number): number {
  const timed: TimedLeg = { every: 1, laps: 1, isBare: false, seconds: 600, ...leg, start };
  const end = start + timed.seconds;
  if (leg.stops) writeTimer(encoder, timed, leg.stops);
  writeRecords(encoder, timed);
  if (leg.pool) writeLengths(encoder, timed, leg.pool);
  writeLaps(encoder, timed);
  if (!leg.isCutShort) writeSession(encoder, timed);
  return end;
}

/** A leg with its place in time, and with what is usual where nothing is said. */
type TimedLeg = Omit<Leg, 'start'> & Required<Pick<Leg, 'seconds' | 'every' | 'laps' | 'isBare'>> & { start: number };

/** Seconds before this one in which nobody got on. */
const restedBefore = ({ silence }: TimedLeg, second: number): number =>
  silence ? Math.min(silence[1] - silence[0], Math.max(0, second - silence[0])) : 0;

/** The whole way, where it is told. */
function metresOf(leg: TimedLeg): number | null {
  const { pool, speed, lostWay, seconds } = leg;
  if (pool) return pool.metres * pool.lengths;
  return speed === undefined || lostWay ? null : speed * (seconds - restedBefore(leg, seconds));
}

function writeTimer(encoder: FitEncoder, { start, seconds }: TimedLeg, stops: NonNullable<Leg['stops']>): void {
  const [runs, rests] = [0, 4];
  const events = [
    [0, runs],
    ...stops.flatMap(([from, to]) => [
      [from, rests],
      [to, runs],
    ]),
    [seconds, rests],
  ];
  for (const [second, type] of events)
    write(
      encoder,
      EVENT,
      [
        [TIMESTAMP, Base.Uint32, start + second!],
        [0, Base.Enum, 0],
        [1, Base.Enum, type!],
      ],
      5,
    );
}

function writeRecords(encoder: FitEncoder, leg: TimedLeg): void {
  const { seconds, every, stops = [], silence, lostWay, speed } = leg;
  const isStopped = (second: number) => stops.some(([from, to]) => second > from && second < to);
  const isSilent = (second: number) => silence !== undefined && second > silence[0] && second < silence[1];
  for (let second = 0; second < seconds; second += every) {
    if (isStopped(second) || isSilent(second)) continue;
    writeRecord(encoder, leg, second, lostWay?.(second) ? undefined : speed);
  }
}

function writeRecord(encoder: FitEncoder, leg: TimedLeg, second: number, speed: number | undefined): void {
  const { start, height, heartRate, turns, watts } = leg;
  write(
    encoder,
    RECORD,
    [
      [TIMESTAMP, Base.Uint32, start + second],
      [0, Base.Sint32, Math.round((CANARIES.lat + second / 1e6) * SEMICIRCLES)],
      [1, Base.Sint32, Math.round((CANARIES.lng + second / 1e6) * SEMICIRCLES)],
      [2, Base.Uint16, height ? Math.round((height(second) + 500) * 5) : null],
      [3, Base.Uint8, heartRate ? heartRate(second) : null],
      [4, Base.Uint8, turns ? turns(second) : null],
      [5, Base.Uint32, speed === undefined ? null : Math.round(speed * (second - restedBefore(leg, second)) * 100)],
      [6, Base.Uint16, speed === undefined ? null : Math.round(speed * 1000)],
      [7, Base.Uint16, watts ? watts(second) : null],
    ],
    1,
  );
}

function writeLengths(
  encoder: FitEncoder,
  { start, seconds }: TimedLeg,
  { lengths, swumSec }: NonNullable<Leg['pool']>,
): void {
  for (let i = 0; i < lengths; i += 1)
    write(
      encoder,
      LENGTH,
      [
        [TIMESTAMP, Base.Uint32, start + seconds],
        [2, Base.Uint32, start + Math.floor((i * seconds) / lengths)],
        [4, Base.Uint32, (swumSec / lengths) * 1000],
        [12, Base.Enum, 1],
      ],
      2,
    );
}

function writeLaps(encoder: FitEncoder, leg: TimedLeg): void {
  const { start, seconds, laps, isBare, cadence, watts } = leg;
  const metres = isBare ? null : metresOf(leg);
  const length = seconds / laps;
  for (let i = 0; i < laps; i += 1)
    write(
      encoder,
      LAP,
      [
        [TIMESTAMP, Base.Uint32, start + seconds],
        [2, Base.Uint32, start + Math.floor(i * length)],
        [7, Base.Uint32, length * 1000],
        [8, Base.Uint32, length * 1000],
        [9, Base.Uint32, metres === null ? null : Math.round((metres / laps) * 100)],
        [17, Base.Uint8, cadence ?? null],
        [19, Base.Uint16, watts && !isBare ? watts(Math.floor((i + 0.5) * length)) : null],
      ],
      3,
    );
}

function writeSession(encoder: FitEncoder, leg: TimedLeg): void {
  const { start, seconds, sport = 'cycling', timerSec = seconds, pool, summed, cadence, ftp, rpe } = leg;
  const metres = metresOf(leg);
  write(
    encoder,
    SESSION,
    [
      [TIMESTAMP, Base.Uint32, start + seconds],
      [2, Base.Uint32, start],
      [3, Base.Sint32, Math.round(CANARIES.lat * SEMICIRCLES)],
      [5, Base.Enum, SPORTS[sport]],
      [6, Base.Enum, sport === 'training' ? STRENGTH_TRAINING : 0],
      [7, Base.Uint32, seconds * 1000],
      [8, Base.Uint32, timerSec * 1000],
      [9, Base.Uint32, metres === null ? null : Math.round(metres * 100)],
      [18, Base.Uint8, cadence ?? null],
      [44, Base.Uint16, pool ? pool.metres * 100 : null],
      [16, Base.Uint8, summed?.heartRate ?? null],
      [17, Base.Uint8, summed?.highest ?? null],
      [45, Base.Uint16, ftp ?? null],
      [193, Base.Uint8, rpe === undefined ? null : rpe * 10],
    ],
    4,
  );
}

/** A beat that a strap kept: seconds after its first one, in 1024ths, and the rate at it. */
export type StrapBeat = readonly [second: number, bpm: number];

/** A segment of nothing but a strap's beats, as a watch appends it to a recording: the first with its time of day, the others packed by eights. */
export function strapSegment(
  beats: readonly StrapBeat[],
  { start = '2027-01-05T06:00:00Z', fraction = 0, clock = 1000, isBare = false } = {},
): Uint8Array {
  const encoder = new FitEncoder();
  const at = FitEncoder.toFitTimestamp(new Date(start));
  if (!isBare)
    write(encoder, FILE_ID, [
      [0, Base.Enum, 4],
      [1, Base.Uint16, 1],
      [3, Base.Uint32z, CANARIES.serial],
      [4, Base.Uint32, at],
    ]);
  const ticks = (second: number) => Math.round((clock + second) * 1024) % 2 ** 32;
  const [first, ...others] = beats;
  write(
    encoder,
    HR,
    [
      [TIMESTAMP, Base.Uint32, at],
      [0, Base.Uint16, Math.round(fraction * 32_768)],
      [6, Base.Uint8, new Uint8Array([first![1]])],
      [9, Base.Uint32, ticks(first![0])],
    ],
    6,
  );
  for (let from = 0; from < others.length; from += 8) {
    const some = others.slice(from, from + 8);
    write(
      encoder,
      HR,
      [
        [6, Base.Uint8, new Uint8Array(some.map(([, bpm]) => bpm))],
        [10, Base.Byte, packed(some.map(([second]) => ticks(second) % 4096))],
      ],
      7,
    );
  }
  return encoder.close();
}

/** Two numbers of 12 bits in each three bytes. */
function packed(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((values.length * 3) / 2));
  values.forEach((value, i) => {
    for (let bit = 0; bit < 12; bit += 1) bytes[(i * 12 + bit) >> 3]! |= ((value >> bit) & 1) << ((i * 12 + bit) & 7);
  });
  return bytes;
}

/** One FIT file behind the other in one. */
export const chained = (...files: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(files));

/** A step as the file has it: raw values of duration and target. */
export interface RawStep {
  /** Numbers of the profile: 0 time (ms), 1 distance (cm), 5 open, 6 repeat from a step. */
  durationType: number;
  duration: number;
  /** 0 speed, 1 heart rate, 2 open, 3 cadence, 4 power. */
  targetType?: number;
  target?: number;
  custom?: readonly [number, number];
  /** 0 active, 1 rest, 2 warm-up, 3 cool-down, 4 recovery. */
  intensity?: number;
  note?: string;
}

export function workoutFile(
  steps: readonly RawStep[],
  { name = 'Sweet spot', sport = 'cycling' as keyof typeof SPORTS, ftp = null as number | null } = {},
): Uint8Array {
  const encoder = new FitEncoder();
  write(encoder, FILE_ID, [
    [0, Base.Enum, 5],
    [3, Base.Uint32z, CANARIES.serial],
  ]);
  if (ftp !== null) write(encoder, ZONES_TARGET, [[3, Base.Uint16, ftp]], 3);
  write(
    encoder,
    WORKOUT,
    [
      [4, Base.Enum, SPORTS[sport]],
      [6, Base.Uint16, steps.length],
      [8, Base.String, name],
    ],
    1,
  );
  steps.forEach(({ durationType, duration, targetType = 2, target = 0, custom, intensity = 0, note }, index) => {
    write(
      encoder,
      STEP,
      [
        [254, Base.Uint16, index],
        [1, Base.Enum, durationType],
        [2, Base.Uint32, duration],
        [3, Base.Enum, targetType],
        [4, Base.Uint32, target],
        [5, Base.Uint32, custom?.[0] ?? null],
        [6, Base.Uint32, custom?.[1] ?? null],
        [7, Base.Enum, intensity],
        [8, Base.String, note ?? null],
      ],
      2,
    );
  });
  return encoder.close();
}

/** The same bytes with their sums put right, so that what was changed within is what a reader sees. */
export function withChecksums(bytes: Uint8Array): Uint8Array {
  const file = bytes.slice();
  const view = new DataView(file.buffer);
  if (file[0] === 14) view.setUint16(12, FitEncoder.calculateCRC(file.subarray(0, 12)), true);
  view.setUint16(file.length - 2, FitEncoder.calculateCRC(file.subarray(0, -2)), true);
  return file;
}

/** Any records in a frame that is right. */
export function framed(records: Uint8Array): Uint8Array {
  const file = new Uint8Array(14 + records.length + 2);
  file.set([14, 0x20, 0, 0, 0, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54]);
  new DataView(file.buffer).setUint32(4, records.length, true);
  file.set(records, 14);
  return withChecksums(file);
}

/** The body of an upload, as a browser sends it. */
export function fitForm(file: Uint8Array, { field = 'fitFile', name = 'ride.fit' } = {}): FormData {
  const form = new FormData();
  form.append(field, new Blob([file as Uint8Array<ArrayBuffer>]), name);
  return form;
}
