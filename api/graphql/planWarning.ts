import type { PlanWarning as CorePlanWarning } from '../core/codes/warning.ts';
import type { RaceValidation as DomainRaceValidation } from '../domain/season/seasonChange.ts';
import { builder } from './builder.ts';
import { OLD_CODE, PlanWarningKind } from './kinds.ts';

export const PlanWarning = builder.objectRef<CorePlanWarning>('PlanWarning').implement({
  description: 'Something about a plan that the athlete should know; the plan stands.',
  fields: (t) => ({
    kind: t.field({
      type: PlanWarningKind.type,
      description: 'What it is.',
      resolve: ({ code }) => PlanWarningKind.of(code),
    }),
    code: t.exposeString('code', OLD_CODE),
    message: t.exposeString('message', { description: 'One sentence for people.' }),
    recommendation: t.exposeString('recommendation', { description: 'What to do about it.' }),
  }),
});

export const RaceValidation = builder.objectRef<DomainRaceValidation>('RaceValidation').implement({
  description: 'What the planner says of a race; it is in the plan either way.',
  fields: (t) => ({
    isValid: t.exposeBoolean('isValid', { description: 'There is nothing to warn of.' }),
    warnings: t.field({
      type: [PlanWarning],
      description: 'What this race causes.',
      resolve: ({ warnings }) => [...warnings],
    }),
  }),
});
