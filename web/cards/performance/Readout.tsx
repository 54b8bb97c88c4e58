import type { ReactNode } from 'react';
import { styled } from '../../ui/theme.ts';

// as high as its longest text, so that the chart below never moves
const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2 $6',
  marginBottom: '$4',
  padding: '$3 $4',
  borderRadius: '$large',
  backgroundColor: '$sunken',
  '@medium': { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  variants: { stacked: { true: { '@medium': { flexDirection: 'column', alignItems: 'stretch' } } } },
});
const Words = styled('div', { minWidth: 0, fontSize: '$2', color: '$textMuted' });
const When = styled('p', {
  fontSize: '$3',
  fontWeight: '$semibold',
  color: '$text',
  '& span': { fontWeight: '$regular', color: '$textMuted' },
});
const What = styled('p', { minHeight: '1.5em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Numbers = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $5',
  flexShrink: 0,
  '@medium': { gap: '$1 $6', maxWidth: '100%' },
});
const Figure = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  '& dt': {
    display: 'flex',
    alignItems: 'center',
    gap: '$1',
    fontSize: '$1',
    lineHeight: '$snug',
    color: '$textSubtle',
    whiteSpace: 'nowrap',
  },
  '& dd': { fontSize: '$4', fontWeight: '$semibold', lineHeight: '$snug', whiteSpace: 'nowrap' },
  '& dd small': { fontSize: '$2', fontWeight: '$regular', color: '$textMuted' },
  variants: {
    of: {
      plain: {},
      fitness: { '& dd': { color: '$fitness' } },
      fatigue: { '& dd': { color: '$fatigue' } },
      form: { '& dd': { color: '$form' } },
    },
  },
  defaultVariants: { of: 'plain' },
});

export interface ReadoutFigure {
  name: string;
  /** Before the name. */
  mark?: ReactNode;
  value: ReactNode;
  of?: 'fitness' | 'fatigue' | 'form';
  /** Room for the longest value, so that its neighbours stay where they are. */
  width?: string;
}

interface ReadoutProps {
  when: string;
  /** After the day, quieter. */
  also?: string;
  what: string;
  figures: readonly ReadoutFigure[];
  /** Numbers below the words on wide screens too. */
  stacked?: boolean;
}

/** What a chart shows at one place, above it. The chart's slider says the same aloud. */
export function Readout({ when, also, what, figures, stacked = false }: ReadoutProps) {
  return (
    <Frame aria-hidden stacked={stacked}>
      <Words>
        <When>
          {when} {also && <span>{also}</span>}
        </When>
        <What>{what}</What>
      </Words>
      <Numbers>
        {figures.map(({ name, mark, value, of, width }) => (
          <Figure key={name} of={of ?? 'plain'} style={{ minWidth: width }}>
            <dt>
              {mark}
              {name}
            </dt>
            <dd>{value}</dd>
          </Figure>
        ))}
      </Numbers>
    </Frame>
  );
}
