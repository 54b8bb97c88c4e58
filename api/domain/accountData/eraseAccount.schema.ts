import { z } from 'zod';
import { checked } from '../kernel/validation.ts';

const LONGEST = 1000;

const proof = (label: string) =>
  checked<string | null | undefined>(
    (value) => {
      if (value === undefined || value === null) return null;
      if (typeof value !== 'string') return `${label} must be text.`;
      return value.length > LONGEST ? `${label} is too long.` : null;
    },
    { type: ['string', 'null'], maxLength: LONGEST },
  );

/** What shows that the account's own person means it. */
export const erasure = z.strictObject({ password: proof('Password').optional(), email: proof('Email').optional() });
export type Erasure = z.output<typeof erasure>;
