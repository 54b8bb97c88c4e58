import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import profileQuery from '../../../__generated__/ProfilePageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../../relay/testing.tsx';
import { ProfilePage } from '../ProfilePage.tsx';

export const ROBIN = {
  __typename: 'Athlete',
  id: 'athlete_robin',
  today: '2026-11-20',
  firstName: 'Robin',
  lastName: 'Vale',
  age: 38,
  gender: 'FEMALE',
  scheduleRevision: 4,
  standingChanges: [
    {
      id: 'standing_1',
      request: 'No swim on Fridays',
      changes: ['no swim on Friday'],
      since: '2026-11-02',
      untilDate: null,
    },
  ],
  assessments: [
    {
      id: 'assessment_1',
      sport: 'RUNNING',
      experienceLevel: 'INTERMEDIATE',
      currentFitnessLevel: 'VERY_HIGH',
      weeklyVolume: '4 hours',
      notes: null,
      createdAt: '2026-11-02T10:00:00Z',
    },
  ],
  preferences: {
    weeklyHoursAvailable: 8,
    longWorkoutDays: ['SUNDAY', 'SATURDAY'],
    unavailableDays: ['MONDAY'],
    blackoutDates: [
      { from: '2026-08-01', to: '2026-08-14', label: 'Summer', mostMinutes: null },
      { from: '2026-12-12', to: '2026-12-12', label: 'Wedding', mostMinutes: null },
    ],
    preferredWorkoutTimes: 'MORNING',
    schedulingConstraints: null,
    constraints: [] as { text: string; understood: string | null; note: string | null }[],
    maxMinutesByDay: [{ day: 'TUESDAY', minutes: 60 }],
  },
  injuries: [
    {
      id: 'injury_1',
      injuryType: 'Strain',
      affectedArea: 'left calf',
      dateOccurred: '2026-10-01',
      isRecovered: false,
      notes: null,
    },
  ],
  thresholds: { ftp: 250.4, runThresholdSpeed: 3.7037, css: null, lthr: null },
  testedSports: ['RUNNING', 'CYCLING', 'SWIMMING'],
  thresholdProposals: [],
  thresholdHistory: [],
};
const USER = {
  __typename: 'User',
  id: 'user_robin',
  email: 'robin@example.com',
  authProvider: 'EMAIL',
  timeZone: 'Europe/Berlin',
};

export async function show(athlete: object | null = ROBIN, mutations: ServerData = {}) {
  const page = renderRoute({
    path: '/profile',
    query: profileQuery,
    variables: {},
    Component: ProfilePage,
    server: { viewer: { user: USER, athlete }, ...mutations },
  });
  await page.answer();
  return page;
}

export const card = (name: string) => within(screen.getByRole('region', { name }));
export const edit = () => userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
export const save = () => userEvent.click(screen.getAllByRole('button', { name: 'Save Changes' })[0]!);
