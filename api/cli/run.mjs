// node api/cli/run.mjs FILE.ts [args]: runs a TypeScript command once dependencies and generated code are there.
import { spawn } from 'node:child_process';
import { bin, ensureGenerated, root } from './prepare.mjs';

ensureGenerated();
// flags of Node that this was started with hold for what it runs
const child = spawn(bin('tsx'), [...process.execArgv, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
