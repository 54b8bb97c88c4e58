import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '../root.ts';
import { bundledServer } from './serverProcess.ts';

const run = promisify(execFile);

/** Parts that need no browser, and the tables that they print. */
const PARTS = {
  planner: 'Planner',
  adaptation: 'Adaptation',
  request: 'Plain words',
  proof: 'Proof',
  activities: 'Activities',
  archives: 'Archives',
  server: 'Server',
  growth: 'Growth',
};

test.each(Object.entries(PARTS))('the bench of %s still runs: its set-up and one round', async (part, title) => {
  const { TEST_ADMIN_URL: _a, TEST_TEMPLATE: _b, DATABASE_URL: _c, ...env } = process.env;
  const ask = [...['api/cli/run.mjs', 'bench/bench.ts'], part];
  const { stdout } = await run(process.execPath, ask, {
    cwd: projectRoot,
    env: { ...env, BENCH: 'once', BENCH_SERVER: bundledServer() },
  });
  const [, table = ''] = stdout.split(`\n${title}\n`);
  const values = table
    .trim()
    .split('\n')
    .map((line) => Number(/ (\d+\.\d\d) /.exec(line)?.[1]));
  expect(values.length).toBeGreaterThan(1);
  expect(values.filter((value) => !Number.isFinite(value))).toEqual([]);
});
