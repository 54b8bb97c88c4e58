import type { Clause } from './clauses.ts';
import type { ReadIntents, ReadPart, RequestIntent } from './intent.ts';
import type { Day } from '../../calendar/calendar.ts';
import type { WorkoutChange } from '../../change/changes.ts';
import type { RequestWorkout } from './request.ts';
import type { RequestOutcome } from './requestDraft.ts';

/** What a request came to, beside the clauses that it is made of. */
export interface Acted {
  clauses: readonly Clause[];
  read: ReadIntents;
  outcome: RequestOutcome;
  changes: readonly WorkoutChange[];
  workouts: readonly RequestWorkout[];
  /** All that was said, in small letters. */
  words: string;
  today: Day;
}

export type Kind = RequestIntent['kind'];

/** What was read, by what each of its clauses came to. */
export interface Account {
  acted: Acted;
  parts: readonly ReadPart[];
  /** Clauses that nothing was read from, and that are no reason. */
  silent: readonly Clause[];
  words: string;
  /** A workout would change, or something hold from now on. */
  changes: boolean;
  kinds: readonly Kind[];
}

/** What is left over of a request, by its name; [] where all is accounted for. */
export type Leftover = (account: Account) => readonly string[];
