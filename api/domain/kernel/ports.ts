import type { Day } from '../../core/calendar/calendar.ts';
import type { FitFile, FitRefusal } from '../../core/workout/fit/fitFile.ts';
import type { FitPlan } from '../../core/workout/files/fitPlan.ts';
import type { ZwoPlan } from '../../core/workout/files/zwoPlan.ts';
import type { Prisma, PrismaClient } from '../../db/client.ts';

export type Db = PrismaClient;
/** The database client of code that runs in a transaction. */
export type Tx = Prisma.TransactionClient;

/** The current time; fixed in tests and demos. */
export type Clock = () => Date;

/** An event about an athlete's schedule, sent after the commit. It carries ids only, because each reader loads the data with their own rights. */
export interface ScheduleEvent {
  athleteId: string;
  revision: number;
}

/** An account's access changed: sign-out everywhere, ended coaching, erased account. */
export interface AccessEvent {
  userId: string;
}

/** Sends short texts between server processes, or within one. Each is delivered at most once, in order per publisher. */
export interface Bus {
  publish(topic: string, text: string): Promise<void>;
  /** Returns the function that ends the subscription. The promise resolves when messages can be received. */
  subscribe(topic: string, onText: (text: string) => void): Promise<() => void>;
  close(): Promise<void>;
}

export interface Events {
  publishSchedule(event: ScheduleEvent): Promise<void>;
  /** Something about the athlete changed that does not make a revision: a check-in, a recording, the profile. */
  publishAthlete(event: { athleteId: string }): Promise<void>;
  publishAccess(event: AccessEvent): Promise<void>;
  /** Data of a coach changed. With an athlete: the coach's private notes about that athlete. */
  publishCoach(event: { coachId: string; athleteId?: string }): Promise<void>;
  /** Something that an account may read of its threads changed: a message, or how far it has read. */
  publishMessages(event: { userId: string }): Promise<void>;
  /** Signals its reader after a change of the account's threads, or of its access. Resolves when it listens. */
  followMessages(whom: { userId: string }): Promise<AsyncIterableIterator<void>>;
  /** Signals its reader after whatever may have left the account a notice. Resolves when it listens. */
  followNotices(whom: {
    userId: string;
    athleteId: string;
    coachId: string | null;
  }): Promise<AsyncIterableIterator<void>>;
  /**
   * Signals its reader after a change of the athlete, the schedule or the account's access. The signal does not say what
   * changed: the reader loads the data itself, so a slow reader misses nothing. With a coach too: also after a change of that
   * coach's notes about the athlete. With a coach alone: after a change of the coach's own data. Resolves when it listens.
   */
  follow(whom: { userId: string; athleteId?: string; coachId?: string | null }): Promise<AsyncIterableIterator<void>>;
  /** Calls back after each change of the account's access. When it listens, returns the function that ends it. */
  onAccess(event: AccessEvent, act: () => void): Promise<() => void>;
  close(): Promise<void>;
}

/** One question to a language model. */
export interface ModelQuestion {
  /** Our instructions: what to do and what never to do. */
  instructions: string;
  /** The data of the question. It contains text that people wrote, which is never an instruction. */
  data: string;
  /** JSON schema of the answer. */
  shape: { name: string; schema: Record<string, unknown> };
  mostTokens: number;
}

/** A language model beside the planner. The core checks its answers before they have any effect. */
export interface LanguageModel {
  name: string;
  /** The host that questions are sent to. */
  host: string;
  /** The JSON of the answer, not validated. Rejects when no answer came in time. */
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
  | 'inviteAddress'
  | 'connectDevice'
  | 'syncDevice'
  | 'sendWebhook'
  | 'sendMessage'
  | 'addPushSubscription'
  | 'messageAthletes';

/** Acts for which each attempt increases the waiting time of the next. */
export type SlowedAct = 'signInAgain' | 'signInOfAccount';

/** What remains of a rate window after an attempt. */
export interface Counted {
  /** Seconds to wait; 0: allowed now. */
  waitSec: number;
  /** Attempts of a window, and its seconds. */
  most: number;
  windowSec: number;
  /** Attempts that remain, and seconds until the window is full again. */
  left: number;
  resetSec: number;
}

/** Counts attempts, each act in its own window. */
export interface RateLimits {
  /** Counts one attempt of `key`. Returns the seconds to wait; 0: allowed now. */
  take(act: LimitedAct, key: string): Promise<number>;
  /** The same, and what is left. */
  count(act: LimitedAct, key: string): Promise<Counted>;
  /** The same, but the waiting time grows with each attempt, up to a maximum. An attempt that must wait is not counted. */
  takeSlower(act: SlowedAct, key: string): Promise<number>;
  /** Forgets the attempts of `key`. */
  forget(act: LimitedAct | SlowedAct, key: string): Promise<void>;
}

/** The time of an account, or of an archive. */
export type ReadingTime = 'readMs' | 'archiveMs';

/** Reads FIT files in another thread, so that a file that needs much memory or time does not slow other requests. */
export interface FitReader {
  /** `ofWhom`: the account, or the archive, that the file is of, and `time` what its reading counts towards. They take turns, one file each. busy: too many files of the same wait already. */
  read(
    file: Uint8Array,
    ofWhom: string,
    time?: ReadingTime,
  ): Promise<{ file: FitFile } | { refusal: FitRefusal | 'busy' }>;
  close(): Promise<void>;
}

/** One entry of a calendar file. */
export interface CalendarEvent {
  /** A unique id that stays the same for the same entry in every file. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  changedAt: Date;
  title: string;
  /** Plain text; lines are separated by line feeds. */
  text?: string;
  url?: string;
  day: Day;
  /** Minute of the day in the calendar's time zone; null: the whole day. */
  startsAt: number | null;
  /** Not given for a whole day. */
  minutes: number;
  /** Only the owner may see it. */
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

/** Writes files in the formats of other programs. */
export interface FileWriters {
  calendar: WriteCalendar;
  /** `made`: when the workout last changed. Devices identify a file by this time and by the number. */
  fit: (plan: FitPlan, about: { made: Date; number: number }) => Uint8Array;
  zwo: (plan: ZwoPlan) => string;
}

/** Dependencies of acts that write files. */
export interface FilesDeps {
  files: FileWriters;
}

/** A part of an e-mail: a paragraph, a link on its own line (quiet: less important), a list, or a heading. */
export type EmailPart =
  string | { label: string; link: string; isQuiet?: true } | { list: readonly string[] } | { heading: string };

/** An e-mail to one person, sent as plain text and as HTML. */
export interface EmailTemplate {
  /** An e-mail address as it is stored. */
  to: string;
  subject: string;
  parts: readonly EmailPart[];
  /** A POST to this address unsubscribes from e-mails of this kind. */
  unsubscribe?: string;
}

/** sent: the mail server accepted it. refused: it rejected it for good. failed: it may work later. */
export type Delivery = 'sent' | 'refused' | 'failed';

/** Sends e-mails through a mail server. No method rejects, because a mail server that is down is not the caller's error. */
export interface Mail {
  /** Tries once, within seconds. */
  send(email: EmailTemplate): Promise<Delivery>;
  /**
   * Returns immediately. The e-mail is written and sent in the background and retried for some minutes; then the failure is logged.
   * `write` returns null when there is nothing to send.
   */
  post(write: () => Promise<EmailTemplate | null>): void;
  /** Waits a few seconds for e-mails that are not sent yet, then stops. */
  close(): Promise<void>;
}

/** Dependencies of acts that send e-mails. */
export interface MailDeps {
  /** Null: no mail server is configured. */
  mail: Mail | null;
}

/** Dependencies of every act of the domain. */
export interface Deps {
  db: Db;
  clock: Clock;
  events: Events;
}

/** Dependencies of acts that may ask a language model. */
export interface VoiceDeps extends Deps {
  limits: RateLimits;
  /** Null: none is configured; the built-in coach answers everything. */
  model: LanguageModel | null;
}

/** A list of erased accounts that is stored outside the database. */
export interface ErasureList {
  read(): Promise<readonly { accountHash: string; erasedAt: Date }[]>;
  write(erased: readonly { accountHash: string; erasedAt: Date }[]): Promise<void>;
}
