import { HINT_MS, type ToastMessage } from '../../ui/Toast.tsx';

const HINT = 'Regenerate the plan so that phases and schedule follow.';

interface SavedRace {
  raceName: string;
  priority: string;
}

interface Warning {
  message: string;
  recommendation: string;
}

/**
 * One toast for all there is to say, since only one is on show at a time: what the season warns of, and after an A or B
 * race the hint to regenerate.
 */
export function savedRaceToast(
  did: 'Added' | 'Updated',
  { raceName, priority }: SavedRace,
  warnings: readonly Warning[],
): ToastMessage {
  const asksToRegenerate = priority !== 'C';
  const hint = asksToRegenerate ? [HINT] : [];
  if (warnings.length > 0) {
    return {
      title: `Race ${did} with Warning`,
      description: [...warnings.map(({ message, recommendation }) => `${message} ${recommendation}`), ...hint].join(
        ' ',
      ),
      tone: 'destructive',
      duration: HINT_MS,
    };
  }
  return {
    title: `Race ${did}`,
    description: [`${raceName} is in the season.`, ...hint].join(' '),
    tone: 'success',
    ...(asksToRegenerate ? { duration: HINT_MS } : {}),
  };
}

/** Of a race that is gone: what that makes of the season, where it makes something of it. */
export function deletedRaceToast(raceName: string, warnings: readonly Warning[]): ToastMessage {
  const texts = warnings.map(({ message, recommendation }) => `${message} ${recommendation}`);
  return {
    title: 'Race Deleted',
    description: [`${raceName} is out of the season.`, ...texts].join(' '),
    tone: 'success',
    ...(texts.length > 0 ? { duration: HINT_MS } : {}),
  };
}
