import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { CALENDAR, TRAINING_TIMES } from './cardTexts.ts';
import { SettingsCard, SettingsColumn } from './SettingsCard.tsx';

/** Of what depends on who coaches whom. */
const COACHING = [
  { height: '2.75rem', '@medium': { height: '1.3rem' } },
  { height: '8.75rem', '@medium': { height: '6.1rem' } },
];

/** As large as the cards that are on their way. */
export function SettingsSkeleton() {
  return (
    <SettingsColumn role="status" aria-label="Loading your settings" aria-busy>
      {COACHING.map((css) => (
        <Card key={css.height}>
          <Stack gap={5}>
            <Skeleton css={{ width: '10rem', height: '1.4rem' }} />
            <Skeleton css={css} />
          </Stack>
        </Card>
      ))}
      <SettingsCard {...TRAINING_TIMES}>
        <Skeleton css={{ height: '22rem' }} />
      </SettingsCard>
      <SettingsCard {...CALENDAR}>
        <Skeleton css={{ height: '12rem' }} />
      </SettingsCard>
    </SettingsColumn>
  );
}
