import { laidOut } from '../../../test/core/laidOut.ts';
import { ATHLETES, taughtBy } from '../../../test/core/underPrinciples.ts';
import { type ActiveRule, rulesFor } from '../../principles/active.ts';
import { seenWeek } from '../weekRules.ts';
import type { Tried } from './attempt.ts';
import { withNeeds } from './yielding.ts';

const FULL = 'tue run 40 hard, wed bike 60, thu swim 40, fri run 30, sat bike 120 long, sun run 80 long';
const NO_SPORT: Readonly<Record<string, string>> = { run: 'running', bike: 'cycling', swim: 'swimming' };

/** What a coach teaches: so many rules that cost nothing, and those that each take one sport away. */
const taught = (...sports: readonly (string | number)[]) =>
  sports.flatMap((each, place) =>
    typeof each === 'number'
      ? Array.from({ length: each }, (_, i) => `Runs at most ${200 + 20 * place + i} minutes`)
      : [`No ${NO_SPORT[each]}`],
  );

/** Plans the week by leaving out the sports that a rule takes away; `lacks` are not there in any case. */
function planning(principles: readonly string[], lacks: string) {
  const { athlete } = ATHLETES.triathlete;
  const all = rulesFor(athlete, taughtBy(...principles));
  const tried = (rules: readonly ActiveRule[]): Tried => {
    const gone = rules.flatMap(({ rule: { body } }) => (body.kind === 'count' ? body.what.types : []));
    const text = FULL.split(', ')
      .filter((each) => ![...gone, lacks].some((type) => each.slice(4).startsWith(`${type} `)))
      .join(', ');
    const context = laidOut(ATHLETES.triathlete, 0, text, 'No bricks');
    return {
      context,
      seen: seenWeek(context, context.rules!),
      layout: { open: 0, unplaced: 0 },
      built: [],
      workouts: () => [],
    };
  };
  const { made, yielded } = withNeeds(all, tried);
  return {
    week: made.seen.workouts.map(({ workoutType }) => workoutType).join(' '),
    yielded: yielded.map(({ active, need }) => `${active.words}: ${need.code} ${need.sport}`),
  };
}

const WHOLE = 'run bike swim run bike run';

test.each<[string, readonly string[], string, string, readonly string[]]>([
  ['nothing is taught', [], '', WHOLE, []],
  ['nothing lacks', taught(3), '', WHOLE, []],
  ['what lacks anyway is of no rule', taught(3), 'swim', 'run bike run bike run', []],
  ['one costs a sport', taught('swim'), '', WHOLE, ['No swim: SPORT swimming']],
  ['it and no other goes', taught(2, 'swim', 3), '', WHOLE, ['No swim: SPORT swimming']],
  [
    'the sport that lacks anyway stays out',
    taught('swim', 'run'),
    'swim',
    'run bike run bike run',
    ['No run: SPORT running'],
  ],
  [
    'of ten the latest first',
    taught('swim', 4, 'run', 4),
    '',
    WHOLE,
    ['No run: SPORT running', 'No swim: SPORT swimming'],
  ],
  [
    'of eleven the earliest first',
    taught('swim', 4, 'run', 5),
    '',
    WHOLE,
    ['No swim: SPORT running', 'No run: SPORT running'],
  ],
  ['the first of eleven', taught('swim', 10), '', WHOLE, ['No swim: SPORT swimming']],
  ['the last of eleven', taught(10, 'swim'), '', WHOLE, ['No swim: SPORT swimming']],
  ['in the middle of twelve', taught(5, 'swim', 6), '', WHOLE, ['No swim: SPORT swimming']],
  ['in the middle of thirteen', taught(6, 'swim', 6), '', WHOLE, ['No swim: SPORT swimming']],
  ['two of twelve', taught(3, 'bike', 'run', 7), '', WHOLE, ['No ride: SPORT running', 'No run: SPORT running']],
])('the fewest rules yield to what a week needs: %s', (_, principles, lacks, week, yielded) => {
  expect(planning(principles, lacks)).toEqual({ week, yielded });
});
