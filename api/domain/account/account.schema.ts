import { z } from 'zod';
import { TOKEN_SCOPES, type TokenScope } from '../../core/codes/tokenScope.ts';
import { checked, oneOf, text, timeZone, wholeNumber, wordsShape } from '../kernel/validation.ts';
import { isKeepable } from './waysIn.ts';

const LONGEST_EMAIL = 254;
const EMAIL =
  /^[^\s@"(),:;<>[\]\\\p{Cc}\p{Cs}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}][\p{L}\p{N}-]*$/u;

/** The form under which an address is kept and compared; null: not an address. */
export function normalEmail(raw: string): string | null {
  const email = raw
    .replaceAll(/^ +| +$/g, '')
    .normalize('NFC')
    .toLowerCase();
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : null;
}

function emailProblem(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return 'Email is required.';
  if (typeof value !== 'string') return 'Email must be text.';
  return normalEmail(value) === null ? 'Enter a valid email address.' : null;
}

const EMAIL_SHAPE = { type: 'string', minLength: 1, maxLength: LONGEST_EMAIL };

export const email = checked<string>(emailProblem, EMAIL_SHAPE).transform((value) => normalEmail(value)!);

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** An address that may be missing, null or blank: all three mean null. */
export const optionalEmail = checked<string | null | undefined>(
  (value) => (isBlank(value) ? null : emailProblem(value)),
  { type: ['string', 'null'], maxLength: LONGEST_EMAIL },
)
  .transform((value) => normalEmail(value ?? ''))
  .optional()
  .transform((value) => value ?? null);

const LONGEST_PASSWORD = 128;
const lengthOf = (password: string) => [...password].length;

function passwordProblem(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return 'Password is required.';
  if (typeof value !== 'string') return 'Password must be text.';
  return lengthOf(value) > LONGEST_PASSWORD ? `Password must be at most ${LONGEST_PASSWORD} characters.` : null;
}

const passwordShape = (least: number) => ({ type: 'string', minLength: least, maxLength: LONGEST_PASSWORD });

const newPassword = checked<string>((value) => {
  const problem = passwordProblem(value);
  if (problem !== null) return problem;
  if (lengthOf(value as string) < 8) return 'Password must be at least 8 characters long';
  return /[\0\p{Cs}]/u.test(value as string) ? 'Text contains a character that is not allowed.' : null;
}, passwordShape(8));

export const firstName = text('First name', { most: 100 });
export const lastName = text('Last name', { most: 100 });

export const registration = z.strictObject({ email, password: newPassword, firstName, lastName, timeZone });
export type Registration = z.output<typeof registration>;

/** Tokens, feeds, device accounts, webhooks and invitations of one account, with room to spare. */
const MAX_KEPT = 500;

/** Ids of what goes on letting somebody in. */
const keep = checked<string[] | undefined>(
  (value) =>
    value === undefined ||
    (Array.isArray(value) && value.length <= MAX_KEPT && value.every((id) => typeof id === 'string' && isKeepable(id)))
      ? null
      : 'Keep must be a list of ids of access tokens, calendar feeds, device accounts, webhooks and invitations.',
  { type: 'array', items: { type: 'string' }, maxItems: MAX_KEPT },
).optional();

export const passwordChange = z.strictObject({
  currentPassword: checked<string>(
    (value) =>
      value === '' || value === undefined || value === null ? 'Enter your current password.' : passwordProblem(value),
    passwordShape(1),
  ),
  newPassword,
  keep,
});

export const sessionsEnd = z.strictObject({ keep });

export const resetRequest = z.strictObject({ email });

export const passwordReset = z.strictObject({
  /** From the link. */
  token: checked<string>(
    (value) =>
      typeof value === 'string' && value.length > 0 && value.length <= 200
        ? null
        : 'The token of the link is required.',
    { type: 'string', minLength: 1, maxLength: 200 },
  ),
  newPassword,
});

/** An address of any form may be tried: what is not one belongs to nobody. */
export const credentials = z.strictObject({
  email: checked<string>(
    (value) =>
      typeof value === 'string'
        ? null
        : value === undefined || value === null
          ? 'Email is required.'
          : 'Email must be text.',
    { type: 'string' },
  ),
  password: checked<string>(passwordProblem, passwordShape(1)),
});

const SCOPE = 'Scope must be read or write.';
const SCOPES = Object.keys(TOKEN_SCOPES) as TokenScope[];

/** It may read or write all, or what its scopes say. */
export const newAccessToken = z
  .strictObject({
    name: text('Name', { most: 100 }),
    scope: oneOf(['read', 'write'], SCOPE).optional(),
    /** In place of it. */
    scopes: checked<TokenScope[]>(
      (value) =>
        Array.isArray(value) && value.length > 0 && value.every((scope) => SCOPES.includes(scope as TokenScope))
          ? null
          : `Scopes must be some of: ${SCOPES.join(', ')}.`,
      wordsShape(SCOPES, 1),
    )
      .transform((chosen) => SCOPES.filter((scope) => chosen.includes(scope)))
      .optional(),
    /** Days until it ends. */
    days: wholeNumber('Days', 1, 365).optional(),
  })
  .refine(({ scope, scopes }) => (scope === undefined) !== (scopes === undefined), {
    path: ['scope'],
    error: ({ input }) => ((input as { scopes?: unknown }).scopes ? 'Give a token scope or scopes, not both.' : SCOPE),
  });
