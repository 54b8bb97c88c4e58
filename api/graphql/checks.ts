import { GraphQLError } from 'graphql';
import type { Payer } from '../admission/payer.ts';
import type { Admission } from '../admission/admission.ts';
import type { Leave } from '../admission/turns.ts';
import { MAX_CHECK_MS_OF_BATCH } from '../admission/budgets.ts';
import { RateLimited } from '../domain/kernel/errors.ts';

/** The time that documents of one request took, those that were seen before left out. */
export interface Checks {
  /** Does one piece of the work, and takes its time. Throws where the documents took too much together. */
  timed<T>(work: () => T): T;
  /** Somebody else's documents may be looked at. */
  leave: Leave;
  /** Leaves, and counts the time against whoever pays. */
  end(): Promise<void>;
}

export const FREE: Checks = { timed: (work) => work(), leave: () => {}, end: () => Promise.resolve() };

/** Milliseconds since then that this process was at work: on a busy machine the clock runs on while others are. */
function busyMs(began: number, cpu: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(performance.now() - began, (user + system) / 1000);
}

/** Waits until documents of this payer may be looked at; `also` is left with that turn. Throws RateLimited where they took too much time already. */
export async function beginChecks(admission: Admission, payer: Payer, also: Leave = () => {}): Promise<Checks> {
  const turn = await admission.enter('document', payer);
  const leave = () => {
    turn();
    also();
  };
  const refused = await admission.spend('checkMs', payer, 0);
  if (refused) {
    leave();
    throw refused;
  }
  let ms = 0;
  return {
    timed: (work) => {
      // what was looked at is remembered: sent again, the request comes further
      if (ms > MAX_CHECK_MS_OF_BATCH) throw rateLimitedError(new RateLimited(1, 'new documents at once'));
      const [began, cpu] = [performance.now(), process.cpuUsage()];
      try {
        return work();
      } finally {
        ms += busyMs(began, cpu);
      }
    },
    leave,
    end: async () => {
      leave();
      await admission.spend('checkMs', payer, ms);
    },
  };
}

/** The refusal in the words of GraphQL. */
export function rateLimitedError({ code, message, retryAfterSec }: RateLimited): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code, http: { status: 429, headers: { 'retry-after': String(retryAfterSec) } } },
  });
}
