import { IconActivity } from '@tabler/icons-react';
import { legOf } from '../../../api/core/workout/sport.ts';
import { SportIcon } from '../sport.tsx';
import { nameOf } from '../../names.ts';

/** The figure of an activity's sport; its name must stand nearby. */
export function ActivityIcon({ sport }: { sport: string }) {
  return sport === 'OTHER' ? (
    <IconActivity size={20} stroke={1.75} aria-hidden />
  ) : (
    <SportIcon type={nameOf(legOf(sport))} size={20} />
  );
}
