import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import seasonPlanQuery from '../../../__generated__/SeasonPlanPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../../relay/testing.tsx';
import { SeasonPlanPage } from '../SeasonPlanPage.tsx';
import { anAthlete } from './seasonFixture.ts';

type Fields = Record<string, unknown>;

/** The page of an athlete with that plan, loaded; `mutations` are what the server will answer to the gestures. */
export async function showSeason(seasonPlan: Fields | null, mutations: ServerData = {}, athlete: Fields = {}) {
  const page = renderRoute({
    path: '/season-plan',
    query: seasonPlanQuery,
    variables: {},
    Component: SeasonPlanPage,
    server: { viewer: { athlete: anAthlete(seasonPlan, athlete) }, ...mutations },
  });
  await page.answer();
  return page;
}

/** A toast repeats its title for screen readers, so there are several. */
export const toasts = (title: string) => screen.findAllByText(title);

export const raceSchedule = () => within(screen.getByRole('region', { name: 'Race Schedule' }));

/** Presses the first button of that name; its dialog comes with a chunk of its own. */
export async function openDialog(name: string) {
  await userEvent.click(screen.getAllByRole('button', { name })[0]!);
  return screen.findByRole('dialog');
}
