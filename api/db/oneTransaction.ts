import { AsyncLocalStorage } from 'node:async_hooks';
import type { Prisma, PrismaClient } from './client.ts';

type Tx = Prisma.TransactionClient;

/** What several acts write, kept as a whole or not at all. */
export interface OneTransaction {
  /**
   * A client that works in this transaction. Each statement and each `$transaction` of it is undone alone when it fails, as
   * with any other client. What is read before the first write is read outside: until then nothing is held, so that an act
   * may take its time before it writes.
   */
  db: PrismaClient;
  /** Runs an act that is undone as one when it fails. Acts take turns. */
  act<T>(run: () => Promise<T>): Promise<T>;
  /** Writes a last thing, then keeps all. From here on the client is the plain one. */
  commit(last: (tx: Tx) => Promise<unknown>): Promise<void>;
  /** Keeps nothing. */
  rollBack(): Promise<void>;
}

/** A piece of work inside the transaction that is undone as one. */
interface Stretch {
  of: object;
  /** Marks where it began, once; answers what to write with. */
  mark(): Promise<Tx>;
  /** Settles when the pieces inside of it that have begun are over: savepoints of one connection must not cross. */
  turn: Promise<unknown>;
}

/** No statement may take as long; this bounds all of them together. */
const LONGEST_MS = 60_000;
const READS = /^(find|count$|aggregate$|groupBy$)/;
const WRITES_SQL = /\b(insert|update|delete|truncate|lock)\b/i;

const within = new AsyncLocalStorage<Stretch>();

/** `begin` is run first in the transaction, at the first write; where it throws, every write throws the same. */
export function oneTransaction(plain: PrismaClient, begin: (tx: Tx) => Promise<void>): OneTransaction {
  const of = {};
  let keep!: () => void;
  let drop!: (reason: Error) => void;
  const ending = new Promise<void>((resolve, reject) => ([keep, drop] = [resolve, reject]));
  ending.catch(() => {});
  let whole: Promise<void> | null = null;
  let begun: Promise<Tx> | null = null;
  let isOver = false;

  const open = () =>
    (begun ??= new Promise<Tx>((resolve, reject) => {
      const work = async (tx: Tx) => {
        await begin(tx);
        resolve(tx);
        await ending;
      };
      whole = plain.$transaction(work, { timeout: LONGEST_MS });
      whole.catch(reject);
    }));
  const top: Stretch = { of, mark: open, turn: Promise.resolve() };
  const here = () => {
    const stretch = within.getStore();
    return stretch?.of === of ? stretch : top;
  };

  function stretch<T>(parent: Stretch, run: (own: Stretch) => Promise<T>): Promise<T> {
    const done = parent.turn.then(async () => {
      let marked: Promise<Tx> | null = null;
      const mark = async () => {
        const tx = await parent.mark();
        await tx.$executeRawUnsafe('SAVEPOINT stretch');
        return tx;
      };
      const own: Stretch = { of, mark: () => (marked ??= mark()), turn: Promise.resolve() };
      const end = async (statement: string) => {
        await own.turn;
        if (marked) await (await marked).$executeRawUnsafe(`${statement} SAVEPOINT stretch`);
      };
      try {
        const result = await within.run(own, () => run(own));
        await end('RELEASE');
        return result;
      } catch (error) {
        // where this fails, so does the last statement before the commit
        await end('ROLLBACK TO')
          .then(() => end('RELEASE'))
          .catch(() => {});
        throw error;
      }
    });
    parent.turn = done.catch(() => {});
    return done;
  }

  type Client = PrismaClient | Tx;
  const statement = <T>(isRead: boolean, run: (client: Client) => Promise<T>): Promise<T> =>
    isOver || (isRead && !begun) ? run(plain) : stretch(here(), async (own) => run(await own.mark()));

  const own: Record<string, unknown> = {
    $transaction: (work: unknown, options?: { isolationLevel?: unknown }) => {
      if (isOver) return plain.$transaction(work as never, options as never);
      if (typeof work !== 'function' || options?.isolationLevel)
        throw new Error('A transaction inside of another one is a function, at the same isolation.');
      return stretch(here(), async (stretched) => (work as (tx: Tx) => Promise<unknown>)(await stretched.mark()));
    },
    $rows: (text: TemplateStringsArray, ...values: readonly unknown[]) =>
      statement(isReading(text), (client) =>
        '$rows' in client ? client.$rows(text, ...values) : client.$queryRaw(text, ...values),
      ),
  };
  for (const name of ['$queryRaw', '$queryRawUnsafe', '$executeRaw', '$executeRawUnsafe'] as const) {
    own[name] = (...args: [never]) =>
      statement(name.startsWith('$query') && isReading(args[0]), (client) => client[name](...args));
  }

  const db = new Proxy(plain, {
    get: (client, name: string) => {
      if (name in own) return own[name];
      const found = client[name as 'user'];
      const isModel = typeof name === 'string' && !/^[$_]/.test(name) && typeof found === 'object' && found !== null;
      return isModel ? (own[name] = modelIn(name as 'user')) : found;
    },
  });

  /** A model of the client whose methods find the transaction. */
  function modelIn(name: 'user') {
    return new Proxy(plain[name], {
      get: (model, method: 'findMany') =>
        typeof model[method] === 'function'
          ? (args: never) => statement(READS.test(method), (client) => client[name][method](args))
          : model[method],
    });
  }

  return {
    db,
    act: (run) => (isOver ? run() : stretch(here(), run)),
    commit: async (last) => {
      await top.turn;
      await last(await open());
      isOver = true;
      keep();
      await whole;
    },
    rollBack: async () => {
      isOver = true;
      drop(new Error('rolled back'));
      await whole?.catch(() => {});
    },
  };
}

/** Is it SQL that writes nothing and locks nothing? */
function isReading(query: string | readonly string[] | { strings: readonly string[] }): boolean {
  const texts = typeof query === 'string' ? [query] : 'strings' in query ? query.strings : query;
  return !WRITES_SQL.test(texts.join(' ? '));
}
