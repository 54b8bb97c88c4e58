import { visibleTo } from '../domain/kernel/access.ts';
import { type Overview as DomainOverview, readOverview } from '../domain/performance/overview.ts';
import { Athlete } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { WORKS_OUT } from './cost.ts';
import { workedOut } from './workedOut.ts';
import { Workout } from './scheduleRefs.ts';

const RaceCountdown = builder.objectRef<NonNullable<DomainOverview['nextRace']>>('RaceCountdown').implement({
  description: 'How long until a race.',
  fields: (t) => ({
    race: t.prismaField({
      type: 'Race',
      description: 'The race.',
      resolve: (query, { race }, _args, { deps, viewer }) =>
        deps.db.race.findFirstOrThrow({ ...query, where: { AND: [{ id: race.id }, visibleTo(viewer).race] } }),
    }),
    days: t.exposeInt('days', { description: 'Days until the race; 0 on its day.' }),
    weeks: t.exposeInt('weeks', { nullable: true, description: 'Whole weeks; null under 14 days.' }),
  }),
});

const Overview = builder.objectRef<DomainOverview>('Overview').implement({
  description: "What a dashboard tells at a glance, from the athlete's own data.",
  fields: (t) => ({
    hasHistory: t.exposeBoolean('hasHistory', { description: 'A workout has been finished.' }),
    consistency: t.exposeInt('consistency', {
      nullable: true,
      description: '0 to 100 over four weeks; null: nothing to judge.',
    }),
    consistencyLastWeek: t.exposeInt('consistencyLastWeek', {
      nullable: true,
      description: 'The same a week earlier.',
    }),
    weekLoadDone: t.exposeFloat('weekLoadDone', { description: 'Training stress done in the current week.' }),
    weekLoadPlanned: t.exposeFloat('weekLoadPlanned', { description: 'Training stress planned for the current week.' }),
    sessionsDone: t.exposeInt('sessionsDone', { description: 'Workouts of the current week that are done.' }),
    sessionsPlanned: t.exposeInt('sessionsPlanned', { description: 'Workouts of the current week.' }),
    missedLately: t.exposeInt('missedLately', {
      description: 'Missed in the last 14 days, illness and injury left out.',
    }),
    nextSession: t.expose('nextSession', {
      type: Workout,
      nullable: true,
      description: 'Null: none within two weeks.',
    }),
    nextRace: t.expose('nextRace', {
      type: RaceCountdown,
      nullable: true,
      description: 'The nearest A race; null: none ahead.',
    }),
    review: t.stringList({
      description: 'Weekly review, sentence by sentence; empty: nothing behind or ahead.',
      resolve: ({ review }) => [...review],
    }),
    reviewVoice: t.exposeString('reviewVoice', {
      description: 'Who worded the review: built-in, or the name of the language model.',
    }),
    reviewModelMissed: t.exposeBoolean('reviewModelMissed', {
      description: 'A language model was to word the review and could not: the built-in coach did.',
    }),
    reviewWeek: t.expose('reviewWeek', {
      type: 'Date',
      description: 'Monday of the week that the review speaks from.',
    }),
  }),
});

builder.prismaObjectField(Athlete, 'overview', (t) =>
  t.field({
    type: Overview,
    nullOnError: true,
    description: 'The dashboard at a glance.',
    select: { id: true },
    complexity: { field: WORKS_OUT },
    resolve: ({ id }, _args, context, info) =>
      workedOut(`overview ${id}`, { context, info }, () => readOverview(context.deps, viewerOf(context), id)),
  }),
);
