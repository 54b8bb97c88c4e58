import { z } from 'zod';
import { addDays, type Day } from '../core/calendar.ts';
import type { IllnessReport } from '../generated/prisma/client.ts';
import { assertMay, type Viewer } from './access.ts';
import { type Adaptation, adaptNow } from './checkIn.ts';
import { columnOf } from './day.ts';
import { InvalidInput } from './errors.ts';
import type { Deps } from './ports.ts';
import { lockAthlete } from './revision.ts';
import { checked, dayProblem, optionalDay, parse, yesOrNo } from './validation.ts';

export const SYMPTOMS = ['cold', 'cough', 'stomach', 'fever', 'chest-pain', 'palpitations', 'breathless'] as const;
export type Symptom = (typeof SYMPTOMS)[number];

/** An illness may be told of a little later, or seen coming. */
const LONGEST_AGO_DAYS = 60;
const FARTHEST_AHEAD_DAYS = 3;

const illnessSchema = z.strictObject({
  from: checked<Day>(dayProblem),
  wellOn: optionalDay(),
  mild: yesOrNo('Mild'),
  symptoms: checked<readonly Symptom[]>((value) =>
    Array.isArray(value) && value.every((word) => SYMPTOMS.includes(word as Symptom)) ? null : `Symptoms must be of: ${SYMPTOMS.join(', ')}.`,
  ),
});

/** "chest-pain" as rules and people read it. */
const asWords = (symptom: Symptom) => symptom.replace('-', ' ');

/**
 * Keeps a time of illness and adapts the schedule to it: days are cleared, and training comes back step by step. One that
 * begins on the same day takes the place of the one before. Throws InvalidInput, Forbidden for a coach.
 */
export async function reportIllness(
  deps: Deps,
  viewer: Viewer,
  input: unknown,
): Promise<{ athleteId: string; report: IllnessReport; adaptation: Adaptation | null }> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const { from, wellOn, mild, symptoms } = parse(illnessSchema, input);
  const report = await deps.db.$transaction(async (tx) => {
    const { today } = await lockAthlete(tx, athleteId, deps.clock());
    if (from < addDays(today, -LONGEST_AGO_DAYS) || from > addDays(today, FARTHEST_AHEAD_DAYS))
      throw new InvalidInput([{ path: 'from', message: 'Choose a day of the last two months, or of the next three days.' }]);
    if (wellOn !== null && wellOn < from)
      throw new InvalidInput([{ path: 'wellOn', message: 'You cannot be well before you are ill.' }]);
    const data = { wellOn: wellOn && columnOf(wellOn), mild, symptoms: symptoms.map(asWords) };
    const same = await tx.illnessReport.findFirst({ where: { athleteId, fromDate: columnOf(from) }, select: { id: true } });
    return same
      ? tx.illnessReport.update({ where: { id: same.id }, data })
      : tx.illnessReport.create({ data: { ...data, athleteId, fromDate: columnOf(from) } });
  });
  return { athleteId, report, adaptation: await adaptNow(deps, viewer) };
}
