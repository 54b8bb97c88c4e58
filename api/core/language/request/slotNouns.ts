import { addDays, daysBetween, type Weekday, weekdayOf } from '../../calendar/calendar.ts';
import { inWeekOf } from './dates.ts';
import type { Target } from './intent.ts';
import type { DateTag, Prep, Tag, WorkoutTag } from './tags.ts';

export type Role = Prep | 'not' | null;

/** A workout and its day, as they stand together: "my long run on Sunday". */
export interface Noun extends Target {
  role: Role;
  /** Place among the pieces, to compare with the verb's. */
  at: number;
}

/** "From Friday for 10 days": ten days from there. */
function fromStart(until: DateTag | null, since: DateTag | null): DateTag | null {
  if (!until?.lasts || since === null) return until;
  const days = daysBetween(until.days[0]!, since.days[0]!);
  return days <= 0 ? until : { ...until, days: until.days.map((day) => addDays(day, days)) };
}

export const isWeek = (date: DateTag | null): date is DateTag => date?.week === true && date.days.length > 2;

/** "this week … till Monday": no day before the week has what is left of it. */
export function untilIn(until: DateTag, week: DateTag): DateTag {
  const placed = inWeekOf(until, week);
  return placed.days[0]! < week.days[0]! ? until : placed;
}

const sameWeekday = (bare: Weekday, date: DateTag): boolean => weekdayOf(date.days[0]!) === bare;

/** The nouns of a clause as they are read, piece by piece, and the bounds of its days. */
interface Read {
  nouns: Noun[];
  /** Of what comes next. */
  role: Role;
  until: DateTag | null;
  since: DateTag | null;
}

/** What a clause does, as far as its days depend on it. */
interface Acting {
  hasMove: boolean;
  hasOrder: boolean;
}

/** A day, and what it may belong to. */
interface Placed extends Read, Acting {
  date: DateTag;
  last: Noun | undefined;
}

/** "move the run from Friday", "shorten the run from Friday": where it is, and no start. */
const isStart = ({ role, hasMove, hasOrder, last, date }: Placed): boolean =>
  role === 'from' && !hasMove && !(hasOrder && last?.workout != null && last.dates === null && !date.lasts);

const ON_DAY: readonly Role[] = [null, 'on'];
const OF_DAY: readonly Role[] = [null, 'on', 'of', 'from'];

/** "Friday's run on the 15th": the date says which Friday. */
const saysWhich = ({ role, last, date }: Placed): boolean =>
  last?.workout != null &&
  last.dates?.bare !== undefined &&
  date.grain === 'day' &&
  date.bare === undefined &&
  ON_DAY.includes(role) &&
  sameWeekday(last.dates.bare, date);

const isOfWorkout = ({ role, last }: Placed): boolean =>
  last?.workout != null && last.dates === null && OF_DAY.includes(role) && !last.workout.possessive;

const before = (date: DateTag): DateTag => ({ ...date, days: [addDays(date.days[0]!, -1)], week: undefined });

/** What a day is to its clause; the first that fits counts. */
const PLACES: readonly (readonly [is: (placed: Placed) => boolean, take: (read: Read, date: DateTag) => void])[] = [
  [({ role, hasMove }) => role === 'before' && !hasMove, (read, date) => (read.until = before(date))],
  [({ role, hasMove }) => role === 'until' && !hasMove, (read, date) => (read.until = date)],
  [isStart, (read, date) => (read.since = date)],
  [saysWhich, ({ nouns }, date) => (nouns.at(-1)!.dates = date)],
  [({ date, hasMove }) => date.lasts === true && !hasMove, (read, date) => (read.until = date)],
  [isOfWorkout, ({ nouns }, date) => (nouns.at(-1)!.dates = date)],
];

function takeDate(date: DateTag, at: number, read: Read, acting: Acting): void {
  const placed: Placed = { ...read, ...acting, date, last: read.nouns.at(-1) };
  const place = PLACES.find(([is]) => is(placed));
  if (place === undefined) read.nouns.push({ workout: null, dates: date, role: read.role, at });
  else place[1](read, date);
}

/** What may stand between a day and its workout: "Friday's long run", "Friday, only the run". */
const LINKS: ReadonlySet<Tag['t']> = new Set(['date', 'possessive', 'level', 'word', 'limit']);

function takeWorkout(workout: WorkoutTag, at: number, before: Tag | undefined, { nouns, role }: Read): void {
  const last = nouns.at(-1);
  const isDay = last !== undefined && last.workout === null && last.dates !== null;
  const joins = isDay && before !== undefined && LINKS.has(before.t);
  if (joins && (last.dates!.possessive === true || before.t === 'date')) last.workout = workout;
  else nouns.push({ workout, dates: null, role, at });
}

/** A preposition reaches over these to its noun. */
const REACHED_OVER: ReadonlySet<Tag['t']> = new Set(['word', 'possessive', 'limit', 'length', 'level']);

export function nounsOf(tags: readonly Tag[], acting: Acting): Omit<Read, 'role'> {
  const read: Read = { nouns: [], role: null, until: null, since: null };
  tags.forEach((tag, at) => {
    if (tag.t === 'prep') {
      const stays = (read.role === 'not' && tag.prep === 'to') || (read.role === 'insteadOf' && tag.prep === 'on');
      if (!stays) read.role = tag.prep;
      return;
    }
    if (tag.t === 'date') takeDate(tag, at, read, acting);
    else if (tag.t === 'workout') takeWorkout(tag, at, tags[at - 1], read);
    if (!REACHED_OVER.has(tag.t)) read.role = tag.t === 'not' ? 'not' : null;
  });
  return { ...read, until: fromStart(read.until, read.since) };
}

/** "next week … Saturday": a week named in the clause is the week of its weekdays. */
export function inNamedWeek(nouns: readonly Noun[], context: DateTag | null): Noun[] {
  const named = nouns.find(({ dates, role }) => isWeek(dates) && role !== 'to' && role !== 'until')?.dates ?? context;
  if (named === null) return [...nouns];
  const rebased = nouns.map((noun) =>
    noun.dates === null || noun.dates === named || noun.dates.grain === 'recurring'
      ? noun
      : { ...noun, dates: inWeekOf(noun.dates, named) },
  );
  const others = rebased.some(({ dates }) => dates !== null && dates !== named && dates.grain !== 'recurring');
  if (!others) return rebased;
  return rebased.flatMap((noun) => {
    if (noun.workout === null) return noun.dates === named ? [] : [noun];
    return [noun.dates === null && noun.role !== 'into' ? { ...noun, dates: named } : noun];
  });
}

/** A week that stands alone goes to the workout that has no day. */
export function spread(nouns: readonly Noun[], weeksOnly: boolean): Noun[] {
  const alone = nouns.findIndex(
    ({ workout, dates, role }) =>
      workout === null &&
      (!weeksOnly || isWeek(dates)) &&
      dates !== null &&
      (role === null || role === 'on' || role === 'for' || role === 'of' || role === 'from'),
  );
  const bare = nouns.filter(
    ({ workout, dates, role }) =>
      workout !== null && dates === null && role !== 'into' && !(role === 'with' && workout.quantity === 'some'),
  );
  if (alone === -1 || bare.length === 0) {
    const dated = nouns.find(({ workout, dates, role }) => workout !== null && dates?.week === true && role !== 'to');
    if (dated === undefined) return [...nouns];
    return nouns.map((noun) =>
      noun.workout !== null && noun.dates === null && noun.role !== 'into' ? { ...noun, dates: dated.dates } : noun,
    );
  }
  const { dates } = nouns[alone]!;
  return nouns.flatMap((noun, index) => (index === alone ? [] : bare.includes(noun) ? [{ ...noun, dates }] : [noun]));
}

/** "weekdays this week": the days of that week, and no others. */
export function withinWeek(nouns: readonly Noun[]): Noun[] {
  const week = nouns.find(({ dates }) => dates?.month === true || isWeek(dates))?.dates ?? null;
  if (week === null || !nouns.some(({ dates }) => dates?.grain === 'recurring')) return [...nouns];
  return nouns.flatMap((noun): Noun[] => {
    if (noun.workout === null && noun.dates === week) return [];
    if (noun.dates?.grain !== 'recurring') return [noun];
    const days = noun.dates.days.filter((day) => week.days.includes(day));
    return [{ ...noun, dates: { t: 'date', days: days.length > 0 ? days : week.days, grain: 'range' } }];
  });
}
