import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import scheduleQuery from '../../__generated__/SchedulePageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { aRevision, aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';
import { SchedulePage } from './SchedulePage.tsx';

const REASONS = [
  { kind: 'HARD_SPACING', text: 'Hard workouts stand 48 hours apart.', source: 'RULE' },
  { kind: 'LONG_DAY', text: 'You like Fridays.', source: 'ATHLETE' },
];

async function open(
  day: string,
  fields: Record<string, unknown> = {},
  mutations: ServerData = {},
  athlete: Record<string, unknown> = {},
) {
  const workout = aWorkout('Cruise intervals', day, {
    duration: 57,
    intensity: 'threshold',
    reasons: REASONS,
    ...fields,
  });
  const page = renderRoute({
    path: '/training-schedule',
    query: scheduleQuery,
    variables: {},
    Component: SchedulePage,
    server: {
      viewer: { athlete: anAthlete([aWeek(0, [workout])], athlete) },
      node: ({ id }: { id: string }) => (id === workout.id ? workout : null),
      ...mutations,
    },
  });
  await page.answer();
  await userEvent.click(screen.getByRole('button', { name: 'Cruise intervals' }));
  await screen.findByRole('dialog');
  await page.answer();
  await screen.findByRole('heading', { name: 'Workout feedback' });
  return { page, workout };
}

afterEach(() => {
  act(() => dismissToast());
  localStorage.clear();
});

const submit = (name = 'Submit Feedback') => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('shows the steps as a graph with its total and as a table in words', async () => {
  await open('2026-11-20');
  const dialog = screen.getByRole('dialog', { name: 'Cruise intervals' });
  expect(dialog).toHaveTextContent('Friday 20 November');
  const graph = screen.getByRole('img', { name: /^Profile of the workout: 57 min in 10 steps/ });
  expect(graph.querySelectorAll('rect')).toHaveLength(10);
  expect(graph).toHaveTextContent('01020304057 min');
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'StepTimeTarget',
    'Warm-up15 min63–65% of threshold speed',
    '4 ×Work6 min96–98% of threshold speed',
    '4 ×Recovery2 min53–55% of threshold speed',
    'Cool-down10 min58–60% of threshold speed',
  ]);
});

test('of who knows their threshold the steps tell its paces first, and what share they are beside them', async () => {
  await open('2026-11-20', {}, {}, { thresholds: { ftp: 250, runThresholdSpeed: 4, css: null, lthr: null } });
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows[2]).toBe('4 ×Work6 min4:15–4:20 /km96–98% of threshold speed');
});

test('says each thing once: distances and what to mind beside the table, no line of the table again', async () => {
  const target = { metric: 'RPE', lo: 3, hi: 4 };
  const part = { leg: null, effort: 0.6, distanceM: null, note: null, target };
  const steps = [
    {
      repeat: 8,
      steps: [
        { ...part, kind: 'WORK', durationSec: 105, distanceM: 100 },
        { ...part, kind: 'REST', durationSec: 15, note: 'rest' },
      ],
    },
  ];
  const instructions = '8 × 100 m (about 1:45 min) (RPE 3–4), 15 s rest\nThink about one thing at a time.';
  await open('2026-11-20', { workoutType: 'SWIM', steps, instructions });
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'StepLengthTarget',
    '8 ×Work100 mabout 1:45 minRPE 3–4',
    '8 ×Rest15 s',
  ]);
  const toMind = screen.getByRole('heading', { name: 'What to mind' }).parentElement;
  expect(toMind).toHaveTextContent(/^What to mindThink about one thing at a time\.$/);
});

test('says where the workout stands on its ladder', async () => {
  const text = 'Cruise intervals, rung 4 of 8. Last time, 12 November: 3 × 8 min felt as expected.';
  await open('2026-11-20', { rung: { text } });
  expect(screen.getByRole('heading', { name: 'Ladder' }).parentElement).toHaveTextContent(`Ladder${text}`);
});

test('says where it is at a device account, and what its copy there lacks', async () => {
  const sentence = 'In your calendar at intervals.icu.';
  const notes = ['Long hints are shortened.'];
  await open('2026-11-20', { deviceStates: [{ provider: 'INTERVALS', sentence, notes }] });
  expect(screen.getByText(`${sentence} ${notes[0]}`)).toBeVisible();
});

test('says what to do and why', async () => {
  await open('2026-11-20');
  expect(screen.queryByRole('heading', { name: 'Ladder' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'What to mind' }).parentElement).toHaveTextContent('Run easily.');
  const why = screen.getByRole('heading', { name: 'Why this workout' }).parentElement!;
  expect(
    within(why)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Training ruleHard workouts stand 48 hours apart.', 'Your choiceYou like Fridays.']);
});

test('is in the address, and closing takes it out', async () => {
  const { page } = await open('2026-11-20');
  expect(page.router.state.location.search).toBe('?workout=Cruise+intervals');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.router.state.location.search).toBe('');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cruise intervals' })).toHaveFocus());
});

test('closing twice at once closes the dialog, not the page', async () => {
  const { page } = await open('2026-11-20');
  const cross = screen.getByRole('button', { name: 'Close' });
  act(() => {
    cross.click();
    cross.click();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.router.state.location.pathname).toBe('/training-schedule');
  expect(screen.getByRole('button', { name: 'Cruise intervals' })).toBeInTheDocument();
});

test('a workout of today is done step by step, and what was done is its feedback', async () => {
  const { page, workout } = await open('2026-11-20');
  await userEvent.click(screen.getByRole('button', { name: 'Start Workout' }));
  expect(await screen.findByRole('timer', { name: 'Time left' })).toHaveTextContent('15:00');
  await userEvent.click(screen.getByRole('button', { name: 'Next Step' }));
  // what is told of it is a press away, and back
  await userEvent.click(screen.getByRole('button', { name: 'All Details' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go On with Workout' }));
  expect(screen.getByText('Step 2 of 10')).toBeVisible();
  for (let step = 2; step < 10; step += 1) await userEvent.click(screen.getByRole('button', { name: 'Next Step' }));
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save: Done in 1 min' }));
  expect(page.asked()).toEqual([
    {
      workoutId: workout.id,
      completionStatus: 'COMPLETED',
      actualDuration: 1,
      perceivedExertion: null,
      feelingRating: null,
      notes: null,
      reasonForSkip: null,
    },
  ]);
});

test.each([
  ['of tomorrow', '2026-11-21', {}],
  ['of yesterday', '2026-11-19', { status: 'SKIPPED' }],
  ['that is done', '2026-11-20', { status: 'COMPLETED' }],
  ['without steps', '2026-11-20', { steps: [] }],
  ['that is a race', '2026-11-20', { workoutType: 'RACE' }],
])('a workout %s is not started', async (_what, day, fields) => {
  await open(day, fields);
  expect(screen.queryByRole('button', { name: 'Start Workout' })).toBeNull();
});

test('a workout still to come takes no feedback', async () => {
  await open('2026-11-21');
  expect(screen.getByText('You can say how it went on Saturday 21 November or after.')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('feedback starts from exertion 5 and feeling 7, which nobody has said yet, and a blank duration is the planned one', async () => {
  const { page, workout } = await open('2026-11-20');
  expect(screen.getByRole('slider', { name: 'Perceived exertion' })).toHaveValue('5');
  expect(screen.getByRole('slider', { name: 'How you felt' })).toHaveValue('7');
  await submit();
  expect(page.asked()).toEqual([
    {
      workoutId: workout.id,
      completionStatus: 'COMPLETED',
      actualDuration: 57,
      perceivedExertion: null,
      feelingRating: null,
      notes: null,
      reasonForSkip: null,
    },
  ]);
});

test('an effort and a feeling that are confirmed where they stand are sent', async () => {
  const { page } = await open('2026-11-20');
  await userEvent.click(screen.getByRole('button', { name: 'Perceived exertion: use 5' }));
  screen.getByRole('slider', { name: 'How you felt' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(page.asked()).toEqual([]);
  await submit();
  expect(page.asked()).toMatchObject([{ perceivedExertion: 5, feelingRating: 7 }]);
});

test('what the athlete enters is what is sent, and the card follows', async () => {
  const done = { status: 'PARTIALLY_COMPLETED' };
  const after = aWorkout('Cruise intervals', '2026-11-20', done);
  const { page } = await open(
    '2026-11-20',
    {},
    {
      submitWorkoutFeedback: {
        __typename: 'SubmitWorkoutFeedbackPayload',
        athlete: { __typename: 'Athlete', id: 'athlete' },
        workout: after,
        week: aWeek(0, [after], { completedMinutes: 30 }),
        revision: aRevision(4),
      },
    },
  );
  await choose('Partially completed');
  await userEvent.type(screen.getByLabelText('Actual duration (minutes)'), '30');
  fireEvent.change(screen.getByRole('slider', { name: 'Perceived exertion' }), { target: { value: 6 } });
  fireEvent.change(screen.getByRole('slider', { name: 'How you felt' }), { target: { value: 6 } });
  await userEvent.type(screen.getByRole('textbox', { name: /Notes/ }), ' Calf was tight. ');
  await submit();
  expect(page.asked()).toMatchObject([
    {
      completionStatus: 'PARTIALLY_COMPLETED',
      actualDuration: 30,
      perceivedExertion: 6,
      feelingRating: 6,
      notes: 'Calf was tight.',
      reasonForSkip: null,
    },
  ]);
  await page.answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByText('Feedback Submitted')).not.toHaveLength(0);
  expect(screen.getAllByText('Your workout feedback has been recorded.')).not.toHaveLength(0);
  expect(screen.getByRole('img', { name: 'Partially completed' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Week 3' })).toHaveTextContent('30 / 40 min');
});

test('skipped hides duration and ratings, and needs a reason', async () => {
  const { page } = await open('2026-11-19');
  await choose('Skipped');
  expect(screen.queryByLabelText('Actual duration (minutes)')).not.toBeInTheDocument();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await submit();
  expect(screen.getByText('Please choose a reason.')).toBeInTheDocument();
  expect(page.asked()).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Reason for skipping/ }), 'Illness');
  await submit();
  expect(page.asked()).toMatchObject([
    {
      completionStatus: 'SKIPPED',
      actualDuration: null,
      perceivedExertion: null,
      feelingRating: null,
      reasonForSkip: 'ILLNESS',
    },
  ]);
});

test('feedback given before is there to change', async () => {
  const feedback = {
    __typename: 'WorkoutFeedback',
    id: 'f',
    completionStatus: 'SKIPPED',
    actualDuration: null,
    perceivedExertion: null,
    feelingRating: null,
    notes: 'Flu',
    reasonForSkip: 'ILLNESS',
  };
  await open('2026-11-19', { status: 'SKIPPED', feedback });
  expect(screen.getByRole('radio', { name: 'Skipped' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: /Reason for skipping/ })).toHaveValue('ILLNESS');
  expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('Flu');
  expect(screen.getByRole('button', { name: 'Update Feedback' })).toBeInTheDocument();
});

test('a refusal keeps the form open and says why', async () => {
  const { page } = await open(
    '2026-11-20',
    {},
    {
      submitWorkoutFeedback: { __typename: 'NotPossible', kind: 'TOO_EARLY', message: 'This workout is gone.' },
    },
  );
  await submit();
  await page.answer();
  expect(screen.getByRole('dialog', { name: 'Cruise intervals' })).toBeInTheDocument();
  expect(screen.getAllByText('This workout is gone.')).not.toHaveLength(0);
});

test('a workout of today leads to where its recording comes in', async () => {
  await open('2026-11-20');
  expect(screen.getByRole('link', { name: 'Upload activity' })).toHaveAttribute('href', '/performance#activities');
});

test('a recorded workout says its real load, and asks for no file', async () => {
  await open('2026-11-19', { status: 'COMPLETED', tss: 60, doneTss: 71.6, isRecorded: true });
  expect(screen.getByText('Load 72 recorded, 60 planned')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Upload activity' })).not.toBeInTheDocument();
});

describe('the workout of a race', () => {
  const race = { __typename: 'Race', id: 'race', raceDate: '2026-11-21', athlete: { id: 'athlete' } };

  test('leads to the plan of its day', async () => {
    await open('2026-11-21', { workoutType: 'RACE', race });
    expect(screen.getByRole('link', { name: 'Race-day plan' })).toHaveAttribute('href', '/season-plan/race/race');
  });

  test('leads nowhere where the race is over, or none', async () => {
    await open('2026-11-21', { workoutType: 'RACE', race: { ...race, raceDate: '2026-11-18' } });
    expect(screen.queryByRole('link', { name: 'Race-day plan' })).toBeNull();
  });
});
