import type { ReactNode } from 'react';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Eyebrow, Heading, Text } from '../../ui/Text.tsx';

const Band = styled('section', {
  // a place that the bar above does not cover
  scrollMarginTop: '5rem',
  variants: {
    tone: {
      canvas: {},
      surface: { borderBlock: '1px solid $colors$line', backgroundColor: '$surface' },
    },
  },
  defaultVariants: { tone: 'canvas' },
});
const Inner = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$10',
  width: '100%',
  maxWidth: '$page',
  margin: '0 auto',
  padding: '$16 $4',
  '@medium': { padding: '$20 $8', gap: '$12' },
});

interface SectionProps {
  id: string;
  eyebrow: string;
  title: string;
  text?: string;
  tone?: 'canvas' | 'surface';
  children: ReactNode;
}

/** One part of the front page, reached by its anchor. */
export function Section({ id, eyebrow, title, text, tone = 'canvas', children }: SectionProps) {
  return (
    <Band id={id} tone={tone} aria-labelledby={`${id}-title`}>
      <Inner>
        <Stack gap={3} css={{ maxWidth: '40rem' }}>
          <Eyebrow tone="accent">{eyebrow}</Eyebrow>
          <Heading id={`${id}-title`} size={8}>
            {title}
          </Heading>
          {text && (
            <Text size={5} tone="muted">
              {text}
            </Text>
          )}
        </Stack>
        {children}
      </Inner>
    </Band>
  );
}

/** Three things side by side from 768 px on, one below the other before. */
export const Thirds = styled('ul', {
  display: 'grid',
  gap: '$6',
  '@medium': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
