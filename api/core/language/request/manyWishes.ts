import type { WorkoutChange } from '../../change/changes.ts';
import type { RequestIntent, Target } from './intent.ts';

type Kind = RequestIntent['kind'];

/** What of a workout, or of a day, each of several wishes is about. */
interface Wish {
  kind: Kind;
  what: Target;
}

const wishesOf = (intents: readonly RequestIntent[]): Wish[] =>
  intents.flatMap((intent): Wish[] => {
    if (intent.kind === 'add') return [{ kind: intent.kind, what: { workout: intent.workout, dates: intent.when } }];
    return 'what' in intent ? [{ kind: intent.kind, what: intent.what }] : [];
  });

const isOneDay = (one: Target, other: Target): boolean =>
  one.dates === null || other.dates === null || one.dates.days.some((day) => other.dates!.days.includes(day));
const isOneSport = ({ workout: one }: Target, { workout: other }: Target): boolean =>
  one === null ||
  other === null ||
  one.sports.length === 0 ||
  other.sports.length === 0 ||
  one.sports.some((sport) => other.sports.includes(sport));

/** Wishes that nobody has of the same workout at once. */
const APART: readonly (readonly [Kind, Kind])[] = [
  ['free', 'resize'],
  ['remove', 'resize'],
  ['free', 'ease'],
  ['remove', 'ease'],
];
const isOpposed = (wishes: readonly Wish[], pairs = APART): boolean =>
  pairs.some(([kind, other]) =>
    wishes.some(
      (one) =>
        one.kind === kind &&
        wishes.some((each) => each.kind === other && isOneDay(one.what, each.what) && isOneSport(one.what, each.what)),
    ),
  );

/** "Not the swim, not the run": of several that should go, a day is named with none. */
const isUndated = (wishes: readonly Wish[]): boolean =>
  wishes.length > 1 &&
  wishes.every(({ kind }) => kind === 'remove') &&
  wishes.every(({ what }) => what.dates === null && what.workout?.quantity !== 'all');

/** A sport that cannot be done, and beside it a workout of another that should go, with no day. */
function isBesideAvoided(intents: readonly RequestIntent[], wishes: readonly Wish[]): boolean {
  const sports = new Set(intents.flatMap((intent) => (intent.kind === 'avoid' ? [intent.sport] : [])));
  return (
    sports.size > 0 &&
    wishes.some(
      ({ kind, what: { workout, dates } }) =>
        kind === 'remove' && workout !== null && dates === null && !workout.sports.some((sport) => sports.has(sport)),
    )
  );
}

const has = (changes: readonly WorkoutChange[], op: WorkoutChange['op']): boolean =>
  changes.some((change) => change.op === op);
const isAsked = (wishes: readonly Wish[], asked: Kind): boolean => wishes.some(({ kind }) => kind === asked);
/** Of what becomes shorter or longer, something comes in as well, or goes elsewhere though nobody asked for that. */
const isMixed = (wishes: readonly Wish[], changes: readonly WorkoutChange[]): boolean =>
  has(changes, 'resize') &&
  ((has(changes, 'add') && isOpposed(wishes, [['add', 'resize']])) ||
    (has(changes, 'move') && !isAsked(wishes, 'move')));

/** Several wishes that do not go together: one of them was hardly meant so. */
export function isCrossing(intents: readonly RequestIntent[], changes: readonly WorkoutChange[]): boolean {
  const wishes = wishesOf(intents);
  return isOpposed(wishes) || isUndated(wishes) || isBesideAvoided(intents, wishes) || isMixed(wishes, changes);
}
