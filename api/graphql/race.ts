import { warningFor } from '../core/messages/planWarning.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { dayOf } from '../domain/kernel/day.ts';
import type { Priority as CorePriority, RaceType as CoreRaceType } from '../core/codes/race.ts';
import type { RaceResult as CoreRaceResult } from '../core/race/raceResult.ts';
import { readerOf } from '../domain/kernel/reader.ts';
import { resultOf } from '../domain/revision/seasonSnapshot.ts';
import { warningsOfRace } from '../domain/season/seasonChange.ts';
import { builder } from './builder.ts';
import { Priority, RaceType, ResultStatus } from './enums.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { PlanWarning } from './planWarning.ts';
import { predictionFor, RacePrediction } from './racePrediction.ts';
import { seasonStateFor } from './seasonState.ts';

const RaceResult = builder.objectRef<CoreRaceResult>('RaceResult').implement({
  description: 'What became of a race, as the athlete tells it.',
  fields: (t) => ({
    status: t.expose('status', { type: ResultStatus, description: 'How it ended.' }),
    finishSeconds: t.exposeInt('finishSeconds', {
      nullable: true,
      description: 'Seconds from start to finish; null unless finished.',
    }),
    feeling: t.exposeInt('feeling', {
      nullable: true,
      description: 'How it felt, 1 very hard to 10 very good; null: not told.',
    }),
    beforeHalfway: t.exposeBoolean('beforeHalfway', {
      nullable: true,
      description: 'It ended before half the distance; null unless it was not finished.',
    }),
    notes: t.exposeString('notes', { nullable: true, description: "In the athlete's words; null: none." }),
  }),
});

export const Race = builder.prismaObject('Race', {
  description: 'A race that an athlete means to start in.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('race') }),
    raceName: t.exposeString('raceName', { description: 'Name of the race.' }),
    raceType: t.field({
      type: RaceType,
      description: 'Kind of race.',
      resolve: ({ raceType }) => raceType as CoreRaceType,
    }),
    raceDate: t.field({ type: 'Date', description: 'Day of the race.', resolve: ({ raceDate }) => dayOf(raceDate) }),
    priority: t.field({
      type: Priority,
      description: 'How much it matters.',
      resolve: ({ priority }) => priority as CorePriority,
    }),
    athlete: t.relation('athlete', { description: 'Whose race it is.' }),
    location: t.exposeString('location', { nullable: true, description: 'Where; null: not told.' }),
    notes: t.exposeString('notes', { nullable: true, description: "The athlete's notes; null: none." }),
    goalTimeSec: t.exposeInt('goalTimeSec', {
      nullable: true,
      description: 'Seconds from start to finish that the athlete means to take; null: no goal.',
    }),
    result: t.field({
      type: RaceResult,
      nullable: true,
      description: 'What became of it; null: not told.',
      resolve: resultOf,
    }),
    prediction: t.field({
      type: RacePrediction,
      nullable: true,
      description: 'Its finish time as things stand today; null once its day has passed.',
      complexity: { field: 2 },
      resolve: async ({ id, athleteId }, _args, context, info) =>
        predictionFor(context, await seasonStateFor(context, athleteId, info), id),
    }),
    warnings: t.field({
      type: [PlanWarning],
      description: 'What the planner says of it, as things stand today; empty once it has passed.',
      complexity: { field: 2 },
      resolve: async ({ id, athleteId }, _args, context, info) => {
        const state = await seasonStateFor(context, athleteId, info);
        return warningsOfRace(state, state.season, id).map((one) =>
          warningFor(one, readerOf(context.viewer, athleteId)),
        );
      },
    }),
  }),
});

nodeKind('race', 'Race', (id, { deps, viewer }) =>
  deps.db.race.findFirst({ where: { AND: [{ id }, visibleTo(viewer).race] } }),
);
