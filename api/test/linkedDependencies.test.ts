import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../root.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'evenpace-prepare-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('dependencies are not installed through a link: what it leads to stays', () => {
  const [copy, elsewhere, programs] = ['copy', 'elsewhere', 'programs'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const place of [path.join(copy, 'api/cli'), elsewhere, programs]) mkdirSync(place, { recursive: true });
  cpSync(path.join(projectRoot, 'api/cli/prepare.mjs'), path.join(copy, 'api/cli/prepare.mjs'));
  writeFileSync(path.join(copy, 'package-lock.json'), '{}');
  writeFileSync(path.join(elsewhere, 'theirs'), '');
  symlinkSync(elsewhere, path.join(copy, 'node_modules'));
  // an npm that does what `npm ci` does first
  writeFileSync(path.join(programs, 'npm'), '#!/bin/sh\nrm -rf node_modules/*\n', { mode: 0o755 });

  const program = `import(${JSON.stringify(path.join(copy, 'api/cli/prepare.mjs'))}).then(({ ensureInstalled }) => ensureInstalled())`;
  const done = spawnSync(process.execPath, ['-e', program], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${programs}:${process.env.PATH}` },
  });

  expect(readdirSync(elsewhere)).toEqual(['theirs']);
  expect(done.stderr).toContain('node_modules is a link');
  expect(done.stderr).toContain('Remove the link and start again');
  expect(done.status).toBe(1);
});
