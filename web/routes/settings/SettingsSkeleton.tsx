import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { FIRST_GROUP, type SettingsGroup } from './groups.ts';
import { SettingsColumn } from './SettingsCard.tsx';

/** About as high as what stands in the cards of each part below their titles. */
const HEIGHTS: Readonly<Record<SettingsGroup, readonly string[]>> = {
  preferences: ['32rem', '6.5rem', '13rem', '9rem', '7rem', '8rem'],
  training: ['24rem', '15rem', '14rem'],
  coaching: ['3rem', '8rem'],
  account: ['21rem', '16rem', '14rem', '16rem'],
  data: ['10rem', '24rem'],
};

/** As large as the cards that are on their way. */
export function SettingsSkeleton({ group = FIRST_GROUP }: { group?: SettingsGroup }) {
  return (
    <SettingsColumn current={group} role="status" aria-label="Loading your settings" aria-busy>
      {HEIGHTS[group].map((height, place) => (
        <SkeletonCard key={place} of={{ height }} />
      ))}
    </SettingsColumn>
  );
}
