import { lazy, Suspense, useState } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';

const MorningNumbers = lazy(async () => ({
  default: (await import('../../cards/wellness/MorningNumbers.tsx')).MorningNumbers,
}));

/** What the athlete measures in the morning, for a coach who wants to see it. */
export function CoachMornings(props: { athleteId: string; today: Day }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-label="Mornings">
      <Stack gap={4}>
        <Inline justify="between" gap={3}>
          <Heading>Mornings</Heading>
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Close' : 'HRV, Sleep, Weight'}
          </Button>
        </Inline>
        {isOpen && (
          <Suspense fallback={null}>
            <MorningNumbers {...props} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}
