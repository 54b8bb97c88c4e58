import { screen } from '@testing-library/react';
import scheduleQuery from '../../../__generated__/SchedulePageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../../relay/testing.tsx';
import { SchedulePage } from '../SchedulePage.tsx';
import type { anAthlete } from './scheduleFixture.ts';

/** The page of an athlete, loaded; `mutations` are what the server will answer to the gestures. */
export async function showSchedule(athlete: ReturnType<typeof anAthlete>, mutations: ServerData = {}) {
  const page = renderRoute({
    path: '/training-schedule',
    query: scheduleQuery,
    variables: {},
    Component: SchedulePage,
    server: { viewer: { athlete }, ...mutations },
  });
  await page.answer();
  return page;
}

/** The column of a day, by the start of its name: "Monday 16". */
export const dayColumn = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}\\b`) });

/** A toast repeats its title for screen readers, so there are several. */
export const toasts = (title: string) => screen.findAllByText(title);
