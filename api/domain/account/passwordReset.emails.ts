import { type EndedWay, endedText } from '../../core/language/endedWays.ts';
import type { EmailTemplate } from '../kernel/ports.ts';

interface Named {
  firstName: string;
}

const hello = ({ firstName }: Named) => `Hello ${firstName},`;

/** The link that was asked for. */
export const resetEmail = (to: string, whom: Named, link: string): EmailTemplate => ({
  to,
  subject: 'Choose a new Evenpace password',
  parts: [
    hello(whom),
    'Somebody, probably you, asked for a new password for your Evenpace account. This link lets you choose one. It works once, for 30 minutes.',
    { label: 'Choose a new password', link },
    'If it was not you, do nothing: your password stays as it is, and nobody else sees this link.',
  ],
});

/** To somebody who has no password here. */
export const externalAccountEmail = (to: string, whom: Named, link: string): EmailTemplate => ({
  to,
  subject: 'How you sign in to Evenpace',
  parts: [
    hello(whom),
    'Somebody, probably you, asked for a new password for your Evenpace account. It has none: you sign in with Google, and Google keeps the password.',
    { label: 'Sign in with Google', link },
    'If it was not you, do nothing.',
  ],
});

const instantIn = (timeZone: string, instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(instant);

const CHANGED = {
  link: {
    how: 'by a link',
    out: 'Every browser is signed out.',
    left: 'Your coaches stay; you find them in your settings.',
  },
  settings: {
    how: 'in your settings',
    out: 'Every other browser is signed out.',
    left: 'Your coaches and what you chose to keep stay; you find them in your settings.',
  },
} as const;

interface Change {
  site: string;
  now: Date;
  by: keyof typeof CHANGED;
  ended: readonly EndedWay[];
}

/** What was done, to the one whom it concerns. */
export const passwordChangedEmail = (
  whom: Named & { email: string; timeZone: string },
  { site, now, by, ended }: Change,
): EmailTemplate => ({
  to: whom.email,
  subject: 'Your Evenpace password was changed',
  parts: [
    hello(whom),
    [
      `Your password was changed ${CHANGED[by].how} on ${instantIn(whom.timeZone, now)} (${whom.timeZone}).`,
      CHANGED[by].out,
      endedText(ended.filter(({ kind }) => kind !== 'session')),
      CHANGED[by].left,
    ]
      .filter(Boolean)
      .join(' '),
    'If it was not you, choose a new password at once:',
    { label: 'Choose a new password', link: `${site}/forgot-password` },
  ],
});
