/** What the chat does, in a sentence for everyone. */
export const CHAT_PROMISE = 'Say in your own words what should change. Nothing changes until you apply it.';
