import { dayName } from '../../core/calendar/dayNames.ts';
import type { NoticeKind } from '../../core/codes/notice.ts';
import { titleIn } from '../../core/messages/workoutTitle.ts';
import { encodeId } from '../../core/units/ids.ts';
import type { Notice, Prisma } from '../../generated/prisma/client.ts';
import { type Viewer, visibleTo } from '../kernel/access.ts';
import { columnOf } from '../kernel/day.ts';
import type { Deps } from '../kernel/ports.ts';
import { readerOf, summaryFor } from '../kernel/reader.ts';
import { WITH_FEEDBACK, workoutOf } from '../revision/scheduledWorkout.ts';
import { timeText } from '../../core/units/timeText.ts';

/** A notice in words for its reader. */
export interface NoticeText {
  title: string;
  /** null: the title says it all. */
  body: string | null;
  /** Where it leads, a path of the web application. */
  link: string;
}

/** Of a message, characters. */
const SHOWN_OF_MESSAGE = 160;

const person = { select: { firstName: true, lastName: true } } as const;
type Person = { firstName: string; lastName: string };
const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim();

const told = { athlete: { select: { user: person } }, actor: person } satisfies Prisma.NoticeInclude;
type Told = Notice & { athlete: { user: Person }; actor: Person | null };

/** What notices tell of, by its uuid or its day; what is gone, or not the reader's to see, is not among it. */
interface Sources {
  viewer: Viewer;
  revisions: ReadonlyMap<string, { summary: string; cause: string }>;
  messages: ReadonlyMap<string, { text: string; threadId: string }>;
  days: ReadonlyMap<string, string>;
}

/** No emoji is cut in two. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN_OF_MESSAGE
    ? `${characters
        .slice(0, SHOWN_OF_MESSAGE - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

const athletePage = ({ athleteId }: Notice) => `/coach/athlete/${encodeId('athlete', athleteId)}`;

const TEXTS: Readonly<Record<NoticeKind, (notice: Told, sources: Sources) => NoticeText>> = {
  message: ({ actor, subject }, { messages }) => {
    const message = messages.get(subject);
    return {
      title: `Message from ${actor ? nameOf(actor) : 'somebody'}`,
      body: message ? shortened(message.text) : 'It was deleted.',
      link: message ? `/messages?thread=${encodeId('thread', message.threadId)}` : '/messages',
    };
  },
  'plan-change': ({ actor, subject }, { revisions }) => ({
    title: `${actor ? nameOf(actor) : 'A former coach'} changed your plan`,
    body: revisions.get(subject)?.summary ?? null,
    link: '/training-schedule',
  }),
  'plan-adapted': ({ subject }, { revisions }) => {
    const { summary = null, cause = null } = revisions.get(subject) ?? {};
    return {
      title: cause === 'generate' ? 'Another week is planned' : 'Your plan was adapted',
      body: summary,
      link: '/training-schedule',
    };
  },
  'athlete-report': (notice) => ({
    title: `${nameOf(notice.athlete.user)} reported an ${notice.subject.startsWith('illness') ? 'illness' : 'injury'}`,
    body: null,
    link: athletePage(notice),
  }),
  coaching: (notice, { viewer }) => {
    if (notice.subject.startsWith('joined'))
      return {
        title: `${nameOf(notice.athlete.user)} trains with you now`,
        body: null,
        link: athletePage(notice),
      };
    return notice.athleteId === viewer.athleteId
      ? {
          title: `${notice.actor ? nameOf(notice.actor) : 'Your coach'} does not coach you any more`,
          body: null,
          link: '/settings/coaching',
        }
      : {
          title: `${nameOf(notice.athlete.user)} does not train with you any more`,
          body: null,
          link: '/coach/dashboard',
        };
  },
  today: ({ subject }, { days }) => ({
    title: dayName(subject),
    body: days.get(subject) ?? 'Nothing is left of that day.',
    link: '/training-schedule',
  }),
};

/** Notices of one reader in words, each by its id. */
export async function noticeTexts(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  notices: readonly Notice[],
): Promise<ReadonlyMap<string, NoticeText>> {
  const subjects = (...kinds: NoticeKind[]) =>
    notices.filter(({ kind }) => kinds.includes(kind as NoticeKind)).map(({ subject }) => subject);
  const [rows, revisions, messages, days] = await Promise.all([
    deps.db.notice.findMany({ where: { id: { in: notices.map(({ id }) => id) } }, include: told }),
    revisionsOf(deps, viewer, subjects('plan-change', 'plan-adapted')),
    messagesOf(deps, viewer, subjects('message')),
    daysOf(deps, viewer, subjects('today')),
  ]);
  const sources = { viewer, revisions, messages, days };
  return new Map(rows.map((row) => [row.id, TEXTS[row.kind as NoticeKind](row, sources)]));
}

async function revisionsOf({ db }: Pick<Deps, 'db'>, viewer: Viewer, ids: string[]) {
  if (ids.length === 0) return new Map<string, { summary: string; cause: string }>();
  const rows = await db.revision.findMany({
    where: { AND: [{ id: { in: ids } }, visibleTo(viewer).revision] },
    select: { id: true, athleteId: true, cause: true, summary: true, summaryLines: true },
  });
  return new Map(
    rows.map((row) => [row.id, { summary: summaryFor(row, readerOf(viewer, row.athleteId)), cause: row.cause }]),
  );
}

async function messagesOf({ db }: Pick<Deps, 'db'>, viewer: Viewer, ids: string[]) {
  if (ids.length === 0) return new Map<string, { text: string; threadId: string }>();
  const rows = await db.message.findMany({
    where: { AND: [{ id: { in: ids }, deletedAt: null }, visibleTo(viewer).message] },
    select: { id: true, text: true, threadId: true },
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The workouts of one's own days, in one line each. */
async function daysOf({ db }: Pick<Deps, 'db'>, { athleteId, units }: Viewer, days: string[]) {
  if (days.length === 0) return new Map<string, string>();
  const rows = await db.workout.findMany({
    where: { athleteId, scheduledDate: { in: days.map(columnOf) }, status: { not: 'skipped' } },
    include: WITH_FEEDBACK,
    orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
  });
  const lines = new Map<string, string>();
  for (const row of rows.map(workoutOf)) {
    const length = row.workoutType === 'race' ? '' : `, ${timeText(row.duration)}`;
    const line = `${titleIn(row, units)}${length}`;
    const before = lines.get(row.scheduledDate);
    lines.set(row.scheduledDate, before ? `${before} · ${line}` : line);
  }
  return lines;
}
