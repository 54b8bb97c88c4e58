// Jest for mutants. Stryker names the tests that reach a mutant, and Jest would load every test file to look for them; and it would go
// on after the first red one, though that is the answer. Both are most of a mutant's time.
const { createEmptyTestResult } = require('@jest/test-result');
const { default: runner } = require('jest-circus/runner');

/** The tests of each file, as the first run met them. */
const testsIn = new Map();
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

const notRun = (testFilePath, tests) => ({
  ...createEmptyTestResult(),
  testFilePath,
  numPendingTests: tests.length,
  testResults: tests.map((each) => ({ ...each, status: 'pending', failureMessages: [], failureDetails: [] })),
});

/** A file that a mutant lets nobody load is as red as a test: Stryker would take it for a fault of its own. */
function asRed(testFilePath, tests, { message = '', stack = '' }) {
  const { testResults, ...rest } = notRun(testFilePath, tests);
  const [first, ...others] = testResults;
  const red = { ...first, status: 'failed', failureMessages: [message + stack] };
  return { ...rest, numFailingTests: 1, numPendingTests: others.length, testResults: [red, ...others] };
}

module.exports = async (globalConfig, config, environment, runtime, testPath, ...rest) => {
  const run = () => runner(globalConfig, config, environment, runtime, testPath, ...rest);
  const known = testsIn.get(testPath);
  if (!known) {
    const result = await run();
    testsIn.set(testPath, result.testResults);
    return result;
  }
  const { testNamePattern } = globalConfig;
  const asked = testNamePattern && new RegExp(testNamePattern, 'i');
  if (answered === globalConfig || (asked && !known.some(({ fullName }) => asked.test(fullName))))
    return notRun(testPath, known);
  stopAtRed(environment, globalConfig);
  try {
    const result = await run();
    if (!result.testExecError) return result;
    answered = globalConfig;
    return asRed(testPath, known, result.testExecError);
  } catch (error) {
    answered = globalConfig;
    return asRed(testPath, known, error);
  }
};
