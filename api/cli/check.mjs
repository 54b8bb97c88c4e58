// npm run check: what is generated is current, types, lint, rooms, sizes of the built client. Prints one line for each and a closing count.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, ensureGenerated, root } from './prepare.mjs';

const generatedAndCommitted = ['schema.graphql', 'web/__generated__', 'web/persisted.json'];

const steps = [
  ['generated files are current', () => {
    const made = sh(process.execPath, ['api/cli/generate.mjs']);
    return made.ok ? sh('git', ['diff', '--exit-code', '--stat', '--', ...generatedAndCommitted]) : made;
  }],
  ['types', () => sh(bin('tsc'), ['-p', '.'])],
  ['lint', () => sh(bin('oxlint'), ['--deny-warnings', 'api', 'web', 'e2e', 'bench'])],
  ['rooms', () => sh(bin('jest'), ['-c', 'api/test/jest.config.mjs', '--selectProjects', 'core', '--silent', 'api/test/rooms.test.ts'])],
  ['bundles within their budgets', () => {
    const built = sh(process.execPath, ['-e', `import('./api/cli/prepare.mjs').then(({ ensureBuilt }) => ensureBuilt())`]);
    return built.ok ? sh(bin('tsx'), ['bench/bench.ts', 'bundles']) : built;
  }],
];

function sh(command, args) {
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return { ok: done.status === 0, output: `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}` };
}

/** Runs every step; answers how many held. */
export function check() {
  ensureGenerated();
  const count = { passed: 0, failed: 0 };
  for (const [name, step] of steps) {
    const { ok, output } = step();
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
    if (!ok) console.log(output.trim().split('\n').slice(-60).join('\n'));
    count[ok ? 'passed' : 'failed'] += 1;
  }
  return count;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { passed, failed } = check();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
