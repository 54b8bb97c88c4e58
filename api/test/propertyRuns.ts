const { PROPERTY_RUNS, PROPERTY_SHARE } = process.env;

/**
 * How many cases a slow property tries: PROPERTY_RUNS where somebody looks further, or else the usual number. A quick look, as
 * npm test takes at a desk, tries PROPERTY_SHARE of them.
 */
export const runs = (usual: number): { numRuns: number } => ({
  numRuns: Number(PROPERTY_RUNS ?? Math.ceil(usual * Number(PROPERTY_SHARE ?? 1))),
});

/** Those of a long list that a quick look tries, spread over the whole of it; all of them else. */
export function shareOf<T>(all: readonly T[]): T[] {
  const wanted = Math.ceil(all.length * Number(PROPERTY_SHARE ?? 1));
  const before = (index: number) => Math.floor((index * wanted) / all.length);
  return all.filter((_, index) => before(index) !== before(index - 1));
}
