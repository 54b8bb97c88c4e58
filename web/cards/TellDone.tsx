import { IconCheck } from '@tabler/icons-react';
import { Button } from '../ui/Button.tsx';
import { styled } from '../ui/theme.ts';
import { TELL_DONE } from './keyboard/tellDone.ts';

const Tell = styled('div', { position: 'relative', zIndex: 1, marginTop: '$2', '@media print': { display: 'none' } });

/** One tap says that a workout went as planned. */
export function TellDone({ title, onTell }: { title: string; onTell: () => void }) {
  return (
    <Tell data-no-drag>
      <Button
        size="small"
        wide
        icon={<IconCheck size={16} aria-hidden />}
        aria-label={`Done as planned: ${title}`}
        title="Done as planned (D)"
        {...{ [TELL_DONE]: '' }}
        onClick={({ currentTarget }) => {
          // the button goes with the question that it answers
          currentTarget.closest('article')?.querySelector<HTMLElement>('[data-drag-focus]')?.focus();
          onTell();
        }}
      >
        Done
      </Button>
    </Tell>
  );
}
