import { IconFlagFilled } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { type Day, daysBetween } from '../../api/core/calendar.ts';
import type { SeasonBar_plan$key } from '../__generated__/SeasonBar_plan.graphql.ts';
import { styled } from '../ui/theme.ts';
import { fullDate } from './dateText.ts';
import { PhaseDot } from './phaseDot.ts';
import { phaseName } from './phaseText.ts';

const Figure = styled('figure', { display: 'flex', flexDirection: 'column', gap: '$3' });
const Track = styled('div', { position: 'relative', height: '4.5rem' });
const Bands = styled('div', {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '2.75rem',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2px',
  borderBottom: '1px solid $colors$lineStrong',
});
// the height says the hours, the width the weeks
const Band = styled(PhaseDot, { square: 'auto', borderRadius: '$small $small 0 0', flexBasis: 0, minWidth: '3px' });
const Pin = styled('span', {
  position: 'absolute',
  top: 0,
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 0,
  fontSize: '$1',
  fontWeight: '$semibold',
  whiteSpace: 'nowrap',
  '&::after': { content: '', flexGrow: 1, width: '2px', backgroundColor: 'currentColor' },
  variants: {
    kind: {
      today: { color: '$accent', '&::after': { marginTop: '2px' } },
      race: { color: '$phaseRace', paddingTop: '0.25rem' },
    },
  },
});
const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  fontSize: '$2',
  color: '$textMuted',
  '& li': { display: 'flex', alignItems: 'center', gap: '$2' },
});

/** The whole season at a glance: a band per phase, races as flags, and where today is. The list below says it in words. */
export function SeasonBar({ plan: key, today }: { plan: SeasonBar_plan$key; today: Day }) {
  const { seasonStart, seasonEnd, phases, races } = useFragment(
    graphql`
      fragment SeasonBar_plan on SeasonPlan {
        seasonStart
        seasonEnd
        phases {
          id
          phaseType
          startDate
          endDate
          weeklyVolume
        }
        races {
          id
          raceDate
        }
      }
    `,
    key,
  );
  const days = daysBetween(seasonStart, seasonEnd) + 1;
  const most = Math.max(...phases.map(({ weeklyVolume }) => weeklyVolume), 1);
  // the middle of the day
  const at = (day: Day) => `${((daysBetween(seasonStart, day) + 0.5) / days) * 100}%`;
  const inSeason = (day: Day) => seasonStart <= day && day <= seasonEnd;
  const types = [...new Set(phases.map(({ phaseType }) => phaseType))];
  return (
    <Figure>
      <Track
        role="img"
        aria-label={`Season from ${fullDate(seasonStart)} to ${fullDate(seasonEnd)}: ${phases.length} phases, ${races.length} ${races.length === 1 ? 'race' : 'races'}.`}
      >
        <Bands>
          {phases.map(({ id, phaseType, startDate, endDate, weeklyVolume }) => (
            <Band
              key={id}
              phase={phaseType}
              style={{ flexGrow: daysBetween(startDate, endDate) + 1, height: `${25 + 75 * (weeklyVolume / most)}%` }}
            />
          ))}
        </Bands>
        {races
          .filter(({ raceDate }) => inSeason(raceDate))
          .map(({ id, raceDate }) => (
            <Pin key={id} kind="race" style={{ left: at(raceDate) }}>
              <IconFlagFilled size={14} />
            </Pin>
          ))}
        {inSeason(today) && (
          <Pin kind="today" style={{ left: at(today) }}>
            Today
          </Pin>
        )}
      </Track>
      <Legend aria-hidden>
        {types.map((type) => (
          <li key={type}>
            <PhaseDot phase={type} />
            {phaseName(type)}
          </li>
        ))}
      </Legend>
    </Figure>
  );
}
