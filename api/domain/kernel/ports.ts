import type { Day } from '../../core/calendar/calendar.ts';
import type { FitFile, FitRefusal } from '../../core/workout/fit/fitFile.ts';
import type { FitPlan } from '../../core/workout/files/fitPlan.ts';
import type { ZwoPlan } from '../../core/workout/files/zwoPlan.ts';
import type { Prisma, PrismaClient } from '../../db/client.ts';

export type Db = PrismaClient;
/** What runs in a transaction speaks to this. */
export type Tx = Prisma.TransactionClient;

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
  /** Something about the athlete changed that is no revision of the schedule: a check-in, a recording, the profile. */
  publishAthlete(event: { athleteId: string }): Promise<void>;
  publishAccess(event: AccessEvent): Promise<void>;
  /** Something of a coach's own changed; with an athlete, what the coach notes about them, which nobody else reads. */
  publishCoach(event: { coachId: string; athleteId?: string }): Promise<void>;
  /**
   * Wakes its reader after something happened to the athlete, their schedule or the account's access: it says that, not what,
   * so a reader looks for itself and one that is slow misses nothing. With a coach too, also after a change of that coach's
   * notes about the athlete; with a coach alone, after whatever is the coach's own. Settles once it listens.
   */
  follow(whom: { userId: string; athleteId?: string; coachId?: string | null }): Promise<AsyncIterableIterator<void>>;
  /** Calls back whenever the account's access changed; answers the function that ends it, once it listens. */
  onAccess(event: AccessEvent, act: () => void): Promise<() => void>;
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

export type LimitedAct =
  | 'signIn'
  | 'signInFromAddress'
  | 'register'
  | 'askModel'
  | 'askModelOfAll'
  | 'useToken'
  | 'readCalendar'
  | 'readCalendarFromAddress'
  | 'export'
  | 'askReset'
  | 'askResetFromAddress'
  | 'mailInvite'
  | 'inviteAddress';

/** Acts of which each attempt makes the next one wait longer. */
export type SlowedAct = 'signInAgain' | 'signInOfAccount';

/** What an attempt left of its window. */
export interface Counted {
  /** Seconds to wait; 0: it may go on. */
  waitSec: number;
  /** Attempts of a window, and its seconds. */
  most: number;
  windowSec: number;
  /** Attempts left, and the seconds until there are all again. */
  left: number;
  resetSec: number;
}

/** Counts attempts, each act in its own window. */
export interface Limits {
  /** Counts one attempt of `key`; answers the seconds to wait, 0 when it may go on. */
  take(act: LimitedAct, key: string): Promise<number>;
  /** The same, and what is left. */
  count(act: LimitedAct, key: string): Promise<Counted>;
  /** The same, with waits that grow up to a bound. An attempt that has to wait is not counted. */
  takeSlower(act: SlowedAct, key: string): Promise<number>;
  /** Forgets the attempts of `key`. */
  forget(act: LimitedAct | SlowedAct, key: string): Promise<void>;
}

/** Reads FIT files apart from the main thread: a file that eats memory or time harms nobody else. */
export interface FitReader {
  /** `ofWhom`: the account whose file it is; none makes another wait for more than one of its files. busy: too many of its files wait already. */
  read(file: Uint8Array, ofWhom: string): Promise<{ file: FitFile } | { refusal: FitRefusal | 'busy' }>;
  close(): Promise<void>;
}

/** One entry of a calendar file. */
export interface CalendarEvent {
  /** The same for the same thing in every file, and of nothing else. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  changedAt: Date;
  title: string;
  /** Plain text, lines parted by line feeds. */
  text?: string;
  url?: string;
  day: Day;
  /** Minute of the day, as clocks of the calendar's zone show it; null: the whole day. */
  startsAt: number | null;
  /** Of a whole day it is not said. */
  minutes: number;
  /** Nobody but its owner is to read of it. */
  isPrivate?: boolean;
}

export interface Calendar {
  name: string;
  /** IANA name. */
  timeZone: string;
  events: readonly CalendarEvent[];
}

/** A calendar as an iCalendar text (RFC 5545). The same calendar gives the same text. */
export type WriteCalendar = (calendar: Calendar) => string;

/** Writes what leaves in the formats of other programs. */
export interface FileWriters {
  calendar: WriteCalendar;
  /** `made`: when the workout became what it is; devices tell two files by it and by the number. */
  fit: (plan: FitPlan, about: { made: Date; number: number }) => Uint8Array;
  zwo: (plan: ZwoPlan) => string;
}

/** What acts work with that give files away. */
export interface FilesDeps {
  files: FileWriters;
}

/** A part of a letter: a paragraph, a line of its own that leads on (the quiet ones beside the matter), a list, or a heading. */
export type LetterPart =
  string | { label: string; link: string; isQuiet?: true } | { list: readonly string[] } | { heading: string };

/** A letter to one person; it leaves as plain text and as HTML. */
export interface Letter {
  /** An e-mail address as it is kept. */
  to: string;
  subject: string;
  parts: readonly LetterPart[];
  /** An address that ends letters of this kind when something is posted to it. */
  unsubscribe?: string;
}

/** sent: the mail server took it. refused: it never will. failed: not now. */
export type Delivery = 'sent' | 'refused' | 'failed';

/** Letters by way of a mail server. None of these rejects: mail that is away is nobody's error. */
export interface Mail {
  /** Tries once, within seconds. */
  send(letter: Letter): Promise<Delivery>;
  /**
   * Answers at once. The letter is written and sent behind it, and tried again for some minutes; after that the log has it.
   * `write` answers null where there is nothing to send after all.
   */
  post(write: () => Promise<Letter | null>): void;
  /** Gives letters that wait a few seconds more, then ends. */
  close(): Promise<void>;
}

/** What acts work with that send letters. */
export interface MailDeps {
  /** Null: no mail server is configured. */
  mail: Mail | null;
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

/** A list of erased accounts that is kept apart from the database. */
export interface ErasureList {
  read(): Promise<readonly { accountHash: string; erasedAt: Date }[]>;
  write(erased: readonly { accountHash: string; erasedAt: Date }[]): Promise<void>;
}
