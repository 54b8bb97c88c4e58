import type { FitFile, FitRefusal } from '../core/fit/fitFile.ts';
import type { PrismaClient } from '../db/client.ts';

export type Db = PrismaClient;

/** The present instant; frozen in tests and demos. */
export type Clock = () => Date;

/** Something that happened to an athlete's schedule, told after the commit. Carries ids only: readers load under their own rights. */
export interface ScheduleEvent {
  athleteId: string;
  revision: number;
}

/** An account's access changed: sign-out everywhere, ended coaching, erased account. */
export interface AccessEvent {
  userId: string;
}

/** Carries short texts between server processes, or within one. Delivery is at most once, in order per publisher. */
export interface Bus {
  publish(topic: string, text: string): Promise<void>;
  /** Answers the function that ends the subscription; the promise settles once messages are received. */
  subscribe(topic: string, onText: (text: string) => void): Promise<() => void>;
  close(): Promise<void>;
}

export interface Events {
  publishSchedule(event: ScheduleEvent): Promise<void>;
  publishAccess(event: AccessEvent): Promise<void>;
  /**
   * Wakes its reader after something happened to the athlete's schedule or the account's access: it says that, not what,
   * so a reader looks for itself and one that is slow misses nothing. Settles once it listens.
   */
  follow(whom: { athleteId: string; userId: string }): Promise<AsyncIterableIterator<void>>;
  close(): Promise<void>;
}

/** One question to a language model. */
export interface ModelQuestion {
  /** What to do and what never to do; ours. */
  instructions: string;
  /** What it is about. Holds people's own words: data, never instructions. */
  data: string;
  /** JSON schema of the answer. */
  shape: { name: string; schema: Record<string, unknown> };
  mostTokens: number;
}

/** A voice on top of the planner. What it says is checked by the core before anything comes of it. */
export interface LanguageModel {
  name: string;
  /** The host that questions are sent to. */
  host: string;
  /** Whatever JSON came back, unchecked. Rejects where none came in time. */
  answer(question: ModelQuestion): Promise<unknown>;
}

export type LimitedAct = 'signIn' | 'signInFromAddress' | 'register' | 'askModel';

/** Counts attempts, each act in its own window. */
export interface Limits {
  /** Counts one attempt of `key`; answers the seconds to wait, 0 when it may go on. */
  take(act: LimitedAct, key: string): Promise<number>;
  /** Forgets the attempts of `key`. */
  forget(act: LimitedAct, key: string): Promise<void>;
}

/** Reads FIT files apart from the main thread: a file that eats memory or time harms nobody else. */
export interface FitReader {
  /** busy: too many files wait already. */
  read(file: Uint8Array): Promise<{ file: FitFile } | { refusal: FitRefusal | 'busy' }>;
  close(): Promise<void>;
}

/** What every act of the domain works with. */
export interface Deps {
  db: Db;
  clock: Clock;
  events: Events;
}

/** What acts work with that a language model may speak in. */
export interface VoiceDeps extends Deps {
  limits: Limits;
  /** Null: none is configured; the built-in coach answers everything. */
  model: LanguageModel | null;
}
