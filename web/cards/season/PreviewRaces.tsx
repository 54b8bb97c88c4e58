import { opening } from '../../../api/core/messages/reader.ts';
import { longClockText } from '../../../api/core/units/clock.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { fullDate } from '../dateText.ts';
import { PriorityBadge, raceTypeName } from '../race.tsx';
import { bandOf, signed, timesText } from '../seasonChart/seasonChartText.ts';
import { BeforeAfter } from '../../forms/Change.tsx';
import type { Preview } from './useRegeneration.ts';

type RaceDay = Preview['raceDays'][number];

const List = styled('ul', { display: 'flex', flexDirection: 'column' });
const Line = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1 $5',
  paddingY: '$3',
  borderTop: '1px solid $colors$line',
});

/** A race that the season does not reach yet has nothing to change from. */
function formChange({ before, after }: RaceDay) {
  const then = after ? signed(after.form) : 'none';
  return <BeforeAfter before={before ? signed(before.form) : then} after={then} />;
}

/** Every race of the season, and the form that the old and the new plan lead to on each A and B race. */
export function PreviewRaces({ races, raceDays }: { races: Preview['allRaces']; raceDays: readonly RaceDay[] }) {
  const dayOf = (raceId: string) => raceDays.find((day) => day.raceId === raceId);
  return (
    <Stack gap={3} as="section" aria-label="Races">
      <Heading as="h3" size={4}>
        Races and form on the day
      </Heading>
      <List>
        {races.map(({ raceId, raceName, raceType, raceDate, priority, ...times }) => (
          <Line key={raceId}>
            <div>
              <Inline gap={3} css={{ rowGap: '$1' }}>
                <Text as="span" weight="semibold">
                  {raceName}
                </Text>
                <PriorityBadge priority={priority} />
              </Inline>
              <Text size={2} tone="muted">
                {raceTypeName(raceType)} · {fullDate(raceDate)}
              </Text>
              <Times {...times} />
            </div>
            <FormOnDay day={dayOf(raceId)} />
          </Line>
        ))}
      </List>
    </Stack>
  );
}

type TimesOfRace = Pick<
  Preview['allRaces'][number],
  'goalTimeSec' | 'predictedLowSec' | 'predictedHighSec' | 'plannedSec'
>;

/** Goal and prediction of a race, and what would be trained for. */
function Times({ goalTimeSec, predictedLowSec, predictedHighSec, plannedSec }: TimesOfRace) {
  const times = timesText({
    goalSec: goalTimeSec,
    lowSec: predictedLowSec,
    highSec: predictedHighSec,
  });
  if (times === '') return null;
  return (
    <Text size={2} tone="muted">
      {opening(times)}
      {plannedSec != null && `; paced for ${longClockText(plannedSec)}`}
    </Text>
  );
}

function FormOnDay({ day }: { day: RaceDay | undefined }) {
  if (!day || (!day.before && !day.after)) return null;
  return (
    <Inline gap={2}>
      <Text as="span" size={2} tone="muted">
        Form
      </Text>
      <Text as="span" weight="medium">
        {formChange(day)}
      </Text>
      {day.after && <Badge tone={bandOf(day.after.band).tone}>{bandOf(day.after.band).name}</Badge>}
    </Inline>
  );
}
