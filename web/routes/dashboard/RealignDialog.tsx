import { useEffect, useState } from 'react';
import { timeText } from '../../../api/core/units/timeText.ts';
import { graphql } from 'react-relay';
import { dayName } from '../../../api/core/calendar/dayNames.ts';
import type { RealignDialogPreviewMutation } from '../../__generated__/RealignDialogPreviewMutation.graphql.ts';
import { intensityName } from '../../cards/intensity.ts';
import { BeforeAfter } from '../../forms/Change.tsx';
import { sportName } from '../../cards/sport.tsx';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { type Payload, useAct } from '../../forms/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { useRealign } from './useRealign.ts';

type Preview = Payload<RealignDialogPreviewMutation>;
type Snapshot = NonNullable<Preview['changes'][number]['before']>;

const List = styled('ol', {
  display: 'flex',
  flexDirection: 'column',
  border: '1px solid $colors$line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  maxHeight: 'min(26rem, 55vh)',
  overflowY: 'auto',
});
const Row = styled('li', {
  padding: '$3',
  fontSize: '$3',
  lineHeight: '$normal',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: '1px solid $colors$line' },
});
const Day = styled('span', { display: 'block', fontSize: '$2', color: '$textMuted' });

const face = ({ workoutType, duration, intensity }: Snapshot, name: string) =>
  `${name || sportName(workoutType)}, ${timeText(duration)}, ${intensityName(intensity).toLowerCase()}`;

interface RealignDialogProps {
  rememberUndo: RememberUndo;
  onClose: () => void;
}

/** How the coming weeks would be, workout by workout, to apply or to leave; nothing has changed yet. */
export function RealignDialog({ rememberUndo, onClose }: RealignDialogProps) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [ask, isAsking, failure] = useAct<RealignDialogPreviewMutation>(
    graphql`
      mutation RealignDialogPreviewMutation {
        previewRealignment {
          ... on Realignment @alias(as: "payload") {
            scheduleRevision
            changes {
              workoutId
              before {
                scheduledDate
                workoutType
                duration
                intensity
                description
              }
              after {
                scheduledDate
                workoutType
                duration
                intensity
                description
              }
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { done: setPreview },
  );
  const nameOf = ({ description }: Snapshot) => description;
  const [realign, isBusy, refusal] = useRealign(rememberUndo, onClose);
  useEffect(() => {
    const request = ask();
    return () => request.dispose();
  }, [ask]);
  const isSame = preview !== null && preview.changes.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Realign Your Plan?"
      description="Nothing has changed yet. What you did, moved or edited stays."
    >
      <Stack gap={5}>
        {!preview && !failure && (
          <div role="status" aria-label="Looking at your coming weeks" aria-busy={isAsking}>
            <Skeleton css={{ height: '16rem' }} />
          </div>
        )}
        {isSame && <Text>Your coming weeks already fit where you are now: nothing would change.</Text>}
        {preview && !isSame && (
          <List aria-label="What would change" tabIndex={0}>
            {preview.changes.map(({ workoutId, before, after }) => (
              <Row key={workoutId}>
                <Day>
                  {before && after && before.scheduledDate !== after.scheduledDate ? (
                    <BeforeAfter before={dayName(before.scheduledDate)} after={dayName(after.scheduledDate)} />
                  ) : (
                    dayName((before ?? after)!.scheduledDate)
                  )}
                </Day>
                <BeforeAfter
                  before={before ? face(before, nameOf(before)) : 'Rest'}
                  after={after ? face(after, nameOf(after)) : 'Left out'}
                />
              </Row>
            ))}
          </List>
        )}
        {(failure ?? refusal) && (
          <Notice tone="danger" role="alert">
            {failure ?? refusal}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>{isSame ? 'Close' : 'Not Now'}</Button>
          {!isSame && (
            <Button
              tone="primary"
              busy={isBusy}
              disabled={!preview}
              onClick={() => preview && realign({ scheduleRevision: preview.scheduleRevision })}
            >
              Apply
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
