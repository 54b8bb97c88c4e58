import type { Sport as CoreSport } from '../core/codes/sport.ts';
import type { PhaseType as CorePhaseType } from '../core/codes/phase.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { dayOf } from '../domain/kernel/day.ts';
import { builder } from './builder.ts';
import { PhaseType, Sport } from './enums.ts';
import { idOf, Node, nodeKind } from './node.ts';

export const Phase = builder.prismaObject('Phase', {
  description: 'A stretch of weeks with one purpose.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('phase') }),
    phaseName: t.exposeString('phaseName', { description: 'Name for people.' }),
    phaseType: t.field({
      type: PhaseType,
      description: 'Purpose.',
      resolve: ({ phaseType }) => phaseType as CorePhaseType,
    }),
    startDate: t.field({ type: 'Date', description: 'First day.', resolve: ({ startDate }) => dayOf(startDate) }),
    endDate: t.field({ type: 'Date', description: 'Last day.', resolve: ({ endDate }) => dayOf(endDate) }),
    weeklyVolume: t.exposeFloat('weeklyVolume', { description: 'Mean hours a week, 1 to 40.' }),
    plannedVolume: t.exposeFloat('plannedVolume', {
      description: 'weeklyVolume as the planner set it; differs after an edit.',
    }),
    description: t.exposeString('description', { description: 'What the phase is for.' }),
    focusAreas: t.exposeStringList('focusAreas', { description: 'What it stresses.' }),
    baseSports: t.field({
      type: [Sport],
      description: 'Sports that the race type needs.',
      resolve: ({ baseSports }) => baseSports as CoreSport[],
    }),
    sportPreferences: t.field({
      type: [Sport],
      description: 'Sports trained in it.',
      resolve: ({ sportPreferences }) => sportPreferences as CoreSport[],
    }),
    isEdited: t.exposeBoolean('isEdited', { description: 'A person changed it; regeneration keeps it.' }),
  }),
});

nodeKind('phase', 'Phase', (id, { deps, viewer }) =>
  deps.db.phase.findFirst({ where: { AND: [{ id }, visibleTo(viewer).phase] } }),
);
