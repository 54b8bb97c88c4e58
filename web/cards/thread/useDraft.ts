import { useState } from 'react';

interface Draft {
  text: string;
  /** By which the server knows it when it is sent again. */
  key: string;
}
/** What was typed and not sent, by place: it is there again when its dialog opens again. */
const drafts = new Map<string, Draft>();
const noDraft = (): Draft => ({ text: '', key: crypto.randomUUID() });

/** Words on their way to a place, kept until they are sent. */
export function useDraft(place: string) {
  const [draft, setDraft] = useState(() => drafts.get(place) ?? noDraft());
  const keep = (next: Draft) => {
    drafts.set(place, next);
    setDraft(next);
  };
  return {
    draft,
    isEmpty: draft.text.trim() === '',
    // other words are another message
    type: (text: string) => keep({ text, key: crypto.randomUUID() }),
    clear: () => keep(noDraft()),
  };
}
