/** Name of the browser's database; nothing else of the product uses one. */
export const DATABASE = 'evenpace';

/** Nothing that was kept of anybody is left in this browser; other windows let go of it. Settles when it is done. */
export function eraseKept(): Promise<void> {
  return new Promise((resolve) => {
    if (!globalThis.indexedDB) return resolve();
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = request.onerror = () => resolve();
  });
}
