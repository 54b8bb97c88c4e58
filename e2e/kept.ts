import type { Page } from '@playwright/test';

/** How long a worker may take to come: it fetches the whole application, one file after another. */
export const WORKER_COMES = { timeout: 90_000 };

/** Everything that the browser keeps of a person, as text. */
export const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const rows: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const room of database.objectStoreNames) {
        rows.push(
          ...(await new Promise<unknown[]>((resolve, reject) => {
            const request = database.transaction(room).objectStore(room).getAll();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          })),
        );
      }
      database.close();
    }
    const files: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) files.push(new URL(url).pathname);
    return { rows: rows.length, text: JSON.stringify(rows), files };
  });
