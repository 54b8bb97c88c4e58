import type { Day } from '../../calendar/calendar.ts';
import type { WorkoutChange } from '../../change/changes.ts';
import type { PreferenceChange, ReportedEvent, ScopeHint, ToldThreshold } from './request.ts';
import type { Limit } from './requestDraft.ts';

export interface Answered {
  /** One sentence: what the coach read. */
  understood: string;
  /** Why it is so, and what was kept. */
  explanation: string;
  /** Each holds on the schedule after those before it. */
  changes: readonly WorkoutChange[];
  /** How far the athlete's words reach; null where they do not say. */
  scope: ScopeHint | null;
  preferences: readonly PreferenceChange[];
  events: readonly ReportedEvent[];
  /** Days on which the athlete does not train at all, whatever is planned anew. */
  keptFree?: readonly Day[];
  /** To be written into the profile. */
  thresholds?: readonly ToldThreshold[];
}

export type RequestAnswer =
  | ({ kind: 'changes' } & Answered)
  /** Something was asked: it is told, and nothing changes. `isUnknown`: what is told is that the built-in coach does not know. */
  | ({ kind: 'told'; isUnknown?: boolean } & Answered)
  | { kind: 'question'; understood: string; question: string }
  /** Something asked for breaks a limit; the changes are the nearest that hold. */
  | ({ kind: 'forbidden'; limit: Limit } & Answered)
  | { kind: 'notUnderstood' };

/** An answer in words: nothing changes. */
export const told = (understood: string, explanation: string): Extract<RequestAnswer, { kind: 'told' }> => ({
  kind: 'told',
  understood,
  explanation,
  changes: [],
  scope: null,
  preferences: [],
  events: [],
});
