import { visibleTo } from '../domain/access.ts';
import { builder } from './builder.ts';
import { idOf, Node, nodeKind } from './node.ts';

export const Coach = builder.prismaObject('Coach', {
  description: 'The coach role of an account.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('coach') }),
    firstName: t.string({
      description: 'First name.',
      select: { user: { select: { firstName: true } } },
      resolve: ({ user }) => user.firstName,
    }),
    lastName: t.string({
      description: 'Last name.',
      select: { user: { select: { lastName: true } } },
      resolve: ({ user }) => user.lastName,
    }),
  }),
});
nodeKind('coach', 'Coach', (id, { deps, viewer }) =>
  deps.db.coach.findFirst({ where: { AND: [{ id }, visibleTo(viewer).coach] } }),
);
