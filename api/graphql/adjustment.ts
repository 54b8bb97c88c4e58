import { decodeId, encodeId } from '../core/units/ids.ts';
import type { WorkoutChange } from '../core/change/changes.ts';
import type { ScopeHint } from '../core/language/request/request.ts';
import { COSTS } from '../admission/budgets.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { readForm } from '../domain/performance/performance.ts';
import { requestAdjustment, type Suggestion as DomainSuggestion, suggestionOf } from '../domain/adapt/adjustment.ts';
import { type AppliedAdjustment, applyAdjustment } from '../domain/adapt/applyAdjustment.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { athleteField } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { AdjustmentScope, ChangeOp } from './enums.ts';
import { IntensityLevel, levelOf } from './intensity.ts';
import { conflictAsNotPossible } from './errors.ts';
import { ReasonKind } from './kinds.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { revisionField, unchangedField } from './revision.ts';

/** The id of an object is read by `node`; this one names part of a suggestion. */
const NO_NODE =
  'Not the id of an object: it repeats from suggestion to suggestion. Use changeId. From 2027-06-01 it may go.';

export const ScheduleChange = builder.objectRef<WorkoutChange>('ScheduleChange').implement({
  description: 'One typed change of a schedule. Which fields are set depends on `op`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Within its suggestion.', deprecationReason: NO_NODE }),
    changeId: t.exposeID('id', { description: 'Names it within its suggestion, for applyAdjustment.' }),
    op: t.expose('op', { type: ChangeOp, description: 'What happens.' }),
    workoutId: t.id({
      nullable: true,
      description: 'The workout; null when one is added.',
      resolve: ({ workoutId }) => (workoutId === undefined ? null : encodeId('workout', workoutId)),
    }),
    fromDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'Its day now; null when one is added.',
      resolve: ({ fromDate }) => fromDate ?? null,
    }),
    toDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'Its day afterwards; null: unchanged.',
      resolve: ({ toDate }) => toDate ?? null,
    }),
    durationBefore: t.int({
      nullable: true,
      description: 'Minutes; null: not concerned.',
      resolve: ({ durationBefore }) => durationBefore ?? null,
    }),
    durationAfter: t.int({
      nullable: true,
      description: 'Minutes; null: not concerned.',
      resolve: ({ durationAfter }) => durationAfter ?? null,
    }),
    intensityLevelBefore: t.field({
      type: IntensityLevel,
      nullable: true,
      description: 'Null: not concerned.',
      resolve: ({ intensityBefore }) => (intensityBefore == null ? null : levelOf(intensityBefore)),
    }),
    intensityLevelAfter: t.field({
      type: IntensityLevel,
      nullable: true,
      description: 'Null: not concerned.',
      resolve: ({ intensityAfter }) => (intensityAfter == null ? null : levelOf(intensityAfter)),
    }),
    intensityBefore: t.string({
      nullable: true,
      description: 'Null: not concerned.',
      resolve: ({ intensityBefore }) => intensityBefore ?? null,
    }),
    intensityAfter: t.string({
      nullable: true,
      description: 'Null: not concerned.',
      resolve: ({ intensityAfter }) => intensityAfter ?? null,
    }),
    rungBefore: t.int({
      nullable: true,
      description: 'Rung of the ladder of its family, 1 the first. Null: not concerned.',
      resolve: ({ rungBefore }) => rungBefore ?? null,
    }),
    rungAfter: t.int({
      nullable: true,
      description: 'The lower rung that it goes to. Null: not concerned.',
      resolve: ({ rungAfter }) => rungAfter ?? null,
    }),
    templateId: t.string({
      nullable: true,
      description:
        'Template of the workout that comes, such as that of a threshold test or of a rung. Null: not concerned.',
      resolve: ({ templateId }) => templateId ?? null,
    }),
    reasonKind: t.field({
      type: ReasonKind.type,
      description: 'Rule or wish behind it.',
      resolve: ({ reasonCode }) => ReasonKind.of(reasonCode),
    }),
    reasonCode: t.exposeString('reasonCode', {
      description: 'Rule or wish behind it; never changes.',
      deprecationReason: 'Use `reasonKind`. May go from 2027-06-01.',
    }),
    changeDescription: t.exposeString('changeDescription', { description: 'One sentence made from these fields.' }),
  }),
});

const ScopeHintType = builder.objectRef<ScopeHint>('AdjustmentReach').implement({
  description: "How far an athlete's words reach.",
  fields: (t) => ({
    scope: t.expose('scope', { type: AdjustmentScope, description: 'The scope.' }),
    untilDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'Last day; null unless until a date.',
      resolve: (hint) => ('untilDate' in hint ? hint.untilDate : null),
    }),
  }),
});

export const Suggestion = builder.objectRef<DomainSuggestion>('Suggestion').implement({
  description: 'What the coach makes of a request. Nothing is changed until it is applied.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique; kept for a day.', resolve: idOf('suggestion') }),
    understood: t.exposeString('understood', { description: 'What was read, in one sentence.' }),
    changes: t.field({ type: [ScheduleChange], description: 'In order.', resolve: ({ changes }) => [...changes] }),
    explanation: t.exposeString('explanation', { description: 'Why, and what stays; may be empty.' }),
    question: t.exposeString('question', { nullable: true, description: 'What has to be known first; null: nothing.' }),
    reach: t.expose('scope', { type: ScopeHintType, nullable: true, description: 'Null: the words do not say.' }),
    voice: t.exposeString('voice', { description: 'Who answered: built-in, or the name of the language model.' }),
    modelMissed: t.exposeBoolean('modelMissed', {
      description: 'A language model was to answer and could not: the built-in coach did.',
    }),
  }),
});

nodeKind('suggestion', 'Suggestion', async (id, { deps, viewer }) => {
  const row = await deps.db.suggestion.findFirst({ where: { AND: [{ id }, visibleTo(viewer).ownSuggestion] } });
  return row && suggestionOf(row);
});

const ConversationTurnInput = builder.inputType('ConversationTurnInput', {
  description: 'One message shown above the request. The server reads its own record of it.',
  fields: (t) => ({
    role: t.string({ description: 'athlete or coach.' }),
    content: t.string({ description: 'The message.' }),
  }),
});

const RequestAdjustmentInput = builder.inputType('RequestAdjustmentInput', {
  description: 'What you want, in your own words.',
  fields: (t) => ({
    request: t.string({ description: 'At most 2,000 characters.' }),
    conversationHistory: t.field({
      type: [ConversationTurnInput],
      required: false,
      description: 'The conversation so far; empty or left out: a new one.',
    }),
  }),
});

const RequestAdjustmentPayload = builder
  .objectRef<{ suggestion: DomainSuggestion }>('RequestAdjustmentPayload')
  .implement({
    description: 'The request was read.',
    fields: (t) => ({ suggestion: t.expose('suggestion', { type: Suggestion, description: 'The answer.' }) }),
  });

builder.mutationField('requestAdjustment', (t) =>
  t.field({
    type: RequestAdjustmentPayload,
    description:
      'Asks for a change of your schedule in plain words, or for the reasons of your plan; nothing is changed yet.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'RequestAdjustmentResult', description: 'The answer, or why there is none.' },
    },
    complexity: { field: COSTS.request },
    args: { input: t.arg({ type: RequestAdjustmentInput, description: 'What you want.' }) },
    resolve: async (_root, { input }, context) => ({
      suggestion: await requestAdjustment(context.deps, viewerOf(context), input, () =>
        readForm(context.deps, viewerOf(context)),
      ),
    }),
  }),
);

const ApplyAdjustmentInput = builder.inputType('ApplyAdjustmentInput', {
  description: 'Which suggestion, which of its changes, and how far.',
  fields: (t) => ({
    suggestionId: t.id({ description: 'The suggestion.' }),
    changeIds: t.idList({ required: false, description: 'Left out: all of its changes.' }),
    scope: t.field({ type: AdjustmentScope, description: 'How far.' }),
    untilDate: t.field({ type: 'Date', required: false, description: 'Last day, for UNTIL_DATE.' }),
  }),
});

const SkippedChange = builder.objectRef<AppliedAdjustment['skipped'][number]>('SkippedChange').implement({
  description: 'A change that was not made.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the change.', deprecationReason: NO_NODE }),
    changeId: t.exposeID('id', { description: 'Which change of the suggestion.' }),
    reason: t.exposeString('reason', { description: 'Why, in one sentence.' }),
  }),
});

const ApplyAdjustmentPayload = builder.objectRef<AppliedAdjustment>('ApplyAdjustmentPayload').implement({
  description: 'The changes are made.',
  fields: (t) => ({
    applied: t.idList({ description: 'Ids of the changes made.', resolve: ({ applied }) => [...applied] }),
    skipped: t.field({
      type: [SkippedChange],
      description: 'Not made: limits of later weeks, or applied before.',
      resolve: ({ skipped }) => [...skipped],
    }),
    athlete: athleteField(t, 'The athlete with the schedule.'),
    revision: revisionField(t),
    unchanged: unchangedField(t),
  }),
});

builder.mutationField('applyAdjustment', (t) =>
  t.field({
    type: ApplyAdjustmentPayload,
    description: 'Makes the changes of a suggestion: all that are named, or none.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'ApplyAdjustmentResult', description: 'What was changed, or why nothing was.' },
    },
    args: { input: t.arg({ type: ApplyAdjustmentInput, description: 'Which suggestion.' }) },
    resolve: (_root, { input: { suggestionId, ...input } }, context) =>
      conflictAsNotPossible(
        applyAdjustment(context.deps, viewerOf(context), decodeId('suggestion', suggestionId), input),
      ),
  }),
);
