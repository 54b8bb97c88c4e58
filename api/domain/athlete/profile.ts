import type { z } from 'zod';
import type { Blackout } from '../../core/athlete/athlete.ts';
import { conditionsIn } from '../../core/language/request/conditions.ts';
import type { Day } from '../../core/calendar/calendar.ts';
import type { TrainingPreferences } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { nullable } from './athlete.ts';
import type { trainingPreferences } from './athlete.schema.ts';
import { assertFew, blockDates } from '../adapt/blackout.ts';
import type { AppliedAdaptation } from '../adapt/adaptation.ts';
import { noticeOfInjury } from '../kernel/coachNotice.ts';
import { announceToCoaches, announceCoach, announceToAthletes } from '../kernel/coachFeed.ts';
import { columnOf, dayIn } from '../kernel/day.ts';
import { NotFound } from '../kernel/errors.ts';
import { adaptToInjuries } from './injury.ts';
import {
  healedInjuries,
  injuryKeyOf,
  loadInjuries,
  newInjuries,
  recordConditions,
  recoveredOn,
} from '../revision/injuryRecord.ts';
import { withConstraintDates } from '../revision/constraints.ts';
import { blackoutsOf, caps } from '../revision/recurringPreferences.ts';
import { changeUnitsAndTimeZone } from '../account/unitsAndTimeZone.ts';
import type { Deps } from '../kernel/ports.ts';
import { changedPreferences, profileChange } from './profile.schema.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { parse } from '../kernel/validation.ts';
import { enterThresholds } from './enteredThresholds.ts';

/**
 * Changes the given parts of the viewer's own profile; lists are replaced as a whole. Blocked dates are cleared at once, and
 * what a new injury forbids, or a healed one gives back, changes at once; the answer says how; null: neither changed anything, or there is no schedule. Of the rest schedules follow from their
 * next generation on. Thresholds, and what workouts to come aim at by them, are a revision of their own. Throws InvalidInput with the path of every wrong field, and Forbidden for a token that may only read.
 */
export async function updateProfile(deps: Deps, viewer: Viewer, input: unknown): Promise<AppliedAdaptation | null> {
  const { athleteId, userId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const found = await deps.db.athlete.findUnique({
    where: { id: athleteId },
    include: { preferences: true, user: { select: { timeZone: true } } },
  });
  if (!found) throw new NotFound('Profile not found');
  const now = deps.clock();
  const today = dayIn(found.user.timeZone, now);
  const {
    trainingPreferences: asked,
    fitnessAssessments,
    injuries,
    thresholds,
    testedSports,
    age,
    units = null,
    poolLength = null,
    timeZone = null,
    ...named
  } = parse(profileChange(today), input);
  const { athleteId: _id, updatedAt: _at, ...stored } = found.preferences ?? { athleteId: null, updatedAt: null };
  const whole = asked && {
    trainingPreferences: {
      ...stored,
      ...(found.preferences && {
        maxMinutesByDay: caps(found.preferences),
        blackoutDates: blackoutsOf(found.preferences),
      }),
      ...asked,
    },
  };
  const checked = whole && parse(changedPreferences, whole).trainingPreferences;
  const { blackoutDates: _stated, ...preferences } = checked ?? {};
  const blackoutDates = datesToBlock(asked, checked, found.preferences, today);
  const { gender: _gender, ...names } = named;

  const news = await deps.db.$transaction(async (tx) => {
    const known = await loadInjuries(tx, athleteId);
    const injuryBefore = new Map(known.map((row) => [injuryKeyOf(row), row]));
    const rows = await tx.fitnessAssessment.findMany({
      where: { athleteId },
      select: { sport: true, createdAt: true },
    });
    const assessedOn = new Map(rows.map(({ sport, createdAt }) => [sport, createdAt]));
    await tx.user.update({ where: { id: userId }, data: names });
    await changeUnitsAndTimeZone(tx, userId, { units, poolLength, timeZone }, now);
    if (fitnessAssessments) await tx.fitnessAssessment.deleteMany({ where: { athleteId } });
    if (injuries) await tx.injury.deleteMany({ where: { athleteId } });
    await tx.athlete.update({
      where: { id: athleteId },
      data: {
        ...named,
        ...(testedSports && { testedSports }),
        ...(age === undefined ? {} : { age, ageEnteredOn: columnOf(today) }),
        ...(checked && { preferences: { upsert: { create: preferences as typeof checked, update: preferences } } }),
        ...(fitnessAssessments && {
          assessments: {
            createMany: {
              data: fitnessAssessments.assessments.map((each) => ({
                ...each,
                createdAt: assessedOn.get(each.sport) ?? now,
              })),
            },
          },
        }),
        ...(injuries && {
          injuries: {
            createMany: {
              data: injuries.map((each) => ({
                ...each,
                dateOccurred: nullable(each.dateOccurred),
                recoveredOn: nullable(recoveredOn(injuryBefore.get(injuryKeyOf(each)), each, today)),
                createdAt: injuryBefore.get(injuryKeyOf(each))?.createdAt ?? now,
              })),
            },
          },
        }),
      },
    });
    const text = asked === undefined ? null : checked?.schedulingConstraints;
    const isSaid = text && text !== (found.preferences?.schedulingConstraints ?? null);
    await recordConditions(tx, athleteId!, isSaid ? conditionsIn(text, today) : [], now);
    const injured = injuries || isSaid ? await loadInjuries(tx, athleteId) : known;
    const told = newInjuries(known, injured);
    if (told.length > 0) await noticeOfInjury(tx, { athleteId: athleteId!, actorId: userId, at: now });
    return [...told, ...healedInjuries(known, injured)];
  });
  await enterThresholds(deps, viewer, { ...fitnessAssessments?.thresholds, ...thresholds });
  await announceAthlete(deps, athleteId);
  if (news.length > 0) await announceToCoaches(deps, athleteId);
  // their name stands in both, and before their principles
  if (viewer.coachId !== null && Object.keys(names).length > 0) {
    await announceCoach(deps, viewer.coachId);
    await announceToAthletes(deps, { coachId: viewer.coachId, athleteId: null });
  }
  const blocked = blackoutDates && (await blockDates(deps, viewer, blackoutDates));
  const hurt = news.length > 0 ? await adaptToInjuries(deps, viewer, news) : null;
  return hurt && blocked ? both(blocked, hurt) : (hurt ?? blocked);
}

/**
 * The dates that are blocked from now on: those that were sent, or are known, with those that new constraints name. Null: they stay as
 * they are. Throws InvalidInput where they are too many.
 */
function datesToBlock(
  asked: Record<string, unknown> | undefined,
  checked: Pick<z.infer<typeof trainingPreferences>, 'blackoutDates' | 'schedulingConstraints'> | undefined,
  stored: TrainingPreferences | null,
  today: Day,
): readonly Blackout[] | null {
  if (!asked || !checked) return null;
  const stated = checked.blackoutDates ?? (stored === null ? [] : blackoutsOf(stored));
  const dates = withConstraintDates(stated, {
    text: checked.schedulingConstraints,
    before: stored?.schedulingConstraints ?? null,
    today,
  });
  if (asked.blackoutDates === undefined && dates === stated) return null;
  assertFew(dates, today);
  return dates;
}

/** What two changes did, one after the other; undo takes back the later one. */
function both(first: AppliedAdaptation, then: AppliedAdaptation): AppliedAdaptation {
  return {
    changes: [...first.changes, ...then.changes],
    summary: [first.summary, then.summary].filter(Boolean).join(' '),
    advice: [...first.advice, ...then.advice],
    proposals: [...first.proposals, ...then.proposals],
    revision: then.revision ?? first.revision,
  };
}
