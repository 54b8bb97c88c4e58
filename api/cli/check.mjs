// npm run check: what is generated is current, types, format, lint, rooms, sizes of the built client. Prints one line for each and a closing count.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, ensureGenerated, root } from './prepare.mjs';

const generatedAndCommitted = ['schema.graphql', 'web/__generated__', 'web/persisted.json'];

/** What tests read: it has to be there before they start. */
const made = [
  [
    'generated files are current',
    async () => {
      const generated = await sh(process.execPath, ['api/cli/generate.mjs']);
      return generated.ok ? sh('git', ['diff', '--exit-code', '--stat', '--', ...generatedAndCommitted]) : generated;
    },
  ],
  [
    'bundles within their budgets',
    async () => {
      const built = await sh(process.execPath, [
        '-e',
        `import('./api/cli/prepare.mjs').then(({ ensureBuilt }) => ensureBuilt())`,
      ]);
      return built.ok ? sh(bin('tsx'), ['bench/bench.ts', 'bundles']) : built;
    },
  ],
];

const read = [
  ['types', () => sh(bin('tsc'), ['-p', '.'])],
  ['format', () => sh(bin('prettier'), ['--check', '--cache', '--log-level', 'warn', '.'])],
  ['lint', () => sh(bin('oxlint'), ['--deny-warnings', 'api', 'web', 'e2e', 'bench'])],
  [
    'rooms',
    () =>
      sh(bin('jest'), [
        '-c',
        'api/test/jest.config.mjs',
        '--selectProjects',
        'core',
        '--silent',
        'api/test/rooms.test.ts',
      ]),
  ],
];

function sh(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', ({ message }) => resolve({ ok: false, output: output + message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs one step after the other; answers how many held, and what is to be said of them. */
async function hold(steps) {
  const count = { passed: 0, failed: 0, lines: [] };
  for (const [name, step] of steps) {
    const { ok, output } = await step();
    count.lines.push(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
    if (!ok) count.lines.push(...output.trim().split('\n').slice(-60));
    count[ok ? 'passed' : 'failed'] += 1;
  }
  return count;
}

/**
 * Starts the check beside whatever else runs. `ready`: generated files and the built client are there; `count`: how many
 * steps held, once all are through. It prints nothing itself: the lines would fall between those of others.
 */
export function startCheck() {
  ensureGenerated();
  const first = hold(made);
  const second = first.then(() => hold(read));
  const count = Promise.all([first, second]).then(([a, b]) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    lines: [...a.lines, ...b.lines],
  }));
  return { ready: first.then(() => {}), count };
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { passed, failed, lines } = await startCheck().count;
  console.log(lines.join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
