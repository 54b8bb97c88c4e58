import {
  ASKS_OUTRIGHT,
  asksAtItsEnd,
  asksBare,
  asksMarked,
  isToDo,
  ONLY_ASKS,
  OR_ASKS,
  STRONG,
  SUPPOSES,
  wonders,
} from './asking.ts';
import { wordsOfText } from './words.ts';

/** What a text is for, before what it asks for is looked at; null: a wish, a state or a rule, which its frames tell apart. */
export type SpeechAct = 'question' | 'thanks' | 'greeting' | 'agreement' | 'report' | null;

/** What stands before a question and asks for nothing itself. */
export const OPENING =
  /^(?:(?:hi|hello|hey|coach|so|and|but|ok|okay|well|um|uh|erm|please|just|also|then|sorry|actually|like|quick question|by the way|one (?:more )?question|question|seriously|guess(?: what(?= [a-z,]))?|(?:may|can|could) i (?:please )?ask(?: you)?|i (?:would like|want|wanted) to (?:ask|know)(?: you)?|(?:can|could|would|will) you (?:please )?(?:explain|tell|show|say|remind|describe)(?: to)?(?: me)?(?= (?:what|which|who|where|how|why|when|if|whether))|do you know(?= (?:wh|how|if))|can you tell me|could you tell me|tell me|i (?:wonder|was wondering|am wondering)(?: (?:if|whether))?|(?:i am )?(?:not sure|unsure|curious) (?:if|whether)|[,:-]) )+/;

const CHANGING =
  '(?:have(?! done)|get|walk|spin|move|swap|switch|exchange|skip|cancel|drop|shift|push|postpone|delay|shorten|cut|reduce|add|take|change|replace|make|bring|leave|remove|delete|rest(?! if)|reschedule|did|moved|do (?!\\w+ (?:workouts?|sessions?) (?:a|per|each)\\b)(?!.*\\b(?:at night|in the (?:morning|evening))\\b)|keep|put)\\b';
/** The same in words that a day or a body may have as well: "can I bump it to Friday". */
const CHANGING_TOO =
  '(?:bump|lose|scrap|ditch|bin|axe|nix|trim|halve|nudge|slide|slot|squeeze|extend|lengthen|lower|trade|flip|bail on)\\b';
const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|tonight|(?:this|next|the) week(?:end)?)';
const WORKOUT =
  "(?:(?:the|my|this|that) )?(?:\\w+ )?(?:'s )?(?:long |easy |hard )?(?:runs?|rides?|swims?|bikes?|bricks?|strength|workouts?|sessions?|intervals)";

/** Opens like a question and asks for something to be done. */
const WISH = new RegExp(
  `^(?:(?:can|could|would|will) (?:you|we)\\b(?! (?:talk|see|tell|explain|show|hear|read|know|access|remember|understand|speak|recommend|suggest|advise|say|think))|(?:can|could|may|might) i (?:please |maybe |just |also |perhaps )*(?:${CHANGING}|${CHANGING_TOO})|(?:can|could|may) i (?:train|run|ride|bike|swim|go|exercise)\\b.*\\b(?:instead|from now on|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|longer|shorter)\\b|(?:can|could|may) .*\\b(?:trade places|swapped?|instead)\\b|(?:can|could) (?:it|that|this|they) be\\b|(?:is it|is|would it be|will it be) (?:ok|okay|possible|fine|all ?right|cool)(?: (?:to|if|for me to|that))(?: i| we)? (?:just )?${CHANGING}|(?:any|is there (?:a|any)) (?:chance|way)|(?:would|do) you mind|(?:can|could|may|might) (?:${DAY}|${WORKOUT})(?: [a-z']+){0,4} (?:be|go|move|happen|become|wait|live|stay until)\\b|(?:what|how) about|what if (?:i|we) (?!(?:just )?(?:miss|skip|am|get|do not|can not|feel|fall|become|lose|have|never|can only)\\b)|how about|why (?:not|do not (?:we|you))\\b(?! (?:know|see|say|tell|have))|what a\\b)`,
);
const SUBJECT = `(?:anything|something|nothing|everything|i|we|you|it|he|she|they|there|this|that|these|those|the|my|our|your|a|an|any|all|some|people|${DAY}|${WORKOUT}|${WORKOUT.replace('(?:(?:the|my|this|that) )?', '')})`;
const QUESTION = new RegExp(
  `^(?:(?:what|which|who|whose|where|how|why)\\b|when (?:is|are|was|were|do|does|did|should|will|would|can|could|am|must|may)\\b|(?:is|are|was|were|does|did(?! (?:my|the|an?|that|this)\\b(?!.*\\b(?:go|count|work|help|change|feel|get|look)\\b))|am|should|shall|will|would|must|may|could|can|might|has) (?!not )${SUBJECT}(?: |$)|(?:do|have|had|(?:do|did|does|is|are|should|can|could|will|would) not) (?:i|we|you|they|people|sick|kids|doubles)(?: |$)|(?:is|was|are|does|did|would|should|will) not (?:it|that|this|there|the|my)(?: |$)|(?:are|is|does|should|shall) (?!not\\b|be\\b|(?:icy|cold|closed|broken|shut)\\b)[a-z]|(?:please )?(?:explain|show me|remind me|let me know|tell me|help)(?: |$)|whether (?:i|we|it)\\b|if i (?:may|should|must)\\b|if .*\\bwhich\\b|predicted?\\b|(?:can|could|will|would) i (?:do|run|go|break|beat|manage|finish)(?: it| in| under| sub| below)* \\d[:.]\\d\\d|(?:please )?(?:show|list|describe|details)(?: |$)|(?:the |my )?(?:plan|schedule|overview) (?:for|of) (?:today|tomorrow|tonight|the|this|next|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\\b|(?:is there )?anything (?:on|planned|happening|scheduled)\\b(?!.*\\bcan\\b)|about (?:the |my |today|tomorrow|this|next|mon|tue|wed|thu|fri|sat|sun)|next (?:race|swim|run|ride|brick|workout|session|rest day|long run|long ride|strength)$|if .*(?:,|\\b(?:today|tomorrow|race|day)) (?:will|can|should|do|does|is|would|am|may) (?:i|it|we)\\b|any (?:idea|tips?|advice|thoughts)\\b|(?:is|are) \\d[\\d:.]*(?: \\w+)? (?:realistic|possible|ok|too|enough)\\b)`,
);
/** A clause that asks for something to be done, beside one that only asks. */
const ASKED_FOR =
  /^(?:please |so |then )*(?:make|move|skip|swap|cut|shorten|drop|cancel|add|replace|put|take|keep|reduce|ease|lower|remove|delete|give me|nothing (?:on |for )?(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/;
/** "I rode this morning, so skip the swim": what was done, and what is to follow from it. */
const asksThen = (words: string): boolean =>
  words
    .split(/ (?:, )?so | , (?:and |but )?/)
    .slice(1)
    .some((clause) => [ASKED_FOR, YOU_CAN, LET_US, WISH].some((asks) => asks.test(clause)));
const LET_US =
  /^(?:and |then |but )*let us (?:\w+ ){0,4}(?:make|move|skip|swap|cut|shorten|drop|cancel|add|replace|put|take|keep|reduce|ease|lower|remove|delete)\b/;
const YOU_CAN = /^(?:you|we) can (?:make|move|skip|swap|cut|shorten|drop|cancel|take|remove|delete)\b/;
const SAYS_HOW_I_AM = /^(?:because )?i (?:have|am(?! (?:not sure|unsure)\b)|feel|got|caught|can not|need|want)\b/;
/** "It is two hours, isn't it", "that was on Sunday, right": what is so, and whether it is. */
const IS_IT = new RegExp(
  `^(?:it|that|this|there|${DAY}|${WORKOUT}|(?:the|my) (?:race|test|taper|plan))\\b.* (?:is|was|are|were)\\b.* (?:(?:is|was|are|were|do|did) not (?:it|that|they|we|there)|, ?(?:right|correct|yes|no|yeah))$|^(?:it|that|this|there|${DAY}|${WORKOUT}|(?:the|my) (?:race|test|taper|plan)) (?:is|was|are|were)\\b.* (?:(?:is|was|are|were) not (?:it|that|they|there)|, (?:right|correct|yes|no|yeah))$`,
);
const IS_NOT_IT = / (?:is|was|are|were) not (?:it|that|they|there)$/;
/** At the end of a clause that says something of its own. */
const AT_THE_END =
  /(?:\b(?:run|train|ride|swim|race|go|start) or (?:not|rest)|(?:is (?:that|this|it) )?(?:true|(?<!back to )normal|a good idea|good idea|bad)|what do you (?:think|say|recommend)|(?:any )?thoughts)$/;

const PRAISE =
  '(?:thanks|thank you|thx|ty|cheers|merci|danke|great|perfect|ok|okay|cool|awesome|nice|super|good|lovely|brilliant|excellent|fine|all ?right|no (?:problem|worries)|got it|i see|understood|(?:that |it |this )?(?:sounds?|looks?|is) (?:good|great|perfect|fine|nice|right)(?: to me)?|well done|good (?:job|work|plan)|you are (?:the best|great|right)|see you|bye|good ?night|never mind|forget (?:it|that|about it)|nothing|all good|no (?:changes?|need to change (?:anything|it)|need)(?: please| needed| today)?|(?:that|it|this) was (?:a |so |really |very )*(?:lovely|great|nice|good|fun|perfect|wonderful|super|cool)(?: (?:week|one|session|workout|run|ride|swim|training))?|happy (?:new year|christmas|easter|birthday)|merry christmas)';
const THANKS = new RegExp(
  `^(?:(?:please|hi|hello|hey|coach|oh|ah|well|,) )*(?:${PRAISE}(?: (?:coach|very much|a lot|so much|for (?:that|this|your help|the plan|everything)|mate|then|again|now|please))*(?:,|\\.|and|that is|for that| )*)+$`,
);
const GREETING =
  /^(?:(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|morning|evening|afternoon|greetings|yo|hiya|heya|howdy|hallo|hola|ciao|bonjour|salut|moin|servus|guten (?:morgen|tag|abend)|buenos dias|gruezi)(?: (?:there|coach|again|everyone))*[ ,.]*)+(?:(?:how are you|how are things|how is life|how is it going|how do you do|what is up|hope you are (?:well|fine))(?: (?:today|doing))*[ .]*)?$/;

/** To what was suggested. */
const AGREEMENT =
  /^(?:(?:yes|yep|yeah|sure|ok|okay|please|,) ?)*(?:(?:do|apply|confirm|take) (?:it|that|this|them|these|all)|go ahead|apply(?: changes)?|make it so|(?:yes|yep|yeah)(?: please)?)$/;

const DONE = `(?:did(?! not)|finished|completed|ran|rode|swam|swum|ridden|cycled|biked|jogged|walked|went|trained|lifted|rested|hiked|climbed|paced|raced|smashed|nailed|crushed|hammered|cruised|bonked|struggled|survived|negative split|averaged|blew up|turned (?:around|back)|ended up|had (?:a|an|two) (?:puncture|flat|mechanical|blast|laugh|(?:great|good|nice|lovely) time)|got (?:through|round|dropped|lost|chased|soaked|rained on|overtaken)|set (?:a|the|my) (?:new )?(?:personal best|pb|pr|record|best)|dropped (?:my|a|the) (?:chain|bottle|gel|glove|phone|keys)|(?:managed|made it)(?! to be)|(?:done|finished) (?:with|my|the|today)|(?:moved|swapped|skipped|shortened) (?:the |my |today 's |yesterday 's )?(?:${WORKOUT}))`;
/** What was done already, by the athlete. */
const REPORT = new RegExp(
  `^(?:(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last night|this morning) ,? ?)?(?:i |we )?(?:have )?(?:already |just |also |only )*${DONE}\\b(?!.*\\b(?:please|(?:can|could|would|shall) (?:you|we)|can not|not (?:able|possible)|next|tomorrow|from now on|since|still(?! (?:finished|managed|did|made|had|fun|good|got|went))|hurts?|pain|sick|ill|fever|twisted|pulled|dizzy)\\b)`,
);

interface Sentence {
  words: string;
  isAsked: boolean;
}

const sentencesOf = (text: string): Sentence[] =>
  (text.match(/(?:[^.!?\n]|\.(?=\d))+[.!?\n]*/g) ?? []).flatMap((sentence) => {
    const words = wordsOfText(sentence)
      .join(' ')
      .replace(/(?: \.)+$/, '')
      .trim();
    return words === '' || words === '.' ? [] : [{ words, isAsked: sentence.includes('?') }];
  });

/** "Thursday?", "Z2 watts?", "hours this week?": so few words with a question mark ask what is so. */
const SHORT = 6;
const SHORT_WISH =
  /\b(?:off|free|instead|skip|move|swap|shorter|longer|easier|harder|to|only|no|not|another|extra|add|please|rest|cancel|drop|make|less|more|rather|mind|at|push|switch|change|out)\b|[0-9]/;

/** Asked outright, whatever stands around it. */
const isAskedOutright = (words: string, isAsked: boolean): boolean =>
  [ONLY_ASKS, SUPPOSES, OR_ASKS, ASKS_OUTRIGHT].some((asks) => asks.test(words)) || asksBare(words, isAsked);

const OF_REASON = /^(?:why|how come|what is the (?:point|purpose|use))\b/;

/** Its clauses ask, the last of them or all. */
function asksInClauses({ words, isAsked }: Sentence, rest: string, clauses: readonly string[]): boolean {
  const last = clauses.at(-1)!.replace(OPENING, '');
  const asks = isAsked ? QUESTION.test(last) : STRONG.test(last) && !isToDo(rest);
  if (clauses.length > 1 && asks && !WISH.test(last)) return true;
  if (clauses.length > 1 && asksBare(clauses.at(-1)!, isAsked)) return true;
  if (asksAtItsEnd(rest) || (isAsked && asksMarked(words, last))) return true;
  return (isAsked || clauses.length > 1) && !SAYS_HOW_I_AM.test(rest) && AT_THE_END.test(rest);
}

function isQuestion(sentence: Sentence): boolean {
  const { words, isAsked } = sentence;
  const rest = words.replace(OPENING, '');
  if (isAskedOutright(words, isAsked)) return true;
  if (WISH.test(rest)) return false;
  const clauses = rest.split(/ , | - | and | but /);
  const isAskedFor = clauses.some((clause, index) => index > 0 && ASKED_FOR.test(clause));
  if (wonders(words) || (OF_REASON.test(rest) && !isAskedFor)) return true;
  if (isAskedFor || clauses.some((clause, index) => index > 0 && SAYS_HOW_I_AM.test(clause))) return false;
  if (QUESTION.test(rest) || ((isAsked || IS_NOT_IT.test(rest)) && IS_IT.test(rest))) return true;
  if (isAsked && rest.split(' ').length <= SHORT && !SHORT_WISH.test(rest.replace(/\bz\d\b/, ''))) return true;
  return asksInClauses(sentence, rest, clauses);
}

/** Is any sentence of the text a question that asks for nothing to be done? */
export const asksSomething = (text: string): boolean => sentencesOf(text).some(isQuestion);

/** What to do with training is left to whoever is asked: "run or rest", "is it ok to ride", "do I still swim", "what now". */
const ADVICE =
  /\b(?:or (?:not|rest|skip|no)|what (?:now|then|should i|shall i|do i|can i|would you|do you)|should i|shall i|do i|am i|would you|can i still|(?:is|would) (?:it|that|this)(?: be)? (?:\w+ )?(?:ok|okay|safe|wise|fine|smart|sensible|a good idea|stupid|bad)|(?:^|, |\. )(?:ok|okay|safe|fine|still|is (?:swimming|running|cycling|riding|strength|training)) )/;
/** Is the last sentence of a text such a question? */
export function asksForAdvice(text: string): boolean {
  const last = sentencesOf(text).at(-1);
  return last !== undefined && (last.isAsked || /\bwhat now$/.test(last.words)) && ADVICE.test(last.words);
}

const WISH_BEHIND =
  /[a-z0-9] ,? ?(?:and |but |or )(?:can|could|may|might) (?:it|that|this) (?:please )?(?:go|move|shift|wait|be (?:moved|shifted|done)) (?:to|on|until)\b/;
/** "What is on Thursday, and could it move to Friday?": a wish for what the question is about. */
export const wishesBehind = (text: string): boolean => sentencesOf(text).some(({ words }) => WISH_BEHIND.test(words));

const LEAVE_ASKED =
  /(?<=[a-z0-9]) ?,? (?:(?:is|would) (?:that|this|it) (?:be )?)?(?:ok|okay|fine|all ?right|possible)(?: (?:for|with|by) you)?$/;
/** "Only an hour tomorrow, is that ok?": what is asked leave for, and is no question itself; null: it is none of that. */
export function leaveAskedFor(text: string): string | null {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1);
  if (last?.isAsked !== true || !LEAVE_ASKED.test(last.words)) return null;
  const left = [...sentences.slice(0, -1).map(({ words }) => words), last.words.replace(LEAVE_ASKED, '')].join(' . ');
  return speechActOf(left) === null ? left : null;
}

/** The sentences of a text that are no questions, where there are both; null: it is all of one kind. */
export function besideQuestions(text: string): string | null {
  const sentences = sentencesOf(text);
  const others = sentences.filter((sentence) => !isQuestion(sentence));
  return others.length === 0 || others.length === sentences.length
    ? null
    : others.map(({ words }) => words).join(' . ');
}

const TAIL =
  /^(.*?) ((?:, )?and|,) (?=(?:(?:can|could|will|would) you (?:please )?(?:tell|explain|show|say)|tell me|what|which|why|when|how (?:far|long|fast|much|many|hard)|(?:is|are|does|did|will|should) (?:i|it|the|my|that|this|there|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b)/;

const ASKS_TO_TELL = / and (?:tell me|remind me) (?:what|when|how|which)\b/;
/** "Tomorrow off, and what pace on Sunday?": a wish with a question behind it; null: there is none. */
export function wishThenQuestion(text: string): { wish: string; question: string; isJoined: boolean } | null {
  const [sentence, ...more] = sentencesOf(text);
  const wish = sentence === undefined || more.length > 0 ? undefined : TAIL.exec(sentence.words);
  if (
    wish == null ||
    (!sentence!.isAsked && !ASKS_TO_TELL.test(sentence!.words)) ||
    /^(?:if|when|in case)\b/.test(wish[1]!)
  )
    return null;
  if (isQuestion({ words: wish[1]!, isAsked: false })) return null;
  return {
    wish: wish[1]!.replace(/ ,$/, ''),
    question: `${sentence!.words.slice(wish[0].length)} ?`,
    isJoined: wish[2] !== ',',
  };
}

/** What a text of nothing but faces says. */
const FACES: readonly (readonly [RegExp, SpeechAct])[] = [
  [/👋/u, 'greeting'],
  [/👍|👌|🙏|💪|🙌|❤|🎉|😀|😃|😄|😁|😊|🙂|😍|🥳|✅/u, 'thanks'],
];

/** What a whole text is for. */
export function speechActOf(text: string): SpeechAct {
  const face = /[\p{L}\p{N}]/u.test(text) ? null : FACES.find(([pattern]) => pattern.test(text));
  if (face != null) return face[1];
  const sentences = sentencesOf(text);
  const whole = sentences.map(({ words }) => words).join(' . ');
  if (GREETING.test(whole)) return 'greeting';
  if (AGREEMENT.test(whole)) return 'agreement';
  if (THANKS.test(whole)) return 'thanks';
  const last = sentences.at(-1);
  if (sentences.some(({ words }) => ONLY_ASKS.test(words))) return 'question';
  if (last !== undefined && (sentences.every(isQuestion) || (last.isAsked && AT_THE_END.test(last.words))))
    return 'question';
  return sentences.length > 0 &&
    sentences.every(({ words }) => REPORT.test(words.replace(OPENING, '')) && !asksThen(words))
    ? 'report'
    : null;
}
