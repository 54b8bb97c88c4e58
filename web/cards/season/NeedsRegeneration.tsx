import { IconRefresh } from '@tabler/icons-react';
import { graphql, useFragment } from 'react-relay';
import type { NeedsRegeneration_plan$key } from '../../__generated__/NeedsRegeneration_plan.graphql.ts';
import { Notice } from '../../ui/states.tsx';
import { regenerationWord } from '../../words.ts';

/** 'Races and sports'. */
function changed(reasons: readonly string[]): string {
  const names = reasons.map((reason) => regenerationWord(reason) ?? 'settings');
  const text = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Says that phases and schedule are older than the races, sports or hours that they were made from. */
export function NeedsRegeneration({ plan }: { plan: NeedsRegeneration_plan$key }) {
  const { needsRegeneration } = useFragment(
    graphql`
      fragment NeedsRegeneration_plan on SeasonPlan {
        needsRegeneration {
          reasons
        }
      }
    `,
    plan,
  );
  if (!needsRegeneration) return null;
  return (
    <Notice icon={<IconRefresh size={18} aria-hidden />} title="The plan is behind its changes">
      {changed(needsRegeneration.reasons)} changed since these phases were made. Phases and schedule follow when the
      plan is regenerated; a preview comes first.
    </Notice>
  );
}
