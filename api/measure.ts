import type { Request, RequestHandler } from 'express';
import type { Admission } from './admission/admission.ts';
import { BODIES } from './admission/budgets.ts';
import { eachPart } from './admission/parts.ts';
import type { Payers } from './auth/payer.ts';
import type { Entrance } from './entrance.ts';
import type { Sessions } from './auth/session.ts';
import type { TokenDoor } from './auth/tokenDoor.ts';
import { tooLarge } from './rest/refused.ts';
import { declaredBytes } from './admission/delayRefusal.ts';

/** What answers requests works with. */
export interface Doors {
  sessions: Sessions;
  door: TokenDoor;
  admission: Admission;
  payers: Payers;
  entrance: Entrance;
}

/** Ends the connection of whoever goes on sending long after the largest body. */
function cutOff(request: Request): void {
  let bytes = 0;
  eachPart(request, ({ length }) => {
    bytes += length;
    if (bytes > BODIES.graphql) request.destroy();
    return bytes <= BODIES.graphql;
  });
}

/** Counts what is sent to the paths of REST, and lets a sender have so many answered at a time. */
export function inMeasure(
  { door, admission, payers, entrance }: Doors,
  isUpload: (path: string) => boolean,
): { before: RequestHandler; after: RequestHandler } {
  return {
    before: async (request, response, next) => {
      const refused = entrance.refusedOf(request) ?? (await door.refused(request, response));
      if (refused) throw refused;
      const declared = isUpload(request.originalUrl) ? 0 : declaredBytes(request);
      const kb = Math.ceil(Math.min(declared, BODIES.rest) / 1024);
      // whose token it is has been learnt at the door
      const tooMuch = kb > 0 ? await admission.spend('bodyKb', payers.of(request), kb) : null;
      if (tooMuch) throw tooMuch;
      // the body's parser would take all of it in before it refuses
      if (declared === Number.POSITIVE_INFINITY) cutOff(request);
      else if (declared > BODIES.rest) throw tooLarge();
      next();
    },
    // behind the body: one that arrives slowly keeps nobody waiting
    after: async (request, response, next) => {
      // files have turns of their own
      if (isUpload(request.originalUrl)) return next();
      const leave = await admission.enter('request', payers.of(request));
      if (response.closed) return leave();
      response.once('close', leave);
      next();
    },
  };
}

/** Pages and their files. */
export function pageRate({ entrance }: Doors): RequestHandler {
  return (request, _response, next) => {
    const refused = entrance.refusedOf(request);
    if (refused) throw refused;
    next();
  };
}
