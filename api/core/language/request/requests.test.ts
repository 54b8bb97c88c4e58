import type { RequestCase } from './cases/case.ts';
import * as asTyped from './cases/asTyped.ts';
import * as away from './cases/away.ts';
import * as everyday from './cases/everyday.ts';
import * as everydayAgain from './cases/everydayAgain.ts';
import * as everydayFourth from './cases/everydayFourth.ts';
import * as everydayLast from './cases/everydayLast.ts';
import * as everydayTalk from './cases/everydayTalk.ts';
import * as everydayThird from './cases/everydayThird.ts';
import * as forum from './cases/forum.ts';
import * as freshOne from './cases/freshOne.ts';
import * as freshTwo from './cases/freshTwo.ts';
import * as heldOut from './cases/heldOut.ts';
import * as heldOutLast from './cases/heldOutLast.ts';
import * as heldOutToo from './cases/heldOutToo.ts';
import { wrongWith } from './cases/judge.ts';
import * as lasting from './cases/lasting.ts';
import * as lengths from './cases/lengths.ts';
import * as life from './cases/life.ts';
import * as moves from './cases/moves.ts';
import * as removals from './cases/removals.ts';
import { inputOf } from './cases/schedule.ts';
import * as spans from './cases/spans.ts';
import * as wholeWeeks from './cases/wholeWeeks.ts';
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
};

test('a request that reaches over more weeks than this says so', () => {
  const told = (text: string) => JSON.stringify(readRequest(inputOf(text)));
  expect(told('remove all strength sessions')).toContain('“All” means those of every week on the schedule');
  expect(told('remove all strength sessions this week')).not.toContain('“All” means');
});

describe.each(Object.entries(THEMES))('%s', (_, cases) => {
  test.each(cases.map((each) => [each.text, each] as const))('%s', (_text, each) => {
    expect(wrongWith(each)).toEqual([]);
  });
});
