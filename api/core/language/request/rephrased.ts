const OTHERS =
  '(?:my |the |our )?(?:wife|husband|partner|girlfriend|boyfriend|parents?|mum|mom|mother|dad|father|flatmate|nanny|babysitter|boss|coach|kids?|children|son|daughter|friend|brother|sister)';
const GROUP = '(?:my |the |our )?(?:\\w+ )?(?:group|team|club|class|squad|lesson|course|partner)';
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|january|february|march|\\d+\\w*)';
const WEEKDAY = '(?:(?:on |next week )*(?:mon|tues|wednes|thurs|fri|satur|sun)day)';

/** What is said in many ways, said in the one that is read; in this order. */
const REPHRASED: readonly (readonly [RegExp, string])[] = [
  // whoever else is away leaves the athlete at home; the days that are named with it stay
  [
    new RegExp(
      `(?<!\\b(?:with|and) )\\b(?:because |as |since )?${OTHERS} (?:is|are|will be) (?:\\w+ )?(?:away|travelling|gone|abroad|out of town|on (?:a |his |her |their )?(?:business trip|work trip|holiday|trip|vacation|course))(?: (?:so|and)\\b)?`,
      'g',
    ),
    '',
  ],
  // where a group has moved to is why, and no wish
  [
    new RegExp(
      `\\b(?:because|as|since) ${GROUP} (?:has |have |had )?(?:moved|changed|switched|shifted|gone)(?: (?:to|on|from|the|${DAY}))*`,
      'g',
    ),
    '',
  ],
  [/\bi do not (?:think|believe) (?:that )?i (?:can|could|will be able to|am able to)\b/g, 'i can not'],
  [
    /\b(?:can not|do not want to|will not) (train|run|ride|swim|go|exercise|do) (?:for )?(?:longer|more) than\b/g,
    'can only $1 at most',
  ],
  [/\ba couple (days|weeks)\b/g, 'a couple of $1'],
  [
    /\bfor the (?:rest|remainder) of (january|february|march|april|may|june|july|august|september|october|november|december)\b/g,
    'in $1',
  ],
  [
    /\b(?:nights? (?:are|were|is|was|have been) (?:\w+ )?(?:short|bad|awful|terrible|sleepless)|(?:short|sleepless) nights)\b/g,
    'i slept badly',
  ],
  // two requests in one breath
  [
    /(?<=\b[a-z]{2,} )(?<!\b(?:if|so|and|or|but|that|when|how|where|what|why|which|pace|far|fast|time|before|until) )(can|could) we (?=(?:go|do|make|move|skip|swap|take|cut|keep)\b)/g,
    '. $1 we ',
  ],
  // "tuesday only the swim": the rest of that day is not possible
  [
    new RegExp(`\\b(${WEEKDAY}) only (?:the |my |a )?(swim|run|ride|strength)(?= [.,]|$)`, 'g'),
    'i can not train $1 , can only $2',
  ],
  // the race that is planned, on another day
  [
    /\b(?:want to |would like to |going to |will )?race (?:my |the )?(?:half marathon|half|marathon|10 k|5 k|triathlon|race)?(?: on)? (.+?) instead of\b/g,
    'move the race to $1 instead of',
  ],
];

/** The same words, with what has many forms in one. */
export function rephrased(words: readonly string[]): string[] {
  const text = words.join(' ');
  const plain = REPHRASED.reduce((before, [pattern, by]) => before.replace(pattern, by), text);
  return plain === text ? [...words] : plain.split(' ').filter((word) => word !== '');
}
