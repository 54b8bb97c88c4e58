import { graphql, useFragment } from 'react-relay';
import type { ReplanDialog_replan$key } from '../../__generated__/ReplanDialog_replan.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PreviewHours } from './PreviewHours.tsx';
import { PreviewPhases } from './PreviewPhases.tsx';

interface ReplanDialogProps {
  replan: ReplanDialog_replan$key;
  isApplying: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** What planning the season anew would change, phase by phase and week by week. */
export function ReplanDialog({ replan: key, isApplying, onApply, onClose }: ReplanDialogProps) {
  const { summary, phases, hours } = useFragment(
    graphql`
      fragment ReplanDialog_replan on SeasonReplan {
        summary
        phases {
          change
          before {
            phaseName
            phaseType
            startDate
            endDate
            weeklyVolume
          }
          after {
            phaseName
            phaseType
            startDate
            endDate
            weeklyVolume
          }
        }
        hours {
          weekStartDate
          hoursBefore
          hoursAfter
        }
      }
    `,
    key,
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="large"
      title="The Season Planned Anew"
      description={summary}
      footer={
        <>
          <Button onClick={onClose}>Keep the Old Plan</Button>
          <Button tone="primary" busy={isApplying} onClick={onApply}>
            Plan Anew
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        <PreviewPhases phases={phases} />
        <PreviewHours weeks={hours} />
      </Stack>
    </Dialog>
  );
}
