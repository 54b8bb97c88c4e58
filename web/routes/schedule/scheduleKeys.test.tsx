import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';
import { dayColumn, showSchedule } from './testing/showSchedule.tsx';
import { resize, windowOf } from '../../ui/testing/windowOf.ts';

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));

const weeks = () => [
  aWeek(0, [aWorkout('Easy run', '2026-11-20'), aWorkout('Long ride', '2026-11-21')]),
  aWeek(1, [aWorkout('Tempo run', '2026-11-27')]),
];
const card = (title: string) => screen.getByRole('button', { name: title });

beforeEach(() => windowOf(1280));

test('letters walk by day and by week, and open the workout of the day', async () => {
  const { router } = await showSchedule(anAthlete(weeks()));
  await userEvent.keyboard('t');
  expect(card('Easy run')).toHaveFocus();
  await userEvent.keyboard('j');
  expect(card('Long ride')).toHaveFocus();
  await userEvent.keyboard('j');
  expect(dayColumn('Sunday 22')).toHaveFocus();
  await userEvent.keyboard('kk');
  expect(card('Easy run')).toHaveFocus();
  await userEvent.keyboard('{Shift>}j{/Shift}');
  expect(card('Tempo run')).toHaveFocus();
  await userEvent.keyboard('{Shift>}k{/Shift}e');
  expect(router.state.location.search).toBe('?workout=Easy+run');
  const dialog = await screen.findByRole('dialog');
  await userEvent.keyboard('t');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test('letters do nothing while a workout is in the air', async () => {
  await showSchedule(anAthlete(weeks()));
  await userEvent.keyboard('tm');
  await userEvent.keyboard('jt');
  expect(card('Easy run')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  // the focus comes back to the card with the next frame
  await act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  await userEvent.keyboard('j');
  expect(card('Long ride')).toHaveFocus();
});

test('an address brings a day into view, once, and on a phone unfolds its week', async () => {
  windowOf(390);
  const { router } = await showSchedule(anAthlete(weeks()));
  expect(screen.queryByRole('button', { name: 'Tempo run' })).toBeNull();
  await act(async () => router.navigate('/training-schedule?day=2026-11-27'));
  await settle();
  expect(card('Tempo run')).toHaveFocus();
  expect(router.state.location.search).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Hide week 4' }));
  expect(screen.queryByRole('button', { name: 'Tempo run' })).toBeNull();
});

test('weeks that a phone folds stand open again once the window is wide, and keep what was chosen for when it is not', async () => {
  windowOf(390);
  await showSchedule(anAthlete(weeks()));
  expect(screen.queryByRole('button', { name: 'Tempo run' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Hide week/ }));
  resize(1280);
  expect(card('Easy run')).toBeVisible();
  expect(card('Tempo run')).toBeVisible();
  resize(390);
  expect(screen.queryByRole('button', { name: 'Tempo run' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Long ride' })).toBeNull();
});

test.each([
  ['illness', 'Not Feeling 100%?'],
  ['well', 'Not Feeling 100%?'],
  ['history', 'History'],
])('?open=%s opens its dialog, once', async (asked, title) => {
  const { router } = await showSchedule(anAthlete(weeks()));
  await act(async () => router.navigate(`/training-schedule?open=${asked}`));
  await settle();
  expect(within(await screen.findByRole('dialog')).getByRole('heading', { name: title })).toBeVisible();
  expect(router.state.location.search).toBe('');
});
