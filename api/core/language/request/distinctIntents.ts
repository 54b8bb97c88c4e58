import type { Length, RequestIntent, Target } from './intent.ts';
import type { ReportedEvent } from './request.ts';
import type { DateTag, HealthTalk } from './tags.ts';

const OPERATIVE: ReadonlySet<RequestIntent['kind']> = new Set([
  'move',
  'swap',
  'remove',
  'resize',
  'ease',
  'harder',
  'add',
  'replace',
  'keep',
]);
export const isOperative = (intent: RequestIntent): boolean =>
  (OPERATIVE.has(intent.kind) && !(intent.kind === 'harder' && intent.background)) ||
  (intent.kind === 'free' && !intent.soft) ||
  intent.kind === 'avoid' ||
  intent.kind === 'cap' ||
  intent.kind === 'count';

const GRAVE: readonly string[] = ['fever', 'chest pain', 'breathlessness'];

type Kind = RequestIntent['kind'];
const isOf =
  (...kinds: readonly ReportedEvent['kind'][]) =>
  (intent: RequestIntent): boolean =>
    intent.kind === 'event' && kinds.includes(intent.event.kind);
const isTalk = (intent: RequestIntent, about: HealthTalk): boolean => intent.kind === 'talk' && intent.about === about;

/** Easier or shorter, and it is not said what, or by how much. */
const isBareEase = (intent: RequestIntent): boolean =>
  (intent.kind === 'ease' || intent.kind === 'resize') &&
  intent.what.workout === null &&
  intent.what.dates === null &&
  !(intent.kind === 'resize' && intent.length.minutes !== null);
/** Left out, and it is said neither what nor when. */
const isBareRest = (intent: RequestIntent): boolean =>
  (intent.kind === 'remove' || intent.kind === 'free') &&
  intent.what.dates === null &&
  (intent.what.workout?.sports.length ?? 0) === 0;
/** A fever of last night wants its days, whatever the athlete feels like now. */
const isGrave = (intent: RequestIntent): boolean =>
  intent.kind === 'event' && intent.event.symptoms.some((symptom) => GRAVE.includes(symptom));
const isSoft = (intent: RequestIntent): boolean => intent.kind === 'free' && intent.soft;
const isBehindOthers = (intent: RequestIntent): boolean =>
  ((intent.kind === 'event' || intent.kind === 'harder') && intent.background) || isSoft(intent);

/** What all intents of a text say together. */
interface Whole {
  has: (is: (intent: RequestIntent) => boolean) => boolean;
  /** Or with little time: it is eased by itself. */
  isUnwell: boolean;
  /** Something is to be done, beside what being unwell asks for. */
  isAsked: boolean;
}

/** What is not meant beside the others: when, and which. */
type Dropped = readonly [when: (whole: Whole) => boolean, drops: (intent: RequestIntent) => boolean];

const isKind =
  (...kinds: readonly Kind[]) =>
  (intent: RequestIntent): boolean =>
    kinds.includes(intent.kind);
const isWellAgain = (intent: RequestIntent): boolean => isOf('recovered')(intent) && areaOf(intent) === null;
const areaOf = (intent: RequestIntent): string | null => (intent.kind === 'event' ? intent.event.area : null);

const DROPPED: readonly Dropped[] = [
  [({ has }) => has(isOf('injury', 'illness')), (intent) => intent.kind === 'event' && intent.sore === true],
  [({ has }) => has(isWellAgain), (intent) => isOf('illness')(intent) && !isGrave(intent)],
  [({ isAsked }) => isAsked, isKind('awayWhen')],
  // "skip the swim, it is my rest day": a reason
  [({ isAsked, has }) => isAsked && has((intent) => !isKind('keep', 'restWhen')(intent)), isKind('restWhen')],
  [({ isUnwell }) => isUnwell, isBareEase],
  [
    ({ has }) => has((intent) => isTalk(intent, 'period')),
    (intent) => intent.kind === 'event' && intent.event.kind === 'illness' && intent.event.symptoms.length === 0,
  ],
];

/** What is not meant beside what is left by then. */
const DROPPED_THEN: readonly Dropped[] = [
  // nobody who is ill or hurt is given more
  [
    ({ has }) => has((intent) => intent.kind === 'event' && intent.event.kind !== 'travel'),
    (intent) => isBareRest(intent) || intent.kind === 'harder',
  ],
  [({ isAsked }) => isAsked, isBehindOthers],
  // "party on Friday night, so run in the morning": the day has room for it
  [({ has }) => has((intent) => intent.kind === 'time' && intent.not !== true), isSoft],
];

/** Background becomes an intent of its own only when nothing else was asked. */
export function withoutBackground(intents: readonly RequestIntent[]): RequestIntent[] {
  const isUnwell = intents.some(isOf('illness', 'fatigue', 'deadline'));
  const whole: Whole = {
    has: (is) => intents.some(is),
    isUnwell,
    isAsked: intents.some((intent) => isOperative(intent) && !(isUnwell && isBareEase(intent))),
  };
  const without = (all: readonly RequestIntent[], dropped: readonly Dropped[]): RequestIntent[] => {
    const rows = dropped.filter(([when]) => when(whole));
    return all.filter((intent) => !rows.some(([, drops]) => drops(intent)));
  };
  const reported = without(intents, DROPPED);
  const isAll = reported.some(({ kind }) => kind !== 'talk');
  return without(reported, DROPPED_THEN).filter(
    (intent) => !(isAll && intent.kind === 'talk' && intent.about !== 'period'),
  );
}

export const sameDays = (a: DateTag | null, b: DateTag | null): boolean => a?.days.join() === b?.days.join();

const sameTarget = (a: Target, b: Target): boolean =>
  (a.workout === null || b.workout === null || JSON.stringify(a.workout.sports) === JSON.stringify(b.workout.sports)) &&
  (a.dates === null || b.dates === null || a.dates.days.some((day) => b.dates!.days.includes(day)));

export const isWhole = ({ workout }: Target): boolean =>
  workout === null || (workout.quantity === 'all' && workout.sports.length === 0 && workout.kind === null);

/** Does leaving this out say no more than that those cannot be done? */
const isWithin = (intent: RequestIntent, free: Target): boolean =>
  intent.kind === 'remove' &&
  intent.what.dates !== null &&
  free.dates !== null &&
  intent.what.dates.days.every((day) => free.dates!.days.includes(day)) &&
  (isWhole(free) ? isWhole(intent.what) : intent.what.workout === free.workout);

/** "tomorrow will not happen, so take the bike off": of a day that is empty by then. */
const isOfEmptied = (intent: RequestIntent, before: RequestIntent): boolean =>
  intent.kind === 'remove' &&
  before.kind === 'remove' &&
  isWhole(before.what) &&
  intent.what.dates?.fromTopic === true &&
  sameDays(intent.what.dates, before.what.dates);

/** Shorter or longer, and by how much is not said. */
const isUnmeasured = ({ minutes, factor, km }: Length): boolean =>
  minutes === null && km === null && (factor === 0.75 || factor === 1.1);

/** Measured by what it is now, or by a distance. */
const isRelative = ({ delta, km }: Length): boolean => delta !== 0 || km !== null;

/** "tomorrow is packed, half an hour at most", "on holiday, 45 minutes a day": how much of it is left. */
const leavesTime = (intent: RequestIntent, free: Target): boolean =>
  (intent.kind === 'cap' && intent.days.days.join() === free.dates?.days.join()) ||
  (intent.kind === 'resize' && intent.what.workout === null && sameTarget(intent.what, free));

/** What a later clause says more exactly: "I can't swim on Wednesday, can I on Friday?", "skip it and make it up on Friday". */
export function withoutReplaced(intents: readonly RequestIntent[]): RequestIntent[] {
  return intents.filter((intent, index) => {
    const later = intents.slice(index + 1);
    // "only a short swim today, 20 minutes": how long the one that is there should be
    if (intent.kind === 'add' && intent.isPlace === true && intent.minutes === null)
      return !later.some((each) => each.kind === 'resize' && each.what.workout?.text === intent.workout.text);
    const eased = later.some(
      (each) =>
        each.kind === 'ease' &&
        each.level.to !== null &&
        each.what.workout !== null &&
        sameTarget(each.what, intent.kind === 'remove' ? intent.what : each.what),
    );
    if (intent.kind === 'remove' && intent.what.workout !== null && eased) return false;
    // "away on Friday, no training", "I will not make the ride, cancel it": told twice
    const isToldBefore = intents
      .slice(0, index)
      .some((each) => isOfEmptied(intent, each) || (each.kind === 'free' && !each.soft && isWithin(intent, each.what)));
    if (isToldBefore) return false;
    // "can't do both today, skip strength": which of them goes is said
    if (intent.kind === 'oneOf')
      return !later.some(
        (each) => (each.kind === 'remove' || each.kind === 'move') && sameDays(each.what.dates, intent.when),
      );
    if (intent.kind === 'free' && later.some((each) => leavesTime(each, intent.what))) return false;
    if (intent.kind === 'free' || intent.kind === 'remove')
      return !later.some(
        (each) =>
          each.kind === 'move' &&
          // "away Tuesday and Wednesday, and the long ride on Sunday": it is on none of those days
          !(intent.kind === 'free' && (intent.what.dates?.days.length ?? 0) > 1 && each.what.dates?.fromTopic) &&
          sameTarget(each.what, intent.what) &&
          (intent.kind === 'remove'
            ? each.what === intent.what
            : intent.what.workout !== null || sameDays(each.what.dates, intent.what.dates)),
      );
    // "too much this week, cut it by 20%" is cut once; "an hour less, so 45 minutes" is as long as is said last
    if (intent.kind === 'resize' && (isUnmeasured(intent.length) || isRelative(intent.length)))
      return !later.some(
        (each) =>
          each.kind === 'resize' &&
          !isUnmeasured(each.length) &&
          !isRelative(each.length) &&
          sameTarget(each.what, intent.what) &&
          each.what.workout === intent.what.workout,
      );
    return true;
  });
}

/** Reports of one kind become one; what is asked twice is asked once. */
export function withoutRepeats(intents: readonly RequestIntent[]): RequestIntent[] {
  const out: RequestIntent[] = [];
  for (const intent of intents) {
    const same = out.findIndex(
      (each) =>
        each.kind === intent.kind &&
        (each.kind === 'event' && intent.kind === 'event'
          ? each.event.kind === intent.event.kind
          : JSON.stringify(each) === JSON.stringify(intent)),
    );
    const known = out[same];
    if (known?.kind === 'event' && intent.kind === 'event') {
      const symptoms = [...new Set([...known.event.symptoms, ...intent.event.symptoms])];
      out[same] = {
        ...known,
        event: {
          ...known.event,
          from: known.event.from < intent.event.from ? known.event.from : intent.event.from,
          to: known.event.to ?? intent.event.to,
          area: known.event.area ?? intent.event.area,
          symptoms,
        },
      };
    } else if (same === -1) out.push(intent);
  }
  return out;
}
