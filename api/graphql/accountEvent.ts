import { type AccountEvent as Event, listAccountEvents } from '../domain/accountEvent.ts';
import { builder } from './builder.ts';
import { enumOf } from './enums.ts';
import { Viewer } from './viewer.ts';

const AccountAct = enumOf('AccountAct', 'What was done with an account.', {
  'account-created': 'It was opened.',
  'signed-in': 'A browser signed in.',
  'google-linked': 'It was linked with an identity at Google, by which it signs in.',
  'sessions-ended': 'Every browser was signed out.',
  'password-changed': 'The password was changed in the settings.',
  'password-reset': 'The password was replaced by way of a link.',
  'reset-link-made': 'Whoever runs the server made a link that replaces the password.',
  'token-created': 'An access token was made.',
  'token-revoked': 'An access token was ended.',
  'calendar-created': 'A calendar feed was made, or got a new address.',
  'calendar-ended': 'A calendar feed was ended.',
  'coaching-enabled': 'The account became a coach as well.',
  'coach-accepted': 'A coach was let in.',
  'coaching-ended': 'A coaching was ended, by this account.',
  'invitations-ended': 'Open invitations were taken back with everything else that lets somebody in; the detail says how many.',
  exported: 'All data was exported.',
});

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
