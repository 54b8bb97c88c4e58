import { execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Payer } from '../admission/payer.ts';
import type { Admission } from '../admission/admission.ts';
import { COSTLY } from './cost.ts';
import { weigh } from './requestLimits.ts';

interface Pays {
  admission: Admission;
  payer: Payer;
  /** Does the database keep something for it meanwhile? Then it takes no turn. */
  isWaitedFor?: boolean;
}

/** Counts what an operation costs against whoever pays, and executes it: a costly one when it is their turn. Throws RateLimited. */
export async function executeInTurn(
  args: ExecutionArgs,
  { admission, payer, isWaitedFor = false }: Pays,
  run: typeof execute = execute,
): Promise<ExecutionResult> {
  const cost = weigh(args).requested ?? 0;
  const refused = await admission.spend('cost', payer, cost);
  if (refused) throw refused;
  const leave = cost >= COSTLY && !isWaitedFor ? await admission.enter('costly', payer) : () => {};
  try {
    return await run(args);
  } finally {
    leave();
  }
}
