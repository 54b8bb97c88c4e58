import { compilePrinciple } from '../../core/principles/compile.ts';
import type { CompiledPrinciple } from '../../core/principles/rule.ts';
import type { Principle } from '../../generated/prisma/client.ts';

type Words = Pick<Principle, 'principleType' | 'context' | 'principle' | 'phaseType' | 'workoutType'>;
const compiled = new Map<string, CompiledPrinciple>();
/** Several coaches' worth. */
const MAX_COMPILED = 2000;

/** What becomes of a principle's words; the same words are read once. */
export function compiledOf({ principleType, context, principle, phaseType, workoutType }: Words): CompiledPrinciple {
  const words = { principleType, context, principle, phaseType, workoutType };
  const key = JSON.stringify(words);
  const found = compiled.get(key) ?? compilePrinciple(words);
  // those that were asked for last are at the end
  compiled.delete(key);
  compiled.set(key, found);
  if (compiled.size > MAX_COMPILED) compiled.delete(compiled.keys().next().value!);
  return found;
}

/** Newest first. */
export const PRINCIPLE_ORDER = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
