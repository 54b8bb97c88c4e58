import { followCoach } from '../domain/kernel/coachFeed.ts';
import { builder } from './builder.ts';
import { Coach, coachBy } from './coach.ts';

const CoachUpdate = builder.objectRef<{ coachId: string }>('CoachUpdate').implement({
  description: 'Something of your coaching may have changed.',
  fields: (t) => ({
    coach: t.prismaField({
      type: Coach,
      description: 'You as a coach, as of now.',
      resolve: (query, { coachId }, _args, context) => coachBy(query, coachId, context),
    }),
  }),
});

builder.subscriptionField('coachUpdated', (t) =>
  t.field({
    type: CoachUpdate,
    description:
      'You as a coach as of now, and again after every change of whom you coach, of check-ins and feedback by your athletes, of your invitations, principles, library and notes. What else your athletes do is told by athleteUpdated. Changes close together come as one. Ends when you are no coach any more.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { deps, stillViewer }) => followCoach(deps, stillViewer),
    resolve: (update) => update,
  }),
);
