/** All of it suits, but for one thing: said of a day or a workout that does not. */
const SUITS =
  /\b(?<!not )(?:fine|ok|okay|good|great|perfect|works?|suits?|free|possible|doable|available|happy|stays?|no problem|(?:can|could|will) (?:train|do|make|manage|come)|have time|looks good|as planned)\b/;
/** Something is to become of all the rest, or only of some. */
const CHANGES =
  /\b(?:skip|cancel|drop|remove|delete|scrap|clear|off|move|shift|shorten|cut|make (?:it|them|all|every)|ease|easier|harder|swap|replace|leave (?:out|off)|keep|only|no (?!problem)|nothing)\b/;
const BUT =
  '(?:except(?! that| when| if)(?: for)?|apart from|aside from|other than|excluding|with the exception of|save for|outside of)';
const ALL_BUT =
  '(?<=\\b(?:everything|anything|all(?: (?:ok|okay|good|fine|of (?:it|them)))?|(?:every|any) (?:day|workout|session)(?: (?:this|next) week)?|happy with (?:all of )?(?:it|them|all)|of it) )(?:but|bar)(?: for)?';
const EXCEPTION = new RegExp(`(?:^|\\b)(?:${BUT}|${ALL_BUT}) `);
/** Where what is said of all the rest begins, or goes on, behind what is excepted. */
const REST =
  / ?,? (?=(?:everything|all|any|every|the rest|the others?|it|i|we|this|my|works?|is|are|suits?|would|can|will|fits?|looks?)\b)/;
const WEEK = /\b(?:this|next) week\b/;

/** "the run is fine, the ride is not", "yes … no": what stands before the no. */
const CONTRAST =
  /^(.*?)\b(?:yes|ok|okay|fine|works?|good|possible|doable),?(?: but| and)? ((?:(?!but\b|and\b|or\b)[a-z']+ ){0,2}?(?!but\b|and\b|or\b)[a-z']+?)(?: is| are)? (?:no|not)( (?:this|next|today|tomorrow)\b.*)?$/;
const BUT_NOT =
  /\b(?:fine|ok|okay|works?|good|possible|doable|suits? me|perfect)(?: (?:this|next) week)?,?(?: but)?(?: just| only)? not (?=(?:on |the |in |at )*(?:the|on|\d|mon|tue|wed|thu|fri|sat|sun|today|tomorrow))/;

function suited(sentence: string): string {
  const found = EXCEPTION.exec(sentence);
  if (found === null) return contrasted(sentence);
  const before = sentence.slice(0, found.index);
  const after = sentence.slice(found.index + found[0].length);
  // "apart from the long ride, that is too long": what is wrong with it follows
  if (found.index > 0 && /^[^,]+, (?:that|it|they|which|this)\b/.test(after)) return after;
  const end = REST.exec(after);
  const rest = `${before} ${end === null ? '' : after.slice(end.index)}`;
  if (!SUITS.test(rest) || CHANGES.test(rest)) return sentence;
  const what = end === null ? after : after.slice(0, end.index);
  const week = WEEK.test(what) ? null : WEEK.exec(rest);
  return `can not ${what}${week === null ? '' : ` ${week[0]}`}`;
}

function contrasted(sentence: string): string {
  const but = BUT_NOT.exec(sentence);
  if (but !== null) {
    const week = WEEK.exec(sentence.slice(0, but.index + but[0].length));
    return `can not ${sentence.slice(but.index + but[0].length)}${week === null ? '' : ` ${week[0]}`}`;
  }
  const found = CONTRAST.exec(sentence);
  if (found === null || CHANGES.test(found[1]!) || CHANGES.test(found[2]!)) return sentence;
  return `can not ${found[2]!}${found[3] ?? ''}`;
}

/** A text, in small letters, where what is excepted from all that suits is what cannot be. */
export const withExceptions = (text: string): string =>
  text
    .split(/([.!?;\n]+(?=\s|$))/)
    .map((part, index) => {
      const sentence = part.trim();
      return index % 2 === 1 || sentence === '' ? part : part.replace(sentence, () => suited(sentence));
    })
    .join('');
