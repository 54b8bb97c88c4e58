import type { AnsweredRevision } from '../domain/revision/revision.ts';
import { InvalidInput, NotPossible, PlanConflict } from '../domain/kernel/errors.ts';
import {
  previewRealignment,
  type Realignment as DomainRealignment,
  realignSchedule,
} from '../domain/schedule/realignment.ts';
import { Athlete, athleteBy } from './athlete.ts';
import { builder, viewerOf } from './builder.ts';
import { conflictAsNotPossible } from './errors.ts';
import { WorkoutChange } from './history.ts';
import { revisionField, unchangedField } from './revision.ts';

const Realignment = builder.objectRef<DomainRealignment>('Realignment').implement({
  description: 'What planning the coming weeks anew would change; nothing has changed yet.',
  fields: (t) => ({
    scheduleRevision: t.exposeInt('scheduleRevision', {
      description: 'The revision that it was made from: name it to apply it.',
    }),
    changes: t.field({
      type: [WorkoutChange],
      description: 'Each workout that goes, comes or becomes another, in the order of the days.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

builder.mutationField('previewRealignment', (t) =>
  t.field({
    type: Realignment,
    description: 'How your coming weeks would be, planned from what you did lately. Nothing is changed yet.',
    authScopes: { signedIn: true },
    errors: {
      types: [NotPossible, PlanConflict],
      directResult: true,
      union: { name: 'PreviewRealignmentResult', description: 'What would change, or why it cannot be planned.' },
    },
    resolve: (_root, _args, context) => previewRealignment(context.deps, viewerOf(context)),
  }),
);

const RealignScheduleInput = builder.inputType('RealignScheduleInput', {
  description: 'Which preview.',
  fields: (t) => ({ scheduleRevision: t.int({ description: 'The revision that the preview was made from.' }) }),
});

const RealignSchedulePayload = builder
  .objectRef<{ athleteId: string; revision: AnsweredRevision }>('RealignSchedulePayload')
  .implement({
    description: 'The coming weeks are as the preview showed.',
    fields: (t) => ({
      athlete: t.prismaField({
        type: Athlete,
        description: 'You, with the schedule.',
        resolve: (query, { athleteId }, _args, context) => athleteBy(query, athleteId, context),
      }),
      revision: revisionField(t),
      unchanged: unchangedField(t),
    }),
  });

builder.mutationField('realignSchedule', (t) =>
  t.field({
    type: RealignSchedulePayload,
    description: 'Plans the coming weeks anew as a preview showed; what is done, past or locked stays.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput, NotPossible, PlanConflict],
      directResult: true,
      union: { name: 'RealignScheduleResult', description: 'The new weeks, or why nothing changed.' },
    },
    args: { input: t.arg({ type: RealignScheduleInput, description: 'Which preview.' }) },
    resolve: (_root, { input }, context) =>
      conflictAsNotPossible(realignSchedule(context.deps, viewerOf(context), input)),
  }),
);
