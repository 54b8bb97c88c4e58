import { IconArrowRight } from '@tabler/icons-react';
import { styled } from '../ui/theme.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const Row = styled('span', { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 $2' });
const Old = styled('del', { color: '$textSubtle', fontWeight: '$regular', textDecorationThickness: '1px' });
const New = styled('ins', { textDecoration: 'none' });

/** What something was and what it becomes; one value where nothing changes. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  if (before === after) return <span>{after}</span>;
  return (
    <Row>
      <Old>{before}</Old>
      <IconArrowRight size={14} aria-hidden />
      <VisuallyHidden>becomes</VisuallyHidden>
      <New>{after}</New>
    </Row>
  );
}
