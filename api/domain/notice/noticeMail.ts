import { DAY_MS } from '../../core/calendar/calendar.ts';
import { columnOf, dayIn } from '../kernel/day.ts';
import { jobViewer, WHO } from '../kernel/jobViewer.ts';
import type { Deps, MailDeps } from '../kernel/ports.ts';
import { unsubscribeToken } from '../kernel/unsubscribe.ts';
import { type Claim, claimDue, claimedBy, setDue, stillNews } from './due.ts';
import { noticesEmail } from './noticeMail.emails.ts';
import { noticeTexts } from './noticeText.ts';
import { hourIn, isQuiet, morningOf, nextMorning } from './quietHours.ts';

interface Options {
  /** What links in the e-mail begin with. */
  site: string;
  /** Signs the address that ends these e-mails. */
  secret: string;
}

/** Claims a reader to whom something is to be mailed; empty: there is none. */
export const claimDueMail = (deps: Pick<Deps, 'db' | 'clock'>): Promise<Claim[]> => claimDue(deps, 'mailAt');

/** Mails a reader, in the morning of their day and once in it, what they have not seen; answers how many e-mails the mail server took. */
export async function mailDue(deps: Deps & MailDeps, claim: Claim, { site, secret }: Options): Promise<number> {
  const { db, clock, mail } = deps;
  const now = clock();
  const { userId, claimed } = await claimedBy(deps, claim, 'mailAt');
  const user = await db.user.findUnique({ where: { id: userId }, include: WHO });
  if (!mail || !user?.athlete) return setDue(deps, claimed, 'mailAt', null).then(() => 0);
  const today = columnOf(dayIn(user.timeZone, now));
  const isMorning = hourIn(user.timeZone, now) === morningOf(user) && !isQuiet(user, now);
  if (!isMorning || (user.mailDay !== null && user.mailDay >= today))
    return setDue(deps, claimed, 'mailAt', nextMorning(user, now)).then(() => 0);
  const viewer = jobViewer(user);
  const news = await stillNews(deps, viewer, claimed, { kinds: user.emailKinds, longestMs: 2 * DAY_MS });
  const texts = await noticeTexts(deps, viewer, news);
  const lines = news.flatMap(({ id }) => texts.get(id) ?? []);
  const delivery =
    lines.length === 0
      ? null
      : await mail.send(
          noticesEmail({
            to: user.email,
            firstName: user.firstName,
            lines,
            site,
            stop: `${site}/api/digest/unsubscribe?token=${unsubscribeToken(secret, 'notices', userId)}`,
          }),
        );
  // it stays claimed, and is due again when that ends
  if (delivery === 'failed') return 0;
  await setDue(deps, claimed, 'mailAt', null);
  if (delivery === null) return 0;
  await db.user.update({ where: { id: userId }, data: { mailDay: today }, select: { id: true } });
  return delivery === 'sent' ? 1 : 0;
}
