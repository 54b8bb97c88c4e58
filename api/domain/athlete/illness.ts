import { hasSchedule } from '../kernel/noSchedule.ts';
import { ILLNESS_MAX_DAYS_AGO } from '../../core/constants/adapt.ts';
import { ATHLETE } from '../../core/messages/reader.ts';
import { summariesOf, summaryText } from '../../core/messages/summary.ts';
import { z } from 'zod';
import { addDays, type Day } from '../../core/calendar/calendar.ts';
import { dayName } from '../../core/calendar/dayNames.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { type Adapted, type AdaptedSchedule, type AppliedAdaptation, adaptSchedule } from '../adapt/adaptation.ts';
import { announceToCoaches } from '../kernel/coachFeed.ts';
import { InvalidInput, NotFound } from '../kernel/errors.ts';
import { illnessesAfter, illnessReported, loadIllnesses, writeIllness } from '../revision/illnessRecord.ts';
import type { IllnessRow, RowChange } from '../revision/scheduleChanges.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { actorOf, type LockedAthlete, changeSchedule, lockAthlete } from '../revision/revision.ts';
import { rollWeeks } from '../schedule/rollWeeks.ts';
import { checked, dayProblem, optionalDay, parse, yesOrNo } from '../kernel/validation.ts';

export const SYMPTOMS = ['cold', 'cough', 'stomach', 'fever', 'chest-pain', 'palpitations', 'breathless'] as const;
export type Symptom = (typeof SYMPTOMS)[number];

const FARTHEST_AHEAD_DAYS = 3;

const illnessSchema = z.strictObject({
  from: checked<Day>(dayProblem),
  wellOn: optionalDay(),
  mild: yesOrNo('Mild'),
  symptoms: checked<readonly Symptom[]>((value) =>
    Array.isArray(value) && value.every((word) => SYMPTOMS.includes(word as Symptom))
      ? null
      : `Symptoms must be of: ${SYMPTOMS.join(', ')}.`,
  ),
});

const withdrawSchema = z.strictObject({ from: checked<Day>(dayProblem) });

/** "chest-pain" as rules and people read it. */
const asWords = (symptom: Symptom) => symptom.replace('-', ' ');

/** What was told, and what follows from it. */
export interface IllnessOutcome {
  athleteId: string;
  /** Null: there is no schedule. */
  adaptation: AppliedAdaptation | null;
}

/**
 * Keeps a time of illness and adapts the schedule to it: days are cleared, and training comes back step by step, or at once
 * where it was cleared for longer than it lasted. One revision, so that undoing it also takes the record back. Throws
 * InvalidInput, Forbidden for a coach.
 */
export async function reportIllness(deps: Deps, viewer: Viewer, input: unknown): Promise<IllnessOutcome> {
  return tell(deps, viewer, await newsOf(deps, viewer, input));
}

/** What a time of illness would change, told before it is: nothing is kept. Throws InvalidInput, Forbidden for a coach. */
export async function previewIllness(deps: Deps, viewer: Viewer, input: unknown): Promise<IllnessOutcome> {
  const news = await newsOf(deps, viewer, input);
  const { athleteId } = viewer;
  const found = await deps.db.$transaction(async (tx) =>
    foundBy(deps, tx, await lockAthlete(tx, athleteId, deps.clock()), news),
  );
  return { athleteId, adaptation: found.adapted && { ...adaptationOf(found.adapted), revision: null } };
}

async function newsOf(deps: Deps, viewer: Viewer, input: unknown): Promise<TellNews> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const { from, wellOn, mild, symptoms } = parse(illnessSchema, input);
  return (rows, today) => {
    if (from < addDays(today, -ILLNESS_MAX_DAYS_AGO) || from > addDays(today, FARTHEST_AHEAD_DAYS))
      throw new InvalidInput([
        { path: 'from', message: 'Choose a day of the last two months, or of the next three days.' },
      ]);
    if (wellOn !== null && wellOn < from)
      throw new InvalidInput([{ path: 'wellOn', message: 'You cannot be well before you are ill.' }]);
    const report = { from, wellOn, mild, symptoms: symptoms.map(asWords) };
    return {
      changes: illnessReported(rows, report, athleteId, deps.clock()),
      summary: summaryOf(from, wellOn, today),
    };
  };
}

function summaryOf(from: Day, wellOn: Day | null, today: Day): string {
  if (wellOn === null) return `Ill since ${dayName(from)}.`;
  return wellOn > today ? `Ill until ${dayName(addDays(wellOn, -1))}.` : `Well again since ${dayName(wellOn)}.`;
}

/**
 * Takes a time of illness back, as if it had not been told: the workouts that it cleared come back, those of days that have
 * passed excepted. Throws InvalidInput, NotFound, Forbidden for a coach.
 */
export async function withdrawIllness(deps: Deps, viewer: Viewer, input: unknown): Promise<IllnessOutcome> {
  await assertMay(deps.db, viewer, 'own', viewer.athleteId);
  const { from } = parse(withdrawSchema, input);
  return tell(deps, viewer, (rows) => {
    const gone = rows.find((row) => row.from === from);
    if (!gone) throw new NotFound('There is no illness told since that day.');
    return { changes: [{ id: gone.id, before: gone, after: null }], summary: `Not ill after all on ${dayName(from)}.` };
  });
}

/** What becomes of the records of illness, and how the history tells it. */
type TellNews = (rows: readonly IllnessRow[], today: Day) => { changes: RowChange<IllnessRow>[]; summary: string };

/** What the news make of records and schedule as this transaction sees them; `adapted` is null without a schedule. */
async function foundBy(deps: Deps, tx: Tx, athlete: LockedAthlete, news: TellNews) {
  const rows = await loadIllnesses(tx, athlete.id);
  const { changes: illness, summary: report } = news(rows, athlete.today);
  const adapted = await adaptSchedule(tx, athlete, deps.clock(), {
    news: { kind: 'illness', illness: illnessesAfter(rows, illness)[0] ?? null },
  });
  return { illness, report, adapted };
}

const adaptationOf = ({ changes, summary, advice, proposals }: AdaptedSchedule): Adapted => ({
  changes,
  summary: summaryText(summary, ATHLETE),
  advice,
  proposals,
});

async function tell(deps: Deps, viewer: Viewer, news: TellNews): Promise<IllnessOutcome> {
  const { athleteId } = viewer;
  if (!(await hasSchedule(deps, athleteId))) {
    await deps.db.$transaction(async (tx) => {
      const { today } = await lockAthlete(tx, athleteId, deps.clock());
      await writeIllness(tx, news(await loadIllnesses(tx, athleteId), today).changes);
    });
    await announceToCoaches(deps, athleteId);
    return { athleteId, adaptation: null };
  }
  // whoever was away for weeks has none that it could be read into
  await rollWeeks(deps, athleteId);
  const { revision, result } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'adapt',
    async (tx, athlete) => {
      const { illness, report, adapted } = await foundBy(deps, tx, athlete, news);
      const { changes = [], summary = '', workouts = [] } = adapted ?? {};
      return {
        changes: {
          workouts,
          weeks: [],
          ...(illness.length > 0 && { illness }),
          ...(workouts.length > 0 && { operations: changes }),
        },
        summary: summariesOf(report, summary),
        result: {
          ...(adapted ? adaptationOf(adapted) : NOTHING),
          isTold: illness.length > 0 || workouts.length > 0,
        },
      };
    },
  );
  await announceToCoaches(deps, athleteId);
  const { isTold, ...adaptation } = result;
  return { athleteId, adaptation: { ...adaptation, revision: isTold ? revision : null } };
}

/** The weeks have passed, and none could be planned: there is nothing to adapt. */
const NOTHING: Adapted = { changes: [], summary: '', advice: [], proposals: [] };
