import { namedIn } from './answers/answerQuestion.ts';
import { askBack } from './answers/offer.ts';
import type { Doubt } from './doubts.ts';
import type { RequestInput } from './request.ts';
import type { RequestAnswer } from './requestAnswer.ts';
import type { Horizon } from './tags.ts';

/** A condition that nobody knows, or days that may be those of every week: asked back before anything changes. */
export function inDoubt({ kind, words }: NonNullable<Doubt>, input: RequestInput, horizon: Horizon): RequestAnswer {
  if (kind === 'condition')
    return askBack(
      `You say “${words}”, which I cannot know. Write again when you do.`,
      namedIn(input.text, horizon),
      input,
    );
  if (kind === 'everyOther')
    return askBack(
      `You say “${words}”. I can keep single days free, or one weekday of every week.`,
      namedIn(input.text, horizon),
      input,
    );
  if (kind === 'timesAWeek')
    return askBack(
      `You say “${words}”. How often a sport comes follows from your hours, days and race; I can add one, or leave one out.`,
      namedIn(input.text, horizon),
      input,
    );
  if (kind === 'balance')
    return askBack(
      `You say “${words}”. How much of each sport comes follows from your race, hours and days; I can add one workout, or leave one out.`,
      namedIn(input.text, horizon),
      input,
    );
  if (kind === 'forGood')
    return askBack(
      'Is it for good, or only the next one? Say “from now on” for every week.',
      namedIn(input.text, horizon),
      input,
    );
  if (kind === 'keptForGood')
    return askBack(
      'I keep it where it is. For every week I can remember its day: say “Long runs on Sundays from now on”.',
      namedIn(input.text, horizon),
      input,
    );
  return {
    kind: 'question',
    understood: `You would like to have ${words} off.`,
    question: `Is it every week, or only the next time? Say “No training on ${words} from now on” or “Keep ${words.replaceAll(/s\b/g, '')} free”.`,
  };
}
