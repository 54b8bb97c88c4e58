import { mkdirSync, writeFileSync } from 'node:fs';

export interface Row {
  name: string;
  value: number;
  unit: string;
  /** What the row aims at, in words; absent where it is only for information. */
  target?: string;
  holds?: boolean;
}

/** BENCH=once: one round of as little as there is, which shows that a bench still runs; its figures say nothing and are not kept. */
const IS_ONCE = process.env.BENCH === 'once';

/** Of the whole number, or of the few for a single round. */
export const size = (whole: number, few = 1): number => (IS_ONCE ? few : whole);

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Prints the rows and writes them as JSON beside the other results. */
export function report(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const { name, value, unit, target, holds } of rows) {
    const verdict = target === undefined ? '' : `${holds ? 'ok  ' : 'MISS'} ${target}`;
    console.log(`  ${name.padEnd(58)} ${value.toFixed(2).padStart(10)} ${unit.padEnd(8)} ${verdict}`);
  }
  if (IS_ONCE) return;
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(
    `bench/results/${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`,
    `${JSON.stringify(rows, null, 2)}\n`,
  );
}
