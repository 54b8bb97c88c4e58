import { IconChevronDown } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden, visuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { onPhone } from '../../ui/phone.ts';

const Word = styled('span', { [onPhone]: visuallyHidden });
// on a phone all of the row opens and closes the card
const Opener = styled(Button, {
  [onPhone]: {
    position: 'static',
    padding: 0,
    margin: 0,
    width: '100%',
    '&::after': { content: '""', position: 'absolute', inset: '-$space$3 -$space$4', borderRadius: '$large' },
    // the row is pressed, not the arrow
    '&&:hover': { backgroundColor: 'transparent' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid $colors$focus', outlineOffset: '-2px' },
  },
  // its words begin, or end, where the others do
  variants: { edge: { left: { '@small': { marginLeft: '-$3' } }, right: { '@small': { marginRight: '-$3' } } } },
});

const Chevron = styled('span', {
  display: 'inline-flex',
  transition: 'rotate $transitions$fast',
  variants: { open: { true: { rotate: '180deg' } } },
});

interface DetailsButtonProps {
  /** Whose details they are. */
  name: string;
  isOpen: boolean;
  /** Id of what it opens. */
  controls: string;
  /** Edge of the card that it stands at. */
  edge: 'left' | 'right';
  onClick: () => void;
}

/** Opens a card, and closes it. */
export function DetailsButton({ name, isOpen, controls, edge, onClick }: DetailsButtonProps) {
  return (
    <Opener
      size="small"
      tone="ghost"
      edge={edge}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      icon={
        <Chevron open={isOpen}>
          <IconChevronDown size={16} aria-hidden />
        </Chevron>
      }
      onClick={onClick}
    >
      <Word>{isOpen ? 'Less' : 'Details'}</Word>
      <VisuallyHidden> of {name}</VisuallyHidden>
    </Opener>
  );
}
