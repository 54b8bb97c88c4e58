import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipBack, IconPlayerSkipForward } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { styled } from '../../ui/theme.ts';

const Grid = styled('div', {
  // at hand where the rest is longer than the screen
  position: 'sticky',
  bottom: 0,
  paddingBlock: '$2',
  backgroundColor: '$raised',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '$3',
  '& > :first-child': { gridColumn: '1 / -1', minHeight: '3.5rem' },
});

interface TimerButtonsProps {
  hasBegun: boolean;
  isRunning: boolean;
  /** Whether the step ends by the clock. */
  isTimed: boolean;
  isLast: boolean;
  onRun: () => void;
  onPause: () => void;
  onForward: () => void;
  onBack: () => void;
}

/** What is pressed on the way, the likeliest as wide as the screen: on a step that ends by itself the pause, else its end. */
export function TimerButtons({
  hasBegun,
  isRunning,
  isTimed,
  isLast,
  onRun,
  onPause,
  onForward,
  onBack,
}: TimerButtonsProps) {
  const isTicked = isRunning && !isTimed;
  // the second click of a double one was meant for what stood here before
  const pauseOnce = ({ detail }: { detail: number }) => {
    if (detail <= 1) onPause();
  };
  return (
    <Grid>
      {!isRunning ? (
        <Button size="large" tone="primary" icon={<IconPlayerPlay size={20} aria-hidden />} onClick={onRun}>
          {hasBegun ? 'Go On' : 'Start'}
        </Button>
      ) : isTicked ? (
        <Button size="large" tone="primary" onClick={onForward}>
          Step Done
        </Button>
      ) : (
        <Button size="large" tone="primary" icon={<IconPlayerPause size={20} aria-hidden />} onClick={pauseOnce}>
          Pause
        </Button>
      )}
      <Button icon={<IconPlayerSkipBack size={18} aria-hidden />} onClick={onBack} disabled={!hasBegun}>
        Back
      </Button>
      {isTicked ? (
        <Button icon={<IconPlayerPause size={18} aria-hidden />} onClick={onPause}>
          Pause
        </Button>
      ) : (
        <Button icon={<IconPlayerSkipForward size={18} aria-hidden />} onClick={onForward}>
          {isLast ? 'Finish' : 'Next Step'}
        </Button>
      )}
    </Grid>
  );
}
