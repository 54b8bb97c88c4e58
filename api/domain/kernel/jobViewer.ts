import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import type { User } from '../../generated/prisma/client.ts';
import type { Viewer } from './access.ts';

/** What of an account says who it is: for `include`. */
export const WHO = { athlete: { select: { id: true } }, coach: { select: { id: true } } } as const;

type Person = Pick<User, 'id' | 'units' | 'poolLength'> & {
  athlete: { id: string } | null;
  coach?: { id: string } | null;
};

/** An account for whom a job acts by itself, as if it were signed in: it sees what it may see then, and no more. */
export const jobViewer = ({ id, athlete, coach, units, poolLength }: Person): Viewer => ({
  userId: id,
  athleteId: athlete!.id,
  coachId: coach?.id ?? null,
  units: { units, poolLength } as DisplayUnits,
  scope: 'session',
});
