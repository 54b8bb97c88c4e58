/** Halvings until a second, or a millimetre per second, is certain. */
const HALVINGS = 60;

/** Where a rising function reaches the value, between the two; at one of them where it lies beyond. */
export function solveRising(
  value: number,
  [from, to]: readonly [number, number],
  of: (x: number) => number,
  halvings = HALVINGS,
): number {
  let [low, high] = [from, to];
  for (let i = 0; i < halvings; i += 1) {
    const middle = (low + high) / 2;
    // no number lies between them
    if (middle === low || middle === high) return middle;
    if (of(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
