import { Badge } from '../../ui/Badge.tsx';
import { Definitions } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { fullDate } from '../dateText.ts';
import { LOAD_WORDS } from '../seasonChart/loadWords.ts';
import { signed } from '../seasonChart/seasonChartText.ts';
import { formBand, formBands, type JudgedDay, type LoadDay, points, shareText } from './performanceText.ts';

const List = styled('dl', {
  display: 'grid',
  gap: '$4',
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
  '&::before': {
    content: '',
    flexShrink: 0,
    width: '1rem',
    height: '3px',
    borderRadius: '$pill',
    forcedColorAdjust: 'none',
  },
  // told below “What is this?” too
  '& small': {
    display: 'none',
    fontWeight: '$regular',
    fontSize: '$2',
    color: '$textSubtle',
    '@small': { display: 'inline' },
  },
  variants: {
    of: {
      fitness: { '&::before': { backgroundColor: '$fitness' } },
      fatigue: { '&::before': { backgroundColor: '$fatigue' } },
      form: { '&::before': { backgroundColor: '$form' } },
      load: { '&::before': { backgroundColor: '$text', '@forced': { backgroundColor: 'CanvasText' } } },
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

const LOAD = {
  name: 'Load',
  short: 'TSS',
  meaning:
    'What a workout asks of you: time and effort in one number. An hour as hard as you can hold for an hour is 100.',
};

interface LoadNowProps {
  now: JudgedDay;
  /** A week ago; null before the record. */
  weekAgo: LoadDay | null;
  /** Where the range or the record begins. */
  first: LoadDay;
}

/** Where the athlete stands today. */
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
          {LOAD.name} <small>also called {LOAD.short}</small>
        </Term>
        <Value>
          {points(now.tss)} <small>{now.isPlanned ? 'planned today' : 'today'}</small>
        </Value>
      </Item>
      {LOAD_WORDS.map(({ of, name, short }) => (
        <Item key={of}>
          <Term of={of}>
            {name} <small>also called {short}</small>
          </Term>
          <Value>
            {values[of][0]}{' '}
            {of === 'form' ? <Badge tone={band.tone}>{band.name}</Badge> : <small>{values[of][1]}</small>}
          </Value>
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

/** What the words of the chart mean, and the bands of form. */
export function LoadMeaning() {
  return (
    <Stack gap={4}>
      <Definitions of={[LOAD, ...LOAD_WORDS]} />
      <Stack gap={2}>
        <p>What form means while you train, as a share of your fitness:</p>
        <Bands aria-label="What form means while you train">
          {formBands.map(({ name, meaning, tone, ...shares }) => (
            <li key={name}>
              <Badge tone={tone}>{name}</Badge> {shareText(shares)}: {meaning}
            </li>
          ))}
        </Bands>
      </Stack>
    </Stack>
  );
}
