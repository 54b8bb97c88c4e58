import { Badge } from '../../ui/Badge.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { fullDate } from '../dateText.ts';
import { LOAD_WORDS } from '../seasonChart/LoadWords.tsx';
import { signed } from '../seasonChart/seasonChartText.ts';
import { formBand, formBands, type JudgedDay, type LoadDay, points, shareText } from './performanceText.ts';

const List = styled('dl', {
  display: 'grid',
  gap: '$5 $4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  '@medium': { columnGap: '$6', gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
});
const Item = styled('div', { display: 'flex', flexDirection: 'column', minWidth: 0 });
const Term = styled('dt', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $2',
  fontSize: '$3',
  fontWeight: '$semibold',
  '&::before': { content: '', flexShrink: 0, width: '1rem', height: '3px', borderRadius: '$pill' },
  '& small': { fontWeight: '$regular', fontSize: '$2', color: '$textSubtle' },
  variants: {
    of: {
      fitness: { '&::before': { backgroundColor: '$fitness' } },
      fatigue: { '&::before': { backgroundColor: '$fatigue' } },
      form: { '&::before': { backgroundColor: '$form' } },
      load: { '&::before': { backgroundColor: '$text' } },
    },
  },
});
const Value = styled('dd', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $3',
  marginTop: '$1',
  fontSize: '$7',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  letterSpacing: '$tight',
  '& small': { fontSize: '$2', fontWeight: '$regular', letterSpacing: 0, color: '$textMuted' },
});
const Meaning = styled('dd', { marginTop: '$1', fontSize: '$2', lineHeight: '$normal', color: '$textMuted' });

interface LoadNowProps {
  now: JudgedDay;
  /** A week ago; null before the record. */
  weekAgo: LoadDay | null;
  /** Where the range or the record begins. */
  first: LoadDay;
}

/** Where the athlete stands today, and what each of the words means. */
export function LoadNow({ now, weekAgo, first }: LoadNowProps) {
  const band = formBand(now);
  const values = {
    fitness: [points(now.fitness), `${signed(now.fitness - first.fitness)} since ${fullDate(first.date)}`],
    fatigue: [points(now.fatigue), weekAgo && `${signed(now.fatigue - weekAgo.fatigue)} in 7 days`],
    form: [signed(now.form), null],
  } as const;
  return (
    <List>
      <Item>
        <Term of="load">
          Load <small>also called TSS</small>
        </Term>
        <Value>
          {points(now.tss)} <small>{now.isPlanned ? 'planned today' : 'today'}</small>
        </Value>
        <Meaning>
          What a workout asks of you: time and effort in one number. An hour as hard as you can hold for an hour is 100.
        </Meaning>
      </Item>
      {LOAD_WORDS.map(([of, name, short, meaning]) => (
        <Item key={of}>
          <Term of={of}>
            {name} <small>also called {short}</small>
          </Term>
          <Value>
            {values[of][0]}{' '}
            {of === 'form' ? <Badge tone={band.tone}>{band.name}</Badge> : <small>{values[of][1]}</small>}
          </Value>
          <Meaning>{meaning}</Meaning>
        </Item>
      ))}
    </List>
  );
}

const Bands = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $5',
  fontSize: '$2',
  color: '$textMuted',
  '& li': { display: 'flex', alignItems: 'baseline', gap: '$2' },
});

/** The bands of form, in words; form is reckoned from load alone, so in an illness it says nothing of being ready. */
export function FormBandWords({ isIll }: { isIll: boolean }) {
  return (
    <Stack gap={2}>
      {isIll && (
        <Text size={2}>
          You told us you are ill: whatever form says, rest comes first. It only knows what you have trained.
        </Text>
      )}
      <Text size={2} tone="muted">
        What form means while you train, as a share of your fitness:
      </Text>
      <Bands aria-label="What form means while you train">
        {formBands.map(({ name, meaning, tone, ...shares }) => (
          <li key={name}>
            <Badge tone={tone}>{name}</Badge> {shareText(shares)}: {meaning}
          </li>
        ))}
      </Bands>
    </Stack>
  );
}
