import { type MailingList, listOfToken } from '../domain/kernel/unsubscribe.ts';
import { endEmails } from '../domain/account/settings.ts';
import type { Route } from './router.ts';

const PATH = '/api/digest/unsubscribe';

const STYLE =
  'body{margin:0;display:grid;place-items:center;min-height:100vh;background:#f7f8f6;color:#15201c;font:18px/1.5 system-ui,sans-serif}main{max-width:26rem;padding:2rem}h1{font-size:1.6rem;line-height:1.2}' +
  'button{padding:.8rem 1.4rem;border:0;border-radius:.6rem;background:#0d6b53;color:#fff;font:inherit;font-weight:600;cursor:pointer}a{color:#0d6b53}:focus-visible{outline:3px solid #0d6b53;outline-offset:3px}' +
  '@media (prefers-color-scheme:dark){body{background:#101613;color:#e9efec}button{background:#4fc3a1;color:#06251c}a{color:#4fc3a1}:focus-visible{outline-color:#4fc3a1}}';

/** A page that works without scripts, in whatever a mail program opens. `body` is ours: nothing of a request stands in it. */
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title} · Evenpace</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const SETTINGS = (card: 'notifications' | 'notices') => `<a href="/settings/preferences#${card}">your settings</a>`;
// without an action the form goes to the page's own address, token and all
const ASK: Readonly<Record<MailingList, string>> = {
  summary: page(
    'Stop the weekly summary?',
    '<p>No e-mail will come on Mondays any more. Your training stays as it is.</p><form method="post"><button>Stop these e-mails</button></form>',
  ),
  notices: page(
    'Stop notices by e-mail?',
    '<p>Notices wait in the application then; the weekly summary is a choice of its own.</p><form method="post"><button>Stop these e-mails</button></form>',
  ),
};
const DONE: Readonly<Record<MailingList, string>> = {
  summary: page('No more weekly summaries', `<p>You can switch them on again in ${SETTINGS('notifications')}.</p>`),
  notices: page('No more notices by e-mail', `<p>You can switch them on again in ${SETTINGS('notices')}.</p>`),
};
const UNKNOWN = page(
  'This link is not complete',
  `<p>Open it from the e-mail once more, or switch the e-mails off in ${SETTINGS('notifications')}.</p>`,
);

/** The way out of e-mails that come by themselves, for people by a page and for mail programs by one request (RFC 8058). `secret` signs its tokens. */
export function unsubscribeRoutes(secret: string): readonly Route[] {
  return [
    {
      // mail programs open links by themselves: looking changes nothing
      method: 'GET',
      path: PATH,
      auth: 'public',
      handler: async ({ query }) => {
        const found = listOfToken(secret, query.get('token') ?? '');
        return found ? { html: ASK[found.list] } : { html: UNKNOWN, status: 404 };
      },
    },
    {
      method: 'POST',
      path: PATH,
      auth: 'public',
      anyBody: true,
      handler: async ({ deps, query }) => {
        const token = query.get('token') ?? '';
        const found = listOfToken(secret, token);
        if (!found) return { html: UNKNOWN, status: 404 };
        await endEmails(deps, secret, token);
        return { html: DONE[found.list] };
      },
    },
  ];
}
