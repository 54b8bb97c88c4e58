import type { z } from 'zod';
import { done } from '../../domain/kernel/answer.ts';
import { scheduleAnswer } from '../../domain/schedule/schedule.answer.ts';
import { plan, raceChange } from '../../domain/season/season.answer.ts';
import type { HeaderName, Refused } from '../openapiParts.ts';

/** What a success answers. */
export interface Success {
  /** In words. */
  gives: string;
  /** As JSON; what has none holds nothing, or a file. */
  answer?: z.ZodType;
  /** Media type, where it is not JSON. */
  type?: string;
  headers?: readonly HeaderName[];
}

/** What the table of routes does not say by itself. */
export interface Documented extends Success {
  summary: string;
  /** Of the success; 200 where none is given. */
  status?: number;
  /** Other successes, by status. */
  others?: Readonly<Record<number, Success>>;
  /** The schema that reads the body. */
  body?: z.ZodType;
  /** Fields of the body that are taken out, or filled up, before that schema reads it. */
  also?: Readonly<Record<string, object>>;
  /** Fields that the schema reads, and a request does not have. */
  without?: readonly string[];
  query?: Readonly<Record<string, string>>;
  /** Statuses of refusals of its own. */
  refuses?: readonly Refused[];
  /** May answer 404 though nothing in its path is a name. */
  mayFind?: true;
  /** No token may. */
  browserOnly?: true;
  /** No token may that is not limited to a scope for it. */
  byScope?: true;
}

export const MAYBE_ID = { type: ['string', 'null'] };
export const SUCCESS = { gives: '`success`.', answer: done } as const;
export const raceOf = (summary: string, body?: z.ZodType, status = 200): Documented => ({
  summary,
  ...(body && { body }),
  status,
  gives: '`race`, `validation` and `replan`.',
  answer: raceChange,
  refuses: [409, 422],
});
export const PLAN = { gives: 'The plan, or `null`.', answer: plan.nullable() } as const;
export const SCHEDULE = { gives: '`weeks, hasSeasonPlan, athlete, seasonPlan`.', answer: scheduleAnswer } as const;
