import { peopleOf } from '../../test/core/content/people.ts';
import { type LifeKind, LIVES } from '../../test/core/lives/events.ts';
import { live } from '../../test/core/lives/live.ts';
import { shareOf } from '../../test/propertyRuns.ts';

// Seasons lived to their race, with a body and a life of their own; `npm run bench -- lives` counts what they come to.
const PEOPLE = shareOf(peopleOf(15, 11));
const KINDS = Object.keys(LIVES) as LifeKind[];

test.each(KINDS)('in a %s life no rule makes anything more, and every Monday keeps its limits', (kind) => {
  for (const [seed, person] of PEOPLE.entries()) {
    const { raised, broken } = live(person, kind, seed, 'adapted');
    expect({ who: `${person.raceType} ${person.level}`, raised, broken }).toEqual({
      who: `${person.raceType} ${person.level}`,
      raised: [],
      broken: [],
    });
  }
});

test('where nothing happens and all is told, hardly anything is taken away', () => {
  for (const [seed, person] of PEOPLE.entries()) {
    const whole = live(person, 'calm', seed, 'unadapted').doneMinutes;
    const least = person.level === 'beginner' ? 0.8 : 0.9;
    expect(live(person, 'calm', seed, 'adapted').doneMinutes / whole).toBeGreaterThan(least);
  }
});

test('where much happens, the body takes more than it can mend on fewer days than by the first plan', () => {
  const days = (policy: 'adapted' | 'unadapted') =>
    PEOPLE.reduce((sum, person, seed) => sum + live(person, 'hard', seed, policy).overreachedDays, 0);
  expect(days('adapted')).toBeLessThan(0.6 * days('unadapted'));
});
