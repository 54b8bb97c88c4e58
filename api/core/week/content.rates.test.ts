import { BOUNDS } from '../../test/core/content/bounds.ts';
import { peopleOf } from '../../test/core/content/people.ts';
import { planAll } from './planAll.ts';

const ATHLETES = 75;

/** Least share of the times that a bound holds over free athletes of every race type and level; npm run bench -- content counts more of them. */
const MIN_SHARE = 0.95;

const counts = new Map(Object.keys(BOUNDS).map((name) => [name, { asked: 0, held: 0 }]));

beforeAll(() => {
  for (const person of peopleOf(ATHLETES, 7)) {
    const result = planAll(person.input);
    if (!result.ok) throw new Error(result.conflict.message);
    for (const [name, bound] of Object.entries(BOUNDS)) {
      const held = bound(person, result.plan.weeks);
      const count = counts.get(name)!;
      count.asked += held.length;
      count.held += held.filter(Boolean).length;
    }
  }
});

test.each(Object.keys(BOUNDS))('%s', (name) => {
  const { asked, held } = counts.get(name)!;
  expect(asked).toBeGreaterThan(20);
  expect(held / asked).toBeGreaterThanOrEqual(MIN_SHARE);
});
