import { type ComponentProps, lazy, Suspense } from 'react';
import { LostEdit } from '../workoutEdit/LostEdit.tsx';
import type { PastWorkout as Past } from './PastWorkout.tsx';
import { Retrying } from './Retrying.tsx';

const PastWorkout = lazy(async () => ({ default: (await import('./PastWorkout.tsx')).PastWorkout }));

interface NotInScheduleProps extends Omit<ComponentProps<typeof Past>, 'tries'> {
  onClose: () => void;
}

/** A workout that the address names and the schedule does not hold: one of the past, or one that somebody deleted. */
export function NotInSchedule({ onClose, ...past }: NotInScheduleProps) {
  return (
    <>
      <LostEdit workoutId={past.workoutId} onClose={onClose} />
      <Retrying>
        {(tries) => (
          <Suspense fallback={null}>
            <PastWorkout {...past} tries={tries} />
          </Suspense>
        )}
      </Retrying>
    </>
  );
}
