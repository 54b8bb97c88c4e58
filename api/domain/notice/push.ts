import { BY_NO_PERSON } from '../../core/codes/notice.ts';
import { columnOf, dayIn } from '../kernel/day.ts';
import { jobViewer, WHO } from '../kernel/jobViewer.ts';
import type { PushDeps, PushMessage, PushOutcome } from '../kernel/pushPort.ts';
import type { Deps } from '../kernel/ports.ts';
import type { Notice, PushSubscription } from '../../generated/prisma/client.ts';
import { type Claim, claimDue, claimedBy, setDue, stillNews } from './due.ts';
import { type NoticeText, noticeTexts } from './noticeText.ts';
import { isQuiet, quietEnd } from './quietHours.ts';

/** Whoever has the application open reads it there first. */
const BREATH_MS = 5_000;
/** A push service that does not answer for so long is asked no more for this notice. */
const GIVEN_UP_MS = 3_600_000;
const SHOWN = 3;

/** Claims a reader to whom something is to be pushed; empty: there is none. */
export const claimDuePushes = (deps: Pick<Deps, 'db' | 'clock'>): Promise<Claim[]> => claimDue(deps, 'pushAt');

/** Pushes what is due to a reader, all in one; answers how many browsers it reached. Not in their quiet hours, and what nobody did once a day at most. */
export async function pushDue(deps: Deps & PushDeps, claim: Claim): Promise<number> {
  const { db, clock } = deps;
  const now = clock();
  const { userId, claimed } = await claimedBy(deps, claim, 'pushAt');
  const user = await db.user.findUnique({
    where: { id: userId },
    include: { ...WHO, pushes: { where: { session: { expiresAt: { gt: now }, absoluteExpiresAt: { gt: now } } } } },
  });
  // an account that is being erased
  if (!user?.athlete) return setDue(deps, claimed, 'pushAt', null).then(() => 0);
  if (isQuiet(user, now)) return setDue(deps, claimed, 'pushAt', quietEnd(user, now)).then(() => 0);
  const viewer = jobViewer(user);
  const day = dayIn(user.timeZone, now);
  const today = columnOf(day);
  const isDone = user.pushDay !== null && user.pushDay >= today;
  const news = await stillNews(deps, viewer, claimed, { kinds: user.pushKinds, today: day });
  const told = news.filter(({ kind }) => !(isDone && BY_NO_PERSON.includes(kind)));
  await setDue(
    deps,
    claimed.filter((one) => !told.includes(one)),
    'pushAt',
    null,
  );
  const first = told[0];
  if (!first) return 0;
  const waits = first.at.getTime() + BREATH_MS;
  if (waits > now.getTime()) return setDue(deps, told, 'pushAt', new Date(waits)).then(() => 0);
  const texts = await noticeTexts(deps, viewer, told);
  const outcomes = await sendToAll(deps, user.pushes, messageOf(told, texts));
  const isMissed = outcomes.includes('failed') && !outcomes.includes('sent');
  // what is to be tried again stays claimed, and is due when that ends
  const goesOn = ({ at }: Notice) => isMissed && now.getTime() - quietEnd(user, at).getTime() < GIVEN_UP_MS;
  await setDue(
    deps,
    told.filter((one) => !goesOn(one)),
    'pushAt',
    null,
  );
  if (outcomes.includes('sent') && told.some(({ kind }) => BY_NO_PERSON.includes(kind)))
    await db.user.update({ where: { id: userId }, data: { pushDay: today }, select: { id: true } });
  return outcomes.filter((outcome) => outcome === 'sent').length;
}

function messageOf(told: readonly Notice[], texts: ReadonlyMap<string, NoticeText>): PushMessage {
  const all = told.flatMap(({ id }) => texts.get(id) ?? []);
  const [only, ...others] = all;
  if (only && others.length === 0)
    return { title: only.title, body: only.body ?? '', url: only.link, tag: told[0]!.id };
  const shown = all.slice(-SHOWN).map(({ title }) => title);
  const left = all.length - shown.length;
  return {
    title: `${all.length} notices`,
    body: [...shown, ...(left > 0 ? [`and ${left} more`] : [])].join('\n'),
    url: told.every(({ kind }) => kind === 'message') ? '/messages' : '/notices',
    tag: told[0]!.id,
  };
}

async function sendToAll(
  { db, push }: Pick<Deps, 'db'> & PushDeps,
  browsers: readonly PushSubscription[],
  message: PushMessage,
): Promise<PushOutcome[]> {
  return Promise.all(
    browsers.map(async (browser) => {
      const outcome = await push.send(browser, message);
      if (outcome === 'gone') await db.pushSubscription.deleteMany({ where: { id: browser.id } });
      return outcome;
    }),
  );
}
