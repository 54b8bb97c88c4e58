import { packStreams } from '../../core/streams/pack.ts';
import { meanMaxOf } from '../../core/thresholds/meanMax.ts';
import type { StreamName, Streams } from '../../core/streams/streams.ts';
import type { FitLap, FitLeg } from '../../core/workout/fit/fitFile.ts';

/** How much slower than the legs the heart is, seconds. */
const PULSE_LAG = 35;
const RESTING = 92;
/** A river, some hills, and a long climb, by the metres from the start. */
const heightAt = (metres: number) =>
  410 + 14 * Math.sin(metres / 900) + 7 * Math.sin(metres / 310 + 1) + 22 * Math.sin(metres / 5200);
/** Nobody goes evenly: a part of the mean, by the second. */
const unevenAt = (second: number, slow: number, fast: number) =>
  1 +
  slow * (Math.sin(second / 47) + 0.6 * Math.sin(second / 19 + 2)) +
  fast * (Math.sin(second * 1.7) + Math.sin(second * 0.9 + 1));

/** The lap of each second. */
const lapBySecond = (laps: readonly FitLap[]): FitLap[] =>
  laps.flatMap((lap) => Array<FitLap>(lap.movingSec).fill(lap));

function pulseOf(laps: readonly FitLap[]): (number | null)[] {
  let beats = RESTING;
  return laps.map(({ heartRate }, second) => {
    if (heartRate === null) return null;
    beats += (heartRate - beats) / PULSE_LAG;
    return Math.round(beats + Math.sin(second / 23));
  });
}

function wayOf(speeds: readonly (number | null)[]): number[] {
  let metres = 0;
  return speeds.map((speed) => (metres += speed ?? 0));
}

/** What a device would have written second by second of a leg with these laps. */
function streamsOf({ laps, sport, poolLengthM, movingSec, averageHeartRate }: FitLeg): Streams {
  const bySecond = lapBySecond(laps);
  if (bySecond.length === 0) {
    const felt = averageHeartRate ?? RESTING;
    const heartRate = Array.from({ length: movingSec }, (_, s) => Math.round(felt * unevenAt(s, 0.05, 0.01)));
    return { heartRate };
  }
  const speed = bySecond.map(({ speed: mean }, s) => (mean === null ? null : mean * unevenAt(s, 0.015, 0.01)));
  const distance = wayOf(speed);
  const isOutside = poolLengthM === null && sport !== 'swim';
  return {
    speed,
    distance,
    power: bySecond.map(({ power }, s) => (power === null ? null : Math.round(power * unevenAt(s, 0.02, 0.035)))),
    cadence: bySecond.map(({ cadence }, s) =>
      cadence === null ? null : Math.round(cadence * unevenAt(s, 0.008, 0.008)),
    ),
    ...(isOutside && {
      heartRate: pulseOf(bySecond),
      altitude: distance.map(heightAt),
      temperature: bySecond.map((_, s) => Math.round(11 + s / 1500)),
    }),
  };
}

/** The streams of a leg, and its best means where its sport has some. */
export function secondBySecond(leg: FitLeg): Pick<FitLeg, 'streams' | 'meanMax'> {
  const streams = streamsOf(leg);
  const pieces = (name: StreamName) => [{ from: 0, values: streams[name] ?? [] }];
  const isZoned = leg.sport === 'run' || leg.sport === 'bike' || leg.sport === 'swim';
  return {
    streams: packStreams(streams),
    meanMax: isZoned
      ? {
          power: meanMaxOf(pieces('power'), pieces('heartRate'), 10),
          speed: leg.poolLengthM === null ? meanMaxOf(pieces('speed'), pieces('heartRate'), 1000) : [],
        }
      : null,
  };
}
