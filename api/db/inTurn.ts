import { PrismaPg } from '@prisma/adapter-pg';
import type { Transaction } from '@prisma/driver-adapter-utils';

/**
 * PostgreSQL for Prisma, with the statements of a transaction in single file. Prisma asks for several relations of one row
 * at once; a transaction has one connection, and the driver is about to refuse a second statement on a busy one.
 */
export class PrismaPgInTurn extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const begin = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => inTurn(await begin(isolationLevel));
    return adapter;
  }
}

/** Makes the transaction's statements wait for each other; one that fails does not stop those that wait. */
export function inTurn<T extends Pick<Transaction, 'queryRaw' | 'executeRaw'>>(transaction: T): T {
  let last: Promise<unknown> = Promise.resolve();
  const turn =
    <A, R>(run: (query: A) => Promise<R>) =>
    (query: A): Promise<R> => {
      const result = last.then(() => run(query));
      last = result.catch(() => {});
      return result;
    };
  transaction.queryRaw = turn(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = turn(transaction.executeRaw.bind(transaction));
  return transaction;
}
