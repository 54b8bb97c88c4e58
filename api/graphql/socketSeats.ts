import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Payer } from '../admission/payer.ts';

/** Closed to make room: whoever was there may come again. */
const TRY_AGAIN_LATER = 1013;

export interface SeatLimits {
  ofProcess: number;
  ofAccount: number;
  ofNobody: number;
}

/** Who has how many of the sockets of this process. */
export interface Seats {
  /** May one more open? Makes room for it where it can. */
  makeRoom(payer: Payer): boolean;
  /** Gives the socket its seat, or another one once more is known of it; closes it where its account has as many as it may. */
  seat(socket: WebSocket, payer: Payer): void;
}

const keyOf = ({ account, address }: Payer) => account ?? `nobody:${address}`;
const isNobodys = (key: string) => key.startsWith('nobody:');

/**
 * A full process takes in whoever is known in place of one who is not, from the address with the most of these. The rest are
 * turned away: whoever is signed in loses no socket to somebody else.
 */
export function createSeats({ ofProcess, ofAccount, ofNobody }: SeatLimits): Seats {
  // each group oldest first
  const groups = new Map<string, Set<WebSocket>>();
  const keys = new Map<WebSocket, string>();

  function leave(socket: WebSocket): void {
    const key = keys.get(socket);
    const group = key === undefined ? undefined : groups.get(key);
    keys.delete(socket);
    group?.delete(socket);
    if (group?.size === 0) groups.delete(key!);
  }

  function dropOldest(group: ReadonlySet<WebSocket>): void {
    const [oldest] = group;
    leave(oldest!);
    oldest!.close(TRY_AGAIN_LATER, 'Too many connections, try again');
  }

  function fullestOfNobody(): Set<WebSocket> | null {
    let fullest: Set<WebSocket> | null = null;
    for (const [key, group] of groups) if (isNobodys(key) && group.size > (fullest?.size ?? 0)) fullest = group;
    return fullest;
  }

  return {
    makeRoom: (payer) => {
      const own = groups.get(keyOf(payer));
      if (payer.account === null && own && own.size >= ofNobody) dropOldest(own);
      if (keys.size < ofProcess) return true;
      const fullest = fullestOfNobody();
      if (fullest) dropOldest(fullest);
      return fullest !== null;
    },
    seat: (socket, payer) => {
      const key = keyOf(payer);
      // one that closed meanwhile has no close to come
      if (socket.readyState !== socket.OPEN || keys.get(socket) === key) return;
      const isNew = !keys.has(socket);
      leave(socket);
      const group = groups.get(key) ?? new Set();
      if (!isNobodys(key) && group.size >= ofAccount)
        return socket.close(CloseCode.TooManyInitialisationRequests, 'Too many connections');
      groups.set(key, group.add(socket));
      keys.set(socket, key);
      if (isNew) socket.once('close', () => leave(socket));
    },
  };
}
