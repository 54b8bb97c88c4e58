import type { PoolLength, UnitSystem } from '../../api/core/units/displayUnits.ts';

/** Who is signed in, as the server tells it. */
export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  authProvider: 'email' | 'google';
  isCoach: boolean;
  athleteId: string | null;
  onboardingComplete: boolean;
  /** The screen that they begin with; left out in what an earlier version kept. */
  home?: string;
  timeZone: string;
  units: UnitSystem;
  poolLength: PoolLength;
  /** Keyboard shortcuts of a single character work. */
  singleKeyShortcuts: boolean;
}
