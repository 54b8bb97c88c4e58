import { DAY_MS } from '../../core/calendar/calendar.ts';
import { LISTED_ELSEWHERE, NOTICE_KINDS, type NoticeKind } from '../../core/codes/notice.ts';
import { columnOf, dayIn } from '../kernel/day.ts';
import { jobViewer, WHO } from '../kernel/jobViewer.ts';
import type { Deps, MailDeps } from '../kernel/ports.ts';
import { unsubscribeToken } from '../kernel/unsubscribe.ts';
import { type Claim, claimDue, claimedBy, setDue, stillNews } from './due.ts';
import { noticesEmail } from './noticeMail.emails.ts';
import { noticeTexts } from './noticeText.ts';
import { isMorning, nextMorning } from './quietHours.ts';

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
  const day = dayIn(user.timeZone, now);
  const put = (at: Date | null) => setDue(deps, claimed, 'mailAt', at).then(() => 0);
  if (!isMorning(user, now)) return put(nextMorning(user, now));
  const viewer = jobViewer(user);
  const news = await stillNews(deps, viewer, claimed, { kinds: user.emailKinds, today: day, longestMs: 2 * DAY_MS });
  if (news.length === 0) return put(null);
  // first said, then done: a server that dies in between mails nobody twice
  const today = columnOf(day);
  const { count } = await db.user.updateMany({
    where: { id: userId, OR: [{ mailDay: null }, { mailDay: { lt: today } }] },
    data: { mailDay: today },
  });
  if (count === 0) return put(nextMorning(user, now));
  const texts = await noticeTexts(deps, viewer, news);
  const delivery = await mail.send(
    noticesEmail({
      to: user.email,
      firstName: user.firstName,
      lines: news.flatMap(({ id, kind }) => {
        const text = texts.get(id);
        // an address that nobody has shown to be theirs gets no words of others
        return text
          ? [user.emailVerified ? text : { ...text, title: NOTICE_KINDS[kind as NoticeKind], body: null }]
          : [];
      }),
      isOfMessages: news.every(({ kind }) => LISTED_ELSEWHERE.includes(kind)),
      site,
      stop: `${site}/api/digest/unsubscribe?token=${unsubscribeToken(secret, 'notices', userId)}`,
    }),
  );
  if (delivery === 'failed') {
    // it stays claimed, and is due again when that ends
    await db.user.updateMany({ where: { id: userId, mailDay: today }, data: { mailDay: user.mailDay } });
    return 0;
  }
  await put(null);
  return delivery === 'sent' ? 1 : 0;
}
