/** A browser that wants notices, as the Push API names it. */
export interface PushTarget {
  endpoint: string;
  /** Its key and secret, base64url. */
  p256dh: string;
  auth: string;
}

/** What a browser shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where it leads: a path of the web application. */
  url: string;
  /** One that comes again with the same tag takes the place of the first. */
  tag: string;
}

/** sent: the push service took it. gone: the browser wants no more of them. failed: try again later. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Sends to browsers by their push services, encrypted so that only the browser reads it (RFC 8291). */
export interface PushDeps {
  push: {
    /** By which browsers know this server (VAPID), base64url. */
    publicKey: string;
    /** Why nothing is ever sent to that address, a sentence; null: it may be. */
    problemOf(endpoint: string): string | null;
    /** Tries once. Never rejects. */
    send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
  };
}
