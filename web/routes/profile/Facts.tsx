import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Heading, Text } from '../../ui/Text.tsx';

export const Facts = styled('dl', {
  display: 'grid',
  gap: '$4',
  // a phone has room for two beside each other
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  '@small': { gap: '$5', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))' },
});
const Term = styled('dt', { fontSize: '$2', color: '$textSubtle' });
const Value = styled('dd', { marginTop: '$1', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** One thing that is known, or "Not set". */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  const isSet = children !== false && children !== null && children !== undefined && children !== '';
  return (
    <div>
      <Term>{label}</Term>
      <Value>
        {isSet ? (
          children
        ) : (
          <Text as="span" tone="subtle">
            Not set
          </Text>
        )}
      </Value>
    </div>
  );
}

interface ProfileCardProps {
  /** What an address may point at. */
  id?: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One part of the profile, to read or to edit. */
export function ProfileCard({ id, title, text, children }: ProfileCardProps) {
  return (
    <Card id={id} padding="large" aria-label={title}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading size={5}>{title}</Heading>
          {text && <Text tone="muted">{text}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
