import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeLock } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenpace-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => path.join(folder, 'lock');

test('one holder at a time, and the next after it', () => {
  const release = takeLock(folder);
  expect(() => takeLock(folder)).toThrow(`Data directory ${folder} is in use by process ${process.pid}.`);
  release();
  takeLock(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

/** A process that was and is no more. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

test.each<[string, () => string]>([
  ['a process that is gone', () => JSON.stringify({ pid: deadPid(), started: '1', boot: null })],
  ['a pid that now is another process', () => JSON.stringify({ pid: process.ppid, started: '1', boot: null })],
  ['an earlier boot of the machine', () => JSON.stringify({ pid: process.ppid, started: null, boot: 'before' })],
  ['nobody readable', () => '{"pid": 1'],
])('the lock of %s is taken over', (_who, content) => {
  writeFileSync(lock(), content());
  const release = takeLock(folder);
  expect(JSON.parse(readFileSync(lock(), 'utf8'))).toMatchObject({ pid: process.pid });
  release();
});

test('a living process keeps its lock', () => {
  writeFileSync(lock(), JSON.stringify({ pid: process.ppid, started: null, boot: null }));
  expect(() => takeLock(folder)).toThrow(`is in use by process ${process.ppid}.`);
  expect(JSON.parse(readFileSync(lock(), 'utf8'))).toMatchObject({ pid: process.ppid });
});
