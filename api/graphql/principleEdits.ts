import { decodeId } from '../core/units/ids.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import { addPrinciple, deletePrinciple, updatePrinciple } from '../domain/principle/principle.ts';
import type { Prisma, Principle as PrincipleRow } from '../generated/prisma/client.ts';
import { builder, viewerOf } from './builder.ts';
import { Coach, coachBy } from './coach.ts';
import { PhaseType, PrincipleType } from './enums.ts';
import { idOf } from './node.ts';
import { athleteIdOf, Principle, principleBy } from './principle.ts';

const DESCRIBED = {
  principleType: 'training_philosophy, schedule_adjustment or phase_specific.',
  context: 'Whom or what it is about, at most 500 characters.',
  principle: 'What is to be done, at most 2000 characters.',
  phaseType: 'Phase that it is for; left out: all, or as its words say.',
  workoutType: 'Kind of workout that it is for; left out: all, or as its words say.',
};

const AddPrincipleInput = builder.inputType('AddPrincipleInput', {
  description: 'What to teach the planner.',
  fields: (t) => ({
    type: t.field({
      type: PrincipleType,
      required: false,
      description: 'What it is about; left out: TRAINING_PHILOSOPHY.',
    }),
    principleType: t.string({
      required: false,
      description: `${DESCRIBED.principleType} Left out: the first.`,
      deprecationReason: 'Use `type`. May go from 2027-06-01.',
    }),
    context: t.string({ description: DESCRIBED.context }),
    principle: t.string({ description: DESCRIBED.principle }),
    phaseType: t.field({ type: PhaseType, required: false, description: DESCRIBED.phaseType }),
    workoutType: t.string({ required: false, description: DESCRIBED.workoutType }),
    athleteId: t.id({ required: false, description: 'The one athlete whom it is for; left out: all of yours.' }),
  }),
});
const UpdatePrincipleInput = builder.inputType('UpdatePrincipleInput', {
  description: 'What a principle becomes; what is left out stays.',
  fields: (t) => ({
    principleId: t.id({ description: 'The principle.' }),
    type: t.field({ type: PrincipleType, required: false, description: 'What it is about.' }),
    principleType: t.string({
      required: false,
      description: DESCRIBED.principleType,
      deprecationReason: 'Use `type`. May go from 2027-06-01.',
    }),
    context: t.string({ required: false, description: DESCRIBED.context }),
    principle: t.string({ required: false, description: DESCRIBED.principle }),
    phaseType: t.field({ type: PhaseType, required: false, description: 'Phase that it is for; null: all.' }),
    workoutType: t.string({ required: false, description: 'Kind of workout that it is for; null: all.' }),
    isActive: t.boolean({ required: false, description: 'Whether schedules are to follow it.' }),
  }),
});
const DeletePrincipleInput = builder.inputType('DeletePrincipleInput', {
  description: 'Which principle to take away.',
  fields: (t) => ({ principleId: t.id({ description: 'The principle.' }) }),
});

const payload = (name: string, description: string) =>
  builder.objectRef<{ row: PrincipleRow }>(name).implement({
    description,
    fields: (t) => ({
      principle: t.prismaField({
        type: Principle,
        description: 'The principle.',
        resolve: (query, { row }, _args, context) => principleBy(query, row.id, context),
      }),
      coach: t.prismaField({
        type: Coach,
        description: 'You, with all your principles.',
        resolve: (query, { row }, _args, { deps }) =>
          deps.db.coach.findUniqueOrThrow({
            ...(query as Prisma.CoachFindUniqueOrThrowArgs),
            where: { id: row.coachId },
          }),
      }),
    }),
  });
const AddPrinciplePayload = payload(
  'AddPrinciplePayload',
  'The principle is kept; schedules planned from now on follow it.',
);
const UpdatePrinciplePayload = payload(
  'UpdatePrinciplePayload',
  'The principle is changed; schedules planned from now on follow it.',
);
const DeletePrinciplePayload = builder.objectRef<{ id: string; coachId: string }>('DeletePrinciplePayload').implement({
  description: 'The principle is gone; what it shaped stays.',
  fields: (t) => ({
    deletedPrincipleId: t.id({ description: 'The principle.', resolve: idOf('principle') }),
    coach: t.prismaField({
      type: Coach,
      description: 'You, with the principles that are left.',
      resolve: (query, { coachId }, _args, context) => coachBy(query, coachId, context),
    }),
  }),
});

const refusals = (name: string, description: string) => ({
  types: [InvalidInput],
  directResult: true as const,
  union: { name, description },
});

builder.mutationFields((t) => ({
  addPrinciple: t.field({
    type: AddPrinciplePayload,
    description:
      'Teaches the planner a principle, as a coach. Schedules stay as they are until they are planned anew or applyPrinciple.',
    authScopes: { signedIn: true },
    errors: refusals('AddPrincipleResult', 'The new principle, or what is wrong with it.'),
    args: { input: t.arg({ type: AddPrincipleInput, description: 'The principle.' }) },
    resolve: async (_root, { input: { athleteId, type, ...input } }, context) => ({
      row: await addPrinciple(context.deps, viewerOf(context), {
        ...input,
        ...(type && { principleType: type }),
        athleteId: athleteIdOf(athleteId),
      }),
    }),
  }),
  updatePrinciple: t.field({
    type: UpdatePrinciplePayload,
    description: 'Changes a principle of yours, or switches it on or off.',
    authScopes: { signedIn: true },
    errors: refusals('UpdatePrincipleResult', 'The changed principle, or what is wrong with it.'),
    args: { input: t.arg({ type: UpdatePrincipleInput, description: 'What it becomes.' }) },
    resolve: async (
      _root,
      { input: { principleId, context: about, principle, isActive, type, ...input } },
      context,
    ) => ({
      row: await updatePrinciple(context.deps, viewerOf(context), decodeId('principle', principleId), {
        ...input,
        ...(type && { principleType: type }),
        context: about ?? undefined,
        principle: principle ?? undefined,
        isActive: isActive ?? undefined,
      }),
    }),
  }),
  deletePrinciple: t.field({
    type: DeletePrinciplePayload,
    description: 'Takes a principle of yours away.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: DeletePrincipleInput, description: 'Which one.' }) },
    resolve: async (_root, { input }, context) => ({
      id: await deletePrinciple(context.deps, viewerOf(context), decodeId('principle', input.principleId)),
      coachId: viewerOf(context).coachId!,
    }),
  }),
}));
