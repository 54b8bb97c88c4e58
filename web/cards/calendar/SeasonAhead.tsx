import { graphql } from 'react-relay';
import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import type { SeasonAheadQuery } from '../../__generated__/SeasonAheadQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { useAsked } from '../activities/useAsked.ts';
import { dateRange, shortDay } from '../dateText.ts';
import { PhaseDot } from '../phaseDot.ts';
import { phaseAndKind } from '../phaseText.ts';
import { PriorityBadge } from '../race.tsx';
import { SportIcon } from '../sport.tsx';
import { hoursToFiveMinutes, timeText } from '../../../api/core/units/timeText.ts';

/** Weeks that are looked ahead. */
const WEEKS = 52;

const Frame = styled('section', { marginTop: '$4' });
const List = styled('ol', { marginTop: '$3' });
const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4rem',
  alignItems: 'center',
  gap: '$1 $4',
  paddingY: '$2',
  fontSize: '$3',
  borderTop: '1px solid $colors$line',
  '@medium': { gridTemplateColumns: '11rem minmax(0, 15rem) minmax(0, 1fr) 4rem' },
});
const Dates = styled('span', { fontWeight: '$medium' });
const Phase = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  color: '$textMuted',
  gridRow: 2,
  '@medium': { gridRow: 'auto' },
});
const Bar = styled('span', {
  display: 'none',
  height: '6px',
  borderRadius: '$pill',
  backgroundColor: '$accent',
  opacity: 0.55,
  '@medium': { display: 'block' },
});
const Hours = styled('span', { textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
const Marks = styled('span', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $3',
  fontSize: '$2',
  overflowWrap: 'anywhere',
  '@medium': { gridColumn: '2 / -1' },
});

const Mark = styled('span', { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '$1 $2' });

const query = graphql`
  query SeasonAheadQuery($athleteId: ID!, $from: Date!, $to: Date!) {
    node(id: $athleteId) {
      ... on Athlete @alias(as: "athlete") {
        calendar(from: $from, to: $to) {
          weekStartDate
          weekEndDate
          outline {
            phaseType
            kind
            targetHours
          }
          days {
            date
            races {
              id
              raceName
              priority
            }
            blackout {
              from
              label
              mostMinutes
            }
          }
        }
      }
    }
  }
`;

interface SeasonAheadProps {
  athleteId: string;
  /** First day without planned workouts. */
  from: Day;
  /** Number of the latest change of the schedule. */
  revision: number;
}

/** What the season means its weeks to be that have no workouts yet: phase, hours, races and days without training. */
export function SeasonAhead({ athleteId, from, revision }: SeasonAheadProps) {
  const { state, data, again } = useAsked<SeasonAheadQuery>(
    query,
    { athleteId, from, to: addDays(from, 7 * WEEKS - 1) },
    revision,
  );
  if (state === 'failed')
    return (
      <Inline gap={3}>
        <Text tone="muted" size={2}>
          The season ahead could not be read.
        </Text>
        <Button size="small" onClick={again}>
          Try Again
        </Button>
      </Inline>
    );
  const all = data?.node?.athlete?.calendar ?? [];
  const weeks = all.flatMap(({ outline, ...week }) => (outline ? [{ ...week, outline }] : []));
  if (weeks.length === 0) return null;
  const most = Math.max(...weeks.map(({ outline }) => outline.targetHours));
  return (
    <Frame aria-labelledby="season-ahead">
      <Heading size={5} id="season-ahead">
        The Season Ahead
      </Heading>
      <Text tone="muted" size={2}>
        Hours that each week is meant to have. Workouts are planned four weeks ahead.
      </Text>
      <List>
        {weeks.map(({ weekStartDate, weekEndDate, outline, days }) => (
          <Row key={weekStartDate}>
            <Dates>{dateRange(weekStartDate, weekEndDate)}</Dates>
            <Phase>
              <PhaseDot phase={outline.phaseType} aria-hidden />
              {phaseAndKind(outline.phaseType, outline.kind)}
            </Phase>
            <Bar aria-hidden style={{ width: `${(outline.targetHours / most) * 100}%` }} />
            <Hours>{hoursToFiveMinutes(outline.targetHours)}</Hours>
            <WeekMarks days={days} />
          </Row>
        ))}
      </List>
    </Frame>
  );
}

type Days = NonNullable<NonNullable<SeasonAheadQuery['response']['node']>['athlete']>['calendar'] extends
  readonly { readonly days: infer D }[] | null | undefined
  ? D
  : never;

/** Races of the week, and each range of days with no or little time once. */
function WeekMarks({ days }: { days: Days }) {
  const races = days.flatMap(({ date, races: ofDay }) => ofDay.map((race) => ({ ...race, date })));
  const ranges = days.filter(({ blackout }, at) => blackout && blackout.from !== days[at - 1]?.blackout?.from);
  if (races.length === 0 && ranges.length === 0) return null;
  return (
    <Marks>
      {races.map(({ id, raceName, priority, date }) => (
        <Mark key={id}>
          <SportIcon type="RACE" size={15} />
          <span>
            <strong>{raceName}</strong>, {shortDay(date)}
          </span>
          <PriorityBadge priority={priority} />
        </Mark>
      ))}
      {ranges.map(({ date, blackout }) => (
        <Text as="span" key={date} size={2} tone="muted">
          From {shortDay(date)}:{' '}
          {blackout!.mostMinutes == null ? 'no training' : `at most ${timeText(blackout!.mostMinutes)} a day`}
          {blackout!.label && ` (${blackout!.label})`}
        </Text>
      ))}
    </Marks>
  );
}
