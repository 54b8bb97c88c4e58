import { graphql } from 'react-relay';
import { timeText } from '../../../api/core/units/timeText.ts';
import type { MatchDialogQuery } from '../../__generated__/MatchDialogQuery.graphql.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { focusRing, styled } from '../../ui/theme.ts';
import { shortDay } from '../dateText.ts';
import { SportIcon, sportName } from '../sport.tsx';
import { useAsked } from './useAsked.ts';
import { useMatchActivity } from './useMatchActivity.ts';

const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$2' });
const Choice = styled('button', {
  ...focusRing,
  appearance: 'none',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '$3',
  width: '100%',
  minHeight: '$touch',
  padding: '$3 $4',
  border: '1px solid $colors$lineStrong',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  color: '$text',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover:not(:disabled)': { backgroundColor: '$hover' },
  '&:disabled': { cursor: 'default' },
  variants: { chosen: { true: { borderColor: '$accent', backgroundColor: '$accentSoft', color: '$onAccentSoft' } } },
});

const query = graphql`
  query MatchDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Activity @alias(as: "activity") {
        workout {
          id
        }
        candidates @required(action: THROW) {
          id
          description
          scheduledDate
          workoutType
          duration
          status
        }
      }
    }
  }
`;

interface MatchDialogProps {
  activityId: string;
  onMatched: () => void;
  onClose: () => void;
}

/** Chooses the workout that an activity was. */
export function MatchDialog({ activityId, onMatched, onClose }: MatchDialogProps) {
  const asked = useAsked<MatchDialogQuery>(query, { id: activityId });
  const [match, matching] = useMatchActivity(onMatched);
  const activity = asked.data?.node?.activity;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Which workout was it?"
      description="The workout is then done, with the time and load of the recording."
    >
      {asked.state === 'failed' ? (
        <ErrorState message="The workouts could not be loaded." onRetry={asked.again} />
      ) : asked.state === 'loading' ? (
        <Stack gap={2} role="status" aria-label="Loading workouts" aria-busy>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} css={{ height: '3.5rem' }} />
          ))}
        </Stack>
      ) : !activity || activity.candidates.length === 0 ? (
        <EmptyState title="No workout nearby">Within three days of this activity no workout was planned.</EmptyState>
      ) : (
        <List>
          {activity.candidates.map(({ id, description, scheduledDate, workoutType, duration, status }) => {
            const isChosen = id === activity.workout?.id;
            return (
              <li key={id}>
                <Choice
                  type="button"
                  disabled={matching || isChosen}
                  chosen={isChosen}
                  onClick={() => match({ activityId, workoutId: id })}
                >
                  <SportIcon type={workoutType} />
                  <span>
                    <Text as="span" weight="medium" css={{ display: 'block', color: 'inherit' }}>
                      {description || sportName(workoutType)}
                    </Text>
                    <Text as="span" size={2} css={{ color: 'inherit' }}>
                      {shortDay(scheduledDate)} · {sportName(workoutType)} · {timeText(duration)}
                    </Text>
                  </span>
                  <Inline>
                    <Text as="span" size={2} css={{ color: 'inherit' }}>
                      {isChosen ? 'Chosen' : status === 'COMPLETED' || status === 'PARTIALLY_COMPLETED' ? 'Done' : ''}
                    </Text>
                  </Inline>
                </Choice>
              </li>
            );
          })}
        </List>
      )}
    </Dialog>
  );
}
