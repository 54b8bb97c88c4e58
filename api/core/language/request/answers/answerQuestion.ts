import { addDays } from '../../../calendar/calendar.ts';
import { type CoachAnswer, COACH_ANSWERS } from '../../../messages/coachAnswers.ts';
import { HEALTH_TALK } from '../../../messages/healthTalk.ts';
import { askedOnly } from '../asking.ts';
import { OPENING } from '../speechAct.ts';
import { joinedDates } from '../joinedDates.ts';
import { type RequestAnswer, told } from '../requestAnswer.ts';
import type { RequestInput } from '../request.ts';
import { tagsOf } from '../scan.ts';
import { slotsOf } from '../slots.ts';
import type { Horizon, Tag } from '../tags.ts';
import { wordsOfText } from '../words.ts';
import { ABOUT_ELSE, PLAIN, whysOf } from '../why/readWhy.ts';
import { tellWhy } from '../why/tellWhy.ts';
import { dayName } from '../../../calendar/dayNames.ts';
import { HEALTH_TOPICS } from './healthTopics.ts';
import { comparedAnswers, isOfCare, knownAnswer } from './knowledge.ts';
import { loadFact } from './loadFacts.ts';
import { exampleText, type Named } from './offer.ts';
import { type AskedOfPlan, EFFORT, earlyFact, effortFact, firstOf, planFact } from './planFacts.ts';
import { HOW_FAST, raceFact } from './raceFacts.ts';
import { SHAPES } from './shapeFacts.ts';
import { adviceAnswer, productAnswer } from './topics.ts';
import { isSomebody } from '../speech/marks.ts';

const SYMPTOM =
  /\b(?:fever|feverish|temperature|(?<!\b(?:too|how|so|very|the|is) )cold(?! (?:water|weather|outside|is))|cough\w*|flu|covid|throat|(?:runny|blocked|stuffy) nose|sniffles|infection|virus|bug|sick|ill|unwell|vomit\w*|nausea|dizzy|headache|symptoms?)\b/;
const WHETHER_TO_TRAIN =
  /\b(?:train|training|run|ride|bike|swim|race|racing|exercise|start|rest|workout|session|intervals|go|cancel|skip|stop)\b/;
/** What should become of a workout is the athlete's to say. */
const DECIDES =
  /\b(?:should|better|worth|ok|okay|fine|bad|matter|have to|need to|must|may|allowed|can i|could i|wise|smart)\b/;

const PAST = /\b(?:did(?! you plan)|was|were|went|had|have i)\b/i;

const IS_COMPARED = /\b(?:harder|easier|longer|shorter|tougher|more|less) than\b/;
/** What a text names: a kind of workout, days. */
export function namedIn(text: string, horizon: Horizon): Named {
  const { nouns } = slotsOf(joinedDates(tagsOf(wordsOfText(text), horizon), horizon), null);
  const workout = nouns.map((noun) => noun.workout).find((each) => each !== null) ?? null;
  const dates = nouns.map((noun) => noun.dates).find((each) => each !== null && each.vague !== true) ?? null;
  const compared = IS_COMPARED.test(text) ? nouns.flatMap((noun) => noun.dates?.days ?? []) : [];
  const isBehind =
    dates?.bare !== undefined && dates.days[0]! > horizon.today && PAST.test(text) && !/ not (?:it|that)$/.test(text);
  const isAny = workout !== null && workout.sports.length === 0 && workout.kind === null;
  const named = dates?.days.length ? dates.days : null;
  const days = isBehind ? dates.days.map((day) => addDays(day, -7)) : named;
  const areTwo = compared.length > 1 && compared.length <= 4;
  return { workout: isAny ? null : workout, days: areTwo ? compared : days };
}

const ASKING = new Set(
  `when which how where who show whats next first today key main important ahead total sum pace power watts heart rate hr bpm zone zones ftp lthr css threshold far fast easier harder safe
  matter matters bad better best worth ok okay must may allowed could train trained training event race left until still anything something going done sure think wise smart finish finished move skip swap add cancel ride run swim
  often ever usually normally always again lately later soon
  describe talk walk through overview summary details rundown forgot remind
  instead without whether been actually currently upcoming following same look list tell say please know see give overview morning evening`.split(
    /\s+/,
  ),
);

/** So many words of a question about the plan may be ones that nobody counted on, where it names a day or a workout. */
const MAY_BE_NEW = 1;
/** What an athlete wears, buys and likes is no fact of a plan. */
const OF_NO_PLAN =
  /\b(?:shoes?|wear\w*|buy\w*|clothes|cook\w*|dinner|movie|music|price|cost|trust|nois\w+|squeak\w*|ty?i?res?|chain|saddle|colou?r|near me|recommend|favou?rite|you like|brand)\b|\ba good\b/;

/** The words are those of a question about the plan: "why is my wife faster on Sunday" is none. */
function isOfPlan(words: string, { days }: Named, horizon: Horizon): boolean {
  const tags = tagsOf(words.split(' '), horizon);
  const isElse = ({ t }: Tag): boolean => ABOUT_ELSE.has(t);
  const isNew = (tag: Tag): boolean => tag.t === 'word' && !PLAIN.has(tag.word) && !ASKING.has(tag.word);
  const isOther = (tag: Tag): boolean => tag.t === 'word' && isSomebody(tag.word);
  if (tags.some((tag) => isElse(tag) || (isOther(tag) && isNew(tag))) || OF_NO_PLAN.test(words)) return false;
  return tags.filter(isNew).length <= (days === null ? 0 : MAY_BE_NEW);
}

const YOU_ASK = 'You ask, so nothing changes.';

/** What to do now is asked, by somebody who tells what ails them. */
const WHAT_NOW =
  /\b(?:what now|now what|what (?:do|should|can|could|would|to)\b.*\bdo|what (?:does|is) (?:that|this|it)|what happens|advice|tips?|worr(?:y|ied)|serious|bad|careful|help|how (?:do|should) i)\b/;
const TOO_ILL = /\btoo (?:sick|ill|unwell)\b|\bhow (?:do|would|can|will) i know\b/;
const IF_ILL =
  /\b(?:if|when|in case) i (?:ever |should )?(?:get|got|fall|fell|become|became|am|were|was|catch|caught|come down|came down|feel|have)\b.*\b(?:sick|ill|unwell|colds?|flu|covid|fever|bug|virus)\b/;

/** What is answered to a question about how a body is; null: it is about none. */
function healthText(words: string): string | null {
  const known = knownAnswer(words);
  if (known !== null && isOfCare(known)) return COACH_ANSWERS[known];
  if (TOO_ILL.test(words) && SYMPTOM.test(words)) return HEALTH_TALK.trainIll.answer;
  if (IF_ILL.test(words) && /\b(?:would|will|happens?|do you|does)\b/.test(words)) return HEALTH_TALK.whenIll.answer;
  const topic = HEALTH_TOPICS.find(([asks]) => asks.test(words));
  if (topic !== undefined) return COACH_ANSWERS[topic[1]];
  const isToTrain = WHETHER_TO_TRAIN.test(words) && !/\b(?:after|again|back)\b/.test(words);
  return SYMPTOM.test(words) && (isToTrain || WHAT_NOW.test(words)) ? HEALTH_TALK.trainIll.answer : null;
}

const plainWords = (text: string): string =>
  askedOnly(wordsOfText(text).join(' '))
    .replace(/(?: \.)+$/, '')
    .replace(/^good (?:morning|evening|afternoon|day)\b[ .,]*/, '')
    .replace(OPENING, '');

/** The answer to a question about health, whatever else was read from it; null: it is about none. */
export function answerOnHealth(text: string): ReturnType<typeof told> | null {
  const answer = healthText(plainWords(text));
  return answer === null ? null : told('You ask about your health.', answer);
}

/** A day or a length is asked for, and no advice. */
const OF_SCHEDULE =
  /^(?:(?:so|and|but|ok|hi|hey|coach|please|tell me|,) )*(?:when\b|(?:on )?(?:which|what) (?:days?|weeks?|dates?)\b|how (?:long|far) (?:is|are|will)|what (?:is|are) (?:on|planned|next|coming|the plan)\b|what do i have\b|do i have (?!to\b)|is there (?:a|any)\b(?! (?:need|reason|point|harm|risk|way))|show|list|details)/;

/** Answers a question from the plan's own facts, or says that it cannot. Nothing changes for a question. */
export function answerQuestion(input: RequestInput, horizon: Horizon): RequestAnswer {
  const words = plainWords(input.text);
  const named = namedIn(words, horizon);
  const isDecision = DECIDES.test(words);
  const asked = { words, isDecision, ...named };
  const text = firstText([
    () => codeText(productAnswer(words)),
    () => healthText(words),
    () => firstOf(SHAPES, asked, input),
    () => loadOf(asked, input),
    () => purposeText(asked, input, horizon),
    () => (IN_NUMBERS.test(words) ? effortFact(asked, input) : null),
    () => (OF_SCHEDULE.test(words) ? null : codeText(adviceAnswer(words))),
    () => earlyFact(asked, input),
    () => (HOW_FAST.test(words) ? raceFact(words, input) : null),
    () => knownText(words),
    () => raceFact(words, input),
    () => factText(asked, input, horizon),
    () => codeText(adviceAnswer(words)),
    () => (HOW_MUCH.test(words) ? COACH_ANSWERS.limits : null),
    () => (WHAT_IF.test(words) ? COACH_ANSWERS.whatIf : null),
  ]);
  if (text !== null) return told(YOU_ASK, text);
  return { ...told(YOU_ASK, `${COACH_ANSWERS.unknown} ${exampleText(named, input)}`), isUnknown: true };
}

/** An effort is named in numbers. */
const IN_NUMBERS = /\b\d+ (?:watts?|w|bpm|beats)\b|\b\d:\d\d (?:pace|per|min|\/)|\bpace of \d|\b\d+ x \d+ at$/;

const ON_PURPOSE =
  /^(?:are )?you (?:\w+ )?sure\b|\b(?:on purpose|intentional\w*|intended|deliberate\w*|by design|a mistake|an error|a bug|supposed to be)\b/;
/** "Tuesday looks brutal, is that on purpose?": why it is so. */
function purposeText({ words, days, workout }: AskedOfPlan, input: RequestInput, horizon: Horizon): string | null {
  if (!ON_PURPOSE.test(words) || (days === null && workout === null)) return null;
  const what = [workout?.text, ...(days?.length === 1 ? [`on ${dayName(days[0]!)}`] : [])].filter(Boolean).join(' ');
  const [why] = whysOf(`why ${what}`, horizon);
  const answer = why === undefined ? null : tellWhy(why, input);
  return answer !== null && 'text' in answer ? answer.text : null;
}

/** Whether it is too much or too little. */
const HOW_MUCH =
  /\b(?:a lot|too (?:much|hard|long|little|easy|few|many)|enough|(?:be|do|doing|train(?:ing)?|get|gets|getting) (?:more|less|longer|harder|easier|shorter)|sure about)\b/;

/** What would become of it, where nothing better is known: the way to see it. */
const WHAT_IF = /^(?:and |so |but )*(?:what|how) (?:\w+ ){0,4}if (?:i|we|it|my|the|you|that|this)\b/;

const loadOf = (asked: AskedOfPlan, input: RequestInput): string | null =>
  /\bdifference between\b/.test(asked.words) || knownAnswer(asked.words) === 'loadWords'
    ? null
    : loadFact(asked, input);

function firstText(ways: readonly (() => string | null)[]): string | null {
  for (const way of ways) {
    const text = way();
    if (text !== null) return text;
  }
  return null;
}

const codeText = (code: CoachAnswer | null): string | null => (code === null ? null : COACH_ANSWERS[code]);

const SAYS_SO = 'It stays so unless you say what should become of it.';

/** What is kept for the words of a question, whatever the plan holds. */
function knownText(words: string): string | null {
  const compared = comparedAnswers(words);
  if (compared !== null) return compared.map((each) => COACH_ANSWERS[each]).join(' ');
  const known = knownAnswer(words);
  return known === null ? null : COACH_ANSWERS[known];
}

function factText(asked: AskedOfPlan, input: RequestInput, horizon: Horizon): string | null {
  const { words, isDecision } = asked;
  const fact = isOfPlan(words, asked, horizon)
    ? planFact(asked, input)
    : EFFORT.test(words) && !OF_NO_PLAN.test(words)
      ? effortFact(asked, input)
      : null;
  return fact !== null && isDecision ? `${fact} ${SAYS_SO}` : fact;
}
