import { IconAlertTriangle } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type { SeasonWarnings_plan$key } from '../__generated__/SeasonWarnings_plan.graphql.ts';
import { Stack } from '../ui/Layout.tsx';
import { Notice } from '../ui/states.tsx';

/** More main races than this cannot all be peaked for. */
const MAX_A_RACES = 3;

// the assumed date by the page beside the date itself, the number of main races by this card from the races as they are
const SHOWN_ELSEWHERE = ['RACE_DATE_ASSUMED', 'TOO_MANY_A_RACES'];

/** What the athlete should know about the season as a whole; what is about one race stands with that race. */
export function SeasonWarnings({ plan }: { plan: SeasonWarnings_plan$key }) {
  const { races, warnings } = useFragment(
    graphql`
      fragment SeasonWarnings_plan on SeasonPlan {
        races {
          priority
          warnings {
            kind
            message
          }
        }
        warnings {
          kind
          message
          recommendation
        }
      }
    `,
    plan,
  );
  const mainRaces = races.filter(({ priority }) => priority === 'A').length;
  const isTooMany = mainRaces > MAX_A_RACES;
  const ofRaces = new Set(races.flatMap((race) => race.warnings.map(({ message }) => message)));
  const own = warnings.filter(({ kind, message }) => !SHOWN_ELSEWHERE.includes(kind) && !ofRaces.has(message));
  if (!isTooMany && own.length === 0) return null;
  return (
    <Stack gap={3}>
      {isTooMany && (
        <Notice tone="warning" icon={<IconAlertTriangle size={18} aria-hidden />} title="Too Many A Races">
          This season has {mainRaces} priority-A races. At most {MAX_A_RACES} are recommended: consider downgrading some
          to B.
        </Notice>
      )}
      {own.map(({ kind, message, recommendation }, index) => (
        <Notice
          key={`${kind}-${index}`}
          tone="warning"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={message}
        >
          {recommendation}
        </Notice>
      ))}
    </Stack>
  );
}
