import { planAll } from '../api/core/week/planAll.ts';
import { BOUNDS } from '../api/test/core/content/bounds.ts';
import { peopleOf } from '../api/test/core/content/people.ts';
import { report, size } from './table.ts';

const ATHLETES = size(400, 15);
const SEED = 1;
const WANTED = 0.97;

/** How often each bound was asked and held; and how often a plan that misses one says in a warning why. */
function counted(kind: 'free' | 'constrained') {
  const counts = new Map(Object.keys(BOUNDS).map((name) => [name, { asked: 0, held: 0, told: 0 }]));
  for (const person of peopleOf(ATHLETES, SEED, kind)) {
    const result = planAll(person.input);
    if (!result.ok) throw new Error(`No plan for ${JSON.stringify(person.input)}: ${result.conflict.message}`);
    for (const [name, bound] of Object.entries(BOUNDS)) {
      const count = counts.get(name)!;
      for (const held of bound(person, result.plan.weeks)) {
        count.asked += 1;
        count.held += Number(held);
        count.told += Number(!held && result.plan.warnings.length > 0);
      }
    }
  }
  return counts;
}

/** What a season must contain, counted over random athletes of every race type and level. */
export function content(): void {
  report(
    'Content of free athletes',
    [...counted('free')].map(([name, { asked, held }]) => ({
      name: `${name} (${asked})`,
      value: held / asked,
      unit: '',
      target: `at least ${WANTED}`,
      holds: held / asked >= WANTED,
    })),
  );
  report(
    'Content of constrained athletes',
    [...counted('constrained')].flatMap(([name, { asked, held, told }]) => [
      { name: `${name} (${asked})`, value: held / asked, unit: '' },
      ...(held < asked ? [{ name: '  of the others a warning tells', value: told / (asked - held), unit: '' }] : []),
    ]),
  );
}
