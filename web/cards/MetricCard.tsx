import type { ReactNode } from 'react';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { styled } from '../ui/theme.ts';

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1 $2',
  '& h3': { fontSize: '$2', fontWeight: '$medium', lineHeight: '$snug', color: '$textMuted' },
});
const Value = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 $2',
  marginTop: '$2',
  fontSize: '$6',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  letterSpacing: '$tight',
  '@container (max-width: 7.5rem)': { fontSize: '$5' },
  '& small': { fontSize: '$3', fontWeight: '$regular', letterSpacing: 0, color: '$textMuted' },
});
const Under = styled('div', { marginTop: '$1', fontSize: '$2', lineHeight: '$normal', color: '$textMuted' });

/** Says that a number is not the athlete's own. */
export function ExampleBadge() {
  return (
    <Badge tone="outline" title="Your own number appears after your first finished workout.">
      Example
    </Badge>
  );
}

interface MetricCardProps {
  title: string;
  value: ReactNode;
  /** A sentence under the number. */
  children?: ReactNode;
  isExample?: boolean;
}

/** One number and what it means. */
export function MetricCard({ title, value, children, isExample = false }: MetricCardProps) {
  return (
    <Card as="article" padding="small" aria-label={title} css={{ containerType: 'inline-size' }}>
      <Head>
        <h3>{title}</h3>
        {isExample && <ExampleBadge />}
      </Head>
      <Value>{value}</Value>
      <Under>{children}</Under>
    </Card>
  );
}
