import type { ActivitySport as CoreSport } from '../core/workout/fit/fitFile.ts';
import { encodeId } from '../core/units/ids.ts';
import { SPORT_OF } from '../core/workout/sport.ts';
import { dayIn } from '../domain/kernel/day.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import type { Proof } from '../core/week/schedule.ts';
import { constraintFor } from '../core/messages/limits.ts';
import { readerOf } from '../domain/kernel/reader.ts';
import {
  completedMinutes,
  plannedMinutes,
  type TrainingBeside,
  weekStatus,
} from '../domain/revision/scheduledWorkout.ts';
import { weeksOf } from '../domain/planning/scheduleWindow.ts';
import { builder } from './builder.ts';
import { listOf } from './cost.ts';
import { PhaseType, Sport, WeekKind, WeekStatus } from './enums.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { TrainingWeek, Workout } from './scheduleRefs.ts';

const ProofType = builder.objectRef<Proof>('Proof').implement({
  description: 'One limit that a week was checked against.',
  fields: (t) => ({
    constraint: t.exposeString('constraint', { description: 'The limit in words.' }),
    limit: t.exposeString('limit', { description: 'How far it goes.' }),
    value: t.exposeString('value', { description: 'What the week has.' }),
    holds: t.exposeBoolean('holds', { description: 'The week keeps it.' }),
  }),
});

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
    plannedMinutes: t.int({ description: 'Minutes of its workouts, races not counted.', resolve: plannedMinutes }),
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
      description: 'The limits checked.',
      complexity: listOf(10),
      resolve: ({ proof, athleteId }, _args, { viewer }) => {
        const reader = readerOf(viewer, athleteId);
        return proof.map((one) => ({ ...one, constraint: constraintFor(one, reader) }));
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
