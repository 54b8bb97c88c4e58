import { builder } from './builder.ts';
import { User } from './viewer.ts';

const WeeklyDigest = builder.objectRef<{ isOn: boolean; email: string }>('WeeklyDigest').implement({
  description: 'A summary by e-mail every Monday: the week that was, and the one that comes.',
  fields: (t) => ({
    isOn: t.exposeBoolean('isOn', { description: 'You get it; off until you say so.' }),
    email: t.exposeString('email', { description: 'Where it goes.' }),
  }),
});

builder.prismaObjectField(User, 'weeklyDigest', (t) =>
  t.field({
    type: WeeklyDigest,
    nullable: true,
    description: 'Your choice about the weekly summary; null: this server sends no e-mail.',
    resolve: ({ digestSince, email }, _args, { deps }) => deps.mail && { isOn: digestSince !== null, email },
  }),
);
