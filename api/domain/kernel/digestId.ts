import { createHash } from 'node:crypto';

/** A digest of what was shown, in the form of a uuid: the same content has the same id, so that what is applied is what was seen. */
export function digestId(content: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
