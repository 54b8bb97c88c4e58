import { Prisma } from '../../generated/prisma/client.ts';
import type { TokenScope } from '../../core/codes/tokenScope.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { Forbidden, NotFound, Unauthenticated } from './errors.ts';
import type { Db } from './ports.ts';
import { assertCoachScope } from './tokenScopes.ts';

/** Who asks. Made once per request, for HTTP and sockets alike. */
export interface Viewer {
  userId: string;
  athleteId: string;
  /** Null: no coach role. */
  coachId: string | null;
  /** What they read distances and paces in, whoever's those are. */
  units: DisplayUnits;
  /** session: a signed-in browser; read, write: a personal access token. */
  scope: 'session' | 'read' | 'write';
  /** What a token is limited to; absent: nothing. */
  scopes?: readonly TokenScope[];
  /** The token; absent for browsers. */
  tokenId?: string;
  /** When the browser signed in; absent for access tokens. */
  signedInAt?: Date;
  /** The row of the browser's session; absent for access tokens, and for what a server does by itself. */
  sessionHash?: string;
  /** How often the account's ways in had been ended when the session was let in; absent for access tokens. */
  accessGeneration?: number;
}

/**
 * What may be done to an athlete's data. read and edit: the athlete, and a coach while the assignment stands.
 * own: the athlete alone, such as telling how a workout felt.
 */
export type Action = 'read' | 'edit' | 'own';

/** Matches nothing: no row has two ids. */
const NOBODY = { id: { in: [] as string[] } };

function athletes(viewer: Viewer | null): Prisma.AthleteWhereInput {
  if (!viewer) return NOBODY;
  if (!viewer.coachId) return { id: viewer.athleteId };
  return { OR: [{ id: viewer.athleteId }, { assignments: { some: { coachId: viewer.coachId, endedAt: null } } }] };
}

/** Filters for `where`, one for each noun: rows that are not this viewer's to see do not exist for them. */
export function visibleTo(viewer: Viewer | null) {
  // the plain athlete needs no join: every row carries its athlete
  const owned = viewer && !viewer.coachId ? { athleteId: viewer.athleteId } : { athlete: athletes(viewer) };
  const inBrowser = viewer?.scope === 'session' ? viewer : null;
  const ofBrowser = inBrowser ? { userId: inBrowser.userId } : NOBODY;
  const ofAthletesBrowser = inBrowser ? { athleteId: inBrowser.athleteId } : NOBODY;
  return {
    user: viewer ? { id: viewer.userId } : NOBODY,
    athlete: athletes(viewer),
    coach: coaches(viewer),
    seasonPlan: owned satisfies Prisma.SeasonPlanWhereInput,
    phase: owned satisfies Prisma.PhaseWhereInput,
    race: owned satisfies Prisma.RaceWhereInput,
    raceGoal: owned satisfies Prisma.RaceGoalWhereInput,
    assessment: owned satisfies Prisma.FitnessAssessmentWhereInput,
    threshold: owned satisfies Prisma.ThresholdRecordWhereInput,
    injury: owned satisfies Prisma.InjuryWhereInput,
    week: owned satisfies Prisma.TrainingWeekWhereInput,
    workout: owned satisfies Prisma.WorkoutWhereInput,
    feedback: owned satisfies Prisma.WorkoutFeedbackWhereInput,
    revision: owned satisfies Prisma.RevisionWhereInput,
    checkIn: owned satisfies Prisma.CheckInWhereInput,
    wellness: owned satisfies Prisma.WellnessDayWhereInput,
    illness: owned satisfies Prisma.IllnessReportWhereInput,
    suggestion: owned satisfies Prisma.SuggestionWhereInput,
    standing: owned satisfies Prisma.StandingChangeWhereInput,
    activity: owned satisfies Prisma.ActivityWhereInput,
    archive: owned satisfies Prisma.RecordingArchiveWhereInput,
    preview: owned satisfies Prisma.RegenerationPreviewWhereInput,
    thread: threads(viewer),
    message: { thread: threads(viewer) } satisfies Prisma.MessageWhereInput,
    notice: notices(viewer),
    // in the athlete's own words, to be applied by them
    ownSuggestion: (viewer ? { athleteId: viewer.athleteId } : NOBODY) satisfies Prisma.SuggestionWhereInput,
    // what opens the account is told to a signed-in browser alone
    token: ofBrowser satisfies Prisma.AccessTokenWhereInput,
    event: ofBrowser satisfies Prisma.AccountEventWhereInput,
    webhook: ofBrowser satisfies Prisma.WebhookWhereInput,
    push: ofBrowser satisfies Prisma.PushSubscriptionWhereInput,
    feed: ofAthletesBrowser satisfies Prisma.CalendarFeedWhereInput,
    connection: ofAthletesBrowser satisfies Prisma.ConnectionWhereInput,
    invite: (viewer?.coachId ? { coachId: viewer.coachId } : NOBODY) satisfies Prisma.CoachInviteWhereInput,
    batch: (viewer?.coachId ? { coachId: viewer.coachId } : NOBODY) satisfies Prisma.BatchChangeWhereInput,
    library: library(viewer),
    // what a coach teaches is the coach's alone; athletes read of it in their reasons
    principle: (viewer?.coachId ? { coachId: viewer.coachId } : NOBODY) satisfies Prisma.PrincipleWhereInput,
  };
}

/** A thread is the athlete's and their coaches', one with a coach that coach's alone. */
function threads(viewer: Viewer | null): Prisma.ThreadWhereInput {
  if (!viewer) return NOBODY;
  const { athleteId, coachId } = viewer;
  if (!coachId) return { athleteId };
  const isOpen = { OR: [{ about: { not: 'coach' } }, { coachId }] };
  return { OR: [{ athleteId }, { athlete: { assignments: { some: { coachId, endedAt: null } } }, ...isOpen }] };
}

/** One's own, of whom one may still see; that somebody is gone is told to whom they left. */
function notices(viewer: Viewer | null): Prisma.NoticeWhereInput {
  if (!viewer) return NOBODY;
  const own = { userId: viewer.userId };
  return { ...own, OR: [{ athlete: athletes(viewer) }, { kind: 'coaching', subject: { startsWith: 'ended' } }] };
}

/** Their own workouts, their coaches', and of the starter set what none of these has copied. */
function library(viewer: Viewer | null): Prisma.LibraryWorkoutWhereInput {
  if (!viewer) return NOBODY;
  const theirs = { coach: coaches(viewer) };
  return { deletedAt: null, OR: [theirs, { coachId: null, copies: { none: theirs } }] };
}

/**
 * The same as `visibleTo(viewer).library`, of a row `w`, for the statement that lists a library. The coaches are a list of
 * their own, so that the database goes to their workouts and not through everybody's.
 */
export function visibleLibrary(viewer: Viewer): Prisma.Sql {
  const theirs = Prisma.sql`= any(array(
    select ${viewer.coachId}::uuid union all
    select a."coachId" from "CoachAssignment" a where a."endedAt" is null
      and a."athleteId" = ${viewer.athleteId}::uuid))`;
  const copies = Prisma.sql`select from "LibraryWorkout" c where c."copiedFromId" = w.id and c."coachId" ${theirs}`;
  return Prisma.sql`w."deletedAt" is null and (w."coachId" ${theirs} or (w."coachId" is null and not exists (${copies})))`;
}

/** A coach is seen by themself and by the athletes they coach. */
function coaches(viewer: Viewer | null): Prisma.CoachWhereInput {
  if (!viewer) return NOBODY;
  const coached = { assignments: { some: { athleteId: viewer.athleteId, endedAt: null } } };
  return viewer.coachId ? { OR: [{ id: viewer.coachId }, coached] } : coached;
}

export function signedIn(viewer: Viewer | null): Viewer {
  if (!viewer) throw new Unauthenticated();
  return viewer;
}

/** Throws Forbidden for an account without the coach role. */
export function assertCoach(viewer: Viewer): void {
  if (!viewer.coachId) throw new Forbidden('Only coaches can do this.');
}

/** What secures an account asks for a browser that is signed in: a token that was found must not make itself last. */
export function assertSession(viewer: Viewer): void {
  assertMayWrite(viewer);
  if (viewer.scope !== 'session') throw new Forbidden('Sign in with a browser to do this.');
}

/** A token made for reading changes nothing. */
export function assertMayWrite(viewer: Viewer): void {
  if (viewer.scope === 'read') throw new Forbidden('This access token may only read.');
}

/**
 * Lets the action on that athlete's data pass, or throws: NotFound where the viewer may not know of the athlete (the same
 * answer as for one that does not exist), Forbidden where they may see but not do.
 */
export async function assertMay(
  db: Pick<Db, 'athlete'>,
  viewer: Viewer,
  action: Action,
  athleteId: string | null,
): Promise<void> {
  if (athleteId === null) throw new NotFound('Athlete not found');
  if (athleteId !== viewer.athleteId) {
    const found =
      viewer.coachId &&
      (await db.athlete.findFirst({ where: { AND: [{ id: athleteId }, athletes(viewer)] }, select: { id: true } }));
    if (!found) throw new NotFound('Athlete not found');
    if (action === 'own') throw new Forbidden('Only the athlete can do this.');
    assertCoachScope(viewer, action);
  }
  if (action !== 'read') assertMayWrite(viewer);
}
