import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportOf, restoreFrom, wantedOf } from '../cli/restore/run.ts';
import { startRest } from './rest.ts';

test.each([
  [['a.zip'], { file: 'a.zip', email: null }],
  [['a.zip', '--email', 'b@example.com'], { file: 'a.zip', email: 'b@example.com' }],
  [[], null],
  [['--email', 'b@example.com'], null],
  [['a.zip', '--email'], null],
  [['a.zip', 'b.zip'], null],
  [['a.zip', '--email', 'b@example.com', 'c'], null],
])('%j asks for %j', (args, wanted) => {
  expect(wantedOf(args)).toEqual(wanted);
});

test('what was downloaded from one server comes back on another, and the link lets its person in', async () => {
  const here = await startRest('2026-11-20');
  const there = await startRest('2026-11-20');
  const folder = mkdtempSync(path.join(tmpdir(), 'evenpace-restore-'));
  try {
    const athlete = await here.scheduled();
    const download = await fetch(`${here.app.base}/api/account/export`, {
      headers: { cookie: athlete.cookieHeader() },
    });
    const file = path.join(folder, 'export.zip');
    writeFileSync(file, Buffer.from(await download.arrayBuffer()));

    const { restored, link } = await restoreFrom(there.app.deps, { file, email: null }, 'https://new.example');
    expect(reportOf(restored)).toEqual([
      expect.stringMatching(/^Restored the account of person1@example.com: \d+ rows in 12 tables\.$/),
      'Not restored: Session, 1 row. Sign in again there.',
      expect.stringContaining('coaches and athletes are not restored'),
    ]);
    const browser = there.app.browser();
    const reset = await browser.post('/api/auth/reset-password', {
      token: /^https:\/\/new\.example\/reset-password#token=(.+)$/.exec(link)![1],
      newPassword: 'another horse battery',
    });
    expect(reset.status).toBe(200);
    expect(
      (await browser.post('/api/auth/login', { email: athlete.email, password: 'another horse battery' })).status,
    ).toBe(200);
    const plain = (weeks: { workouts: { description: string }[] }[]) =>
      weeks.map(({ workouts }) => workouts.map(({ description }) => description));
    expect(plain(await there.weeksOf(browser))).toEqual(plain(await here.weeksOf(athlete)));

    await expect(restoreFrom(there.app.deps, { file: path.join(folder, 'none.zip'), email: null }, '')).rejects.toThrow(
      /none.zip cannot be read \(ENOENT\)/,
    );
    await expect(restoreFrom(there.app.deps, { file: folder, email: null }, '')).rejects.toThrow(
      /cannot be read \(EISDIR\)/,
    );
  } finally {
    rmSync(folder, { recursive: true });
    await here.app.close();
    await there.app.close();
  }
});
