import { graphql, useLazyLoadQuery } from 'react-relay';
import type { HistoryChangesQuery } from '../../__generated__/HistoryChangesQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { useKeepAsItWas } from '../../cards/useKeepAsItWas.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';

const List = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
const Row = styled('li', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  padding: '$2 $3',
  borderRadius: '$medium',
  backgroundColor: '$sunken',
});

interface HistoryChangesProps {
  revisionId: string;
  rememberUndo: RememberUndo;
  onDone: () => void;
}

/** What one change did, workout by workout; a workout that was changed can be put back alone. */
export function HistoryChanges({ revisionId, rememberUndo, onDone }: HistoryChangesProps) {
  const { node } = useLazyLoadQuery<HistoryChangesQuery>(
    graphql`
      query HistoryChangesQuery($id: ID!) {
        node(id: $id) {
          ... on Revision @alias(as: "revision") {
            workoutChanges {
              workoutId
              description
              before {
                status
                workoutType
              }
              after {
                workoutType
              }
            }
          }
        }
      }
    `,
    { id: revisionId },
  );
  const [decline, declining] = useKeepAsItWas({ screen: 'schedule', remember: rememberUndo, onKept: onDone });
  const changes = node?.revision?.workoutChanges ?? [];
  if (changes.length === 0) return <Text tone="muted">No workout changed.</Text>;
  return (
    <List>
      {changes.map(({ workoutId, description, before }) => {
        return (
          <Row key={workoutId}>
            <Text size={2}>{description}</Text>
            {before?.status === 'SCHEDULED' && (
              <Button
                size="small"
                tone="ghost"
                disabled={declining}
                aria-label={`Put Back: ${description}`}
                onClick={() => decline({ revisionId, workoutId })}
              >
                Put Back
              </Button>
            )}
          </Row>
        );
      })}
    </List>
  );
}
