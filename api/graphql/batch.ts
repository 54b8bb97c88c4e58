import { changeDescription } from '../core/change/changeDescription.ts';
import type { WorkoutChange } from '../core/change/changes.ts';
import { decodeId } from '../core/units/ids.ts';
import type {
  Batch as DomainBatch,
  BatchOutcome as DomainOutcome,
  BatchPreview as DomainPreview,
} from '../domain/coaching/batch.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { applyBatchChange, batchOf, previewBatchChange } from '../domain/coaching/batch.ts';
import { undoBatchChange } from '../domain/coaching/batchUndo.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { ScheduleChange } from './adjustment.ts';
import { builder, viewerOf } from './builder.ts';
import { BatchWeek } from './enums.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { seenAthleteField } from './seenAthlete.ts';

/** The coach knows why: it is what they ask for. */
const withoutCause = ({ because: _because, ...change }: WorkoutChange) => changeDescription(change);
const byDay = (a: WorkoutChange, b: WorkoutChange) => (a.fromDate ?? '').localeCompare(b.fromDate ?? '');

const BatchPreview = builder.objectRef<DomainPreview>('BatchPreview').implement({
  description: "What one athlete's week would become.",
  fields: (t) => ({
    athlete: seenAthleteField(t),
    weekStartDate: t.expose('weekStartDate', { type: 'Date', description: 'Monday of the week.' }),
    minutesBefore: t.exposeInt('minutesBefore', { description: 'Minutes still ahead in the week.' }),
    minutesAfter: t.exposeInt('minutesAfter', { description: 'The same afterwards.' }),
    changes: t.field({
      type: [ScheduleChange],
      description: 'Workout by workout, in the order of days.',
      resolve: ({ changes }) =>
        changes.map((change) => ({ ...change, changeDescription: withoutCause(change) })).sort(byDay),
    }),
    kept: t.stringList({
      description: 'Workouts that stay as they are, and why.',
      resolve: ({ kept }) => kept.map(({ message }) => message),
    }),
    easedFor: t.string({
      nullable: true,
      description: 'What the plan has eased the week for already, such as "a check-in"; null: for nothing.',
      resolve: ({ easedFor = null }) => easedFor,
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why nothing can be done; null: something can.',
    }),
  }),
});

const BatchOutcome = builder.objectRef<DomainOutcome>('BatchOutcome').implement({
  description: 'What became of it for one athlete.',
  fields: (t) => ({
    athlete: seenAthleteField(t),
    isChanged: t.boolean({
      description: 'The schedule was changed.',
      resolve: ({ revisionId }) => revisionId !== null,
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why not, or what stayed; null: all was done.',
    }),
  }),
});

const BatchChange = builder.objectRef<DomainBatch>('BatchChange').implement({
  description: 'One change for several athletes: previewed, applied, and taken back as one.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('batch') }),
    summary: t.exposeString('summary', { description: 'A few words for people.' }),
    percent: t.exposeInt('percent', { description: 'Percent of the time still ahead that is taken off.' }),
    previews: t.field({
      type: [BatchPreview],
      description: 'For each athlete, what it would do.',
      resolve: ({ shown }) => [...shown],
    }),
    outcomes: t.field({
      type: [BatchOutcome],
      description: 'For each athlete, what was done; empty before it is applied.',
      resolve: ({ applied }) => [...applied],
    }),
    isApplied: t.boolean({ description: 'It was applied.', resolve: ({ appliedAt }) => appliedAt !== null }),
    isUndone: t.boolean({ description: 'It was taken back.', resolve: ({ undoneAt }) => undoneAt !== null }),
  }),
});

nodeKind('batch', 'BatchChange', async (id, { deps, viewer }) => {
  const row = await deps.db.batchChange.findFirst({ where: { AND: [{ id }, visibleTo(viewer).batch] } });
  return row && batchOf(row);
});

const BatchChangePayload = builder.objectRef<{ batch: DomainBatch }>('BatchChangePayload').implement({
  description: 'The change as it stands.',
  fields: (t) => ({ batch: t.expose('batch', { type: BatchChange, description: 'The change.' }) }),
});

const PreviewBatchChangeInput = builder.inputType('PreviewBatchChangeInput', {
  description: 'How much less for whom.',
  fields: (t) => ({
    athleteIds: t.idList({ description: 'Athletes whom you coach, at most 50.' }),
    percent: t.int({ description: 'Percent off the time still ahead, 5 to 60.' }),
    week: t.field({ type: BatchWeek, description: 'Which week.' }),
  }),
});
const ApplyBatchChangeInput = builder.inputType('ApplyBatchChangeInput', {
  description: 'Which previewed change.',
  fields: (t) => ({
    batchId: t.id({ description: 'The preview.' }),
    athleteIds: t.idList({ required: false, description: 'Some of its athletes; left out: all.' }),
  }),
});
const UndoBatchChangeInput = builder.inputType('UndoBatchChangeInput', {
  description: 'Which applied change.',
  fields: (t) => ({ batchId: t.id({ description: 'The change.' }) }),
});

/** An id of another type names nobody. */
export const athleteIdsOf = (ids: readonly string[]) => ids.map((id) => decodeId('athlete', id) ?? NOBODY);
const NOBODY = '00000000-0000-0000-0000-000000000000';

builder.mutationFields((t) => ({
  previewBatchChange: t.field({
    type: BatchChangePayload,
    description:
      'Shows what a share less would do to the weeks of several athletes, each by their own limits. Changes nothing.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'PreviewBatchChangeResult', description: 'The preview, or what is wrong with the request.' },
    },
    args: { input: t.arg({ type: PreviewBatchChangeInput, description: 'How much less for whom.' }) },
    resolve: async (_root, { input }, context) => ({
      batch: await previewBatchChange(context.deps, viewerOf(context), {
        ...input,
        athleteIds: athleteIdsOf(input.athleteIds),
      }),
    }),
  }),
  applyBatchChange: t.field({
    type: BatchChangePayload,
    description: 'Makes what a preview showed, one revision for each athlete.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible],
      directResult: true,
      union: { name: 'ApplyBatchChangeResult', description: 'What was done, or why nothing was.' },
    },
    args: { input: t.arg({ type: ApplyBatchChangeInput, description: 'Which previewed change.' }) },
    resolve: async (_root, { input: { batchId, athleteIds } }, context) => ({
      batch: await applyBatchChange(
        context.deps,
        viewerOf(context),
        decodeId('batch', batchId),
        athleteIds ? { athleteIds: athleteIdsOf(athleteIds) } : {},
      ),
    }),
  }),
  undoBatchChange: t.field({
    type: BatchChangePayload,
    description: 'Takes an applied change back for all of its athletes; workouts that changed since stay.',
    authScopes: { signedIn: true },
    errors: {
      types: [NotPossible],
      directResult: true,
      union: { name: 'UndoBatchChangeResult', description: 'What was taken back, or why nothing was.' },
    },
    args: { input: t.arg({ type: UndoBatchChangeInput, description: 'Which applied change.' }) },
    resolve: async (_root, { input }, context) => ({
      batch: await undoBatchChange(context.deps, viewerOf(context), decodeId('batch', input.batchId)),
    }),
  }),
}));
