import { IconRoute } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const RealignDialog = lazy(async () => ({ default: (await import('./RealignDialog.tsx')).RealignDialog }));

/** From this many missed workouts in 14 days on, the plan and life have parted. */
const MISSED_MANY = 3;

const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$4',
  '& > svg': { color: '$accent' },
});
const Words = styled('div', { flex: '1 1 18rem', minWidth: 0 });

/** After several missed workouts: not a reproach but a way back. */
export function RealignOffer({ missed, rememberUndo }: { missed: number; rememberUndo: RememberUndo }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (missed < MISSED_MANY) return null;
  return (
    <Card aria-label="Realign your plan" padding="small">
      <Line>
        <IconRoute size={24} stroke={1.75} aria-hidden />
        <Words>
          <Heading size={4}>Life got in the way. Your plan can follow.</Heading>
          <Text tone="muted">
            {missed} workouts were missed in the last 14 days. See how your coming weeks would fit where you are now;
            what you did and what you moved stays.
          </Text>
        </Words>
        <Button onClick={() => setOpen(true)}>Realign My Plan</Button>
      </Line>
      {isOpen && (
        <Suspense fallback={null}>
          <RealignDialog rememberUndo={rememberUndo} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
}
