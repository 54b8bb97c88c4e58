import { screen, within } from '@testing-library/react';
import dashboardQuery from '../../../__generated__/CoachDashboardPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../../relay/testing.tsx';
import { CoachDashboardPage } from '../CoachDashboardPage.tsx';

export const person = (firstName: string) => ({
  __typename: 'Athlete',
  id: `athlete ${firstName}`,
  firstName,
  lastName: 'Vale',
  email: `${firstName.toLowerCase()}@example.com`,
  age: 38,
  gender: 'FEMALE',
  today: '2026-11-20',
  coachGroups: { Robin: ['Marathon'] }[firstName] ?? [],
  unreadMessages: { Robin: 2, Ben: 1 }[firstName] ?? 0,
});
export const RED = {
  code: 'RED_CHECK_IN',
  text: 'Red check-in, week of Monday 16 November: stress 9 (readiness 12 of 100).',
};
export const SILENT = {
  code: 'SILENT',
  text: 'Silent for 9 days: 4 planned workouts without feedback, last heard Wednesday 11 November.',
};

interface Given {
  asking?: readonly [string, object[]][];
  athletes?: readonly string[];
  training?: Readonly<Record<string, object>>;
}

export const aCoach = ({ asking = [], athletes = [], training = {} }: Given = {}) => ({
  __typename: 'Coach',
  id: 'coach',
  firstName: 'Ada',
  overview: {
    totalAthletes: athletes.length,
    activePrograms: athletes.length,
    checkInsPending: 1,
    libraryWorkouts: 74,
  },
  attention: asking.map(([name, reasons]) => ({ athlete: person(name), reasons, lastHeardOn: '2026-11-11' })),
  principles: { totalCount: 0, edges: [] },
  groups: [{ name: 'Marathon', athletes: 1 }],
  rosterViews: [{ name: 'Tired', search: '', show: 'ATTENTION', sort: 'FORM', group: 'Marathon' }],
  athletes: ({ search, first, after }: { search: string; first: number; after?: string | null }) => {
    const found = athletes.filter((name) => name.toLowerCase().includes(search.toLowerCase()));
    const from = after ? found.indexOf(after) + 1 : 0;
    const page = found.slice(from, from + first);
    return {
      totalCount: found.length,
      pageInfo: { hasNextPage: from + first < found.length, endCursor: page.at(-1) ?? null },
      edges: page.map((name) => ({
        cursor: name,
        assignedAt: '2026-11-01T10:00:00Z',
        attention: {
          lastHeardOn: name === 'Kim' ? null : '2026-11-11',
          reasons: asking.filter(([other]) => other === name).flatMap(([, reasons]) => reasons),
        },
        training: training[name] ?? null,
        node: person(name),
      })),
    };
  },
});

export async function show(coach: object | null, mutations: ServerData = {}, address = '') {
  const page = renderRoute({
    path: `/coach/dashboard${address}`,
    query: dashboardQuery,
    variables: { search: '', sort: 'ATTENTION', show: 'EVERYBODY', group: null },
    Component: CoachDashboardPage,
    server: { viewer: { coach }, node: coach, ...mutations },
  });
  await page.answer();
  return page;
}

export const region = (name: string) => within(screen.getByRole('region', { name }));
