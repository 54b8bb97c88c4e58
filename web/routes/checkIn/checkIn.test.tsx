import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import checkInQuery from '../../__generated__/CheckInPageQuery$parameters.ts';
import { aCheckIn, checkInsOf } from '../../cards/checkIn/testing/checkInFixture.ts';
import { setUnits } from '../../cards/units/ownUnits.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { CheckInPage } from './CheckInPage.tsx';

afterEach(() =>
  act(() => {
    dismissToast();
    setUnits({ units: 'metric', poolLength: '25m' });
  }),
);

let made = 0;

const OVERVIEW = {
  hasHistory: false,
  consistency: null,
  consistencyLastWeek: null,
  weekLoadDone: 0,
  weekLoadPlanned: 0,
  sessionsDone: 0,
  sessionsPlanned: 0,
  missedLately: 0,
  nextSession: null,
  review: [],
  reviewWeek: '2026-11-16',
  reviewVoice: 'built-in',
  reviewModelMissed: false,
};

/** Today is a Friday of the week of 16 November. */
const anAthlete = (...checkIns: ReturnType<typeof aCheckIn>[]) => ({
  __typename: 'Athlete',
  // what one test types is no draft of the next
  id: `athlete ${++made}`,
  today: '2026-11-20',
  checkIns: checkInsOf(...checkIns),
  standingChanges: [],
  scheduleRevision: 3,
  schedule: null as { firstDay: string; weeks: never[] } | null,
  overview: OVERVIEW,
  thresholds: { ftp: null, runThresholdSpeed: null, css: null, lthr: null },
  thresholdProposals: [],
  thresholdHistory: [],
});

async function show(athlete: ReturnType<typeof anAthlete>, mutations: ServerData = {}) {
  const page = renderRoute({
    path: '/checkin',
    query: checkInQuery,
    variables: {},
    Component: CheckInPage,
    server: { viewer: { athlete }, ...mutations },
  });
  await page.answer();
  return page;
}

const slider = (name: string) => screen.getByRole('slider', { name });
// the keys of a range are the browser's, and are pressed in the stories
const slide = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
const submit = (name = 'Submit Check-in') => userEvent.click(screen.getByRole('button', { name }));
const NOTHING = {
  mood: null,
  stress: null,
  sleep: null,
  mentalReadiness: null,
  musclesSoreness: null,
  energyLevel: null,
  motivationLevel: null,
  overallWellness: null,
  travelThisWeek: null,
  majorDeadlines: null,
  notes: null,
  // what follows for the plan waits for the athlete's word
  keepPlan: true,
};

test('a slider is no answer until it is moved or confirmed, and only answers are sent', async () => {
  const page = await show(anAthlete());
  expect(slider('Mood')).toHaveAttribute('aria-valuetext', 'Not answered. Enter answers 7 of 10.');
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('Answer at least one of the ratings.');
  expect(page.asked()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Stress: use 5' }));
  expect(slider('Stress')).toHaveFocus();
  slide('Sleep', 6);
  act(() => slider('Energy').focus());
  await userEvent.keyboard('{Enter}');
  // given and taken back
  slide('Mood', 8);
  expect(slider('Mood')).toHaveAttribute('aria-valuetext', '8 of 10, good');
  await userEvent.click(screen.getByRole('button', { name: 'Clear mood' }));
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Travelling this week' })).getByRole('radio', { name: 'No' }),
  );
  await submit();
  expect(page.asked()).toEqual([{ ...NOTHING, stress: 5, sleep: 6, energyLevel: 7, travelThisWeek: false }]);
});

test('what was typed survives a failed save; saved, it says so and stands in the history', async () => {
  const athlete = anAthlete();
  const after = { ...athlete, checkIns: checkInsOf(aCheckIn('2026-11-16', { stress: 8, notes: 'Release week.' })) };
  const page = await show(athlete, { submitCheckIn: { __typename: 'SubmitCheckInPayload', athlete: after } });
  slide('Stress', 8);
  await userEvent.type(screen.getByRole('textbox', { name: /Notes/ }), 'Release week.');
  await submit();
  await page.refuse(new Error('We could not reach Evenpace.'));
  expect(screen.getAllByText('We could not reach Evenpace.')).not.toHaveLength(0);
  expect(slider('Stress')).toHaveValue('8');
  expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('Release week.');

  await submit();
  await page.answer();
  expect(screen.getAllByText('Check-in Submitted')).not.toHaveLength(0);
  expect(screen.getAllByText('Your weekly stress check-in has been saved successfully.')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Update Check-in' })).toBeDisabled();
  const history = within(screen.getByRole('region', { name: 'Check-in history' }));
  expect(history.getByText('8/10 · high')).toBeVisible();
});

test('before the first check-in the history says what will stand there, and draws nothing', async () => {
  await show(anAthlete());
  const history = within(screen.getByRole('region', { name: 'Check-in history' }));
  expect(history.getByText(/^Each check-in becomes a point here/)).toBeVisible();
  expect(history.queryByRole('listitem')).toBeNull();
  expect(history.queryByRole('button')).toBeNull();
});

test('the history tells each rating by its level, its gaps, and all of it as a table', async () => {
  await show(
    anAthlete(
      aCheckIn('2026-11-09', { stress: 3, sleep: 6, musclesSoreness: 7 }),
      aCheckIn('2026-10-26', { stress: 8, travelThisWeek: true, notes: 'Moved house.' }),
    ),
  );
  const history = within(screen.getByRole('region', { name: 'Check-in history' }));
  const chart = (name: string) => history.getByRole('heading', { name }).closest('li');
  expect(chart('Stress')).toHaveTextContent('3/10 · good');
  expect(chart('Stress')).toHaveTextContent(
    '8 in the week of 26 Oct, 3 in the week of 9 Nov. No data in 10 of 12 weeks.',
  );
  expect(chart('Sleep')).toHaveTextContent('6/10 · fair');
  expect(chart('Muscle soreness')).toHaveTextContent('7/10 · high');
  expect(chart('Mood')).toHaveTextContent('no data');
  await userEvent.click(history.getByRole('button', { name: 'Show as Table' }));
  const row = history.getByRole('row', { name: /26 Oct 2026/ });
  expect(row).toHaveTextContent('no data');
  expect(row).toHaveTextContent('Moved house.');
});

test('an answer of last week is none of this week', async () => {
  const page = await show(anAthlete(aCheckIn('2026-11-09', { mood: 2, notes: 'Old.' })));
  expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('');
  act(() => slider('Mood').focus());
  await userEvent.keyboard(' ');
  await submit();
  expect(page.asked()).toEqual([{ ...NOTHING, mood: 7 }]);
});

const aChange = (workoutId: string, changeDescription: string) => ({
  __typename: 'ScheduleChange',
  changeId: `change of ${workoutId}`,
  op: 'RESIZE',
  workoutId,
  reasonKind: 'READINESS_AMBER',
  fromDate: '2026-11-21',
  toDate: null,
  durationBefore: 60,
  durationAfter: 40,
  intensityBefore: null,
  intensityAfter: null,
  rungBefore: null,
  rungAfter: null,
  changeDescription,
});
const EASED = {
  summary: '2 workouts eased: stress 8.',
  changes: [
    aChange('workout_1', 'Tempo run becomes easy (stress 8).'),
    aChange('workout_2', 'Long run is 20 min shorter (3 rest days).'),
  ],
  advice: [{ kind: 'SLOW_DOWN', text: 'Go to bed early.' }],
  proposals: [],
  revision: { __typename: 'Revision', id: 'revision_4', summary: 'Eased.' },
};
const revision = (id: string) => ({ __typename: 'Revision', id, summary: `${id} made.` });

test('what the answers changed is told, and each change or all of them can be taken back', async () => {
  const athlete = anAthlete();
  const page = await show(athlete, {
    submitCheckIn: { __typename: 'SubmitCheckInPayload', athlete, adaptation: EASED },
    declineChange: { __typename: 'DeclineChangePayload', athlete, revision: revision('revision_5') },
    undoScheduleChange: { __typename: 'UndoScheduleChangePayload', athlete, revision: revision('revision_6') },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Stress: use 5' }));
  await submit();
  await page.answer();
  const outcome = within(screen.getByRole('status', { name: 'What your check-in changed' }));
  expect(outcome.getByText('2 workouts eased: stress 8.')).toBeVisible();
  expect(outcome.getByText('Go to bed early.')).toBeVisible();
  // the summary has said because of what
  expect(outcome.getByText('Tempo run becomes easy.')).toBeVisible();
  expect(outcome.getByText('Long run is 20 min shorter (3 rest days).')).toBeVisible();

  await userEvent.click(outcome.getByRole('button', { name: /Keep as It Was.*Long run/ }));
  expect(page.asked()).toEqual([{ revisionId: 'revision_4', workoutId: 'workout_2' }]);
  await page.answer();
  expect(outcome.getAllByText('As it was')).toHaveLength(1);
  // the latest first: that one change stands again
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(page.asked()).toEqual([{ athleteId: athlete.id, revisionId: 'revision_5' }]);
  await page.answer();
  expect(outcome.queryByText('As it was')).toBeNull();

  await userEvent.click(outcome.getByRole('button', { name: 'Undo All' }));
  expect(page.asked()).toEqual([{ athleteId: athlete.id, revisionId: 'revision_4' }]);
  await page.answer();
  expect(outcome.getByText('Undone. Your plan is as it was before.')).toBeVisible();
  expect(outcome.getAllByText('As it was')).toHaveLength(2);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(page.asked()).toEqual([]);
});

test('a workout that comes back with better answers was not there before: nothing is offered to keep', async () => {
  const athlete = anAthlete();
  const back = { ...aChange('workout_3', 'Easy run of 40 min on Friday comes back.'), op: 'ADD' };
  const adaptation = { ...EASED, summary: '1 workout comes back.', changes: [back] };
  const page = await show(athlete, { submitCheckIn: { __typename: 'SubmitCheckInPayload', athlete, adaptation } });
  await userEvent.click(screen.getByRole('button', { name: 'Stress: use 5' }));
  await submit();
  await page.answer();
  const outcome = within(screen.getByRole('status', { name: 'What your check-in changed' }));
  expect(outcome.getByText('Easy run of 40 min on Friday comes back.')).toBeVisible();
  expect(outcome.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Undo All']);
});

test('what the answers changed is the first that the keyboard takes back', async () => {
  const athlete = anAthlete();
  const page = await show(athlete, {
    submitCheckIn: { __typename: 'SubmitCheckInPayload', athlete, adaptation: EASED },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Stress: use 5' }));
  await submit();
  await page.answer();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(page.asked()).toEqual([{ athleteId: athlete.id, revisionId: 'revision_4' }]);
});

test('what was changed and taken back is shown in the units that the server tells it in', async () => {
  const athlete = anAthlete();
  const swim = {
    ...EASED,
    summary: 'CSS swim 10 × 100 yd is easier: stress 8.',
    changes: [aChange('workout_1', 'CSS swim 10 × 100 yd becomes easy.')],
  };
  await act(async () => setUnits({ units: 'metric', poolLength: '25yd' }));
  const page = await show(athlete, {
    submitCheckIn: { __typename: 'SubmitCheckInPayload', athlete, adaptation: swim },
    undoScheduleChange: {
      __typename: 'UndoScheduleChangePayload',
      athlete,
      revision: { ...revision('revision_5'), summary: 'Undid: CSS swim 10 × 100 yd is easier.' },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Stress: use 5' }));
  await submit();
  await page.answer();
  const outcome = within(screen.getByRole('status', { name: 'What your check-in changed' }));
  expect(outcome.getByText('CSS swim 10 × 100 yd is easier: stress 8.')).toBeVisible();
  expect(outcome.getByText('CSS swim 10 × 100 yd becomes easy.')).toBeVisible();
  await userEvent.click(outcome.getByRole('button', { name: 'Undo All' }));
  await page.answer();
  expect(screen.getAllByText('Undid: CSS swim 10 × 100 yd is easier.')).not.toHaveLength(0);
});

test('without a plan, what there is to say is said, and nothing of a plan', async () => {
  const athlete = anAthlete();
  const advice = [{ kind: 'SEE_A_DOCTOR', text: 'Please see your doctor.' }];
  const adaptation = { ...EASED, summary: '', changes: [], advice, revision: null };
  const page = await show(athlete, { submitCheckIn: { __typename: 'SubmitCheckInPayload', athlete, adaptation } });
  await userEvent.click(screen.getByRole('button', { name: 'Sleep: use 7' }));
  await submit();
  await page.answer();
  const outcome = screen.getByRole('status', { name: 'What your check-in changed' });
  expect(outcome).toHaveTextContent('Please see your doctor.');
  expect(outcome).not.toHaveTextContent(/your plan/i);
});

test('answers that change nothing say so', async () => {
  const athlete = { ...anAthlete(), schedule: { firstDay: '2026-11-16', weeks: [] } };
  const adaptation = { ...EASED, summary: '', changes: [], advice: [], revision: null };
  const page = await show(athlete, { submitCheckIn: { __typename: 'SubmitCheckInPayload', athlete, adaptation } });
  await userEvent.click(screen.getByRole('button', { name: 'Sleep: use 7' }));
  await submit();
  await page.answer();
  expect(screen.getByRole('status', { name: 'What your check-in changed' })).toHaveTextContent(
    'Your plan stays as it is.',
  );
  expect(screen.queryByRole('button', { name: 'Undo All' })).toBeNull();
});

describe('answers that would change the plan', () => {
  /** The server follows them once it is not told to keep the plan. */
  async function toPreview(eased: object = EASED) {
    const athlete = anAthlete();
    const submitCheckIn = ({ input: { keepPlan } }: { input: { keepPlan?: boolean } }) => ({
      __typename: 'SubmitCheckInPayload',
      athlete: {
        ...athlete,
        schedule: { firstDay: '2026-11-16', weeks: [] },
        checkIns: checkInsOf(aCheckIn('2026-11-16', { stress: 5, isPlanKept: keepPlan ?? false })),
      },
      adaptation: { ...eased, ...(keepPlan && { revision: null }) },
    });
    const page = await show(athlete, { submitCheckIn });
    await userEvent.click(screen.getByRole('button', { name: 'Stress: use 5' }));
    await submit();
    await page.answer();
    return page;
  }
  const preview = () => screen.queryByRole('region', { name: 'What your check-in would change' });
  const press = (name: string) => userEvent.click(within(preview()!).getByRole('button', { name }));

  test('are saved, and show each workout before and after; Apply changes the plan, and says so in their place', async () => {
    const page = await toPreview();
    expect(screen.getAllByText('Check-in Submitted')).not.toHaveLength(0);
    expect(within(preview()!).getByRole('heading', { name: '2 changes to your plan, if you want them' })).toHaveFocus();
    expect(preview()).toHaveTextContent('These workouts: 2:00 hbecomes1:20 h');
    expect(within(preview()!).getAllByRole('listitem')[0]).toHaveTextContent('1:00 hbecomes40 min');
    expect(within(preview()!).getAllByRole('listitem')[0]).toHaveTextContent('Tempo run becomes easy (stress 8).');
    expect(within(preview()!).queryByText('Your answers say red')).toBeNull();
    await press('Apply');
    expect(page.asked()).toEqual([{ ...NOTHING, stress: 5, keepPlan: undefined }]);
    await page.answer();
    expect(preview()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your plan has changed.' })).toHaveFocus();
    expect(screen.getAllByText('Your plan follows your check-in.')).not.toHaveLength(0);
  });

  test('change nothing of a plan that is kept, and can be looked at again when the page is', async () => {
    const page = await toPreview();
    await press('Keep My Plan as It Is');
    expect(page.asked()).toEqual([]);
    expect(preview()).toBeNull();
    expect(screen.getByRole('heading', { name: 'You keep your plan as it is.' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Update Check-in' })).toBeDisabled();
  });

  test('say so where they are red', async () => {
    const red = EASED.changes.map((change) => ({ ...change, reasonKind: 'READINESS_RED' }));
    await toPreview({ ...EASED, changes: red.slice(0, 1) });
    // why is told once, where it is the same for all
    expect(within(preview()!).getByText('Why: stress 8.')).toBeVisible();
    expect(within(preview()!).getByRole('listitem')).toHaveTextContent(/^Tempo run becomes easy\./);
    expect(within(preview()!).getByText('Your answers say red')).toBeVisible();
  });

  test('are shown no longer once other answers are given', async () => {
    await toPreview();
    slide('Stress', 8);
    expect(preview()).toBeNull();
    expect(screen.getByRole('button', { name: 'Update Check-in' })).toBeEnabled();
  });

  test('wait for who has left without a word', async () => {
    const page = await show(anAthlete(aCheckIn('2026-11-16', { stress: 5, isPlanKept: true })));
    expect(screen.getByText('Saved. You keep your plan as it is.')).toBeVisible();
    await submit('See What It Would Change');
    expect(page.asked()).toEqual([{ ...NOTHING, notes: null, stress: 5 }]);
  });
});
