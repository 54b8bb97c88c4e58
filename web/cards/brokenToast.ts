import type { Day } from '../../api/core/calendar/calendar.ts';
import { WARNING_OF_RULE } from '../../api/core/codes/warning.ts';
import { HINT_MS, type ToastMessage } from '../ui/Toast.tsx';
import { shortDay } from './dateText.ts';
import { constraintText, limitCount } from './proofText.ts';

/** A change of a workout, or of a week, as its answer tells it. */
interface Changed {
  readonly workout?: { readonly description: string; readonly scheduledDate: unknown };
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

/** What warns of each limit. */
const WARNINGS = new Map<unknown, string>(Object.entries(WARNING_OF_RULE));
const LIMIT_WARNINGS = new Set(WARNINGS.values());

/** "Long run on Mon 23 Nov now breaks 1 limit: Mon unavailable (1 workout)."; what is kept stays the message that it was. */
export function brokenToast(message: ToastMessage, { workout, weeks, revision, warnings = [] }: Changed): ToastMessage {
  const broken = weeks.flatMap(({ proof }) => proof.filter(({ brokenBy }) => brokenBy?.id === revision.id));
  // a limit that was broken before, and one of a week that is not in the answer, is told by its warning alone
  const isTold = (kind: string) => {
    const lines = broken.filter(({ code }) => WARNINGS.get(code) === kind).length;
    return lines > 0 && lines >= warnings.filter((each) => each.kind === kind).length;
  };
  const beside = warnings.filter(({ kind }) => !isTold(kind));
  if (broken.length === 0 && beside.length === 0) return message;
  const lines = broken.map(({ constraint, value }) => `${constraintText(constraint)} (${value})`);
  const isAll = !beside.some(({ kind }) => LIMIT_WARNINGS.has(kind));
  const what = workout ? `${workout.description} on ${shortDay(String(workout.scheduledDate) as Day)}` : 'The week';
  const breaks =
    lines.length > 0 && `${what} now breaks ${isAll ? `${limitCount(lines.length)}: ` : ''}${lines.join('; ')}.`;
  return {
    ...message,
    description: [breaks || message.description, ...beside.map((each) => each.message)].join(' '),
    tone: 'warning',
    duration: HINT_MS,
  };
}
