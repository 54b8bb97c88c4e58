import fc from 'fast-check';

// The same random athletes at every run, so that a red property means a change. To look further:
// PROPERTY_SEED=7 PROPERTY_RUNS=5000 npx jest -c api/test/jest.config.mjs --selectProjects core
const { PROPERTY_SEED, PROPERTY_RUNS } = process.env;
fc.configureGlobal({
  seed: Number(PROPERTY_SEED ?? 20270104),
  ...(PROPERTY_RUNS && { numRuns: Number(PROPERTY_RUNS) }),
});
