import { HEART_RATE } from './beats.ts';
import { type Message, number, seconds } from './fields.ts';

/** Mean heart rate of each lap from the records between its begin and the next one's, the last until `end`; null: none was recorded. */
export function meanRates(pulse: readonly Message[], begins: readonly number[], end: number): (number | null)[] {
  const laps = begins.map((begin, index) => ({ begin, index, sum: 0, count: 0 })).sort((a, b) => a.begin - b.begin);
  let lap = -1;
  for (const record of pulse) {
    const at = seconds(record, 'timestamp');
    const rate = number(record, 'heart_rate', HEART_RATE);
    if (at === null || rate === null || at > end) continue;
    while (lap + 1 < laps.length && laps[lap + 1]!.begin <= at) lap += 1;
    const current = laps[lap];
    if (!current) continue;
    current.sum += rate;
    current.count += 1;
  }
  return laps.sort((a, b) => a.index - b.index).map(({ sum, count }) => (count > 0 ? sum / count : null));
}
