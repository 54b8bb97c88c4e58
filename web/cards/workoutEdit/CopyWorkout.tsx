import { IconCopy, IconUsers } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type { CopyWorkout_workout$key } from '../../__generated__/CopyWorkout_workout.graphql.ts';
import type { CopyWorkoutMutation } from '../../__generated__/CopyWorkoutMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/Menu.tsx';
import { brokenToast } from '../brokenToast.ts';
import { changedWeek } from '../changedWeek.ts';
import { DayEntries } from '../MoveToMenu.tsx';
import { useScheduleActions } from '../ScheduleActions.tsx';
import type { RememberUndo } from '../useUndoStack.ts';

interface CopyWorkoutProps {
  workout: CopyWorkout_workout$key;
  rememberUndo: RememberUndo;
  onCopied: () => void;
}

/** The same workout once more, on another day; one that is over can be done again. */
export function CopyWorkout({ workout: key, rememberUndo, onCopied }: CopyWorkoutProps) {
  const { copyElsewhere } = useScheduleActions();
  const { id, scheduledDate, workoutType } = useFragment(
    graphql`
      fragment CopyWorkout_workout on Workout {
        id
        scheduledDate
        workoutType
      }
    `,
    key,
  );
  const [copy, isBusy] = useAct<CopyWorkoutMutation>(
    graphql`
      mutation CopyWorkoutMutation($input: CopyWorkoutInput!) {
        copyWorkout(input: $input) {
          ... on CopyWorkoutPayload @alias(as: "payload") {
            workout {
              description
              scheduledDate
            }
            week {
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
      failed: { title: 'Cannot Copy Workout' },
      says: ({ week, ...payload }) =>
        brokenToast(
          { title: 'Workout Copied', description: payload.revision.summary },
          { ...payload, weeks: [changedWeek(week)] },
        ),
      remember: rememberUndo,
      done: onCopied,
    },
  );
  // a race is of the season plan
  if (workoutType === 'RACE') return null;
  return (
    <Menu
      label="Copy this workout"
      trigger={
        <Button size="small" busy={isBusy} icon={<IconCopy size={16} aria-hidden />}>
          Copy
        </Button>
      }
    >
      <MenuLabel>Copy to…</MenuLabel>
      <DayEntries without={scheduledDate} onDay={(day) => copy({ workoutId: id, scheduledDate: day })} />
      {copyElsewhere && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<IconUsers size={16} aria-hidden />}
            onSelect={() => {
              onCopied();
              copyElsewhere({ is: 'workout', id, from: scheduledDate });
            }}
          >
            To another athlete…
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
