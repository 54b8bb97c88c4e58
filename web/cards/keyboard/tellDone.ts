/** Marks the button of a card that tells that its workout was done as planned: the keyboard presses it from the card. */
export const TELL_DONE = 'data-tell-done';
