import type { RequestCase } from '../../../test/core/requests/case.ts';
import * as allBut from '../../../test/core/requests/allBut.ts';
import * as asTyped from '../../../test/core/requests/asTyped.ts';
import * as away from '../../../test/core/requests/away.ts';
import * as everyday from '../../../test/core/requests/everyday.ts';
import * as everydayAgain from '../../../test/core/requests/everydayAgain.ts';
import * as everydayFourth from '../../../test/core/requests/everydayFourth.ts';
import * as everydayLast from '../../../test/core/requests/everydayLast.ts';
import * as everydaySixth from '../../../test/core/requests/everydaySixth.ts';
import * as everydayTalk from '../../../test/core/requests/everydayTalk.ts';
import * as everydayThird from '../../../test/core/requests/everydayThird.ts';
import * as everydayFifth from '../../../test/core/requests/everydayFifth.ts';
import * as forum from '../../../test/core/requests/forum.ts';
import * as freshOne from '../../../test/core/requests/freshOne.ts';
import * as freshTwo from '../../../test/core/requests/freshTwo.ts';
import * as heldOut from '../../../test/core/requests/heldOut.ts';
import * as heldOutLast from '../../../test/core/requests/heldOutLast.ts';
import * as heldOutToo from '../../../test/core/requests/heldOutToo.ts';
import { wrongWith } from '../../../test/core/requests/judge.ts';
import * as lasting from '../../../test/core/requests/lasting.ts';
import * as lengths from '../../../test/core/requests/lengths.ts';
import * as life from '../../../test/core/requests/life.ts';
import * as moves from '../../../test/core/requests/moves.ts';
import * as removals from '../../../test/core/requests/removals.ts';
import { inputOf } from '../../../test/core/requests/schedule.ts';
import * as spans from '../../../test/core/requests/spans.ts';
import * as thresholds from '../../../test/core/requests/thresholds.ts';
import * as whileAway from '../../../test/core/requests/whileAway.ts';
import * as wholeWeeks from '../../../test/core/requests/wholeWeeks.ts';
import { shareOf } from '../../../test/propertyRuns.ts';
import { readRequest } from './readRequest.ts';

const THEMES: Record<string, readonly RequestCase[]> = {
  ...moves,
  ...lengths,
  ...removals,
  ...life,
  ...lasting,
  ...forum,
  ...heldOut,
  ...heldOutToo,
  ...heldOutLast,
  ...freshOne,
  ...freshTwo,
  ...everyday,
  ...everydayLast,
  ...everydayAgain,
  ...everydayThird,
  ...everydayFourth,
  ...everydayTalk,
  ...wholeWeeks,
  ...spans,
  ...away,
  ...asTyped,
  ...thresholds,
  ...allBut,
  ...whileAway,
  ...everydayFifth,
  ...everydaySixth,
};

test('a request that reaches over more weeks than this says so', () => {
  const told = (text: string) => JSON.stringify(readRequest(inputOf(text)));
  expect(told('remove all strength sessions')).toContain('“All” means those of every week on the schedule');
  expect(told('remove all strength sessions this week')).not.toContain('“All” means');
});

const OTHERWISE_NAMED = shareOf(
  Object.values(THEMES)
    .flat()
    .filter(({ text }) => /\bsessions?\b/i.test(text)),
);
test.each(OTHERWISE_NAMED.map((each) => [each.text.replaceAll(/session/gi, 'workout'), each] as const))(
  '%s, with a workout for a session',
  (text, each) => {
    expect(wrongWith({ ...each, text })).toEqual([]);
  },
);

describe.each(Object.entries(THEMES))('%s', (_, cases) => {
  test.each(cases.map((each) => [each.text, each] as const))('%s', (_text, each) => {
    expect(wrongWith(each)).toEqual([]);
  });
});
