import type { CoachAnswer } from '../../../messages/coachAnswers.ts';
import type { MarkedClause } from './marks.ts';
import type { Telling } from './telling.ts';
import { OF_DEEDS } from './tellingsOfDeeds.ts';
import { OF_LIFE } from './tellingsOfLife.ts';
import { OF_NOW } from './tellingsOfNow.ts';
import { OF_OTHERS } from './tellingsOfOthers.ts';
import { OF_THEN } from './tellingsOfThen.ts';

/** The first that fits counts. */
const TELLINGS: readonly Telling[] = [...OF_OTHERS, ...OF_LIFE, ...OF_THEN, ...OF_NOW, ...OF_DEEDS];

/** A remark beside what is told: it names nothing that could be done. */
const REMARK =
  /^(?!.* (?:WISH|PLEASE|A:(?!do )\w+|CAN|WILL|MUST|NOT|H:(?!great)\w+|LEVEL|LENGTH|SHIFT|W|IF|WH|D|ONLY|LIMIT|INDOORS|TALK:\w+) )/;

/** What a report goes on with: how much it was, and how. */
const DETAIL = /^ (?:(?:W|T|N|NUMBERS|x|p|ADV|WAS|NAME|GOOD|FELT|BE|THAT|WERE|MY|of|PAST|DONE|BAD|FAST) )+$/;

/** "Guess what": what is told comes behind it. */
const GUESS_WHAT = /^ (?:x )?WH $/;

type Said = Pick<MarkedClause, 'words' | 'marks'>;
const fits = (telling: Telling, said: Said): boolean =>
  telling.says?.test(said.marks) !== false &&
  telling.words?.test(said.words) !== false &&
  telling.unless?.test(said.marks) !== true;

const tellingOf = (clause: MarkedClause): CoachAnswer | null =>
  TELLINGS.find((each) => each.isWhole !== true && fits(each, clause))?.answer ?? null;

/** What is answered to a text that only tells; null: it may ask for something. */
export function toldIn(clauses: readonly MarkedClause[]): CoachAnswer | null {
  const whole: Said = {
    words: clauses.map(({ words }) => words).join(' , '),
    marks: clauses
      .map(({ marks }) => marks)
      .join(' ')
      .replace(/\s+/g, ' '),
  };
  const ofWhole = TELLINGS.find((each) => each.isWhole === true && fits(each, whole));
  if (ofWhole !== undefined) return ofWhole.answer;
  const answers = clauses.map(tellingOf);
  const first = answers.find((answer) => answer !== null);
  if (first === undefined) return null;
  const isBeside = ({ marks }: MarkedClause): boolean =>
    REMARK.test(marks) || GUESS_WHAT.test(marks) || (first === 'report' && DETAIL.test(marks));
  return answers.every((answer, index) => answer !== null || isBeside(clauses[index]!)) ? first! : null;
}

/** Marks of a wish, of what cannot be, and of what a workout should be like. */
const MAY_ASK =
  / (?:WISH|PLEASE|A:(?!do )\w+(?! PASTACT)|CAN|MUST|LENGTH|LEVEL|SHIFT|T|INSTEAD|LIMIT|ONLY|WH|INDOORS|DOUBLE|NOT (?:D|W|EVERY)) /;
const IS_SAID = / (?:ME|MY|OTHER|THAT|BE|HAVE|HAD|WERE|PAST|FELT|SAYS|IF|WILL|GOOD|BAD|x x x) /;

/** A sentence with somebody or something that is or does, and nothing that could be a wish. */
export const onlyStates = (clauses: readonly MarkedClause[]): boolean =>
  clauses.every(({ marks }) => !MAY_ASK.test(marks)) &&
  clauses.some(({ marks }) => IS_SAID.test(marks) || !/ (?:W|D|EVERY) /.test(marks));

/** A day ahead, what is always so, the body, and a number are more than news: whoever tells of them may want something. */
const MAY_MATTER = / (?:D|EVERY|EVER|TIME|AREA|FELT|H:(?!great|occupied|race)\w+|TALK:\w+|N|PLAN ME|W NOT) /;

/** Says what is, and nothing that a plan could be changed for. */
export const isNews = (clauses: readonly MarkedClause[]): boolean =>
  onlyStates(clauses) && clauses.every(({ marks }) => !MAY_MATTER.test(marks));

/** What is told of others or of another time asks for nothing in the sentence around it either. */
const APART: ReadonlySet<CoachAnswer> = new Set(['others', 'past', 'habit', 'advice', 'unsure', 'thanks']);
const REFERS = / THAT /;
const UNDECIDED = /\b(?:maybe|perhaps|possibly|might|may|probably|thinking|considering|tempted)\b/;

/** The words of the clauses that may ask for something; null: all of them may. */
export function withoutTold(clauses: readonly MarkedClause[]): string | null {
  const own = clauses.filter((clause) => !APART.has(tellingOf(clause)!));
  if (own.length === clauses.length || own.length === 0) return null;
  // "maybe I'll skip strength, not sure yet": that it is not decided is said of the wish
  const isUndecided = clauses.some((clause) => tellingOf(clause) === 'unsure');
  if (isUndecided && own.some(({ words }) => UNDECIDED.test(words))) return null;
  const isOfOthers = clauses.every((clause) => own.includes(clause) || tellingOf(clause) === 'others');
  if (!isOfOthers && own.some(({ marks }) => REFERS.test(marks))) return null;
  const isDated = own.some(({ dates }) => dates !== '');
  return clauses
    .map((clause) => (own.includes(clause) ? clause.words : clause.joint === null && !isDated ? clause.dates : ''))
    .filter((words) => words !== '')
    .join(' , ');
}
