import type { Request } from 'express';
import type { Payer } from '../admission/payer.ts';
import type { Admission } from '../admission/admission.ts';
import { COSTS } from '../admission/budgets.ts';
import { declaredBytes } from '../admission/delayRefusal.ts';
import type { Leave } from '../admission/turns.ts';
import type { UploadRule } from './upload.ts';

export interface Budgets {
  admission: Admission;
  payerOf: (request: Request) => Payer;
}

interface Work {
  costs?: number;
  upload?: UploadRule;
}

/** What it costs to answer; of an upload its bytes do, as many as it says that it has. */
function costOf({ costs = 0, upload }: Work, request: Request): number {
  const bytes = upload ? Math.min(declaredBytes(request), upload.mostBytes) : 0;
  return costs + Math.ceil(bytes / 1024) * COSTS.uploadedKb;
}

/** Counts what the answer costs against whoever asks, and waits for its turn where it is costly. Throws RateLimited. */
export async function beginAnswer(work: Work, request: Request, { admission, payerOf }: Budgets): Promise<Leave> {
  const payer = payerOf(request);
  const cost = costOf(work, request);
  const refused = cost > 0 ? await admission.spend('cost', payer, cost) : null;
  if (refused) throw refused;
  // held until the file was read: so many are in memory at a time
  if (work.upload) return admission.enter(work.upload.turn ?? 'upload', payer);
  return work.costs ? admission.enter('costly', payer) : () => {};
}
