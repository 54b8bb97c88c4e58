import type { ActivitySport as CoreSport } from '../core/workout/fit/fitFile.ts';
import { encodeId } from '../core/units/ids.ts';
import { SPORT_OF } from '../core/workout/sport.ts';
import { dayIn } from '../domain/kernel/day.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { constraintFor } from '../core/messages/limits.ts';
import { readerOf } from '../domain/kernel/reader.ts';
import {
  completedMinutes,
  plannedMinutes,
  type ScheduledWeek,
  type TrainingBeside,
  weekStatus,
} from '../domain/revision/scheduledWorkout.ts';
import { weeksOf } from '../domain/planning/scheduleWindow.ts';
import { builder } from './builder.ts';
import { perAnswer } from './perAnswer.ts';
import type { Revision as RevisionRow } from '../generated/prisma/client.ts';
import { listOf } from './cost.ts';
import { BrokenCause, LimitRule, PhaseType, ProofKind, Sport, WeekKind, WeekStatus } from './enums.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { Revision } from './revision.ts';
import { TrainingWeek, Workout } from './scheduleRefs.ts';
import type { Day } from '../core/calendar/calendar.ts';
import { principleOf, readLimits, type WeekLimit } from '../domain/planning/weekProof.ts';

const ProofType = builder.objectRef<ShownLimit>('Proof').implement({
  description: 'One limit or target of a week, measured as the week stands.',
  fields: (t) => ({
    code: t.field({
      type: LimitRule,
      nullable: true,
      description: 'Which limit it is; null: what only the planning of the week knows.',
      resolve: ({ rule }) => rule ?? null,
    }),
    kind: t.field({
      type: ProofKind,
      description: 'A limit, or what the week holds of a target, which nothing breaks.',
      resolve: ({ kind }) => kind ?? 'limit',
    }),
    constraint: t.exposeString('constraint', { description: 'The limit in words.' }),
    limit: t.exposeString('limit', { description: 'How far it goes.' }),
    value: t.exposeString('value', { description: 'What the week has.' }),
    holds: t.exposeBoolean('holds', { description: 'The week keeps it.' }),
    excess: t.exposeFloat('excess', {
      description: 'How far the week is over the limit, in minutes, days, workouts or percent; 0: it holds.',
    }),
    day: t.expose('day', {
      type: 'Date',
      nullable: true,
      description: 'The day it is about; null: the week.',
    }),
    workoutId: t.id({
      nullable: true,
      description: 'The workout it is about, one of the week as it stands; null: none, or several.',
      resolve: ({ workoutId }) => (workoutId === undefined ? null : encodeId('workout', workoutId)),
    }),
    principleId: t.id({
      nullable: true,
      description: "Of the coach's principle that it is; null: it is none, or the athlete's own constraint.",
      resolve: (limit) => {
        const id = principleOf(limit);
        return id === null ? null : encodeId('principle', id);
      },
    }),
    brokenBy: t.field({
      type: Revision,
      nullable: true,
      description:
        'The change that broke it, or went further over it once it had changed, which undoScheduleChange takes back; null: it holds, or no change did, and brokenCause says why.',
      resolve: ({ brokenBy }) => brokenBy as RevisionRow | null,
    }),
    brokenCause: t.field({
      type: BrokenCause,
      nullable: true,
      description: 'Why it does not hold; null: it holds, the week is over, or nobody knows any more.',
      resolve: ({ brokenCause }) => brokenCause,
    }),
  }),
});

/** A limit in the words for its reader. */
type ShownLimit = Omit<WeekLimit, 'day'> & { day: Day | null };

const limitsOf = perAnswer<ScheduledWeek, readonly WeekLimit[]>(({ deps }, weeks) => readLimits(deps, weeks));

const RecordedBeside = builder.objectRef<TrainingBeside>('RecordedBeside').implement({
  description: 'A recording that counts for no workout.',
  fields: (t) => ({
    activityId: t.id({ description: 'Of the activity.', resolve: ({ id }) => encodeId('activity', id) }),
    date: t.expose('day', { type: 'Date', description: "The athlete's day." }),
    recordedSport: t.field({
      type: Sport,
      description: 'The sport.',
      resolve: ({ sport }) => SPORT_OF[sport as CoreSport],
    }),
    movingSec: t.exposeInt('movingSec', { description: 'Seconds moving.' }),
  }),
});

TrainingWeek.implement({
  description: 'One Monday-to-Sunday week of the schedule.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('week') }),
    weekNumber: t.exposeInt('weekNumber', { description: 'Counts from 1 at the first generated week.' }),
    weekStartDate: t.expose('weekStartDate', { type: 'Date', description: 'Monday.' }),
    weekEndDate: t.expose('weekEndDate', { type: 'Date', description: 'Sunday.' }),
    status: t.field({
      type: WeekStatus,
      description: "Where it lies from the athlete's today.",
      resolve: (week, _args, { deps }) => weekStatus(week, dayIn(week.timeZone, deps.clock())),
    }),
    targetWeeklyHours: t.exposeFloat('targetWeeklyHours', {
      description: 'Hours that the season gives the week, races not counted.',
    }),
    plannedMinutes: t.int({
      description:
        'Minutes of its workouts, skipped ones among them; races not counted. The proof measures those that stand.',
      resolve: plannedMinutes,
    }),
    completedMinutes: t.int({
      description: 'Minutes done, in its workouts and beside them.',
      resolve: completedMinutes,
    }),
    recordedBeside: t.field({
      type: [RecordedBeside],
      description: 'What was recorded on its days and counts for none of its workouts, by day.',
      complexity: listOf(5),
      resolve: ({ beside }) => [...beside],
    }),
    phaseType: t.expose('phaseType', { type: PhaseType, description: 'Phase of the season.' }),
    kind: t.expose('kind', { type: WeekKind, description: 'Part that it plays in the phase.' }),
    proof: t.field({
      type: [ProofType],
      description:
        'The limits of the week, measured as it stands; of a week that was over four weeks ago as they were found last.',
      complexity: listOf(10),
      resolve: async (week, _args, context) => {
        const reader = readerOf(context.viewer, week.athleteId);
        const limits = await limitsOf(context, week);
        return limits.map(({ day, ...limit }) => ({
          ...limit,
          day: day ?? null,
          constraint: constraintFor(limit, reader),
        }));
      },
    }),
    workouts: t.field({
      type: [Workout],
      description: 'By day, then time of day.',
      complexity: listOf(10),
      resolve: ({ workouts }) => [...workouts],
    }),
  }),
});

nodeKind('week', 'TrainingWeek', async (id, { deps, viewer }) => {
  const [week] = await weeksOf(deps.db, { AND: [{ id }, visibleTo(viewer).week] });
  return week ?? null;
});
