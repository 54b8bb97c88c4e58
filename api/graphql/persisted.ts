import { readFileSync, statSync } from 'node:fs';

/** Text of a persisted operation; null for an unknown id. */
export type FindPersisted = (id: string) => string | null;

/** Operations from the file that relay-compiler writes, id to text. An unknown id looks whether the file has changed. */
export function persistedFile(path: string): FindPersisted {
  let texts: Record<string, string> = {};
  let readAt = -1;
  const refresh = (): void => {
    const changedAt = statSync(path).mtimeMs;
    if (changedAt === readAt) return;
    texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    readAt = changedAt;
  };
  refresh();
  return (id) => {
    if (!Object.hasOwn(texts, id)) refresh();
    return Object.hasOwn(texts, id) ? texts[id]! : null;
  };
}

interface Params {
  extensions?: Record<string, unknown> | null | undefined;
  [name: string]: unknown;
}

/** The persisted id that a request carries, in any of the usual places; null: none. */
export function persistedIdOf(params: Params): string | null {
  const persisted = params.extensions?.persistedQuery as { sha256Hash?: unknown } | undefined;
  const id = persisted?.sha256Hash ?? params.documentId ?? params.doc_id ?? params.id;
  return typeof id === 'string' && id !== '' ? id : null;
}
