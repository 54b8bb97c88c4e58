import type { Beat } from './beats.ts';
import { type Message, seconds } from './fields.ts';
import { LONGEST_SILENCE } from './series.ts';
import { runningIn, type Stops } from './timer.ts';

/**
 * Records of heart rate, the strap's beats among them: in the records where there are some, a second each where the device was
 * silent while its timer ran, as swimmers' devices are that write once a length. Beats are in the order of time.
 */
export function pulseOf(records: readonly Message[], beats: readonly Beat[], stops: Stops): readonly Message[] {
  if (beats.length === 0) return records;
  const timed = records.filter((record) => seconds(record, 'timestamp') !== null);
  const filled = [...withBeats(timed, beats), ...recordsOfBeats(beats, silenceOf(timed, stops))];
  return filled.sort((a, b) => seconds(a, 'timestamp')! - seconds(b, 'timestamp')!);
}

/**
 * The records with the strap's heart rate: of each the mean of the beats since the record before, as the format's own tools have
 * it. A record without a beat stays as it is.
 */
export function withBeats(records: readonly Message[], beats: readonly Beat[]): readonly Message[] {
  let next = 0;
  let before: number | null = null;
  return records.map((record) => {
    const until = seconds(record, 'timestamp')!;
    const from: number = before === null || before >= until ? until - 1 : before;
    before = until;
    while (next > 0 && beats[next - 1]!.at > from) next -= 1;
    let [sum, count] = [0, 0];
    for (; next < beats.length && beats[next]!.at <= until; next += 1) {
      if (beats[next]!.at <= from) continue;
      sum += beats[next]!.bpm;
      count += 1;
    }
    return count > 0 ? { ...record, heart_rate: Math.round(sum / count) } : record;
  });
}

/** Asks of one second after the other: did the timer run, and the device write nothing? */
function silenceOf(records: readonly Message[], stops: Stops): (at: number) => boolean {
  const times = records.map((record) => seconds(record, 'timestamp')!).sort((a, b) => a - b);
  const isRunning = runningIn(stops ?? []);
  let next = 0;
  return (at) => {
    while (next < times.length && times[next]! < at) next += 1;
    const since = times[next - 1] ?? -Infinity;
    const until = times[next] ?? Infinity;
    return until !== at && until - since > LONGEST_SILENCE && isRunning(at, at + 1);
  };
}

function recordsOfBeats(beats: readonly Beat[], isSilent: (at: number) => boolean): Message[] {
  const bySecond = new Map<number, { sum: number; count: number }>();
  for (const { at, bpm } of beats) {
    const second = Math.ceil(at);
    if (!isSilent(second)) continue;
    const { sum, count } = bySecond.get(second) ?? { sum: 0, count: 0 };
    bySecond.set(second, { sum: sum + bpm, count: count + 1 });
  }
  return [...bySecond].map(([second, { sum, count }]) => ({
    timestamp: new Date(second * 1000),
    heart_rate: Math.round(sum / count),
  }));
}
