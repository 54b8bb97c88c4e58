import { DATABASE } from './eraseKept.ts';

const ROOM = 'kept';
const OWNER = 'owner';
const PAGE = 'page ';

/** Who the kept pages belong to. */
interface Owner {
  id: string;
}

/** What a page showed: the records that its query reaches. */
export interface KeptPage {
  /** ISO instant at which the server last said so. */
  seenAt: string;
  records: Readonly<Record<string, unknown>>;
}

const settled = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(ROOM);
    request.onsuccess = () => {
      const database = request.result;
      // another window erases everything
      const forget = () => {
        database.close();
        opening = null;
      };
      database.onversionchange = forget;
      database.onclose = forget;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** Work in one transaction; undefined where the browser keeps nothing, as in a private window. */
async function inRoom<Value>(
  mode: IDBTransactionMode,
  work: (room: IDBObjectStore) => Promise<Value>,
): Promise<Value | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  try {
    const transaction = (await open()).transaction(ROOM, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const value = await work(transaction.objectStore(ROOM));
    await done;
    return value;
  } catch {
    return undefined;
  }
}

const ownerIn = (room: IDBObjectStore) => settled<Owner | undefined>(room.get(OWNER));

/** From now on pages are kept for this person; what was kept of anybody else is gone. */
export async function keepFor(owner: Owner): Promise<void> {
  await inRoom('readwrite', async (room) => {
    const before = await ownerIn(room);
    if (before && before.id !== owner.id) await settled(room.clear());
    await settled(room.put(owner, OWNER));
  });
}

/** Keeps what a page showed, unless somebody else, or nobody, is signed in by now. */
export async function keepPage(ownerId: string, name: string, page: KeptPage): Promise<void> {
  await inRoom('readwrite', async (room) => {
    if ((await ownerIn(room))?.id === ownerId) await settled(room.put(page, PAGE + name));
  });
}

/** Whose pages are kept; null: nobody's. */
export async function keptOwner<Person extends Owner>(): Promise<Person | null> {
  return ((await inRoom('readonly', ownerIn)) as Person | undefined) ?? null;
}

/** Every kept page by its name. */
export async function keptPages(): Promise<ReadonlyMap<string, KeptPage>> {
  const kept = await inRoom('readonly', (room) =>
    Promise.all([settled(room.getAllKeys()), settled<KeptPage[]>(room.getAll())]),
  );
  if (!kept) return new Map();
  const [keys, values] = kept;
  const all = keys.map((key, place) => [String(key), values[place]!] as const);
  return new Map(all.filter(([key]) => key.startsWith(PAGE)).map(([key, page]) => [key.slice(PAGE.length), page]));
}
