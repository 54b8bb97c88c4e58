import { Fragment, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { addDays, type Day, mondayOf } from '../../api/core/calendar/calendar.ts';
import type { SeasonNow_plan$key } from '../__generated__/SeasonNow_plan.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Text } from '../ui/Text.tsx';
import { styled } from '../ui/theme.ts';
import { dateRange, fullDate } from './dateText.ts';
import { PhaseDot } from './phaseDot.ts';
import { phaseProgress, progressText } from './phaseProgress.ts';
import { weekKindName } from './phaseText.ts';
import { timeUntil } from './race.tsx';
import { opening } from '../../api/core/messages/reader.ts';
import { hoursToFiveMinutes } from '../../api/core/units/timeText.ts';

const Facts = styled('dl', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  '@medium': { gap: '$5 $8' },
});
const Place = styled('div', {
  variants: {
    notOnPhone: { true: { display: 'none', '@small': { display: 'block' } } },
    wide: { true: { gridColumn: '1 / -1', '@medium': { gridColumn: 'auto' } } },
  },
});
const Together = styled('span', { whiteSpace: 'nowrap' });
const Term = styled('dt', { fontSize: '$2', color: '$textSubtle' });
const Value = styled('dd', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  marginTop: '$1',
  fontSize: '$5',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  letterSpacing: '$tight',
  overflowWrap: 'anywhere',
});

/** 'In 3 weeks, 31 Jan 2027'. */
function whenText(today: Day, day: Day): string {
  const until = timeUntil(today, day) ?? '';
  return `${opening(until)}, ${fullDate(day)}`;
}

/** Where the athlete stands in the season: the phase, the week and the race that comes next. */
export function SeasonNow({ plan, today }: { plan: SeasonNow_plan$key; today: Day }) {
  const { phases, races, weeks } = useFragment(
    graphql`
      fragment SeasonNow_plan on SeasonPlan {
        phases {
          phaseName
          phaseType
          startDate
          endDate
        }
        races {
          raceName
          raceDate
          priority
          result {
            status
          }
        }
        weeks @required(action: THROW) {
          weekStartDate
          kind
          plannedHours
        }
      }
    `,
    plan,
  );
  const phase = phases.find(({ startDate, endDate }) => startDate <= today && today <= endDate);
  const progress = phase && phaseProgress(phase.startDate, phase.endDate, today);
  const week = weeks.find(({ weekStartDate }) => weekStartDate === mondayOf(today));
  const ahead = races
    .filter(({ raceDate, result }) => raceDate >= today && !result)
    .sort((a, b) => a.raceDate.localeCompare(b.raceDate));
  const next = ahead[0];
  const goal = ahead.find(({ priority }) => priority === 'A');
  return (
    <Card aria-label="Where the season stands">
      <Facts>
        {phase && progress && (
          <Fact term="Phase now" more={opening(progressText(progress))}>
            <PhaseDot phase={phase.phaseType} aria-hidden />
            {phase.phaseName}
          </Fact>
        )}
        {week && (
          // a season may begin on any day of its first week
          <Fact
            term={week === weeks[0] ? 'This week in full' : 'This week'}
            more={`${weekKindName(week.kind)}, ${dateRange(week.weekStartDate, addDays(week.weekStartDate, 6))}`}
          >
            {hoursToFiveMinutes(week.plannedHours)}
          </Fact>
        )}
        {!next && (
          <Fact wide term="Next race" more="Add the one to look forward to">
            None yet
          </Fact>
        )}
        {next && next !== goal && (
          <Fact wide term="Next race" more={whenText(today, next.raceDate)}>
            {next.raceName}
          </Fact>
        )}
        {goal && (
          <Fact wide notOnPhone term="Main goal" more={whenText(today, goal.raceDate)}>
            {goal.raceName}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

interface FactProps {
  term: string;
  /** Its lines break at commas alone. */
  more: string;
  /** A row of its own where there are only two in a row: names are long. */
  wide?: boolean;
  /** Left out on a phone: the race schedule tells it. */
  notOnPhone?: boolean;
  children: ReactNode;
}

function Fact({ term, more, wide = false, notOnPhone = false, children }: FactProps) {
  return (
    <Place wide={wide} notOnPhone={notOnPhone}>
      <Term>{term}</Term>
      <Value>{children}</Value>
      <Text as="dd" size={2} tone="muted">
        {more.split(', ').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ', '}
            <Together>{part}</Together>
          </Fragment>
        ))}
      </Text>
    </Place>
  );
}
