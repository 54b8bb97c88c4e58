import { IconAlertTriangle, IconBulb, IconRefresh } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Heading } from '../../ui/Text.tsx';
import { PreviewHours } from './PreviewHours.tsx';
import { PreviewPhases } from './PreviewPhases.tsx';
import { PreviewRaces } from './PreviewRaces.tsx';
import { PreviewSummary } from './PreviewSummary.tsx';
import type { Preview, Regeneration } from './useRegeneration.ts';

/** Recommendations that say what the new plan does, rather than what is wrong with the season. */
const CALM = ['EDITED_PHASE_KEPT', 'RECOVERY_FOLLOWS_RESULT', 'NOTHING_CHANGES'];

/** What planning the season anew would change, before anything is written. */
export function RegenerationDialog({ regeneration, preview }: { regeneration: Regeneration; preview: Preview }) {
  const { isStale, isAnalyzing, isApplying, analyzeAgain, apply, close } = regeneration;
  const changesNothing = preview.recommendations.some(({ kind }) => kind === 'NOTHING_CHANGES');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      size="large"
      title="Season Plan Regeneration Preview"
      description="Nothing is changed until you apply it."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          {isStale ? (
            <Button
              tone="primary"
              busy={isAnalyzing}
              icon={<IconRefresh size={18} aria-hidden />}
              onClick={analyzeAgain}
            >
              Show a Fresh Preview
            </Button>
          ) : (
            <Button tone={changesNothing ? 'secondary' : 'primary'} busy={isApplying} onClick={apply}>
              Apply Changes
            </Button>
          )}
        </>
      }
    >
      <Stack gap={8}>
        {isStale && (
          <Notice
            tone="warning"
            role="alert"
            icon={<IconAlertTriangle size={18} aria-hidden />}
            title="The season plan has changed since this preview"
          >
            Nothing was applied. Look at a fresh preview first.
          </Notice>
        )}
        <PreviewSummary preview={preview} />
        {preview.recommendations.length > 0 && (
          <Stack gap={3} as="section" aria-label="Recommendations">
            <Heading as="h3" size={4}>
              Recommendations
            </Heading>
            {preview.recommendations.map(({ kind, title, message, suggestion }, index) => (
              <Notice
                key={`${kind}-${index}`}
                tone={CALM.includes(kind) ? 'info' : 'warning'}
                icon={
                  CALM.includes(kind) ? <IconBulb size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />
                }
                title={title}
              >
                {message === title ? suggestion : `${message} ${suggestion}`}
              </Notice>
            ))}
          </Stack>
        )}
        <PreviewPhases phases={preview.phases} />
        <PreviewHours weeks={preview.weeks} />
        <PreviewRaces races={preview.allRaces} raceDays={preview.raceDays} />
      </Stack>
    </Dialog>
  );
}
