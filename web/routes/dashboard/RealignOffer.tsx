import { IconRoute } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

/** From this many missed sessions in 14 days on, the plan and life have parted. */
const MISSED_MANY = 3;

const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$4',
  '& > svg': { color: '$accent' },
});
const Words = styled('div', { flex: '1 1 18rem', minWidth: 0 });

/** After several missed sessions: not a reproach but a way back. */
export function RealignOffer({ missed }: { missed: number }) {
  if (missed < MISSED_MANY) return null;
  return (
    <Card aria-label="Realign your plan" padding="small">
      <Line>
        <IconRoute size={24} stroke={1.75} aria-hidden />
        <Words>
          <Heading size={4}>Life got in the way. Your plan can follow.</Heading>
          <Text tone="muted">
            {missed} sessions were missed in the last 14 days. Regenerate Schedule, on your training schedule, fits the
            coming weeks to where you are now. What you did and what you moved stays.
          </Text>
        </Words>
        <ButtonLink as={Link} to="/training-schedule">
          Realign my plan
        </ButtonLink>
      </Line>
    </Card>
  );
}
