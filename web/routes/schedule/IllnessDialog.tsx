import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IllnessDialog_athlete$key } from '../../__generated__/IllnessDialog_athlete.graphql.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { IllnessAnswer } from './useIllness.ts';

const IllnessForm = lazy(async () => ({ default: (await import('./IllnessForm.tsx')).IllnessForm }));
const WellAgainForm = lazy(async () => ({ default: (await import('./IllnessForm.tsx')).WellAgainForm }));
const IllnessOutcome = lazy(async () => ({ default: (await import('./IllnessOutcome.tsx')).IllnessOutcome }));

/** What the athlete has come to say. */
export type IllnessTelling = 'ill' | 'well';

const TEXTS = {
  ill: {
    title: 'Not Feeling 100%?',
    description: 'Your plan makes room for it, and builds you up again afterwards.',
    after: 'Get Well Soon',
  },
  well: {
    title: 'Well Again?',
    description: 'Your training comes back step by step, not all at once.',
    after: 'Good to Have You Back',
  },
} as const;

interface IllnessDialogProps {
  athlete: IllnessDialog_athlete$key;
  telling: IllnessTelling;
  rememberUndo: RememberUndo;
  onClose: () => void;
}

/** Asks about an illness or its end, then shows what the plan made of it; the way back is in the toast that follows. */
export function IllnessDialog({ athlete: key, telling: asked, rememberUndo, onClose }: IllnessDialogProps) {
  const athlete = useFragment(
    graphql`
      fragment IllnessDialog_athlete on Athlete {
        today
        illness {
          from
          wellOn
          mild
          symptoms
        }
        ...WayBack_athlete
      }
    `,
    key,
  );
  const { today, illness } = athlete;
  // what it was when the dialog opened: the answer changes it
  const [told] = useState(illness && !illness.wellOn ? illness : null);
  const [answer, setAnswer] = useState<IllnessAnswer | null>(null);
  // an address may ask for the end of what was never told
  const telling = told ? asked : 'ill';
  const { title, description, after } = TEXTS[telling];

  function close() {
    onClose();
    if (!answer) return;
    const { revision } = answer;
    if (revision)
      rememberUndo(revision.id, {
        title: after,
        description: 'Your training schedule has been updated.',
        tone: 'success',
      });
    else showToast({ title: after, description: 'Your training schedule stays as it is.', tone: 'success' });
  }

  function closeWithdrawn({ summary, revision }: IllnessAnswer) {
    onClose();
    const message = {
      title: 'Illness Taken Back',
      description: summary || 'Your training schedule stays as it is.',
      tone: 'success' as const,
    };
    if (revision) rememberUndo(revision.id, message);
    else showToast(message);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={answer ? after : title}
      description={answer ? undefined : description}
    >
      <FailureNotice>
        <Suspense fallback={<FormSkeleton />}>
          {answer ? (
            <IllnessOutcome answer={answer} athlete={athlete} telling={telling} onClose={close} />
          ) : telling === 'well' && told ? (
            <WellAgainForm illness={told} today={today} onAnswer={setAnswer} onCancel={onClose} />
          ) : (
            <IllnessForm
              illness={told}
              today={today}
              onAnswer={setAnswer}
              onCancel={onClose}
              onWithdrawn={closeWithdrawn}
            />
          )}
        </Suspense>
      </FailureNotice>
    </Dialog>
  );
}

function FormSkeleton() {
  return (
    <Stack gap={5} role="status" aria-label="Loading the form" aria-busy>
      <Skeleton css={{ height: '4rem' }} />
      <Skeleton css={{ height: '6rem' }} />
    </Stack>
  );
}
