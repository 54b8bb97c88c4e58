import type { Day } from '../../calendar/calendar.ts';
import { withoutExcepted } from './daysBut.ts';
import { isDate, joinedDates } from './joinedDates.ts';
import { inTheirWeek } from './namedWeek.ts';
import type { Horizon, RequestAct, Tag } from './tags.ts';

/** One intent or report of a request: its pieces, and whether it only gives the reason for another. */
export interface Clause {
  tags: readonly Tag[];
  reason: boolean;
  /** Left out and taken from the clause before: "move X to Friday and Y to Sunday". */
  inherits: boolean;
  /** A "so" stands behind it: it is why. */
  leads?: true;
  /** It says how somebody likes a sport, and another clause what to do. */
  likes?: true;
}

const PREDICATES: ReadonlySet<Tag['t']> = new Set([
  'act',
  'level',
  'length',
  'duration',
  'happening',
  'symptom',
  'pain',
  'talk',
  'not',
  'indoors',
  'shift',
  'other',
]);
const hasPredicate = (tags: readonly Tag[]): boolean => tags.some(({ t }) => PREDICATES.has(t));
const has = (tags: readonly Tag[], t: Tag['t']): boolean => tags.some((tag) => tag.t === t);
const hasAct = (tags: readonly Tag[]): boolean =>
  tags.some((tag) => tag.t === 'act' && tag.act !== 'do' && tag.act !== 'prefer');

const goesTo = (tags: readonly Tag[]): boolean =>
  tags.some((tag, index) => tag.t === 'prep' && tag.prep === 'to' && isDate(tags[index + 1]));

/** "not", "instead of" and the like belong to what comes before them when nothing is asked after them. */
const onlyDenies = (tags: readonly Tag[]): boolean => tags[0]?.t === 'not' && tags.length === 2 && isDate(tags[1]);

/** ", church on Sunday": why, in words that mean nothing here, with a day of its own that is none of the workout's. */
const isAside = (tags: readonly Tag[]): boolean =>
  has(tags, 'word') &&
  has(tags, 'date') &&
  !goesTo(tags) &&
  tags.every(({ t }) => t === 'word' || t === 'date' || t === 'prep' || t === 'possessive');

/** What stands on both sides of a comma or a conjunction. */
interface Joint {
  tag: Extract<Tag, { t: 'comma' | 'conj' }>;
  left: readonly Tag[];
  right: readonly Tag[];
}

const isConj = ({ tag }: Joint, word: string): boolean => tag.t === 'conj' && tag.word === word;
const isComma = ({ tag }: Joint): boolean => tag.t === 'comma' && !tag.dash;

/** "…, long run on Sunday": what stands on the right has a place of its own. */
const isPlaced = ({ left, right }: Joint): boolean =>
  has(right, 'workout') &&
  has(right, 'date') &&
  ![...left, ...right].some((each) => each.t === 'act' && each.act === 'swap');

/** "move X to Friday and Y to Sunday": the act is left out on the right. */
function isGapped({ left, right }: Joint): boolean {
  const [owner] = right;
  const owns = isDate(owner) && owner.possessive === true && right.slice(1).some(isDate) && has(left, 'date');
  return (owns || (goesTo(left) && goesTo(right))) && !hasAct(right);
}

/** "why is it so hard, make it easier". */
const asksThen = ({ tag, left, right: [first] }: Joint): boolean =>
  tag.t === 'comma' && has(left, 'advice') && first?.t === 'act' && first.act === 'make';

/** "a jab tomorrow, so nothing on Friday": why comes first, with a day of its own. */
const isReason = (joint: Joint): boolean =>
  isConj(joint, 'then') &&
  !has(joint.left, 'advice') &&
  has(joint.left, 'word') &&
  joint.left.some(
    (each) => isDate(each) && (each.grain !== 'recurring' || (has(joint.right, 'date') && has(joint.right, 'workout'))),
  );

const isUntil = (tag: Tag | undefined): boolean => tag?.t === 'prep' && (tag.prep === 'until' || tag.prep === 'before');
const DENIES: ReadonlySet<Tag['t']> = new Set(['not', 'act', 'length', 'level']);
/** "tooth out today, no training for four days", "a jab yesterday, skip strength": why, with a day that is none of the wish. */
function isDatedReason({ tag, left, right }: Joint, today: Day): boolean {
  const days = left.find(isDate)?.days;
  if (tag.t !== 'comma' || days === undefined || has(left, 'workout') || !has(left, 'word') || hasPredicate(left))
    return false;
  const first = right.find(({ t }) => t !== 'word');
  // "a minor operation on the 14th, out until the 20th": it begins there
  const isEnd = right.some((each, at) => isDate(each) && isUntil(right[at - 1]));
  return first !== undefined && DENIES.has(first.t) && !isEnd && (has(right, 'date') || days.at(-1)! < today);
}

const isComplete = (joint: Joint): boolean =>
  isReason(joint) || hasPredicate(joint.left) || (has(joint.left, 'workout') && has(joint.left, 'date'));

const IN_LIKING: ReadonlySet<Tag['t']> = new Set(['workout', 'word', 'not', 'pronoun', 'prep', 'lasting']);
const LIKES =
  /^(?:hates?|hated|loathe|detest|despise|dislike|enjoy|bores?|bored|boring|miserable|fun|dull|tedious|thing|pointless|annoy\w*|fan)$/;
/** "Swimming bores me. …": how somebody likes a sport, which asks for nothing and is why. */
const isLiking = (tags: readonly Tag[]): boolean =>
  tags.some((tag) => tag.t === 'workout' && tag.sports.length > 0) &&
  tags.some((tag) => tag.t === 'word' && LIKES.test(tag.word)) &&
  tags.every((tag) => IN_LIKING.has(tag.t) || (tag.t === 'act' && tag.act === 'do'));

/** "The swim went well, skip strength today": of the one workout something is said, and the other is what to do something with. */
const saysOfOther = (joint: Joint): boolean =>
  has(joint.left, 'workout') &&
  joint.left.at(-1)!.t === 'word' &&
  !hasPredicate(joint.left) &&
  hasAct(joint.right.slice(0, 1)) &&
  has(joint.right, 'workout');

/** Does another clause begin there? */
const ends = (joint: Joint): boolean =>
  isConj(joint, 'because') ||
  isGapped(joint) ||
  saysOfOther(joint) ||
  (isLiking(joint.left) && hasPredicate(joint.right)) ||
  asksThen(joint) ||
  (isComplete(joint) && !onlyDenies(joint.right) && (hasPredicate(joint.right) || isPlaced(joint)));

/** The clause on the right is of its own up to the next joint, and takes what it leaves out from the one before. */
const standsAlone = (joint: Joint): boolean => isGapped(joint) || (isPlaced(joint) && !hasPredicate(joint.right));

/** "why did you move my run and cancel my swim?" is one question. */
const asksOn = (joint: Joint): boolean =>
  has(joint.left, 'advice') && !asksThen(joint) && joint.right[0]?.t === 'act' && !isConj(joint, 'because');

const isBackground = (joint: Joint): boolean =>
  isComma(joint) && has(joint.left, 'date') && has(joint.left, 'workout') && isAside(joint.right);

/** "Saturday 90 min Sunday 60 min". */
const beginsPair = (tag: Tag, next: Tag | undefined, [first, second, ...more]: readonly Tag[]): boolean =>
  isDate(tag) && isDate(first) && second?.t === 'duration' && more.length === 0 && next?.t === 'duration';

/** "keep swim bin strength", "skip swim keep strength": two wishes with nothing between them. */
const beginsWish = (tag: Tag, next: Tag | undefined, current: readonly Tag[]): boolean =>
  tag.t === 'act' &&
  PAIRED.has(tag.act) &&
  next?.t === 'workout' &&
  current.length === 2 &&
  current[0]!.t === 'act' &&
  PAIRED.has(current[0]!.act) &&
  current[1]!.t === 'workout';
const PAIRED: ReadonlySet<RequestAct> = new Set(['keep', 'remove', 'do']);

const isJoint = (tag: Tag): tag is Joint['tag'] => tag.t === 'comma' || tag.t === 'conj';
/** The pieces from a place up to the next joint. */
function ofClause(tags: readonly Tag[], from: number): readonly Tag[] {
  let end = from;
  while (end < tags.length && tags[end]!.t !== 'stop' && !isJoint(tags[end]!)) end += 1;
  return tags.slice(from, end);
}

/** The intents and reports of a request, one by one. */
export function clausesOf(tags: readonly Tag[], horizon: Horizon): Clause[] {
  const joined = withoutExcepted(inTheirWeek(joinedDates(tags, horizon), horizon.today));
  const clauses: Clause[] = [];
  let current: Tag[] = [];
  let reason = false;
  const close = (nextReason: boolean) => {
    if (current.length > 0) clauses.push({ tags: current, reason, inherits: false });
    current = [];
    reason = nextReason;
  };
  /** Reads on behind a joint, and answers how many pieces were read with it. */
  const readJoint = (joint: Joint): number => {
    const { tag, right } = joint;
    if (isBackground(joint)) {
      close(false);
      clauses.push({ tags: right, reason: true, inherits: false });
      return right.length;
    }
    if (!ends(joint) && !isDatedReason(joint, horizon.today)) {
      if (current.length > 0) current.push(tag);
      return 0;
    }
    close(isConj(joint, 'because'));
    const closed = clauses.at(-1);
    if (isConj(joint, 'then') && closed !== undefined) closed.leads = true;
    if (asksOn(joint)) current.push({ t: 'advice' });
    if (!standsAlone(joint)) return 0;
    const inherits = !has(right, 'limit') && (isGapped(joint) || hasAct(closed?.tags ?? []));
    clauses.push({ tags: right, reason: false, inherits });
    return right.length;
  };
  for (let i = 0; i < joined.length; i += 1) {
    const tag = joined[i]!;
    if (tag.t === 'stop') close(false);
    else if (isJoint(tag)) i += readJoint({ tag, left: [...current], right: ofClause(joined, i + 1) });
    else {
      if (beginsPair(tag, joined[i + 1], current) || beginsWish(tag, joined[i + 1], current)) close(false);
      current.push(tag);
    }
  }
  close(false);
  return clauses.length === 1
    ? clauses
    : clauses.map((each) => (isLiking(each.tags) ? { ...each, reason: true, likes: true } : each));
}
