import { IconArrowsMove, IconTrash, IconX } from '@tabler/icons-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import { type Day, daysBetween } from '../../../api/core/calendar/calendar.ts';
import type { useWorkoutSelectionDeleteMutation } from '../../__generated__/useWorkoutSelectionDeleteMutation.graphql.ts';
import type { useWorkoutSelectionMoveMutation } from '../../__generated__/useWorkoutSelectionMoveMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { styled } from '../../ui/theme.ts';
import { useIdSet } from '../../ui/useIdSet.ts';
import { brokenToast } from '../brokenToast.ts';
import { changedWeek } from '../changedWeek.ts';
import type { WorkoutSelection } from '../ScheduleActions.tsx';
import type { RememberUndo } from '../useUndoStack.ts';

// over the end of the window, above tabs and messages
const Bar = styled('section', {
  position: 'fixed',
  insetInline: 0,
  bottom: 'calc($space$4 + var(--tabs-room, 0px) + var(--toast-room, 0px))',
  zIndex: 3,
  display: 'flex',
  justifyContent: 'center',
  paddingX: '$4',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});
const Chosen = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  padding: '$2 $3',
  backgroundColor: '$raised',
  border: '1px solid $colors$line',
  borderRadius: '$large',
  boxShadow: '$large',
  pointerEvents: 'auto',
});
const Count = styled('p', { paddingX: '$1', fontSize: '$3', fontWeight: '$semibold' });

/** How far they go together. */
const WAYS = [
  { days: -7, label: '1 week earlier' },
  { days: -1, label: '1 day earlier' },
  { days: 1, label: '1 day later' },
  { days: 7, label: '1 week later' },
] as const;

interface Movable {
  readonly weeks: readonly {
    readonly workouts: readonly { readonly id: string; readonly scheduledDate: Day }[];
  }[];
}

type MoveOne = (workoutId: string, to: Day) => void;

/**
 * Several workouts of the schedule on the screen, chosen to be moved or deleted together: the choice, the bar that acts on it, and the way
 * of a card that is dragged, which takes the others along where it is one of them.
 */
export function useWorkoutSelection(
  schedule: Movable | null | undefined,
  moveOne: MoveOne,
  rememberUndo: RememberUndo,
): { selection: WorkoutSelection; moveWorkout: MoveOne; bar: ReactNode } {
  const { ids, put, setIds } = useIdSet();
  const clear = useCallback(() => setIds(new Set()), [setIds]);
  const there = useMemo(
    () => new Map(schedule?.weeks.flatMap(({ workouts }) => workouts.map((each) => [each.id, each] as const))),
    [schedule],
  );
  // what has gone meanwhile is not chosen any more
  const chosen = useMemo(() => new Set([...ids].filter((id) => there.has(id))), [ids, there]);
  const [move, isMoving] = useAct<useWorkoutSelectionMoveMutation>(
    graphql`
      mutation useWorkoutSelectionMoveMutation($input: MoveWorkoutsInput!) {
        moveWorkouts(input: $input) {
          ... on MoveWorkoutsPayload @alias(as: "payload") {
            weeks {
              ...WeekCard_week
              ...changedWeek_week
            }
            revision {
              id
              summary
            }
            warnings {
              kind
              message
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: { title: 'Cannot Move Workouts' },
      says: ({ weeks, ...payload }) =>
        brokenToast(
          { title: 'Workouts Moved', description: payload.revision.summary },
          { ...payload, weeks: weeks.map(changedWeek) },
        ),
      remember: rememberUndo,
      done: clear,
    },
  );
  const [remove, isDeleting] = useAct<useWorkoutSelectionDeleteMutation>(
    graphql`
      mutation useWorkoutSelectionDeleteMutation($input: DeleteWorkoutsInput!) {
        deleteWorkouts(input: $input) {
          ... on DeleteWorkoutsPayload @alias(as: "payload") {
            weeks {
              ...WeekCard_week
            }
            revision {
              id
              summary
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: { title: 'Cannot Delete Workouts' },
      says: ({ revision }) => ({ title: 'Workouts Deleted', description: revision.summary }),
      remember: rememberUndo,
      done: clear,
    },
  );
  const moveWorkout = useCallback<MoveOne>(
    (workoutId, to) => {
      const dragged = there.get(workoutId);
      if (!dragged || chosen.size < 2 || !chosen.has(workoutId)) return moveOne(workoutId, to);
      const days = daysBetween(dragged.scheduledDate, to);
      if (days !== 0) move({ workoutIds: [...chosen], days });
    },
    [chosen, there, move, moveOne],
  );
  const selection = useMemo(() => ({ ids: chosen, toggle: (id: string) => put(id, !chosen.has(id)) }), [chosen, put]);
  const bar = chosen.size > 0 && (
    <Bar aria-label="Chosen workouts">
      <Chosen
        onKeyDown={({ key }) => {
          if (key === 'Escape') clear();
        }}
      >
        <Count role="status">{chosen.size} chosen</Count>
        <Menu
          label="Move them"
          trigger={
            <Button size="small" busy={isMoving} icon={<IconArrowsMove size={16} aria-hidden />}>
              Move
            </Button>
          }
        >
          {WAYS.map(({ days, label }) => (
            <MenuItem key={days} onSelect={() => move({ workoutIds: [...chosen], days })}>
              {label}
            </MenuItem>
          ))}
        </Menu>
        <Button
          size="small"
          busy={isDeleting}
          icon={<IconTrash size={16} aria-hidden />}
          onClick={() => remove({ workoutIds: [...chosen] })}
        >
          Delete
        </Button>
        <IconButton size="small" label="Cancel" onClick={clear}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </Chosen>
    </Bar>
  );
  return { selection, moveWorkout, bar };
}
