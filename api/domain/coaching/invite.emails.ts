import type { Day } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import type { EmailTemplate } from '../kernel/ports.ts';

const LONGEST_NAME = 60;

/** A name as it may stand in an e-mail from us: one that a mail program would turn into a link to somewhere is left out. */
export function nameInEmail(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const looksLikeLink = /:\/|www\.|@|[\p{L}\p{N}-]\.[\p{L}\p{N}-]{2,}/iu.test(plain);
  return looksLikeLink || plain === '' ? 'A coach' : [...plain].slice(0, LONGEST_NAME).join('');
}

/** An offer to coach, to whoever reads mail at that address. */
export function inviteEmail({
  to,
  coach,
  link,
  lastDay,
}: {
  to: string;
  coach: string;
  link: string;
  lastDay: Day;
}): EmailTemplate {
  const name = nameInEmail(coach);
  return {
    to,
    subject: `${name} invites you to train with them on Evenpace`,
    parts: [
      'Hello,',
      `${name} would like to coach you on Evenpace. Who accepts lets their coach see their training and check-ins and change their schedule, and ends that at any time.`,
      { label: 'Look at the invitation', link },
      `The link works once, for 14 days, until ${dayName(lastDay)}. Nothing happens unless you accept.`,
      'If you do not know them, do nothing.',
    ],
  };
}
