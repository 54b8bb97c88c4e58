import { memo } from 'react';
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

/** Who needs the coach today, then everybody. A search changes the address, and nothing here but the list. */
export const CoachDashboardView = memo(function CoachDashboardView({ coach: key, onRefetch }: CoachDashboardViewProps) {
  const coach = useFragment(
    graphql`
      fragment CoachDashboardView_coach on Coach
      @argumentDefinitions(
        search: { type: "String!" }
        sort: { type: "RosterSort!" }
        show: { type: "RosterChoice!" }
        group: { type: "String" }
      ) {
        firstName
        overview {
          totalAthletes
        }
        ...CoachNumbers_coach
        ...NeedsAttention_coach
        ...PrinciplesPanel_coach
        ...Athletes_coach @arguments(search: $search, sort: $sort, show: $show, group: $group)
      }
    `,
    key,
  );
  const isAlone = coach.overview?.totalAthletes === 0;
  return (
    <>
      <PageHeader
        title="Coach Dashboard"
        description={`Welcome, ${coach.firstName}`}
        actions={
          // without athletes the way to the first stands below, where they will be
          !isAlone && (
            <ButtonLink as={Link} to="/settings/coaching#coaching">
              Invite an Athlete
            </ButtonLink>
          )
        }
      />
      <CoachNumbers coach={coach} />
      <NeedsAttention coach={coach} onChanged={onRefetch} />
      {isAlone && <Athletes coach={coach} />}
      <PrinciplesPanel coach={coach} onChanged={onRefetch} />
      {!isAlone && <Athletes coach={coach} />}
    </>
  );
});
