// Words of plans that are often misspelled, and long enough that one wrong letter leaves no doubt.
const KNOWN =
  `monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays weekend weekends weekday weekdays
  swimming running cycling strength interval intervals session sessions training workout workouts beginner beginners threshold recovery marathon triathlon maximum minimum exercise`.split(
    /\s+/,
  );
const RIGHT = new Set([
  ...KNOWN,
  ...'straining draining raining training trainings cunning gunning sessional strengths marathons triathlons workload mission missions recover recovers recovered'.split(
    ' ',
  ),
]);

/** Is it the other word with one letter wrong, missing, added, or two in the wrong order? */
function isNear(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const [rest, otherRest] = [word.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}

/** The text with its misspelled words as they are spelled; a word that might be two others stays. */
export const spelled = (text: string): string =>
  text.replace(/\b[a-z]{6,11}\b/g, (word) => {
    if (RIGHT.has(word)) return word;
    const near = KNOWN.filter((known) => isNear(word, known));
    return near.length === 1 ? near[0]! : word;
  });
