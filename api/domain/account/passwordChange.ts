import type { EndedWay } from '../../core/language/endedWays.ts';
import { assertSession, type Viewer } from '../kernel/access.ts';
import { ConflictError, InvalidInput, NotPossible, Unauthenticated } from '../kernel/errors.ts';
import { parse } from '../kernel/validation.ts';
import { type AccountDeps, assertUncommon } from './account.ts';
import { passwordChange } from './account.schema.ts';
import { recordAccountEvent } from './accountEvent.ts';
import { hashPassword, isPassword } from './password.ts';
import { passwordChangedEmail } from './passwordReset.emails.ts';
import { countOwnTry } from './signIn.ts';
import { endWaysIn } from './waysIn.ts';

/**
 * Gives the account another password, ends every way in but those that are kept, and says so by e-mail. Answers what ended. Throws InvalidInput where the present password is
 * wrong or the new one may not be, RateLimited after too many tries, and NotPossible for an account without a password.
 */
export async function changePassword(
  deps: AccountDeps,
  viewer: Viewer,
  input: unknown,
  site: string,
): Promise<EndedWay[]> {
  assertSession(viewer);
  const { currentPassword, newPassword, keep = [] } = parse(passwordChange, input);
  const forgetTries = await countOwnTry(deps, viewer.userId);
  const user = await deps.db.user.findUnique({
    where: { id: viewer.userId },
    select: { email: true, firstName: true, lastName: true, timeZone: true, passwordHash: true },
  });
  if (!user) throw new Unauthenticated();
  if (user.passwordHash === null)
    throw new NotPossible('NO_PASSWORD', 'This account signs in with Google and has no password.');
  if (!(await isPassword(user.passwordHash, currentPassword)))
    throw new InvalidInput([{ path: 'currentPassword', message: 'This is not your current password.' }]);
  await forgetTries();
  assertUncommon({ ...user, password: newPassword }, 'newPassword');
  if (await isPassword(user.passwordHash, newPassword))
    throw new InvalidInput([{ path: 'newPassword', message: 'Choose a password other than the current one.' }]);
  const passwordHash = await hashPassword(newPassword);
  const ended = await deps.db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: viewer.userId, passwordHash: user.passwordHash },
      data: { passwordHash },
    });
    if (count === 0) throw new ConflictError('CHANGED_SINCE', 'Your password was changed elsewhere in the meantime.');
    await recordAccountEvent(tx, viewer.userId, 'password-changed', deps.clock());
    return exceptOne(await endWaysIn(tx, viewer.userId, deps.clock(), { keep }));
  });
  await deps.events.publishAccess({ userId: viewer.userId });
  deps.mail?.post(async () => passwordChangedEmail(user, { site, now: deps.clock(), by: 'settings', ended }));
  return ended;
}

/** Without the browser that asks: it goes on, with a session of its own. */
const exceptOne = (ended: readonly EndedWay[]): EndedWay[] =>
  ended.flatMap((way) => (way.kind !== 'session' ? [way] : way.count > 1 ? [{ ...way, count: way.count - 1 }] : []));
