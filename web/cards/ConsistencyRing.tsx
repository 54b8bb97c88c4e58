import { graphql, useFragment } from 'react-relay';
import { consistencyBand } from '../../api/core/load/consistency.ts';
import { percentText } from '../../api/core/units/percentText.ts';
import type { ConsistencyRing_overview$key } from '../__generated__/ConsistencyRing_overview.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Heading, Text } from '../ui/Text.tsx';
import { css, styled } from '../ui/theme.ts';
import { consistencyShown, weekChange } from './overviewExample.ts';
import { ExampleBadge } from './MetricCard.tsx';

const SIZE = 184;
const STROKE = 14;
const RADIUS = (SIZE - STROKE) / 2;
const ROUND = 2 * Math.PI * RADIUS;

const WORDS = {
  excellent: 'Excellent consistency! Keep it up.',
  good: 'Good progress. Small improvements add up.',
  basics: 'Focus on the basics. Consistency is king.',
} as const;

// beside its words, but above them in a narrow column
const Shown = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$5',
  '@xlarge': { flexDirection: 'column', textAlign: 'center' },
});
const Frame = styled('div', {
  position: 'relative',
  flexShrink: 0,
  square: '7.5rem',
  '& svg': { display: 'block', square: '100%' },
  '@xlarge': { square: `${SIZE}px` },
});
const Middle = styled('div', {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  '& strong': { fontSize: '$7', fontWeight: '$bold', lineHeight: 1, letterSpacing: '$tighter' },
  '& span': { maxWidth: '5.5rem', marginTop: '$1', fontSize: '$1', color: '$textMuted' },
  '@xlarge': { '& strong': { fontSize: '$8' }, '& span': { maxWidth: 'none', marginTop: '$2', fontSize: '$2' } },
});
const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
  width: '100%',
  minHeight: '1.75rem',
});

const track = css({ fill: 'none', stroke: '$neutralSoft' });
const arc = css({
  fill: 'none',
  strokeLinecap: 'round',
  transition: 'stroke-dashoffset $transitions$slow',
  variants: { band: { excellent: { stroke: '$accent' }, good: { stroke: '$moderate' }, basics: { stroke: '$hard' } } },
});

interface ConsistencyRingProps {
  overview: ConsistencyRing_overview$key;
  hasSchedule: boolean;
}

/** How much of the plan was done over four weeks, and the change on a week ago. */
export function ConsistencyRing({ overview: key, hasSchedule }: ConsistencyRingProps) {
  const overview = useFragment(
    graphql`
      fragment ConsistencyRing_overview on Overview {
        hasHistory
        consistency
        consistencyLastWeek
      }
    `,
    key,
  );
  const isExample = !overview.hasHistory && !hasSchedule;
  const { score, change } = consistencyShown({ ...overview, isExample });
  const none = overview.hasHistory
    ? 'No week of the last four can be judged yet.'
    : 'Your score appears once your first week is over.';
  const band = score === null ? null : consistencyBand(score);
  return (
    <Card aria-label="Consistency score">
      <Stack gap={5}>
        <Head>
          <Heading>Consistency Score</Heading>
          {isExample && <ExampleBadge />}
        </Head>
        <Shown>
          <Frame>
            <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
              <circle className={track().className} cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} strokeWidth={STROKE} />
              {score !== null && score > 0 && (
                <circle
                  className={arc({ band: band ?? undefined }).className}
                  cx={SIZE / 2}
                  cy={SIZE / 2}
                  r={RADIUS}
                  strokeWidth={STROKE}
                  strokeDasharray={ROUND}
                  strokeDashoffset={ROUND * (1 - score / 100)}
                  transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
                />
              )}
            </svg>
            <Middle>
              <strong>{score === null ? '–' : percentText(score)}</strong>
              {change !== null && <span>{weekChange(change)}</span>}
            </Middle>
          </Frame>
          <Stack gap={2}>
            <Text weight="medium" size={4} css={{ textWrap: 'balance' }}>
              {band ? WORDS[band] : none}
            </Text>
            <Text size={2} tone="subtle">
              How much of the plan you did in the last four weeks. Days off for illness or injury do not count.
            </Text>
          </Stack>
        </Shown>
      </Stack>
    </Card>
  );
}
