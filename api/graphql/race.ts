import { visibleTo } from '../domain/access.ts';
import { dayOf } from '../domain/day.ts';
import type { Priority as CorePriority, RaceType as CoreRaceType } from '../core/race.ts';
import { builder } from './builder.ts';
import { Priority, RaceType } from './enums.ts';
import { idOf, Node, nodeKind } from './node.ts';

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
    location: t.exposeString('location', { nullable: true, description: 'Where; null: not told.' }),
    notes: t.exposeString('notes', { nullable: true, description: "The athlete's notes; null: none." }),
  }),
});

nodeKind('race', 'Race', (id, { deps, viewer }) =>
  deps.db.race.findFirst({ where: { AND: [{ id }, visibleTo(viewer).race] } }),
);
