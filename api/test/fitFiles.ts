import { FitBaseType as Base, FitEncoder } from 'fit-file-parser/encoder';
import { CANARIES, FILE_ID, SPORTS, TIMESTAMP, write, ZONES_TARGET } from './fitMessages.ts';

const SESSION = 18;
const LAP = 19;
const RECORD = 20;
const EVENT = 21;
const LENGTH = 101;
const STRENGTH_TRAINING = 20;
const SEMICIRCLES = 2 ** 31 / 180;

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

/** One FIT file behind the other in one. */
export const chained = (...files: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(files));

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
