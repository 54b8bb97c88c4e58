// Limits of use for each sender of one server process, so that one sender does not slow the others. docs/api.md repeats the numbers.

/**
 * What a limit counts by. session: a browser session. account: a signed-in user with all sessions, tokens and sockets.
 * nobody: an address, for requests without a sign-in. address: all requests from it. socket: one connection.
 */
export type Per = 'session' | 'account' | 'nobody' | 'address' | 'socket';

/** A number of points for a number of seconds. */
export interface Rate {
  of: 'request' | 'file' | 'bodyKb' | 'checkMs' | 'cost' | 'readMs' | 'archiveMs' | 'socket' | 'message' | 'messageKb';
  per: Per;
  points: number;
  seconds: number;
}

/** How fast requests may follow each other; faster ones wait for their turn. */
export interface Pace {
  of: 'request' | 'file';
  per: 'payer' | 'address';
  perSecond: number;
  /** The burst that is allowed after a pause. */
  atOnce: number;
}

/** How much may run at once. The rest waits, and the keys take turns equally. */
export interface Share {
  of: 'request' | 'document' | 'costly' | 'largeBody' | 'upload' | 'archive' | 'fitFile' | 'subscribe';
  per: Exclude<Per, 'session' | 'socket'> | 'payer';
  /** Of one key. */
  ofOne: number;
  /** Of all keys together. */
  ofAll?: number;
  /** Maximum of one key; the next one is refused. */
  waiting: number;
}

export const RATES: readonly Rate[] = [
  // a page sends about ten queries, and a person opens a few pages a minute; a token has its own rate, shared by all server processes
  { of: 'request', per: 'session', points: 600, seconds: 60 },
  { of: 'request', per: 'nobody', points: 1200, seconds: 60 },
  // an office or a gym shares an address
  { of: 'request', per: 'address', points: 6000, seconds: 60 },
  // scripts and pictures of the pages; a first visit loads about forty
  { of: 'file', per: 'address', points: 12_000, seconds: 60 },
  { of: 'bodyKb', per: 'account', points: 5000, seconds: 60 },
  { of: 'bodyKb', per: 'nobody', points: 4000, seconds: 60 },
  { of: 'bodyKb', per: 'address', points: 40_000, seconds: 60 },
  // milliseconds for parsing and validating new documents; those of our own pages are free
  { of: 'checkMs', per: 'account', points: 500, seconds: 10 },
  { of: 'checkMs', per: 'nobody', points: 200, seconds: 10 },
  // cost of operations: 1,000 points take about 3 ms
  { of: 'cost', per: 'account', points: 600_000, seconds: 60 },
  { of: 'cost', per: 'nobody', points: 600_000, seconds: 60 },
  // milliseconds of the threads that read files; a long ride takes about 300
  { of: 'readMs', per: 'account', points: 15_000, seconds: 60 },
  // of one archive: it has a thread to itself for half of the time, and its sender theirs
  { of: 'archiveMs', per: 'account', points: 30_000, seconds: 60 },
  { of: 'socket', per: 'address', points: 600, seconds: 60 },
  // a page that reconnects sends 21
  { of: 'message', per: 'socket', points: 240, seconds: 10 },
  { of: 'message', per: 'account', points: 600, seconds: 10 },
  { of: 'message', per: 'nobody', points: 600, seconds: 10 },
  // all bytes, including frames that form no message
  { of: 'messageKb', per: 'socket', points: 1024, seconds: 10 },
];

// limits how much of a minute's rate may be used in one second, so that others are served in between
export const PACES: readonly Pace[] = [
  { of: 'request', per: 'payer', perSecond: 40, atOnce: 200 },
  { of: 'request', per: 'address', perSecond: 100, atOnce: 400 },
  { of: 'file', per: 'address', perSecond: 200, atOnce: 1000 },
];

/** How senders are slowed who do not slow down themselves. */
export const PATIENCE = {
  /** A refused request counts as this many requests of the pace. */
  refusal: 10,
  /** Longest time that a request waits for its turn. */
  mostMs: 1000,
  /** Most waiting requests of one sender. The connection of a further one is closed, after the time that it would have waited. */
  waiting: 50,
  /** Maximum of all senders together; a further one is closed immediately. */
  waitingOfAll: 2000,
  /** Most unanswered requests of one connection. Browsers send the second request only after the first answer. */
  unanswered: 10,
  /** Number of chunks of a body that may have any size; after these the mean size has a minimum. */
  parts: 1000,
  bytesOfPart: 64,
} as const;

export const SHARES: readonly Share[] = [
  // a browser has six connections
  { of: 'request', per: 'payer', ofOne: 8, waiting: 100 },
  { of: 'document', per: 'payer', ofOne: 1, ofAll: 1, waiting: 100 },
  // each of these uses the process for 0.1 s or more
  { of: 'costly', per: 'payer', ofOne: 1, ofAll: 4, waiting: 240 },
  { of: 'largeBody', per: 'payer', ofOne: 1, ofAll: 1, waiting: 20 },
  { of: 'upload', per: 'account', ofOne: 2, waiting: 10 },
  // in memory, each up to 10 MB
  { of: 'upload', per: 'address', ofOne: 4, ofAll: 20, waiting: 20 },
  // in memory, each up to 100 MB
  { of: 'archive', per: 'payer', ofOne: 1, ofAll: 1, waiting: 2 },
  { of: 'fitFile', per: 'payer', ofOne: 1, ofAll: 2, waiting: 4 },
  // starting subscriptions
  { of: 'subscribe', per: 'payer', ofOne: 2, ofAll: 8, waiting: 240 },
];

/** Costs of acts that need much processor time, over any protocol. */
export const COSTS = {
  /** Reading a request in plain words and trying it on the schedule. */
  request: 5000,
  /** Planning a season for a preview. */
  seasonPreview: 5000,
  /** Receiving an upload. */
  uploadedKb: 5,
} as const;

/** Limits of open sockets, and of one socket. */
export const SOCKETS = {
  ofProcess: 5000,
  ofAccount: 10,
  /** Maximum of one address without a sign-in; a further one replaces the oldest. */
  ofNobody: 200,
  subscriptions: 20,
  messageBytes: 64 * 1024,
  /** How often each socket is pinged. */
  pingMs: 12_000,
} as const;

/** Limits for the bytes of bodies, and for the depth of their JSON. */
export const BODIES = {
  graphql: 1_000_000,
  /** Without a sign-in; enough for the id of an operation, or for a typed document. */
  graphqlOfNobody: 65_536,
  rest: 100_000,
  /** Bodies of this size or more are read one at a time. */
  large: 65_536,
  /** Real requests need a depth of about ten. */
  depth: 32,
} as const;

/** How long the answer to a refused large body waits while the body is not read. */
export const LARGE_REFUSAL = { pauseMs: 250 } as const;

/** An upload that sends less than `leastBytes` within `ms` is aborted. */
export const UPLOAD_PACE = { leastBytes: 16_384, ms: 5000 } as const;

/** Milliseconds for all new documents of one batch; those over the limit may be sent again. */
export const MAX_CHECK_MS_OF_BATCH = 250;
