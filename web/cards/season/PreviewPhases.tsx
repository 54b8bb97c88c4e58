import { Badge } from '../../ui/Badge.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { dateRange } from '../dateText.ts';
import { PhaseDot } from '../phaseDot.ts';
import type { Preview } from './useRegeneration.ts';
import { phaseChange } from '../../words.ts';
import { hoursToFiveMinutes } from '../../../api/core/units/timeText.ts';

type Side = Preview['phases'][number]['before'];

const COLUMNS = 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr) 5.5rem';

const Titles = styled('div', {
  display: 'none',
  gap: '$4',
  paddingBottom: '$2',
  fontSize: '$2',
  color: '$textSubtle',
  '@small': { display: 'grid', gridTemplateColumns: COLUMNS },
});
const Line = styled('li', {
  display: 'grid',
  gap: '$1 $4',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingY: '$3',
  borderTop: '1px solid $colors$line',
  fontSize: '$3',
  '@small': { gridTemplateColumns: COLUMNS },
});
const Name = styled('span', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '$2',
  fontWeight: '$semibold',
  overflowWrap: 'anywhere',
});
const Words = styled('span', {
  display: 'flex',
  gap: '$3',
  gridColumn: '1 / -1',
  color: '$textMuted',
  '@small': { gridColumn: 'auto' },
  variants: { is: { now: {}, new: { color: '$text', fontWeight: '$medium' } } },
});
// on a wide screen the title of the column says it to the eye
const Which = styled('span', {
  flexShrink: 0,
  width: '2.25rem',
  color: '$textSubtle',
  '@small': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});
const Mark = styled('span', { gridColumn: 2, gridRow: 1, textAlign: 'right', '@small': { gridColumn: 4 } });

/** The new phases beside the old, what moves marked. */
export function PreviewPhases({ phases }: { phases: Preview['phases'] }) {
  return (
    <Stack gap={3} as="section" aria-label="Phases">
      <Heading as="h3" size={4}>
        Phases
      </Heading>
      <div>
        <Titles aria-hidden>
          <span>Phase</span>
          <span>Now</span>
          <span>New plan</span>
        </Titles>
        <ul>
          {phases.map(({ change, before, after }, index) => {
            const phase = (after ?? before)!;
            const look = phaseChange(change) ?? { name: change.toLowerCase(), tone: 'neutral' as const };
            return (
              <Line key={`${phase.startDate}-${index}`}>
                <Name>
                  <PhaseDot phase={phase.phaseType} aria-hidden />
                  {phase.phaseName}
                </Name>
                <Mark>
                  <Badge tone={look.tone}>{look.name}</Badge>
                </Mark>
                <Words is="now">
                  <Which>Now</Which>
                  {before ? phaseText(before) : 'not there yet'}
                </Words>
                <Words is={change === 'SAME' ? 'now' : 'new'}>
                  <Which>New</Which>
                  {change === 'SAME' ? 'stays as it is' : after ? phaseText(after) : 'no longer there'}
                </Words>
              </Line>
            );
          })}
        </ul>
      </div>
    </Stack>
  );
}

const phaseText = ({ startDate, endDate, weeklyVolume }: NonNullable<Side>) =>
  `${dateRange(startDate, endDate)} · ${hoursToFiveMinutes(weeklyVolume)}/week`;
