import { useMediaQuery } from '../ui/useMediaQuery.ts';

export const MOVE_HINT_ID = 'move-hint';

/** How a workout is moved, told by each card of the screen. */
export function MoveHint() {
  const isTouchOnly = useMediaQuery('(hover: none)');
  return (
    <p id={MOVE_HINT_ID} hidden>
      {isTouchOnly
        ? 'Hold and drag to move the workout, or choose a day from its actions.'
        : 'Press M to move the workout with the arrow keys.'}
    </p>
  );
}
