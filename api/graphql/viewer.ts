import { encodeId } from '../core/units/ids.ts';
import { tableOf } from '../core/units/tableOf.ts';
import type { Viewer as DomainViewer } from '../domain/kernel/access.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { sameData } from '../domain/revision/scheduledWorkout.ts';
import { cachedSchedulePage } from '../domain/schedule/cachedSchedulePage.ts';
import { Athlete } from './athlete.ts';
import type { PoolLength as CorePool, UnitSystem as CoreUnits } from '../core/units/displayUnits.ts';
import { builder } from './builder.ts';
import { Coach } from './coach.ts';
import { AuthProvider, PoolLength, UnitSystem } from './enums.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { asksForDetails, namesBelow } from './selection.ts';

export const User = builder.prismaObject('User', {
  description: 'A person who signs in.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('user') }),
    email: t.exposeString('email', { description: 'E-mail address.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    authProvider: t.field({
      type: AuthProvider,
      description: 'How the account signs in.',
      resolve: ({ googleId }) => (googleId === null ? 'email' : 'google'),
    }),
    isCoach: t.boolean({
      description: 'The account has a coach role.',
      select: { coach: { select: { id: true } } },
      resolve: ({ coach }) => coach !== null,
    }),
    onboardingComplete: t.boolean({
      description: 'The onboarding has been finished.',
      select: { athlete: { select: { onboardingCompletedAt: true } } },
      resolve: ({ athlete }) => Boolean(athlete?.onboardingCompletedAt),
    }),
    timeZone: t.exposeString('timeZone', { description: 'IANA name.' }),
    units: t.field({
      type: UnitSystem,
      description: 'How distances and paces are shown to you. The API itself speaks SI units.',
      resolve: ({ units }) => units as CoreUnits,
    }),
    poolLength: t.field({
      type: PoolLength,
      description: 'The pool that swims are shown for.',
      resolve: ({ poolLength }) => poolLength as CorePool,
    }),
    singleKeyShortcuts: t.exposeBoolean('singleKeyShortcuts', {
      description: 'Keyboard shortcuts of a single character work.',
    }),
  }),
});
nodeKind('user', 'User', (id, { deps, viewer }) =>
  deps.db.user.findFirst({ where: { AND: [{ id }, visibleTo(viewer).user] } }),
);

const ON_SCHEDULE_PAGE: Readonly<Record<string, unknown>> = tableOf({
  user: { select: { timeZone: true, latestDay: true } },
  preferences: true,
  seasonPlan: true,
});

/** Does the schedule page's one statement bring all that this query would load? */
function isOnSchedulePage({ include = {}, ...rest }: { include?: object; select?: unknown }): boolean {
  return (
    Object.keys(rest).length === 0 &&
    Object.entries(include).every(([name, wanted]) => sameData(wanted, ON_SCHEDULE_PAGE[name]))
  );
}

export const Viewer = builder.objectRef<DomainViewer>('Viewer').implement({
  description: 'You.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      description: 'Globally unique; the same for whatever you sign in with.',
      resolve: ({ userId }) => encodeId('viewer', userId),
    }),
    user: t.prismaField({
      type: User,
      description: 'Your account.',
      resolve: (query, { userId }, _args, { deps }) =>
        deps.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    athlete: t.prismaField({
      type: Athlete,
      nullable: true,
      description: 'You as an athlete; null: cannot be, except while an account is being erased.',
      resolve: (query, viewer, _args, { deps }, info) =>
        namesBelow(info).has('schedule') && isOnSchedulePage(query)
          ? cachedSchedulePage(deps, viewer, { details: asksForDetails(info) })
          : deps.db.athlete.findUnique({ ...query, where: { id: viewer.athleteId } }),
    }),
    coach: t.prismaField({
      type: Coach,
      nullable: true,
      description: 'You as a coach; null: the account has no coach role.',
      resolve: (query, { coachId }, _args, { deps }) =>
        deps.db.coach.findFirst({ ...query, where: { id: coachId ?? { in: [] } } }),
    }),
  }),
});

nodeKind('viewer', 'Viewer', async (id, { viewer }) => (viewer?.userId === id ? viewer : null));

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: 'You; null: not signed in.',
    authScopes: { public: true },
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);
