import { useCallback, useSyncExternalStore } from 'react';
import type { useRequestAdjustmentMutation } from '../../__generated__/useRequestAdjustmentMutation.graphql.ts';
import type { Payload } from '../../forms/useAct.ts';

/** What the coach made of a request. */
export type Suggestion = Payload<useRequestAdjustmentMutation>['suggestion'];
type Change = Suggestion['changes'][number];
/** One change as every list of changes shows it. */
export type SuggestedChange = Omit<Change, 'reasonKind'>;

/** One message of the conversation. */
export type Message =
  | { readonly id: number; readonly role: 'athlete'; readonly content: string }
  | { readonly id: number; readonly role: 'coach'; readonly content: string; readonly suggestion: Suggestion };

/** Why there is no answer, or why one cannot be applied any more. */
export type Problem =
  | { readonly kind: 'notUnderstood' }
  | { readonly kind: 'noSchedule' | 'unreachable' | 'outdated'; readonly message: string };

export interface Conversation {
  /** What is typed and not sent. */
  readonly draft: string;
  /** Oldest first. */
  readonly messages: readonly Message[];
  readonly isWaiting: boolean;
  readonly problem: Problem | null;
  /** Ids of the changes of the latest suggestion that the athlete does not want. */
  readonly leftOut: readonly string[];
  /** What later weeks could not take of the changes applied last, each in a sentence. */
  readonly skipped: readonly string[];
}

const EMPTY: Conversation = { draft: '', messages: [], isWaiting: false, problem: null, leftOut: [], skipped: [] };

/** By athlete, until the page is loaded anew; signing out does that. */
const conversations = new Map<string, Conversation>();
const listeners = new Set<() => void>();
let count = 0;

/** Unique in this window. */
export const nextMessageId = () => ++count;

export const conversationOf = (athleteId: string): Conversation => conversations.get(athleteId) ?? EMPTY;

export function changeConversation(athleteId: string, change: Partial<Conversation>): void {
  conversations.set(athleteId, { ...conversationOf(athleteId), ...change });
  for (const listener of listeners) listener();
}

/** Ends the conversation; what is typed and not sent stays. */
export function clearConversation(athleteId: string, skipped: readonly string[] = []): void {
  changeConversation(athleteId, { ...EMPTY, draft: conversationOf(athleteId).draft, skipped });
}

/** The latest suggestion that can be applied: one with changes, or one that the coach is to remember for good. */
export function openSuggestion({ messages }: Conversation): Suggestion | null {
  const suggestions = messages.flatMap((message) => (message.role === 'coach' ? [message.suggestion] : []));
  return suggestions.findLast((suggestion) => suggestion.changes.length > 0 || isLasting(suggestion)) ?? null;
}

/** The changes of the suggestion that the athlete wants. */
export const wantedChanges = ({ leftOut }: Conversation, suggestion: Suggestion | null): readonly Change[] =>
  suggestion?.changes.filter(({ changeId }) => !leftOut.includes(changeId)) ?? [];

/** Nothing of the coming four weeks changes, but what is wanted holds from now on. */
export function isLasting({ changes, question, reach }: Suggestion): boolean {
  return changes.length === 0 && question === null && reach?.scope === 'ALL_FUTURE';
}

/** What the athlete wishes can be wished for every week; what an illness, an injury or a limit asks for has a span of its own. */
export const canReachFurther = ({ reasonKind }: Change): boolean => reasonKind === 'REQUEST';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The conversation with the coach; every screen shows the same one, and leaving a screen loses nothing. */
export function useConversation(athleteId: string) {
  const conversation = useSyncExternalStore(subscribe, () => conversationOf(athleteId));
  const change = useCallback((part: Partial<Conversation>) => changeConversation(athleteId, part), [athleteId]);
  return [conversation, change] as const;
}
