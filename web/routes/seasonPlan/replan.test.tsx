import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { anAthlete, aPlan, aRace, aRevision } from './testing/seasonFixture.ts';
import { openDialog, showSeason, toasts } from './testing/showSeason.tsx';

afterEach(() => act(() => dismissToast()));

const TITLE = 'The plan no longer fits';
const SUMMARY = 'Planned anew, the taper before Goal begins on Monday 19 April.';
const button = (name: string) => screen.getByRole('button', { name });
const phase = (startDate: string, endDate: string) => ({
  phaseName: 'Taper',
  phaseType: 'TAPER',
  startDate,
  endDate,
  weeklyVolume: 5,
  description: '',
  focusAreas: [],
  sportPreferences: [],
});
const replan = {
  __typename: 'SeasonReplan',
  previewId: 'preview 1',
  summary: SUMMARY,
  phases: [{ change: 'MOVED', before: phase('2027-05-03', '2027-05-16'), after: phase('2027-04-19', '2027-05-02') }],
  hours: [{ weekStartDate: '2026-11-16', hoursBefore: 6, hoursAfter: 5 }],
  raceDays: [],
};
const races = [aRace('Goal', '2027-05-09')];
const behind = aPlan({ races, replan, needsRegeneration: { reasons: ['RACES'] } });
const applied = {
  __typename: 'ApplyReplanPayload',
  athlete: anAthlete(aPlan({ races })),
  revision: aRevision(4, { summary: 'The taper before Goal begins on Monday 19 April: the season is planned anew.' }),
  unchanged: false,
};

test('with one race, too, one press plans anew; the notice goes and the way back is offered', async () => {
  const page = await showSeason(behind, { applyReplan: applied });
  expect(screen.getAllByText(TITLE)).toHaveLength(1);
  expect(screen.getByText(SUMMARY)).toBeInTheDocument();
  expect(button('Regenerate Plan')).toBeDisabled();
  await userEvent.click(button('Plan Anew'));
  expect(page.asked()).toEqual([{ athleteId: 'athlete', previewId: 'preview 1' }]);
  await page.answer();
  expect(await toasts('Season Planned Anew')).not.toHaveLength(0);
  expect(button('Undo')).toBeInTheDocument();
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
});

test('what changes can be looked at first, and left', async () => {
  const page = await showSeason(behind, { applyReplan: applied });
  await openDialog('See What Changes');
  const dialog = within(await screen.findByRole('dialog', { name: 'The Season Planned Anew' }));
  expect(dialog.getByText(SUMMARY)).toBeInTheDocument();
  expect(dialog.getByRole('region', { name: 'Phases' })).toHaveTextContent(/Taper.*19 Apr – 2 May/);
  expect(dialog.getByRole('region', { name: 'Weekly hours' })).toHaveTextContent('1 of 1 week');
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the Old Plan' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.asked()).toEqual([]);
  await openDialog('See What Changes');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Plan Anew' }));
  await page.answer();
  expect(await toasts('Season Planned Anew')).not.toHaveLength(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a plan that has changed meanwhile is not applied, and the reason is said', async () => {
  const page = await showSeason(behind, {
    applyReplan: { __typename: 'PlanChanged', kind: 'STALE_PREVIEW', message: 'The plan changed since this preview.' },
  });
  await userEvent.click(button('Plan Anew'));
  await page.answer();
  expect(await screen.findAllByText(/The plan changed since this preview/)).not.toHaveLength(0);
  expect(screen.getByText(TITLE)).toBeInTheDocument();
});
