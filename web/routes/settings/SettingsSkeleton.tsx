import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { SettingsColumn } from './SettingsCard.tsx';

/** As large as the cards that are on their way. */
export function SettingsSkeleton() {
  return (
    <SettingsColumn role="status" aria-label="Loading your settings" aria-busy>
      {['22rem', '6rem'].map((height) => (
        <Card key={height}>
          <Stack gap={5}>
            <Skeleton css={{ width: '10rem', height: '1.4rem' }} />
            <Skeleton css={{ height }} />
          </Stack>
        </Card>
      ))}
    </SettingsColumn>
  );
}
