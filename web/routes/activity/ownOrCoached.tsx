import { IconArrowLeft, IconUserOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** The way back from a page that an athlete has, and their coach too: its address then names the athlete. */
export function BackLink({ athleteId }: { athleteId: string | undefined }) {
  const isOwn = athleteId === undefined;
  return (
    <div>
      <ButtonLink
        as={Link}
        to={isOwn ? '/performance' : `/coach/athlete/${athleteId}`}
        size="small"
        tone="ghost"
        css={{ marginLeft: '-$3' }}
      >
        <IconArrowLeft size={16} aria-hidden />
        {isOwn ? 'Performance' : 'Athlete'}
      </ButtonLink>
    </div>
  );
}

export const NotHere = () => (
  <Card>
    <EmptyState icon={<IconUserOff size={24} />} title="This athlete is not here">
      You coach nobody at this address.
    </EmptyState>
  </Card>
);
