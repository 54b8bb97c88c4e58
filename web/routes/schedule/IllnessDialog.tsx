import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IllnessDialog_athlete$key } from '../../__generated__/IllnessDialog_athlete.graphql.ts';
import type { TimeKind } from '../../../api/core/language/request/formWords.ts';
import type { Circumstance } from '../../cards/circumstances/circumstanceText.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { wordOf } from '../../names.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { NotWellStart } from './NotWellForm.tsx';
import type { ProposedChanges as ProposedChange } from './useSubmitFeedback.ts';
import type { IllnessAnswer, IllnessPreviewed, ToldIllness } from './useIllness.ts';

const NotWellForm = lazy(async () => ({ default: (await import('./NotWellForm.tsx')).NotWellForm }));
const ProposedChanges = lazy(async () => ({ default: (await import('./ProposedChanges.tsx')).ProposedChanges }));
const CircumstanceOver = lazy(async () => ({ default: (await import('./CircumstanceOver.tsx')).CircumstanceOver }));
const WellAgainForm = lazy(async () => ({ default: (await import('./IllnessForm.tsx')).WellAgainForm }));
const IllnessPreview = lazy(async () => ({ default: (await import('./IllnessPreview.tsx')).IllnessPreview }));

/** What the athlete has come to say: that it is over, or what keeps them from training as planned. */
export type IllnessTelling = 'ill' | 'well' | 'injured' | Circumstance | { over: Circumstance };

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

/** Asks about an illness or its end, then shows what the plan would make of it; the way back is in the toast that follows. */
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
      }
    `,
    key,
  );
  const { today, illness } = athlete;
  // what it was when the dialog opened: the answer changes it
  const [told] = useState(illness && (illness.wellOn == null || illness.wellOn > today) ? illness : null);
  const [preview, setPreview] = useState<{ told: ToldIllness; previewed: IllnessPreviewed } | null>(null);
  const [proposed, setProposed] = useState<ProposedChange | null>(null);
  const over = typeof asked === 'object' && 'over' in asked ? asked.over : null;
  const isSeen = preview !== null || proposed !== null;
  // an address may ask for the end of what was never told
  const telling = told && asked === 'well' ? 'well' : 'ill';
  const { title, description, after } = TEXTS[telling];

  const onPreview = (news: ToldIllness, previewed: IllnessPreviewed) => setPreview({ told: news, previewed });

  function closeTold({ revision }: IllnessAnswer) {
    onClose();
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
        if (!open) onClose();
      }}
      title={isSeen || over ? 'What Would Change' : title}
      description={isSeen || over ? 'Nothing has changed yet.' : description}
    >
      <FailureNotice>
        <Suspense fallback={<FormSkeleton />}>
          {preview && (
            <IllnessPreview {...preview} telling={telling} onBack={() => setPreview(null)} onAnswer={closeTold} />
          )}
          {proposed && (
            <ProposedChanges
              proposed={proposed}
              mayBeNone
              rememberUndo={rememberUndo}
              {...(!over && { onBack: () => setProposed(null) })}
              onClose={onClose}
            />
          )}
          {/* what was filled in is there again on the way back */}
          <div hidden={isSeen}>
            {over ? (
              <CircumstanceOver kind={kindOf(over)} onProposed={setProposed} onCancel={onClose} />
            ) : telling === 'well' && told ? (
              <WellAgainForm illness={told} today={today} onPreview={onPreview} onCancel={onClose} />
            ) : (
              <NotWellForm
                start={startOf(asked)}
                illness={told}
                today={today}
                onPreview={onPreview}
                onProposed={setProposed}
                onCancel={onClose}
                onWithdrawn={closeWithdrawn}
              />
            )}
          </div>
        </Suspense>
      </FailureNotice>
    </Dialog>
  );
}

const kindOf = ({ kind }: Circumstance) => wordOf(kind) as TimeKind;

/** The form as it was told before; null: as of something new. */
function startOf(telling: IllnessTelling): NotWellStart | null {
  if (telling === 'injured') return { kind: telling };
  if (typeof telling === 'string' || 'over' in telling) return null;
  const { from, to, minutes } = telling;
  return { kind: kindOf(telling), from, to, minutes };
}

function FormSkeleton() {
  return (
    <Stack gap={5} role="status" aria-label="Loading the form" aria-busy>
      <Skeleton css={{ height: '4rem' }} />
      <Skeleton css={{ height: '6rem' }} />
    </Stack>
  );
}
