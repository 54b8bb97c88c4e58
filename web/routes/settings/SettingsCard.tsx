import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

/** The cards of the screen, as wide as is good to read. */
export const SettingsColumn = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$6',
  maxWidth: '$prose',
});

interface SettingsCardProps {
  title: string;
  /** Its name in addresses: '/settings#export'. */
  place?: string;
  description?: ReactNode;
  children: ReactNode;
}

/** One matter of the settings. */
export function SettingsCard({ title, place, description, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card id={place} aria-labelledby={id}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading id={id}>{title}</Heading>
          {description && <Text tone="muted">{description}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
