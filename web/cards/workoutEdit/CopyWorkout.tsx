import { IconCopy } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { CopyWorkout_workout$key } from '../../__generated__/CopyWorkout_workout.graphql.ts';
import type { CopyWorkoutMutation } from '../../__generated__/CopyWorkoutMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuLabel } from '../../ui/Menu.tsx';
import { brokenToast } from '../brokenToast.ts';
import { DayEntries } from '../MoveToMenu.tsx';
import { useScheduleActions } from '../ScheduleActions.tsx';
import type { RememberUndo } from '../undoStack.ts';

interface CopyWorkoutProps {
  workout: CopyWorkout_workout$key;
  rememberUndo: RememberUndo;
  onCopied: () => void;
}

/** The same workout once more, on another day; one that is over can be done again. */
export function CopyWorkout({ workout: key, rememberUndo, onCopied }: CopyWorkoutProps) {
  const { athleteId } = useScheduleActions();
  const { steps, scheduledDate, workoutType, ...workout } = useFragment(
    graphql`
      fragment CopyWorkout_workout on Workout {
        scheduledDate
        workoutType
        intensity
        duration
        description
        instructions
        steps {
          repeat
          steps {
            kind
            leg
            durationSec
            distanceM
            note
            target {
              metric
              lo
              hi
            }
          }
        }
      }
    `,
    key,
  );
  const [copy, isBusy] = useAct<CopyWorkoutMutation>(
    graphql`
      mutation CopyWorkoutMutation($input: CreateWorkoutInput!) {
        createWorkout(input: $input) {
          ... on CreateWorkoutPayload @alias(as: "payload") {
            workout {
              description
              scheduledDate
            }
            week {
              ...WeekCard_week
              proof {
                code
                constraint
                value
                excess
                brokenBy {
                  id
                }
              }
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
        brokenToast({ title: 'Workout Copied', description: payload.revision.summary }, { ...payload, weeks: [week] }),
      remember: rememberUndo,
      done: onCopied,
    },
  );
  // a race is of the season plan
  if (workoutType === 'RACE') return null;
  const { duration, ...texts } = workout;
  const copyTo = (day: Day) =>
    copy({
      ...texts,
      athleteId,
      scheduledDate: day,
      workoutType,
      // the steps say how long it is
      ...(steps.length > 0 ? { steps } : { duration }),
    });
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
      <DayEntries without={scheduledDate} onDay={copyTo} />
    </Menu>
  );
}
