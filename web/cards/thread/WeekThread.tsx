import { IconMessage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { Text } from '../../ui/Text.tsx';

const ThreadPanel = lazy(async () => ({ default: (await import('./ThreadPanel.tsx')).ThreadPanel }));

interface WeekThreadProps {
  athleteId: string;
  week: { id: string; weekNumber: number };
}

/** What is written about one week, beside it. */
export function WeekThread({ athleteId, week: { id, weekNumber } }: WeekThreadProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        label={`Messages about week ${weekNumber}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        css={{ '@media print': { display: 'none' } }}
      >
        <IconMessage size={16} aria-hidden />
      </IconButton>
      <Sheet open={isOpen} onOpenChange={setOpen} title={`Week ${weekNumber}: messages`}>
        <Text tone="muted" size={2} css={{ marginBottom: '$4' }}>
          Between athlete and coaches, about this week.
        </Text>
        <Suspense fallback={<Text tone="muted">Loading messages…</Text>}>
          <ThreadPanel aboutId={id} athleteId={athleteId} />
        </Suspense>
      </Sheet>
    </>
  );
}
