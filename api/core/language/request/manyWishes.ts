import type { WorkoutChange } from '../../change/changes.ts';
import type { RequestIntent, Target } from './intent.ts';

const ofKind = <Kind extends RequestIntent['kind']>(intents: readonly RequestIntent[], kind: Kind) =>
  intents.filter((intent): intent is Extract<RequestIntent, { kind: Kind }> => intent.kind === kind);

const isOneDay = (one: Target, other: Target): boolean =>
  one.dates === null || other.dates === null || one.dates.days.some((day) => other.dates!.days.includes(day));
const isOneSport = ({ workout: one }: Target, { workout: other }: Target): boolean =>
  one === null ||
  other === null ||
  one.sports.length === 0 ||
  other.sports.length === 0 ||
  one.sports.some((sport) => other.sports.includes(sport));

const KEEPS_REST =
  /\b(?:keep|leave) (?:all )?(?:the )?(?:rest|others?)\b|\b(?:keep|leave) (?:everything|all) else\b|\brest stays\b/;

/** "Drop the swim, drop strength": of several that should go, a day is named with none, and of the rest nothing is said. */
const isUndated = (removed: readonly Target[], words: string): boolean =>
  removed.length > 1 &&
  removed.every(({ dates, workout }) => dates === null && workout?.quantity !== 'all') &&
  !KEEPS_REST.test(words);

/** Several wishes that do not go together: one of them was hardly meant so. */
export function isCrossing(
  intents: readonly RequestIntent[],
  changes: readonly WorkoutChange[],
  words: string,
): boolean {
  const removed = ofKind(intents, 'remove').map(({ what }) => what);
  if (removed.length === intents.length && isUndated(removed, words)) return true;
  const resized = ofKind(intents, 'resize').map(({ what }) => what);
  if (removed.some((one) => resized.some((other) => isOneDay(one, other) && isOneSport(one, other)))) return true;
  const has = (op: WorkoutChange['op']) => changes.some((change) => change.op === op);
  if (!has('resize')) return false;
  // the length of what comes in is that of nothing else: one that is there already was not meant
  const added = ofKind(intents, 'add').map(({ workout }) => workout.text);
  if (has('add') && resized.every(({ workout }) => workout !== null && added.includes(workout.text))) return true;
  // of what becomes shorter or longer something goes elsewhere, though nobody asked for that
  return has('move') && ofKind(intents, 'move').length === 0;
}
