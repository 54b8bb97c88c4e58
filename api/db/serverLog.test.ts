import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOG_BYTES, boundLog, logOf, prepareLog } from './serverLog.ts';

let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenpace-log-'));
  log = logOf(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

test('a log that grows too large under its writer begins anew; the one before it is kept, and no other', () => {
  const writer = openSync(log, 'a');
  for (const round of ['first', 'second', 'third']) {
    writeSync(writer, `${round} ${'x'.repeat(100)}`);
    boundLog(log, 100);
    writeSync(writer, 'after');
    expect([read(log), read(`${log}.1`)!.slice(0, 12)]).toEqual([
      'after',
      round === 'first' ? 'first xxxxxx' : `after${round} xxx`.slice(0, 12),
    ]);
  }
  closeSync(writer);
});

test('a small one is left alone, and one that is not there is no fault', () => {
  boundLog(log);
  appendFileSync(log, 'a line');
  boundLog(log);
  expect([read(log), read(`${log}.1`)]).toEqual(['a line', null]);
});

test('what earlier versions wrote is gone at the start, and a large log is set aside', () => {
  writeFileSync(path.join(folder, 'server.log'), 'Key (email)=(robin@example.com) already exists.');
  writeFileSync(log, 'x'.repeat(LOG_BYTES + 1));
  prepareLog(folder);
  expect([read(path.join(folder, 'server.log')), read(log), read(`${log}.1`)!.length]).toEqual([
    null,
    null,
    LOG_BYTES + 1,
  ]);
  prepareLog(folder);
  expect(read(`${log}.1`)!.length).toBe(LOG_BYTES + 1);
});
