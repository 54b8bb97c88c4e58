import { easedLines } from '../../core/change/adapt.ts';
import { ADAPT_RULES, type AdaptRule, adaptRuleOf } from '../../core/change/adapt/rules.ts';
import type { WorkoutChange } from '../../core/change/changes.ts';
import { applyOperations } from '../../core/change/operations.ts';
import { addDays, type Day } from '../../core/calendar/calendar.ts';
import type { SilentAnswer } from '../../core/codes/silentAnswer.ts';
import { silentDays } from '../../core/load/silentDays.ts';
import type { ScheduleLimits } from '../../core/rules/context.ts';
import { easingTakenBack, silentDaysAnswer, silentDaysQuestion } from '../../core/messages/silentDays.ts';
import { summariesOf, type Summary } from '../../core/messages/summary.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { announceToCoaches } from '../kernel/coachFeed.ts';
import { columnOf, dayIn, dayOf, todayOf } from '../kernel/day.ts';
import { ConflictError, InvalidInput, NotPossible } from '../kernel/errors.ts';
import { noSchedule } from '../kernel/noSchedule.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { asScheduledWorkout, changesTo, loadOpenSchedule, type OpenSchedule } from '../planning/openSchedule.ts';
import { illnessesAfter, illnessReported, loadIllnesses } from '../revision/illnessRecord.ts';
import type { IllnessRow, RowChange } from '../revision/scheduleChanges.ts';
import { type AnsweredRevision, actorOf, changeSchedule, type LockedAthlete } from '../revision/revision.ts';
import { WITH_FEEDBACK, type WorkoutRow, workoutOf } from '../revision/scheduledWorkout.ts';
import { adaptLeaving, loadAdaptInput } from './adaptation.ts';
import { feedbackFrom } from './feedback.ts';
import { RULES_BACK_DAYS } from './reports.ts';
import { changesFromNow, revertAdaptations } from './revertAdaptations.ts';
import { leftAlone } from './rulesInForce.ts';
import { silentAnswerSchema } from './silentDays.schema.ts';

/** Days with workouts of which nobody knows whether they were done, to ask the athlete about. */
export interface AskedDays {
  /** Day of the first of these workouts: it names the silence. */
  from: Day;
  /** Yesterday. */
  to: Day;
  question: string;
  /** Others of these days were told of. */
  isBetweenTold: boolean;
  workouts: readonly WorkoutRow[];
}

type Reader = Pick<Tx, 'workout' | 'checkIn' | 'activity' | 'illnessReport' | 'athlete'>;

async function loadAskedDays(tx: Reader, athleteId: string, today: Day): Promise<AskedDays | null> {
  const since = columnOf(addDays(today, -RULES_BACK_DAYS));
  const rows = await tx.workout.findMany({
    where: { athleteId, scheduledDate: { gte: since, lt: columnOf(today) } },
    include: WITH_FEEDBACK,
    orderBy: [{ scheduledDate: 'asc' }, { id: 'asc' }],
  });
  if (rows.length === 0) return null;
  const { user } = await tx.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: { user: { select: { timeZone: true } } },
  });
  const checkIns = await tx.checkIn.findMany({
    where: { athleteId, weekStartDate: { gte: since } },
    select: { updatedAt: true },
  });
  const recorded = await tx.activity.findMany({ where: { athleteId, day: { gte: since } }, select: { day: true } });
  const workouts = rows.map(workoutOf);
  const found = silentDays(
    today,
    workouts.map((workout) => ({ ...workout, hasFeedback: workout.feedback !== null || Boolean(workout.recorded) })),
    {
      signs: [
        ...checkIns.map(({ updatedAt }) => dayIn(user.timeZone, updatedAt)),
        ...recorded.map(({ day }) => dayOf(day)),
      ],
      illnesses: await loadIllnesses(tx, athleteId),
    },
  );
  if (found === null) return null;
  const { from, to, workoutIds, isBetweenTold } = found;
  const asked = new Set(workoutIds);
  const question = silentDaysQuestion(found, today);
  return { from, to, question, isBetweenTold, workouts: workouts.filter(({ id }) => asked.has(id)) };
}

/** The days to ask the athlete about; null: none, or the viewer is somebody else, for whom nobody answers. */
export async function readSilentDays(deps: Deps, viewer: Viewer, athleteId: string): Promise<AskedDays | null> {
  await assertMay(deps.db, viewer, 'read', athleteId);
  if (viewer.athleteId !== athleteId) return null;
  const { user } = await deps.db.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: { user: { select: { timeZone: true, latestDay: true } } },
  });
  return loadAskedDays(deps.db, athleteId, todayOf(user, deps.clock()));
}

export interface SilentDaysOutcome {
  athleteId: string;
  revision: AnsweredRevision;
}

/**
 * Writes what became of the workouts of the days without a word, and what follows for the weeks to come, as one revision: what was eased for the
 * silence is reckoned anew, and an illness goes the way of any other. Throws InvalidInput, Forbidden for a coach,
 * NotPossible (NO_SCHEDULE), Conflict (NOTHING_ASKED, as when it is pressed again; CHANGED_SINCE where other days are asked about by now).
 */
export async function answerSilentDays(deps: Deps, viewer: Viewer, input: unknown): Promise<SilentDaysOutcome> {
  const { athleteId } = viewer;
  await assertMay(deps.db, viewer, 'own', athleteId);
  const given = parse(silentAnswerSchema, input);
  const now = deps.clock();
  const { revision } = await changeSchedule(
    deps,
    actorOf(viewer, athleteId),
    athleteId,
    'adapt',
    async (tx, athlete) => {
      if (athlete.scheduleMode === null) throw noSchedule();
      const asked = await loadAskedDays(tx, athleteId, athlete.today);
      if (asked === null)
        throw new ConflictError(
          'NOTHING_ASKED',
          'Nothing is asked about these days: they are answered, or something was heard of them.',
        );
      if (asked.from !== given.from)
        throw new ConflictError('CHANGED_SINCE', 'Other days are asked about by now. Look at them again.');
      const told = toldOf(asked.workouts, given, now);
      const illness = given.answer === 'ill' ? await illnessOf(tx, athlete, given, now) : [];
      const followed = await followUp(tx, athlete, { told, illness, now });
      const done = told.filter(({ after }) => after?.status === 'completed').length;
      const { from, answer, wellOn } = given;
      return {
        changes: {
          workouts: [...told, ...followed.workouts],
          weeks: [],
          ...(illness.length > 0 && { illness }),
          ...(followed.operations.length > 0 && { operations: followed.operations }),
        },
        summary: summariesOf(
          silentDaysAnswer(answer, { from, wellOn, done, planned: told.length, isBetweenTold: asked.isBetweenTold }),
          followed.summary,
        ),
        result: null,
      };
    },
  );
  await announceToCoaches(deps, athleteId);
  return { athleteId, revision };
}

interface Given {
  from: Day;
  answer: SilentAnswer;
  doneWorkoutIds: readonly string[];
  wellOn: Day | null;
}

const REASONS = { some: 'other', ill: 'illness', away: 'work' } as const;
const UNSAID = { actualDuration: null, perceivedExertion: null, feelingRating: null, notes: null };

function toldOf(
  workouts: readonly WorkoutRow[],
  { answer, doneWorkoutIds, wellOn }: Given,
  now: Date,
): RowChange<WorkoutRow>[] {
  const unknown = doneWorkoutIds.filter((id) => !workouts.some((workout) => workout.id === id));
  if (unknown.length > 0)
    throw new InvalidInput([{ path: 'doneWorkoutIds', message: 'Choose among the workouts of these days.' }]);
  return workouts.map((before) => {
    const isDone = answer === 'as-planned' || doneWorkoutIds.includes(before.id);
    // missed after the illness was over: counted as missed for it, they would be another illness
    const isAfterIllness = wellOn !== null && before.scheduledDate > wellOn;
    const reasonForSkip = isAfterIllness ? ('other' as const) : REASONS[answer as keyof typeof REASONS];
    const said = isDone
      ? { completionStatus: 'completed' as const, reasonForSkip: null }
      : { completionStatus: 'skipped' as const, reasonForSkip };
    const feedback = feedbackFrom({ ...UNSAID, ...said }, before, now);
    return {
      id: before.id,
      before,
      after: { ...before, status: said.completionStatus, feedback, version: before.version + 1 },
    };
  });
}

async function illnessOf(
  tx: Tx,
  { id: athleteId, today }: LockedAthlete,
  { from, wellOn }: Given,
  now: Date,
): Promise<RowChange<IllnessRow>[]> {
  if (wellOn !== null && wellOn > today)
    throw new InvalidInput([{ path: 'wellOn', message: 'Choose today or an earlier day.' }]);
  const report = { from, wellOn, mild: false, symptoms: [] };
  return illnessReported(await loadIllnesses(tx, athleteId), report, athleteId, now);
}

/** Done workouts of the weeks before these count for the limits as well: runs grow from them. */
function withTold({ limits, weeks }: OpenSchedule, told: readonly RowChange<WorkoutRow>[]): ScheduleLimits {
  const ids = new Set(weeks.map(({ id }) => id));
  const done = told.flatMap(({ before, after }) =>
    before?.status === 'skipped' && after?.status === 'completed' && !ids.has(after.weekId) ? [after] : [],
  );
  return { ...limits, past: [...limits.past, ...done.map(asScheduledWorkout)] };
}

interface FollowUp {
  workouts: RowChange<WorkoutRow>[];
  operations: readonly WorkoutChange[];
  summary: Summary;
}

/** What the weeks to come are with the answer: easing for the break is taken back as far as nobody changed it since, and made again as the answer asks. */
async function followUp(
  tx: Tx,
  athlete: LockedAthlete,
  {
    told,
    illness,
    now,
  }: { told: readonly RowChange<WorkoutRow>[]; illness: readonly RowChange<IllnessRow>[]; now: Date },
): Promise<FollowUp> {
  const { id: athleteId, today } = athlete;
  const found = await loadOpenSchedule(tx, athlete).catch((error: unknown) => {
    // the answer itself is saved anyway
    if (error instanceof NotPossible) return null;
    throw error;
  });
  if (found === null) return { workouts: [], operations: [], summary: '' };
  const rules: readonly AdaptRule[] = [...(illness.length > 0 ? (['illness'] as const) : []), 'absence', 'ramp'];
  const rows = new Map(told.map(({ id, after }) => [id, after!]));
  const weeks = found.weeks.map((week) => ({
    ...week,
    workouts: week.workouts.map((workout) => rows.get(workout.id) ?? workout),
  }));
  const open = {
    weeks,
    workouts: weeks.flatMap(({ workouts }) => workouts.map(asScheduledWorkout)),
    limits: withTold(found, told),
  };
  const back = await revertAdaptations(tx, { athleteId, open, today }, (code) => {
    const rule = adaptRuleOf(code);
    return rule !== null && rules.includes(rule);
  });
  const input = await loadAdaptInput(tx, athlete, back.open, rows);
  const isLeft = await leftAlone(tx, athleteId, { now, firstWeek: open.weeks[0]!.weekStartDate });
  const known =
    illness.length > 0 ? { illness: illnessesAfter(await loadIllnesses(tx, athleteId), illness)[0] ?? null } : {};
  const without = ADAPT_RULES.filter((rule) => !rules.includes(rule));
  const { operations: asked } = adaptLeaving({ ...input, ...known, without }, isLeft);
  const { workouts: after, applied } = applyOperations(back.open.workouts, asked, open.limits);
  const workouts = changesFromNow(open, back, changesTo(back.open, after, { athleteId, now }));
  const operations = asked.filter(
    ({ id, workoutId }) => applied.includes(id) && workouts.some((change) => change.id === workoutId),
  );
  const asPlanned = workouts.filter(
    ({ id }) => back.restored.has(id) && !operations.some((each) => each.workoutId === id),
  );
  return {
    workouts,
    operations,
    summary: [...(asPlanned.length > 0 ? [easingTakenBack(asPlanned.length)] : []), ...easedLines(operations)],
  };
}
