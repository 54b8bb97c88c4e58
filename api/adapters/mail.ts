import {
  type CircuitBreakerPolicy,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';
import { createTransport } from 'nodemailer';
import type { Delivery, EmailTemplate, Mail } from '../domain/kernel/ports.ts';
import { htmlOf, textOf } from './mailBody.ts';

/** One e-mail from greeting to acceptance. */
const DEADLINE_MS = 10_000;
/** A posted e-mail that failed is tried again after these. */
const RETRY_AFTER_MS: readonly number[] = [2_000, 15_000, 60_000, 300_000];
const FAILURES_TO_OPEN = 5;
const HALF_OPEN_AFTER_MS = 30_000;
const AT_ONCE = 2;
/** Posted e-mails that are not out yet; what comes on top is dropped, so that an outage costs no memory. */
const MAX_HELD = 1_000;
const CLOSING_MS = 4_000;

/** What went wrong, without anything of the e-mail: who gets mail is nobody's business in a log. */
export interface MailTrouble {
  /** Such as ECONNECTION, EAUTH, LEFT_ALONE, QUEUE_FULL. */
  code: string;
  /** The mail server's answer, such as 550. */
  status?: number;
  /** Why an e-mail could not be written. */
  err?: unknown;
}

interface Options {
  /** `smtp://user:password@host:port`, or smtps. */
  server: string;
  from: { name: string; address: string };
  onTrouble(trouble: MailTrouble): void;
  deadlineMs?: number;
  retryAfterMs?: readonly number[];
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** How to reach the server of that address. A password leaves this machine encrypted or not at all. */
function connection(server: string, timeout: number) {
  const { protocol, hostname, port, username, password } = new URL(server);
  const secure = protocol === 'smtps:';
  const isHere = LOOPBACK.test(hostname);
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ignoreTLS: !secure && isHere,
    requireTLS: !secure && !isHere && username !== '',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  };
}

/** A subject is one line, whatever names stand in it. */
const oneLine = (text: string) =>
  [...text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, 200).join('');

function message({ to, subject: given, parts, unsubscribe }: EmailTemplate, from: Options['from']) {
  const subject = oneLine(given);
  return {
    from,
    // an object is taken as it is: nothing in it can become a second recipient
    to: { name: '', address: to },
    subject,
    text: textOf(parts),
    html: htmlOf(subject, parts),
    xMailer: false as const,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

interface MailError {
  code?: string;
  responseCode?: number;
}

/** The server understood and does not want this e-mail; a wrong password is another matter. */
const isRefusal = ({ code, responseCode = 0 }: MailError) =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');

interface Posted {
  write: () => Promise<EmailTemplate | null>;
  email?: EmailTemplate | null;
  tries: number;
}

/**
 * E-mails by SMTP. Each try has a deadline; a breaker leaves a server alone for half a minute after five failures in a row.
 * Posted e-mails wait in memory: they are few, and whoever waits for one can ask again.
 */
export function createMail({
  server,
  from,
  onTrouble,
  deadlineMs = DEADLINE_MS,
  retryAfterMs = RETRY_AFTER_MS,
}: Options): Mail {
  const transport = createTransport(connection(server, deadlineMs));
  const breaker: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => !isRefusal(error as MailError)),
    { halfOpenAfter: HALF_OPEN_AFTER_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
  );
  const waiting: Posted[] = [];
  const sleeping = new Set<NodeJS.Timeout>();
  let running = 0;
  let isClosed = false;
  let whenIdle: (() => void) | null = null;

  async function send(email: EmailTemplate): Promise<Delivery> {
    try {
      await breaker.execute(() =>
        transport.sendMail({ ...message(email, from), signal: AbortSignal.timeout(deadlineMs) }),
      );
      return 'sent';
    } catch (error) {
      const { code, responseCode } = error as MailError;
      onTrouble({
        code: code ?? (isBrokenCircuitError(error) ? 'LEFT_ALONE' : 'UNKNOWN'),
        ...(responseCode && { status: responseCode }),
      });
      return isRefusal(error as MailError) ? 'refused' : 'failed';
    }
  }

  async function delivered(posted: Posted): Promise<boolean> {
    try {
      posted.email ??= await posted.write();
      return posted.email === null || (await send(posted.email)) !== 'failed';
    } catch (err) {
      onTrouble({ code: 'NOT_WRITTEN', err });
      return false;
    }
  }

  function again(posted: Posted): void {
    const ms = retryAfterMs[posted.tries];
    if (ms === undefined || isClosed) return onTrouble({ code: 'GIVEN_UP' });
    posted.tries += 1;
    const timer = setTimeout(() => {
      sleeping.delete(timer);
      waiting.push(posted);
      next();
    }, ms).unref();
    sleeping.add(timer);
  }

  function next(): void {
    while (running < AT_ONCE && waiting.length > 0) {
      const posted = waiting.shift()!;
      running += 1;
      void delivered(posted).then((isDone) => {
        running -= 1;
        if (!isDone) again(posted);
        next();
      });
    }
    if (running === 0) whenIdle?.();
  }

  return {
    send,
    post: (write) => {
      if (isClosed || waiting.length + sleeping.size + running >= MAX_HELD)
        return onTrouble({ code: isClosed ? 'CLOSED' : 'QUEUE_FULL' });
      waiting.push({ write, tries: 0 });
      // not within the caller's own turn: how long writing takes would show in the answer
      setImmediate(next);
    },
    close: async () => {
      isClosed = true;
      for (const timer of sleeping) {
        clearTimeout(timer);
        onTrouble({ code: 'GIVEN_UP' });
      }
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        whenIdle = resolve;
        timer = setTimeout(resolve, CLOSING_MS);
        next();
      });
      clearTimeout(timer);
      transport.close();
    },
  };
}
