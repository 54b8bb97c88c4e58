import { gradeCost } from '../../core/workout/grade.ts';
import { type Message, number } from './fields.ts';

/** Heights wander by a metre or more from second to second; over this much way a grade can be told. */
const STRETCH_M = 100;
/** Less of the way with known heights than this says nothing of the whole. */
const MIN_KNOWN = 0.5;

/** What the height of the ground made of a run. */
export interface Grades {
  /** How much farther (> 1) the same work goes on the flat; null: heights are not known. */
  factor: number | null;
  /** The same for the stretch of each record, 1 where heights are not known. */
  byRecord: readonly number[];
}

/** Walks over records in the order of time, stretch by stretch. */
export function gradesOf(records: readonly Message[]): Grades {
  const byRecord = records.map(() => 1);
  let [known, flat, whole] = [0, 0, 0];
  let first: { at: number; metres: number; height: number } | null = null;
  let before: number | null = null;
  records.forEach((record, at) => {
    const metres = number(record, 'distance', { most: 5_000_000 });
    if (metres === null) return;
    whole += before === null ? 0 : Math.max(0, metres - before);
    before = metres;
    const height = heightOf(record);
    // a gap in the heights, or a distance that starts anew, begins another stretch
    if (height === null || (first !== null && metres < first.metres)) first = null;
    if (height === null) return;
    first ??= { at, metres, height };
    const way = metres - first.metres;
    if (way < STRETCH_M) return;
    const cost = gradeCost((height - first.height) / way);
    for (let each = first.at; each < at; each += 1) byRecord[each] = cost;
    known += way;
    flat += way * cost;
    first = { at, metres, height };
  });
  const isKnown = whole > 0 && known >= MIN_KNOWN * whole;
  return { factor: isKnown ? flat / known : null, byRecord: isKnown ? byRecord : records.map(() => 1) };
}

/** Metres above the sea; -500 is what devices write for none. */
export function heightOf(record: Message): number | null {
  return (
    number(record, 'enhanced_altitude', { least: -450, most: 9000 }) ??
    number(record, 'altitude', { least: -450, most: 9000 })
  );
}
