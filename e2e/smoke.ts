/** What npm test asks of the browser at a desk: the ways that most people go, each once. All stories run in CI and with npm run e2e. */
export const SMOKE = [
  // at a wide window
  'a visitor gets a plan that keeps their limits and says why',
  'sign-in leads back to the place that asked for it',
  'a forgotten password is replaced by the link of an e-mail, and the link is used up',
  'a workout is dragged, the second window follows, undo brings it back exactly',
  'the keyboard lifts, carries and drops; Ctrl+Z undoes',
  'a bad week shows what it would ease and why, and waits; applied, one workout is kept, and undo brings all of it back',
  'a week tells which limit a change broke, who made it, and takes it back',
  'a request in plain words is previewed, applied in part until a date, told in the history, and gone back on',
  'the history tells each change, puts one workout back and goes back to a point; undo returns',
  'a season is made, raced, warned of, planned anew and taken back; a second window follows',
  'a coach invites an athlete, eases a week, teaches a principle, plans anew, and takes back what was too much',
  'a calendar is subscribed to at the times that were chosen, and ended',
  'the last seen week is read without a network, follows again with one, and goes with its account',
  'a server that goes away is told calmly: pages stay, changes are refused in words, and its return needs no reload',
  // on a phone
  'a finger holds and drags, and a swipe scrolls',
] as const;
