import { DAY, ONE, type Rewriting, rewritings } from './slots.ts';

/** What holds for good. */
export const FOR_GOOD: readonly Rewriting[] = rewritings([
  // for good
  [
    `\\bnever (?:ever )?(?:schedule|plan|put|book|give me|place|set) (?:me )?(?:anything|any training|any workouts?|a workout|workouts|training)(?: on)? (mon|tues|wednes|thurs|fri|satur|sun)days?\\b`,
    'no training on $1days from now on',
  ],
  [
    '\\bi (?:have )?(?:quit|stopped|given up|gave up|give up|am done with|am through with) (?:the )?(pool|gym|swimming|running|cycling|riding|strength)(?=[ .,].*\\b(?:for good|for ever|forever|permanently|for life)\\b)',
    'no more $1',
  ],
  [
    '\\bmy long (?:day|session|workout) (?:should be|is|to be|shall be|is going to be) (?:on )?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
    'long workouts on ',
  ],
  [
    '\\b(before work|after work|(?:in the )?(?:mornings?|evenings?|afternoons?)|lunch ?times?|lunch breaks?) (?:is|are) (?:the only (?:time|slot|option)(?: (?:that works|i have|i can|for me|left|i can train))*|when i (?:train|can train)|best for (?:my )?training)',
    'i always prefer training $1',
  ],
  [
    '\\bi (?:only|always|usually|generally) (?:train|work out|exercise|do my training) (?=(?:in the )?(?:mornings?|evenings?|afternoons?)|before work|after work|at lunch)',
    'i always prefer training ',
  ],
  ['(?<=\\d ?(?:h|hrs?|hours?)) ?\\/ ?(?:week|wk|w)\\b', ' a week'],
  [
    '\\bweekly (?:hours|volume|time|training) from \\d+(?: ?h| ?hours)? to (\\d+)(?: ?h\\b| ?hours)?',
    'weekly hours to $1 hours',
  ],
  [
    `\\b(?:take|knock|bring|turn|dial|drop|pull) (?:it |things |the (?:intensity|effort) )?(?:down |back )?(?:a|one) (?:notch|gear|peg|level)(?: (?:off|down|back))?(?: (?:on|of|for|from))?\\b`,
    'ease',
  ],
  [`\\b(?:turn|bring|take|dial|tone) (?:it|things|the (?:intensity|effort)) down\\b`, 'ease'],
  [`\\bdumb down\\b`, 'ease'],
  [`(?<=^(?:${DAY}|${ONE}) )should not be (?:so|that|too|as|quite so) (?:hard|tough|intense)\\b`, 'easier'],
]);
