import { peopleOf } from '../api/test/core/content/people.ts';
import { type LifeKind, LIVES } from '../api/test/core/lives/events.ts';
import { live, type Lived } from '../api/test/core/lives/live.ts';
import { report, size } from './table.ts';

const ATHLETES = size(250, 5);
const SEED = 7;

const SAID: Readonly<Record<LifeKind, string>> = {
  calm: 'nothing happens',
  honest: 'illness, travel and busy weeks, all of it told',
  forgetful: 'the same, three fifths of it told',
  hard: 'twice as much of it',
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Seasons lived to their race with a body of their own: by the plan as it adapts, by the first plan, and as if life were no matter. */
export function lives(): void {
  const people = peopleOf(ATHLETES, SEED);
  const ideal = people.map((person, seed) => live(person, 'calm', seed, 'unadapted'));
  for (const kind of Object.keys(LIVES) as LifeKind[]) {
    const adapted = people.map((person, seed) => live(person, kind, seed, 'adapted'));
    const unadapted = people.map((person, seed) => live(person, kind, seed, 'unadapted'));
    const part = (lived: readonly Lived[], of: 'performance' | 'doneMinutes') =>
      mean(lived.map((each, i) => each[of] / ideal[i]![of]));
    const count = (of: 'raised' | 'broken') => adapted.reduce((sum, each) => sum + each[of].length, 0);
    report(`Lives in which ${SAID[kind]} (${ATHLETES})`, [
      {
        name: 'workouts or weeks that rules made more',
        value: count('raised'),
        unit: '',
        target: '0',
        holds: count('raised') === 0,
      },
      {
        name: 'limits broken on a Monday',
        value: count('broken'),
        unit: '',
        target: '0',
        holds: count('broken') === 0,
      },
      { name: 'fitness on race day, of the plan done whole', value: part(adapted, 'performance'), unit: '' },
      { name: '  by the first plan', value: part(unadapted, 'performance'), unit: '' },
      { name: 'hours done, of the plan done whole', value: part(adapted, 'doneMinutes'), unit: '' },
      { name: '  by the first plan', value: part(unadapted, 'doneMinutes'), unit: '' },
      { name: 'days of over-reaching in a season', value: mean(adapted.map((each) => each.overreachedDays)), unit: '' },
      { name: '  by the first plan', value: mean(unadapted.map((each) => each.overreachedDays)), unit: '' },
      { name: 'acts of the rules in a season', value: mean(adapted.map(({ acts }) => acts)), unit: '' },
    ]);
  }
}
