import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { CoachDashboardView_coach$key } from '../../__generated__/CoachDashboardView_coach.graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Athletes } from './Athletes.tsx';
import { CoachNumbers } from './CoachNumbers.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { PrinciplesPanel } from './PrinciplesPanel.tsx';

interface CoachDashboardViewProps {
  coach: CoachDashboardView_coach$key;
  onRefetch: () => void;
}

/** Who needs the coach today, then everybody. */
export function CoachDashboardView({ coach: key, onRefetch }: CoachDashboardViewProps) {
  const coach = useFragment(
    graphql`
      fragment CoachDashboardView_coach on Coach
      @argumentDefinitions(search: { type: "String!" }, sort: { type: "RosterSort!" }) {
        firstName
        overview {
          totalAthletes
        }
        ...CoachNumbers_coach
        ...NeedsAttention_coach
        ...PrinciplesPanel_coach
        ...Athletes_coach @arguments(search: $search, sort: $sort)
      }
    `,
    key,
  );
  return (
    <>
      <PageHeader
        title="Coach Dashboard"
        description={`Welcome, ${coach.firstName}`}
        actions={
          <ButtonLink as={Link} to="/settings#coaching" tone={coach.overview?.totalAthletes === 0 ? 'primary' : 'secondary'}>
            Invite an Athlete
          </ButtonLink>
        }
      />
      <CoachNumbers coach={coach} />
      <NeedsAttention coach={coach} onChanged={onRefetch} />
      <PrinciplesPanel coach={coach} onChanged={onRefetch} />
      <Athletes coach={coach} />
    </>
  );
}
