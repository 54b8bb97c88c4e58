import type { ReactNode } from 'react';
import { styled } from '../../ui/theme.ts';

const List = styled('dl', { display: 'grid', gap: '$3' });
const Item = styled('div', {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gridTemplateAreas: '"value name" "value meaning"',
  alignItems: 'center',
  columnGap: '$3',
});
const Name = styled('dt', {
  gridArea: 'name',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$3',
  fontWeight: '$semibold',
});
const Value = styled('dd', {
  gridArea: 'value',
  fontSize: '$6',
  fontWeight: '$semibold',
  letterSpacing: '$tight',
  lineHeight: '$snug',
  whiteSpace: 'nowrap',
});
const Meaning = styled('dd', { gridArea: 'meaning', fontSize: '$2', lineHeight: '$snug', color: '$textMuted' });
export const Dot = styled('span', {
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
  meaning: string;
}

/** Words of a chart with their number and what they mean. */
export function NumberedWords({ words }: { words: readonly NumberedWord[] }) {
  return (
    <List>
      {words.map(({ name, dot, value, meaning }) => (
        <Item key={name}>
          <Name>
            <Dot of={dot} /> {name}
          </Name>
          <Value>{value}</Value>
          <Meaning>{meaning}</Meaning>
        </Item>
      ))}
    </List>
  );
}
