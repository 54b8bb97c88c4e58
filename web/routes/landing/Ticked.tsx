import { IconCheck } from '@tabler/icons-react';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Text } from '../../ui/Text.tsx';

const Tick = styled(IconCheck, { color: '$accent', marginTop: '0.1875rem' });

/** A list of what is in it, as tall as its card lets it be. */
export function Ticked({ items }: { items: readonly string[] }) {
  return (
    <Stack as="ul" gap={2} css={{ flexGrow: 1 }}>
      {items.map((item) => (
        <Inline as="li" key={item} gap={2} align="start" wrap={false}>
          <Tick size={16} stroke={2.25} aria-hidden />
          <Text as="span">{item}</Text>
        </Inline>
      ))}
    </Stack>
  );
}
