import { addDays } from '../../../calendar/calendar.ts';
import { COACH_ANSWERS } from '../../../messages/coachAnswers.ts';
import { HEALTH_TALK } from '../../../messages/healthTalk.ts';
import { joinedDates } from '../clauses.ts';
import { type RequestAnswer, told } from '../requestAnswer.ts';
import type { RequestInput } from '../request.ts';
import { tagsOf } from '../scan.ts';
import { slotsOf } from '../slots.ts';
import type { Horizon } from '../tags.ts';
import { wordsOfText } from '../words.ts';
import { ABOUT_ELSE, PLAIN } from '../why/readWhy.ts';
import { knownAnswer } from './knowledge.ts';
import { exampleText, type Named } from './offer.ts';
import { planFact } from './planFacts.ts';

const SYMPTOM =
  /\b(?:fever|feverish|temperature|cold(?! (?:water|weather|outside))|cough\w*|flu|covid|(?:sore|scratchy) throat|(?:runny|blocked|stuffy) nose|sniffles|infection|virus|bug|sick|ill|unwell|vomit\w*|nausea|dizzy|headache|symptoms?)\b/;
const WHETHER_TO_TRAIN =
  /\b(?:train|training|run|ride|bike|swim|race|racing|exercise|start|rest|workout|session|intervals|go)\b/;
/** What should become of a workout is the athlete's to say. */
const DECIDES =
  /\b(?:should|better|worth|ok|okay|fine|bad|matter|have to|need to|must|may|allowed|can i|could i|wise|smart)\b/;

const PAST = /\b(?:did|was|were|went|had|have i)\b/i;

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

/** Every word is one of a question about the plan: "why is my wife faster on Sunday" is none. */
const isOfPlan = (words: string, horizon: Horizon): boolean =>
  tagsOf(words.split(' '), horizon).every(
    (tag) => !ABOUT_ELSE.has(tag.t) && (tag.t !== 'word' || PLAIN.has(tag.word) || ASKING.has(tag.word)),
  );

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
  const known = knownAnswer(words);
  if (known !== null) return told(YOU_ASK, COACH_ANSWERS[known]);
  const isDecision = DECIDES.test(words);
  const fact = isOfPlan(words, horizon) ? planFact({ words, isDecision, ...named }, input) : null;
  if (fact === null)
    return { ...told(YOU_ASK, `${COACH_ANSWERS.unknown} ${exampleText(named, input)}`), isUnknown: true };
  return told(YOU_ASK, isDecision ? `${fact} It stays so unless you say what should become of it.` : fact);
}
