import { IconTrendingUp } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { ThresholdNews_athlete$key } from '../../__generated__/ThresholdNews_athlete.graphql.ts';
import { Notice } from '../../ui/states.tsx';
import { TextLink } from '../../ui/Text.tsx';

/** What a threshold should become, on the way to where it is accepted. */
export function ThresholdNews({ athlete: key }: { athlete: ThresholdNews_athlete$key }) {
  const { thresholdProposals } = useFragment(
    graphql`
      fragment ThresholdNews_athlete on Athlete {
        thresholdProposals {
          proposalId
          sentence
        }
      }
    `,
    key,
  );
  return thresholdProposals.map(({ proposalId, sentence }) => (
    <Notice key={proposalId} icon={<IconTrendingUp size={18} aria-hidden />}>
      {sentence}{' '}
      <TextLink as={Link} to="/profile#new-thresholds">
        Look at it
      </TextLink>
    </Notice>
  ));
}
