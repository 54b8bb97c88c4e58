import { askedReason } from '../asking.ts';
import type { RequestInput } from '../request.ts';
import { type RequestAnswer, told } from '../requestAnswer.ts';
import type { Horizon } from '../tags.ts';
import { wordsOfText } from '../words.ts';
import { whysOf } from './readWhy.ts';
import { tellWhy } from './tellWhy.ts';

const ASK_BACK = 'Which workout, day or week would you like to know more about?';

/** The answer to questions for reasons; null where there are none. */
export function whyAnswerTo(input: RequestInput, horizon: Horizon): RequestAnswer | null {
  const last = input.conversationHistory.at(-1);
  const text = last?.role === 'coach' && last.content === ASK_BACK ? `why ${input.text}` : input.text;
  const answers = whysOf(text, horizon).map((asked) => tellWhy(asked, input));
  if (answers.length === 0) return null;
  const understood = 'You ask for the reasons of your plan.';
  const texts = answers.flatMap((each) => ('text' in each ? each.text : []));
  const [question] = answers.flatMap((each) => ('question' in each ? each.question : []));
  if (texts.length === 0) return { kind: 'question', understood, question: question! };
  return told(understood, [...new Set(texts)].join(' '));
}

/** The same where the question stands within another: "just curious what the point of the swim is". */
export const whyAnswerInside = (input: RequestInput, horizon: Horizon): RequestAnswer | null =>
  whyAnswerTo(input, horizon) ??
  whyAnswerTo({ ...input, text: askedReason(wordsOfText(input.text).join(' ')) }, horizon);
