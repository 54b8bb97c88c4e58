import type { ReactNode } from 'react';
import { styled } from '../../ui/theme.ts';

// beside each other on a phone too
const List = styled('dl', { display: 'grid', gap: '$3', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });
const Item = styled('div', { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });
const Name = styled('dt', { display: 'flex', alignItems: 'baseline', gap: '$2', fontSize: '$2', color: '$textMuted' });
const Value = styled('dd', {
  fontSize: '$6',
  fontWeight: '$semibold',
  letterSpacing: '$tight',
  lineHeight: '$snug',
  whiteSpace: 'nowrap',
});
export const Dot = styled('span', {
  forcedColorAdjust: 'none',
  flexShrink: 0,
  square: '0.625rem',
  borderRadius: '50%',
  variants: {
    of: {
      easy: { backgroundColor: '$easy' },
      moderate: { backgroundColor: '$moderate' },
      hard: { backgroundColor: '$hard' },
      accent: { backgroundColor: '$accent' },
    },
  },
});

export interface NumberedWord {
  name: string;
  dot: 'easy' | 'moderate' | 'hard' | 'accent';
  value: ReactNode;
}

/** Words of a chart with their number. */
export function NumberedWords({ words }: { words: readonly NumberedWord[] }) {
  return (
    <List>
      {words.map(({ name, dot, value }) => (
        <Item key={name}>
          <Name>
            <Dot of={dot} /> {name}
          </Name>
          <Value>{value}</Value>
        </Item>
      ))}
    </List>
  );
}
