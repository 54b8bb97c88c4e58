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

let tables: string;
beforeAll(async () => {
  const { TEST_ADMIN_URL: _a, TEST_TEMPLATE: _b, DATABASE_URL: _c, ...env } = process.env;
  const ask = ['api/cli/run.mjs', 'bench/bench.ts', ...Object.keys(PARTS)];
  // one process for all of them: most of its time goes into beginning
  const { stdout } = await run(process.execPath, ask, {
    cwd: projectRoot,
    env: { ...env, BENCH: 'once', BENCH_SERVER: bundledServer() },
  });
  tables = stdout;
});

test.each(Object.values(PARTS))('the bench of %s still runs: its set-up and one round', (title) => {
  const [, table = ''] = tables.split(`\n${title}\n`);
  const values = table
    .split(/\n(?=\S|$)/)[0]!
    .trim()
    .split('\n')
    .map((line) => Number(/ (\d+\.\d\d) /.exec(line)?.[1]));
  expect(values.length).toBeGreaterThan(1);
  expect(values.filter((value) => !Number.isFinite(value))).toEqual([]);
});
