import { IconFlag, IconPrinter } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type { RaceDayView_race$key } from '../../__generated__/RaceDayView_race.graphql.ts';
import { fullDate } from '../../cards/dateText.ts';
import { raceTypeName } from '../../cards/race.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { globalCss, styled } from '../../ui/theme.ts';
import { GivenCard } from './GivenCard.tsx';
import { FuelCard } from './FuelCard.tsx';
import { HeatCard } from './HeatCard.tsx';
import { PacingCard } from './PacingCard.tsx';
import { RemindersCard } from './RemindersCard.tsx';
import { TimeCard } from './TimeCard.tsx';
import { TroublesCard } from './TroublesCard.tsx';

// on paper all of it is one sheet, black on white; two columns are as long as each other whatever the race has to tell
const Sheet = styled('div', {
  '& > *': { marginBottom: '$6', breakInside: 'avoid' },
  '@large': { columns: 2, columnGap: '$6' },
  '@media print': {
    columns: 2,
    columnGap: '$3',
    marginTop: '$3',
    '& > *': { marginBottom: '$3' },
    '& section': { padding: '$3 $4', boxShadow: 'none' },
  },
  variants: {
    /** A race of several sports has that many more splits. */
    legs: { one: { '@media print': { zoom: 0.74 } }, several: { '@media print': { zoom: 0.64 } } },
  },
});
const Wide = styled('div', {
  columnSpan: 'all',
  // the margin of what ends a column is gone
  '@large': { paddingTop: '$6' },
  '@media print': { display: 'none !important' },
});

/** One upright sheet of white paper. */
const printSheet = globalCss({
  '@page race-day': { size: 'A4 portrait', margin: '10mm' },
  '@media print': {
    'html:has([data-race-day]), body:has([data-race-day])': { page: 'race-day', backgroundColor: '$surface' },
  },
});

/** All that there is to know on the day of a race, and what it is made of. */
export function RaceDayView({ race: key, isOwn }: { race: RaceDayView_race$key; isOwn: boolean }) {
  const race = useFragment(
    graphql`
      fragment RaceDayView_race on Race {
        id
        raceName
        raceType
        raceDate
        location
        athlete {
          firstName
          lastName
        }
        dayPlan {
          disclaimer
          legs {
            kind
          }
          ...TimeCard_plan
          ...PacingCard_plan
          ...FuelCard_plan
          ...HeatCard_plan
          ...RemindersCard_plan
          ...TroublesCard_plan
        }
        ...GivenCard_race
      }
    `,
    key,
  );
  printSheet();
  const { raceName, raceType, raceDate, location, athlete, dayPlan } = race;
  const who = isOwn ? null : `${athlete.firstName} ${athlete.lastName}`;
  const facts = [who, fullDate(raceDate), raceTypeName(raceType), location].filter(Boolean).join(' · ');
  if (!dayPlan)
    return (
      <>
        <PageHeader title={raceName} description={facts} />
        <Card>
          <EmptyState icon={<IconFlag size={24} />} title="This race is over">
            The plan of a race day is there until the day has passed.
          </EmptyState>
        </Card>
      </>
    );
  return (
    <>
      <PageHeader
        title={raceName}
        description={facts}
        actions={
          <Button icon={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <Sheet data-race-day legs={dayPlan.legs.length > 1 ? 'several' : 'one'}>
        <TimeCard plan={dayPlan} />
        <PacingCard plan={dayPlan} />
        <FuelCard plan={dayPlan} />
        <HeatCard plan={dayPlan} />
        <RemindersCard plan={dayPlan} />
        <TroublesCard plan={dayPlan} />
        <Wide>
          <GivenCard race={race} isOwn={isOwn} />
        </Wide>
      </Sheet>
      <Text size={2} tone="muted">
        {dayPlan.disclaimer}
      </Text>
    </>
  );
}
