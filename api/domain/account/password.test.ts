import { hashPassword, isPassword } from './password.ts';

test('who has no account costs as much as who has: each waits for a turn, and beyond the queue all are told to come back', async () => {
  const known = await hashPassword('correct horse battery');
  for (const hash of [known, null]) {
    // the hash that nobody has is made at the first question
    expect(await isPassword(hash, 'wrong')).toBe(false);
    const tries = await Promise.allSettled(Array.from({ length: 60 }, () => isPassword(hash, 'wrong')));
    const turnedAway = tries.filter((each) => each.status === 'rejected');
    expect(turnedAway).toHaveLength(8);
    for (const { reason } of turnedAway) expect(reason).toMatchObject({ code: 'BUSY', retryAfterSec: 5 });
    expect(tries.filter((each) => each.status === 'fulfilled').map(({ value }) => value)).toEqual(
      Array.from({ length: 52 }, () => false),
    );
  }
  expect(await isPassword(known, 'correct horse battery')).toBe(true);
  expect(await isPassword(null, 'no account has this password')).toBe(false);
});
