// npm test: check, unit and property tests, database and API tests, browser tests; one count at the end. With CI=true the browser
// tells every story; at a desk the fifteen of e2e/smoke.ts, slow properties try fewer cases, and *.slow.test.ts and the share of the
// requests that is read right wait for CI, so that an answer comes soon. The check is one process after the other, so it runs beside the tests of the core; those of web and API share a
// run, so that the machine has something to do while the database or the last files are waited for; browser tests have it to themselves.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** Runs a test runner that writes a JSON report, and adds what it counted, by name; a runner that dies without one counts as one failure. */
async function suite(name, command, args, env, read) {
  const report = path.join(scratch, `${name.replaceAll(/\W+/g, '-')}.json`);
  const child = spawn(command, args(report), { cwd: root, env: { ...process.env, ...env(report) }, stdio: 'inherit' });
  const status = await new Promise((resolve) => child.on('error', () => resolve(null)).on('close', resolve));
  let counts;
  try {
    counts = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    counts = { [name]: { passed: 0, failed: 1 } };
  }
  const all = Object.values(counts);
  if (status !== 0 && all.every(({ failed }) => failed === 0)) all[0].failed = 1;
  for (const [part, count] of Object.entries(counts)) add(part, count);
}

const isOf = (project, file) => project === (path.relative(root, file).split(path.sep)[0] === 'web' ? 'web' : 'api');

/** What each project counts; of several the web's files are those of `web`. */
function countJest(projects, { testResults }) {
  const count = (results) => {
    const of = (wanted) =>
      results.flatMap((each) => each.assertionResults).filter(({ status }) => status === wanted).length;
    // a file that cannot be loaded has no tests
    const broken = results.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return { passed: of('passed'), failed: of('failed') + broken.length };
  };
  if (projects.length === 1) return { [projects[0]]: count(testResults) };
  return Object.fromEntries(
    projects.map((project) => [project, count(testResults.filter(({ name }) => isOf(project, name)))]),
  );
}

/** Room for what lives shortly: the collector runs a sixteenth as often, which saves a tenth of the time. */
const FEWER_COLLECTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=256'].filter(Boolean).join(' ');

const jest = (projects) =>
  suite(
    projects.join(' and '),
    bin('jest'),
    (report) => [
      '-c',
      'api/test/jest.config.mjs',
      '--selectProjects',
      ...projects,
      '--silent',
      '--maxWorkers',
      // the database works beside them: with more, each of them begins cold and all take a fifth longer
      '100%',
      '--json',
      '--outputFile',
      report,
    ],
    () => ({ NODE_OPTIONS: FEWER_COLLECTIONS, ...(!isWhole && { PROPERTY_SHARE: '0.125', TEST_SHORT: '1' }) }),
    (json) => {
      tellJest(json);
      return countJest(projects, json);
    },
  );

try {
  const check = startCheck();
  await jest(['core']);
  await check.ready;
  await jest(['web', 'api']);
  const { lines, ...count } = await check.count;
  console.log(lines.join('\n'));
  add('check', count);
  ensureBuilt();
  const browser = isWhole ? 'browser' : 'browser, in short';
  await suite(
    browser,
    process.execPath,
    () => ['e2e/run.mjs'],
    (report) => ({ E2E_REPORT: report, E2E_SMOKE: isWhole ? '' : '1' }),
    (json) => {
      tellBrowser(json);
      return { [browser]: { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky } };
    },
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (leftOut) console.log(leftOut);
if (!isWhole)
  console.log(
    'In short: fifteen stories of the browser, an eighth of the cases of slow properties, no *.slow.test.ts, no shares of the requests read right. CI=true npm test runs all.',
  );
for (const each of told) console.log(`\nFailed: ${each}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
