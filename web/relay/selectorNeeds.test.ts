const { couldMatch } = jest.requireActual<{ couldMatch(element: Element, selector: string): boolean }>(
  './selectorNeeds.cjs',
);

const SELECTORS = [
  '*',
  'p',
  'P',
  'h1, h2',
  '.card',
  '.card.open',
  'p.card',
  'article > p',
  'article p, h1',
  'article + p',
  'article ~ .card',
  'article :last-child',
  '.card:first-child',
  'p:not(.card, .open)',
  ':is(h1, p)',
  'p:is(.card)',
  '[data-day]',
  'p[data-day]',
  'input[type="a,b"]',
  'p[title="] .card"]',
  '#here',
  'p#here.card',
  '.card::before',
  '.\\31 st',
  'p:not(:has(.card))',
  '.dark .card:hover > p',
  ':root',
  'html',
];

it('turns away only elements that a selector does not match, and most of them', () => {
  document.body.innerHTML = `
    <h1>One</h1><article class="card"><p id="here" class="card open" data-day="1">A</p><p>B</p><b class="1st">C</b></article>
    <p class="open" title="] .card">D</p><input type="a,b" /><svg><linearGradient class="card" /></svg>`;
  const matched: [selector: string, html: string, isLetIn: boolean][] = [];
  let turnedAway = 0;
  let others = 0;
  for (const element of document.querySelectorAll('*'))
    for (const selector of SELECTORS) {
      if (element.matches(selector)) matched.push([selector, element.outerHTML, couldMatch(element, selector)]);
      else if (couldMatch(element, selector)) others += 1;
      else turnedAway += 1;
    }
  expect(matched.length).toBeGreaterThan(0);
  expect(matched.filter(([, , isLetIn]) => !isLetIn)).toEqual([]);
  expect(turnedAway).toBeGreaterThan(others);
});
