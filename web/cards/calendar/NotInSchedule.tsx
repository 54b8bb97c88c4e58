import { type ComponentProps, lazy, Suspense } from 'react';
import { LostEdit } from '../workoutEdit/LostEdit.tsx';
import type { PastWorkout as Past } from './PastWorkout.tsx';

const PastWorkout = lazy(async () => ({ default: (await import('./PastWorkout.tsx')).PastWorkout }));

interface NotInScheduleProps extends ComponentProps<typeof Past> {
  onClose: () => void;
}

/** A workout that the address names and the schedule does not hold: one of the past, or one that somebody deleted. */
export function NotInSchedule({ onClose, ...past }: NotInScheduleProps) {
  return (
    <>
      <LostEdit workoutId={past.workoutId} onClose={onClose} />
      <Suspense fallback={null}>
        <PastWorkout {...past} />
      </Suspense>
    </>
  );
}
