import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { type Fields, anAthlete, TODAY, show } from './testing/showDashboard.ts';

afterEach(() => act(() => dismissToast()));

const TREND = { mean: 45.6, least: 52.7, most: 56.6, isLow: true };
const measured = (day: string, fields: Fields) => ({
  ...{ day, hrv: null, restingHeartRate: null, sleepHours: null, weight: null, note: null },
  ...fields,
});

async function openMorning(server: Fields = {}) {
  const athlete = { ...anAthlete(), hrvTrend: TREND, wellness: [measured(TODAY, { hrv: 45.2 })] };
  const page = await show(athlete, { athlete, ...server });
  const morning = () => screen.getByRole('region', { name: 'This morning' });
  await userEvent.click(within(morning()).getByRole('button', { name: 'HRV, Sleep, Weight' }));
  await within(morning()).findByRole('spinbutton', { name: 'HRV (rMSSD, ms)' });
  await page.answer();
  return { page, morning, athlete };
}

test('the morning is told with what was filled in alone, and says what it changed', async () => {
  const { page, morning } = await openMorning({
    recordWellness: () => ({
      __typename: 'RecordWellnessPayload',
      athlete: anAthlete(),
      adaptation: {
        summary: '1 workout eased: your heart rate variability.',
        changes: [
          {
            changeId: 'c',
            op: 'EASE',
            workoutId: 'Tempo run',
            reasonKind: 'HRV_LOW',
            changeDescription: 'Ease the run from threshold to easy.',
          },
        ],
        advice: [],
        proposals: [],
        revision: { __typename: 'Revision', id: 'revision_9' },
      },
    }),
  });
  expect(morning()).toHaveTextContent(
    'HRV over 7 days: 45.6 ms, usually 52.7 to 56.6. Below the usual: nothing hard today.',
  );
  expect(morning()).toHaveTextContent('safer; that it makes you faster has not been shown');
  expect(within(morning()).getByRole('spinbutton', { name: 'HRV (rMSSD, ms)' })).toHaveFocus();
  await userEvent.keyboard('44.8');
  await userEvent.type(within(morning()).getByRole('spinbutton', { name: 'Hours of sleep' }), '6.5{Enter}');
  expect(page.asked()).toEqual([{ days: [{ day: TODAY, hrv: 44.8, sleepHours: 6.5 }] }]);
  await page.answer();
  await page.answer();
  const outcome = within(morning()).getByRole('status', { name: 'What this morning changed' });
  expect(outcome).toHaveTextContent('Ease the run from threshold to easy.');
  expect(within(outcome).getByRole('button', { name: 'Undo All' })).toBeEnabled();
});

test('an empty morning is not sent', async () => {
  const { page, morning } = await openMorning();
  await userEvent.click(within(morning()).getByRole('button', { name: 'Save This Morning' }));
  expect(morning()).toHaveTextContent('Give at least one value.');
  expect(page.asked()).toEqual([]);
});
