import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createErasureList } from '../adapters/erasureList.ts';
import { eraseAccount } from '../domain/accountData/eraseAccount.ts';
import { testDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { createDatabase } from '../test/database.ts';
import { keepErased } from './erasures.ts';

test('an account that was erased stays erased when an older copy of the whole database is put back', async () => {
  const database = await createDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'evenpace-erased-'));
  try {
    const deps = testDeps(database.db, '2026-11-20T12:00:00Z');
    const list = createErasureList(path.join(dataDir, 'new'));
    const [gone, other] = [await aViewer(deps), await aViewer(deps)];
    const users = await deps.db.user.findMany();
    const athletes = await deps.db.athlete.findMany();
    await eraseAccount(deps, gone, { password: 'correct horse battery' });
    expect(await keepErased(deps, list)).toBe(0);
    // the copy is from before: it has the account, and knows of no erasure
    await deps.db.erasedAccount.deleteMany();
    await deps.db.user.createMany({ data: users, skipDuplicates: true });
    await deps.db.athlete.createMany({ data: athletes, skipDuplicates: true });
    expect(await keepErased(deps, list)).toBe(1);
    expect(await deps.db.user.findMany({ select: { id: true } })).toEqual([{ id: other.userId }]);
    expect(await deps.db.erasedAccount.count()).toBe(1);
    expect(readFileSync(path.join(dataDir, 'new', 'erased-accounts'), 'utf8')).toMatch(
      /^[0-9a-f]{64} 2026-11-20T12:00:00.000Z\n$/,
    );
  } finally {
    rmSync(dataDir, { recursive: true });
    await database.drop();
  }
});
