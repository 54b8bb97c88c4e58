export interface Screen {
  path: string;
  /** Heading that is there once the screen is. */
  shows: string | RegExp;
}

/** What everybody may see. */
export const PUBLIC: readonly Screen[] = [
  { path: '/', shows: 'Consistency Is King' },
  { path: '/privacy', shows: 'Privacy Policy' },
  { path: '/onboarding', shows: 'Set Your Goal' },
  { path: '/onboarding?step=2', shows: 'Choose a race type first' },
  { path: '/onboarding?step=3', shows: 'Training Availability' },
  { path: '/onboarding?step=4', shows: 'Personal Profile' },
  { path: '/login?error=google', shows: 'Sign in' },
  { path: '/register', shows: 'Create your account' },
  { path: '/forgot-password', shows: 'Forgot your password?' },
  { path: '/reset-password#token=evp_of_a_letter', shows: 'Choose a new password' },
  { path: '/account-deleted', shows: 'There is no receipt here' },
  { path: '/no/such/page', shows: '404 Page Not Found' },
];

/** The parts of the settings. */
export const SETTINGS_PARTS: readonly Screen[] = ['preferences', 'training', 'coaching', 'account', 'data'].map(
  (part) => ({ path: `/settings/${part}`, shows: 'Settings' }),
);

export const SIGNED_IN: readonly Screen[] = [
  { path: '/dashboard', shows: /^Welcome/ },
  { path: '/checkin', shows: 'Weekly Check-in' },
  { path: '/performance', shows: 'Performance' },
  { path: '/performance/activities', shows: 'Activities' },
  { path: '/performance/curves', shows: 'Power and Pace Curves' },
  { path: '/training-schedule', shows: 'Training Schedule' },
  { path: '/messages', shows: 'Messages' },
  { path: '/notices', shows: 'Notices' },
  { path: '/profile', shows: 'Profile' },
  ...SETTINGS_PARTS,
  { path: '/workouts', shows: 'Workout Library' },
  // the story of a new account goes on from here
  { path: '/season-plan', shows: 'Season Plan' },
];

/** Of a coach with athletes; `athleteId` is one who has a schedule. */
export const coachScreens = (athleteId: string): readonly Screen[] => [
  { path: '/coach/dashboard', shows: 'Needs Attention' },
  { path: '/coach/principles', shows: 'Coaching Principles' },
  { path: `/coach/athlete/${athleteId}`, shows: 'Latest Check-In' },
  { path: `/coach/athlete/${athleteId}/activities`, shows: 'Activities' },
  { path: `/coach/athlete/${athleteId}/curves`, shows: 'Power and Pace Curves' },
  { path: `/coach/athlete/${athleteId}/season-plan`, shows: 'Race Schedule' },
  { path: `/coach/athlete/${athleteId}/training-schedule`, shows: /Training Schedule$/ },
];
