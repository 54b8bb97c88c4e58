const { PROPERTY_RUNS, PROPERTY_SHARE } = process.env;

/**
 * How many cases a slow property tries: PROPERTY_RUNS where somebody looks further, or else the usual number. A quick look, as
 * npm test takes at a desk, tries PROPERTY_SHARE of them.
 */
export const runs = (usual: number): { numRuns: number } => ({
  numRuns: Number(PROPERTY_RUNS ?? Math.ceil(usual * Number(PROPERTY_SHARE ?? 1))),
});
