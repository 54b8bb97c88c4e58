import { BODIES } from './budgets.ts';

/** What is told where `isTooDeep`. */
export const TOO_DEEP = `JSON may be nested ${BODIES.depth} deep at most.`;

/**
 * Is this JSON nested deeper than anything that is asked for? Told from its text: parsing a megabyte of brackets, and forgetting it
 * again, keeps the process busy for a tenth of a second. Of what is no JSON any answer will do, since parsing says so.
 */
export function isTooDeep(json: string, most: number = BODIES.depth): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (letter === '"') at = endOfText(json, at);
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** Where the text ends that begins here; what is behind it where it has no end. */
function endOfText(json: string, from: number): number {
  let at = from + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}
