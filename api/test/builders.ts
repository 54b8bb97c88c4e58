import { METRIC } from '../core/units/displayUnits.ts';
import { addDays } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { type AccountDeps, register } from '../domain/account/account.ts';
import { completeOnboarding } from '../domain/athlete/athlete.ts';
import { dayIn } from '../domain/kernel/day.ts';
import { copied } from './copies.ts';

let made = 0;

/** An account that nobody had before, with its athlete. */
export async function aViewer(
  deps: AccountDeps,
  over: Record<string, unknown> = {},
): Promise<Viewer & { email: string }> {
  made += 1;
  const registration = {
    email: `person.${process.pid}.${made}@example.com`,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
    ...over,
  };
  // each from an address of its own: builders are not what the limits are for
  const userId = await register(deps, registration, { address: `builder ${made}`, defaultTimeZone: 'UTC' });
  const athlete = await deps.db.athlete.findUniqueOrThrow({
    where: { userId },
    select: { id: true, user: { select: { email: true } } },
  });
  return { userId, athleteId: athlete.id, coachId: null, units: METRIC, scope: 'session', email: athlete.user.email };
}

interface Parts {
  raceGoal?: object;
  fitnessAssessments?: readonly object[];
  trainingPreferences?: object;
  personalProfile?: object;
  timeZone?: string;
}

/** A filled onboarding form: an olympic triathlon 16 weeks from `today`, 9 hours a week, no Mondays. */
export function onboardingForm(email: string, today: string, over: Parts = {}) {
  return {
    raceGoal: { raceType: 'olympic-tri', raceName: 'Lake Olympic', targetDate: addDays(today, 112), ...over.raceGoal },
    fitnessAssessments:
      over.fitnessAssessments ??
      ['swimming', 'cycling', 'running'].map((sport) => ({
        sport,
        experienceLevel: 'intermediate',
        currentFitnessLevel: 'moderate',
        weeklyVolume: '2 hours',
      })),
    trainingPreferences: {
      weeklyHoursAvailable: 9,
      longWorkoutDays: ['saturday', 'sunday'],
      unavailableDays: ['monday'],
      preferredWorkoutTimes: 'morning',
      ...over.trainingPreferences,
    },
    personalProfile: {
      firstName: 'Robin',
      lastName: 'Vale',
      email,
      age: 38,
      gender: 'female',
      injuries: [],
      ...over.personalProfile,
    },
    ...(over.timeZone !== undefined && { timeZone: over.timeZone }),
  };
}

/** An athlete who has finished onboarding. */
export async function anAthlete(deps: AccountDeps, over: Parts = {}): Promise<Viewer & { email: string }> {
  return copied(deps, 'onboarded', over, async () => {
    const viewer = await aViewer(deps);
    const today = dayIn(over.timeZone ?? 'UTC', deps.clock());
    await completeOnboarding(deps, viewer, onboardingForm(viewer.email, today, over));
    return viewer;
  });
}
