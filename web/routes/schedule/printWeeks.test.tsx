import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import scheduleQuery from '../../__generated__/SchedulePageQuery$parameters.ts';
import { renderRoute } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { SchedulePage } from './SchedulePage.tsx';
import { aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';

const print = jest.fn();
beforeEach(() => {
  print.mockClear();
  window.print = print;
});
afterEach(() => act(() => dismissToast()));

const proof = [
  { kind: 'TARGET', constraint: 'Hard days', limit: '2 wanted', value: '1', holds: true, excess: 0 },
  { kind: 'LIMIT', constraint: 'Tue at most 60 min', limit: '60 min', value: '55 min', holds: true, excess: 0 },
  {
    kind: 'LIMIT',
    constraint: 'At most 2 hard days',
    limit: '2 days',
    value: '3 days',
    holds: false,
    excess: 1,
    brokenBy: {
      id: 'revision',
      number: 2,
      cause: 'MOVE',
      actorRole: 'COACH',
      isOwn: false,
      summary: 'Tempo moved to Friday.',
      createdAt: '2026-11-17T23:05:00Z',
    },
  },
];
const weeks = [
  aWeek(
    0,
    [
      aWorkout('Tempo', '2026-11-17', { status: 'COMPLETED', duration: 50 }),
      aWorkout('Easy run', '2026-11-20', { duration: 40 }),
      aWorkout('Strength', '2026-11-20', {
        workoutType: 'STRENGTH',
        timeOfDay: 'EVENING',
        duration: 25,
        steps: [],
        instructions: 'Two rounds.',
      }),
    ],
    { proof },
  ),
  aWeek(1, [aWorkout('Long ride', '2026-11-28', { workoutType: 'BIKE' })]),
];
const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => ({
  day,
  startsAt: day === 'SATURDAY' ? null : '06:30',
}));

async function choose(item: string, known = weeks) {
  const athlete = anAthlete(weeks, { trainingTimes: { areUsual: false, days } });
  const nodes = ({ ids }: { ids: string[] }) => ids.map((id) => known.find((week) => week.id === id) ?? null);
  const page = renderRoute({
    path: '/training-schedule',
    query: scheduleQuery,
    variables: {},
    Component: SchedulePage,
    server: { viewer: { athlete }, nodes },
  });
  await page.answer();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
  return page;
}

/** Paper comes in a chunk of its own, and asks once it is here. */
const printed = (page: { answer: () => Promise<void> }) =>
  waitFor(async () => {
    await page.answer();
    expect(print).toHaveBeenCalledTimes(1);
  });

const sheets = () => [...document.querySelectorAll<HTMLElement>('[data-week-sheets] > section')];
/** Paper is not on the screen, so its text is read as it is. */
const lines = (sheet: HTMLElement, selector: string) =>
  [...sheet.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('this week is printed with times, steps in lines and its limits, and gone afterwards', async () => {
  const page = await choose('Print this week');
  expect(print).not.toHaveBeenCalled();
  await printed(page);
  const [sheet, ...others] = sheets();
  expect(others).toEqual([]);
  expect(sheet!.querySelector('header')).toHaveTextContent(
    'Week 3 · 16 – 22 NovDana Miller · Base · training week · 1:55 h planned',
  );
  expect(lines(sheet!, 'article h3')).toEqual(['Tempo', 'Easy run', 'Strength']);
  expect(lines(sheet!, 'article h3 + p')).toEqual([
    '06:30 · Run · 50 min · Easy · done',
    '06:30 · Run · 40 min · Easy',
    '18:00 · Strength · 25 min · Easy',
  ]);
  expect(lines(sheet!, 'article p + p')[1]).toBe(
    'Warm-up 15 min (63–65% of threshold speed)\n4 × 6 min (96–98% of threshold speed), 2 min\nCool-down 10 min (58–60% of threshold speed)\nRun easily.',
  );
  expect(lines(sheet!, 'article p + p')[2]).toBe('Two rounds.');
  expect(lines(sheet!, 'footer li')).toEqual([
    'Not kept: At most 2 hard days: 3 days. Broken by your coach’s move on Wed 18 Nov, 00:05: Tempo moved to Friday.',
    'Hard days: 1 of 2 wanted',
    'Tue at most 60 min: 55 min',
  ]);
  expect(within(sheet!).getAllByText('Rest')).toHaveLength(5);
  await act(async () => void fireEvent(window, new Event('afterprint')));
  expect(sheets()).toEqual([]);
});

test('all weeks are a page each; a day without a time has none', async () => {
  await printed(await choose('Print all weeks'));
  expect(sheets().map((sheet) => sheet.querySelector('h1')!.textContent)).toEqual([
    'Week 3 · 16 – 22 Nov',
    'Week 4 · 23 – 29 Nov',
  ]);
  expect(lines(sheets()[1]!, 'article h3 + p')).toEqual(['Bike · 40 min · Easy']);
});

test('what cannot be loaded is said, and nothing is printed', async () => {
  const page = await choose('Print next week');
  await waitFor(() => page.refuse(new Error('offline')));
  expect(screen.getAllByText('The week could not be loaded. Please try again.')).not.toHaveLength(0);
  expect(print).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-busy');
});
