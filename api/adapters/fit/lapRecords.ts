import { type Message, number, seconds } from './fields.ts';

interface LapRecords {
  begin: number;
  records: Message[];
}

/** The records of each lap: those between its begin and the next one's, of the last until `end`. */
export function recordsOfLaps(all: readonly Message[], begins: readonly number[], end: number): readonly Message[][] {
  const laps = begins.map((begin): LapRecords => ({ begin, records: [] }));
  const inTime = [...laps].sort((a, b) => a.begin - b.begin);
  let lap = -1;
  for (const record of all) {
    const at = seconds(record, 'timestamp');
    if (at === null || at > end) continue;
    while (lap + 1 < inTime.length && inTime[lap + 1]!.begin <= at) lap += 1;
    inTime[lap]?.records.push(record);
  }
  return laps.map(({ records }) => records);
}

/** Mean of a field over the records that have it; null: none has. */
export function meanOfField(
  records: readonly Message[],
  fields: readonly string[],
  range: { least?: number; most: number },
): number | null {
  let [sum, count] = [0, 0];
  for (const record of records) {
    const value = fields.reduce<number | null>((found, field) => found ?? number(record, field, range), null);
    if (value === null) continue;
    sum += value;
    count += 1;
  }
  return count > 0 ? sum / count : null;
}

/** Farthest way of each lap from the start of the recording; null: none of its records tells the way. */
const farthestOf = (records: readonly Message[]): number | null =>
  records.reduce<number | null>((most, record) => {
    const metres = number(record, 'distance', { most: 5_000_000 });
    return metres === null ? most : Math.max(most ?? metres, metres);
  }, null);

/** Metres of each lap, in the order of time: from where the one before it ended. */
export function waysOfLaps(laps: readonly (readonly Message[])[]): (number | null)[] {
  let before: number | null = null;
  return laps.map((records) => {
    const farthest = farthestOf(records);
    if (farthest === null) return null;
    const from = before ?? farthestOf(records.slice(0, 1)) ?? farthest;
    before = Math.max(from, farthest);
    return farthest - from < 1 ? null : farthest - from;
  });
}
