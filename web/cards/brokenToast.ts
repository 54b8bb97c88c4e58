import type { Day } from '../../api/core/calendar/calendar.ts';
import { HINT_MS, type ToastMessage } from '../ui/Toast.tsx';
import { shortDay } from './dateText.ts';
import { constraintText, limitCount } from './proofText.ts';

/** A change of a workout as its answer tells it. */
interface Changed {
  readonly workout: { readonly description: string; readonly scheduledDate: unknown };
  readonly weeks: readonly {
    readonly proof: readonly {
      readonly code: string | null | undefined;
      readonly constraint: string;
      readonly value: string;
      readonly brokenBy: { readonly id: string } | null | undefined;
    }[];
  }[];
  readonly revision: { readonly id: string };
  readonly warnings?: readonly { readonly kind: string; readonly message: string }[];
}

/** Warnings of what no week of the answer proves, with the limit that may lie in the week after. */
const BESIDE: ReadonlyMap<string, string | null> = new Map([
  ['RACE_MOVED', null],
  ['EASED_WEEK', null],
  ['HARD_DAYS_ADJACENT', 'HARD_DAYS_APART'],
  ['HARD_AFTER_LONG_RUN', 'HARD_AFTER_LONG_RUN'],
  ['LONG_RUN_GROWTH', 'LONG_RUN_GROWTH'],
  ['STRENGTH', 'STRENGTH_EVE'],
]);

/** "Long run on Mon 23 Nov now breaks 1 limit: Mon unavailable (1 workout)."; what is kept stays the message that it was. */
export function brokenToast(message: ToastMessage, { workout, weeks, revision, warnings = [] }: Changed): ToastMessage {
  const broken = weeks.flatMap(({ proof }) => proof.filter(({ brokenBy }) => brokenBy?.id === revision.id));
  const isTold = (kind: string) =>
    !BESIDE.has(kind) || broken.some(({ code }) => code !== null && code === BESIDE.get(kind));
  const beside = warnings.filter(({ kind }) => broken.length === 0 || !isTold(kind)).map((each) => each.message);
  if (broken.length === 0 && beside.length === 0) return message;
  const lines = broken.map(({ constraint, value }) => `${constraintText(constraint)} (${value})`);
  const breaks =
    lines.length > 0 &&
    `${workout.description} on ${shortDay(String(workout.scheduledDate) as Day)} now breaks ${limitCount(lines.length)}: ${lines.join('; ')}.`;
  return {
    ...message,
    description: [breaks || message.description, ...beside].join(' '),
    tone: 'warning',
    duration: HINT_MS,
  };
}
