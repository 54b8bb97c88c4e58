import { z } from 'zod';
import { POOL_LENGTHS, UNIT_SYSTEMS } from '../../core/units/displayUnits.ts';
import { done, id, instant } from '../kernel/answer.ts';

export const displayUnits = { units: z.enum(UNIT_SYSTEMS), poolLength: z.enum(POOL_LENGTHS) };
export const signedInBy = z.enum(['email', 'google']);

export const account = z
  .object({
    id: id('user'),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    authProvider: signedInBy,
    isCoach: z.boolean(),
    athleteId: id('athlete'),
    onboardingComplete: z.boolean(),
    home: z.enum(['/dashboard', '/coach/dashboard']),
    timeZone: z.string(),
    ...displayUnits,
    singleKeyShortcuts: z.boolean(),
  })
  .meta({ id: 'Account' });

const ended = z.array(
  z
    .object({
      kind: z.enum(['session', 'access-token', 'calendar-feed', 'device-account', 'invitation', 'reset-link']),
      count: z.int().min(1),
      names: z.array(z.string()),
    })
    .meta({ id: 'EndedWay', description: 'What let somebody in, and does no more.' }),
);

export const providers = z.object({ google: z.boolean(), mail: z.boolean() });
export const answeredMail = done.extend({ message: z.string() });
export const signedIn = answeredMail.extend({ redirectUrl: z.string() });
export const passwordChanged = signedIn.extend({ ended });
export const waysEnded = done.extend({ ended });

const rows = z.record(z.string(), z.int().min(0)).describe('How many, by table.');
export const erased = done.extend({ erasedAt: instant, rows, cleaned: rows });

export const invited = z.object({
  inviteUrl: z.string(),
  token: z.string(),
  expiresAt: instant,
  mailedTo: z.string().nullable(),
});
export const coachAccepted = done.extend({
  coach: z.object({ id: id('coach'), firstName: z.string(), lastName: z.string() }),
});
