/** Words after which "you" is the one that something is done to or for. */
const BEFORE_OBJECT =
  'keeps?|prepares?|helps?|makes?|tires?|tiring|brings?|lets?|advise|reminds?|for|to|with|without|of|at|from';

/** What people wrote or named stands as they wrote it. */
const QUOTED = /(“[^”]*”)/;

/**
 * A sentence that speaks to the athlete, as it speaks of them to somebody else: "your race" is "their race", "you recover"
 * "they recover". Words in “quotation marks” stay.
 */
export function ofTheAthlete(text: string): string {
  const parts = text.split(QUOTED).map((part) => (part.startsWith('“') ? part : turned(part)));
  return parts.join('');
}

const turned = (text: string): string =>
  text
    .replaceAll(/\bby you\b/g, 'by the athlete')
    .replaceAll(new RegExp(`\\b(${BEFORE_OBJECT}) you\\b`, 'g'), '$1 them')
    .replaceAll(/\byourself\b/g, 'themselves')
    .replaceAll(/\byours\b/g, 'theirs')
    .replaceAll(/\byour\b/g, 'their')
    .replaceAll(/\bYour\b/g, 'Their')
    .replaceAll(/\byou\b/g, 'they')
    .replaceAll(/\bYou\b/g, 'They');
