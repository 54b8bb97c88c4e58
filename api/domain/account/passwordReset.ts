import { randomBytes } from 'node:crypto';
import type { EndedWay } from '../../core/language/endedWays.ts';
import { recordAccountEvent } from './accountEvent.ts';
import { type AccountDeps, assertUncommon, hashOfSecret, consumeRateLimit } from './account.ts';
import { countSignIn } from './signIn.ts';
import { normalEmail, passwordReset, resetRequest } from './account.schema.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import { hashPassword } from './password.ts';
import { externalAccountEmail, passwordChangedEmail, resetEmail } from './passwordReset.emails.ts';
import type { Deps, EmailTemplate } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { endWaysIn } from './waysIn.ts';

const VALID_MS = 30 * 60_000;

/** Where a request comes from, and what links in e-mails begin with. */
interface Asked {
  address: string;
  site: string;
}

/** The page that replaces a password. The token stands behind the #: browsers send it to nobody, so no log and no Referer has it. */
export const resetLink = (site: string, token: string) => `${site}/reset-password#token=${token}`;

/** A new link for the account, good once and for 30 minutes; one of before is void. The token is told once and kept as a hash. */
async function makeReset({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string, byMail: boolean): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  const data = {
    tokenHash: hashOfSecret(token),
    byMail,
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_MS),
  };
  await db.passwordReset.upsert({ where: { userId }, create: { userId, ...data }, update: data });
  return token;
}

/**
 * Mails a link to the account with that e-mail, if there is one. Everything that depends on there being one happens behind
 * the answer. Throws InvalidInput, RateLimited by network address, and NotPossible (NO_MAIL).
 */
export async function askForReset(deps: AccountDeps, input: unknown, { address, site }: Asked): Promise<void> {
  const { email } = parse(resetRequest, input);
  if (!deps.mail) throw new NotPossible('NO_MAIL', 'This server sends no e-mail. Whoever runs it can make you a link.');
  await consumeRateLimit(deps.limits, 'askResetFromAddress', address);
  // enough for now: the links of before still work
  if ((await deps.limits.take('askReset', hashOfSecret(email))) > 0) return;
  deps.mail.post(() => emailFor(deps, email, site));
}

async function emailFor(deps: AccountDeps, email: string, site: string): Promise<EmailTemplate | null> {
  const user = await deps.db.user.findUnique({
    where: { email },
    select: { id: true, firstName: true, passwordHash: true },
  });
  if (!user) return null;
  if (user.passwordHash === null) return externalAccountEmail(email, user, `${site}/login`);
  return resetEmail(email, user, resetLink(site, await makeReset(deps, user.id, true)));
}

/**
 * The token of a link that an operator hands over, for the account with that e-mail. Throws NotFound, and NotPossible
 * (NO_PASSWORD) for an account that signs in elsewhere.
 */
export async function makeResetByHand(deps: Pick<Deps, 'db' | 'clock'>, email: string): Promise<string> {
  const user = await deps.db.user.findUnique({
    where: { email: normalEmail(email) ?? '' },
    select: { id: true, passwordHash: true },
  });
  if (!user) throw new NotFound('There is no account with this e-mail.');
  if (user.passwordHash === null)
    throw new NotPossible('NO_PASSWORD', 'This account signs in with Google and has no password.');
  await recordAccountEvent(deps.db, user.id, 'reset-link-made', deps.clock(), 'by whoever runs the server');
  return makeReset(deps, user.id, false);
}

const linkEnded = () =>
  new NotPossible('RESET_LINK_ENDED', 'This link has expired or was used already. Ask for a new one.');

/**
 * Gives the account of a link the new password, ends every way in, open sockets too, and says so by e-mail. Signs
 * nobody in; answers the account's e-mail and what ended. Throws InvalidInput, RateLimited, and NotPossible (RESET_LINK_ENDED).
 */
export async function resetPassword(
  deps: AccountDeps,
  input: unknown,
  { address, site }: Asked,
): Promise<{ email: string; ended: EndedWay[] }> {
  const { token, newPassword } = parse(passwordReset, input);
  await countSignIn(deps, address);
  const now = deps.clock();
  const unexpired = { tokenHash: hashOfSecret(token), expiresAt: { gt: now } };
  const found = await deps.db.passwordReset.findUnique({
    where: unexpired,
    select: {
      userId: true,
      byMail: true,
      user: { select: { email: true, firstName: true, lastName: true, timeZone: true } },
    },
  });
  if (!found) throw linkEnded();
  const { userId, byMail, user } = found;
  assertUncommon({ ...user, password: newPassword }, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  const ended = await deps.db.$transaction(async (tx) => {
    // of two requests with one link, the row decides who was first
    const { count } = await tx.passwordReset.deleteMany({ where: unexpired });
    // an account that has passed to an external identity since has no password to replace
    const changed = await tx.user.updateMany({
      where: { id: userId, passwordHash: { not: null } },
      data: { passwordHash, ...(byMail && { emailVerified: true }) },
    });
    if (count === 0 || changed.count === 0) throw linkEnded();
    await recordAccountEvent(tx, userId, 'password-reset', now);
    return endWaysIn(tx, userId, now);
  });
  await deps.events.publishAccess({ userId });
  deps.mail?.post(async () => passwordChangedEmail(user, { site, now, by: 'link', ended }));
  return { email: user.email, ended };
}
