import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { Race } from '../../../api/core/race/race.ts';
import type { SeasonEdit } from '../../../api/core/season/whatIf.ts';
import type { SeasonEditor_plan$key } from '../../__generated__/SeasonEditor_plan.graphql.ts';
import { whenIdle } from '../../idle.ts';
import { useAskedFor } from '../keyboard/useAskedFor.ts';
import { ADD_RACE_ID, SeasonActionsProvider } from './SeasonActions.tsx';
import type { OpenDialog } from './SeasonDialogs.tsx';
import { useRegeneration } from './useRegeneration.ts';
import { useFocusKept } from '../../forms/useFocusKept.ts';
import { useUndo } from '../useUndo.ts';

const loadDialogs = async () => ({ default: (await import('./SeasonDialogs.tsx')).SeasonDialogs });
const SeasonDialogs = lazy(loadDialogs);

interface SeasonEditorProps {
  athleteId: string;
  /** The athlete's own day. */
  today: Day;
  plan: SeasonEditor_plan$key;
  children: ReactNode;
}

/** Lets the season cards inside it change the season of that athlete: who signs in, or one whom they coach. */
export function SeasonEditor({ athleteId, today, plan: key, children }: SeasonEditorProps) {
  const plan = useFragment(
    graphql`
      fragment SeasonEditor_plan on SeasonPlan {
        ...SeasonDialogs_plan
      }
    `,
    key,
  );
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const remember = useUndo(athleteId, 'season');
  const regeneration = useRegeneration(athleteId, remember);
  const markOpener = useFocusKept(
    open !== null || regeneration.isAnalyzing || regeneration.preview !== null,
    ADD_RACE_ID,
  );
  // there before the first dialog opens, so that it opens at once
  useEffect(() => whenIdle(() => void loadDialogs()), []);

  const { isAnalyzing, analyze } = regeneration;
  const actions = useMemo(() => {
    const show = (dialog: OpenDialog) => {
      markOpener();
      setOpen(dialog);
    };
    return {
      today,
      addRace: () => show({ kind: 'addRace' }),
      addRaceLike: (race: Race, onAdded: () => void) => show({ kind: 'addRace', like: race, onAdded }),
      editRace: (raceId: string) => show({ kind: 'editRace', id: raceId }),
      deleteRace: (raceId: string) => show({ kind: 'deleteRace', id: raceId }),
      enterResult: (raceId: string) => show({ kind: 'result', id: raceId }),
      editPhase: (phaseId: string) => show({ kind: 'phase', id: phaseId }),
      editSports: () => show({ kind: 'sports' }),
      regenerate: (edits?: readonly SeasonEdit[]) => {
        markOpener();
        analyze(edits);
      },
      isAnalyzing,
      remember,
    };
  }, [today, analyze, isAnalyzing, markOpener, remember]);
  useAskedFor('add-race', actions.addRace);
  return (
    <SeasonActionsProvider value={actions}>
      {children}
      <Suspense>
        {(open || regeneration.preview) && (
          <SeasonDialogs
            athleteId={athleteId}
            plan={plan}
            open={open}
            regeneration={regeneration}
            remember={remember}
            onClose={close}
          />
        )}
      </Suspense>
    </SeasonActionsProvider>
  );
}
