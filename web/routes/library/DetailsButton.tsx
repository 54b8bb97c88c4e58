import { IconChevronDown } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const Chevron = styled('span', {
  display: 'inline-flex',
  transition: 'rotate $transitions$fast',
  variants: { open: { true: { rotate: '180deg' } } },
});

/** Its words begin, or end, where the others do. */
const EDGES = { left: { marginLeft: '-$3' }, right: { marginRight: '-$3' } };

interface DetailsButtonProps {
  /** Whose details they are. */
  name: string;
  isOpen: boolean;
  /** Id of what it opens. */
  controls: string;
  /** Edge of the card that it stands at. */
  edge: keyof typeof EDGES;
  onClick: () => void;
}

/** Opens a card, and closes it. */
export function DetailsButton({ name, isOpen, controls, edge, onClick }: DetailsButtonProps) {
  return (
    <Button
      size="small"
      tone="ghost"
      css={EDGES[edge]}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      icon={
        <Chevron open={isOpen}>
          <IconChevronDown size={16} aria-hidden />
        </Chevron>
      }
      onClick={onClick}
    >
      {isOpen ? 'Less' : 'Details'}
      <VisuallyHidden> of {name}</VisuallyHidden>
    </Button>
  );
}
