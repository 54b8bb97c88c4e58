// Jest for mutants. Stryker names the tests that reach a mutant, and Jest would load every test file to look for them; and it would go
// on after the first red one, though that is the answer. Both are most of a mutant's time.
const { createEmptyTestResult } = require('@jest/test-result');
const { default: runner } = require('jest-circus/runner');

/** Full names of the tests of each file, as the first run met them. */
const namesIn = new Map();
/** The run that has its answer. */
let answered = null;

/** Skips what comes after a red test. */
function stopAtRed(environment, run) {
  const { handleTestEvent } = environment;
  environment.handleTestEvent = async (event, state) => {
    await handleTestEvent?.call(environment, event, state);
    if (event.name === 'test_done' && event.test.errors.length > 0) answered = run;
    if (event.name === 'test_start' && answered === run) event.test.mode = 'skip';
  };
}

module.exports = async (globalConfig, config, environment, runtime, testPath, ...rest) => {
  const { testNamePattern } = globalConfig;
  const known = namesIn.get(testPath);
  if (testNamePattern && known) {
    const asked = new RegExp(testNamePattern, 'i');
    const isNeeded = answered !== globalConfig && known.some((name) => asked.test(name));
    if (!isNeeded) return { ...createEmptyTestResult(), testFilePath: testPath };
    stopAtRed(environment, globalConfig);
  }
  const result = await runner(globalConfig, config, environment, runtime, testPath, ...rest);
  if (!testNamePattern)
    namesIn.set(
      testPath,
      result.testResults.map(({ fullName }) => fullName),
    );
  return result;
};
