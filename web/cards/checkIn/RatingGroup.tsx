import { type ReactNode, useId } from 'react';
import { Eyebrow } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

// two columns where the card is wide, never three
export const Questions = styled('div', {
  display: 'grid',
  gap: '$4 $8',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(17rem, 40%)), 1fr))',
});
const Group = styled('section', { display: 'flex', flexDirection: 'column', gap: '$4', minWidth: 0 });

/** Questions of one kind, under their name. */
export function RatingGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Group aria-labelledby={titleId}>
      <Eyebrow as="h2" id={titleId}>
        {title}
      </Eyebrow>
      {children}
    </Group>
  );
}
