import { warningFor } from '../core/messages/planWarning.ts';
import type { AnsweredRevision } from '../domain/revision/revision.ts';
import { decodeId, encodeId } from '../core/units/ids.ts';
import { visibleTo } from '../domain/kernel/access.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import { updatePhase } from '../domain/season/phase.ts';
import { addRace, deleteRace, type RaceChange, recordRaceResult, updateRace } from '../domain/season/race.ts';
import { readerOf } from '../domain/kernel/reader.ts';
import { updateSportPreferences } from '../domain/season/seasonSports.ts';
import { builder, viewerOf } from './builder.ts';
import type { Context } from './context.ts';
import { Priority, RaceType, ResultStatus, Sport } from './enums.ts';
import { Phase } from './phase.ts';
import { RaceValidation } from './planWarning.ts';
import { Race } from './race.ts';
import { revisionField, unchangedField } from './revision.ts';
import { seasonPlanField } from './seasonPlan.ts';
import { forgetSeasonState } from './seasonState.ts';

/** What every change of a season answers. */
export interface SeasonChanged {
  planId: string;
  revision: AnsweredRevision;
}

/** Runs a write of the season; what is read after it is read anew. */
export async function written<T>(context: Context, act: Promise<T>): Promise<T> {
  const result = await act;
  forgetSeasonState(context);
  return result;
}

/** Whose season it is: the one named, or the viewer's own. */
export function athleteIdOrOwn(context: Context, id: string | null | undefined): string | null {
  return id == null ? viewerOf(context).athleteId : decodeId('athlete', id);
}

const raceBy = (query: object, id: string, { deps, viewer }: Context) =>
  deps.db.race.findFirstOrThrow({ ...query, where: { AND: [{ id }, visibleTo(viewer).race] } });

const AddRaceInput = builder.inputType('AddRaceInput', {
  description: 'A race to train for.',
  fields: (t) => ({
    athleteId: t.id({ required: false, description: 'An athlete whom you coach; left out: yourself.' }),
    raceName: t.string({ description: 'Name, at most 100 characters.' }),
    raceType: t.field({ type: RaceType, description: 'Kind of race.' }),
    raceDate: t.field({ type: 'Date', description: 'Today or later, within the 104 weeks that a season reaches.' }),
    priority: t.field({ type: Priority, required: false, description: 'Left out: B.' }),
    location: t.string({ required: false, description: 'Where, at most 200 characters.' }),
    notes: t.string({ required: false, description: 'At most 5000 characters.' }),
    goalTimeSec: t.int({
      required: false,
      description: 'Seconds from start to finish to aim for, as the race type allows.',
    }),
  }),
});

const UpdateRaceInput = builder.inputType('UpdateRaceInput', {
  description: 'What to change of a race; what is left out stays.',
  fields: (t) => ({
    raceId: t.id({ description: 'The race.' }),
    raceName: t.string({ required: false, description: 'Name, at most 100 characters.' }),
    raceType: t.field({ type: RaceType, required: false, description: 'Kind of race.' }),
    raceDate: t.field({
      type: 'Date',
      required: false,
      description: 'Today or later where it changes, within 104 weeks.',
    }),
    priority: t.field({ type: Priority, required: false, description: 'How much it matters.' }),
    location: t.string({ required: false, description: 'Where; null takes it away.' }),
    notes: t.string({ required: false, description: 'Notes; null takes them away.' }),
    goalTimeSec: t.int({ required: false, description: 'Seconds to aim for; null takes the goal away.' }),
  }),
});

const DeleteRaceInput = builder.inputType('DeleteRaceInput', {
  description: 'A race to take out of the plan.',
  fields: (t) => ({ raceId: t.id({ description: 'The race.' }) }),
});

const RaceResultInput = builder.inputType('RaceResultInput', {
  description: 'What became of a race.',
  fields: (t) => ({
    status: t.field({ type: ResultStatus, description: 'How it ended.' }),
    finishSeconds: t.int({ required: false, description: 'Seconds from start to finish; needed when finished.' }),
    feeling: t.int({ required: false, description: 'How it felt, 1 very hard to 10 very good; needed when finished.' }),
    beforeHalfway: t.boolean({
      required: false,
      description: 'It ended before half the distance; only when not finished.',
    }),
    notes: t.string({ required: false, description: 'At most 5000 characters.' }),
  }),
});

const RecordRaceResultInput = builder.inputType('RecordRaceResultInput', {
  description: 'What became of which race.',
  fields: (t) => ({
    raceId: t.id({ description: 'The race, today or past.' }),
    result: t.field({ type: RaceResultInput, required: false, description: 'The result; null takes it back.' }),
  }),
});

const UpdatePhaseInput = builder.inputType('UpdatePhaseInput', {
  description: 'What to change of a phase; what is left out stays.',
  fields: (t) => ({
    phaseId: t.id({ description: 'The phase.' }),
    weeklyVolume: t.float({ required: false, description: 'Mean hours a week, 1 to 40.' }),
    description: t.string({ required: false, description: 'What the phase is for, at most 2000 characters.' }),
    focusAreas: t.stringList({ required: false, description: 'What it stresses, at most 10.' }),
    sportPreferences: t.field({
      type: [Sport],
      required: false,
      description: 'Sports trained in it, those of the race type among them.',
    }),
  }),
});

const UpdateSportPreferencesInput = builder.inputType('UpdateSportPreferencesInput', {
  description: 'The sports of a season.',
  fields: (t) => ({
    athleteId: t.id({ required: false, description: 'An athlete whom you coach; left out: yourself.' }),
    sportPreferences: t.field({ type: [Sport], description: 'All of them, at least one.' }),
  }),
});

function validationFor({ validation, athleteId }: RaceChange, _args: object, { viewer }: Context) {
  return { ...validation, warnings: validation.warnings.map((one) => warningFor(one, readerOf(viewer, athleteId))) };
}

const RaceChangePayload = (name: string, description: string) =>
  builder.objectRef<RaceChange>(name).implement({
    description,
    fields: (t) => ({
      seasonPlan: seasonPlanField(t),
      race: t.prismaField({
        type: Race,
        description: 'The race.',
        resolve: (query, { race }, _args, context) => raceBy(query, race.id, context),
      }),
      validation: t.field({
        type: RaceValidation,
        description: 'What the planner says of it.',
        resolve: validationFor,
      }),
      revision: revisionField(t),
      unchanged: unchangedField(t),
    }),
  });

const AddRacePayload = RaceChangePayload(
  'AddRacePayload',
  'The race is in the plan; the phases follow when the plan is regenerated.',
);
const UpdateRacePayload = RaceChangePayload(
  'UpdateRacePayload',
  'The race is changed; the phases follow when the plan is regenerated.',
);
const RecordRaceResultPayload = RaceChangePayload(
  'RecordRaceResultPayload',
  'The result is noted; the recovery follows when the plan is regenerated.',
);

const DeleteRacePayload = builder.objectRef<RaceChange>('DeleteRacePayload').implement({
  description: 'The race is out of the plan; the phases follow when the plan is regenerated.',
  fields: (t) => ({
    seasonPlan: seasonPlanField(t),
    deletedRaceId: t.id({ description: 'Id of the race.', resolve: ({ race }) => encodeId('race', race.id) }),
    validation: t.field({
      type: RaceValidation,
      description: 'What the planner says of the season without it.',
      resolve: validationFor,
    }),
    revision: revisionField(t),
    unchanged: unchangedField(t),
  }),
});

const UpdatePhasePayload = builder
  .objectRef<SeasonChanged & { phase: { id: string } }>('UpdatePhasePayload')
  .implement({
    description: 'The phase is changed; regeneration keeps it so.',
    fields: (t) => ({
      seasonPlan: seasonPlanField(t),
      phase: t.prismaField({
        type: Phase,
        description: 'The phase.',
        resolve: (query, { phase }, _args, { deps, viewer }) =>
          deps.db.phase.findFirstOrThrow({ ...query, where: { AND: [{ id: phase.id }, visibleTo(viewer).phase] } }),
      }),
      revision: revisionField(t),
      unchanged: unchangedField(t),
    }),
  });

const UpdateSportPreferencesPayload = builder.objectRef<SeasonChanged>('UpdateSportPreferencesPayload').implement({
  description: 'The sports are set; phases and schedule follow when the plan is regenerated.',
  fields: (t) => ({
    seasonPlan: seasonPlanField(t),
    revision: revisionField(t),
    unchanged: unchangedField(t),
  }),
});

const refusals = [InvalidInput, NotPossible] as const;

builder.mutationFields((t) => ({
  addRace: t.field({
    type: AddRacePayload,
    description: 'Adds a race to a season plan.',
    authScopes: { signedIn: true },
    errors: {
      types: [...refusals],
      directResult: true,
      union: { name: 'AddRaceResult', description: 'The race, or why there is none.' },
    },
    args: { input: t.arg({ type: AddRaceInput, description: 'The race.' }) },
    resolve: (_root, { input: { athleteId, ...input } }, context) =>
      written(context, addRace(context.deps, viewerOf(context), athleteIdOrOwn(context, athleteId), input)),
  }),
  updateRace: t.field({
    type: UpdateRacePayload,
    description: 'Changes a race.',
    authScopes: { signedIn: true },
    errors: {
      types: [...refusals],
      directResult: true,
      union: { name: 'UpdateRaceResult', description: 'The changed race, or why it stays.' },
    },
    args: { input: t.arg({ type: UpdateRaceInput, description: 'What to change.' }) },
    resolve: (_root, { input: { raceId, ...input } }, context) =>
      written(context, updateRace(context.deps, viewerOf(context), decodeId('race', raceId), input)),
  }),
  deleteRace: t.field({
    type: DeleteRacePayload,
    description: 'Takes a race out of its plan.',
    authScopes: { signedIn: true },
    errors: {
      types: [...refusals],
      directResult: true,
      union: { name: 'DeleteRaceResult', description: 'The plan without it, or why it stays.' },
    },
    args: { input: t.arg({ type: DeleteRaceInput, description: 'Which race.' }) },
    resolve: (_root, { input: { raceId } }, context) =>
      written(context, deleteRace(context.deps, viewerOf(context), decodeId('race', raceId))),
  }),
  recordRaceResult: t.field({
    type: RecordRaceResultPayload,
    description: 'Notes what became of a race.',
    authScopes: { signedIn: true },
    errors: {
      types: [...refusals],
      directResult: true,
      union: { name: 'RecordRaceResultResult', description: 'The race with its result, or why it is not noted.' },
    },
    args: { input: t.arg({ type: RecordRaceResultInput, description: 'The result.' }) },
    resolve: (_root, { input: { raceId, result } }, context) =>
      written(context, recordRaceResult(context.deps, viewerOf(context), decodeId('race', raceId), result ?? null)),
  }),
  updatePhase: t.field({
    type: UpdatePhasePayload,
    description: 'Changes a phase.',
    authScopes: { signedIn: true },
    errors: {
      types: [...refusals],
      directResult: true,
      union: { name: 'UpdatePhaseResult', description: 'The changed phase, or why it stays.' },
    },
    args: { input: t.arg({ type: UpdatePhaseInput, description: 'What to change.' }) },
    resolve: (_root, { input: { phaseId, ...input } }, context) =>
      written(context, updatePhase(context.deps, viewerOf(context), decodeId('phase', phaseId), given(input))),
  }),
  updateSportPreferences: t.field({
    type: UpdateSportPreferencesPayload,
    description: 'Sets the sports of a season.',
    authScopes: { signedIn: true },
    errors: {
      types: [...refusals],
      directResult: true,
      union: { name: 'UpdateSportPreferencesResult', description: 'The plan with its sports, or why they stay.' },
    },
    args: { input: t.arg({ type: UpdateSportPreferencesInput, description: 'The sports.' }) },
    resolve: (_root, { input: { athleteId, ...input } }, context) =>
      written(
        context,
        updateSportPreferences(context.deps, viewerOf(context), athleteIdOrOwn(context, athleteId), input),
      ),
  }),
}));

/** Null means left out where a field cannot be empty. */
function given(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
