import { z } from 'zod';
import { DEVICE_PROVIDERS } from '../kernel/devicePort.ts';
import { oneOf } from '../kernel/validation.ts';

const MAX_KEY = 200;
const KEY = 'Enter your personal key.';

/** A device account that one has a personal key of. */
export const newDeviceAccount = z.strictObject({
  provider: oneOf(DEVICE_PROVIDERS, `Provider must be one of: ${DEVICE_PROVIDERS.join(', ')}.`),
  key: z
    .string(KEY)
    .trim()
    .min(1, KEY)
    .max(MAX_KEY, 'This is not a personal key.')
    // it becomes part of a header
    .regex(/^[\x21-\x7e]+$/, 'This is not a personal key.'),
});
