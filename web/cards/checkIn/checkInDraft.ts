import { useCallback, useSyncExternalStore } from 'react';
import type { RatingName } from './ratings.ts';

/** The answers of a check-in; null: not answered. */
export interface CheckInAnswers extends Record<RatingName, number | null> {
  travelThisWeek: boolean | null;
  majorDeadlines: boolean | null;
  notes: string;
}

type Edits = Readonly<Partial<CheckInAnswers>>;

const NONE: Edits = {};
/** By athlete and week, until the page is loaded anew; signing out does that. */
const drafts = new Map<string, Edits>();
const listeners = new Set<() => void>();

function put(key: string, edits: Edits): void {
  if (edits === NONE) drafts.delete(key);
  else drafts.set(key, edits);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What was changed and not saved yet; the short and the full form of the same week share it, and leaving either loses nothing. */
export function useCheckInDraft(athleteId: string, week: string) {
  const key = `${athleteId} ${week}`;
  const edits = useSyncExternalStore(subscribe, () => drafts.get(key) ?? NONE);
  const change = useCallback((edit: Edits) => put(key, { ...drafts.get(key), ...edit }), [key]);
  const forget = useCallback(() => put(key, NONE), [key]);
  return { edits, change, forget, isDirty: edits !== NONE };
}
