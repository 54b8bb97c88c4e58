import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { aCoach, person, RED, region, show, SILENT } from './testing/dashboard.tsx';
import { windowOf } from '../../ui/testing/windowOf.ts';

afterEach(() => act(() => dismissToast()));
afterEach(() => jest.restoreAllMocks());

beforeEach(() => windowOf(390));

const UPDATE = { coachUpdated: { coach: { __typename: 'Coach', id: 'coach' } } };

test('whom the coach works with is shown as it is, also after it changed elsewhere', async () => {
  let now: object | null = aCoach({ athletes: ['Robin'] });
  const page = await show(now, { viewer: () => ({ coach: now }) });
  expect(page.followed()).toEqual([{}]);
  now = aCoach({ athletes: ['Robin', 'Kim'] });
  // the first counts: Kim came while the page was on its way
  await page.publish(UPDATE);
  await page.answer();
  expect(region('Your Athletes').getByRole('link', { name: /Kim Vale/ })).toBeInTheDocument();
  now = aCoach({ athletes: ['Kim'] });
  await page.publish(UPDATE);
  await page.answer();
  expect(region('Your Athletes').queryByRole('link', { name: /Robin Vale/ })).toBeNull();
  now = null;
  await page.end();
  await page.answer();
  expect(screen.getByText('Only coaches can see this')).toBeInTheDocument();
});

test('what changes while the answer to an earlier change is on its way is read after that', async () => {
  let now = aCoach({ athletes: ['Robin'] });
  const page = await show(now, { viewer: () => ({ coach: now }) });
  await page.publish(UPDATE);
  await page.publish(UPDATE);
  await page.answer();
  now = aCoach({ athletes: ['Robin', 'Kim'] });
  await page.answer();
  expect(region('Your Athletes').getByRole('link', { name: /Kim Vale/ })).toBeInTheDocument();
});

test('nobody follows what they do not have', async () => {
  expect((await show(null)).followed()).toEqual([]);
});

test('who needs the coach comes with the reasons and the act that fits; all athletes with what is known of them', async () => {
  await show(
    aCoach({
      asking: [
        ['Robin', [RED]],
        ['Ben', [SILENT]],
      ],
      athletes: ['Robin', 'Ben', 'Kim'],
    }),
  );
  const rows = region('Needs Attention')
    .getAllByRole('listitem')
    .filter((row) => within(row).queryByRole('checkbox'));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(RED.text);
  expect(within(rows[0]!).getByRole('button', { name: 'Lighter Week for Robin Vale' })).toBeEnabled();
  expect(within(rows[1]!).getByRole('link', { name: 'Write to Ben' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/coach\/athlete\/.+#messages$/),
  );
  expect(screen.getByRole('article', { name: 'Total Athletes' })).toHaveTextContent('3');
  expect(screen.getByRole('article', { name: 'This Week' })).toHaveTextContent('1Check-ins pending');
  const unread = ['Robin', 'Ben', 'Kim'].map(
    (name) =>
      region('Your Athletes')
        .getByRole('link', { name: new RegExp(`${name} Vale`) })
        .textContent?.match(/\d+ unread messages?/)?.[0],
  );
  expect(unread).toEqual(['2 unread messages', '1 unread message', undefined]);
  const kim = region('Your Athletes').getByRole('link', { name: /Kim Vale/ });
  expect(kim).toHaveTextContent('38 years • Female');
  expect(kim).toHaveTextContent('Joined 1 Nov 2026');
  expect(kim).toHaveTextContent('No data yet');
  expect(kim).toHaveAttribute('href', '/coach/athlete/athlete Kim');
});

test.each([
  ['a phone', 390, 4],
  ['a wide window', 1440, 8],
])(
  'on %s the most urgent are shown at first; the others on request, from where the eyes are, and all can be chosen at once',
  async (_where, width, first) => {
    windowOf(width);
    const names = Array.from({ length: 11 }, (_, i) => `Robin${i}`);
    await show(aCoach({ asking: names.map((name) => [name, [RED]]), athletes: names }));
    const boxes = () => region('Needs Attention').queryAllByRole('checkbox', { name: /^Choose Robin/ });
    expect(boxes()).toHaveLength(first);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all 11' }));
    expect(screen.getByRole('button', { name: 'Lighter Week for 11' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Show All 11' }));
    expect(boxes()).toHaveLength(11);
    expect(boxes()[first]).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Choose all 11' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: `Show the First ${first}` }));
    expect(boxes()).toHaveLength(first);
    expect(screen.getByRole('button', { name: 'Lighter Week for 10' })).toBeEnabled();
  },
);

test.each([
  [390, 5],
  [1440, 9],
])('one more than are shown at first are all shown, at %d px', async (width, count) => {
  windowOf(width);
  const names = Array.from({ length: count }, (_, i) => `Robin${i}`);
  await show(aCoach({ asking: names.map((name) => [name, [RED]]), athletes: names }));
  expect(region('Needs Attention').getAllByRole('checkbox', { name: /^Choose Robin/ })).toHaveLength(count);
  expect(screen.queryByRole('button', { name: /^Show All/ })).toBeNull();
});

test('a search asks the server and keeps its words in the address', async () => {
  const page = await show(aCoach({ athletes: ['Robin', 'Ben'] }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'rob');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.answer();
  expect(region('Your Athletes').getAllByRole('link')).toHaveLength(1);
  expect(region('Your Athletes').getByText('Showing 1 of 2 athletes')).toBeInTheDocument();
  expect(page.router.state.location.search).toBe('?q=rob');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'xx');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.answer();
  expect(screen.getByText('No athlete found')).toBeInTheDocument();
});

test('whoever checks in red meanwhile comes among those who need attention, with what they wrote', async () => {
  let now = aCoach({ athletes: ['Robin', 'Kim'], asking: [['Kim', [SILENT]]] });
  const page = await show(now, { viewer: () => ({ coach: now }) });
  await page.publish(UPDATE);
  now = aCoach({
    athletes: ['Robin', 'Kim'],
    asking: [
      ['Robin', [{ ...RED, note: 'My calf hurts. Call me!' }]],
      ['Kim', [SILENT]],
    ],
  });
  await page.publish(UPDATE);
  await page.answer();
  const [first] = region('Needs Attention').getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Robin Vale' })).toBeInTheDocument();
  expect(within(first!).getByText('My calf hurts. Call me!')).toBeInTheDocument();
});

const aWorkout = (id: string, description: string, scheduledDate: string) => ({
  __typename: 'Workout',
  id,
  description,
  workoutType: 'RUN',
  scheduledDate,
});
const TRAINED = {
  lastWorkout: aWorkout('workout_1', 'Easy run', '2026-11-19'),
  nextKeyWorkout: aWorkout('workout_2', 'Hill repeats', '2026-11-24'),
  nextRace: { __typename: 'Race', id: 'race_1', raceName: 'Lake Olympic', raceDate: '2026-12-02', priority: 'A' },
  consistency: 86,
  weekConsistency: 92,
  weeklyLoad: [210, 240, 250, 180, 260, 270, 280, 120],
  form: [-4, -9, -12.4],
  formBand: 'TIRED',
};

test('on a phone a card says how somebody trains', async () => {
  await show(aCoach({ athletes: ['Robin', 'Kim'], training: { Robin: TRAINED } }));
  const card = (name: string) => region('Your Athletes').getByRole('link', { name: new RegExp(`${name} Vale`) });
  expect(card('Robin')).toHaveTextContent('86% consistent · form −12, tired · Lake Olympic in 12 days');
  expect(card('Kim')).not.toHaveTextContent('consistent');
});

describe('in a wide window', () => {
  beforeEach(() => windowOf(1440));
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} Vale|${name} Vale`) });
  const cells = (name: string) =>
    within(row(name))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  test('the athletes are a table of what they did, how they are and what comes next', async () => {
    await show(
      aCoach({
        athletes: ['Robin', 'Kim'],
        asking: [['Robin', [RED, SILENT, { code: 'MISSED_KEY', text: 'Missed a key workout.' }]]],
        training: { Robin: TRAINED },
      }),
    );
    const head = within(row('Robin')).getByRole('rowheader');
    expect(head).toHaveTextContent('robin@example.com');
    expect(head).toHaveTextContent('38 years • Female');
    expect(head).toHaveTextContent('2 unread');
    expect(head).toHaveTextContent('Joined 1 Nov 2026');
    expect(within(head).getByRole('link', { name: 'Robin Vale' })).toHaveAttribute(
      'href',
      '/coach/athlete/athlete Robin',
    );
    expect(cells('Robin')).toEqual([
      'Red check-inSilentand 1 more',
      'Easy runThu 19 Nov',
      '86%7 days: 92%',
      '',
      '−12Tired',
      'Hill repeatsTue 24 Nov',
      'Lake OlympicA, in 12 days',
    ]);
    expect(
      within(row('Robin')).getByRole('img', {
        name: 'Load of 8 weeks: 210, 240, 250, 180, 260, 270, 280; this week so far 120',
      }),
    ).toBeInTheDocument();
    expect(within(row('Robin')).getByRole('img', { name: 'Form of 3 days' })).toBeInTheDocument();
    // what is not known is no zero
    expect(cells('Kim')).toEqual(['', '–', '–', '–', '–', '–', '–']);
  });

  test('a column orders the list, and a choice makes it shorter; both stand in the address', async () => {
    const page = await show(aCoach({ athletes: ['Robin', 'Kim'], training: { Robin: TRAINED } }));
    const form = screen.getByRole('button', { name: 'Form' });
    expect(form).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(form);
    await page.answer();
    expect(page.router.state.location.search).toBe('?sort=form');
    expect(screen.getByRole('button', { name: 'Form' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('form');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Unread messages');
    await page.answer();
    expect(page.router.state.location.search).toBe('?sort=form&show=unread');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Everybody');
    await userEvent.click(screen.getByRole('button', { name: 'Attention' }));
    await page.answer();
    expect(page.router.state.location.search).toBe('');
  });
});

test('more athletes are asked for after the frame that answers the press', async () => {
  const page = await show(aCoach({ athletes: Array.from({ length: 30 }, (_, n) => `Robin ${n}`) }));
  // a phone shows the first, then the others that came with them
  expect(region('Your Athletes').getByText('Showing 6 of 30 athletes')).toBeInTheDocument();
  expect(region('Your Athletes').getAllByRole('link')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await region('Your Athletes').findByText('Showing 24 of 30 athletes')).toBeInTheDocument();
  const more = screen.getByRole('button', { name: 'Show More' });
  const frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-busy', 'true');
  await page.answer();
  expect(region('Your Athletes').getAllByRole('link')).toHaveLength(24);
  act(() => frame.mock.lastCall![0](0));
  frame.mockRestore();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(more).toHaveAttribute('aria-busy', 'true');
  await page.answer();
  expect(region('Your Athletes').getAllByRole('link')).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
});

test('without athletes the way to the first is shown; without the role, the way to it', async () => {
  await show(aCoach());
  expect(screen.getByRole('heading', { name: 'No athletes yet' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Needs Attention' })).toBeNull();
});

test('someone who is no coach is led to the settings', async () => {
  await show(null);
  expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/settings/coaching#coaching');
});

describe('a lighter week for several', () => {
  const previewed = (name: string, problem: string | null = null) => ({
    athlete: person(name),
    minutesBefore: problem ? 0 : 300,
    minutesAfter: problem ? 0 : 240,
    changes: problem
      ? []
      : [
          {
            changeId: 'x',
            changeDescription:
              'Shorten the run on Friday 20 November from 60 to 48 min (your coach takes 20% off the week).',
          },
        ],
    kept: [],
    easedFor: name === 'Robin' ? 'a check-in' : null,
    problem,
  });
  const batch = (over: object) => ({
    __typename: 'BatchChangePayload',
    batch: { id: 'batch', summary: '20% less this week', ...over },
  });

  test('is seen for each, applied to those who are left in, and undone as one', async () => {
    const page = await show(
      aCoach({
        asking: [
          ['Robin', [RED]],
          ['Ben', [SILENT]],
          ['Kim', [SILENT]],
        ],
        athletes: ['Robin', 'Ben', 'Kim'],
      }),
      {
        previewBatchChange: batch({
          previews: [previewed('Robin'), previewed('Ben'), previewed('Kim', 'No training schedule yet.')],
        }),
        applyBatchChange: batch({ outcomes: [{ athlete: person('Robin'), isChanged: true, problem: null }] }),
        undoBatchChange: batch({
          outcomes: [{ athlete: person('Robin'), isChanged: true, problem: '1 workout has changed since and stays.' }],
        }),
      },
    );
    expect(screen.getByRole('button', { name: 'Lighter Week for Chosen' })).toBeDisabled();
    for (const name of ['Robin', 'Ben', 'Kim'])
      await userEvent.click(screen.getByRole('checkbox', { name: `Choose ${name} Vale` }));
    await userEvent.click(screen.getByRole('button', { name: 'Lighter Week for 3' }));
    expect(page.asked()).toEqual([
      { athleteIds: ['athlete Robin', 'athlete Ben', 'athlete Kim'], percent: 20, week: 'THIS_WEEK' },
    ]);
    const dialog = within(screen.getByRole('dialog', { name: 'Lighter Week' }));
    expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await page.answer();
    expect(dialog.getByRole('checkbox', { name: /^Robin Vale/ })).toHaveAccessibleDescription(
      /5:00 h.*4:00 h.*still ahead, 20% less. The plan has eased this week already, for a check-in./,
    );
    expect(dialog.getByRole('checkbox', { name: /^Kim Vale/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Ben Vale/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply to 1 Athlete' }));
    expect(page.asked()).toEqual([{ batchId: 'batch', athleteIds: ['athlete Robin'] }]);
    await page.answer();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('20% less this week for 1 athlete.')).not.toHaveLength(0);
    await page.answer();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(page.asked()).toEqual([{ batchId: 'batch' }]);
    await page.answer();
    expect(
      screen.getAllByText('The weeks of 1 athlete are as before. Robin Vale: 1 workout has changed since and stays.'),
    ).not.toHaveLength(0);
  });

  test('that cannot be previewed says why, and nothing can be applied', async () => {
    const page = await show(aCoach({ asking: [['Robin', [RED]]], athletes: ['Robin'] }), {
      previewBatchChange: { __typename: 'InvalidInput', message: 'Choose at most 50 athletes at once.' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Lighter Week for Robin Vale' }));
    await page.answer();
    expect(screen.getByText('Choose at most 50 athletes at once.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  });
});
