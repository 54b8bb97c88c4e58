import { isUuid } from '../core/units/ids.ts';
import { badPosition, pageAsked, type PageArguments } from '../domain/kernel/paging.ts';

const NAME = 'Coach.athletes';
/** Of an id its random end: enough to tell the athletes of one coach apart. */
const TAIL_BYTES = 5;
const tailOf = (athleteId: string) => athleteId.slice(-2 * TAIL_BYTES);

/** What a cursor says: which athlete it stands at, and who had been shown by then. */
interface Place {
  athleteId: string;
  seen: ReadonlySet<string>;
}

function cursorAt(coachId: string, seen: readonly string[], athleteId: string): string {
  const head = Buffer.from(JSON.stringify([NAME, coachId, athleteId])).toString('base64url');
  return `${head}.${Buffer.from(seen.join(''), 'hex').toString('base64url')}`;
}

function placeOf(cursor: string, coachId: string): Place | null {
  try {
    const [head = '', tails = '', ...more] = cursor.split('.');
    const [name, coach, athleteId, ...others] = JSON.parse(
      Buffer.from(head, 'base64url').toString('utf8'),
    ) as unknown[];
    const seen = new Set(
      Buffer.from(tails, 'base64url')
        .toString('hex')
        .match(new RegExp(`.{${2 * TAIL_BYTES}}`, 'g')),
    );
    const isWhole =
      name === NAME &&
      coach === coachId &&
      typeof athleteId === 'string' &&
      isUuid(athleteId) &&
      seen.has(tailOf(athleteId));
    return isWhole && more.length + others.length === 0 ? { athleteId: athleteId as string, seen } : null;
  } catch {
    return null;
  }
}

/** Cursors that were given out until November 2026 count from the start of the list. */
function offsetOf(cursor: string): number | null {
  const offset = /^OffsetConnection:(\d{1,6})$/.exec(Buffer.from(cursor, 'base64').toString('latin1'))?.[1];
  return offset === undefined ? null : Number(offset);
}

/**
 * A page of a roster, which is ordered by what asks for the coach and so changes as one looks. A cursor therefore keeps no
 * place in that order but who was shown already: the next page is the first of the others as they stand now, so nobody comes
 * twice and nobody is passed over. Throws InvalidInput for a cursor that is not one of this roster.
 */
export function rosterPage<One extends { athleteId: string }>(
  args: PageArguments,
  all: readonly One[],
  coachId: string,
) {
  const { cursor, isBackward, size } = pageAsked(args);
  const offset = cursor === null ? null : offsetOf(cursor);
  const place = cursor === null || offset !== null ? null : placeOf(cursor, coachId);
  if (cursor !== null && offset === null && place === null) throw badPosition(args.before == null ? 'after' : 'before');

  const isBefore = (one: One, index: number): boolean => {
    if (offset !== null) return isBackward ? index < offset : index <= offset;
    if (place !== null)
      return place.seen.has(tailOf(one.athleteId)) && !(isBackward && one.athleteId === place.athleteId);
    return isBackward;
  };
  const before = all.filter(isBefore);
  const after = all.filter((one, index) => !isBefore(one, index));
  const shown = isBackward ? before.slice(-size) : after.slice(0, size);
  const passed = isBackward ? before.slice(0, -size).map(tailIn) : [...(place?.seen ?? before.map(tailIn))];
  const tails = shown.map(tailIn);
  const edges = shown.map((node, index) => ({
    node,
    // made where it is asked for
    get cursor() {
      return cursorAt(coachId, [...passed, ...tails.slice(0, index + 1)], node.athleteId);
    },
  }));
  return {
    edges,
    pageInfo: {
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
      hasNextPage: isBackward ? after.length > 0 : after.length > size,
      hasPreviousPage: isBackward ? before.length > size : before.length > 0,
    },
  };
}

const tailIn = ({ athleteId }: { athleteId: string }) => tailOf(athleteId);
