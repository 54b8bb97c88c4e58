import { countOf } from '../../core/units/countOf.ts';
import type { EmailTemplate } from '../kernel/ports.ts';
import type { NoticeText } from './noticeText.ts';

interface Notices {
  to: string;
  firstName: string;
  /** The oldest first. */
  lines: readonly NoticeText[];
  /** All of them are messages, which have a page of their own. */
  isOfMessages: boolean;
  /** What links begin with. */
  site: string;
  /** Address that ends these e-mails. */
  stop: string;
}

/** What somebody has not seen yet, once a day. */
export function noticesEmail({ to, firstName, lines, isOfMessages, site, stop }: Notices): EmailTemplate {
  return {
    to,
    subject: lines.length === 1 ? lines[0]!.title : `${countOf(lines.length, 'notice')} for you`,
    parts: [
      `Hello ${firstName},`,
      { list: lines.map(({ title, body }) => (body === null ? title : `${title}: ${body}`)) },
      {
        label: 'Open your notices',
        link: `${site}${lines.length === 1 ? lines[0]!.link : isOfMessages ? '/messages' : '/notices'}`,
      },
      'You get this e-mail once a day at most, because you switched it on in your settings.',
      { label: 'Stop these e-mails', link: stop, isQuiet: true },
    ],
    unsubscribe: stop,
  };
}
