import { MEAN_MAX_LONGEST } from '../../core/constants/thresholds.ts';
import { packStreams } from '../../core/streams/pack.ts';
import type { StreamName } from '../../core/streams/streams.ts';
import { HEART_RATE } from './beats.ts';
import { type Message, number, seconds } from './fields.ts';
import { heightOf } from './grades.ts';
import { CADENCE, eachHeld, goneIn, onwardOf, speedOf, wattsOf, wayOf, withinLeg } from './series.ts';
import type { Stops } from './timer.ts';

interface Leg {
  start: number;
  end: number;
  stops: Stops;
}

/** The second in which the next leg begins is that leg's; the very last record has nobody else. */
function ownOf(all: readonly Message[], leg: Pick<Leg, 'start' | 'end'>): Message[] {
  const last = all.at(-1);
  return withinLeg(all, leg).filter((record) => record === last || seconds(record, 'timestamp')! < leg.end);
}

type Values = Partial<Record<StreamName, (number | null)[]>>;

/**
 * What the records say of each second of the leg, packed; places are not among it. Each value holds until the next record, the way
 * goes on evenly; in a pause there is none. Null: nothing was recorded, or for longer than is kept.
 */
export function streamsOf(
  all: readonly Message[],
  pulse: readonly Message[],
  { start, end, stops }: Leg,
): Uint8Array<ArrayBuffer> | null {
  if (end - start > MEAN_MAX_LONGEST) return null;
  const records = ownOf(all, { start, end });
  const values: Values = {};
  const first = records.map(wayOf).find((way) => way !== null) ?? 0;
  const lay = (name: StreamName, from: number, held: number, valueAt: (second: number) => number | null) => {
    const stream = (values[name] ??= []);
    const begin = Math.round(from - Math.round(start));
    for (let second = 0; second < Math.round(held); second += 1) stream[begin + second] = valueAt(second);
  };
  eachHeld(records, stops, (record, { at, gap, held, index }) => {
    if (gap <= 0) return;
    const metres = wayOf(record);
    const onward = onwardOf(metres, wayOf(records[index + 1] ?? {}));
    const told: Partial<Record<StreamName, number | null>> = {
      power: wattsOf(record),
      speed: speedOf(record) ?? goneIn(onward, { gap, held }),
      cadence: number(record, 'cadence', CADENCE),
      altitude: heightOf(record),
      temperature: number(record, 'temperature', { least: -60, most: 70 }),
    };
    for (const [name, value] of Object.entries(told) as [StreamName, number | null][])
      if (value !== null) lay(name, at, held, () => value);
    if (metres !== null)
      lay(
        'distance',
        at,
        held,
        (second) => Math.max(0, metres - first) + ((onward ?? 0) * second) / Math.max(held, gap),
      );
  });
  eachHeld(ownOf(pulse, { start, end }), stops, (record, { at, gap, held }) => {
    const beats = number(record, 'heart_rate', HEART_RATE);
    if (gap > 0 && beats !== null) lay('heartRate', at, held, () => beats);
  });
  const streams = Object.fromEntries(
    Object.entries(values).map(([name, stream]) => [name, Array.from(stream, (value) => value ?? null)]),
  );
  // a meter that never told anything but 0 W measured nothing
  const { power, ...others } = streams;
  return packStreams(power?.some((watts) => watts !== null && watts > 0) ? streams : others);
}
