import { type AccountEvent as Event, listAccountEvents } from '../domain/accountEvent.ts';
import { builder } from './builder.ts';
import { AccountAct } from './enums.ts';
import { Viewer } from './viewer.ts';

const AccountEvent = builder.objectRef<Event>('AccountEvent').implement({
  description: 'Something that was done with your account. Changes of a schedule are its revisions.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    act: t.expose('act', { type: AccountAct, description: 'What was done.' }),
    detail: t.exposeString('detail', { nullable: true, description: 'What it was done with, such as the name of a token; null: nothing to name.' }),
  }),
});

builder.objectField(Viewer, 'accountEvents', (t) =>
  t.field({
    type: [AccountEvent],
    nullable: true,
    description: 'What was done with your account in the past year, newest first, at most 100; null where the request came with a token.',
    resolve: (viewer, _args, { deps }) => (viewer.scope === 'session' ? listAccountEvents(deps, viewer) : null),
  }),
);
