import type { Advice, Proposal } from '../core/messages/notes.ts';
import type { AppliedAdaptation as DomainAdaptation } from '../domain/adapt/adaptation.ts';
import { ScheduleChange } from './adjustment.ts';
import { builder } from './builder.ts';
import { AdviceKind, OLD_CODE, ProposalKind } from './kinds.ts';
import { revisionFieldOrNull } from './revision.ts';

const AdviceType = builder.objectRef<Advice>('Advice').implement({
  description: 'A word of advice; nothing is changed by it.',
  fields: (t) => ({
    kind: t.field({ type: AdviceKind.type, description: 'What it is.', resolve: ({ code }) => AdviceKind.of(code) }),
    code: t.exposeString('code', OLD_CODE),
    text: t.exposeString('text', { description: 'For people.' }),
  }),
});

const ProposalType = builder.objectRef<Proposal>('Proposal').implement({
  description: 'Something for the athlete to decide; nothing happens until they do.',
  fields: (t) => ({
    kind: t.field({
      type: ProposalKind.type,
      description: 'What it is.',
      resolve: ({ code }) => ProposalKind.of(code),
    }),
    code: t.exposeString('code', OLD_CODE),
    text: t.exposeString('text', { description: 'For people.' }),
  }),
});

export const AdaptationType = builder.objectRef<DomainAdaptation>('Adaptation').implement({
  description: 'What the plan made of what the athlete told. The changes stand; each can be taken back.',
  fields: (t) => ({
    summary: t.exposeString('summary', { description: 'What was changed and because of what; empty: nothing.' }),
    changes: t.field({ type: [ScheduleChange], description: 'In order.', resolve: ({ changes }) => [...changes] }),
    advice: t.field({ type: [AdviceType], description: 'Calm words beside it.', resolve: ({ advice }) => [...advice] }),
    proposals: t.field({
      type: [ProposalType],
      description: 'For the athlete to decide.',
      resolve: ({ proposals }) => [...proposals],
    }),
    revision: revisionFieldOrNull(t, 'The change; null: nothing changed.'),
  }),
});
