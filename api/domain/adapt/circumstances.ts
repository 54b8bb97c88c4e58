import { isUnavailable } from '../../core/athlete/blackout.ts';
import { addDays, type Day, type Weekday } from '../../core/calendar/calendar.ts';
import {
  type AppliedRequest,
  type Circumstance as ToldCircumstance,
  circumstanceOf,
  isCorrected,
  keptOf,
  LONGEST_CIRCUMSTANCE,
  openCircumstances,
} from '../../core/language/request/circumstance.ts';
import { isStanding, type WayBack } from '../../core/change/revertedRevisions.ts';
import type { KeptFree, PreferenceChange, ReportedEvent } from '../../core/language/request/request.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { dayIn, todayOf, type ZoneAndDay } from '../kernel/day.ts';
import { NotFound } from '../kernel/errors.ts';
import type { Db, Deps } from '../kernel/ports.ts';
import { blackoutsOf } from '../revision/recurringPreferences.ts';

/** What keeps an athlete from training as planned, as long as it lasts. */
export interface Circumstance {
  kind: 'ill' | 'injured' | ToldCircumstance['kind'];
  /** Null: not told. */
  from: Day | null;
  /** Null: until it is told to be over. */
  to: Day | null;
  /** Of an injury: where it is. */
  area: string | null;
  /** Time for training on each of the days. */
  minutes: number | null;
  /** What changed the schedule for it, and can be taken back; null: nothing that is kept on its own. */
  revisionId: string | null;
}

/** A request that was applied. */
interface Applied {
  request: string;
  on: Day;
  events: readonly ReportedEvent[];
  preferences: readonly (PreferenceChange | KeptFree)[];
  /** Days of the workouts that it changed. */
  changed: readonly Day[] | null;
  revisionId: string | null;
  /** Of its revision; null: it changed nothing. */
  number: number | null;
}

/** Something told in words or by a form, with what changed the schedule for it. */
export type Told = ToldCircumstance & { revisionId: string | null };
type Reader = Pick<Db, '$rows'>;

interface Found extends ZoneAndDay {
  /** Those that may not be over, the latest first; `wellOn` is the first day without symptoms, null: not told. */
  illnesses: readonly { from: Day; wellOn: Day | null }[] | null;
  injuries: readonly { area: string; from: Day | null }[] | null;
  /** The latest first. */
  applied: readonly Applied[] | null;
  /** The latest first. */
  waysBack: readonly WayBack[] | null;
  blackoutDates: Prisma.JsonValue;
  unavailableDays: readonly Weekday[] | null;
}

/** What the athlete told that keeps them from training as planned and is not over: illness and injuries first. Throws NotFound. */
export async function readCircumstances(deps: Deps, viewer: Viewer, athleteId: string): Promise<Circumstance[]> {
  await assertMay(deps.db, viewer, 'read', athleteId);
  const now = deps.clock();
  const found = await load(deps.db, athleteId, now);
  if (!found) throw new NotFound('Athlete not found');
  const { injuries } = found;
  const today = todayOf(found, now);
  const ill = found.illnesses?.find(({ wellOn }) => wellOn === null || wellOn > today);
  const base = { from: null, to: null, area: null, minutes: null, revisionId: null };
  const standing = standingOf(found);
  return [
    ...(ill ? [{ ...base, kind: 'ill' as const, from: ill.from, to: ill.wellOn && addDays(ill.wellOn, -1) }] : []),
    ...(injuries ?? []).map((each) => ({
      ...base,
      kind: 'injured' as const,
      ...each,
      revisionId: standing.find((applied) => tellsInjury(applied, each.area))?.revisionId ?? null,
    })),
    ...openIn(found, now).map((each) => ({ ...base, ...each })),
  ];
}

/** What was told in words or by a form, is not over, and was not told otherwise since; the earliest first. */
export async function readTold(db: Reader, athleteId: string, now: Date): Promise<Told[]> {
  const found = await load(db, athleteId, now);
  return found ? openIn(found, now) : [];
}

function openIn(found: Found, now: Date): Told[] {
  const isFree = (day: Day): boolean =>
    isUnavailable({ blackoutDates: blackoutsOf(found), unavailableDays: [...(found.unavailableDays ?? [])] }, day);
  const standing = standingOf(found);
  const told = standing.flatMap(({ revisionId, ...each }, i) => {
    const circumstance = circumstanceOf(appliedRequest(each));
    if (circumstance === null || isCorrected(circumstance.kind, standing.slice(0, i))) return [];
    const kept = circumstance.kind === 'away' ? keptOf(circumstance, isFree) : circumstance;
    return kept === null ? [] : [{ ...kept, revisionId }];
  });
  return openCircumstances(told, todayOf(found, now));
}

/** Those that were not taken back. */
const standingOf = ({ applied, waysBack }: Found): Applied[] =>
  (applied ?? []).filter(({ number }) => number === null || isStanding(number, waysBack ?? []));

const tellsInjury = ({ events }: Applied, area: string): boolean =>
  events.some((event) => event.kind === 'injury' && event.area !== null && area.toLowerCase().includes(event.area));

const appliedRequest = ({
  request,
  on,
  events,
  preferences,
  changed,
}: Omit<Applied, 'revisionId' | 'number'>): AppliedRequest => ({
  request,
  // a day before, for those whose day had not begun
  on: addDays(on, -1),
  events,
  keptFree: preferences.flatMap((each) => (each.kind === 'keptFree' ? each.days : [])),
  changed: changed ?? [],
});

/** By one statement: the schedule page asks for it at each read. */
async function load(db: Reader, athleteId: string, now: Date): Promise<Found | undefined> {
  const since = new Date(now.getTime() - LONGEST_CIRCUMSTANCE * 86_400_000);
  // nobody's own day is before the one before it
  const utcDay = dayIn('UTC', now);
  const [row] = await db.$rows<Found>`
    SELECT u."timeZone", u."latestDay"::text AS "latestDay", p."blackoutDates", p."unavailableDays",
      (SELECT json_agg(json_build_object('from', i."fromDate", 'wellOn', i."wellOn") ORDER BY i."fromDate" DESC, i.id DESC)
        FROM "IllnessReport" i WHERE i."athleteId" = a.id AND (i."wellOn" IS NULL OR i."wellOn" >= ${utcDay}::date)) AS illnesses,
      (SELECT json_agg(json_build_object('area', j."affectedArea", 'from', j."dateOccurred") ORDER BY j."createdAt", j.id)
        FROM "Injury" j WHERE j."athleteId" = a.id AND NOT j."isRecovered") AS injuries,
      (SELECT json_agg(json_build_object('request', g.request, 'on', (g."createdAt" AT TIME ZONE 'UTC')::date,
          'events', g.events, 'preferences', g.preferences, 'revisionId', g."revisionId", 'number', made.number,
          'changed', (SELECT json_agg(d.day) FROM jsonb_array_elements(g.changes) c,
            unnest(ARRAY[c->>'fromDate', c->>'toDate']) AS d(day) WHERE d.day IS NOT NULL)) ORDER BY g."appliedAt" DESC, g.id DESC)
        FROM "Suggestion" g LEFT JOIN "Revision" made ON made.id = g."revisionId"
        WHERE g."athleteId" = a.id AND g."createdAt" >= ${since} AND g."appliedAt" IS NOT NULL) AS applied,
      (SELECT json_agg(json_build_object('number', r.number, 'to', coalesce(r."restoresNumber", r."undoesNumber" - 1))
          ORDER BY r.number DESC)
        FROM "Revision" r WHERE r."athleteId" = a.id AND r."createdAt" >= ${since}
          AND (r."undoesNumber" IS NOT NULL OR r."restoresNumber" IS NOT NULL)) AS "waysBack"
    FROM "Athlete" a JOIN "User" u ON u.id = a."userId" LEFT JOIN "TrainingPreferences" p ON p."athleteId" = a.id
    WHERE a.id = ${athleteId}::uuid`;
  return row;
}
