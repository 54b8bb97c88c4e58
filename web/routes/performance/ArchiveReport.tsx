import { useState } from 'react';
import { countOf } from '../../../api/core/units/countOf.ts';
import { saidBy } from '../../relay/rest.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { Text } from '../../ui/Text.tsx';
import { focusRing, styled } from '../../ui/theme.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { Archive } from './useArchive.ts';

const Refusals = styled('details', {
  fontSize: '$3',
  color: '$textMuted',
  '& summary': {
    ...focusRing,
    width: 'fit-content',
    cursor: 'pointer',
    borderRadius: '$small',
    '@touch': { minHeight: '$touch', alignContent: 'center' },
  },
  '& ul': { display: 'flex', flexDirection: 'column', gap: '$1', paddingTop: '$2', overflowWrap: 'anywhere' },
});

interface ArchiveReportProps {
  archive: Archive;
  /** There is more of it on its way. */
  isSending: boolean;
  onCancel: () => Promise<void>;
  onClose: () => void;
}

/** "12 new, 3 here already, 1 not read." */
const counts = ({ kept, known, refused }: Archive) =>
  [
    `${kept} new`,
    ...(known > 0 ? [`${known} here already`] : []),
    ...(refused > 0 ? [`${refused} could not be read`] : []),
  ].join(', ');

const ENDS = { done: 'The archive was read', cancelled: 'Reading the archive was cancelled' } as const;

/** How far the reading of an archive is, and what became of it. */
export function ArchiveReport({ archive, isSending, onCancel, onClose }: ArchiveReportProps) {
  const { state, files, unread, workouts, refused, refusals } = archive;
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async () => {
    setCancelling(true);
    try {
      await onCancel();
    } catch (error) {
      showToast({ title: 'Not cancelled', description: saidBy(error, 'It did not work.'), tone: 'destructive' });
    } finally {
      setCancelling(false);
    }
  };
  const isReading = state === 'reading';
  return (
    <Stack as="section" gap={3} aria-label="Archive of recordings">
      {isReading ? (
        <>
          <Text weight="medium">{`Reading ${countOf(files, 'recording')}: ${files - unread} done`}</Text>
          <ProgressBar value={Math.round((100 * (files - unread)) / Math.max(1, files))} label="Reading the archive" />
          <Text tone="muted">{`${counts(archive)}. ${isSending ? 'Stay on this page until all of it was sent.' : 'It goes on when you leave this page.'}`}</Text>
        </>
      ) : (
        <div role="status">
          <Text weight="medium">{ENDS[state]}</Text>
          <Text tone="muted">
            {`${counts(archive)}.${workouts > 0 ? ` They count for ${countOf(workouts, 'workout')}.` : ''}`}
          </Text>
        </div>
      )}
      {refused > 0 && (
        <Refusals>
          <summary>{`${countOf(refused, 'file')} not read`}</summary>
          <ul>
            {refusals.map(({ name, reason }, i) => (
              <li key={i}>{`${name}: ${reason}`}</li>
            ))}
          </ul>
        </Refusals>
      )}
      <Inline>
        {isReading ? (
          <Button busy={isCancelling} onClick={() => void cancel()}>
            Cancel Reading
          </Button>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )}
      </Inline>
    </Stack>
  );
}
