import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requireUser } from '../../guards.ts';
import { blankAnswers, type OnboardingAnswers } from '../../onboardingAnswers.ts';
import type { Answer } from '../../testing/server.ts';
import { CompletePage } from '../CompletePage.tsx';
import { onboardingLoader, OnboardingPage } from '../OnboardingPage.tsx';

export const ROUTES = [
  { path: '/onboarding', loader: onboardingLoader, Component: OnboardingPage },
  { path: '/onboarding/complete', loader: requireUser, Component: CompletePage },
];
export const DONE: Answer = { status: 200, body: { success: true, athleteProfileId: 'athlete_mia' } };

export const step = (name: string) => screen.findByRole('heading', { name, level: 2 });
export const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
export const finish = () => userEvent.click(screen.getByRole('button', { name: 'Complete Setup' }));
export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

/** Answers that the server accepts, and what is sent of them. */
export const MARATHON: OnboardingAnswers = {
  raceGoal: { raceType: 'marathon', raceName: 'Berlin', targetDate: '2027-09-26', goalTimeSec: '3:45' },
  assessments: {
    ...blankAnswers(null).assessments,
    running: {
      ...blankAnswers(null).assessments.running,
      experienceLevel: 'beginner',
      currentFitnessLevel: 'moderate',
      weeklyVolume: '4',
    },
  },
  trainingPreferences: {
    weeklyHoursAvailable: '8',
    longWorkoutDays: ['sunday'],
    unavailableDays: ['monday'],
    preferredWorkoutTimes: 'morning',
    schedulingConstraints: '',
  },
  personalProfile: {
    firstName: 'Mia',
    lastName: 'Berger',
    email: 'mia@example.com',
    age: '35',
    gender: 'female',
    injuries: [],
  },
};
export const MARATHON_PAYLOAD = {
  raceGoal: { raceType: 'marathon', raceName: 'Berlin', targetDate: '2027-09-26', goalTimeSec: 13_500 },
  fitnessAssessments: [
    { sport: 'running', experienceLevel: 'beginner', currentFitnessLevel: 'moderate', weeklyVolume: '4 hours' },
  ],
  trainingPreferences: {
    weeklyHoursAvailable: 8,
    longWorkoutDays: ['sunday'],
    unavailableDays: ['monday'],
    preferredWorkoutTimes: 'morning',
  },
  personalProfile: {
    firstName: 'Mia',
    lastName: 'Berger',
    email: 'mia@example.com',
    age: 35,
    gender: 'female',
    injuries: [],
  },
};
