import type { AnsweredRevision } from '../domain/revision/revision.ts';
import type { WeeklyChange } from '../core/change/pattern.ts';
import { patternText } from '../core/change/pattern.ts';
import { decodeId } from '../core/units/ids.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { dayIn, dayOf } from '../domain/kernel/day.ts';
import { forgetRecurringPreference } from '../domain/adapt/recurringPreference.ts';
import { Athlete, athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { revisionField, unchangedField } from './revision.ts';

const StandingChange = builder.prismaObject('StandingChange', {
  description: 'A change that the athlete wants in every week to come.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('standing') }),
    request: t.exposeString('request', { description: "In the athlete's words." }),
    changes: t.stringList({
      description: 'What it does in each week, a few words each.',
      resolve: ({ pattern }) => (pattern as unknown as WeeklyChange[]).map(patternText),
    }),
    since: t.field({
      type: 'Date',
      description: 'The day it was asked for.',
      select: { createdAt: true, athlete: { select: { user: { select: { timeZone: true } } } } },
      resolve: ({ createdAt, athlete }) => dayIn(athlete.user.timeZone, createdAt),
    }),
    untilDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'Last day; null: for good.',
      resolve: ({ untilDate }) => untilDate && dayOf(untilDate),
    }),
  }),
});

nodeKind('standing', 'StandingChange', (id, { deps, viewer }) =>
  deps.db.standingChange.findFirst({ where: { AND: [{ id }, visibleTo(viewer).standing] } }),
);

builder.prismaObjectField(Athlete, 'standingChanges', (t) =>
  t.relation('standing', {
    type: StandingChange,
    description: 'What they want of every week to come, as they asked for it.',
    query: { orderBy: { createdAt: 'asc' } },
  }),
);

const ForgetStandingChangeInput = builder.inputType('ForgetStandingChangeInput', {
  description: 'Which wish.',
  fields: (t) => ({ standingChangeId: t.id({ description: 'The wish.' }) }),
});

const ForgetStandingChangePayload = builder
  .objectRef<{ athleteId: string; revision: AnsweredRevision }>('ForgetStandingChangePayload')
  .implement({
    description: 'The wish no longer counts; weeks that are planned stay as they are.',
    fields: (t) => ({
      athlete: athleteField(t, 'You.'),
      revision: revisionField(t),
      unchanged: unchangedField(t),
    }),
  });

builder.mutationField('forgetStandingChange', (t) =>
  t.field({
    type: ForgetStandingChangePayload,
    description: 'Takes back what you wanted of every week.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: ForgetStandingChangeInput, description: 'Which wish.' }) },
    resolve: (_root, { input }, context) =>
      forgetRecurringPreference(context.deps, viewerOf(context), decodeId('standing', input.standingChangeId)),
  }),
);
