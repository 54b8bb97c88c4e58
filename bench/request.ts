import type { RequestCase } from '../api/test/core/requests/case.ts';
import * as forum from '../api/test/core/requests/forum.ts';
import * as freshOne from '../api/test/core/requests/freshOne.ts';
import * as freshTwo from '../api/test/core/requests/freshTwo.ts';
import * as heldOut from '../api/test/core/requests/heldOut.ts';
import * as heldOutLast from '../api/test/core/requests/heldOutLast.ts';
import * as heldOutToo from '../api/test/core/requests/heldOutToo.ts';
import { wrongWith } from '../api/test/core/requests/judge.ts';
import * as lasting from '../api/test/core/requests/lasting.ts';
import * as lengths from '../api/test/core/requests/lengths.ts';
import * as life from '../api/test/core/requests/life.ts';
import * as moves from '../api/test/core/requests/moves.ts';
import * as removals from '../api/test/core/requests/removals.ts';
import { inputOf } from '../api/test/core/requests/schedule.ts';
import { readRequest } from '../api/core/language/request/readRequest.ts';
import { median, report } from './table.ts';

const TARGET_MS = 10;
const CASES: readonly RequestCase[] = Object.values({
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
}).flat();

const share = (cases: readonly RequestCase[]): number =>
  (100 * cases.filter((each) => wrongWith(each).length === 0).length) / cases.length;

function timed({ text, before }: RequestCase): number {
  const began = performance.now();
  readRequest(inputOf(text, { conversationHistory: before ?? [] }));
  return performance.now() - began;
}

/** The built-in coach: how much of what athletes write it understands, and how long an answer takes. */
export function request(): void {
  for (const each of CASES) timed(each);
  const times = CASES.map(timed).sort((a, b) => a - b);
  const middle = median(times);
  report('Plain words', [
    { name: `Requests understood, of ${CASES.length}`, value: share(CASES), unit: '%' },
    {
      name: 'Answer without a model, median',
      value: middle,
      unit: 'ms',
      target: `at most ${TARGET_MS} ms`,
      holds: middle <= TARGET_MS,
    },
    { name: 'Answer without a model, 95 of 100', value: times[Math.floor(times.length * 0.95)]!, unit: 'ms' },
  ]);
}
