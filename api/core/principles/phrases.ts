// How coaches say plain rules: what says nothing is left out, and common turns of speech become the words of `lexicon.ts`.
// Each works on one sentence in plain words, as `text.ts` makes them, in this order.

import { type Rewrite, rewriterOf } from './rewriting.ts';

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?|s)?';
const DAYS = `(?:(?:on )?(?:${DAY}(?:(?: ?, ?| and | or |, and )${DAY})*|week ?ends?|week ?days?))`;
const ONE_SPORT = '(?:swim(?:s|ming)?|run(?:s|ning)?|rid(?:es?|ing)|cycling|bik(?:es?|ing)|strength)';
/** Ends a part of a sentence. */
const END = '(?=$| [,:])';

/** Says nothing wherever it stands. */
const SAYS_NOTHING = [
  'full stop',
  'end of (?:the )?(?:story|discussion|debate|message)',
  '(?:and )?no (?:discussions?|debates?|arguments?|excuses?|exceptions?|ifs and buts|ifs or buts|ifs|buts|ifs no buts|compromises?|negotiations?|questions asked)(?= ?$)',
  '(?:and )?(?:that is|that) (?:it|that|final|all|the (?:rule|law|end of it)|my rule|not negotiable|non negotiable)(?= ?$)',
  '(?<=^|[,:] )period(?= ?$)',
  '(?:it is |this is |that is )?(?:non|not) negotiable',
  '(?<=\\b(?:free|off|alone|empty|rest|training) )for (?:the |your |their |our |my )?(?:family|church|life|loved ones|partner|spouse)(?= ?$)',
  'in (?:my|our|your|their|any of my) (?:plans?|schedules?)',
  'basta|punkt',
  'pls|plz|please|kindly',
  'thank you|thanks|cheers',
  '(?:in|by) my book',
  'in (?:this|my|our) (?:club|squad|team|group|house|camp|programme|program)',
  '(?:under|on) my watch(?= ?$)',
  '(?:no matter what|whatever happens|come what may|come rain or shine|rain or shine|whatever the (?:sport|weather|season|occasion|mood|excuse|reason))',
  '(?:so )?(?:listen|look|right|well|okay|ok|now|folks|people) ,(?= )',
  '(?:you know|i mean|mind you|trust me|believe me|simple as that|mark my words|i repeat|i am afraid|to be (?:clear|honest|fair)|just so you know)',
  '(?:as )?(?:always|ever|usual)(?= ?$)',
  '(?:so )?(?:basically|obviously|clearly|frankly|honestly|seriously|literally|definitely|absolutely|simply put|of course|naturally|in short|long story short)',
  // behind a negation alone: "Intervals on Tuesday ok" allows them
  '(?=(?:ok|okay|alright|right|understood|got it) ?$)(?<=^[^,:]*\\b(?:no|never|max|at most)\\b[^,:]*(?<! (?:is|are|be|it|also|all|still|perfectly|totally|quite)) )(?:ok|okay|alright|right|understood|got it)(?= ?$)',
  '(?:from now on|from today(?: on)?|as of now|starting now|henceforth|from here on)',
  'whatsoever|at any time|any ?more|any longer',
  '(?:in the )?(?:middle of the week|mid ?week) ?,? ?(?:say|like|perhaps|preferably)?(?= (?:on )?(?:mon|tue|wed|thu|fri))',
];

/** What a coach says before the rule. */
const BEFORE_THE_RULE = [
  '(?:a |my |our |the |one |1 |new |first |golden |iron |simple |only |house |basic |important |another )*(?:rule|principle|law|policy|reminder|note|deal|advice|motto|mantra)(?: (?:of mine|number \\d+|\\d+|here))? ?(?:is|says|:|colon)(?: that)?',
  '(?:very )?(?:simple|easy|short and sweet|quite simple|it is simple|plain and simple) :',
  'i (?:have )?(?:learn(?:ed|t)|learnt) (?:it |this )?the hard way ?[:,]?(?: that)?',
  'what i (?:tell|teach|say to|preach to) (?:all |every 1 of )*(?:my |our |the )?(?:folks|people|athletes|everyone|everybody|runners|guys) is ?,?(?: that)?',
  '(?:i|we) (?:really |always |strongly )*(?:insist|demand|ask|require|want it so|teach|preach|expect)(?: that| on)? ',
  '(?:in order )?to (?:stay|remain|keep|be) (?:fresh|healthy|fit|safe|sane|injury free|in 1 piece) ?[,:]',
  '(?:for|because of) (?:recovery|safety|health|freshness|longevity|consistency|injury prevention|(?:the )?family(?: reasons| peace)?|good measure) ?[,:]',
  '(?:and )?(?:1|another) (?:more )?thing ?[:,]',
  'strictly(?= (?:no|never|not)\\b)',
];

/** Asks, and does not demand. */
const SOFT = [
  '(?:if|when|where|wherever|whenever|wenn|as far as) (?:at all |ever )?(?:possible|feasible)',
  '(?:if|when|wherever) (?:you|they|we|it|life|the week|your week|the schedule) (?:can|could|fits?|works?(?: out)?|allows?(?: it)?|permits?|lets you|at all can)',
  '(?:but |though |although )?(?:it |that |this )?(?:is )?(?:not|no) (?:a )?(?:law|must|dogma|religion|obligation|strict rule|hard rule|hard and fast rule|set in stone|carved in stone|written in stone|mandatory|compulsory|binding|obligatory)',
  '(?:but )?(?:it is )?(?:only|just) (?:a|my) (?:preference|wish|suggestion)',
];

/** Makes a most of the amount that stands before. */
const NO_MORE =
  '(?: ?,)? (?:(?:and |but )?(?:not|no|never) (?:a single |a |1 |a minute |an hour |any )*(?:more|longer)|(?:and )?(?:never|not) (?:2|3|two))(?: than that| of (?:them|those))?(?: please)?';
const NOWHERE_ELSE =
  '(?: ?,)? (?:and |but )?(?:(?:never|no|not)(?: on)?(?: an| any| the)? ?(?:other|others|another) days?|nowhere else|not elsewhere|and no other days?)';

/** Says that what stands before it must not be. */
const MUST_NOT_BE =
  '(?:is|are|stays?|remains?) (?:strictly |completely |totally |absolutely |simply |just |all )*(?:out(?: of the question)?|taboo|verboten|a no go|no go|no goes|off the table|off the menu|not on the menu|not an option|no option|not on|history|dead(?: to me)?|not allowed|not permitted|not happening|not done|a thing of the past|a sin|nonsense|not to be)|(?:ha(?:s|ve) no (?:place|business|room)(?: here| there)?|do(?:es)? not (?:happen|exist|belong|take place)(?: here)?|makes? no sense|never happens?)';

/** Between what comes first and what comes next. */
const FOLLOWED_BY =
  '(?: (?:is|are|be|must be|should be|has to be|have to be|gets?))?(?: (?:always|directly|immediately|straight|right))* followed(?: directly| immediately)? by';

const LOAD_WEEKS =
  '(\\d) (?:(?:hard|loading|load|big|build|building|normal) weeks?|weeks? (?:of )?(?:on|load|loading|loaded|hard|up|build|building|work|working|loading up)|weeks? of (?:load|loading|work|building|training))';
const EASY_WEEK =
  '(?:an?|1|the next|1 week) (?:week )?(?:is |of )?(?:easy|easier|light|lighter|recovery|rest|recover|down|deload|unload(?:ing)?|stepback|regeneration|relief|adaptation)(?: 1)?(?: week)?';
const THEN = ' ?(?:,|:|and|then|followed by|and then|, then|, and then) ?';
const EASY =
  '(?:easy|easier|light|lighter|recovery|relief|regeneration|deload|an? (?:easy|easier|light|lighter) (?:1|week))';
const steps = (weeks: string): string => `recovery week after ${weeks} loading weeks`;
const ordinal = (word: string): number =>
  ({ third: 3, fourth: 4, fifth: 5, '3rd': 3, '4th': 4, '5th': 5 })[word as 'third'] ?? NaN;

const OF_PEOPLE = '(?:(?:every|each) (?:single )?(?:athlete|runner|rider|person|1))';

const REWRITES: readonly Rewrite[] = [
  [new RegExp(`^(?:and |so |but )?(?:${BEFORE_THE_RULE.join('|')})(?= )`), ''],
  [new RegExp(`\\b(?:${SAYS_NOTHING.join('|')})(?= |$)`, 'g'), ''],
  [new RegExp(`^(.*?)(?: ?,)? ?\\b(?:${SOFT.join('|')})${END}(.*)$`), 'ideally $1 $2'],
  [new RegExp(`^(?:${SOFT.join('|')}) (?!and\\b|or\\b)`), 'ideally '],
  [
    /^(?:all sports?|every sport|everything|anything|all)(?: is| are)?(?: allowed| ok| okay| fine| permitted| goes)(?: (?:but|except|apart from|other than|bar|save)(?: for)?) (?=\w+)/,
    'no ',
  ],
  [
    new RegExp(
      `^(.+?) (${DAYS}) (?:is|are) (?:not (?:forbidden|banned|a problem|off limits)|allowed|fine|ok|okay) , (?:but )?(\\w+) (?:is|are)( not)?$`,
    ),
    (all, _, days, other, not = '') =>
      / not /.test(all.split(' , ')[0]!) === (not === '') ? `no ${other} ${days}` : all,
  ],
  [
    new RegExp(`^(.*\\b(?:no|not|never|avoid|nobody)\\b.*?)(?: (?:to|must|should|may|can|ever))*${FOLLOWED_BY} `),
    '$1 before ',
  ],
  [new RegExp(`^(.+?)${FOLLOWED_BY} (.+)$`), 'after $1 $2'],
  [new RegExp(`\\b${MUST_NOT_BE}(?= |$)`, 'g'), 'is forbidden'],
  [/\bnone of (?:(?:my|our|the) (?:athletes|runners|riders|people|folks|team|squad|group)|you|them|us)\b/g, 'nobody'],
  [
    /\b(?:you |they )?(?:will )?(never|not)(?: ever)? (?:(?:find|catch|see) me (?:planning|scheduling|prescribing|writing|giving)|(?:find|see)(?! me))\b/g,
    '$1',
  ],
  [new RegExp(`\\bleave (${DAYS}) alone`, 'g'), 'keep $1 free'],
  [
    /^(\d+) (.+?) (?:is|are) (?:1 |already |simply |just )?too (?:many|much)$/,
    (_, n, of) => `at most ${Number(n) - 1} ${of}`,
  ],
  [
    /^(?:a|the) (?:second|2nd|2 nd) (.+?) (per week|a week|in a week|a day|per day) is (?:pointless|too much|forbidden|1 too many|wasted|unnecessary|useless|a waste)$/,
    'at most 1 $1 $2',
  ],
  [/^(?:train(?:ing)? )?2 times (?:a day|daily) is forbidden$/, 'no doubles'],
  [
    /\b(?:never|not|no) (?:go |going |train |training |work |push )?hard (?:on )?(?=(?:2 )?(?:days? in a row|consecutive days|days running)|backtoback)/g,
    'no hard sessions ',
  ],
  [
    /\b(?:never|not|no) (?:stack|pile|bunch|cluster|string)(?: up| together)? (?:the |your |any |2 )?((?:hard|intense|key|quality|tough) (?:days|sessions|workouts|efforts))(?: up| together)?$/,
    'no $1 backtoback',
  ],
  [
    /^(?!recovery week)((?:.* )?after .*?|.*? after .*?)(?: (?:is|be|stays?|should be|must be|has to be|comes|goes|always|an?|:|,))* easy(?: 1)?$/,
    '$1 an easy day',
  ],
  [/^keep (.+?) to (?=\d+ (?:percent|minutes|hours)\b)/, '$1 at most '],
  [/\+ ?(\d+(?:\.\d+)?) percent\b/g, '$1 percent increase'],
  [/\bhours per week ?:? (at most|max|under|below) (\d+(?:\.\d+)?)(?![.\d]| ?hours)/g, 'weekly hours $1 $2 hours'],
  [/^no (.+?) outside(?: of)? (?=(?:the )?(?:base|build|peak|taper|racespecific|specific)\b)/, '$1 only in '],
  [
    / ?: (?:in )?((?:the )?(?:base|build|peak|taper|racespecific)(?: and (?:base|build|peak|taper|racespecific))?) only$/,
    ' only in $1',
  ],
  [/\b(\d+ (?:weeks?|days?)) off (?=(?:from )?(?:run|bik|cycl|swim|rid|strength|intervals))(?:from )?/g, '$1 without '],
  [
    /^(.*\b(?:last|final) .*?)(?: ?,)? (?:and )?(?:then|after that|afterwards|from then on) (?:no more|none|nothing)(?: of (?:them|those|it))?$/,
    '$1',
  ],
  [new RegExp(`${NO_MORE}$`), ' at most'],
  [
    /^(.+?)(?: ?:)? (?:needs?|wants?|requires?|have|has|get|gets|with|are|deserves?)?(?: at least)? ?(\d+) days?(?: off| easy| of rest)? in between$/,
    '$2 days between $1',
  ],
  [
    /\b(?:(?:weekly |training )?hours|volume) (?:is |are |stays? )?(below|under|at most|max) (\d+(?:\.\d+)?)(?![.\d]| ?(?:hours|percent|minutes|km))/g,
    'weekly hours $1 $2 hours',
  ],
  [new RegExp(`${NOWHERE_ELSE}$`), ' only'],
  [
    /\b(?:makes? up|accounts? for|amounts? to|takes? up|comprises?|represents?|comes to) (?=at most|max|no more|not more|\d|less|up to)/g,
    'is ',
  ],
  [/\b(is|are|gets?) (?:ridden|run|swum|lifted|held|trained|performed|executed|reserved|booked)\b(?! free)/g, '$1'],
  [
    /\bthe longest (run|ride|swim|workout|session) (?:is|lasts|takes|may be|can be|may last|should be|must be)\b/g,
    'the longest $1 at most',
  ],
  [/\bone and the same day|\b1 and the same day\b/g, 'the same day'],
  [/\b(\d+ times) (?:on )?(?:the same|1|a single) day\b/g, '$1 a day'],
  [
    /\b(?<!\b(?:within|\d|\d clear|\d full|\d easy) )(?:on )?(?:the )?(?:same )?days? of (?=(?:the |a |an )?(?:long|hard|easy|key|interval|threshold|vo2max|strength|brick|swim|run|ride))/g,
    'on the same day as ',
  ],
  [
    /\bkeep (.+?) off (?:the )?((?:long|hard|key|interval|easy|strength|swim|run|bike|brick|threshold) .+?) days?$/,
    'no $1 on the same day as $2',
  ],
  [/\b(?:combine|mix|pair|couple) (.+?) with (?=.*\bday\b)/g, '$1 and '],
  [/\bpost(?: |-)?race(?! (?:phase|period|block|weeks?))/g, 'after race'],
  [
    /\bnothing (?:too |very |really )?(hard|intense|fast|long|strenuous)\b(?! (?:or|nor|than|\w+ than))/g,
    'no $1 sessions',
  ],
  [new RegExp(`(?<=^|, |: |and )(hard|intense)(?= only (?:on )?${DAYS}| (?:on )?${DAYS} only)`, 'g'), '$1 sessions'],
  [/\b(?:goes|go|going|gone|is up|climbs?|climbing) up\b(?! to)/g, 'grows'],
  [/\bpercent more\b/g, 'percent increase'],
  [
    /\b(?:from (?:1 )?week to (?:the )?(?:week|next)|week (?:on|over|by|to) week|(?:compared to|versus|vs|over|than) the (?:week before|previous week|last week|prior week))\b/g,
    'per week',
  ],
  [
    /\b(?:(?:a|per|each|every|in (?:a|any|1)|within (?:a|1)|once every) (?:fortnight|2 weeks period)|fortnightly)\b/g,
    'every 2 weeks',
  ],
  [
    /\b(?:a|per|each|in|within|over|across|every|in any|within any|over any) 2 weeks\b(?! (?:after|before|of|prior|post|out|to go))/g,
    'every 2 weeks',
  ],
  [/\b(?:in|within|per|across|in any) (3|4) weeks\b(?! (?:after|before|of|prior|post|out|to go))/g, 'every $1 weeks'],
  [
    new RegExp(
      `\\bevery (\\d) weeks (?:(?:is|are|be|stays?|goes|we go|you go|should be|must be|has to be|comes) )?${EASY}${END}`,
    ),
    'every $1 weeks recovery week',
  ],
  [
    new RegExp(
      `^(?:recovery week after \\d loading weeks , )?${LOAD_WEEKS}${THEN}${EASY_WEEK}(?: (?:week|off load))?$`,
    ),
    (_, n) => steps(n),
  ],
  [
    new RegExp(
      `^(?:load|build|train|work|push|build up|go|train hard|go hard)(?: for)? (\\d) weeks?${THEN}(?:back off|ease off|ease|rest|recover|unload|deload|step back|cut back|go easy|take it easy|easy)(?: (?:for )?(?:1|a week|1 week|the next(?: week)?))?$`,
    ),
    (_, n) => steps(n),
  ],
  [
    new RegExp(
      `^(?:load|build|train|work|push|build up|go hard)(?: for)? (\\d) weeks?${THEN}(?:back off|ease off|ease|rest|recover|unload|deload|step back|easy|go easy)(?: on| in)? the (third|fourth|fifth|3rd|4th|5th)(?: week| 1)?$`,
    ),
    (all, n, nth) => (ordinal(nth) === Number(n) + 1 ? steps(n) : all),
  ],
  [/^(?:always )?(\d) (?:\w+ )?easy days (?=(?:after|following) )/, 'no hard workouts $1 days '],
  // one sport, and no other
  [
    new RegExp(
      `^(?:(?:keep|leave) )?(${DAYS}) (?:is |are |stays? )?free (?:of|from) (?:everything|anything|all)(?: else)? (?:but|except(?: for)?|other than|apart from) (${ONE_SPORT})$`,
    ),
    'only $2 $1',
  ],
  [
    /\b(?:never|not|no) load (?:for )?more than (\d) weeks(?: in a row| running| on end| straight)?/g,
    'at most $1 loading weeks in a row',
  ],
  [
    /^(under|below) (\d+) hours (?:a week|per week|weekly)(?: of training)? ?,? (?=(?:you|they|athletes|there|1|we|no|never|nobody|at most|max|only)\b)/,
    'athletes with less than $2 hours a week , ',
  ],
  [new RegExp(OF_PEOPLE, 'g'), 'athletes'],
  [/\b(?:have|let|see|want|allow) (?:any ?(?:1|one|body)) (?:to )?/g, ''],
  [/\bany ?(?:1|one|body) (?=(?:who )?(?:is|are|has|with|over|under|above|below|aged)\b)/g, 'athletes '],
  [
    /\b(weekly |week |the week )?(?:run|running|bike|cycling|ride|riding|swim|swimming) (?:km|kms|kilomet(?:er|re)s|miles)\b/g,
    (all) => all.replace(/(?:km|kms|kilomet(?:er|re)s|miles)$/, 'volume'),
  ],
];

const tidied = (sentence: string): string =>
  sentence
    .replace(/\s+/g, ' ')
    .replace(/^(?: ?[,:])+ |(?: [,:])+ ?$/g, '')
    .replace(/ ,(?= [,:])/g, '')
    .trim();
const rewritten = rewriterOf(REWRITES);

/** The sentence without rhetoric, its turns of speech in the words that the grammar knows. */
export const phrased = (sentence: string): string => rewritten(sentence, tidied);
