import { visibleTo } from '../domain/kernel/access.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import { CURRENT_FIRST } from '../domain/revision/illnessRecord.ts';
import {
  previewIllness,
  reportIllness,
  SYMPTOMS,
  type Symptom as DomainSymptom,
  type IllnessOutcome,
  withdrawIllness,
} from '../domain/athlete/illness.ts';
import { dayOf } from '../domain/kernel/day.ts';
import { AdaptationType } from './adaptation.ts';
import { Athlete, athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { Symptom } from './enums.ts';

const ReportIllnessInput = builder.inputType('ReportIllnessInput', {
  description: 'A time of not feeling well.',
  fields: (t) => ({
    from: t.field({ type: 'Date', description: 'First day, at most 60 days ago and 3 days ahead.' }),
    wellOn: t.field({
      type: 'Date',
      required: false,
      description: 'First day without symptoms; left out: not well yet.',
    }),
    mild: t.boolean({ description: 'Only above the neck and without fever.' }),
    symptoms: t.field({ type: [Symptom], description: 'Whatever applies; may be empty.' }),
  }),
});

const ReportIllnessPayload = builder.objectRef<IllnessOutcome>('ReportIllnessPayload').implement({
  description: 'The illness is kept.',
  fields: (t) => ({
    adaptation: t.expose('adaptation', {
      type: AdaptationType,
      nullable: true,
      description: 'What it changed; null: there is no schedule.',
    }),
    athlete: athleteField(t, 'You, with all that follows from it.'),
  }),
});

builder.mutationField('reportIllness', (t) =>
  t.field({
    type: ReportIllnessPayload,
    description: 'Tells that you are or were ill: days are cleared, and training comes back step by step.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'ReportIllnessResult', description: 'What follows, or what is wrong.' },
    },
    args: { input: t.arg({ type: ReportIllnessInput, description: 'Since when, and how.' }) },
    resolve: (_root, { input }, context) => reportIllness(context.deps, viewerOf(context), input),
  }),
);

const PreviewIllnessPayload = builder.objectRef<IllnessOutcome>('PreviewIllnessPayload').implement({
  description: 'What an illness would change; nothing is kept of it.',
  fields: (t) => ({
    adaptation: t.expose('adaptation', {
      type: AdaptationType,
      nullable: true,
      description: 'What it would change; null: there is no schedule.',
    }),
  }),
});

builder.mutationField('previewIllness', (t) =>
  t.field({
    type: PreviewIllnessPayload,
    description: 'Shows what `reportIllness` would change, and changes nothing.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'PreviewIllnessResult', description: 'What would follow, or what is wrong.' },
    },
    args: { input: t.arg({ type: ReportIllnessInput, description: 'Since when, and how.' }) },
    resolve: (_root, { input }, context) => previewIllness(context.deps, viewerOf(context), input),
  }),
);

const WithdrawIllnessInput = builder.inputType('WithdrawIllnessInput', {
  description: 'Which time of illness.',
  fields: (t) => ({ from: t.field({ type: 'Date', description: 'Its first day, as it was told.' }) }),
});

builder.mutationField('withdrawIllness', (t) =>
  t.field({
    type: ReportIllnessPayload,
    description: 'Takes a time of illness back, as if it had not been told: workouts that it cleared come back.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'WithdrawIllnessResult', description: 'What follows, or what is wrong.' },
    },
    args: { input: t.arg({ type: WithdrawIllnessInput, description: 'Which one.' }) },
    resolve: (_root, { input }, context) => withdrawIllness(context.deps, viewerOf(context), input),
  }),
);

const IllnessType = builder.prismaObject('IllnessReport', {
  description: 'A time of illness, as the athlete told it.',
  fields: (t) => ({
    from: t.field({ type: 'Date', description: 'First day.', resolve: ({ fromDate }) => dayOf(fromDate) }),
    wellOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'First day without symptoms; null: not well yet.',
      resolve: ({ wellOn }) => wellOn && dayOf(wellOn),
    }),
    mild: t.exposeBoolean('mild', { description: 'Only above the neck and without fever.' }),
    symptoms: t.field({
      type: [Symptom],
      description: 'What was told.',
      resolve: ({ symptoms }) =>
        symptoms
          .map((symptom) => symptom.replace(' ', '-'))
          .filter((symptom) => SYMPTOMS.includes(symptom as DomainSymptom)) as DomainSymptom[],
    }),
  }),
});

// asked for on its own: the schedule page is read in one statement as long as nothing is joined to the athlete
builder.prismaObjectField(Athlete, 'illness', (t) =>
  t.prismaField({
    type: IllnessType,
    nullable: true,
    description: 'The illness that is not over, else the one that ended last; null: none told.',
    resolve: (query, { id }, _args, { deps, viewer }) =>
      deps.db.illnessReport.findFirst({
        ...query,
        where: { AND: [{ athleteId: id }, visibleTo(viewer).illness] },
        orderBy: CURRENT_FIRST,
      }),
  }),
);
