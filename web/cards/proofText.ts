import { shortDay } from './dateText.ts';
import { momentText } from './momentText.ts';
import { causeWord } from '../words.ts';

/** 'Nothing new before 2027-01-06' with the day as people write it. */
export function constraintText(constraint: string): string {
  return constraint.replace(/\b\d{4}-\d\d-\d\d\b/g, shortDay);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d.%]+/gu) ?? [];

/** 'At most 1 hard day' says its limit of '1 day' already, 'Mon unavailable' that there is none. */
export function saysLimit(constraint: string, limit: string): boolean {
  if (/^(?:0\b|none$)/.test(limit)) return true;
  const said = new Set(wordsOf(constraint));
  return wordsOf(limit).every((word) => said.has(word));
}

/** The line tells what the week holds of a target, and is no limit. */
export const isTarget = ({ kind }: { readonly kind: string }): boolean => kind === 'TARGET';

/** "2 of 2 wanted" of a target, else what the week has of a limit. */
export const valueText = (line: { readonly kind: string; readonly limit: string; readonly value: string }): string =>
  isTarget(line) ? `${line.value} of ${line.limit}` : line.value;

/** A change as a limit names what broke it. */
export interface Breaker {
  readonly actorRole: string;
  /** The reader made it. */
  readonly isOwn: boolean;
  readonly cause: string;
}

/** A limit of a week, as far as its summary needs it. */
export interface Limit {
  readonly kind: string;
  readonly holds: boolean;
  readonly value: string;
  readonly brokenBy: Breaker | null | undefined;
}

/** "your move", "your coach’s edit"; to a coach "Anna’s move", and of another coach "a coach’s move". */
export function breakerText({ actorRole, cause, isOwn }: Breaker, athleteName?: string): string {
  const whose = isOwn
    ? 'your'
    : actorRole === 'ATHLETE'
      ? `${athleteName}’s`
      : actorRole === 'COACH'
        ? `${athleteName === undefined ? 'your' : 'a'} coach’s`
        : 'the planner’s';
  return `${whose} ${causeWord(cause) ?? 'change'}`;
}

/** "1 limit". */
export const limitCount = (count: number): string => `${count} ${count === 1 ? 'limit' : 'limits'}`;

/** "Keeps all 14 limits", "1 limit broken by your move", "2 limits not kept". */
export function proofSummary(proof: readonly Limit[], athleteName?: string): string {
  const broken = proof.filter(({ holds }) => !holds);
  if (broken.length === 0) return `Keeps all ${limitCount(proof.filter((each) => !isTarget(each)).length)}`;
  const by = new Set(broken.map(({ brokenBy }) => (brokenBy ? breakerText(brokenBy, athleteName) : null)));
  const [one] = by;
  return by.size === 1 && one
    ? `${limitCount(broken.length)} broken by ${one}`
    : `${limitCount(broken.length)} not kept`;
}

/** Who reads, in which zone the athlete's days begin, and whether the week is over. */
interface ProofReader {
  readonly isOver?: boolean;
  /** First name of the athlete, where somebody else reads. */
  readonly athleteName?: string;
  readonly timeZone?: string;
}

// what is done, and what a person placed, stays in it
const NEW_PLAN = 'A new plan keeps it where it may change them.';
const FELL = 'The limit fell after this run was planned, as it does when runs before it are missed.';
/** Why a limit that nobody broke is broken; of other causes it is not known any more. */
const UNBROKEN = new Map<unknown, (code: string | null | undefined) => string>([
  [
    'LIMIT',
    (code) => (code === 'LONG_RUN_GROWTH' ? FELL : `The limit changed after these workouts were planned. ${NEW_PLAN}`),
  ],
  ['PLAN', () => 'The planner could not keep it beside the other limits and the workouts that it may not change.'],
]);
const UNKNOWN = 'It is not known any more what broke it.';

/** "Broken by your move on Tue 12 May, 14:05: …"; null: the limit is kept, says so itself, or nobody knows any more. */
export function brokenText(
  limit: Limit & {
    readonly code: string | null | undefined;
    readonly brokenCause: string | null | undefined;
    readonly brokenBy: (Breaker & { readonly summary: string; readonly createdAt: unknown }) | null | undefined;
  },
  { athleteName, timeZone, isOver = false }: ProofReader = {},
): string | null {
  const { code, holds, value, brokenBy, brokenCause } = limit;
  if (holds) return null;
  if (brokenBy) {
    const when = momentText(String(brokenBy.createdAt), timeZone);
    return `Broken by ${breakerText(brokenBy, athleteName)} on ${when}: ${brokenBy.summary}`;
  }
  if (isOver || value.includes('; otherwise ')) return null;
  return UNBROKEN.get(brokenCause)?.(code) ?? UNKNOWN;
}
