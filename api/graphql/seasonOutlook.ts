import { mondayOf } from '../core/calendar/calendar.ts';
import type { ProjectedDay } from '../core/load/fitness.ts';
import type { WeekTarget } from '../core/season/season.ts';
import type { RaceDay as CoreRaceDay } from '../core/season/seasonOutlook.ts';
import type { RegenerationReason as DomainReason } from '../domain/season/regenerationReasons.ts';
import { regenerationReasons } from '../domain/season/regenerationReasons.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { builder } from './builder.ts';
import { ASKS_ANEW } from './cost.ts';
import { FormBand, PhaseType, RegenerationReason, WeekKind } from './enums.ts';
import { Race } from './race.ts';
import { SeasonPlan } from './seasonPlan.ts';
import { outlookFor, seasonStateFor } from './seasonState.ts';

const SeasonWeek = builder.objectRef<WeekTarget & { doneHours: number | null }>('SeasonWeek').implement({
  description: 'One Monday-to-Sunday week of a season, before its workouts are placed.',
  fields: (t) => ({
    weekStartDate: t.expose('weekStartDate', { type: 'Date', description: 'Monday.' }),
    phaseType: t.expose('phaseType', { type: PhaseType, description: 'Purpose of its phase.' }),
    kind: t.expose('kind', { type: WeekKind, description: 'Its part in the phase.' }),
    plannedHours: t.exposeFloat('plannedHours', {
      description: 'Hours to 0.01; A races, and B races of loading weeks, come on top.',
    }),
    doneHours: t.exposeFloat('doneHours', {
      nullable: true,
      description:
        'Hours trained, in workouts and beside them; null: the week has not begun, or has neither a schedule nor a recording.',
    }),
  }),
});

const LoadDay = builder.objectRef<ProjectedDay>('LoadDay').implement({
  description: 'Training load of one day: as done before today, as planned from today on.',
  fields: (t) => ({
    date: t.expose('day', { type: 'Date', description: 'The day.' }),
    tss: t.float({ description: 'Load of the day, TSS.', resolve: ({ tss }) => tss }),
    fitness: t.float({ description: 'Fitness (CTL), TSS per day.', resolve: ({ ctl }) => ctl }),
    fatigue: t.float({ description: 'Fatigue (ATL), TSS per day.', resolve: ({ atl }) => atl }),
    form: t.float({ description: "Form (TSB): the day before's fitness less its fatigue.", resolve: ({ tsb }) => tsb }),
  }),
});

const RaceDay = builder.objectRef<CoreRaceDay>('RaceDay').implement({
  description: 'How the athlete stands on the morning of an A or B race.',
  fields: (t) => ({
    race: t.prismaField({
      type: Race,
      description: 'The race.',
      resolve: (query, { raceId }, _args, { deps, viewer }) =>
        deps.db.race.findFirstOrThrow({ ...query, where: { AND: [{ id: raceId }, visibleTo(viewer).race] } }),
    }),
    fitness: t.exposeFloat('fitness', { description: 'Fitness (CTL), TSS per day.' }),
    form: t.exposeFloat('form', { description: 'Form (TSB) on race morning.' }),
    band: t.expose('band', { type: FormBand, description: 'What that form means.' }),
  }),
});

const Regeneration = builder.objectRef<{ reasons: readonly DomainReason[] }>('RegenerationNeed').implement({
  description: 'The phases no longer follow from the season.',
  fields: (t) => ({
    reasons: t.field({
      type: [RegenerationReason],
      description: 'Why; at least one.',
      resolve: ({ reasons }) => [...reasons],
    }),
  }),
});

builder.prismaObjectFields(SeasonPlan, (t) => ({
  weeks: t.field({
    type: [SeasonWeek],
    nullOnError: true,
    description: 'Every week of the season, in order.',
    complexity: { field: ASKS_ANEW, multiplier: 26 },
    resolve: async ({ athleteId }, _args, context, info) => {
      const { state, outlook } = await outlookFor(context, athleteId, info);
      const thisWeek = mondayOf(state.input.today);
      const doneHours = (monday: string) => (monday > thisWeek ? null : (state.doneHours.get(monday) ?? null));
      return outlook.weeks.map((week) => ({ ...week, doneHours: doneHours(week.weekStartDate) }));
    },
  }),
  load: t.field({
    type: [LoadDay],
    nullOnError: true,
    description: 'Fitness, fatigue and form on every day of the season.',
    complexity: { field: ASKS_ANEW, multiplier: 182 },
    resolve: async ({ athleteId }, _args, context, info) => [
      ...(await outlookFor(context, athleteId, info)).outlook.load,
    ],
  }),
  startingFitness: t.float({
    nullOnError: true,
    description: 'Fitness (CTL) on the eve of the season, TSS per day.',
    complexity: 10,
    resolve: async ({ athleteId }, _args, context, info) =>
      (await outlookFor(context, athleteId, info)).outlook.start.ctl,
  }),
  startingFatigue: t.float({
    nullOnError: true,
    description: 'Fatigue (ATL) on the eve of the season, TSS per day.',
    complexity: 10,
    resolve: async ({ athleteId }, _args, context, info) =>
      (await outlookFor(context, athleteId, info)).outlook.start.atl,
  }),
  raceDays: t.field({
    type: [RaceDay],
    nullOnError: true,
    description: 'Form on each A and B race of the season, by date.',
    complexity: { field: 10 },
    resolve: async ({ athleteId }, _args, context, info) => [
      ...(await outlookFor(context, athleteId, info)).outlook.raceDays,
    ],
  }),
  needsRegeneration: t.field({
    type: Regeneration,
    nullable: true,
    description: 'Why the plan should be regenerated; null: it need not be.',
    complexity: { field: 20 },
    resolve: async ({ athleteId }, _args, context, info) => {
      const reasons = regenerationReasons(await seasonStateFor(context, athleteId, info));
      return reasons.length > 0 ? { reasons } : null;
    },
  }),
}));
