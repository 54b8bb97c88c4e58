import type { DeviceSettings, FitLap, FitLeg } from '../../core/workout/fit/fitFile.ts';
import { type Beat, HEART_RATE } from './beats.ts';
import { type Message, number, seconds } from './fields.ts';
import { meanOfField, recordsOfLaps, waysOfLaps } from './lapRecords.ts';
import { pulseOf } from './pulse.ts';
import { CADENCE, readSeries, type Series } from './series.ts';
import { isTransition, sportOf } from './sport.ts';
import { POWER, thresholdsOf } from './thresholds.ts';
import { streamsOf } from './streams.ts';
import { type Stops, stopsOf } from './timer.ts';
import { meanMaxFrom } from './meanMax.ts';
import { kindOf } from './workout.ts';

export type Messages = Readonly<Record<string, readonly Message[] | undefined>>;

const MAX_SECONDS = 14 * 86_400;
const MAX_METRES = 5_000_000;
const MAX_LAPS = 1000;
const MAX_LEGS = 20;
const PERCEIVED_SCALE = 10;

const SPEED = { least: 0.01, most: 40 };
const TIME = { most: MAX_SECONDS };
const METRES = { least: 1, most: MAX_METRES };

/** What a recording is read with, beside its own messages. */
export interface Around {
  /** Which recording of the file it is. */
  recording: number;
  /** What a strap kept by itself, in the order of time. */
  beats: readonly Beat[];
}

/** The legs of a recording in the order of time, changes between them left out; empty: nothing was recorded. */
export function legsOf(messages: Messages, { recording, beats }: Around): FitLeg[] {
  const given = (messages.session ?? []).slice(0, MAX_LEGS).flatMap((session) => frameOf(session) ?? []);
  const frames = given.length > 0 ? given : frameOfRecords(messages);
  const device = deviceOf(messages);
  const stops = stopsOf(messages.event ?? []);
  const pulse = pulseOf(messages.record ?? [], beats, stops);
  return frames
    .filter(({ session }) => !isTransition(session))
    .sort((a, b) => a.start - b.start)
    .map((frame) => legOf(frame, { messages, device, recording, stops, pulse, hasStrap: beats.length > 0 }));
}

/** What the legs of one recording share. */
interface Whole {
  messages: Messages;
  device: DeviceSettings;
  recording: number;
  stops: Stops;
  pulse: readonly Message[];
  hasStrap: boolean;
}

/** Where a leg lies in time. */
interface Frame {
  session: Message;
  start: number;
  end: number;
  /** Seconds with the timer running; null: the session does not say. */
  timerSec: number | null;
}

function frameOf(session: Message): Frame | null {
  const elapsed = number(session, 'total_elapsed_time', TIME);
  const timerSec = number(session, 'total_timer_time', TIME);
  const length = elapsed ?? timerSec ?? 0;
  const ended = seconds(session, 'timestamp');
  const start = seconds(session, 'start_time') ?? (ended === null ? null : ended - length);
  if (start === null || length < 1) return null;
  return { session, start, end: start + Math.max(length, timerSec ?? 0), timerSec };
}

/** A device that died before it wrote its summary leaves records alone. */
function frameOfRecords(messages: Messages): Frame[] {
  const times = (messages.record ?? []).flatMap((record) => seconds(record, 'timestamp') ?? []);
  if (times.length < 2) return [];
  const [start, end] = times.reduce(
    ([low, high], time) => [Math.min(low!, time), Math.max(high!, time)],
    [Infinity, 0],
  );
  if (end! - start! < 1 || end! - start! > MAX_SECONDS) return [];
  return [{ session: messages.sport?.[0] ?? {}, start: start!, end: end!, timerSec: null }];
}

function legOf(
  { session, start, end, timerSec }: Frame,
  { messages, device, recording, stops, pulse, hasStrap }: Whole,
): FitLeg {
  const { record: records = [], lap: laps = [], length: lengths = [] } = messages;
  const sport = sportOf(session);
  const series = readSeries(records, { start, end, isGraded: sport === 'run', stops }, pulse);
  const elapsedSec = Math.round(end - start);
  const movingSec = movingSeconds(series, elapsedSec, timerSec);
  const rpe = number(session, 'workout_rpe', { least: PERCEIVED_SCALE, most: 10 * PERCEIVED_SCALE });
  const way = wayOf(session, sport, series);
  return {
    sport,
    recording,
    startedAt: new Date(Math.round(start) * 1000).toISOString(),
    movingSec,
    elapsedSec: Math.max(elapsedSec, movingSec),
    ...way,
    swimSec: sport === 'swim' ? swumSeconds(lengths, start, end) : null,
    ...meansOf(session, series, hasStrap),
    power: series.power,
    heartRate: series.heartRate,
    speed: series.speed,
    meanMax: meanMaxFrom(series.pieces, sport, { inPool: way.poolLengthM !== null }),
    streams: streamsOf(records, pulse, { start, end, stops }),
    laps: lapsOf(laps, { start, end, records, pulse, hasStrap }),
    rpe: rpe === null ? null : Math.round(rpe / PERCEIVED_SCALE),
    device: { ...device, ftp: number(session, 'threshold_power', POWER) ?? device.ftp },
  };
}

function movingSeconds({ seconds: recordedSec, restSec }: Series, elapsedSec: number, timerSec: number | null): number {
  const sec = timerSec === null ? Math.min(recordedSec, elapsedSec) : Math.min(timerSec, elapsedSec - restSec);
  return Math.max(1, Math.round(sec));
}

function wayOf(
  session: Message,
  sport: FitLeg['sport'],
  series: Series,
): Pick<FitLeg, 'distanceM' | 'flatDistanceM' | 'poolLengthM' | 'paceSec' | 'paceM'> {
  const distanceM = number(session, 'total_distance', METRES) ?? series.distanceM;
  const poolLengthM = sport === 'swim' ? number(session, 'pool_length', { least: 5, most: 200 }) : null;
  // in a pool the device counts lengths
  const { paceSec, paceM } = poolLengthM === null ? series : { paceSec: null, paceM: null };
  return {
    distanceM: rounded(distanceM),
    flatDistanceM: distanceM === null || series.flatFactor === null ? null : Math.round(distanceM * series.flatFactor),
    poolLengthM,
    paceSec,
    paceM: rounded(paceM),
  };
}

/** What the device told of the pulse, or what the records tell: those where a strap is heard, since the device summed up before it was. */
const pulseFrom = (told: number | null, recorded: number | null, hasStrap: boolean): number | null =>
  rounded(hasStrap ? (recorded ?? told) : (told ?? recorded));

function meansOf(
  session: Message,
  { mean, maxHeartRate, normalizedPower }: Series,
  hasStrap: boolean,
): Pick<FitLeg, 'normalizedPower' | 'averagePower' | 'averageHeartRate' | 'maxHeartRate' | 'averageCadence'> {
  return {
    normalizedPower: rounded(normalizedPower ?? number(session, 'normalized_power', POWER)),
    // of the same seconds as what is made from them: a device may count its meter's silence as 0 W
    averagePower: rounded(mean.power ?? number(session, 'avg_power', POWER)),
    averageHeartRate: pulseFrom(number(session, 'avg_heart_rate', HEART_RATE), mean.heartRate, hasStrap),
    maxHeartRate: pulseFrom(number(session, 'max_heart_rate', HEART_RATE), maxHeartRate, hasStrap),
    averageCadence: rounded(number(session, 'avg_cadence', CADENCE) ?? mean.cadence),
  };
}

interface OfLeg {
  start: number;
  end: number;
  records: readonly Message[];
  /** With the strap's heart rate. */
  pulse: readonly Message[];
  hasStrap: boolean;
}

/** The laps as the device summed them up; what it did not, from their records. */
function lapsOf(all: readonly Message[], { start, end, records, pulse, hasStrap }: OfLeg): FitLap[] {
  const laps = within(all, start, end).slice(0, MAX_LAPS);
  const begins = laps.map((lap) => begunAt(lap)!);
  const recorded = recordsOfLaps(records, begins, end);
  const beaten = pulse === records ? recorded : recordsOfLaps(pulse, begins, end);
  const ways = waysOfLaps(recorded);
  return laps.flatMap((lap, index): FitLap[] => {
    const movingSec = number(lap, 'total_timer_time', TIME) ?? number(lap, 'total_elapsed_time', TIME) ?? 0;
    if (movingSec < 1) return [];
    const mine = recorded[index]!;
    const watts = meanOfField(mine, ['power', 'Power'], { most: POWER.most });
    const beats = meanOfField(beaten[index]!, ['heart_rate'], HEART_RATE);
    const distanceM = number(lap, 'total_distance', METRES) ?? ways[index]!;
    const given = number(lap, 'enhanced_avg_speed', SPEED) ?? number(lap, 'avg_speed', SPEED);
    const speed =
      given ?? (distanceM === null ? meanOfField(mine, ['enhanced_speed', 'speed'], SPEED) : distanceM / movingSec);
    return [
      {
        startSec: Math.max(0, Math.round(begins[index]! - start)),
        movingSec: Math.round(movingSec),
        distanceM: rounded(distanceM),
        power: rounded(number(lap, 'avg_power', POWER) ?? (watts || null)),
        heartRate: pulseFrom(number(lap, 'avg_heart_rate', HEART_RATE), beats, hasStrap),
        speed: speed === null ? null : Math.round(speed * 1000) / 1000,
        cadence: rounded(number(lap, 'avg_cadence', CADENCE) ?? meanOfField(mine, ['cadence'], CADENCE)),
        kind: kindOf(lap),
      },
    ];
  });
}

function swumSeconds(lengths: readonly Message[], start: number, end: number): number | null {
  const swum = within(lengths, start, end)
    .filter(({ length_type }) => length_type === 'active')
    .reduce((sum, length) => sum + (number(length, 'total_timer_time', TIME) ?? 0), 0);
  return swum >= 1 ? Math.round(swum) : null;
}

/** Those that begin in the leg. */
function within(messages: readonly Message[], start: number, end: number): Message[] {
  return messages.filter((message) => {
    const begun = begunAt(message);
    return begun !== null && begun >= start && begun < end;
  });
}

const begunAt = (message: Message) => seconds(message, 'start_time') ?? seconds(message, 'timestamp');

function deviceOf({ zones_target: zones = [], user_profile: profiles = [] }: Messages): DeviceSettings {
  const profile = profiles[0] ?? {};
  return {
    ...thresholdsOf(zones[0]),
    restHeartRate: number(profile, 'resting_heart_rate', { least: 25, most: 110 }),
    maxHeartRate: number(zones[0] ?? {}, 'max_heart_rate', { least: 120, most: 240 }),
  };
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value));
