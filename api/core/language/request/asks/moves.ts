import { inWeekOf } from '../dates.ts';
import { partOfHour } from '../timesOfDay.ts';
import type { RequestIntent, Target } from '../intent.ts';
import type { Noun } from '../slotNouns.ts';
import { target } from '../slots.ts';
import type { DateTag, Tag } from '../tags.ts';
import { type Asked, isNew, isOneDay } from './asked.ts';

type Direction = 1 | -1 | 0;
type Move = Extract<RequestIntent, { kind: 'move' }>;

export const moved = (
  what: Target,
  to: DateTag | null,
  direction: Direction = 0,
  days: number | null = null,
): Move => ({
  kind: 'move',
  what,
  to,
  days,
  direction,
});

const isDay = ({ workout, dates }: Noun): boolean => workout === null && dates !== null;
const ofRole =
  (...roles: readonly Noun['role'][]) =>
  ({ role }: Noun): boolean =>
    roles.includes(role);

const isGoal = ofRole('to', 'until', 'into');
const isPlace = ofRole('for', 'on', null);
const isLeft = ofRole('insteadOf', 'not');

/** The day that a workout is to go to. */
export const destination = (nouns: readonly Noun[]): Noun | undefined =>
  nouns.find((noun) => isDay(noun) && isGoal(noun)) ??
  nouns.find((noun, index) => index > 0 && isDay(noun) && isPlace(noun));

const leftDay = (nouns: readonly Noun[]): Noun | undefined => nouns.find((noun) => isLeft(noun) && noun.dates !== null);

/** What a clause that moves something names. */
interface Route {
  what: Noun | undefined;
  to: Noun | undefined;
  away: Noun | undefined;
}

function routeOf({ nouns, pronoun }: Asked): Route {
  const [only] = nouns;
  const to = nouns.length === 1 && pronoun && only!.workout === null ? only : destination(nouns);
  const away = leftDay(nouns);
  const what = nouns.find((noun) => noun !== to && noun !== away && (noun.workout !== null || noun.dates !== null));
  return { what, to, away };
}

/** A clause that leaves its act out, too: "put the ride on Sunday and the run on Saturday". */
const puts = (tags: readonly Tag[]): boolean => {
  const acts = tags.filter((tag) => tag.t === 'act');
  return acts.length === 0 || acts.some(({ places }) => places === true);
};

/** "put my strength on Friday", "move my FTP test on Friday" say where it should be. */
function isPut(what: Noun | undefined, tags: readonly Tag[], direction: Direction): boolean {
  if (what?.workout == null || !isOneDay(what.dates) || what.dates.possessive) return false;
  const { sports, kind } = what.workout;
  return (sports.length > 0 && puts(tags)) || (direction === 0 && kind === 'test');
}

/** Where no day follows "to", what is named first may be where it should be; undefined: it is where it is. */
function placedAt(
  { nouns, instead, shift, tags }: Asked,
  { what, away }: Route,
  direction: Direction,
): Move | undefined {
  const isPlaced = what?.workout != null && what.dates !== null;
  if (shift === null && away !== undefined && isPlaced)
    return moved({ workout: what.workout, dates: away.dates }, what.dates, direction);
  if (shift !== null) return undefined;
  if (isPlaced && nouns.length === 1 && instead)
    return moved({ workout: what.workout, dates: null }, what.dates, direction);
  const [first, second] = nouns;
  if (nouns.length === 2 && first!.dates !== null && isDay(second!))
    return moved(target(first), second!.dates, direction);
  return isPut(what, tags, direction)
    ? { ...moved({ workout: what!.workout, dates: null }, what!.dates, direction), isPlace: true }
    : undefined;
}

export function moveIntents(asked: Asked, direction: Direction): RequestIntent[] {
  const { shift } = asked;
  const route = routeOf(asked);
  const { what, to, away } = route;
  const meant: Target = { workout: what?.workout ?? null, dates: what?.dates ?? away?.dates ?? null };
  if (to !== undefined) return [moved(meant, to.dates, direction)];
  // "push it to the evening", "to 6 pm": on its day still
  const time = asked.time ?? partOfHour(asked.tags, ['to', 'until']);
  if (shift === null && time !== null && what?.workout != null) return [{ kind: 'time', time, what: meant }];
  if (shift === null) return [placedAt(asked, route, direction) ?? moved(meant, null, direction)];
  const days = shift.signed ? shift.days : shift.days * (direction === 0 ? 1 : direction);
  return [moved(meant, null, direction, direction === -1 && days > 0 ? -days : days)];
}

/** "Thursday's to Friday", "not Friday but Saturday": days only; null: there is more, or it says neither. */
function fromDayToDay({ nouns }: Asked): RequestIntent | null {
  const [from, to] = nouns;
  if (nouns.length !== 2 || from!.workout !== null || to!.workout !== null) return null;
  const isFrom = from!.role === 'not' || (from!.dates?.possessive === true && to!.role === null);
  return to!.role === 'to' || isFrom ? moved(target(from), to!.dates) : null;
}

/** Where a workout is to be, beside another day that is named. */
function besideDay(noun: Noun, other: Noun): RequestIntent {
  return noun.dates !== null && other.at < noun.at
    ? moved({ workout: noun.workout, dates: other.dates }, noun.dates)
    : moved(target(noun), other.dates);
}

/** "long run on Saturday", "do the brick on Sunday": the day is where it should be, whether or not it is there. */
export function placeIntents(asked: Asked): RequestIntent[] {
  const { nouns, acts, shift } = asked;
  const days = fromDayToDay(asked);
  if (days !== null) return [days];
  const noun = nouns.find(
    (each) => each.workout !== null && (each.dates !== null || nouns.length > 1) && !isLeft(each),
  );
  if (noun === undefined) return [];
  const away = leftDay(nouns);
  const other = nouns.find((each) => each !== noun && each !== away && isDay(each));
  if (other !== undefined) return [besideDay(noun, other)];
  const { workout, dates } = noun;
  if (isNew(workout!) && dates !== null)
    return [{ kind: 'add', workout: workout!, when: dates, minutes: null, isPlace: true }];
  if (acts.length === 0 && dates !== null && dates.grain !== 'day') return [];
  if (shift !== null) return [moved(target(noun), null, 0, shift.days)];
  // "Thursday's ride feels hard" says where it is, not where it should be.
  if (dates === null || dates.possessive) return [];
  // "rather on Thursday 14 than on Wednesday": the Wednesday of that week
  const left = away?.dates?.bare === undefined ? away?.dates : inWeekOf(away.dates, dates);
  return [moved({ workout, dates: left ?? null }, dates)];
}
