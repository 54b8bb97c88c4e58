// npm test: check, unit and property tests, database and API tests, browser tests; quickest first, one count at the end.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from './check.mjs';
import { bin, ensureBuilt, ensureGenerated, root } from './prepare.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'evenpace-test-'));
const total = { passed: 0, failed: 0 };

function add(name, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  console.log(`\n${name}: ${passed} passed, ${failed} failed\n`);
}

/** Runs a test runner that writes a JSON report; a runner that dies without one counts as one failure. */
function suite(name, command, args, env, read) {
  const report = path.join(scratch, `${name.replaceAll(/\W+/g, '-')}.json`);
  const done = spawnSync(command, args(report), { cwd: root, env: { ...process.env, ...env(report) }, stdio: 'inherit' });
  let count;
  try {
    count = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    count = { passed: 0, failed: 1 };
  }
  if (done.status !== 0 && count.failed === 0) count.failed = 1;
  add(name, count);
}

const jest = (name, projects) =>
  suite(
    name,
    bin('jest'),
    (report) => ['-c', 'api/test/jest.config.mjs', '--selectProjects', ...projects, '--silent', '--maxWorkers', '100%', '--json', '--outputFile', report],
    () => ({}),
    (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests + json.numRuntimeErrorTestSuites }),
  );

try {
  ensureGenerated();
  add('check', check());
  jest('core', ['core']);
  jest('web', ['web']);
  jest('api', ['api']);
  ensureBuilt();
  suite(
    'browser',
    process.execPath,
    () => ['e2e/run.mjs'],
    (report) => ({ E2E_REPORT: report }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
