import { IconCheck } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { type Timer, trainedMs } from './timer.ts';
import type { Turn } from './turns.ts';
import { timeText } from '../../../api/core/units/timeText.ts';

interface TimerEndProps {
  timer: Timer;
  turns: readonly Turn[];
  busy: boolean;
  onSave: (minutes: number, isWhole: boolean) => void;
  onGoOn: () => void;
}

/** After the last step, or where it was ended: what was done, to be saved or gone on with. */
export function TimerEnd({ timer, turns, busy, onSave, onGoOn }: TimerEndProps) {
  const isWhole = timer.turn === turns.length;
  const minutes = Math.max(1, Math.round(trainedMs(timer) / 60_000));
  return (
    <Stack gap={5} css={{ alignItems: 'center', paddingY: '$8', textAlign: 'center' }}>
      <Stack gap={2} role="status">
        <Heading as="h3" size={7}>
          {isWhole ? 'All Steps Done' : 'Workout Ended'}
        </Heading>
        <Text>
          {timeText(minutes)}
          {isWhole ? '.' : `, ${timer.turn} of ${turns.length} steps.`} How it felt can be told afterwards.
        </Text>
      </Stack>
      <Stack gap={3} css={{ width: '100%', maxWidth: '20rem' }}>
        <Button
          size="large"
          tone="primary"
          busy={busy}
          icon={<IconCheck size={18} aria-hidden />}
          onClick={() => onSave(minutes, isWhole)}
        >
          {isWhole ? `Save: Done in ${timeText(minutes)}` : `Save: Partly Done, ${timeText(minutes)}`}
        </Button>
        <Button onClick={onGoOn}>{isWhole ? 'Back to the Last Step' : 'Go On'}</Button>
      </Stack>
    </Stack>
  );
}
