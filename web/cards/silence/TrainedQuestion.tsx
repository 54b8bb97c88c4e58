import { lazy, Suspense } from 'react';
import type { SilentDaysProps } from './SilentDays.tsx';

const SilentDays = lazy(async () => ({ default: (await import('./SilentDays.tsx')).SilentDays }));

interface TrainedQuestionProps extends SilentDaysProps {
  /** Of the workouts that the page shows: whoever did one of them is not asked about days before. */
  statuses?: readonly string[];
}

/** “Did you train last week?”, where the page does not show by itself that something was heard. */
export function TrainedQuestion({ statuses = [], ...props }: TrainedQuestionProps) {
  if (statuses.some((status) => status.endsWith('COMPLETED'))) return null;
  return (
    <Suspense fallback={props.otherwise ?? null}>
      <SilentDays {...props} />
    </Suspense>
  );
}
