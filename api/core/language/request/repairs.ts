import { AT_START } from './paraphrases/slots.ts';
import { piecesOf } from './scan.ts';
import type { Horizon, Piece, Tag } from './tags.ts';
import { wordsOfText } from './words.ts';

/** Words that take back what was said before them, whatever follows. */
const TAKEN_BACK =
  'no(?: ,)? not (?:[a-z]+ ){1,3}?(?:just|but|only)|no(?: ,)? wait|wait(?: ,)? no|scratch that|strike that|on second thoughts?|actually(?: ,)? no|correction|edit(?= :)|just kidding|jk|(?:(?:no|oh|oops|ups|ah|sorry)(?: ,)? )*i meant(?! to\\b)|i mean(?! (?:it|that|this|really|business)\\b)';
/** Words that take something back only where something of its sort stands behind them. */
const PUT_RIGHT =
  '(?:(?:hmm+|um+|oh|oops|no|nah|or|better|actually|wait)(?: ,)? )?make (?:that|it)|sorry|oops|erm?|errr?|uhm?|hmm+|or rather|rather(?= (?:the|on|mon|tue|wed|thu|fri|sat|sun))|(?:no|nah|wait)(?= [,.-])|actually';
const AT = '(?<=^|[a-z0-9]) ?(?:[,.-] ?)*(?:\\b(?:but|and|oh|ah) )?';
const MARKER = new RegExp(`${AT}\\b(?:(?<strong>${TAKEN_BACK})|(?<weak>${PUT_RIGHT}))(?= |$)[ ,.:-]*`, 'g');

/** "no not Friday off, Thursday off", at the start: of what was said in the turn before. */
const NOT_THAT = new RegExp(`${AT_START}(?:no|nope|nah)(?: ,)? not (?:[a-z0-9']+ ){1,4}?(?:[,.-]|but|just|only) `);

const TRAILING =
  / (?:is|are|will be|would be|should be)? ?(?:plenty|enough|better|fine|ok|okay|it is|i mean|lol|haha|please|thanks|instead|then)$/;
const SPELLED =
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (?:two|three|four|five|six|seven|eight|nine))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen';
const NUMBER = new RegExp(`\\b(\\d+(?:[.:]\\d+)?|${SPELLED})( (?:minutes|hours|percent|km|k))?\\b`);
const NUMBERS = new RegExp(NUMBER, 'g');

const SAYS_MORE: ReadonlySet<Tag['t']> = new Set([
  'act',
  'not',
  'level',
  'length',
  'shift',
  'happening',
  'symptom',
  'pain',
  'instead',
  'indoors',
  'lasting',
]);
const SWAPPED: readonly Tag['t'][] = ['date', 'workout', 'duration'];
/** "three hours are too much, make it two" */
const TOO_MUCH = / (?:is|are|was|sounds?|feels?) (?:\w+ ){0,2}too (?:much|long|far)(?: for me)?$/;
const LINKS =
  /^(?:the|my|a|an|on|to|at|for|in|of|is|its|it|that|one|this|only|just|rather|better|with|from|please|lol|haha|i|am)$/;

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ');
const sortOf = ({ tags }: Piece): Tag['t'] | null => SWAPPED.find((sort) => tags[0]?.t === sort) ?? null;
const isSaid = ({ tags }: Piece): boolean => tags.some(({ t }) => SAYS_MORE.has(t));

/** "move it to, uh, Friday": what stands behind completes what stands before. */
const isHesitation = ({ tags, text }: Piece): boolean => tags[0]?.t === 'prep' || LINKS.test(text);

/** Nothing but a day, a workout or a length stands there. */
const isFragment = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => sortOf(piece) !== null) &&
  pieces.every(
    (piece) =>
      sortOf(piece) !== null ||
      piece.tags.length === 0 ||
      piece.tags.every(({ t }) => t === 'prep' || t === 'limit' || t === 'possessive') ||
      LINKS.test(piece.text),
  );

/** What was said, with each day, workout or length of the fragment in the place of the last of its sort. */
function withFragment(left: readonly Piece[], fragment: readonly Piece[]): string {
  const parts = [...left];
  const added: Piece[] = [];
  for (const piece of fragment) {
    const sort = sortOf(piece);
    if (sort === null) continue;
    const at = parts.findLastIndex((each) => sortOf(each) === sort);
    if (at === -1) added.push(piece);
    else parts[at] = piece;
  }
  return textOf([...parts, ...added]);
}

/** "rode there in 50 min, so tomorrow can be shorter, make it 45": the length that is put right is of what was said before the wish. */
function isOfBefore(left: readonly Piece[], fragment: readonly Piece[]): boolean {
  const at = left.findLastIndex((piece) => sortOf(piece) === 'duration');
  return at !== -1 && fragment.some((piece) => sortOf(piece) === 'duration') && left.slice(at + 1).some(isSaid);
}

/** "… to 60, make that 70": a number in the place of the last one; null: there is none. */
function withNumber(left: string, right: string): string | null {
  const [whole, digits, unit] = NUMBER.exec(right) ?? [];
  const last = [...left.matchAll(NUMBERS)].at(-1);
  if (whole === undefined || last === undefined || whole !== right) return null;
  const now = `${digits}${unit ?? last[2] ?? ''}`;
  return left.slice(0, last.index) + now + left.slice(last.index + last[0].length);
}

/** What is meant where a part of a text takes back the part before it; null: it does not. */
function putRight(left: string, right: string, isStrong: boolean, horizon: Horizon): string | null {
  const said = right.replace(TRAILING, '').trim();
  if (said === '') return null;
  if (left === '') return isStrong ? said : null;
  const [before, behind] = [piecesOf(left.split(' '), horizon), piecesOf(said.split(' '), horizon)];
  if (!isStrong && isOfBefore(before, behind)) return null;
  const numbered = withNumber(left.replace(TOO_MUCH, ''), said);
  if (numbered !== null) return numbered;
  const wished = before.some(isSaid) || (isStrong && before.some((piece) => sortOf(piece) !== null));
  if (!wished || isHesitation(before.at(-1)!)) return null;
  if (isFragment(behind)) {
    const isSameSort = behind.every((piece) => {
      const sort = sortOf(piece);
      return sort === null || before.some((each) => sortOf(each) === sort);
    });
    const isNarrower = behind.some(({ tags }) => tags.some(({ t }) => t === 'limit')) && before.some(isSaid);
    return isStrong || isSameSort || isNarrower ? withFragment(before, behind) : null;
  }
  return isStrong && behind.some(isSaid) ? textOf(behind) : null;
}

const MAX_REPAIRS = 4;
/** More of these words than anybody means: each would be tried, and the time would grow with the square of a text. */
const MAX_MARKERS = 8;
/** Without one of these words nothing is taken back. */
const MAY_TAKE_BACK =
  /\b(?:no|nah|nope|wait|scratch|strike|thoughts?|actually|correction|edit|kidding|jk|mean|meant|make (?:that|it)|sorry|oops|uh|rather)\b|\b(?:u+h?m+|e+r+m?|h+m+)\b/i;

/** A text without what it takes back: "cancel Friday. Sorry, I meant Thursday", "to 60, hmm, make that 70". */
export function repaired(text: string, horizon: Horizon): string {
  if (!MAY_TAKE_BACK.test(text)) return text;
  const words = wordsOfText(text).join(' ');
  let now = words.replace(NOT_THAT, '');
  for (let turn = 0; turn < MAX_REPAIRS; turn += 1) {
    const markers = [...now.matchAll(MARKER)];
    if (markers.length > MAX_MARKERS) break;
    const next = markers
      .map((found) => {
        const right = now.slice(found.index + found[0].length).replace(/(?: [.,-])+$/, '');
        return putRight(now.slice(0, found.index).trim(), right, found.groups?.strong !== undefined, horizon);
      })
      .find((each) => each !== null);
    if (next == null) break;
    now = next;
  }
  return now === words ? text : now;
}
