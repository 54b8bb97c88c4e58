import { IconAlertTriangle } from '@tabler/icons-react';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import type { MadeWeeks } from './useGenerating.ts';

interface PlanWarningsProps {
  made: MadeWeeks | null;
  /** Number of the latest change of the schedule: of other weeks nothing was said. */
  revision: number;
}

/** What there is to know about weeks that were just made, for as long as they stand as they were made. */
export function PlanWarnings({ made, revision }: PlanWarningsProps) {
  if (made?.revision !== revision || made.warnings.length === 0) return null;
  return (
    <Notice tone="warning" role="status" icon={<IconAlertTriangle size={18} aria-hidden />} title="Worth knowing">
      <Stack gap={2}>
        {made.warnings.map(({ message, recommendation }) => (
          <p key={message}>
            {message} {recommendation}
          </p>
        ))}
      </Stack>
    </Notice>
  );
}
