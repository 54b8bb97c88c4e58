import type { Phrase } from './actPhrases.ts';
import type { HappeningKind, Tag } from './tags.ts';

const happens =
  (kind: HappeningKind) =>
  (match: RegExpExecArray): Tag => ({ t: 'happening', kind, text: match[0] });
const word = (said: string) => (): Tag => ({ t: 'word', word: said });

const WHEN = '(?:on |the |early |late |this |next )*(?:today|tomorrow|tonight|mon|tue|wed|thu|fri|sat|sun|\\d)';
const BACK = '(?:back|return(?:ing|s)?|home|until|till)';
const LINE = '(?:train|rail|bus|tube|metro|transport|airport|airline|tram|teachers?|nursery|general|school|pilots?)';

/** What takes days away, and what only sounds like it. Read before what is general. */
export const ABSENCE_PHRASES: readonly Phrase[] = [
  // a day with room, and not one to clear
  ['(?:is|looks) (?:wide |all )?(?:clear|open)(?= (?:[.,]|for|now|after)(?: |$)|$)', word('free')],
  // what is left, and no rest
  ['(?:the )?rest(?= (?:is(?! (?:best|enough|over))|are|i am|i have) )', word('unchanged')],
  // nobody strikes it out
  [`${LINE} strikes?`, word('thing')],
  // how long something of life takes is no length of training
  [
    '(?:takes|taking|lasts?|lasting|costs?)(?: (?:me|about|around|over|up to))* (?:\\d+(?:\\.\\d+)?|an?|two|three|four|five|six|seven|eight|nine|ten) (?:hours|minutes)(?: (?:each way|one way|both ways))?',
    word('long'),
  ],
  [
    '(?:driv(?:e|ing)|fly(?:ing)?|travel(?:ling)?|sit(?:ting)?) (?:for )?(?:\\d+(?:\\.\\d+)?|two|three|four|five|six|seven|eight|nine|ten) hours',
    happens('occupied'),
  ],
  // "in court all day", "all day on a train"
  [
    '(?:in|at|on) (?:(?:an?|the|my) )?(?!home|bed|pain|it|foot|my|me|her|him|them|your|our|time|fire|track|plan|ice|agony|form)[a-z]+(?: [a-z]+)?(?= all (?:day|morning|afternoon|(?:of |day )?(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)))',
    happens('occupied'),
  ],
  [
    'all day (?:long )?(?:in|at|on) (?:(?:an?|the|my) )?(?!home|bed|pain|mon|tue|wed|thu|fri|sat|sun)[a-z]+',
    happens('occupied'),
  ],
  // "leaving Friday, back Tuesday"
  [
    `(?:i |we )?(?:am |are |will )?(?:leav(?:e|ing)|set(?:ting)? off|depart(?:ing)?|off)(?: (?:for|to) [a-z]+(?: [a-z]+)?)?(?= ${WHEN}.*\\b${BACK}\\b)`,
    happens('travel'),
  ],
];
