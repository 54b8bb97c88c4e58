import { IconRefresh } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type { NeedsRegeneration_plan$key } from '../../__generated__/NeedsRegeneration_plan.graphql.ts';
import { Notice } from '../../ui/states.tsx';
import { regenerationWord } from '../../words.ts';
import { opening } from '../../../api/core/messages/reader.ts';
import { listOf } from '../../../api/core/units/listOf.ts';

/** 'Races and sports'. */
const changed = (reasons: readonly string[]): string =>
  opening(listOf(reasons.map((reason) => regenerationWord(reason) ?? 'settings')));

/** Says that the schedule is older than the races, sports or hours, where the phases stay as they are. */
export function NeedsRegeneration({ plan }: { plan: NeedsRegeneration_plan$key }) {
  const { needsRegeneration, replan } = useFragment(
    graphql`
      fragment NeedsRegeneration_plan on SeasonPlan {
        needsRegeneration {
          reasons
        }
        replan {
          previewId
        }
      }
    `,
    plan,
  );
  // then the notice of the new plan says more
  if (!needsRegeneration || replan) return null;
  return (
    <Notice icon={<IconRefresh size={18} aria-hidden />} title="The plan no longer fits">
      {changed(needsRegeneration.reasons)} changed since these phases were made. Phases and schedule follow when the
      plan is regenerated; a preview comes first.
    </Notice>
  );
}
