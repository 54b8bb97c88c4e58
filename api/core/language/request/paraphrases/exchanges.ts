import { AT_START, NEW, TYPED_DAY, WHEN, type Rewriting, rewritings } from './slots.ts';

/** What stands around a wish, and one workout for another. */
export const EXCHANGES: readonly Rewriting[] = rewritings([
  // what stands around it
  ['\\bkindly\\b', 'please'],
  ['(?<=\\bwhat\\b.*) again(?=[ ?]*$)', ''],
  ['\\b(?:the )?next day (?:with nothing(?: on(?: it)?)?|without (?:training|anything)|off)\\b', 'my next rest day'],
  ['^(?:please|pls)[ ,]+(?=thanks|thank you|thx)', ''],
  [`(?:^|(?<=[ ,:;]))\\(?(?<!\\d[.])\\d[).](?= [a-z])`, '.'],
  [
    `${AT_START}(?:two|three|2|3|a few|several|a couple of) (?:things|wishes|requests|questions|changes)(?: (?:please|today))? ?[:.,-]`,
    '',
  ],
  [
    `${AT_START}no (?=(?:${TYPED_DAY}) (?:is|works|suits|would be) (?:me |for me )?(?:fine|ok|okay|good|great|perfect|better|best))`,
    'no , ',
  ],
  ['\\brunning (?=late|behind|out of|errands|around|a (?:fever|temperature))', 'being '],
  ['\\b(?:would|could) sooner\\b', 'would rather'],
  [
    `[ ,.;]+(?:and |then )?(?:i )?(?:will |am )?(?:start(?:ing)?|begin|resume|restart|back|be back) again (?:on |from )?(?:${TYPED_DAY})`,
    '',
  ],
  // one in, one out
  [`\\b(?:no )?(${NEW}|strength|gym) out ?[,;.]? ?(?:and |but )?(${NEW}|strength|gym) in\\b`, 'replace $1 with $2'],
  [`(?<=^|[,.:;] ?|day )(${NEW}|strength|gym) out(?=[,.;]|$)`, 'skip the $1'],
  [
    `${AT_START}no (${NEW}) (${WHEN}) ?[,.;-]? ?(?:but |just )?(?:a )?(${NEW}) instead\\b`,
    'replace the $1 $2 with a $3',
  ],
  [`${AT_START}no pool (${WHEN}) ?[,.;-]? ?(?:but |just )?(?:a )?(${NEW}) instead\\b`, 'replace the swim $1 with a $2'],
  [
    `\\bi (?:want|would like|will|am going|would rather|rather)(?: to| do| go)* (${NEW})((?: on)? (?:${TYPED_DAY}))?(?: ,|,)? (?:and )?(?:no|not) (${NEW})\\b`,
    'replace the $3$2 with a $1',
  ],
  [
    `\\bi (?:would rather|rather|prefer to) (${NEW}) than (${NEW}) ((?:on )?(?:${TYPED_DAY}))`,
    'replace the $2 $3 with a $1',
  ],
  [
    `([,.;] ?(?:but |and )?)((?:the |my )?(?:${NEW}|strength|gym)) (?:stays|can stay|remains)(?! (?:at|in|home|here|there|with)\\b)`,
    '$1keep $2',
  ],
  [
    `(?<=^|[,.;] ?|\\b(?:and|but|so) )((?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|today|tomorrow) (?:stays|remains|can stay|should stay|must stay)(?: exactly| just)? (?:as (?:it is|is|planned|scheduled|it was)|the same|untouched|unchanged|put)\\b`,
    'leave $1 alone',
  ],
  [
    `[ ,.;]+but (?:the |my )?(${NEW}|strength|gym)(?: and (?:the |my )?(${NEW}|strength|gym))? (?:is|are) (?:all )?(?:ok|okay|fine|good|no problem|still on)\\b`,
    (_: string, one: string, other?: string) => ` , keep ${one}${other === undefined ? '' : ` , keep ${other}`}`,
  ],
  [
    `(?<=^|[,.;] ?|\\bso )(${TYPED_DAY}) (?:is|are|would be) (?:all )?(?:fine|ok|okay|no problem|good|possible)(?= ?,? (?:but|though)\\b)`,
    'keep $1 ',
  ],
  // "nothing that day, the 15th is ok": of the day that is open nothing is asked
  [
    `(?<=\\b(?:nothing|no training|day off|rest day|free)\\b[^.!?]{0,60}),(?: and| but)? (?:on )?(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)|${TYPED_DAY}) (?:is |are |would be )?(?:again )?(?:ok|okay|fine|good|possible|normal)(?: again)?(?=[ .!]*$)`,
    '',
  ],
  [
    `\\bi can (?:only )?(?:do|make|manage) (?:the |my )?(${NEW}|strength|gym)((?: on)? (?:${TYPED_DAY}))? but (?:not|no) (?:the |my )?(${NEW}|strength|gym)\\b`,
    'keep the $1$2 , skip the $3$2',
  ],
  [
    `((?:the |my )?(?:long |easy )?(?:${NEW}|strength|gym|session|workout)(?: (?:on )?(?:${TYPED_DAY}))?) (?:clashes|collides|overlaps) with [a-z ]{1,30}[,.;] ?(?:so |maybe )?(${TYPED_DAY})[a-z ]{0,20} (?:would be|would work|is|works|suits)(?: me)?(?: (?:great|better|good|best|fine|ok|nice))?`,
    'move $1 to $2',
  ],
  [`${AT_START}not (${WHEN}) (?:nor|or|and not) (${WHEN})(?=[.!]?$)`, 'nothing $1 and $2'],
  [
    `\\b(?:i )?(?:can not|could not|will not)(?: do| manage| make| ride| run| train)* \\d(?:[.]\\d)? ?(?:h|hrs?|hours?) ((?:on )?(?:${TYPED_DAY}))[ ,.;]+(?:but |so )?(?:what|how) about (\\d(?:[.]\\d)?)(?: ?(?:h|hrs?|hours?))?`,
    '$1 $2 hours',
  ],
  // "I don't fancy three hours, two would be plenty on Saturday": as long as that
  [
    `(?<=\\b(?:do not|can not|would rather not|no)\\b[^.]{0,30} \\w+ ?(?:h|hrs?|hours?)\\b[^.,;]{0,40})[,;.] (?:but |so )?(one|two|three|four|\\d(?:[.]\\d)?)(?: ?(?:h|hrs?|hours?))? (?:would|will|is|are)(?: be)? (?:quite |more than )?(?:plenty|enough|fine|ok|okay|better)((?: on)? (?:${TYPED_DAY}))?`,
    ' , make it $1 hours$2',
  ],
  [
    `\\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s (sessions?|workouts?|training|run|ride|swim|stuff) (next week) (on|to) `,
    "$3 $1's $2 $4 ",
  ],
  [
    `\\bno (run|ride|swim|bike|strength|gym)((?: on)?(?: this week| next week| (?:${TYPED_DAY})))? ?,? (?:just|only) (?:the )?(?:${NEW}|strength|gym) and (?:the )?(?:${NEW}|strength|gym)\\b`,
    'no $1$2',
  ],
  [
    `\\b(?:do |have )?(mon|tues|wednes|thurs|fri|satur|sun)day(?:'s)? on (mon|tues|wednes|thurs|fri|satur|sun)day and \\2day(?:'s)? on \\1day\\b`,
    'swap $1day and $2day',
  ],
  [`${AT_START}(${NEW}) (${TYPED_DAY}) (${NEW}) (${TYPED_DAY})(?=[.!]?$)`, '$1 on $2 and $3 on $4'],
]);
