import { lazy, Suspense, useState } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { ScheduleUndo } from '../../cards/checkIn/useScheduleUndo.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';

const MorningForm = lazy(async () => ({ default: (await import('./MorningForm.tsx')).MorningForm }));

interface MorningCardProps {
  athleteId: string;
  today: Day;
  changesUndo: ScheduleUndo;
  onChanged: () => void;
}

/** The way to the numbers of the morning, which nobody has to look at. */
export function MorningCard(props: MorningCardProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-label="This morning">
      <Stack gap={4}>
        <Inline justify="between" gap={3}>
          <Heading>This Morning</Heading>
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Close' : 'HRV, Sleep, Weight'}
          </Button>
        </Inline>
        {isOpen && (
          <Suspense fallback={null}>
            <MorningForm {...props} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}
