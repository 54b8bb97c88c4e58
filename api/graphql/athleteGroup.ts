import { visibleTo } from '../domain/kernel/access.ts';
import {
  type AthleteGroup as Group,
  groupsOf,
  readCoachGroups,
  renameAthleteGroup,
  setAthleteGroup,
} from '../domain/coaching/athleteGroup.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { Athlete } from './athlete.ts';
import { athleteIdsOf } from './batch.ts';
import { builder, viewerOf } from './builder.ts';
import { Coach, coachBy, isSelf } from './coach.ts';
import { perAnswer } from './perAnswer.ts';

const AthleteGroup = builder.objectRef<Group>('AthleteGroup').implement({
  description: 'Athletes whom a coach sorts together.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the coach calls it.' }),
    athletes: t.exposeInt('athletes', { description: 'How many are in it.' }),
  }),
});

const groupsBy = perAnswer<string, readonly string[]>(async ({ deps, viewer }, ids) => {
  const found = viewer ? await readCoachGroups(deps, viewer, ids) : new Map<string, readonly string[]>();
  return ids.map((id) => found.get(id) ?? []);
});

builder.prismaObjectField(Athlete, 'coachGroups', (t) =>
  t.field({
    type: ['String'],
    nullOnError: true,
    description: 'Your groups that they are in; empty: none, or you are not their coach.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => [...(await groupsBy(context, id))],
  }),
);

builder.prismaObjectField(Coach, 'groups', (t) =>
  t.field({
    type: [AthleteGroup],
    nullOnError: true,
    description: 'Your groups of athletes, by name; empty: none, or you are not this coach.',
    select: { id: true },
    resolve: ({ id }, _args, context) => (isSelf(id, context) ? groupsOf(context.deps, id) : []),
  }),
);

const SetAthleteGroupInput = builder.inputType('SetAthleteGroupInput', {
  description: 'Who is in a group, and who is not.',
  fields: (t) => ({
    athleteIds: t.idList({ description: 'Athletes whom you coach, at most 50.' }),
    group: t.string({ description: 'Name of the group, at most 40 characters; a new one makes it.' }),
    isIn: t.boolean({ description: 'False takes them out; a group that nobody is in is gone.' }),
  }),
});

const payload = (name: string, description: string) =>
  builder.objectRef<{ coachId: string; athleteIds: string[] }>(name).implement({
    description,
    fields: (t) => ({
      coach: t.prismaField({
        type: Coach,
        description: 'You.',
        resolve: (query, { coachId }, _args, context) => coachBy(query, coachId, context),
      }),
      athletes: t.prismaField({
        type: [Athlete],
        description: 'The athletes.',
        resolve: (query, { athleteIds }, _args, { deps, viewer }) =>
          deps.db.athlete.findMany({
            ...query,
            where: { AND: [{ id: { in: athleteIds } }, visibleTo(viewer).athlete] },
            orderBy: { id: 'asc' },
          }),
      }),
    }),
  });

builder.mutationField('setAthleteGroup', (t) =>
  t.field({
    type: payload('SetAthleteGroupPayload', 'The athletes are in the group, or out of it.'),
    description: 'Puts athletes into one of your groups, or takes them out of it; only you see your groups.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'SetAthleteGroupResult', description: 'Who is in it now, or why nothing was changed.' },
    },
    args: {
      input: t.arg({ type: SetAthleteGroupInput, description: 'Whom, which group, and whether they are in it.' }),
    },
    resolve: (_root, { input }, context) =>
      setAthleteGroup(context.deps, viewerOf(context), { ...input, athleteIds: athleteIdsOf(input.athleteIds) }),
  }),
);

const RenameAthleteGroupInput = builder.inputType('RenameAthleteGroupInput', {
  description: 'Which group is called what.',
  fields: (t) => ({
    group: t.string({ description: 'Name of the group.' }),
    name: t.string({ description: 'What to call it, at most 40 characters; none that another of your groups has.' }),
  }),
});

builder.mutationField('renameAthleteGroup', (t) =>
  t.field({
    type: payload('RenameAthleteGroupPayload', 'The group has its new name; the athletes are those in it.'),
    description: 'Calls one of your groups by another name, also in the views of the roster that show it.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'RenameAthleteGroupResult', description: 'The group by its new name, or why it keeps the old.' },
    },
    args: { input: t.arg({ type: RenameAthleteGroupInput, description: 'Which group is called what.' }) },
    resolve: (_root, { input }, context) => renameAthleteGroup(context.deps, viewerOf(context), input),
  }),
);
