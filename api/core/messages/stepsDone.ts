const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ordinal = (index: number) => ORDINALS[index] ?? `${index + 1}th`;
/** So many that were off are told one by one. */
const MAX_NAMED = 2;

const side = (off: number) => (off < 0 ? 'under' : 'over');
const percent = (off: number) => `${Math.max(1, Math.round(Math.abs(off) * 100))}%`;

function rangeOf(offs: readonly number[]): string {
  const parts = offs.map((off) => Math.max(1, Math.round(Math.abs(off) * 100)));
  const [least, most] = [Math.min(...parts), Math.max(...parts)];
  return `${offs.length} by ${least === most ? least : `${least} to ${most}`}% ${side(offs[0]!)}`;
}

/**
 * "4 of 5 on target, the fifth 6% under." `offs`: of each work step the part by which it was off, 0 on target, null where
 * nothing could be compared. Null: of none.
 */
export function stepsDoneText(offs: readonly (number | null)[]): string | null {
  const known = offs.flatMap((off, index) => (off === null ? [] : [{ off, index }]));
  if (known.length === 0) return null;
  const missed = known.filter(({ off }) => off !== 0);
  if (missed.length === 0) return known.length === 1 ? 'On target.' : `All ${known.length} on target.`;
  if (known.length === 1) return `${percent(missed[0]!.off)} ${side(missed[0]!.off)} target.`;
  const head = `${known.length - missed.length} of ${known.length} on target`;
  if (missed.length <= MAX_NAMED)
    return `${head}, ${missed.map(({ off, index }) => `the ${ordinal(index)} ${percent(off)} ${side(off)}`).join(' and ')}.`;
  const sides = [missed.filter(({ off }) => off < 0), missed.filter(({ off }) => off > 0)];
  const told = sides.filter((each) => each.length > 0).map((each) => rangeOf(each.map(({ off }) => off)));
  return `${head}, ${told.join(' and ')}.`;
}
