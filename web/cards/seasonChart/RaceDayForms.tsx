import type { Day } from '../../../api/core/calendar/calendar.ts';
import { opening } from '../../../api/core/messages/reader.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { fullDate } from '../dateText.ts';
import { PriorityBadge } from '../race.tsx';
import type { ChartRace } from './seasonChartData.ts';
import { bandOf, signed, timesText } from './seasonChartText.ts';

const List = styled('ul', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
});
const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$4',
  padding: '$3 $4',
  border: '1px solid $colors$line',
  borderRadius: '$large',
});
const Value = styled('span', { fontSize: '$6', fontWeight: '$semibold', letterSpacing: '$tight', minWidth: '3rem' });
const Name = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $2',
  fontSize: '$3',
  fontWeight: '$semibold',
});
const Section = styled('div', { display: 'flex', flexDirection: 'column', gap: '$3' });

/** The form that the plan leads to on the morning of every A and B race to come. */
export function RaceDayForms({ races, today }: { races: readonly ChartRace[]; today: Day }) {
  const ahead = races.filter(({ form, raceDate }) => form !== null && raceDate >= today);
  if (ahead.length === 0) return null;
  return (
    <Section>
      <Heading as="h3" size={4}>
        Form on race day
      </Heading>
      <List>
        {ahead.map(({ id, raceName, raceDate, priority, form, band, ...times }) => (
          <Line key={id}>
            <Value>{signed(form!)}</Value>
            <div>
              <Name>
                {raceName}
                <PriorityBadge priority={priority} />
              </Name>
              <Text size={2} tone="muted">
                {fullDate(raceDate)}
              </Text>
              {timesText(times) && (
                <Text size={2} tone="muted">
                  {opening(timesText(times))}
                </Text>
              )}
              {band && (
                <Text size={2} tone="muted">
                  <Badge tone={bandOf(band).tone}>{bandOf(band).name}</Badge> {bandOf(band).meaning}
                </Text>
              )}
            </div>
          </Line>
        ))}
      </List>
    </Section>
  );
}
