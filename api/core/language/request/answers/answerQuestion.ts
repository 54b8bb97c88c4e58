import { addDays } from '../../../calendar/calendar.ts';
import { COACH_ANSWERS } from '../../../messages/coachAnswers.ts';
import { HEALTH_TALK } from '../../../messages/healthTalk.ts';
import { joinedDates } from '../joinedDates.ts';
import { type RequestAnswer, told } from '../requestAnswer.ts';
import type { RequestInput } from '../request.ts';
import { tagsOf } from '../scan.ts';
import { slotsOf } from '../slots.ts';
import type { Horizon, Tag } from '../tags.ts';
import { wordsOfText } from '../words.ts';
import { ABOUT_ELSE, PLAIN } from '../why/readWhy.ts';
import { comparedAnswers, knownAnswer } from './knowledge.ts';
import { exampleText, type Named } from './offer.ts';
import { type AskedOfPlan, EFFORT, earlyFact, effortFact, planFact } from './planFacts.ts';
import { HOW_FAST, raceFact } from './raceFacts.ts';
import { isSomebody } from '../speech/marks.ts';

const SYMPTOM =
  /\b(?:fever|feverish|temperature|cold(?! (?:water|weather|outside))|cough\w*|flu|covid|throat|(?:runny|blocked|stuffy) nose|sniffles|infection|virus|bug|sick|ill|unwell|vomit\w*|nausea|dizzy|headache|symptoms?)\b/;
const WHETHER_TO_TRAIN =
  /\b(?:train|training|run|ride|bike|swim|race|racing|exercise|start|rest|workout|session|intervals|go|cancel|skip|stop)\b/;
/** What should become of a workout is the athlete's to say. */
const DECIDES =
  /\b(?:should|better|worth|ok|okay|fine|bad|matter|have to|need to|must|may|allowed|can i|could i|wise|smart)\b/;

const PAST = /\b(?:did(?! you plan)|was|were|went|had|have i)\b/i;

/** What a text names: a kind of workout, days. */
export function namedIn(text: string, horizon: Horizon): Named {
  const { nouns } = slotsOf(joinedDates(tagsOf(wordsOfText(text), horizon), horizon), null);
  const workout = nouns.map((noun) => noun.workout).find((each) => each !== null) ?? null;
  const dates = nouns.map((noun) => noun.dates).find((each) => each !== null && each.vague !== true) ?? null;
  const isBehind = dates?.bare !== undefined && dates.days[0]! > horizon.today && PAST.test(text);
  const isAny = workout !== null && workout.sports.length === 0 && workout.kind === null;
  return {
    workout: isAny ? null : workout,
    days: isBehind ? dates.days.map((day) => addDays(day, -7)) : dates?.days.length ? dates.days : null,
  };
}

const ASKING = new Set(
  `when which how where who show whats next first today key main important ahead total sum pace power watts heart rate hr bpm zone zones ftp lthr css threshold far fast easier harder safe
  matter matters bad better best worth ok okay must may allowed could train trained training event race left until still anything something going done sure think wise smart finish finished move skip swap add cancel ride run swim
  instead without whether been actually currently upcoming following same look list tell say please know see give overview morning evening`.split(
    /\s+/,
  ),
);

/** So many words of a question about the plan may be ones that nobody counted on, where it names a day or a workout. */
const MAY_BE_NEW = 1;
/** What an athlete wears, buys and likes is no fact of a plan. */
const OF_NO_PLAN =
  /\b(?:shoes?|wear\w*|buy\w*|clothes|cook\w*|dinner|movie|music|price|cost|trust|nois\w+|squeak\w*|ty?i?res?|chain|saddle|colou?r)\b/;

/** The words are those of a question about the plan: "why is my wife faster on Sunday" is none. */
function isOfPlan(words: string, { workout, days }: Named, horizon: Horizon): boolean {
  const tags = tagsOf(words.split(' '), horizon);
  const isElse = ({ t }: Tag): boolean => ABOUT_ELSE.has(t);
  const isNew = (tag: Tag): boolean => tag.t === 'word' && !PLAIN.has(tag.word) && !ASKING.has(tag.word);
  const isOther = (tag: Tag): boolean => tag.t === 'word' && isSomebody(tag.word);
  if (tags.some((tag) => isElse(tag) || (isOther(tag) && isNew(tag))) || OF_NO_PLAN.test(words)) return false;
  return tags.filter(isNew).length <= (workout === null && days === null ? 0 : MAY_BE_NEW);
}

const YOU_ASK = 'You ask, so nothing changes.';

/** Answers a question from the plan's own facts, or says that it cannot. Nothing changes for a question. */
export function answerQuestion(input: RequestInput, horizon: Horizon): RequestAnswer {
  const words = wordsOfText(input.text)
    .join(' ')
    .replace(/(?: \.)+$/, '')
    .replace(/^good (?:morning|evening|afternoon|day)\b/, '');
  if (SYMPTOM.test(words) && WHETHER_TO_TRAIN.test(words) && !/\b(?:after|again|back)\b/.test(words))
    return told('You ask about training with symptoms.', HEALTH_TALK.trainIll.answer);
  const named = namedIn(input.text, horizon);
  const isDecision = DECIDES.test(words);
  const asked = { words, isDecision, ...named };
  const fact =
    earlyFact(asked, input) ??
    (HOW_FAST.test(words) ? raceFact(words, input) : null) ??
    knownText(words) ??
    raceFact(words, input) ??
    factText(asked, input, horizon);
  if (fact !== null) return told(YOU_ASK, fact);
  const there = named.workout !== null || named.days !== null ? planFact(asked, input) : null;
  const text = there === null ? COACH_ANSWERS.unknown : `${COACH_ANSWERS.unknownOf} ${there}`;
  return { ...told(YOU_ASK, `${text} ${exampleText(named, input)}`), isUnknown: true };
}

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
