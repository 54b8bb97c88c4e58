/** Conditions that only narrow what a selector matches: pseudo-classes, attributes, ids. */
const CONDITIONS = /::?[\w-]+(\([^()]*\))?|\[[^[\]]*\]|#[\w-]+/g;
const COMPOUND = /^(\*|[a-z][\w-]*)?((?:\.[\w-]+)*)$/i;

const known = new Map();

/** Name and classes that an element needs for one of the alternatives of a selector; null where that is not plain to see. */
function needsOf(selector) {
  if (selector.includes('\\')) return null;
  const needs = [];
  for (const alternative of selector.replaceAll(CONDITIONS, '\0').split(',')) {
    // what stands last is the element itself; what was taken out leaves a mark, so that it is not mistaken for what stands before
    const own = alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1)
      .replaceAll('\0', '');
    const parts = COMPOUND.exec(own);
    if (!parts) return null;
    needs.push({ name: parts[1] === '*' ? undefined : parts[1]?.toLowerCase(), classes: parts[2].split('.').slice(1) });
  }
  return needs;
}

/** False only where the element cannot match the selector. */
function couldMatch(element, selector) {
  if (typeof selector !== 'string') return true;
  let needs = known.get(selector);
  if (needs === undefined) known.set(selector, (needs = needsOf(selector)));
  if (needs === null) return true;
  return needs.some(
    ({ name, classes }) =>
      (!name || name === element.localName.toLowerCase()) && classes.every((each) => element.classList.contains(each)),
  );
}

module.exports = { couldMatch };
