import { type Weekday as CoreWeekday, WEEKDAYS } from '../core/calendar/calendar.ts';
import { clockOf, type TrainingStart } from '../core/athlete/trainingTimes.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import {
  readTrainingTimes,
  type TrainingTimes as Times,
  updateTrainingTimes,
} from '../domain/athlete/trainingTimes.ts';
import { Athlete, athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { Weekday } from './enums.ts';

const TrainingTime = builder.objectRef<{ day: CoreWeekday; start: TrainingStart }>('TrainingTime').implement({
  description: 'When training starts on one weekday.',
  fields: (t) => ({
    day: t.expose('day', { type: Weekday, description: 'The weekday.' }),
    startsAt: t.string({
      nullable: true,
      description: 'Time of day such as "07:00"; null: none, calendars then show whole days.',
      resolve: ({ start }) => (start === null ? null : clockOf(start)),
    }),
  }),
});

const TrainingTimes = builder.objectRef<Times>('TrainingTimes').implement({
  description: 'When training starts, by weekday.',
  fields: (t) => ({
    days: t.field({
      type: [TrainingTime],
      description: 'Monday to Sunday.',
      resolve: ({ starts }) => WEEKDAYS.map((day) => ({ day, start: starts[day] })),
    }),
    areUsual: t.exposeBoolean('areUsual', {
      description: 'Nobody has chosen them: they follow the preferred part of the day.',
    }),
  }),
});

builder.prismaObjectField(Athlete, 'trainingTimes', (t) =>
  t.field({
    type: TrainingTimes,
    nullable: true,
    description: 'When your training starts; null: the athlete is not you.',
    resolve: ({ id }, _args, { deps, viewer }) =>
      id === viewer?.athleteId ? readTrainingTimes(deps.db, viewer, id) : null,
  }),
);

const TrainingTimeInput = builder.inputType('TrainingTimeInput', {
  description: 'When training starts on one weekday.',
  fields: (t) => ({
    day: t.field({ type: Weekday, description: 'The weekday.' }),
    startsAt: t.string({ required: false, description: 'Time of day such as "07:00"; null or left out: none.' }),
  }),
});

const UpdateTrainingTimesInput = builder.inputType('UpdateTrainingTimesInput', {
  description: 'Times to change; weekdays that are left out stay.',
  fields: (t) => ({
    times: t.field({ type: [TrainingTimeInput], description: 'Weekdays, each once.' }),
  }),
});

const UpdateTrainingTimesPayload = builder.objectRef<{ athleteId: string }>('UpdateTrainingTimesPayload').implement({
  description: 'The times are changed.',
  fields: (t) => ({
    athlete: athleteField(t, 'You, as changed.'),
  }),
});

builder.mutationField('updateTrainingTimes', (t) =>
  t.field({
    type: UpdateTrainingTimesPayload,
    description: 'Changes when your training starts.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'UpdateTrainingTimesResult', description: 'Your times, or why they stay.' },
    },
    args: { input: t.arg({ type: UpdateTrainingTimesInput, description: 'The times.' }) },
    resolve: async (_root, { input: { times } }, context) => {
      const viewer = viewerOf(context);
      await updateTrainingTimes(context.deps, viewer, {
        times: times.map(({ day, startsAt }) => ({ day, startsAt: startsAt ?? null })),
      });
      return { athleteId: viewer.athleteId };
    },
  }),
);
