import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HistoryItem_revision$key } from '../../__generated__/HistoryItem_revision.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { useSession } from '../session.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { useRestoreRevision } from './useRestoreRevision.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { momentText } from '../../cards/momentText.ts';
import { actorWord } from '../../words.ts';

const HistoryChanges = lazy(async () => ({ default: (await import('./HistoryChanges.tsx')).HistoryChanges }));

const Item = styled('li', {
  paddingY: '$4',
  borderTop: '1px solid $colors$line',
  '&:first-child': { paddingTop: 0, borderTop: 0 },
});
const Turn = styled(IconChevronDown, {
  transition: 'transform $transitions$fast',
  variants: { turned: { true: { transform: 'rotate(180deg)' } } },
});

interface HistoryItemProps {
  revision: HistoryItem_revision$key;
  isLatest: boolean;
  rememberUndo: RememberUndo;
  onDone: () => void;
}

/** One change: what, who, when; its workouts on demand, and the way back to it. */
export function HistoryItem({ revision: key, isLatest, rememberUndo, onDone }: HistoryItemProps) {
  const { id, number, actorRole, actorName, createdAt, ...revision } = useFragment(
    graphql`
      fragment HistoryItem_revision on Revision {
        id
        number
        summary
        actorRole
        actorName
        createdAt
      }
    `,
    key,
  );
  const session = useSession();
  const summary = revision.summary;
  const [isOpen, setOpen] = useState(false);
  const [restore, restoring] = useRestoreRevision(rememberUndo, onDone);
  const details = useId();
  const who =
    actorRole === 'COACH' ? (actorName ? `${actorName}, your coach` : 'A former coach') : actorWord(actorRole);
  return (
    <Item>
      <Stack gap={2}>
        <Text weight="medium">{summary}</Text>
        <Text size={2} tone="muted">
          {who} ·{' '}
          <time dateTime={String(createdAt)}>
            {momentText(String(createdAt), session.status === 'signed-in' ? session.user.timeZone : undefined)}
          </time>
          {isLatest && ' · as it is now'}
        </Text>
        <Inline gap={2}>
          <Button
            size="small"
            tone="ghost"
            aria-expanded={isOpen}
            aria-controls={details}
            css={{ marginLeft: '-$3' }}
            icon={<Turn size={14} turned={isOpen} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide Workouts' : 'Show Workouts'}
          </Button>
          {!isLatest && (
            <Button
              size="small"
              busy={restoring}
              aria-label={`Go Back to Here: change ${number}, ${summary}`}
              onClick={() => restore({ revisionId: id })}
            >
              Go Back to Here
            </Button>
          )}
        </Inline>
        <div id={details}>
          {isOpen && (
            <FailureNotice>
              <Suspense fallback={<Skeleton css={{ height: '3rem' }} aria-label="Loading the workouts" />}>
                <HistoryChanges revisionId={id} rememberUndo={rememberUndo} onDone={onDone} />
              </Suspense>
            </FailureNotice>
          )}
        </div>
      </Stack>
    </Item>
  );
}
