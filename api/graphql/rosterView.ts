import type { RosterChoice as Choice, RosterSort as Sort } from '../domain/coaching/roster.ts';
import { deleteRosterView, rosterViewsOf, saveRosterView } from '../domain/coaching/rosterView.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import type { RosterView as RosterViewRow } from '../generated/prisma/client.ts';
import { builder, viewerOf } from './builder.ts';
import { Coach, coachBy, isSelf } from './coach.ts';
import { RosterChoice, RosterSort } from './enums.ts';

const RosterView = builder.objectRef<RosterViewRow>('RosterView').implement({
  description: "A filter and an order of a coach's athletes, under a name.",
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the coach calls it.' }),
    search: t.exposeString('search', { description: 'Words of a name or e-mail address; empty: any.' }),
    show: t.field({ type: RosterChoice, description: 'Which athletes.', resolve: ({ show }) => show as Choice }),
    sort: t.field({ type: RosterSort, description: 'Order.', resolve: ({ sort }) => sort as Sort }),
    group: t.exposeString('group', { nullable: true, description: 'Those of that group; null: of any and none.' }),
  }),
});

builder.prismaObjectField(Coach, 'rosterViews', (t) =>
  t.field({
    type: [RosterView],
    nullOnError: true,
    description: 'Views of the roster that you keep, by name; empty: none, or you are not this coach.',
    select: { id: true },
    resolve: ({ id }, _args, context) => (isSelf(id, context) ? rosterViewsOf(context.deps, id) : []),
  }),
);

const SaveRosterViewInput = builder.inputType('SaveRosterViewInput', {
  description: 'What Coach.athletes is asked for, under a name.',
  fields: (t) => ({
    name: t.string({ description: 'At most 40 characters; one that you have used is replaced.' }),
    search: t.string({ required: false, description: 'Words of a name or e-mail address.' }),
    show: t.field({ type: RosterChoice, required: true, description: 'Which athletes.' }),
    sort: t.field({ type: RosterSort, required: true, description: 'Order.' }),
    group: t.string({ required: false, description: 'Those of one of your groups; left out: of any and none.' }),
  }),
});
const DeleteRosterViewInput = builder.inputType('DeleteRosterViewInput', {
  description: 'Which view.',
  fields: (t) => ({ name: t.string({ description: 'Its name.' }) }),
});

const payload = (name: string, description: string) =>
  builder.objectRef<{ coachId: string }>(name).implement({
    description,
    fields: (t) => ({
      coach: t.prismaField({
        type: Coach,
        description: 'You.',
        resolve: (query, { coachId }, _args, context) => coachBy(query, coachId, context),
      }),
    }),
  });

builder.mutationFields((t) => ({
  saveRosterView: t.field({
    type: payload('SaveRosterViewPayload', 'The view is kept.'),
    description: 'Keeps a filter and an order of your athletes under a name.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'SaveRosterViewResult', description: 'The view is kept, or why it is not.' },
    },
    args: { input: t.arg({ type: SaveRosterViewInput, description: 'The view.' }) },
    resolve: async (_root, { input }, context) => ({
      coachId: await saveRosterView(context.deps, viewerOf(context), input),
    }),
  }),
  deleteRosterView: t.field({
    type: payload('DeleteRosterViewPayload', 'The view is gone.'),
    description: 'Deletes a view of your athletes; deleting what is not there changes nothing.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'DeleteRosterViewResult', description: 'The view is gone, or what is wrong with the request.' },
    },
    args: { input: t.arg({ type: DeleteRosterViewInput, description: 'Which view.' }) },
    resolve: async (_root, { input }, context) => ({
      coachId: await deleteRosterView(context.deps, viewerOf(context), input),
    }),
  }),
}));
