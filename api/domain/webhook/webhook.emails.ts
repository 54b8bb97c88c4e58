import type { EmailTemplate } from '../kernel/ports.ts';

const WHY = {
  failing: 'Nothing that we sent it has arrived for five days',
  gone: 'It answered that it is gone (410)',
  unsigned: 'The secret that signs is not known any more to our server, which has a new one of its own',
} as const;
export type OffByItself = keyof typeof WHY;

/** A webhook was switched off, and not by its owner. */
export const webhookOffEmail = (
  whom: { email: string; firstName: string },
  { host, why, site }: { host: string; why: OffByItself; site: string },
): EmailTemplate => ({
  to: whom.email,
  subject: `Your webhook at ${host} was switched off`,
  parts: [
    `Hello ${whom.firstName},`,
    `${WHY[why]}, so we have stopped sending to your webhook at ${host}. What happens while it is off is not sent later.`,
    'Switch it on in your settings when it answers again, or delete it there.',
    { label: 'Open your settings', link: `${site}/settings/account#webhooks` },
  ],
});
