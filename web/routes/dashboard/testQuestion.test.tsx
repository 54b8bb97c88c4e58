import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { type Fields, aWorkout, TODAY, anAthlete, show } from './testing/showDashboard.ts';

afterEach(() => act(() => dismissToast()));

const QUESTION = 'What was the result of your test?';
const aTest = (fields: Fields) => ({
  asks: 'WATTS',
  minutes: 20,
  workout: aWorkout('FTP test', TODAY, { workoutType: 'BIKE' }),
  ...fields,
});
const suggested = (fields: Fields = {}) => ({
  requestAdjustment: {
    __typename: 'RequestAdjustmentPayload',
    suggestion: {
      __typename: 'Suggestion',
      id: 'suggestion',
      explanation: 'FTP 238 → 251 W: Z2 138–188 W and Z4 226–264 W.',
      reach: { scope: 'ALL_FUTURE' },
      ...fields,
    },
  },
});

test('the result of a test is told in numbers, shown as zones, and set once the athlete agrees', async () => {
  const athlete = anAthlete({ testQuestion: aTest({}) });
  const page = await show(athlete, {
    ...suggested(),
    applyAdjustment: {
      __typename: 'ApplyAdjustmentPayload',
      athlete: {
        ...athlete,
        testQuestion: null,
        thresholds: { ftp: 251, runThresholdSpeed: null, css: null, lthr: null },
      },
      revision: { __typename: 'Revision', id: 'revision', summary: 'FTP 238 → 251 W.' },
    },
  });
  const card = await screen.findByRole('region', { name: QUESTION });
  expect(card).toHaveTextContent('FTP test, Friday 20 November.');
  await userEvent.type(within(card).getByRole('spinbutton', { name: 'Mean power of the 20 min, watts' }), '264');
  await userEvent.click(within(card).getByRole('button', { name: 'Show My Zones' }));
  expect(page.asked()).toContainEqual({ request: '20 min test 264 W, on 2026-11-20' });
  await page.answer();
  expect(card).toHaveTextContent('FTP 238 → 251 W: Z2 138–188 W and Z4 226–264 W.');
  await userEvent.click(within(card).getByRole('button', { name: 'Set It' }));
  expect(page.asked()).toContainEqual({ suggestionId: 'suggestion', scope: 'ALL_FUTURE' });
  await page.answer();
  await waitFor(() => expect(screen.queryByRole('region', { name: QUESTION })).toBeNull());
});

test.each([
  [{ asks: 'DISTANCE', minutes: 30 }, ['Distance of the 30 min, km'], ['7.25'], '30 min test 7.25 km, on 2026-11-20'],
  [
    { asks: 'TRIALS', minutes: null },
    ['Time of 400', 'Time of 200'],
    ['6:00', '2:50'],
    '400 in 6:00, 200 in 2:50, on 2026-11-20',
  ],
] as const)('a result of %j is told in its own numbers', async (fields, names, values, request) => {
  const page = await show(anAthlete({ testQuestion: aTest(fields) }), suggested());
  const card = await screen.findByRole('region', { name: QUESTION });
  for (const [i, name] of names.entries()) await userEvent.type(within(card).getByLabelText(name), values[i]!);
  await userEvent.click(within(card).getByRole('button', { name: 'Show My Zones' }));
  expect(page.asked()).toContainEqual({ request });
});

test('a time that is none is said to be none, and nothing is sent', async () => {
  const page = await show(anAthlete({ testQuestion: aTest({ asks: 'TRIALS', minutes: null }) }));
  const card = await screen.findByRole('region', { name: QUESTION });
  await userEvent.type(within(card).getByLabelText('Time of 400'), '6:00');
  await userEvent.type(within(card).getByLabelText('Time of 200'), '170');
  await userEvent.click(within(card).getByRole('button', { name: 'Show My Zones' }));
  expect(within(card).getByLabelText('Time of 200')).toHaveAccessibleDescription('Minutes and seconds, such as 7:10.');
  expect(page.asked()).not.toContainEqual(expect.objectContaining({ request: expect.anything() as unknown }));
});

test('a result that changes nothing is not set, and its numbers may be others', async () => {
  const page = await show(
    anAthlete({ testQuestion: aTest({}) }),
    suggested({ explanation: 'FTP is kept from 50 W to 600 W, and 2000 W lies outside.', reach: null }),
  );
  const card = await screen.findByRole('region', { name: QUESTION });
  await userEvent.type(within(card).getByRole('spinbutton'), '2000');
  await userEvent.click(within(card).getByRole('button', { name: 'Show My Zones' }));
  await page.answer();
  expect(card).toHaveTextContent('2000 W lies outside.');
  expect(within(card).queryByRole('button', { name: 'Set It' })).toBeNull();
  await userEvent.click(within(card).getByRole('button', { name: 'Change the Numbers' }));
  expect(within(card).getByRole('spinbutton')).toHaveDisplayValue('2000');
});

test('both times of a swim test stand where they were when its numbers are changed', async () => {
  const page = await show(
    anAthlete({ testQuestion: aTest({ asks: 'TRIALS', minutes: null }) }),
    suggested({ explanation: 'The 200 is slower than the 400.', reach: null }),
  );
  const card = await screen.findByRole('region', { name: QUESTION });
  await userEvent.type(within(card).getByLabelText('Time of 400'), '6:00');
  await userEvent.type(within(card).getByLabelText('Time of 200'), '3:10');
  await userEvent.click(within(card).getByRole('button', { name: 'Show My Zones' }));
  await page.answer();
  await userEvent.click(within(card).getByRole('button', { name: 'Change the Numbers' }));
  expect(within(card).getByLabelText('Time of 400')).toHaveDisplayValue('6:00');
  expect(within(card).getByLabelText('Time of 200')).toHaveDisplayValue('3:10');
});

test('a test that is not to be asked about again stays so, another one is asked about', async () => {
  await show(anAthlete({ testQuestion: aTest({}) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t Ask Again' }));
  expect(screen.queryByRole('region', { name: QUESTION })).toBeNull();
  cleanup();
  await show(anAthlete({ testQuestion: aTest({}) }));
  expect(screen.queryByRole('region', { name: QUESTION })).toBeNull();
  cleanup();
  await show(anAthlete({ testQuestion: aTest({ workout: aWorkout('Run test', TODAY) }) }));
  expect(await screen.findByRole('region', { name: QUESTION })).toBeVisible();
});
