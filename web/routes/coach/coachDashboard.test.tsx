import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dashboardQuery from '../../__generated__/CoachDashboardPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { CoachDashboardPage } from './CoachDashboardPage.tsx';

afterEach(() => act(() => dismissToast()));

const { matchMedia } = window;
function windowOf(width: number) {
  window.matchMedia = (media) =>
    ({
      media,
      matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}
beforeEach(() => windowOf(390));
afterEach(() => {
  window.matchMedia = matchMedia;
});

const person = (firstName: string) => ({
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
const RED = { code: 'RED_CHECK_IN', text: 'Red check-in, week of Monday 16 November: stress 9 (readiness 12 of 100).' };
const SILENT = {
  code: 'SILENT',
  text: 'Silent for 9 days: 4 planned workouts without feedback, last heard Wednesday 11 November.',
};

interface Given {
  asking?: readonly [string, object[]][];
  athletes?: readonly string[];
  training?: Readonly<Record<string, object>>;
}

const aCoach = ({ asking = [], athletes = [], training = {} }: Given = {}) => ({
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

async function show(coach: object | null, mutations: ServerData = {}) {
  const page = renderRoute({
    path: '/coach/dashboard',
    query: dashboardQuery,
    variables: { search: '', sort: 'ATTENTION', show: 'EVERYBODY', group: null },
    Component: CoachDashboardPage,
    server: { viewer: { coach }, node: coach, ...mutations },
  });
  await page.answer();
  return page;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

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

test('the most urgent are shown at first; the others on request, from where the eyes are, and all can be chosen at once', async () => {
  const names = Array.from({ length: 11 }, (_, i) => `Robin${i}`);
  await show(aCoach({ asking: names.map((name) => [name, [RED]]), athletes: names }));
  const boxes = () => region('Needs Attention').queryAllByRole('checkbox', { name: /^Choose Robin/ });
  expect(boxes()).toHaveLength(8);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all 11' }));
  expect(screen.getByRole('button', { name: 'Lighter Week for 11' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Show All 11' }));
  expect(boxes()).toHaveLength(11);
  expect(boxes()[8]).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Choose all 11' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Show the First 8' }));
  expect(boxes()).toHaveLength(8);
  expect(screen.getByRole('button', { name: 'Lighter Week for 10' })).toBeEnabled();
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

describe('groups and kept views', () => {
  const asked: object[] = [];
  const grouped = (over: object = {}) => {
    const coach = aCoach({ athletes: ['Robin', 'Kim'] });
    return {
      ...coach,
      ...over,
      athletes: (args: { search: string; first: number; group?: string | null }) => {
        asked.push(args);
        const answer = coach.athletes(args);
        const edges = answer.edges.filter(({ node }) => !args.group || node.coachGroups.includes(args.group));
        return { ...answer, edges, totalCount: edges.length };
      },
    };
  };
  beforeEach(() => (asked.length = 0));
  const views = () => screen.getByRole('button', { name: /Views|Tired/ });

  test('a group is chosen, stands in the address, and is named on its athletes', async () => {
    const page = await show(grouped());
    expect(region('Your Athletes').getByRole('link', { name: /Robin Vale/ })).toHaveTextContent('Marathon');
    const group = screen.getByRole('combobox', { name: 'Group' });
    expect(
      within(group)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All groups', 'Marathon (1)']);
    await userEvent.selectOptions(group, 'Marathon (1)');
    await page.answer();
    expect(page.router.state.location.search).toBe('?group=Marathon');
    expect(region('Your Athletes').getAllByRole('link')).toHaveLength(1);
    await userEvent.selectOptions(group, 'All groups');
    await page.answer();
    expect(page.router.state.location.search).toBe('');
    expect(region('Your Athletes').getAllByRole('link')).toHaveLength(2);
  });

  test('without groups there is none to choose', async () => {
    await show(grouped({ groups: [] }));
    expect(screen.queryByRole('combobox', { name: 'Group' })).toBeNull();
  });

  test('a kept view is looked at again by its name, and given up', async () => {
    const gone = {
      __typename: 'DeleteRosterViewPayload',
      coach: { __typename: 'Coach', id: 'coach', rosterViews: [] },
    };
    const page = await show(grouped(), { deleteRosterView: gone });
    await userEvent.click(views());
    expect(screen.queryByRole('menuitem', { name: /Delete/ })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tired' }));
    await page.answer();
    expect(page.router.state.location.search).toBe('?sort=form&show=attention&group=Marathon');
    expect(asked.at(-1)).toMatchObject({ search: '', sort: 'FORM', show: 'ATTENTION', group: 'Marathon' });
    expect(views()).toHaveTextContent('Tired');
    await userEvent.click(views());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete “Tired”' }));
    await page.answer();
    expect(screen.getAllByText('View deleted')).not.toHaveLength(0);
    expect(views()).toHaveTextContent('Views');
  });

  test('what is looked at is kept under a name; why it is not is said where it was typed', async () => {
    const saved = [{ name: 'Kim', search: 'kim', show: 'EVERYBODY', sort: 'ATTENTION', group: null }];
    const server: ServerData = {
      saveRosterView: { __typename: 'NotPossible', message: 'You keep 30 views. Delete one first.' },
    };
    const page = await show(grouped({ rosterViews: [] }), {
      saveRosterView: () => server.saveRosterView,
    });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'kim');
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await page.answer();
    await userEvent.click(views());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save This View…' }));
    expect(screen.getByRole('button', { name: 'Save View' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Kim ');
    await userEvent.click(screen.getByRole('button', { name: 'Save View' }));
    await page.answer();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      expect.stringContaining('You keep 30 views. Delete one first.'),
    );
    server.saveRosterView = {
      __typename: 'SaveRosterViewPayload',
      coach: { __typename: 'Coach', id: 'coach', rosterViews: saved },
    };
    await userEvent.click(screen.getByRole('button', { name: 'Save View' }));
    expect(page.asked()).toEqual([{ name: 'Kim', search: 'kim', show: 'EVERYBODY', sort: 'ATTENTION', group: null }]);
    await page.answer();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Kim' })).toBeInTheDocument();
  });
});

test('more athletes are asked for after the frame that answers the press', async () => {
  const page = await show(aCoach({ athletes: Array.from({ length: 30 }, (_, n) => `Robin ${n}`) }));
  expect(region('Your Athletes').getByText('Showing 24 of 30 athletes')).toBeInTheDocument();
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
