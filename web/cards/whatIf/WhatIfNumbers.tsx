import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { ChartSeason } from '../seasonChart/seasonChartData.ts';
import { styled } from '../../ui/theme.ts';
import { hoursToFiveMinutes } from '../../../api/core/units/timeText.ts';

const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '$3',
});
const Item = styled('div', {
  padding: '$3 $4',
  borderRadius: '$large',
  backgroundColor: '$sunken',
  '& dt': { fontSize: '$2', color: '$textMuted' },
  '& dd': { fontSize: '$5', fontWeight: '$semibold', letterSpacing: '$tight' },
  '& dd + dd': { fontSize: '$2', fontWeight: '$regular', letterSpacing: '$normal', color: '$textSubtle' },
});

function numbersOf({ weeks, load }: ChartSeason, today: Day) {
  const ahead = weeks.filter(({ weekStartDate }) => weekStartDate >= today);
  const planned = ahead.map(({ plannedHours }) => plannedHours);
  const total = planned.reduce((sum, value) => sum + value, 0);
  return [
    { name: 'Weeks ahead', text: String(ahead.length) },
    { name: 'Mean week', text: hoursToFiveMinutes(ahead.length > 0 ? total / ahead.length : 0) },
    { name: 'Largest week', text: hoursToFiveMinutes(Math.max(0, ...planned)) },
    {
      name: 'Highest fitness',
      text: String(Math.round(Math.max(0, ...load.filter(({ date }) => date >= today).map(({ fitness }) => fitness)))),
    },
  ];
}

/** What the weeks to come add up to, beside today's plan. */
export function WhatIfNumbers({ before, after, today }: { before: ChartSeason; after: ChartSeason; today: Day }) {
  const old = numbersOf(before, today);
  return (
    <List>
      {numbersOf(after, today).map(({ name, text }, index) => (
        <Item key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
          <dd>{old[index]!.text === text ? 'as today' : `today ${old[index]!.text}`}</dd>
        </Item>
      ))}
    </List>
  );
}
