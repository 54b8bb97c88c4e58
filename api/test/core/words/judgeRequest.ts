import { readRequest } from '../../../core/language/request/readRequest.ts';
import type { RequestAnswer } from '../../../core/language/request/requestAnswer.ts';
import { dayName } from '../../../core/calendar/dayNames.ts';
import { named } from '../../../core/language/request/lookUp.ts';
import { answerLines, wrongIn } from '../requests/judge.ts';
import { inputOf, WORKOUTS } from '../requests/schedule.ts';
import type { CorpusLine } from './corpus.ts';
import type { Verdict } from './verdict.ts';

const SAYS_NOTHING = /^(?:why$|\?|x$|always$|until )/;
/** The days of a journey and the end of a wish are judged by what becomes of the workouts. */
const isCounted = (line: string): boolean => !/^(?:event travel|until) /.test(line);

const textOf = (answer: RequestAnswer): string => {
  if (answer.kind === 'notUnderstood') return '';
  return answer.kind === 'question' ? answer.question : `${answer.understood} ${answer.explanation}`;
};

/** Which of two workouts that change places is named first does not matter. */
function asAnswered(part: string, lines: readonly string[]): string {
  const [verb, first, second] = part.split(' ');
  const turned = `swap ${second} ${first}`;
  return verb === 'swap' && lines.includes(turned) ? turned : part;
}

/** A part that a limit forbids was read all the same. */
function isRead(part: string, answer: RequestAnswer): boolean {
  if (answer.kind !== 'forbidden') return false;
  const [verb, id, to] = part.split(' ');
  const workout = WORKOUTS.find((each) => each.id === id);
  if (workout === undefined) return verb === 'add' && answer.understood.includes('add');
  const where = verb === 'move' ? `move ${named(workout)} to ${dayName(`2027-01-${to}`)}` : named(workout);
  return answer.understood.includes(where);
}

const isUnknown = (answer: RequestAnswer): boolean => answer.kind === 'told' && answer.isUnknown === true;
/** Neither asks back nor says that it does not know: what it says may still offer a ride where one was asked about. */
const isTold = (answer: RequestAnswer): boolean =>
  !['notUnderstood', 'question', 'forbidden'].includes(answer.kind) && !isUnknown(answer);

/** A limit is named although nothing was wanted, and nothing happens. */
const onlyForbids = (ways: CorpusLine['ways'], answer: RequestAnswer): boolean =>
  answer.kind === 'forbidden' &&
  answer.changes.length + answer.events.length + answer.preferences.length === 0 &&
  ways.some(([first]) => first!.startsWith('told'));

function isRight(way: readonly string[], answer: RequestAnswer): boolean {
  const lines = answerLines(answer).filter(isCounted);
  const acts = lines.filter((line) => !SAYS_NOTHING.test(line));
  const [first = ''] = way;
  const [verb, ...rest] = first.split(' ');
  const isQuiet = acts.every((line) => line.startsWith('!')) && !lines.includes('x');
  if (verb === 'quiet') return isQuiet;
  if (verb === 'ask') return answer.kind === 'question';
  if (verb === 'told') {
    const words = rest.join(' ').toLowerCase().split('|');
    const said = textOf(answer).toLowerCase();
    return isTold(answer) && acts.length === 0 && words.some((word) => said.includes(word));
  }
  const parts = way
    .filter(isCounted)
    .map((part) => asAnswered(part, lines))
    .filter((part) => !isRead(part, answer));
  const wrong = wrongIn(answer, parts);
  return answer.kind === 'forbidden'
    ? wrong.every((each) => !each.startsWith('missing'))
    : wrong.every((each) => !isCounted(each.replace('besides: ', '')));
}

/** How a sentence is answered on the fixed schedule. */
export function judgeRequest({ sentence, ways }: CorpusLine): { verdict: Verdict; lines: readonly string[] } {
  const answer = readRequest(inputOf(sentence));
  const lines = answerLines(answer);
  if (ways.some((way) => isRight(way, answer))) return { verdict: 'right', lines };
  if (answer.kind === 'notUnderstood') return { verdict: 'refused', lines };
  const isHonest = answer.kind === 'question' || isUnknown(answer) || onlyForbids(ways, answer);
  return { verdict: isHonest ? 'asked' : 'wrong', lines };
}
