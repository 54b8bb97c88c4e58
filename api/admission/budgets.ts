// Who may ask how much of one server process, so that nobody makes others wait. docs/api.md repeats the numbers.

/**
 * Against whom something counts. session: a browser's; account: whoever is signed in, all their sessions, tokens and sockets
 * together; nobody: an address, for what comes without a sign-in; address: all that comes from it; socket: one connection.
 */
export type Per = 'session' | 'account' | 'nobody' | 'address' | 'socket';

/** So much in so long. */
export interface Rate {
  of: 'request' | 'file' | 'bodyKb' | 'checkMs' | 'cost' | 'readMs' | 'socket' | 'message' | 'messageKb';
  per: Per;
  points: number;
  seconds: number;
}

/** How fast requests follow each other; what comes faster waits for its turn. */
export interface Pace {
  of: 'request' | 'file';
  per: 'payer' | 'address';
  perSecond: number;
  /** After a while without requests so many go at once. */
  atOnce: number;
}

/** So much at once; what is over that waits for its turn, and each key has as many turns as the next. */
export interface Share {
  of: 'request' | 'document' | 'costly' | 'largeBody' | 'upload' | 'fitFile' | 'subscribe';
  per: Exclude<Per, 'session' | 'socket'> | 'payer';
  /** Of one key. */
  ofOne: number;
  /** Of all keys together. */
  ofAll?: number;
  /** Of one key; one more is refused. */
  waiting: number;
}

export const RATES: readonly Rate[] = [
  // a page asks some ten questions, a person opens a few pages a minute; a token has a rate of its own, which server processes share
  { of: 'request', per: 'session', points: 600, seconds: 60 },
  { of: 'request', per: 'nobody', points: 1200, seconds: 60 },
  // an office or a gym shares an address
  { of: 'request', per: 'address', points: 6000, seconds: 60 },
  // scripts and pictures of the pages; a first visit asks for some forty
  { of: 'file', per: 'address', points: 12_000, seconds: 60 },
  { of: 'bodyKb', per: 'account', points: 5000, seconds: 60 },
  { of: 'bodyKb', per: 'nobody', points: 4000, seconds: 60 },
  { of: 'bodyKb', per: 'address', points: 40_000, seconds: 60 },
  // milliseconds of parsing and judging documents that were not seen before; those of our own pages are free
  { of: 'checkMs', per: 'account', points: 500, seconds: 10 },
  { of: 'checkMs', per: 'nobody', points: 200, seconds: 10 },
  // what operations cost: 1,000 take some 3 ms
  { of: 'cost', per: 'account', points: 600_000, seconds: 60 },
  { of: 'cost', per: 'nobody', points: 600_000, seconds: 60 },
  // milliseconds of the threads that read files; a long ride takes some 300
  { of: 'readMs', per: 'account', points: 15_000, seconds: 60 },
  { of: 'socket', per: 'address', points: 600, seconds: 60 },
  // a page that comes back sends 21
  { of: 'message', per: 'socket', points: 240, seconds: 10 },
  { of: 'message', per: 'account', points: 600, seconds: 10 },
  { of: 'message', per: 'nobody', points: 600, seconds: 10 },
  // all bytes, those of frames without a message too
  { of: 'messageKb', per: 'socket', points: 1024, seconds: 10 },
];

// what the rates allow in a minute is not asked in one second: others are heard in between
export const PACES: readonly Pace[] = [
  { of: 'request', per: 'payer', perSecond: 40, atOnce: 200 },
  { of: 'request', per: 'address', perSecond: 100, atOnce: 400 },
  { of: 'file', per: 'address', perSecond: 200, atOnce: 1000 },
];

/** What becomes of senders who do not slow down by themselves. */
export const PATIENCE = {
  /** A refusal counts as so many requests of the pace. */
  refusal: 10,
  /** Nobody waits longer for the turn of their request. */
  mostMs: 1000,
  /** Requests of one sender that wait; the connection of one more is closed, as late as it would have been answered. */
  waiting: 50,
  /** Of all senders together; one more is closed at once. */
  waitingOfAll: 2000,
  /** Requests of one connection that are not answered yet. No browser sends a second one before the first is answered. */
  unanswered: 10,
  /** Parts of a body that may be of any size; from there on they have so many bytes on the mean. */
  parts: 1000,
  bytesOfPart: 64,
} as const;

export const SHARES: readonly Share[] = [
  // a browser has six connections
  { of: 'request', per: 'payer', ofOne: 8, waiting: 100 },
  { of: 'document', per: 'payer', ofOne: 1, ofAll: 1, waiting: 100 },
  // each keeps the process busy for a tenth of a second or more
  { of: 'costly', per: 'payer', ofOne: 1, ofAll: 4, waiting: 240 },
  { of: 'largeBody', per: 'payer', ofOne: 1, ofAll: 1, waiting: 20 },
  { of: 'upload', per: 'account', ofOne: 2, waiting: 10 },
  // in memory, each up to 10 MB
  { of: 'upload', per: 'address', ofOne: 4, ofAll: 20, waiting: 20 },
  { of: 'fitFile', per: 'payer', ofOne: 1, ofAll: 2, waiting: 4 },
  // looking up what is followed
  { of: 'subscribe', per: 'payer', ofOne: 2, ofAll: 8, waiting: 240 },
];

/** What single acts cost that keep the process busy, through whichever door they come. */
export const COSTS = {
  /** Reading a wish in plain words and trying it on the schedule. */
  request: 5000,
  /** Planning a season for a look at it. */
  seasonPreview: 5000,
  /** Taking in an upload. */
  uploadedKb: 5,
} as const;

/** Open sockets, and what one may hold. */
export const SOCKETS = {
  ofProcess: 5000,
  ofAccount: 10,
  /** Of one address, without a sign-in; one more takes the place of the oldest. */
  ofNobody: 200,
  subscriptions: 20,
  messageBytes: 64 * 1024,
  /** How often each is asked whether somebody is there. */
  pingMs: 12_000,
} as const;

/** Bytes of bodies, and how deep their JSON goes. */
export const BODIES = {
  graphql: 1_000_000,
  /** Of whoever is not signed in: an id of an operation, or a document that is typed. */
  graphqlOfNobody: 65_536,
  rest: 100_000,
  /** From here on one is read at a time. */
  large: 65_536,
  /** The deepest that is asked for has some ten. */
  depth: 32,
} as const;

/** A refusal whose large body was not read waits for so long. */
export const LARGE_REFUSAL = { pauseMs: 250 } as const;

/** An upload that brings less than `leastBytes` within `ms` is given up. */
export const UPLOAD_PACE = { leastBytes: 16_384, ms: 5000 } as const;

/** Milliseconds that the new documents of one batch may take together; the rest may be sent again. */
export const MOST_CHECK_MS_OF_BATCH = 250;
