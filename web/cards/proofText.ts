import { shortDay } from './dateText.ts';

/** 'Nothing new before 2027-01-06' with the day as people write it. */
export function constraintText(constraint: string): string {
  return constraint.replace(/\b\d{4}-\d\d-\d\d\b/g, shortDay);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d.%]+/gu) ?? [];

/** 'At most 1 hard day' says its limit of '1 day' already, 'Mon unavailable' that there is none. */
export function saysLimit(constraint: string, limit: string): boolean {
  if (/^0\b/.test(limit)) return true;
  const said = new Set(wordsOf(constraint));
  return wordsOf(limit).every((word) => said.has(word));
}
