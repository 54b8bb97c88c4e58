import { IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { useQueryLoader } from 'react-relay';
import historyQuery from '../../__generated__/HistoryListQuery$parameters.ts';
import type { HistoryListQuery } from '../../__generated__/HistoryListQuery.graphql.ts';
import { dateRange } from '../../cards/dateText.ts';
import { useAskedFor } from '../../cards/keyboard/useAskedFor.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { RememberUndo } from '../../cards/useUndoStack.ts';

const WeekComparison = lazy(async () => ({ default: (await import('./WeekComparison.tsx')).WeekComparison }));
const HistoryList = lazy(async () => ({ default: (await import('./HistoryList.tsx')).HistoryList }));

const CHANGES = 'changes';

interface HistorySheetProps {
  athleteId: string;
  /** Number of the latest revision: a new one loads the list anew. */
  revision: number;
  weeks: readonly { readonly id: string; readonly weekStartDate: unknown; readonly weekEndDate: unknown }[];
  rememberUndo: RememberUndo;
}

/** Every change of the schedule, from the button beside the title; what it needs is loaded when it opens. */
export function HistorySheet({ athleteId, revision, weeks, rememberUndo }: HistorySheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<string>(CHANGES);
  const [loaded, load, dispose] = useQueryLoader<HistoryListQuery>(historyQuery);
  useEffect(() => {
    if (isOpen) load({ athleteId }, { fetchPolicy: 'network-only' });
    else dispose();
  }, [isOpen, athleteId, revision, load, dispose]);
  useAskedFor('history', () => setOpen(true));
  return (
    <>
      <Button icon={<IconHistory size={16} aria-hidden />} onClick={() => setOpen(true)}>
        History
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title="History">
        <Stack gap={5}>
          <Field label="Show">
            <Select
              value={shown}
              onChange={(event) => setShown(event.target.value)}
              options={[
                { value: CHANGES, label: 'All changes' },
                ...weeks.map(({ id, weekStartDate, weekEndDate }) => ({
                  value: id,
                  label: `Planned and done, ${dateRange(weekStartDate as Day, weekEndDate as Day)}`,
                })),
              ]}
            />
          </Field>
          <FailureNotice>
            <Suspense fallback={<HistorySkeleton />}>
              {shown !== CHANGES ? (
                <WeekComparison weekId={shown} />
              ) : loaded ? (
                <HistoryList loaded={loaded} rememberUndo={rememberUndo} onDone={() => setOpen(false)} />
              ) : (
                <HistorySkeleton />
              )}
            </Suspense>
          </FailureNotice>
        </Stack>
      </Sheet>
    </>
  );
}

function HistorySkeleton() {
  return (
    <Stack gap={5} role="status" aria-label="Loading the history" aria-busy>
      {[0, 1, 2, 3, 4].map((i) => (
        <Skeleton key={i} css={{ height: '4.5rem' }} />
      ))}
    </Stack>
  );
}
