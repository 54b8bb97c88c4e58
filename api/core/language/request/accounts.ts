import type { CoachAnswer } from '../../messages/coachAnswers.ts';

const WORKOUT =
  "(?:(?:the|my|today 's|yesterday 's|this morning 's) )?(?:long |easy |hard |tempo )?(?:run|ride|swim|bike|brick|strength|gym|workout|session|intervals|training)";
const DONE = '(?:done|finished|completed|in the (?:bag|books|bank)|ticked off)';
/** Somebody who is not the athlete. */
const OTHERS =
  '(?:(?:my|our|his|her|the) )?(?:\\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|friend|mate|buddy|brother|sister|son|daughter|mum|mom|mother|dad|father|colleague|neighbou?r|teammate|cousin|uncle|aunt|boss|idol|club mate)';
const DOES = '(?:does|runs|rides|swims|trains|skips|rests|takes|moves|lifts|cycles|bikes|misses|drops|eats)';
/** The athlete's own, or now: then it may be a wish all the same. */
const OWN =
  /\b(?:please|so (?:i|we|can|could|please|no)|can i|could i|can we|could we|i (?:can not|need|want|would like|must|have to|will)|let us|me too|as well|now)\b/;
const AHEAD =
  /\b(?:please|can not|could|can|need|want|next|tomorrow|from now on|skip|move|swap|cancel|make|hurts?|pain|sick|ill|fever|dizzy|faint\w*|chest|if)\b/;

interface Account {
  says: RegExp;
  unless: RegExp;
  answer: CoachAnswer;
}

/** Sentences that tell of something and ask for nothing, in the order they are looked for. */
const ACCOUNTS: readonly Account[] = [
  // "nothing to change this week"
  {
    says: /\b(?:nothing|no need|not anything|no reason) (?:to (?:be )?(?:chang\w+|move|adjust|do)|has to (?:be )?change\w*|needs? (?:to (?:be )?chang\w+|changing)|must (?:be )?change\w*|should (?:be )?change\w*)\b/,
    unless: /\b(?:but|except|only|please)\b/,
    answer: 'nothing',
  },
  // "long run done, 16 km", "today done"
  {
    says: new RegExp(
      `^(?:ok |okay |so |and |(?:today|yesterday|this morning) )*(?:${WORKOUT} )?(?:is |was |are |all )*(?:already |now |all )?${DONE}\\b`,
    ),
    unless: AHEAD,
    answer: 'report',
  },
  // "I thought about skipping it but did it anyway"
  {
    says: /\b(?:thought (?:about|of)|was (?:going|about|tempted)|nearly|almost|wanted)\b.*\b(?:but|and then|then) (?:i )?(?:still |then |in the end )?(?:did|ran|rode|swam|went|trained|managed|finished|got)\b/,
    unless: AHEAD,
    answer: 'report',
  },
  {
    says: /^(?:i )?(?:had to (?:bail|stop|quit|cut it|give up|abandon)|bailed|gave up|stopped|quit)\b.*\b(?:yesterday|today|this morning|last night|after|at|halfway)\b/,
    unless: AHEAD,
    answer: 'report',
  },
  {
    says: /^(?:yesterday|today|this morning|last night)(?: ,)? (?:i|we) (?:have |had )?(?:already )?(?:made|done|did|finished|ran|rode|swam|trained)\b/,
    unless: AHEAD,
    answer: 'report',
  },
  // what the device did, or did not
  {
    says: /\b(?:watch|garmin|strava|device|computer|battery|gps|file|strap|sensor)\b.*\b(?:died|crashed|froze|stopped|empty|lost|no file|not record\w*|no data|missing)\b/,
    unless: AHEAD,
    answer: 'report',
  },
  // a habit that was
  {
    says: /\b(?:last (?:year|season|winter|summer|autumn|spring)|years ago|in the past|back then|when i was (?:young|younger|a)|used to)\b/,
    unless: new RegExp(
      `${OWN.source}|\\b(?:hurt|injur\\w+|broke|surgery|operation|since|still|again|want|like to|get used to|am used to)\\b`,
    ),
    answer: 'past',
  },
  // what others do, never do, or moved
  {
    says: new RegExp(
      `^(?:i (?:saw|read|heard|think|know)(?: that)? |apparently )?(?!(?:it|that|this|work|everything|nothing|training)\\b)(?:\\w+ ){1,3}(?:never|always|only|usually|often|also|even) ${DOES}\\b|^(?:i (?:saw|read|heard|think|know)(?: that)? )?${OTHERS} (?:has |have |had )?(?:moved|cancelled|skipped|swapped|changed|postponed|stopped|shortened|had to (?:stop|skip|cancel|move|give up))\\b`,
    ),
    unless: new RegExp(
      `${OWN.source}|\\b(?:(?:my|our|his|her|their) (?:\\w+ )?(?:run|ride|swim|bike|workout|session|training)|i|we)\\b(?! (?:saw|read|heard|think|know)\\b)`,
    ),
    answer: 'others',
  },
  {
    says: new RegExp(
      `^${OTHERS} (?:is|are|will be) (?:\\w+ )?(?:away|travelling|gone|abroad|on (?:a |his |her )?(?:business trip|holiday|trip|vacation))\\b`,
    ),
    unless: new RegExp(`${OWN.source}|\\b(?:so|only|no|not|off|i|we)\\b`),
    answer: 'others',
  },
  // what becomes possible again, and was never ruled out
  {
    says: /\b(?:pool|gym|hall|track|road|club)\b.*\b(?:open|opens|reopens|back)\b.*\b(?:again|on|from)\b/,
    unless: /\b(?:until|not|closed|only|so|please|move|can)\b/,
    answer: 'possible',
  },
  // the workout as planned, with somebody or somewhere
  {
    says: new RegExp(
      `^i (?:will|am going to) (?:do|run|ride|swim) (?:\\w+ ){1,4}with (?:my|the|a|some) (?:club|friends?|group|team|wife|husband|partner|son|daughter|brother|sister|mates?|buddy)\\b`,
    ),
    unless: /\b(?:instead|not|longer|shorter|rather|move|swap|minutes|hours|km)\b/,
    answer: 'company',
  },
];

/** What is answered to a sentence that only tells; null: it may ask for something. */
export const accountOf = (words: string): CoachAnswer | null =>
  ACCOUNTS.find(({ says, unless }) => says.test(words) && !unless.test(words))?.answer ?? null;
