import { type Options, hash, verify } from '@node-rs/argon2';
import { COMMON_PASSWORDS } from './commonPasswords.ts';
import { busy } from '../kernel/errors.ts';

// OWASP's least cost for argon2id: 19 MiB, two passes, one lane; algorithm 2 is argon2id
const COST: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hash of a password that nobody has: an unknown e-mail must cost as much as a known one. */
let nobody: Promise<string> | null = null;

const MAX_AT_ONCE = 2;
const LONGEST_QUEUE = 50;
let running = 0;
const waiting: (() => void)[] = [];

/** At most two hashes at once, so that a flood of sign-ins leaves the processor to everyone else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) throw busy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), COST));
}

/** Is it the password of that hash? Without a hash the same work is done, and the answer is no. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await (nobody ??= hash('no account has this password', COST)));
  const fits = await inTurn(() => verify(against, password.normalize('NFKC')));
  return fits && passwordHash !== null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** One character again and again, or steps of one: 11111111, abcdefgh, 87654321. */
function isRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((character, i) => character.codePointAt(0)! - text.codePointAt(i)!));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0]!);
}

/** On the list of common passwords, a plain run, or little more than the account's own words. `own`: e-mail, names. */
export function isCommonPassword(password: string, own: readonly string[]): boolean {
  const lower = password.toLowerCase();
  const bare = plain(password);
  if (COMMON_PASSWORDS.has(lower) || isRun(lower)) return true;
  const words = ['evenpace', ...own.flatMap((word) => [word, ...word.split(/[@.\s_-]+/)]).map(plain)];
  return words.some(
    (word) => word.length >= 4 && bare.replaceAll(word, '').replace(/^\d+|\d+$/g, '').length < 3 && bare.includes(word),
  );
}
