import { type PrismaClient, createClient } from './client.ts';
import { startEmbedded } from './embedded.ts';
import { forgetErased } from './forgetErased.ts';
import { migrate } from './migrate.ts';

export interface Database {
  db: PrismaClient;
  /** Leaves nothing of erased rows in the files of the embedded database; another one is its owner's to look after. */
  forgetErased(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  url: string | null;
  dataDir: string;
  say: (line: string) => void;
  /** What a statement or a transaction may take, where nobody waits for an answer. */
  longestMs?: number;
  /** Hears when the embedded database has ended and cannot be started again; without it, nobody looks after it. */
  onGivenUp?: (error: unknown) => void;
}

/** The migrated database: the one named by `url`, or the embedded one of `dataDir`. Throws StartRefused. */
export async function openDatabase({ longestMs, onGivenUp, ...options }: Options): Promise<Database> {
  const server = options.url === null ? await startEmbedded(options.dataDir, { say: options.say }) : null;
  try {
    const url = server?.url('postgres') ?? options.url!;
    await migrate(url);
    const db = createClient(url, { ...(longestMs !== undefined && { longestMs }) });
    // the client loads its parts at the first query; that is no part of anyone's first request
    await db.$queryRaw`select 1`;
    if (onGivenUp) server?.watch(onGivenUp);
    return {
      db,
      forgetErased: async () => {
        if (server) await forgetErased(url);
      },
      close: async () => {
        await db.$disconnect();
        await server?.stop();
      },
    };
  } catch (error) {
    await server?.stop();
    throw error;
  }
}
