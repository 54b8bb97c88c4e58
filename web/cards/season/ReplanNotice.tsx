import { IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReplanNotice_plan$key } from '../../__generated__/ReplanNotice_plan.graphql.ts';
import { useFocusKept } from '../../forms/useFocusKept.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import type { RememberUndo } from '../useUndoStack.ts';
import { useSeasonActions } from './SeasonActions.tsx';
import { useApplyReplan } from './useApplyReplan.ts';

const ReplanDialog = lazy(async () => ({ default: (await import('./ReplanDialog.tsx')).ReplanDialog }));

const LOOK_ID = 'look-at-replan';

interface ReplanNoticeProps {
  athleteId: string;
  plan: ReplanNotice_plan$key;
  remember: RememberUndo;
}

/** Says what planning the season anew would lower or raise, once its phases no longer follow from it; one press does it. */
export function ReplanNotice({ athleteId, plan: key, remember }: ReplanNoticeProps) {
  const { replan } = useFragment(
    graphql`
      fragment ReplanNotice_plan on SeasonPlan {
        replan {
          previewId
          summary
          ...ReplanDialog_replan
        }
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const markOpener = useFocusKept(isOpen, LOOK_ID);
  const [apply, isApplying] = useApplyReplan(athleteId, remember);
  if (!replan) return null;
  const applyShown = () => apply(replan.previewId, () => setOpen(false));
  return (
    <>
      <Notice icon={<IconRefresh size={18} aria-hidden />} title="The plan no longer fits">
        <Stack gap={3}>
          <span>{replan.summary}</span>
          <Inline gap={2}>
            <Button tone="primary" busy={isApplying && !isOpen} onClick={applyShown}>
              Plan Anew
            </Button>
            <Button
              id={LOOK_ID}
              onClick={() => {
                markOpener();
                setOpen(true);
              }}
            >
              See What Changes
            </Button>
          </Inline>
        </Stack>
      </Notice>
      {isOpen && (
        <Suspense>
          <ReplanDialog replan={replan} isApplying={isApplying} onApply={applyShown} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The same among the cards of a season that may be changed. */
export function SeasonReplan(props: Omit<ReplanNoticeProps, 'remember'>) {
  const actions = useSeasonActions();
  return actions && <ReplanNotice {...props} remember={actions.remember} />;
}
