import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { aRevision, aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';
import { dayColumn, showSchedule, toasts } from './testing/showSchedule.tsx';

afterEach(() => act(() => dismissToast()));

const weeks = () => [
  aWeek(0, [
    aWorkout('Tempo ride', '2026-11-16', { status: 'COMPLETED' }),
    aWorkout('Easy run', '2026-11-20', { version: 7 }),
    aWorkout('Long run', '2026-11-22', { duration: 110 }),
  ]),
  aWeek(1, [aWorkout('Swim', '2026-11-24', { workoutType: 'SWIM' })]),
];

async function moveTo(workout: string, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${workout}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  await act(async () => {});
}

const moved = () => {
  const workout = aWorkout('Long run', '2026-11-25', { duration: 110, version: 2, locked: true });
  const all = weeks();
  return {
    rescheduleWorkout: {
      __typename: 'RescheduleWorkoutPayload',
      workout,
      weeks: [
        aWeek(
          0,
          all[0]!.workouts.filter(({ id }) => id !== 'Long run'),
        ),
        aWeek(1, [...all[1]!.workouts, workout]),
      ],
      revision: aRevision(4),
      warnings: [{ kind: 'HARD_DAYS_ADJACENT', message: 'Two long days in a row.' }],
    },
  };
};

test('a blocked day says what blocks it, in its column and in the menu', async () => {
  const blackoutDates = [{ from: '2026-11-25', to: '2026-11-26', label: 'Wedding' }];
  await showSchedule(anAthlete(weeks(), { preferences: { unavailableDays: [], blackoutDates, maxMinutesByDay: [] } }));
  expect(
    within(screen.getByRole('region', { name: 'Wednesday 25 November, blocked: Wedding' })).getByText(
      'Blocked: Wedding',
    ),
  ).toBeInTheDocument();
  expect(within(dayColumn('Friday 27')).getByText('Rest')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Long run' }));
  expect(await screen.findByRole('menuitem', { name: 'Thu 26 Nov, blocked: Wedding' })).toBeInTheDocument();
});

test('a weekday that the athlete cannot train on says so in the menu; a blocked one says what blocks it', async () => {
  const blackoutDates = [{ from: '2026-11-25', to: '2026-11-25', label: 'Wedding' }];
  const unavailableDays = ['MONDAY', 'WEDNESDAY'];
  await showSchedule(anAthlete(weeks(), { preferences: { unavailableDays, blackoutDates, maxMinutesByDay: [] } }));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Long run' }));
  expect(await screen.findByRole('menuitem', { name: 'Mon 23 Nov, unavailable' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Tue 24 Nov' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Wed 25 Nov, blocked: Wedding' })).toBeInTheDocument();
});

test('a moved workout is on the screen before the server answers, and stays', async () => {
  const page = await showSchedule(anAthlete(weeks()), moved());
  await moveTo('Long run', 'Wed 25 Nov');
  expect(within(dayColumn('Wednesday 25')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
  expect(within(dayColumn('Sunday 22')).getByText('Rest')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Week 3' })).toHaveTextContent('0:00 / 1:20 h');
  expect(screen.getByRole('region', { name: 'Week 4' })).toHaveTextContent('0:00 / 2:30 h');
  expect(page.asked()).toEqual([
    { workoutId: 'Long run', newDate: '2026-11-25', newDayOfWeek: 'WEDNESDAY', version: 1 },
  ]);
  await page.answer();
  expect(within(dayColumn('Wednesday 25')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
  expect(await toasts('Workout Rescheduled')).not.toHaveLength(0);
  expect(screen.getAllByText('The workout has been moved to the new date. Two long days in a row.')).not.toHaveLength(
    0,
  );
});

test.each([
  ['another change', () => weeks()],
  ['the move itself', () => moved().rescheduleWorkout.weeks],
])('told of %s before the answer, the page shows the workout once, where it was moved', async (_, told) => {
  const page = await showSchedule(anAthlete(weeks()), moved());
  await moveTo('Long run', 'Wed 25 Nov');
  const athlete = anAthlete(told(), { scheduleRevision: 4 });
  await page.publish({
    scheduleUpdated: { revision: 4, cause: 'MOVE', summary: 'Moved Long run.', actorRole: 'ATHLETE', athlete },
  });
  expect(screen.getAllByRole('button', { name: 'Actions for Long run' })).toHaveLength(1);
  expect(within(dayColumn('Wednesday 25')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Week 3' })).toHaveTextContent('0:00 / 1:20 h');
  expect(screen.getByRole('region', { name: 'Week 4' })).toHaveTextContent('0:00 / 2:30 h');
  await page.answer();
});

test('a move that breaks limits says which, as they are now, and that it is no success', async () => {
  const answer = moved().rescheduleWorkout;
  const brokenBy = (id: string) => ({
    id,
    number: 4,
    cause: 'MOVE',
    actorRole: 'ATHLETE',
    isOwn: true,
    summary: '',
    createdAt: '',
  });
  const line = (constraint: string, fields: Record<string, unknown>) => ({
    code: null,
    kind: 'LIMIT',
    constraint,
    limit: '',
    value: '1 workout',
    holds: false,
    excess: 1,
    ...fields,
  });
  const [left, entered] = answer.weeks;
  const proof = [
    line('Wed unavailable', { code: 'UNAVAILABLE_DAY', brokenBy: brokenBy('revision 4') }),
    line('At least 2 rest days', { value: '1 day', brokenBy: brokenBy('revision 4') }),
    line('Tue at most 60 min', { brokenBy: brokenBy('revision 2') }),
    line('At most 2 hard days', { holds: true, excess: 0, brokenBy: null }),
  ];
  const warnings = [
    { kind: 'UNAVAILABLE_DAY', message: 'Wednesday is an unavailable day.' },
    { kind: 'EASED_WEEK', message: 'The week has been eased.' },
  ];
  const rescheduleWorkout = { ...answer, weeks: [left, { ...entered, proof }], warnings };
  const page = await showSchedule(anAthlete(weeks()), { rescheduleWorkout });
  await moveTo('Long run', 'Wed 25 Nov');
  await page.answer();
  expect(
    screen.getAllByText(
      'Long run on Wed 25 Nov now breaks 2 limits: Wed unavailable (1 workout); At least 2 rest days (1 day). The week has been eased.',
    ),
  ).not.toHaveLength(0);
  expect(document.querySelector('[data-toast] .tabler-icon-alert-triangle')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('what is moved is kept in place from then on, and shows it before the server answers', async () => {
  await showSchedule(anAthlete(weeks()), moved());
  expect(screen.queryByRole('img', { name: 'Kept in place' })).toBeNull();
  await moveTo('Long run', 'Wed 25 Nov');
  expect(within(dayColumn('Wednesday 25')).getByRole('img', { name: 'Kept in place' })).toBeVisible();
});

// sent together, the second would meet a version that the first has made old: a change elsewhere that nobody made
test('a second move of a workout waits for the first, and brings the version that it made', async () => {
  const page = await showSchedule(anAthlete(weeks()), moved());
  await moveTo('Long run', 'Wed 25 Nov');
  await moveTo('Long run', 'Thu 26 Nov');
  expect(page.asked()).toEqual([expect.objectContaining({ newDate: '2026-11-25', version: 1 })]);
  await page.answer();
  expect(page.asked()).toEqual([expect.objectContaining({ newDate: '2026-11-26', version: 2 })]);
  await page.answer();
});

test('a moved workout is taken back by Undo and by Ctrl+Z', async () => {
  const undone = {
    undoScheduleChange: {
      __typename: 'UndoScheduleChangePayload',
      athlete: anAthlete(weeks()),
      revision: aRevision(5, { summary: `Undid: Moved Long run. ${'1 workout eased: stress 8. '.repeat(6)}` }),
    },
  };
  const page = await showSchedule(anAthlete(weeks()), { ...moved(), ...undone });
  await moveTo('Long run', 'Wed 25 Nov');
  await page.answer();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.asked()).toEqual([{ athleteId: 'athlete', revisionId: 'revision 4' }]);
  await page.answer();
  expect(within(dayColumn('Sunday 22')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
  expect(await toasts('Change Undone')).not.toHaveLength(0);
  // a toast is no place for all that was in it
  expect(await toasts('Undid: Moved Long run.')).not.toHaveLength(0);

  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(page.asked()).toEqual([]);
  await moveTo('Long run', 'Wed 25 Nov');
  await page.answer();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(page.asked()).toEqual([{ athleteId: 'athlete', revisionId: 'revision 4' }]);
});

const pressUndo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });

test('Ctrl+Z before the answer takes that move back once it is made', async () => {
  const page = await showSchedule(anAthlete(weeks()), moved());
  await moveTo('Long run', 'Wed 25 Nov');
  expect(page.asked()).toHaveLength(1);
  pressUndo();
  expect(page.asked()).toHaveLength(1);
  await page.answer();
  expect(page.asked()).toEqual([{ athleteId: 'athlete', revisionId: 'revision 4' }]);
});

test('Ctrl+Z before the answer leaves an earlier move alone, and asks for nothing where there is none to take back', async () => {
  const page = await showSchedule(anAthlete(weeks()), moved());
  await moveTo('Long run', 'Wed 25 Nov');
  await page.answer();
  await moveTo('Easy run', 'Sat 21 Nov');
  pressUndo();
  expect(page.asked()).toEqual([expect.objectContaining({ workoutId: 'Easy run' })]);
  await page.refuse(new Error('We could not reach Evenpace.'));
  expect(page.asked()).toEqual([]);
});

test('a moved workout goes back when the server refuses, and says why', async () => {
  const page = await showSchedule(anAthlete(weeks()), {
    rescheduleWorkout: { __typename: 'NotPossible', kind: 'OUTSIDE_SCHEDULE', message: 'Not on that day.' },
  });
  await moveTo('Long run', 'Wed 25 Nov');
  await page.answer();
  expect(within(dayColumn('Sunday 22')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
  expect(await toasts('Cannot Move Workout')).not.toHaveLength(0);
  expect(screen.getAllByText('Not on that day.')).not.toHaveLength(0);
});

test('a moved workout goes back when the connection fails', async () => {
  const page = await showSchedule(anAthlete(weeks()));
  await moveTo('Long run', 'Wed 25 Nov');
  await page.refuse(new Error('We could not reach Evenpace.'));
  expect(within(dayColumn('Sunday 22')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
  expect(screen.getAllByText('We could not reach Evenpace.')).not.toHaveLength(0);
});

test('a workout that someone else moved first is shown as they left it', async () => {
  const theirs = aWorkout('Long run', '2026-11-21', { duration: 90, version: 5 });
  const athlete = anAthlete(weeks());
  const page = await showSchedule(athlete, {
    rescheduleWorkout: {
      __typename: 'StaleVersion',
      kind: 'CONFLICT',
      message: 'Your coach changed this workout.',
      workout: theirs,
    },
  });
  await moveTo('Long run', 'Wed 25 Nov');
  await page.answer();
  expect(within(dayColumn('Saturday 21')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
  expect(dayColumn('Saturday 21')).toHaveTextContent('1:30 h');
  expect(screen.getAllByText('Your coach changed this workout. The latest version is shown.')).not.toHaveLength(0);
});

test('a second move is sent with the version that the first one made', async () => {
  const page = await showSchedule(anAthlete(weeks()), moved());
  await moveTo('Long run', 'Wed 25 Nov');
  await moveTo('Long run', 'Thu 26 Nov');
  expect(page.asked()).toHaveLength(1);
  await page.answer();
  expect(page.asked()).toEqual([
    { workoutId: 'Long run', newDate: '2026-11-26', newDayOfWeek: 'THURSDAY', version: 2 },
  ]);
});

test('so it is where the page has not drawn the first one yet', async () => {
  const { rescheduleWorkout } = moved();
  const undrawn = { ...rescheduleWorkout, weeks: [aWeek(0, [aWorkout('Easy run', '2026-11-20', { version: 7 })])] };
  const page = await showSchedule(anAthlete(weeks()), { rescheduleWorkout: undrawn });
  await moveTo('Long run', 'Wed 25 Nov');
  await moveTo('Long run', 'Thu 26 Nov');
  await page.answer();
  expect(page.asked()).toEqual([expect.objectContaining({ newDate: '2026-11-26', version: 2 })]);
});

test('moving a completed workout is refused without asking', async () => {
  const page = await showSchedule(anAthlete(weeks()));
  await moveTo('Tempo ride', 'Move to…');
  expect(await toasts('Cannot Move Completed Workout')).not.toHaveLength(0);
  expect(screen.getAllByText('Completed workouts cannot be rescheduled.')).not.toHaveLength(0);
  expect(page.asked()).toEqual([]);
});

test('a device that only has touch is not told of arrow keys; its days are in the menu', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(hover: none)' });
  await showSchedule(anAthlete(weeks()));
  expect(screen.getByRole('button', { name: 'Long run' })).toHaveAccessibleDescription(/choose a day from its actions/);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Long run' }));
  expect(await screen.findByRole('menuitem', { name: 'Wed 25 Nov' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: /arrow keys/ })).not.toBeInTheDocument();
  window.matchMedia = matchMedia;
});
