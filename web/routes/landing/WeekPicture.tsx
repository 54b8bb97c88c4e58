import { IconBike, IconMoon, IconRun, IconSwimming, type TablerIcon } from '@tabler/icons-react';
import { Badge } from '../../ui/Badge.tsx';
import { styled } from '../../ui/theme.ts';
import { Text } from '../../ui/Text.tsx';
import type { ComponentProps } from 'react';

const Panel = styled('figure', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  padding: '$4',
  backgroundColor: '$surface',
  border: '1px solid $colors$line',
  borderRadius: '$xlarge',
  boxShadow: '$large',
  '@small': { padding: '$5' },
});
const Head = styled('figcaption', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '$3',
  padding: '0 $1 $2',
});
const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: '2rem auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$2',
  padding: '$2 $3',
  lineHeight: '$snug',
  '@small': { gridTemplateColumns: '2.5rem auto minmax(0, 1fr) auto', gap: '$3' },
  borderRadius: '$medium',
  border: '1px solid $colors$line',
  '& > svg': { color: '$textSubtle' },
  variants: {
    today: { true: { borderColor: '$accent', backgroundColor: '$accentSoft', '& > svg': { color: '$accent' } } },
  },
});
const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$2' });
const Why = styled('p', {
  gridColumn: '2 / -1',
  fontSize: '$2',
  lineHeight: '$normal',
  color: '$onAccentSoft',
});

interface Line {
  day: string;
  icon: TablerIcon;
  name: string;
  badge?: ComponentProps<typeof Badge>['tone'];
  badgeText: string;
  why?: string;
}

const WEEK: readonly Line[] = [
  { day: 'Mon', icon: IconMoon, name: 'Rest', badgeText: 'Day off' },
  { day: 'Tue', icon: IconRun, name: 'Easy run, 45 min', badge: 'easy', badgeText: 'Easy' },
  {
    day: 'Wed',
    icon: IconBike,
    name: 'Threshold ride, 1:00 h',
    badge: 'hard',
    badgeText: 'Threshold',
    why: 'Moved from Monday: you marked it unavailable. A rest day and an easy run leave you fresh for it.',
  },
  { day: 'Thu', icon: IconSwimming, name: 'Technique swim, 40 min', badge: 'easy', badgeText: 'Easy' },
  { day: 'Sun', icon: IconRun, name: 'Long run, 1:30 h', badge: 'moderate', badgeText: 'Moderate' },
];

/** What a week looks like, drawn from the product's own parts. */
export function WeekPicture() {
  return (
    <Panel>
      <Head>
        <Text weight="semibold">A week, as planned</Text>
        <Badge tone="accent">3:55 of 6:00 h</Badge>
      </Head>
      <List>
        {WEEK.map(({ day, icon: Icon, name, badge, badgeText, why }) => (
          <Row key={day} today={Boolean(why)}>
            <Text size={2} tone="muted" weight="medium" as="span">
              {day}
            </Text>
            <Icon size={20} stroke={1.75} aria-hidden />
            <Text as="span" weight="medium">
              {name}
            </Text>
            <Badge tone={badge ?? 'neutral'}>{badgeText}</Badge>
            {why && <Why>{why}</Why>}
          </Row>
        ))}
      </List>
    </Panel>
  );
}
