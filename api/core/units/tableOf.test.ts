import { compilePrinciple } from '../principles/compile.ts';
import { sentencesOf } from '../principles/text.ts';
import { inputOf, WORKOUTS } from '../../test/core/requests/schedule.ts';
import { readRequest } from '../language/request/readRequest.ts';
import { injuryRestrictions } from '../athlete/injuries.ts';
import { parseSteps } from '../workout/stepText/parseSteps.ts';
import { tableOf } from './tableOf.ts';
import type { Intensity } from '../codes/workout.ts';

/** What every plain object answers to, though nobody wrote it there. */
const NAMES = Object.getOwnPropertyNames(Object.prototype);
/** What an object says of itself when it is taken for text. */
const INSIDES = /\[native code\]|\[object|NaN|undefined/;

const told = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'function' ? String(each) : each)) ?? '';

test.each(NAMES)('a table knows its own rows, and not “%s”', (name) => {
  const table: Readonly<Record<string, string>> = tableOf({ tomo: 'tomorrow' });
  expect([table[name], name in table, table.tomo]).toEqual([undefined, false, 'tomorrow']);
});

const REQUESTS = (name: string) => [
  name,
  `ease my ${name} run`,
  `why is ${name} hard`,
  `move ${name} to friday`,
  `move the long run to ${name}`,
  `swap ${name} and ${name}`,
  `${name} minutes less`,
  `no ${name} this week`,
  `make the ride ${name} hours`,
  `my ${name} hurts`,
  `add a ${name} on sunday`,
  `in ${name} weeks`,
  `skip ${name} ${name}`,
];

test.each(NAMES)('a request with “%s” is read like any other word', (name) => {
  for (const word of [name, name.toLowerCase()]) {
    for (const text of REQUESTS(word)) {
      const plain = readRequest(inputOf(text.replaceAll(word, 'qqzzqqzz')));
      const answer = readRequest(inputOf(text));
      expect([text, told(answer)]).toEqual([text, expect.not.stringMatching(INSIDES)]);
      expect([text, 'changes' in answer]).toEqual([text, 'changes' in plain]);
    }
  }
});

test.each(NAMES)('a workout whose intensity and title are “%s” can be asked about', (name) => {
  const workouts = WORKOUTS.map((workout) => ({ ...workout, intensity: name as Intensity, description: name }));
  for (const text of [
    'why is tuesday hard',
    'what is on saturday',
    'ease tomorrow',
    'make the long ride shorter',
    `ease my ${name} run`,
  ]) {
    expect(told(readRequest(inputOf(text, { workouts })))).not.toMatch(INSIDES);
  }
});

test.each(NAMES)('a principle with “%s” is read like any other word', (name) => {
  const texts = [
    name,
    `${name} and a half hours of running`,
    `${name} hours and a half at most`,
    `every ${name} week is a recovery week`,
    `never run on ${name}`,
    `at most ${name} hard sessions a week`,
    `for ${name} athletes: rest on Mondays`,
  ];
  for (const principle of texts) {
    const compiled = compilePrinciple({
      principleType: name,
      context: name,
      principle,
      phaseType: name,
      workoutType: name,
    });
    expect([principle, sentencesOf(principle).join(' ')]).toEqual([
      principle,
      expect.not.stringMatching(/nan|native|object object/i),
    ]);
    expect([principle, told(compiled)]).toEqual([principle, expect.not.stringMatching(INSIDES)]);
  }
});

test.each(NAMES)('an injury called “%s” limits what an unknown one limits', (name) => {
  const injury = (injuryType: string) => [
    { injuryType, affectedArea: injuryType, dateOccurred: null, isRecovered: false },
  ];
  expect(injuryRestrictions(injury(name))).toEqual(injuryRestrictions(injury('qqzz')));
});

test.each(NAMES)('a step with “%s” is refused with its place', (name) => {
  for (const text of [
    `10m ${name}`,
    `10m easy @80-90% ${name}`,
    `${name}: 10m easy`,
    `5${name} easy`,
    `3x(3m ${name}, 1m easy)`,
  ]) {
    for (const type of ['run', 'bike', 'swim', 'brick'] as const)
      expect([text, type, parseSteps(text, type).ok]).toEqual([text, type, false]);
  }
});
