import { z } from 'zod';
import { PRINCIPLE_STATES } from '../../core/principles/rule.ts';
import { PHASE_TYPES } from '../../core/codes/phase.ts';
import { done, id, instant } from '../kernel/answer.ts';

const principle = z
  .object({
    id: id('principle'),
    principleType: z.string(),
    context: z.string(),
    principle: z.string(),
    phaseType: z.enum(PHASE_TYPES).nullable(),
    workoutType: z.string().nullable(),
    scope: z.enum(['general', 'athlete-specific']),
    athleteId: id('athlete').nullable(),
    isActive: z.boolean(),
    createdAt: instant,
    state: z.enum(PRINCIPLE_STATES),
    compiled: z.string().nullable().describe('What the planner makes of it; null: it is advice only, or refused.'),
    because: z.string().nullable().describe('Why it is not compiled.'),
  })
  .meta({ id: 'Principle' });

export const principles = z.array(principle);
export const taught = done.extend({ principle });
