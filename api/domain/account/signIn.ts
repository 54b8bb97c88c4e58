import { InvalidCredentials, RateLimited } from '../kernel/errors.ts';
import type { RateLimits } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { type AccountDeps, consumeRateLimit, hashOfSecret } from './account.ts';
import { credentials, normalEmail } from './account.schema.ts';
import { noteSignIn } from './noteSignIn.ts';
import { isPassword } from './password.ts';

/** Counts a sign-in from an address. Throws RateLimited. */
export function countSignIn({ limits }: AccountDeps, address: string): Promise<void> {
  return consumeRateLimit(limits, 'signInFromAddress', address);
}

interface From {
  address: string;
  /** The browser, where it was signed in to the account of that e-mail before; null: it was not. */
  browserOf(email: string): string | null;
}

/** Counts a try at a password from one place. Throws RateLimited after 10 in a minute, and more and more slowly after many on one day. Answers what forgets the tries. */
async function countFrom(limits: RateLimits, place: string): Promise<() => Promise<void>> {
  await consumeRateLimit(limits, 'signIn', place);
  const wait = await limits.takeSlower('signInAgain', place);
  if (wait > 0) throw new RateLimited(wait);
  return async () => {
    await Promise.all([limits.forget('signIn', place), limits.forget('signInAgain', place)]);
  };
}

/** Counts a try at the password of an account that is signed in already: whoever took over its session must not guess on. Answers what forgets the tries. */
export function countOwnTry({ limits }: AccountDeps, userId: string): Promise<() => Promise<void>> {
  return countFrom(limits, hashOfSecret(`password ${userId}`));
}

/**
 * Counts a try to sign in to an account. Throws RateLimited after 10 in a minute from one place, and more and more slowly after
 * many on one day: from one place, and from all places together where the account was never signed in. So guesses from a
 * thousand addresses stay few, and do not keep the owner's own browser out. Answers what forgets the tries.
 */
async function countTry(
  { limits }: AccountDeps,
  email: string,
  { address, browserOf }: From,
): Promise<() => Promise<void>> {
  const browser = browserOf(email);
  const place = hashOfSecret(`${email} ${browser ?? address}`);
  const account = hashOfSecret(`account ${email}`);
  const forget = await countFrom(limits, place);
  const wait = browser === null ? await limits.takeSlower('signInOfAccount', account) : 0;
  if (wait > 0) throw new RateLimited(wait);
  return async () => {
    await Promise.all([forget(), limits.forget('signInOfAccount', account)]);
  };
}

/** Who showed a password, and how often the account's ways in had been ended by then. */
export interface LetIn {
  userId: string;
  accessGeneration: number;
}

/**
 * The account with that e-mail and password. An unknown e-mail takes as long as a wrong password.
 * Throws InvalidInput, InvalidCredentials, and RateLimited after too many tries.
 */
export async function checkPassword(deps: AccountDeps, input: unknown, from: From): Promise<LetIn> {
  const { email: given, password } = parse(credentials, input);
  const email = normalEmail(given);
  await countSignIn(deps, from.address);
  const forget = await countTry(deps, email ?? given, from);
  const user =
    email === null
      ? null
      : await deps.db.user.findUnique({
          where: { email },
          select: { id: true, passwordHash: true, accessGeneration: true },
        });
  if (!(await isPassword(user?.passwordHash ?? null, password)) || !user) throw new InvalidCredentials();
  await forget();
  await noteSignIn(deps, user.id);
  return { userId: user.id, accessGeneration: user.accessGeneration };
}
