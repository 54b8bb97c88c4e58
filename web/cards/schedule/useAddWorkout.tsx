import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { RememberUndo } from '../useUndoStack.ts';

const AddWorkoutDialog = lazy(async () => ({ default: (await import('./AddWorkoutDialog.tsx')).AddWorkoutDialog }));

interface Schedule {
  readonly weeks: readonly { readonly id: string; readonly weekStartDate: Day; readonly weekEndDate: Day }[];
}

/** Puts a new workout on a day of the schedule: the gesture, and the dialog that it opens. */
export function useAddWorkout(
  athleteId: string,
  schedule: Schedule | null | undefined,
  rememberUndo: RememberUndo,
): [(day: Day) => void, ReactNode] {
  const [day, setDay] = useState<Day | null>(null);
  const week =
    day && schedule?.weeks.find(({ weekStartDate, weekEndDate }) => weekStartDate <= day && day <= weekEndDate);
  const dialog = day && week && (
    <Suspense fallback={null}>
      <AddWorkoutDialog
        key={day}
        athleteId={athleteId}
        weekId={week.id}
        day={day}
        rememberUndo={rememberUndo}
        onClose={() => setDay(null)}
      />
    </Suspense>
  );
  return [setDay, dialog];
}
