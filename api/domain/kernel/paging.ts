import { isInstant } from '../../core/calendar/instant.ts';
import { isUuid } from '../../core/units/ids.ts';
import { InvalidInput } from './errors.ts';

/** The arguments of every connection. */
export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

/** Which end of a list that goes by time comes first. */
export const LIST_ORDERS = {
  'latest-first': 'The latest first.',
  'earliest-first': 'The earliest first.',
} as const;
export type ListOrder = keyof typeof LIST_ORDERS;

/** Of a list that goes by time: which part of it, and from which end. */
export interface SpanArguments<T> extends PageArguments {
  from?: T | null;
  to?: T | null;
  order?: ListOrder | null;
}

/** Both ends are in it. Throws InvalidInput where the second comes first. */
export function spanOf<T, Value>(column: string, { from, to }: SpanArguments<T>, valueOf: (end: T) => Value): object {
  if (from != null && to != null && to < from)
    throw new InvalidInput([{ path: 'to', message: 'to must not be before from.' }]);
  return { [column]: { ...(from != null && { gte: valueOf(from) }), ...(to != null && { lte: valueOf(to) }) } };
}

const DEFAULT_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

export const badPosition = (path: 'after' | 'before') =>
  new InvalidInput([{ path, message: 'The page position is not valid. Start again from the first page.' }]);

export function assertPageSize(name: string, size: number | null | undefined): void {
  if (typeof size === 'number' && (size < 1 || size > MAX_PAGE_SIZE))
    throw new InvalidInput([{ path: name, message: `${name} must be from 1 to ${MAX_PAGE_SIZE}.` }]);
}

/** Which way a page goes, and how far. Throws InvalidInput for sizes below 1 or above 100, and arguments that do not go together. */
export function pageAsked({ first, last, after, before }: PageArguments) {
  assertPageSize('first', first);
  assertPageSize('last', last);
  if (first != null && last != null)
    throw new InvalidInput([{ path: 'last', message: 'Ask for first or for last, not for both.' }]);
  if (before != null && (after != null || first != null)) throw badPosition('before');
  if (after != null && last != null) throw badPosition('after');
  return {
    isBackward: before != null || last != null,
    cursor: before ?? after ?? null,
    size: first ?? last ?? DEFAULT_SIZE,
  };
}

/** Cost of a page; `rowCost` is what reading a long row costs by itself. */
export const pageCost = ({ first, last }: PageArguments, rowCost = 0) => {
  const size = Math.min(MAX_PAGE_SIZE, Math.max(1, first ?? last ?? DEFAULT_SIZE));
  return { field: 1 + size * rowCost, multiplier: size };
};

// A cursor may be anybody's work: would its value fit the column?
const isColumnNumber = (stored: unknown) => Number.isInteger(stored) && Math.abs(stored as number) < 2 ** 31;
const isColumnText = (stored: unknown) => typeof stored === 'string' && !/[\0\p{Cs}]/u.test(stored);

const KINDS = {
  instant: {
    write: (value: unknown) => (value as Date).getTime(),
    read: (stored: unknown) => (isInstant(stored) ? new Date(stored) : null),
  },
  number: { write: (value: unknown) => value, read: (stored: unknown) => (isColumnNumber(stored) ? stored : null) },
  text: { write: (value: unknown) => value, read: (stored: unknown) => (isColumnText(stored) ? stored : null) },
} as const;

/** The one order of a connection: by a column that a row keeps, then by id. */
interface Order<Args> {
  /** Names the field in its cursors, so that they open no other. */
  name: string;
  column: string;
  kind: keyof typeof KINDS;
  direction: 'asc' | 'desc';
  rowCost?: number;
  /** What of the list is asked for; throws InvalidInput where that is nothing that can be. */
  within?: (args: Args) => object;
}

/** A place in the list, which stays where it is when the row that it was made from goes. */
interface Place {
  owner: string;
  value: unknown;
  id: string;
}

/** Null where the arguments of a page are wrong. */
function tried<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

/** Cursors that were given out until November 2026 name their row and nothing else: good as long as it stands. */
const ROW_OF_OLD = /^GPC:S:([0-9a-f-]{36})$/;

/**
 * A connection whose cursors say where a page begins, instead of from which row: `query` for the rows, `connection` for
 * the answer, which throws InvalidInput for a cursor that is not one of this list.
 */
export function pagesOf<Args extends PageArguments & { order?: ListOrder | null }>({
  name,
  column,
  kind,
  direction: usual,
  rowCost = 0,
  within = () => ({}),
}: Order<Args>) {
  const { write, read } = KINDS[kind];

  const goesUp = ({ order }: Args) => (order == null ? usual === 'asc' : order === 'earliest-first');

  const cursorOf = (row: { id: string }, owner: string) =>
    Buffer.from(JSON.stringify([name, owner, write((row as Record<string, unknown>)[column]), row.id])).toString(
      'base64url',
    );

  function placeOf(cursor: string): Place | null {
    try {
      const [field, owner, stored, id, ...more] = JSON.parse(
        Buffer.from(cursor, 'base64url').toString('utf8'),
      ) as unknown[];
      const value = read(stored);
      const isWhole =
        field === name &&
        value !== null &&
        more.length === 0 &&
        [owner, id].every((each) => typeof each === 'string' && isUuid(each));
      return isWhole ? { owner: owner as string, value, id: id as string } : null;
    } catch {
      return null;
    }
  }

  /** Rows on one side of a place, in the order of the list; the side that is not `beyond` holds the place itself. */
  function side(args: Args, { value, id }: Place, isBackward: boolean, isBeyond: boolean) {
    const isUp = goesUp(args) !== isBackward;
    const [far, near] = isUp === isBeyond ? ['gt', isBeyond ? 'gt' : 'gte'] : ['lt', isBeyond ? 'lt' : 'lte'];
    return { OR: [{ [column]: { [far]: value } }, { [column]: value, id: { [near]: id } }] };
  }

  /** What part of the list: from the place that a cursor keeps, or from the row that an old one names. */
  function asked(args: Args) {
    const { cursor, isBackward, size } = pageAsked(args);
    const wanted = within(args);
    const oldRow = cursor === null ? undefined : ROW_OF_OLD.exec(Buffer.from(cursor, 'base64').toString('latin1'))?.[1];
    const old = oldRow !== undefined && isUuid(oldRow) ? oldRow : null;
    const place = cursor === null || old !== null ? null : placeOf(cursor);
    if (cursor !== null && old === null && place === null) throw badPosition(args.before == null ? 'after' : 'before');
    return { isBackward, size, old, place, wanted };
  }

  /**
   * What of the list is to be read: one row more than is shown, the nearest first. Nothing where the arguments are wrong: what
   * the list stands on is read all the same, and `connection` says what is wrong with this list alone.
   */
  function query(args: Args) {
    const page = tried(() => asked(args));
    const { isBackward, size, old, place, wanted } = page ?? {
      isBackward: false,
      size: -1,
      old: null,
      place: null,
      wanted: {},
    };
    const towards = goesUp(args) === isBackward ? ('desc' as const) : ('asc' as const);
    return {
      where: { AND: [wanted, place ? side(args, place, isBackward, true) : {}] },
      orderBy: [{ [column]: towards }, { id: towards }],
      take: size + 1,
      ...(old !== null && { cursor: { id: old }, skip: 1 }),
    };
  }

  /** `owner` is whose list it is; `has` says whether there are such rows in it. */
  function connection<Row extends { id: string }>(
    args: Args,
    rows: readonly Row[],
    owner: string,
    has: (where: object) => Promise<boolean>,
  ) {
    const { isBackward, size, old, place, wanted } = asked(args);
    if (place && place.owner !== owner) throw badPosition(args.before == null ? 'after' : 'before');
    const shown = isBackward ? rows.slice(0, size).toReversed() : rows.slice(0, size);
    const edges = shown.map((node) => ({ cursor: cursorOf(node, owner), node }));
    const goesOn = rows.length > size;
    const goesBack = () => (place ? has({ AND: [wanted, side(args, place, isBackward, false)] }) : old !== null);
    const pageInfo = {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      // looked up where it is asked for
      get hasNextPage() {
        return (isBackward ? goesBack() : goesOn) as boolean;
      },
      get hasPreviousPage() {
        return (isBackward ? goesOn : goesBack()) as boolean;
      },
    };
    return { edges, pageInfo };
  }

  return {
    asked,
    query,
    connection,
    complexity: (args: Args) => pageCost(args, rowCost),
    /** What a cursor needs of a row, whatever of it is shown. */
    keys: { select: { id: true, [column]: true } } as {},
  };
}
