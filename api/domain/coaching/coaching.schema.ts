import { z } from 'zod';
import { optionalEmail } from '../account/account.schema.ts';
import { checked, optionalText } from '../kernel/validation.ts';

/** What a coach may say when they invite someone. */
export const inviteSchema = z.strictObject({
  name: optionalText('Name', { most: 100 }),
  /** Where the invitation is mailed to; left out, null or blank: nowhere. */
  email: optionalEmail,
});

/** A token as it came back; what it opens, the database says. */
export const tokenSchema = z.strictObject({
  token: checked<string>(
    (value) => (typeof value === 'string' && value.length > 0 ? null : 'The invitation token is required.'),
    { type: 'string', minLength: 1 },
  ),
});

export const notesSchema = z.strictObject({ notes: optionalText('Notes', { most: 10_000, paragraphs: true }) });
