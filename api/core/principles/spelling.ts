import { editDistance } from '../units/editDistance.ts';

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

/** One letter wrong, missing or added, or two in the wrong order; the first is right. */
const isNear = (word: string, other: string): boolean => word[0] === other[0] && editDistance(word, other, 1) <= 1;

/** The text with its misspelled words as they are spelled; a word that might be two others stays. */
export const spelled = (text: string): string =>
  text.replace(/\b[a-z]{6,11}\b/g, (word) => {
    if (RIGHT.has(word)) return word;
    const near = KNOWN.filter((known) => isNear(word, known));
    return near.length === 1 ? near[0]! : word;
  });
