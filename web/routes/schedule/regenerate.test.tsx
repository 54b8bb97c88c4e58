import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { aRevision, aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';
import { showSchedule } from './testing/showSchedule.tsx';

afterEach(() => act(() => dismissToast()));

const SEASON = { seasonPlan: { __typename: 'SeasonPlan', id: 'plan', replan: null } };
const weeks = () => [aWeek(0, [aWorkout('Easy run', '2026-11-20')])];
const side = (duration: number, description: string) => ({
  scheduledDate: '2026-11-20',
  workoutType: 'RUN',
  duration,
  intensity: 'easy',
  description,
});
const aPreview = (changes: readonly object[]) => ({
  __typename: 'SchedulePreview',
  warnings: [{ message: 'No week holds strength.', recommendation: 'Free an hour.' }],
  weeks: [
    {
      weekStartDate: '2026-11-16',
      minutesBefore: 300,
      minutesAfter: 285,
      staying: 4,
      changes,
      kept: [side(90, 'Long run')],
    },
    { weekStartDate: '2026-11-23', minutesBefore: 310, minutesAfter: 310, staying: 1, changes: [], kept: [] },
  ],
});
const CHANGES = [
  { workoutId: 'one', before: side(60, 'Easy run'), after: side(45, 'Hill repeats') },
  { workoutId: 'two', before: side(30, 'Strides'), after: null },
  { workoutId: 'three', before: null, after: side(30, 'Drills') },
];
const generateSchedule = {
  __typename: 'GenerateSchedulePayload',
  athlete: anAthlete([aWeek(0, [aWorkout('Hill repeats', '2026-11-20')])], { ...SEASON, scheduleRevision: 4 }),
  revision: aRevision(4),
  warnings: [],
};

async function toPreview(changes: readonly object[] = CHANGES) {
  const page = await showSchedule(anAthlete(weeks(), SEASON), { previewSchedule: aPreview(changes), generateSchedule });
  await userEvent.click(screen.getByRole('button', { name: 'Regenerate Schedule' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Regenerate Schedule' }));
  await waitFor(() => expect(page.asked()).toEqual([{ mode: 'SEASON_PLAN' }]));
  await page.answer();
  return { page, dialog };
}

test('what would become of each week is shown and waits; Apply makes it, and says so in the page, where the focus goes', async () => {
  const { page, dialog } = await toPreview();
  const [first, second] = dialog.getAllByRole('region', { name: /^Week of/ });
  expect(first).toHaveTextContent('5:00 hbecomes4:45 h');
  expect(first).toHaveTextContent('1 comes, 1 goes, 1 changed, 4 workouts stay');
  expect(first).toHaveTextContent('Easy run, 1:00 h, easybecomesHill repeats, 45 min, easy');
  expect(first).toHaveTextContent('Strides, 30 min, easybecomesLeft out');
  expect(first).toHaveTextContent('NothingbecomesDrills, 30 min, easy');
  expect(first).toHaveTextContent('Long run, 1:30 h, easy (moved or edited by hand: kept)');
  expect(second).toHaveTextContent(/5:10 h1 workout stays$/);
  expect(dialog.getByText('No week holds strength. Free an hour.')).toBeVisible();
  const apply = dialog.getByRole('button', { name: 'Apply' });
  expect(apply).toHaveFocus();
  await userEvent.click(apply);
  expect(page.asked()).toEqual([{ mode: 'SEASON_PLAN' }]);
  await page.answer();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText('Schedule Generated')).not.toHaveLength(0);
  const made = screen.getByText('The next four weeks are planned');
  await waitFor(() => expect(document.activeElement).toContainElement(made));
});

test('left, it changes nothing', async () => {
  const { page, dialog } = await toPreview();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep It as It Is' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.asked()).toEqual([]);
});

test('where nothing would change, there is nothing to apply', async () => {
  const { dialog } = await toPreview([]);
  expect(dialog.getByText(/nothing would change/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Apply' })).toBeNull();
});
