import type { Prisma } from '../../generated/prisma/client.ts';
import type { Db } from '../kernel/ports.ts';
import type { RowChange } from '../revision/scheduleChanges.ts';
import type { ReadChanges } from '../revision/revisionChanges.ts';
import { seasonBefore } from '../revision/seasonDifference.ts';
import { snapshotOf } from '../revision/seasonSnapshot.ts';
import type { LimitSources, PlannedFrame } from './openSchedule.ts';
import type { PlanningRows } from './planWeeks.ts';

/** Profiles that the triggers keep of an athlete. */
const MAX_PROFILES = 20;

type Row = PlanningRows['row'];
type FormerWords = Prisma.FormerPrincipleGetPayload<{ select: { principleId: true; was: true } }>;

/** What the limits follow from, at each revision after which it was changed by what is no revision, or by the next one. */
export interface FormerLimits {
  /** What it was as the revision of this number was made; the sources are those of the next one. Undefined: the same. */
  at: (number: number, sources: LimitSources) => LimitSources | undefined;
  /** Number of the first revision for which it is known. */
  knownFrom: number;
}

export async function loadFormerLimits(
  db: Pick<Db, 'formerProfile' | 'formerPrinciple'>,
  athleteId: string,
): Promise<FormerLimits> {
  const [profiles, principles] = await Promise.all([
    db.formerProfile.findMany({ where: { athleteId }, orderBy: { until: 'asc' }, select: { until: true, was: true } }),
    db.formerPrinciple.findMany({ where: { athleteId }, select: { until: true, was: true, principleId: true } }),
  ]);
  const profileAt = new Map(profiles.map(({ until, was }) => [until, was]));
  const wordsAt = new Map<number, FormerWords[]>();
  for (const { until, ...words } of principles) wordsAt.set(until, [...(wordsAt.get(until) ?? []), words]);
  return {
    at: (number, sources) => {
      const was = profileAt.get(number);
      const words = wordsAt.get(number);
      if (was === undefined && words === undefined) return undefined;
      const { row } = sources.rows;
      const profile = { ...row, ...(was !== undefined && profileOf(was, row)) };
      return { ...sources, rows: { ...sources.rows, row: words ? withWords(profile, words) : profile } };
    },
    knownFrom: profiles.length < MAX_PROFILES ? 0 : profiles[0]!.until,
  };
}

/** What the sources were before a revision changed the season or the weeks; null: there was none. */
export function sourcesBefore(
  sources: LimitSources,
  { season, settings, weeks }: Pick<ReadChanges, 'season' | 'settings' | 'weeks'>,
): LimitSources | null {
  const isFramed = weeks.some(({ before, after }) => before && before.targetWeeklyHours !== after?.targetWeeklyHours);
  if (!season && !settings && !isFramed) return sources;
  if (settings?.before.mode === null) return null;
  const { seasonPlan } = sources.rows.row;
  const now = sources.season ?? (seasonPlan && snapshotOf(seasonPlan));
  const was = season && ('difference' in season ? now && seasonBefore(now, season.difference) : season.before);
  if (was === null) return null;
  return {
    ...sources,
    ...(was && { season: was }),
    ...(settings && { settings: settings.before }),
    weeks: framesBefore(sources.weeks, weeks),
  };
}

function framesBefore(
  frames: readonly PlannedFrame[],
  changes: readonly RowChange<PlannedFrame>[],
): readonly PlannedFrame[] {
  return frames.map(
    (frame) => changes.find(({ before }) => before?.weekStartDate === frame.weekStartDate)?.before ?? frame,
  );
}

function profileOf(was: unknown, row: Row): Partial<Row> {
  const { athlete, preferences, assessments, injuries } = was as {
    athlete: Pick<Row, 'age' | 'gender'> & { ageEnteredOn: string | null };
    preferences: Omit<NonNullable<Row['preferences']>, 'athleteId' | 'updatedAt'> & { updatedAt: string };
    assessments: Row['assessments'];
    injuries: (Omit<Row['injuries'][number], 'dateOccurred' | 'recoveredOn'> & {
      dateOccurred: string | null;
      recoveredOn?: string | null;
    })[];
  };
  return {
    ...athlete,
    ageEnteredOn: dateOf(athlete.ageEnteredOn),
    preferences: { ...preferences, athleteId: row.id, updatedAt: new Date(preferences.updatedAt) },
    assessments,
    injuries: injuries.map((injury) => ({
      ...injury,
      dateOccurred: dateOf(injury.dateOccurred),
      recoveredOn: dateOf(injury.recoveredOn ?? null),
    })),
  };
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** A principle that is no longer taught, or is off, limits nothing that is told: it stays out. */
function withWords(row: Row, words: readonly FormerWords[]): Row {
  const wordsOf = new Map(words.map(({ principleId, was }) => [principleId, was as object | null]));
  return {
    ...row,
    assignments: row.assignments.map(({ coach, ...assignment }) => ({
      ...assignment,
      coach: {
        ...coach,
        principles: coach.principles
          .filter(({ id }) => wordsOf.get(id) !== null)
          .map((principle) => ({ ...principle, ...wordsOf.get(principle.id) })),
      },
    })),
  };
}
