// npm test: check, unit and property tests, database and API tests, browser tests; one count at the end. With CI=true the browser
// tells every story; at a desk the fifteen of e2e/smoke.ts, slow properties try fewer cases and *.slow.test.ts wait for CI, so that
// an answer comes soon. The check is one process after the other, so it runs beside the tests of the core; browser tests have the
// machine to themselves.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startCheck } from './check.mjs';
import { bin, ensureBuilt, root } from './prepare.mjs';
import { leftOut } from './redisServer.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'evenpace-test-'));
const total = { passed: 0, failed: 0 };
/** Each failed test with the first lines of what it said: among some ten thousand that passed it would be looked for. */
const told = [];
/** What every change is held to before it is merged. */
const isWhole = !['', '0', 'false'].includes(process.env.CI ?? '');

function add(name, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  console.log(`\n${name}: ${passed} passed, ${failed} failed\n`);
}

const FIRST_LINES = 14;

function tell(name, message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules/'));
  told.push([name, ...lines.slice(0, FIRST_LINES)].join('\n    '));
}

function tellJest({ testResults }) {
  for (const { name: file, message, assertionResults } of testResults) {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed)
      tell(`${path.relative(root, file)}: ${fullName}`, failureMessages.join('\n'));
    if (failed.length === 0 && assertionResults.length === 0) tell(path.relative(root, file), message);
  }
}

function tellBrowser({ specs = [], suites = [] }) {
  for (const { file, title, tests } of specs) {
    for (const { projectName, results } of tests) {
      const errors = results.flatMap((result) => result.errors);
      if (errors.length > 0)
        tell(`${file} [${projectName}]: ${title}`, errors.map(({ message }) => message ?? '').join('\n'));
    }
  }
  for (const each of suites) tellBrowser(each);
}

/** Runs a test runner that writes a JSON report; a runner that dies without one counts as one failure. */
async function suite(name, command, args, env, read) {
  const report = path.join(scratch, `${name.replaceAll(/\W+/g, '-')}.json`);
  const child = spawn(command, args(report), { cwd: root, env: { ...process.env, ...env(report) }, stdio: 'inherit' });
  const status = await new Promise((resolve) => child.on('error', () => resolve(null)).on('close', resolve));
  let count;
  try {
    count = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    count = { passed: 0, failed: 1 };
  }
  if (status !== 0 && count.failed === 0) count.failed = 1;
  add(name, count);
}

/** The database and the clock are waited for: with a worker a core, a quarter of the machine would stand still. */
const WORKERS = { api: 2 * availableParallelism() };

const jest = (name, projects) =>
  suite(
    name,
    bin('jest'),
    (report) => [
      '-c',
      'api/test/jest.config.mjs',
      '--selectProjects',
      ...projects,
      '--silent',
      '--maxWorkers',
      String(WORKERS[name] ?? '100%'),
      '--json',
      '--outputFile',
      report,
    ],
    () => (isWhole ? {} : { PROPERTY_SHARE: '0.25', TEST_SHORT: '1' }),
    (json) => {
      tellJest(json);
      return { passed: json.numPassedTests, failed: json.numFailedTests + json.numRuntimeErrorTestSuites };
    },
  );

try {
  const check = startCheck();
  await jest('core', ['core']);
  await check.ready;
  await jest('web', ['web']);
  await jest('api', ['api']);
  const { lines, ...count } = await check.count;
  console.log(lines.join('\n'));
  add('check', count);
  ensureBuilt();
  await suite(
    isWhole ? 'browser' : 'browser, in short',
    process.execPath,
    () => ['e2e/run.mjs'],
    (report) => ({ E2E_REPORT: report, E2E_SMOKE: isWhole ? '' : '1' }),
    (json) => {
      tellBrowser(json);
      return { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky };
    },
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (leftOut) console.log(leftOut);
if (!isWhole)
  console.log(
    'In short: fifteen stories of the browser, a quarter of the cases of slow properties, no *.slow.test.ts. CI=true npm test runs all.',
  );
for (const each of told) console.log(`\nFailed: ${each}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
