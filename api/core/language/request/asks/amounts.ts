import type { RequestIntent, Target } from '../intent.ts';
import { daysMeant } from '../spans.ts';
import type { Noun } from '../slotNouns.ts';
import { target } from '../slots.ts';
import type { LevelTag } from '../tags.ts';
import { type Asked, firstDates, has, hasHappening, isNew, singleTarget, targets } from './asked.ts';
import { A_QUARTER_LESS, lengthOf } from './lengths.ts';

export const resized = (asked: Asked): RequestIntent[] =>
  targets(asked).map((what) => ({ kind: 'resize', what, length: lengthOf(asked.duration, asked) }));

/** "fit it into 40 minutes": no more than that. */
export const fitted = (asked: Asked): RequestIntent[] =>
  targets(asked).map((what) => ({
    kind: 'resize',
    what,
    length: { ...lengthOf(asked.duration, asked), delta: 0, atMost: true },
  }));

const lengthened = (asked: Asked, what: Target): RequestIntent[] => [
  { kind: 'resize', what, length: { ...lengthOf(asked.duration, asked), delta: 1 } },
];

export function addIntents(asked: Asked): RequestIntent[] {
  const { nouns, duration } = asked;
  const workout = nouns.find((noun) => noun.workout !== null && noun.workout.sports.length > 0)?.workout;
  if (workout == null) return duration === undefined ? [] : lengthened(asked, singleTarget(asked));
  // "add 10 minutes to the run" lengthens what is there.
  const known = nouns.find(({ role, workout: each }) => each !== null && role === 'to');
  if (duration !== undefined && known !== undefined) return lengthened(asked, target(known));
  return [{ kind: 'add', workout, when: firstDates(asked), minutes: duration?.minutes ?? null }];
}

/** "a 30 min run tomorrow": one that is not there yet; null: it is not that. */
export function newIntents({
  nouns,
  acts,
  duration,
  length,
  level,
  limit,
  least,
  without,
}: Asked): RequestIntent[] | null {
  const [sole, ...more] = nouns.filter(({ workout }) => workout !== null);
  const isBare = acts.every((act) => act === 'do') && length === null && level === null && !limit && !least && !without;
  if (!isBare || more.length > 0 || sole === undefined || !isNew(sole.workout!)) return null;
  if (duration?.minutes == null || duration.delta !== 0) return null;
  const when = sole.dates ?? nouns.find(({ dates, role }) => dates !== null && role !== 'insteadOf')?.dates ?? null;
  return [{ kind: 'add', workout: sole.workout!, when, minutes: duration.minutes, isPlace: true }];
}

/** "an extra swim on Friday", where nothing else is said of it. */
export const isExtra = ({ acts, length, nouns }: Asked): boolean =>
  acts.length === 0 &&
  length === null &&
  nouns.some(
    ({ workout }) =>
      workout !== null && workout.sports.length > 0 && /\b(?:extra|another|additional)\b/.test(workout.text),
  );

/** All of the training, on days that the schedule decides. */
const THE_WEEK: Target = {
  workout: { t: 'workout', sports: [], kind: null, quantity: 'all', text: 'training' },
  dates: null,
};

function leveled(asked: Asked, level: LevelTag): Target {
  const gone = asked.nouns.find(({ role }) => role === 'insteadOf');
  if (gone !== undefined) return target(gone);
  const isWeek = level.week === true && asked.nouns.every(({ dates }) => dates === null);
  return isWeek ? THE_WEEK : singleTarget(asked);
}

/** "more hills": what the work is made of is the plan's to choose. */
function isOfKind({ acts, duration, tags }: Asked, level: LevelTag): boolean {
  const next = tags[tags.indexOf(level) + 1];
  const isKind = next?.t === 'word' || (next?.t === 'workout' && next.sports.length === 0 && next.kind !== null);
  return acts.length === 0 && duration === undefined && isKind;
}

/** What a level makes of the workouts that it is said of. */
function atLevel({ duration, ...asked }: Asked, what: Target, level: LevelTag): RequestIntent[] {
  const eased: RequestIntent = { kind: 'ease', what, level };
  if (duration !== undefined)
    return [eased, { kind: 'resize', what, length: lengthOf(duration, { ...asked, duration }) }];
  const isOfWeek = what === THE_WEEK || (what.workout === null && what.dates?.week === true);
  if (level.of === undefined || !isOfWeek) return [eased];
  const shorter: RequestIntent = { kind: 'resize', what, length: A_QUARTER_LESS };
  return level.of === 'both' ? [eased, shorter] : [shorter];
}

/** Harder or easier; null: a level that is said of nothing here. */
export function levelIntents(asked: Asked): RequestIntent[] | null {
  const { level, duration, nouns } = asked;
  if (level === null || has(asked, 'add')) return null;
  const what = leveled(asked, level);
  if (level.step === 1) {
    if (isOfKind(asked, level)) return [];
    const isShare = duration?.factor != null && nouns.every(({ workout }) => workout === null);
    return duration === undefined || isShare ? [{ kind: 'harder', what, background: false }] : null;
  }
  if (has(asked, 'remove') && level.step === null && nouns.length > 0) return null;
  return atLevel(asked, what, level);
}

const A_DAY = /\b(?:per|each|every|a) day\b/;

/** "30 minutes a day": of each day, not of each workout; null: it is not that. */
export function capIntents(asked: Asked): RequestIntent[] | null {
  const { nouns, until, least, length, duration, words, shift } = asked;
  if (least || length !== null || has(asked, 'add') || duration?.minutes == null || duration.delta !== 0) return null;
  if (!A_DAY.test(words.join(' ')) && !(shift?.days === 1 && !shift.signed)) return null;
  const spanned = nouns.find(
    ({ workout, dates }) => workout === null && dates !== null && dates.days.length > 1,
  )?.dates;
  const days = spanned ?? (until === null ? null : daysMeant(asked, asked.horizon));
  if (days) return [{ kind: 'cap', days, minutes: duration.minutes }];
  // the days may be those of the clause before
  return nouns.length > 0
    ? null
    : [{ kind: 'resize', what: target(undefined), length: { ...lengthOf(duration, asked), atMost: true, aDay: true } }];
}

const isHardOrDay = ({ workout }: Noun): boolean =>
  workout === null || (workout.kind === 'hard' && workout.sports.length === 0);

/** "something hard on Friday", and no more; null: it is not that. */
export function hardIntents(asked: Asked): RequestIntent[] | null {
  const { acts, without, limit, nouns, tags } = asked;
  if (acts.length > 0 || without || limit || tags.some(({ t }) => t === 'happening')) return null;
  return nouns.every(isHardOrDay) && nouns.some(({ workout }) => workout !== null)
    ? [{ kind: 'harder', what: { workout: null, dates: firstDates(asked) }, background: false }]
    : null;
}

/** Who feels great and wants more. */
export const wantsMore = (asked: Asked): boolean => asked.level?.step === 1 && hasHappening(asked, 'great');
