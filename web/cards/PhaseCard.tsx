import { IconPencil } from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Day } from '../../api/core/calendar/calendar.ts';
import type { PhaseCard_phase$key } from '../__generated__/PhaseCard_phase.graphql.ts';
import { Badge } from '../ui/Badge.tsx';
import { IconButton } from '../ui/Button.tsx';
import { Inline } from '../ui/Layout.tsx';
import { Heading, Text } from '../ui/Text.tsx';
import { styled } from '../ui/theme.ts';
import { dateRange, fullDate } from './dateText.ts';
import { PhaseDot } from './phaseDot.ts';
import { phaseLength, phaseProgress, progressText } from './phaseProgress.ts';
import { useSeasonActions } from './season/SeasonActions.tsx';
import { SportLabel } from './season/SportLabel.tsx';
import { hoursToFiveMinutes } from '../../api/core/units/timeText.ts';

const Line = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '0.75rem minmax(0, 1fr)',
  columnGap: '$4',
  paddingBottom: '$5',
  '@small': { paddingBottom: '$8' },
  // the thread from one phase's dot to the next
  '&:not(:last-child)::before': {
    content: '',
    position: 'absolute',
    top: '1.5rem',
    bottom: 0,
    left: 'calc(0.375rem - 1px)',
    width: '2px',
    backgroundColor: '$line',
  },
  '&:last-child': { paddingBottom: 0 },
});
const Words = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  minWidth: 0,
  '@small': { gap: '$2' },
});
const Head = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '$3',
  alignItems: 'start',
});
const Races = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$3', marginTop: '$2' });
const Today = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  fontSize: '$2',
  fontWeight: '$semibold',
  color: '$accent',
  '&::after': { content: '', flexGrow: 1, height: '2px', backgroundColor: '$accent' },
});
const Sports = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  fontSize: '$2',
  color: '$textMuted',
});

interface PhaseCardProps {
  phase: PhaseCard_phase$key;
  today: Day;
  /** Sports of the whole season; those of the phase are named where they are others. */
  seasonSports: readonly string[];
  /** Markers of the races that fall into the phase. */
  children: ReactNode;
}

/** One training phase: when, how many hours, and what for. */
export function PhaseCard({ phase: key, today, seasonSports, children }: PhaseCardProps) {
  const phase = useFragment(
    graphql`
      fragment PhaseCard_phase on Phase {
        id
        phaseName
        phaseType
        startDate
        endDate
        weeklyVolume
        description
        focusAreas
        sportPreferences
        isEdited
      }
    `,
    key,
  );
  const actions = useSeasonActions();
  const progress = phaseProgress(phase.startDate, phase.endDate, today);
  const isOver = phase.endDate < today;
  const hasOwnSports =
    phase.sportPreferences.length !== seasonSports.length ||
    phase.sportPreferences.some((sport) => !seasonSports.includes(sport));
  return (
    <Line aria-current={progress ? 'date' : undefined}>
      <PhaseDot phase={phase.phaseType} aria-hidden css={{ marginTop: '0.3rem' }} />
      <Words>
        <Head>
          <Inline gap={3} align="baseline" css={{ rowGap: '$1' }}>
            <Heading as="h3" size={4}>
              {phase.phaseName}
            </Heading>
            <Text as="span" tone="muted" css={{ fontSize: '$2', '@small': { fontSize: '$3' } }}>
              {dateRange(phase.startDate, phase.endDate)} · {phaseLength(phase.startDate, phase.endDate)}
            </Text>
            <Badge tone="outline">{hoursToFiveMinutes(phase.weeklyVolume)}/week</Badge>
            {phase.isEdited && <Badge tone="info">Edited</Badge>}
            {isOver && <Badge>Over</Badge>}
          </Inline>
          {actions && (
            <IconButton
              size="small"
              label={`Edit ${phase.phaseName} phase`}
              onClick={() => actions.editPhase(phase.id)}
              css={{ marginTop: '-$1', '@media print': { display: 'none' } }}
            >
              <IconPencil size={18} aria-hidden />
            </IconButton>
          )}
        </Head>
        {progress && (
          <Today>
            Today, {fullDate(today)} · {progressText(progress)}
          </Today>
        )}
        <Text tone="muted" css={{ maxWidth: '$prose', fontSize: '$2', '@small': { fontSize: '$3' } }}>
          {phase.description}
        </Text>
        {phase.focusAreas.length > 0 && (
          <Inline gap={2}>
            {phase.focusAreas.map((area) => (
              <Badge key={area}>{area}</Badge>
            ))}
          </Inline>
        )}
        {hasOwnSports && (
          <Sports>
            {phase.sportPreferences.map((sport) => (
              <SportLabel key={sport} sport={sport} />
            ))}
          </Sports>
        )}
        {Children.count(children) > 0 && <Races>{children}</Races>}
      </Words>
    </Line>
  );
}
