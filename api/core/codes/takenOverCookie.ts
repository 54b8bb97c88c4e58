/** Left in the browser of a person to whom an account has passed, until they have read it: how many of what has ended, and nothing else. */
export const TAKEN_OVER_COOKIE = 'taken_over';
