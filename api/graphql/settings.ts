import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { type ModelChoice, modelChoice, updateSettings } from '../domain/account/settings.ts';
import { Athlete, athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { PoolLength, UnitSystem } from './enums.ts';
import { User } from './viewer.ts';

const LanguageModel = builder.objectRef<ModelChoice>('LanguageModel').implement({
  description: 'A language model that may help the built-in coach, where the athlete lets it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    host: t.exposeString('host', { description: 'The host that requests are sent to.' }),
    isAllowed: t.exposeBoolean('isAllowed', {
      description: 'You let it read your requests; off until you say so, and again when the host is another one.',
    }),
    formerHost: t.exposeString('formerHost', {
      nullable: true,
      description: 'The host that you allowed before this one; null: none, or it is still this one.',
    }),
  }),
});

builder.prismaObjectField(Athlete, 'languageModel', (t) =>
  t.field({
    type: LanguageModel,
    nullable: true,
    description: 'Your choice about the language model; null: this server has none, or the athlete is not you.',
    resolve: (athlete, _args, { deps, viewer }) => modelChoice(deps, viewer, athlete),
  }),
);

const UpdateSettingsInput = builder.inputType('UpdateSettingsInput', {
  description: 'Settings to change; what is left out stays.',
  fields: (t) => ({
    modelConsent: t.boolean({
      required: false,
      description: 'A language model may read your requests and word your reviews.',
    }),
    singleKeyShortcuts: t.boolean({ required: false, description: 'Keyboard shortcuts of a single character work.' }),
    units: t.field({
      type: UnitSystem,
      required: false,
      description: 'How distances and paces are shown; the API itself speaks SI units.',
    }),
    poolLength: t.field({ type: PoolLength, required: false, description: 'The pool that swims are shown for.' }),
    timeZone: t.string({
      required: false,
      description: 'IANA name; your day follows at once, but never goes back (see Athlete.today).',
    }),
    weeklyDigest: t.boolean({ required: false, description: 'A summary of your week comes by e-mail every Monday.' }),
  }),
});

const UpdateSettingsPayload = builder
  .objectRef<{ athleteId: string; userId: string }>('UpdateSettingsPayload')
  .implement({
    description: 'The settings are changed.',
    fields: (t) => ({
      athlete: athleteField(t, 'You, as changed.'),
      user: t.prismaField({
        type: User,
        description: 'Your account, as changed.',
        resolve: (query, { userId }, _args, { deps }) =>
          deps.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });

builder.mutationField('updateSettings', (t) =>
  t.field({
    type: UpdateSettingsPayload,
    description: 'Changes your settings.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'UpdateSettingsResult', description: 'Your settings, or why they stay.' },
    },
    args: { input: t.arg({ type: UpdateSettingsInput, description: 'What to change.' }) },
    resolve: async (_root, { input }, context) => {
      const viewer = viewerOf(context);
      await updateSettings(context.deps, viewer, input);
      return { athleteId: viewer.athleteId, userId: viewer.userId };
    },
  }),
);
