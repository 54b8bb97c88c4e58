import { styled } from '../../ui/theme.ts';

const List = styled('dl', {
  display: 'grid',
  gap: '$4 $6',
  paddingTop: '$5',
  borderTop: '1px solid $colors$line',
  '@medium': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const Term = styled('dt', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$3',
  fontWeight: '$semibold',
  '&::before': { content: '', width: '1rem', height: '3px', borderRadius: '$pill' },
  '& span': { fontWeight: '$regular', fontSize: '$2', color: '$textSubtle' },
  variants: {
    of: {
      fitness: { '&::before': { backgroundColor: '$fitness' } },
      fatigue: { '&::before': { backgroundColor: '$fatigue' } },
      form: { '&::before': { backgroundColor: '$form' } },
    },
  },
});
const Meaning = styled('dd', { marginTop: '$1', fontSize: '$2', lineHeight: '$normal', color: '$textMuted' });

/** Curve, its name, what others call it, what it means. */
export const LOAD_WORDS = [
  [
    'fitness',
    'Fitness',
    'CTL',
    'The training of about the last six weeks, in load points a day. It rises slowly and is lost slowly. It counts work, not talent.',
  ],
  [
    'fatigue',
    'Fatigue',
    'ATL',
    'The training of about the last week. It rises within days and falls within days of rest.',
  ],
  [
    'form',
    'Form',
    'TSB',
    'Fitness less fatigue, as you wake up. Below zero you are building; a little above zero you are rested enough to race. How much it says depends on your fitness: −10 is a lot at fitness 30, and little at 90.',
  ],
] as const;

/** What fitness, fatigue and form mean, in plain words. */
export function LoadWords() {
  return (
    <List>
      {LOAD_WORDS.map(([of, name, short, meaning]) => (
        <div key={of}>
          <Term of={of}>
            {name} <span>also called {short}</span>
          </Term>
          <Meaning>{meaning}</Meaning>
        </div>
      ))}
    </List>
  );
}
