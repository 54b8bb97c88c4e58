import { decodeId } from '../core/units/ids.ts';
import {
  connectDevice,
  type DeviceAccount as Account,
  disconnectDevice,
  findDeviceAccount,
  listDeviceAccounts,
  requestDeviceSync,
} from '../domain/device/deviceAccount.ts';
import { askForConsent } from '../domain/device/deviceConsent.ts';
import { readWorkoutsOnDevices, type WorkoutOnDevice } from '../domain/device/deviceState.ts';
import type { Viewer as DomainViewer } from '../domain/kernel/access.ts';
import type { DevicePort } from '../domain/kernel/devicePort.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { builder, viewerOf } from './builder.ts';
import { ASKS_ANEW } from './cost.ts';
import { enumOf } from './enumOf.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { perAnswer } from './perAnswer.ts';
import { Workout } from './scheduleRefs.ts';
import { secret } from './secret.ts';
import { Viewer } from './viewer.ts';

const DeviceProvider = enumOf('DeviceProvider', 'Who holds a device account.', {
  intervals: 'intervals.icu, which hands workouts on to Garmin, Wahoo, COROS, Suunto and Polar.',
  wahoo: 'Wahoo: ELEMNT bike computers and RIVAL watches.',
});

const DeviceAccountState = enumOf('DeviceAccountState', 'How things stand with a device account.', {
  waiting: 'It is synced in a moment.',
  synced: 'The last sync went well; the next comes by itself.',
  trying: 'The last try did not go well; it is tried again.',
  stopped: 'It was tried often enough, or lets nobody in: nothing more is tried before you ask.',
});

const DeviceWorkoutState = enumOf('DeviceWorkoutState', 'What became of a workout at a device account.', {
  sent: 'It is there.',
  waiting: 'It goes there with the next sync.',
  refused: 'The provider did not take it.',
  unheld: 'The provider has nothing for such a workout.',
});

const DeviceAccount = builder.objectRef<Account>('DeviceAccount').implement({
  description: 'An account of another provider that your workouts go to and your recordings come from.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('connection') }),
    provider: t.expose('provider', { type: DeviceProvider, description: 'Who holds it.' }),
    state: t.expose('state', { type: DeviceAccountState, description: 'How things stand.' }),
    connectedAt: t.expose('connectedAt', { type: 'DateTime', description: 'When you connected it.' }),
    syncedAt: t.expose('syncedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a sync last went well; null: not yet.',
    }),
    trouble: t.exposeString('trouble', {
      nullable: true,
      description: 'Why the last try did not go well, for people; null: it did.',
    }),
    consentText: t.exposeString('consentText', {
      description: 'What the athlete agreed to by connecting it: what goes there and what comes from there.',
    }),
    wantsKey: t.exposeBoolean('wantsKey', {
      description: 'It lets nobody in any more: connect it again, and it goes on.',
    }),
    skipped: t.exposeInt('skipped', {
      description: 'Recordings that the provider listed at the last sync and may not hand on.',
    }),
  }),
});

nodeKind('connection', 'DeviceAccount', (id, { deps, viewer }) => findDeviceAccount(deps, viewer, id));

builder.objectField(Viewer, 'deviceAccounts', (t) =>
  t.field({
    type: [DeviceAccount],
    nullable: true,
    description: 'Your device accounts; null where the request came with a token.',
    resolve: (viewer, _args, { deps }) => (viewer.scope === 'session' ? listDeviceAccounts(deps, viewer) : null),
  }),
);

const WorkoutOnDevice = builder.objectRef<WorkoutOnDevice>('WorkoutOnDevice').implement({
  description: 'What became of a workout at one of your device accounts.',
  fields: (t) => ({
    provider: t.expose('provider', { type: DeviceProvider, description: 'Who holds the account.' }),
    state: t.expose('state', { type: DeviceWorkoutState, description: 'What became of it.' }),
    sentence: t.exposeString('sentence', { description: 'The same for people.' }),
    notes: t.field({
      type: ['String'],
      description: 'What the copy there cannot hold as it is written here, a sentence each.',
      resolve: ({ notes }) => [...notes],
    }),
  }),
});

const onDevices = perAnswer<string, readonly WorkoutOnDevice[]>(async ({ deps, viewer }, ids) => {
  const found = await readWorkoutsOnDevices(deps, viewer, ids);
  return ids.map((id) => found.get(id) ?? []);
});

builder.objectField(Workout, 'deviceStates', (t) =>
  t.field({
    type: [WorkoutOnDevice],
    nullOnError: true,
    description: 'Where it is at your own device accounts; empty where none was to get it, and for other athletes.',
    complexity: { field: ASKS_ANEW, multiplier: 1 },
    resolve: async ({ id }, _args, context) => [...(await onDevices(context, id))],
  }),
);

const DeviceOffer = builder.objectRef<DevicePort>('DeviceOffer').implement({
  description: 'A provider whose accounts may be connected on this server.',
  fields: (t) => ({
    provider: t.expose('provider', { type: DeviceProvider, description: 'Who it is.' }),
    byKey: t.exposeBoolean('takesKey', { description: '`connectDevice` takes a personal key.' }),
    byConsent: t.boolean({
      description: '`authorizeDevice` leads to where you consent.',
      resolve: ({ authorize }) => authorize !== null,
    }),
  }),
});

builder.objectField(Viewer, 'deviceOffers', (t) =>
  t.field({
    type: [DeviceOffer],
    nullable: true,
    description: 'Whose accounts may be connected on this server, and how; null where the request came with a token.',
    resolve: ({ scope }, _args, { deps }) => (scope === 'session' ? Object.values(deps.devices.ports) : null),
  }),
);

interface Changed {
  account: Account;
  viewer: DomainViewer;
}

const ConnectDeviceInput = builder.inputType('ConnectDeviceInput', {
  description: 'A device account to be connected.',
  fields: (t) => ({
    provider: t.field({ type: DeviceProvider, description: 'Who holds it.' }),
    key: t.string({ description: 'Your personal key there. It is kept encrypted and never shown.' }),
  }),
});

const ConnectDevicePayload = builder.objectRef<Changed>('ConnectDevicePayload').implement({
  description: 'A device account was connected; its first sync begins in a moment.',
  fields: (t) => ({
    deviceAccount: t.expose('account', { type: DeviceAccount, description: 'The account.' }),
    viewer: t.expose('viewer', { type: Viewer, description: 'You.' }),
  }),
});

builder.mutationField('connectDevice', (t) =>
  t.field({
    type: ConnectDevicePayload,
    description:
      'Connects a device account by its personal key, also one that is stopped; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'ConnectDeviceResult', description: 'The account, or why it is not connected.' },
    },
    args: { input: t.arg({ type: ConnectDeviceInput, description: 'The account.' }) },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      return { account: await connectDevice(context.deps, viewer, input), viewer };
    },
  }),
);

const AuthorizeDeviceInput = builder.inputType('AuthorizeDeviceInput', {
  description: 'Whose account is to be connected.',
  fields: (t) => ({ provider: t.field({ type: DeviceProvider, description: 'Who holds it.' }) }),
});

const AuthorizeDevicePayload = builder.objectRef<{ address: string }>('AuthorizeDevicePayload').implement({
  description: 'Where you consent.',
  fields: (t) => ({
    address: t.exposeString('address', {
      extensions: secret('Ask for consent again, with another key.'),
      description:
        'Of the provider: open it in this browser within ten minutes. It leads back to the settings, with the account connected or why it is not.',
    }),
  }),
});

builder.mutationField('authorizeDevice', (t) =>
  t.field({
    type: AuthorizeDevicePayload,
    description:
      'Begins to connect a device account by your consent there, also one that is stopped; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    errors: {
      types: [NotPossible],
      directResult: true,
      union: { name: 'AuthorizeDeviceResult', description: 'Where you consent, or why you cannot.' },
    },
    args: { input: t.arg({ type: AuthorizeDeviceInput, description: 'The account.' }) },
    resolve: async (_root, { input: { provider } }, context) => {
      const { deps, site } = context;
      return { address: await askForConsent(deps, viewerOf(context), { provider, site }) };
    },
  }),
);

const SyncDeviceInput = builder.inputType('SyncDeviceInput', {
  description: 'The device account to be synced.',
  fields: (t) => ({ deviceAccountId: t.id({ description: 'The account.' }) }),
});

const SyncDevicePayload = builder.objectRef<Changed>('SyncDevicePayload').implement({
  description: 'It is synced in a moment.',
  fields: (t) => ({
    deviceAccount: t.expose('account', { type: DeviceAccount, description: 'The account.' }),
    viewer: t.expose('viewer', { type: Viewer, description: 'You.' }),
  }),
});

builder.mutationField('syncDevice', (t) =>
  t.field({
    type: SyncDevicePayload,
    description:
      'Syncs a device account in a moment, also one that was given up; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: SyncDeviceInput, description: 'The account.' }) },
    resolve: async (_root, { input: { deviceAccountId } }, context) => {
      const viewer = viewerOf(context);
      const account = await requestDeviceSync(context.deps, viewer, decodeId('connection', deviceAccountId));
      return { account, viewer };
    },
  }),
);

const DisconnectDeviceInput = builder.inputType('DisconnectDeviceInput', {
  description: 'The device account to be disconnected.',
  fields: (t) => ({ deviceAccountId: t.id({ description: 'The account.' }) }),
});

const DisconnectDevicePayload = builder
  .objectRef<{ id: string; isRevoked: boolean; activities: number; viewer: DomainViewer }>('DisconnectDevicePayload')
  .implement({
    description: 'All that came from it and was known of it is deleted, and the coming workouts are taken out of it.',
    fields: (t) => ({
      disconnectedDeviceAccountId: t.exposeID('id', { description: 'The account that is connected no more.' }),
      isRevoked: t.exposeBoolean('isRevoked', {
        description:
          'The provider took the access back; false: a personal key, which only you can end, or it did not answer.',
      }),
      activities: t.exposeInt('activities', { description: 'How many activities went with it.' }),
      viewer: t.expose('viewer', { type: Viewer, description: 'You.' }),
    }),
  });

builder.mutationField('disconnectDevice', (t) =>
  t.field({
    type: DisconnectDevicePayload,
    description: 'Disconnects a device account, with what came from it; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: DisconnectDeviceInput, description: 'The account.' }) },
    resolve: async (_root, { input: { deviceAccountId: id } }, context) => {
      const viewer = viewerOf(context);
      return { id, viewer, ...(await disconnectDevice(context.deps, viewer, decodeId('connection', id))) };
    },
  }),
);
