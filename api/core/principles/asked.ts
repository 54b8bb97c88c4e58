import { mark } from './lexicon.ts';
import { readScope } from './scope.ts';

// Questions that a coach answers: "Back to back? Never." says what a rule says, and a question alone says nothing.

const NEVER =
  '(?:no|nope|never|not|no way|never ever|no chance|forget it|not with me|not here|not happening|not a chance|no thanks|out of the question|absolutely not|certainly not|over my dead body|is forbidden)';
const DENIED = new RegExp(`^${NEVER}(?: ,)?(?: never| ever)?$`);
const DENIED_TO = new RegExp(
  `^${NEVER} [,:] (?:just |only |at most )?(\\d+)(?: (?:is|are))?(?: (?:enough|plenty|at most|only))*$`,
);
const ASKS =
  /^(?:is|are|do|does|did|can|could|should|shall|may|might|will|would|have|has|am|what|why|how|when|who|where|which|whose|so|and|or|but|not|no|never|if|you|i|we)\b/;
const QUESTION = ' question';

const headed = (topic: string): readonly [string, string] => {
  const at = topic.lastIndexOf(' : ');
  return at < 0 ? ['', topic] : [topic.slice(0, at + 3), topic.slice(at + 3)];
};

/** What question and answer say together; null: nothing that could be a rule. */
function joined(question: string, answer: string): string | null {
  const topic = question.slice(0, -QUESTION.length).trim();
  if (topic === '' || ASKS.test(topic)) return null;
  const [heading, asked] = headed(topic);
  if (DENIED.test(answer)) return `${heading}no ${asked}`;
  const [, most] = DENIED_TO.exec(answer) ?? [];
  const counted = /^(\d+) .+$/.exec(asked);
  if (most !== undefined)
    return counted && Number(most) < Number(counted[1])
      ? `${heading}at most ${most} ${asked.replace(/^\d+ /, '')}`
      : null;
  const { scope, rest } = readScope(topic);
  const { marks, unknown } = mark(rest);
  // somebody, known or not
  const isHeading = unknown.length > 0 || (marks === '' && scope.who.length > 0);
  return isHeading ? `${topic} : ${answer}` : null;
}

/** Joins the questions that the next sentence answers with their answers. */
export function answered(sentences: readonly string[]): readonly string[] {
  const told: string[] = [];
  for (let i = 0; i < sentences.length; i += 1) {
    const sentence = sentences[i]!;
    const both = sentence.endsWith(QUESTION) && i + 1 < sentences.length ? joined(sentence, sentences[i + 1]!) : null;
    told.push(both ?? sentence);
    if (both !== null) i += 1;
  }
  return told;
}
