import { IconCheck } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { WorkoutFoot_workout$key } from '../../__generated__/WorkoutFoot_workout.graphql.ts';
import type { Feedback } from '../../cards/FeedbackForm.tsx';
import { MoveEntries, SkipEntries } from '../../cards/MoveToMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuLabel } from '../../ui/Menu.tsx';
import { styled } from '../../ui/theme.ts';

// at the lower edge of the screen, over the dialog's own padding
const Foot = styled('div', {
  position: 'sticky',
  bottom: 'var(--toast-room, 0px)',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  margin: '$5 -$5 -$5',
  padding: '$3 $5 max($space$3, env(safe-area-inset-bottom))',
  backgroundColor: '$raised',
  borderTop: '1px solid $colors$line',
  '& > :last-child': { flexGrow: 1 },
  '@small': { display: 'none' },
});

export const AS_PLANNED: Feedback = {
  completionStatus: 'COMPLETED',
  actualDuration: null,
  perceivedExertion: null,
  feelingRating: null,
  notes: null,
  reasonForSkip: null,
};

interface WorkoutFootProps {
  workout: WorkoutFoot_workout$key;
  today: Day;
  busy: boolean;
  onSubmitFeedback: (feedback: Feedback) => void;
  onMoved: () => void;
}

/** What is done most with a workout, under the thumb: done as planned, skipped, moved. Wide screens have it on the cards. */
export function WorkoutFoot({ workout: key, today, busy, onSubmitFeedback, onMoved }: WorkoutFootProps) {
  const { id, scheduledDate, workoutType, status, feedback } = useFragment(
    graphql`
      fragment WorkoutFoot_workout on Workout {
        id
        scheduledDate
        workoutType
        status
        feedback {
          id
        }
      }
    `,
    key,
  );
  const isDone = status === 'COMPLETED' || status === 'PARTIALLY_COMPLETED';
  if (isDone || feedback || workoutType === 'RACE') return null;
  return (
    <Foot>
      <Menu align="start" trigger={<Button>Move</Button>}>
        <MenuLabel>Move to…</MenuLabel>
        <MoveEntries workoutId={id} from={scheduledDate} onMoved={onMoved} />
      </Menu>
      {scheduledDate <= today && (
        <>
          <Menu trigger={<Button>Skip</Button>}>
            <MenuLabel>Skip because of…</MenuLabel>
            <SkipEntries
              onSkip={(reasonForSkip) =>
                onSubmitFeedback({ ...AS_PLANNED, completionStatus: 'SKIPPED', reasonForSkip })
              }
            />
          </Menu>
          <Button
            tone="primary"
            busy={busy}
            icon={<IconCheck size={16} aria-hidden />}
            onClick={() => onSubmitFeedback(AS_PLANNED)}
          >
            Done as Planned
          </Button>
        </>
      )}
    </Foot>
  );
}
