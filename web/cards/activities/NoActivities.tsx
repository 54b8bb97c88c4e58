import { IconActivity } from '@tabler/icons-react';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';

/** Stands where recordings will. `firstName`: whose they are; null: the reader's own. */
export function NoActivities({ firstName }: { firstName: string | null }) {
  if (firstName !== null) return <Text tone="muted">{firstName} has no recordings yet.</Text>;
  return (
    <EmptyState icon={<IconActivity size={24} />} title="No activities yet">
      Export a workout from your watch or bike computer as a .fit file and upload it. Where you went is never kept.
    </EmptyState>
  );
}
