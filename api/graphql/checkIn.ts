import { visibleTo } from '../domain/kernel/access.ts';
import { type CheckedIn, readinessOf, submitCheckIn } from '../domain/adapt/checkIn.ts';
import { dayOf } from '../domain/kernel/day.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import { AdaptationType } from './adaptation.ts';
import { Athlete, athleteBy } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { dayArguments } from './listArguments.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { checkInPages as pages } from '../domain/schedule/lists.ts';

const rating = (what: string) => `${what}, 1 to 10; null: not answered.`;

export const CheckIn = builder.prismaObject('CheckIn', {
  description: 'How an athlete felt in one week. What was not answered is null, never a default.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('checkin') }),
    weekStartDate: t.field({
      type: 'Date',
      description: 'Monday of the week.',
      resolve: ({ weekStartDate }) => dayOf(weekStartDate),
    }),
    athlete: t.relation('athlete', { description: 'Who felt so.' }),
    mood: t.exposeInt('mood', { nullable: true, description: rating('Mood') }),
    stress: t.exposeInt('stress', { nullable: true, description: rating('Stress at work and in life') }),
    sleep: t.exposeInt('sleep', { nullable: true, description: rating('Quality of sleep') }),
    mentalReadiness: t.exposeInt('mentalReadiness', { nullable: true, description: rating('Mental readiness') }),
    musclesSoreness: t.exposeInt('musclesSoreness', { nullable: true, description: rating('Soreness of muscles') }),
    energyLevel: t.exposeInt('energyLevel', { nullable: true, description: rating('Energy') }),
    motivationLevel: t.exposeInt('motivationLevel', { nullable: true, description: rating('Motivation') }),
    overallWellness: t.exposeInt('overallWellness', { nullable: true, description: rating('Wellness over all') }),
    travelThisWeek: t.exposeBoolean('travelThisWeek', {
      nullable: true,
      description: 'Travelling; null: not answered.',
    }),
    majorDeadlines: t.exposeBoolean('majorDeadlines', {
      nullable: true,
      description: 'Big deadlines; null: not answered.',
    }),
    notes: t.exposeString('notes', { nullable: true, description: "In the athlete's words; null: none." }),
    readiness: t.int({
      nullable: true,
      description: '0 to 100, from what was answered; null: too little was.',
      resolve: readinessOf,
    }),
    isPlanKept: t.boolean({
      description: 'The athlete kept the plan as it was: no rule follows these answers.',
      resolve: ({ keptSince }) => keptSince !== null,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'When it was last changed.',
      resolve: ({ updatedAt }) => updatedAt,
    }),
  }),
});

nodeKind('checkin', 'CheckIn', (id, { deps, viewer }) =>
  deps.db.checkIn.findFirst({ where: { AND: [{ id }, visibleTo(viewer).checkIn] } }),
);

builder.prismaObjectField(Athlete, 'checkIns', (t) =>
  t.connection(
    {
      type: CheckIn,
      description: 'Weekly check-ins, latest first, by the Monday of their week.',
      args: dayArguments,
      select: (args, _context, nested) => ({
        checkIns: { ...nested(pages.keys, ['edges', 'node']), ...pages.query(args) },
      }),
      complexity: pages.complexity,
      resolve: ({ id, checkIns }, args, { deps }) =>
        pages.connection(
          args,
          checkIns,
          id,
          async (where) =>
            (await deps.db.checkIn.findFirst({ where: { AND: [{ athleteId: id }, where] }, select: { id: true } })) !==
            null,
        ),
    },
    { name: 'CheckInConnection', description: 'Check-ins, page by page.' },
    { name: 'CheckInEdge', description: 'A check-in in its list.' },
  ),
);

const RATING = { required: false as const, description: '1 to 10; left out: not answered.' };

const SubmitCheckInInput = builder.inputType('SubmitCheckInInput', {
  description: 'How the week feels; at least one rating. What is left out is not answered.',
  fields: (t) => ({
    mood: t.int(RATING),
    stress: t.int(RATING),
    sleep: t.int(RATING),
    mentalReadiness: t.int(RATING),
    musclesSoreness: t.int(RATING),
    energyLevel: t.int(RATING),
    motivationLevel: t.int(RATING),
    overallWellness: t.int(RATING),
    travelThisWeek: t.boolean({ required: false, description: 'Travelling this week.' }),
    majorDeadlines: t.boolean({ required: false, description: 'Big deadlines this week.' }),
    notes: t.string({ required: false, description: 'At most 2,000 characters.' }),
    keepPlan: t.boolean({
      required: false,
      description:
        'Keeps the plan as it is: `adaptation` then tells what would have changed, without a revision. What has to be cleared by a doctor is followed all the same. Sent again without it, the check-in changes what was told.',
    }),
  }),
});

const SubmitCheckInPayload = builder.objectRef<CheckedIn>('SubmitCheckInPayload').implement({
  description: 'The check-in is kept.',
  fields: (t) => ({
    checkIn: t.expose('checkIn', { type: CheckIn, description: 'The check-in of this week.' }),
    adaptation: t.expose('adaptation', {
      type: AdaptationType,
      nullable: true,
      description:
        'What it changed, or would have changed with `keepPlan`, and what there is to say; null: there is no schedule, and nothing to say.',
    }),
    athlete: t.prismaField({
      type: Athlete,
      description: 'You, with all that follows from it.',
      resolve: (query, { checkIn }, _args, context) => athleteBy(query, checkIn.athleteId, context),
    }),
  }),
});

builder.mutationField('submitCheckIn', (t) =>
  t.field({
    type: SubmitCheckInPayload,
    description: 'Keeps how your week feels; a second one of the same week takes the place of the first.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'SubmitCheckInResult', description: 'The check-in, or what is wrong with it.' },
    },
    args: { input: t.arg({ type: SubmitCheckInInput, description: 'How the week feels.' }) },
    resolve: (_root, { input }, context) => submitCheckIn(context.deps, viewerOf(context), input),
  }),
);
