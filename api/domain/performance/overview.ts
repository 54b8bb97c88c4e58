import { isDone, DONE_STATUSES } from '../../core/codes/workout.ts';
import { illnessState } from '../../core/change/adapt/illness.ts';
import { addDays, type Day, daysBetween, mondayOf } from '../../core/calendar/calendar.ts';
import {
  consistency,
  type IllTime,
  isExcused,
  isIllOn,
  type CountedWorkout,
  missedLately,
} from '../../core/load/consistency.ts';
import { thresholdChangeText } from '../../core/messages/threshold.ts';
import { foldRungs } from '../../core/workout/rungs.ts';
import { rungOfId } from '../../core/workout/families/ladder.ts';
import { triedWorkouts } from '../planning/triedWorkouts.ts';
import type { ThresholdName } from '../../core/codes/threshold.ts';
import { titleIn } from '../../core/messages/workoutTitle.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { plainTss } from '../../core/workout/tss.ts';
import { nounOf } from '../../core/language/request/lookUp.ts';
import { weeklyReview, type ReviewedWorkout } from '../../core/language/weeklyReview.ts';
import type { Race as RaceRow, ThresholdRecord } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { unplannedActivities } from '../planning/activityLoad.ts';
import { pastFeedback } from '../adapt/reports.ts';
import { columnOf, dayIn, dayOf } from '../kernel/day.ts';
import { NotFound } from '../kernel/errors.ts';
import { loadIllnesses } from '../revision/illnessRecord.ts';
import { isConsented, MODEL_CONSENT } from '../account/modelConsent.ts';
import type { VoiceDeps } from '../kernel/ports.ts';
import { recordSentence } from '../athlete/thresholdProposal.ts';
import { wordedReview } from './reviewWording.ts';
import { doneLoad } from '../revision/recorded.ts';
import { BUILT_IN } from '../adapt/voice.ts';
import {
  doneMinutes,
  inOrder,
  type WorkoutRow,
  WITH_FEEDBACK,
  workoutOf,
  weekRowOf,
} from '../revision/scheduledWorkout.ts';

/** Four weeks and the week before them: what the consistency of a week ago looks at. */
const DAYS_BACK = 35;
const DAYS_AHEAD = 14;
/** Below this, a race is counted in days. */
const COUNTED_IN_DAYS = 14;

/** What a dashboard tells at a glance, from the athlete's own data. */
export interface Overview {
  /** False: no workout has been finished yet, so there is nothing of the athlete's own to show. */
  hasHistory: boolean;
  /** 0 to 100; null: nothing to judge. */
  consistency: number | null;
  consistencyLastWeek: number | null;
  /** Training stress of the current week. */
  weekLoadDone: number;
  weekLoadPlanned: number;
  /** Workouts of the current week; races count. */
  sessionsDone: number;
  sessionsPlanned: number;
  /** Workouts of the current week, by day. */
  week: readonly WorkoutRow[];
  /** The week before. */
  lastWeek: { sessionsDone: number; sessionsPlanned: number; minutesDone: number; minutesPlanned: number };
  /** Missed in the last 14 days, illness and injury left out. */
  missedLately: number;
  nextSession: WorkoutRow | null;
  /** The nearest A race ahead, with the days until it. */
  nextRace: { race: RaceRow; days: number; weeks: number | null } | null;
  /** Of whoever reads it; the review speaks in them. */
  units: DisplayUnits;
  /** Sentences of the weekly review; empty: nothing behind or ahead. */
  review: readonly string[];
  /** Who worded the review: built-in or a model's name. */
  reviewVoice: string;
  /** A model was to word it and could not. */
  reviewModelMissed: boolean;
  /** Monday of the week that the review speaks from. */
  reviewWeek: Day;
  today: Day;
}

/** Throws NotFound for an athlete out of the viewer's reach. */
export async function readOverview(deps: VoiceDeps, viewer: Viewer, athleteId: string | null): Promise<Overview> {
  await assertMay(deps.db, viewer, 'read', athleteId);
  const id = athleteId!;
  const { db } = deps;
  const found = await db.athlete.findFirst({
    where: { AND: [{ id }, visibleTo(viewer).athlete] },
    select: {
      ...MODEL_CONSENT,
      ftp: true,
      runThresholdSpeed: true,
      css: true,
      lthr: true,
      user: { select: { timeZone: true } },
    },
  });
  if (!found) throw new NotFound('Athlete not found');
  const { timeZone } = found.user;
  const own = viewer.units;
  const today = dayIn(timeZone, deps.clock());
  const monday = mondayOf(today);
  const [rows, week, races, finished, recorded, extra, illnesses, first, accepted, tried] = await Promise.all([
    db.workout.findMany({
      where: {
        athleteId: id,
        scheduledDate: { gte: columnOf(addDays(today, -DAYS_BACK)), lte: columnOf(addDays(today, DAYS_AHEAD)) },
      },
      include: WITH_FEEDBACK,
    }),
    db.trainingWeek.findFirst({ where: { athleteId: id, weekStartDate: columnOf(monday) } }),
    db.race.findMany({
      where: { athleteId: id, priority: 'A', raceDate: { gte: columnOf(today) } },
      orderBy: [{ raceDate: 'asc' }, { id: 'asc' }],
      take: 1,
    }),
    db.workout.findFirst({
      where: { athleteId: id, status: { in: [...DONE_STATUSES] } },
      select: { id: true },
    }),
    db.activity.findFirst({ where: { athleteId: id }, select: { id: true } }),
    unplannedActivities(db, [id], addDays(monday, -7)),
    loadIllnesses(db, id),
    db.revision.findFirst({
      where: { athleteId: id, cause: 'generate' },
      orderBy: { number: 'asc' },
      select: { createdAt: true },
    }),
    db.thresholdRecord.findMany({
      where: { athleteId: id, decision: 'accepted', decidedAt: { gte: columnOf(addDays(monday, -8)) } },
      orderBy: [{ decidedAt: 'asc' }, { id: 'asc' }],
    }),
    triedWorkouts(db, [id], { from: monday, to: addDays(monday, -1) }),
  ]);
  const workouts = rows.map(workoutOf).sort(inOrder);
  const past = workouts.filter(({ scheduledDate }) => scheduledDate < today);
  const { score, lastWeek } = consistency(
    today,
    past.map((workout) => ({ ...judgedAmong(illnesses, workout), scheduledDate: workout.scheduledDate })),
  );
  const inWeek = (start: Day) =>
    workouts.filter(({ scheduledDate }) => scheduledDate >= start && scheduledDate <= addDays(start, 6));
  const extraLoad = (start: Day) =>
    sum(
      extra.filter(({ day }) => day >= start && day <= addDays(start, 6)),
      ({ tss }) => tss,
    );
  const current = inWeek(monday);
  const upcoming = workouts.filter(({ scheduledDate, status }) => scheduledDate >= today && status === 'scheduled');
  // one that was taken back, or replaced since, is no news
  const thresholds = accepted.filter(({ threshold, value, decidedAt }) => {
    const day = dayIn(timeZone, decidedAt);
    return day >= addDays(monday, -7) && day < monday && found[threshold as ThresholdName] === value;
  });
  // whatever the level, the first of a family begins where it was tried
  const moved = Object.values(foldRungs(tried, () => 'beginner').rungs).filter(
    ({ last, moved }) => moved !== 0 && last.date >= addDays(monday, -7),
  );
  const review = (nameOf: (workout: WorkoutRow) => string, thresholdOf: (record: ThresholdRecord) => string) =>
    weeklyReview({
      thresholds: thresholds.map(thresholdOf),
      rungs: moved.flatMap(({ last, moved }) => {
        const of = workouts.find(
          ({ scheduledDate, templateId }) =>
            scheduledDate === last.date && rungOfId(templateId)?.family === last.family,
        );
        return of === undefined ? [] : [{ description: nameOf(of), outcome: last.outcome, moved }];
      }),
      workouts: inWeek(addDays(monday, -7)).map((workout) => ({
        ...reviewed(workout),
        isExcused: isExcused(judgedAmong(illnesses, workout)),
        description: nameOf(workout),
      })),
      extraTss: extraLoad(addDays(monday, -7)),
      illness: illnessState(today, illnesses[0] ?? null, past.map(pastFeedback)),
      consistency: { score, lastWeek },
      next: week && {
        phaseType: weekRowOf(week).phaseType,
        kind: weekRowOf(week).kind,
        plannedHours:
          sum(
            current.filter(({ workoutType }) => workoutType !== 'race'),
            ({ duration }) => duration,
          ) / 60,
        targetHours: weekRowOf(week).targetWeeklyHours,
        hasBegunLate: weekRowOf(week).weekNumber === 1 && first !== null && dayIn(timeZone, first.createdAt) > monday,
        key: current
          .filter((workout) => isKey(workout) && workout.status === 'scheduled' && workout.scheduledDate >= today)
          .map((workout) => ({ scheduledDate: workout.scheduledDate, description: nameOf(workout) })),
      },
    });
  const isWorded = isConsented(found, deps) && id === viewer.athleteId;
  const worded = isWorded
    ? await wordedReview(deps, { athleteId: id, facts: review(plainName, (record) => plainChange(record, own)), today })
    : null;
  return {
    hasHistory: finished !== null || recorded !== null,
    consistency: score,
    consistencyLastWeek: lastWeek,
    weekLoadDone: plainTss(sum(current, doneLoad) + extraLoad(monday)),
    weekLoadPlanned: plainTss(sum(current, ({ tss }) => tss)),
    sessionsDone: current.filter(isDone).length,
    sessionsPlanned: current.length,
    week: current,
    lastWeek: numbersOf(inWeek(addDays(monday, -7))),
    missedLately: missedLately(
      today,
      workouts.map((workout) => ({ ...workout, ...judgedAmong(illnesses, workout) })),
    ),
    nextSession: upcoming[0] ?? null,
    nextRace: races[0] ? countdown(races[0], today) : null,
    units: own,
    review:
      worded?.sentences ??
      review(
        (workout) => titleIn(workout, own),
        (record) => recordSentence(record, own)?.replace(/\.$/, '') ?? plainChange(record, own),
      ),
    reviewVoice: worded?.voice ?? BUILT_IN,
    reviewModelMissed: worded?.modelMissed ?? false,
    reviewWeek: monday,
    today,
  };
}

function countdown(race: RaceRow, today: Day) {
  const days = daysBetween(today, dayOf(race.raceDate));
  return { race, days, weeks: days < COUNTED_IN_DAYS ? null : Math.floor(days / 7) };
}

/** A threshold before and after, without what it rests on: a race has the name that a person gave it. */
const plainChange = ({ threshold, previous, value }: ThresholdRecord, units: DisplayUnits) =>
  thresholdChangeText({ threshold: threshold as ThresholdName, from: previous, to: value }, units);

const sum = <T>(items: readonly T[], value: (item: T) => number) =>
  items.reduce((total, item) => total + value(item), 0);
const isKey = ({ isLong, isHard }: WorkoutRow) => isLong || isHard;

const numbersOf = (week: readonly WorkoutRow[]): Overview['lastWeek'] => ({
  sessionsDone: week.filter(isDone).length,
  sessionsPlanned: week.length,
  minutesDone: sum(week, doneMinutes),
  minutesPlanned: sum(week, ({ duration }) => duration),
});

function judgedAmong(illnesses: readonly IllTime[], workout: WorkoutRow): CountedWorkout {
  return {
    isIllDay: isIllOn(workout.scheduledDate, illnesses),
    plannedMinutes: workout.duration,
    actualMinutes: doneMinutes(workout),
    status: workout.status,
    reasonForSkip: workout.feedback?.reasonForSkip ?? null,
    removedByPlan: false,
  };
}

/** What a workout is called where nothing may stand that a person wrote. */
const plainName = ({ isLong, isHard, workoutType }: WorkoutRow) =>
  `the ${isLong ? 'long ' : isHard ? 'hard ' : ''}${nounOf(workoutType)}`;

function reviewed(workout: WorkoutRow): Omit<ReviewedWorkout, 'isExcused'> {
  return {
    scheduledDate: workout.scheduledDate,
    description: workout.description,
    plannedMinutes: workout.duration,
    plannedTss: workout.tss,
    doneMinutes: doneMinutes(workout),
    doneTss: doneLoad(workout),
    isDone: isDone(workout),
    isKey: isKey(workout),
  };
}
