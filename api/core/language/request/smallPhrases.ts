import { tableOf } from '../../units/tableOf.ts';
import type { Phrase } from './actPhrases.ts';
import { NUMBER, numberOf } from './numbers.ts';
import type { Prep, Tag } from './tags.ts';

const prep = (name: Prep) => (): Tag => ({ t: 'prep', prep: name });

const OPENS = '(?<=^|[.,] |(?:and|but|so|then|coach|hi|hey) )';

const daysIn = (count: string, unit: string) => Math.round(numberOf(count) * (unit.startsWith('week') ? 7 : 1));
const SIGN: Readonly<Record<string, 1 | -1>> = tableOf({
  later: 1,
  back: 1,
  after: 1,
  earlier: -1,
  sooner: -1,
  forward: -1,
  before: -1,
  ahead: -1,
});

/** Links between the pieces: prepositions, conjunctions, pronouns, shifts by days. */
export const SMALL_PHRASES: readonly Phrase[] = [
  [
    '(?:should|must|shall) (?:i|we)(?! (?:say|mention))|do (?:i|we) (?:really |still )?(?:need|have|get) to|(?:do|would) you (?:think|say|recommend|advise|suggest)(?: that)?(?: (?:i|we) (?:should|can|could))?|is it (?:worth|wise|sensible|safe|smart|better|normal|bad)|would it be (?:better|wise|smart|sensible|bad)|why(?! (?:do not (?:we|you)|not)(?: |$))|how come',
    () => ({ t: 'advice' }),
  ],
  // at the start of a clause: a question about the plan, or what was done already
  [
    `${OPENS}(?:what(?! (?:about|if))|who|which (?:is|was|of|shoes)|when (?:is|was|should|will|do|does)|where (?:is|was|should|will|do)|how (?:many|much|long|far|hard|fast|do|does|is|was|should|would|am|did)|(?:am|was|did|will|have) i|are we|(?:is|are|was|were|does|did)(?= (?:today|tomorrow|tonight|yesterday|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|the|my|that|this|next|there(?! (?:a|any|some) (?:way|chance|option)))(?: |$))|(?:please )?(?:explain|tell me|remind me|show me|let me know))`,
    () => ({ t: 'advice' }),
  ],
  ['(?:i |we )?(?:ran|rode|swam|cycled|biked|jogged)', () => ({ t: 'advice' })],
  ['(?:the )?rest of (?:it|that|them)', () => ({ t: 'word', word: 'remainder' })],
  ['\\.', () => ({ t: 'stop' })],
  ['[,:]|-', (m) => ({ t: 'comma', dash: m[0] === '-' })],
  [
    `(?:by )?${NUMBER} (days?|weeks?) (later|back|after|earlier|sooner|forward|before|ahead)`,
    (m) => ({ t: 'shift', days: daysIn(m[1]!, m[2]!) * SIGN[m[3]!]!, signed: true }),
  ],
  [
    `(back|forward|later|earlier)(?: by)? ${NUMBER} (days?|weeks?)`,
    (m) => ({ t: 'shift', days: daysIn(m[2]!, m[3]!) * SIGN[m[1]!]!, signed: true }),
  ],
  [`(?:by )?${NUMBER} (days?|weeks?)(?! off)`, (m) => ({ t: 'shift', days: daysIn(m[1]!, m[2]!), signed: false })],
  [
    '(?:the )?(?:next day|day after|following day)(?! (?:the|my|tomorrow))',
    () => ({ t: 'shift', days: 1, signed: true }),
  ],
  ['(?:the )?(?:previous day|day before)(?! (?:the|my))', () => ({ t: 'shift', days: -1, signed: true })],
  [
    '(?:the )?(?:first|former|earlier|earliest|1st)(?: (?:one|option|of them|of those))',
    () => ({ t: 'pick', index: 0 }),
  ],
  ['(?:the )?(?:second|latter|2nd)(?: (?:one|option|of them|of those))', () => ({ t: 'pick', index: 1 })],
  ['(?:the )?(?:third|3rd)(?: (?:one|option|of them))', () => ({ t: 'pick', index: 2 })],
  ['(?:the )?(?:last|later|latest)(?: (?:one|option|of them|of those))', () => ({ t: 'pick', index: -1 })],
  ['the (first|former)(?= |$)', () => ({ t: 'pick', index: 0 })],
  ['the (second|latter)(?= |$)', () => ({ t: 'pick', index: 1 })],
  ['instead of|rather than|than|in place of|in lieu of|as opposed to', prep('insteadOf')],
  ['instead|rather', () => ({ t: 'instead' })],
  [
    '(?:and )?(?:(?:am |be |get |getting |come |coming |fly |flying |drive |driving )?(?:back(?: (?:home|again))?|home (?:again|late|early)(?: late| early)?|(?:come|coming|get|getting|fly|flying|drive|driving) home)(?: late| early)?|return(?:ing)?)(?: on(?= ))?(?= (?:the |(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: |$)|tomorrow|next |\\d))|until|up until|(?:up )?(?:to|until) and including|till|through(?: to)?|thru',
    prep('until'),
  ],
  ['before(?= (?:the |this |next |my )?(?:weekend|race|mon|tue|wed|thu|fri|sat|sun|\\d))', prep('before')],
  ['into|as', prep('into')],
  ['onto|to', prep('to')],
  ['from|starting(?: (?:on|from))?|since', prep('from')],
  ['between', prep('between')],
  ['on|at|in|during|over|this coming', prep('on')],
  ['for', prep('for')],
  ['with', prep('with')],
  ['of', prep('of')],
  ['because(?: of)?|as i|since i|so that|due to|cause|owing to', () => ({ t: 'conj', word: 'because' })],
  [
    'nor(?= (?:on |the )*(?:\\d|mon|tue|wed|thu|fri|sat|sun|today|tomorrow|tonight|next|this))',
    () => ({ t: 'word', word: 'or' }),
  ],
  ['nor|and also|and then|and|plus|also|as well as', () => ({ t: 'conj', word: 'and' })],
  ['but|though|although|however|except(?: for)?', () => ({ t: 'conj', word: 'but' })],
  [
    'then|so(?! (?:busy|tired|much|many|hard|sore|long|far|good|stressed|sick))|therefore|afterwards',
    () => ({ t: 'conj', word: 'then' }),
  ],
  // "not the long run, the easy one": which one is not meant
  ['(?<!\\bcan (?:[a-z]+ ){1,4}but )not(?= (?:the|my) )', () => ({ t: 'act', act: 'keep' })],
  ['not|no|without|do not|zero', () => ({ t: 'not' })],
  ['(?:both|all) of (?:them|those|these)|them|those|these|both', () => ({ t: 'pronoun', plural: true })],
  ['it|that one|this one|that|the one|one', () => ({ t: 'pronoun', plural: false })],
  ['(?:in the )?(?:early )?mornings?|before work|before breakfast|first thing', () => ({ t: 'time', time: 'morning' })],
  ['(?:in the )?afternoons?|after (?:lunch|school)', () => ({ t: 'time', time: 'afternoon' })],
  ['at (?:lunch|noon|midday)|lunch ?(?:times?|breaks?)|midday', () => ({ t: 'time', time: 'midday' })],
  ['(?:in the )?evenings?|after work|at night|nights', () => ({ t: 'time', time: 'evening' })],
  ["'s", () => ({ t: 'possessive' })],
];
