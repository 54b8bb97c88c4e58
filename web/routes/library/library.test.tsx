import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import libraryQuery from '../../__generated__/LibraryPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { LibraryPage } from './LibraryPage.tsx';
import { aWorkout, libraryOf } from './testing/libraryFixture.ts';

afterEach(() => act(() => dismissToast()));

const HILLS = aWorkout({
  id: 'library_1',
  name: 'Hills',
  intensityLevel: 'VO2MAX',
  tags: ['build', 'hills', 'speed', 'track', 'legs'],
  completionCount: 4,
});
const SPIN = aWorkout({ id: 'library_2', name: 'Spin', workoutType: 'BIKE', mayEdit: false });

const athletesOf = (...names: string[]) => ({
  edges: names.map((firstName, i) => ({
    cursor: String(i),
    node: { id: `athlete_${i}`, firstName, lastName: 'Vale' },
  })),
});
const coach = {
  user: { id: 'user_1', isCoach: true },
  athlete: { id: 'athlete_me', today: '2027-01-06' },
  coach: { id: 'coach_1', athletes: () => athletesOf('Ada', 'Ben') },
};

async function show(
  { viewer = coach, library = libraryOf(HILLS, SPIN), ...server }: ServerData = {},
  path = '/workouts',
) {
  const page = renderRoute({
    path,
    query: libraryQuery,
    variables: { search: null, type: null, families: false },
    Component: LibraryPage,
    server: { viewer, library, ...server },
  });
  await page.answer();
  return page;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (label: string | RegExp) => screen.getByLabelText(label);
const card = (name: string) => within(screen.getByRole('article', { name }));
const toast = (text: string) => expect(screen.getAllByText(text)).not.toHaveLength(0);

test('a card tells everything at a glance; opened, its instructions and steps', async () => {
  await show();
  const hills = card('Hills');
  for (const text of [
    'VO2max',
    'What Hills is for.',
    '30 min',
    'Run',
    'build',
    'hills',
    'speed',
    '+2',
    /^\d+ completed$/,
  ])
    expect(hills.getByText(text)).toBeInTheDocument();
  expect(hills.queryByText('track')).toBeNull();
  expect(screen.getByText('Showing 2 of 74 workouts')).toBeVisible();
  await userEvent.click(button('Details of Hills'));
  expect(hills.getByText('How Hills goes.')).toBeVisible();
  expect(hills.getByText('track')).toBeVisible();
  expect(hills.getByRole('img', { name: /^Profile of the workout: 30:00|^Profile of the workout/ })).toBeVisible();
  expect(hills.getByRole('button', { name: 'Edit Hills' })).toBeVisible();
  await userEvent.click(button('Details of Spin'));
  expect(card('Spin').queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
});

test('search and tab are in the address; nothing found says so', async () => {
  const page = await show({ library: libraryOf() });
  expect(screen.getByText('No workouts found. Try adjusting your search or filter.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Swimming' }));
  await waitFor(() => expect(page.router.state.location.search).toBe('?type=swim'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search workouts' }), 'css');
  await waitFor(() => expect(page.router.state.location.search).toBe('?type=swim&q=css'));
  await userEvent.click(screen.getByRole('tab', { name: 'All' }));
  await waitFor(() => expect(page.router.state.location.search).toBe('?q=css'));
});

test('a long library comes page by page', async () => {
  const many = Array.from({ length: 30 }, (_, i) => aWorkout({ id: `library_${i}`, name: `Workout ${i}` }));
  const page = await show({ library: libraryOf(...many) });
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await userEvent.click(button('Show More (6 left)'));
  await page.answer();
  expect(screen.getAllByRole('article')).toHaveLength(30);
});

test('what a coach changes elsewhere is loaded by itself; an athlete follows nothing', async () => {
  const page = await show();
  const loaded = jest.spyOn(page.router, 'revalidate');
  const told = { coachUpdated: { coach: { __typename: 'Coach', id: 'coach_1' } } };
  await page.publish(told);
  expect(loaded).toHaveBeenCalledTimes(1);
  await page.publish(told);
  expect(loaded).toHaveBeenCalledTimes(2);
  const other = await show({ viewer: { ...coach, user: { id: 'user_1', isCoach: false }, coach: null } });
  expect(other.followed()).toEqual([]);
});

test('an athlete may look and schedule, not change', async () => {
  await show({ viewer: { ...coach, user: { id: 'user_1', isCoach: false }, coach: null }, library: libraryOf(SPIN) });
  expect(screen.queryByRole('button', { name: 'New Workout' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Upload .FIT File' })).toBeNull();
  expect(button('Schedule Spin')).toBeEnabled();
});

describe('editing', () => {
  const open = async (server: ServerData = {}) => {
    const page = await show(server);
    await userEvent.click(button('Details of Hills'));
    await userEvent.click(button('Edit Hills'));
    return page;
  };
  const line = () => field(/Line of steps/);

  test('the line of steps draws as it is typed, and is wrong at a character', async () => {
    const page = await open({
      updateLibraryWorkout: { __typename: 'UpdateLibraryWorkoutPayload', libraryWorkout: HILLS },
    });
    fireEvent.change(line(), { target: { value: '15m easy, 5x(3m 106, 3m easy)' } });
    expect(screen.getByRole('alert')).toHaveTextContent('At 20: a % is missing.');
    await userEvent.click(button('Save Changes'));
    toast('The steps cannot be read');
    fireEvent.change(line(), { target: { value: '15m easy, 5x(3m 106%, 3m easy), 10m easy' } });
    expect(field(/^Duration/)).toHaveValue(55);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('img', { name: /in 12 steps/ })).toBeVisible();
    fireEvent.change(field(/^Tags.*optional/), { target: { value: ' hills,, speed ' } });
    fireEvent.change(field(/^Description/), { target: { value: ' ' } });
    await userEvent.click(button('Save Changes'));
    expect(page.asked()).toEqual([
      {
        libraryWorkoutId: 'library_1',
        name: 'Hills',
        description: null,
        workoutType: 'RUN',
        intensityLevel: 'VO2MAX',
        duration: 30,
        instructions: 'How Hills goes.',
        tags: ['hills', 'speed'],
        stepText: '15m easy, 5x(3m 106%, 3m easy), 10m easy',
      },
    ]);
    await page.answer();
    toast('Workout Updated');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the form writes the same line', async () => {
    await open();
    fireEvent.change(line(), { target: { value: '15m easy, 5x(3m 106%, 3m easy)' } });
    await userEvent.click(screen.getByRole('radio', { name: 'Steps as a form' }));
    expect(field('Step 2: how many times')).toHaveValue(5);
    fireEvent.change(field('Step 2, part 1: how hard'), { target: { value: '110%' } });
    await userEvent.click(button('Add Step'));
    await userEvent.click(button('Move step 3 up'));
    await userEvent.selectOptions(field('Step 1: kind'), 'Warm-up');
    await userEvent.click(screen.getByRole('radio', { name: 'Steps as a line' }));
    expect(line()).toHaveValue('warmup 15m easy, 10m easy, 5x(3m 110%, 3m easy)');
  });

  test('what is missing is named; what was typed survives closing and a failed save', async () => {
    const page = await open();
    fireEvent.change(field(/^Instructions/), { target: { value: '' } });
    await userEvent.click(button('Save Changes'));
    toast('Missing fields');
    toast('Please fill in all required fields.');
    expect(field(/^Instructions/)).toHaveFocus();
    expect(page.asked()).toEqual([]);
    fireEvent.change(field(/^Instructions/), { target: { value: 'New words.' } });
    await userEvent.click(button('Save Changes'));
    await page.refuse(new Error('We could not reach Evenpace.'));
    toast('Update failed');
    await userEvent.click(button('Close'));
    await userEvent.click(button('Edit Hills'));
    expect(field(/^Instructions/)).toHaveValue('New words.');
    expect(screen.getByText('What you typed is still here.')).toBeVisible();
  });
});

test('deleting happens at once, with a way back', async () => {
  const page = await show({
    deleteLibraryWorkout: { deletedLibraryWorkoutId: 'library_1' },
    restoreLibraryWorkout: { libraryWorkout: HILLS },
  });
  await userEvent.click(button('Details of Hills'));
  await userEvent.click(button('Delete Hills'));
  expect(page.asked()).toEqual([{ libraryWorkoutId: 'library_1' }]);
  await page.answer();
  toast('Workout Deleted');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(page.asked()).toEqual([{ libraryWorkoutId: 'library_1' }]);
  await page.answer();
  toast('Workout Restored');
});

test('a coach schedules for several; each athlete has an answer, and one undo takes all back', async () => {
  const outcome = (firstName: string, over: object = {}) => ({
    athlete: { __typename: 'Athlete', id: `athlete ${firstName}`, firstName, lastName: 'Vale' },
    workout: null,
    problem: null,
    warnings: [],
    ...over,
  });
  const workout = { __typename: 'Workout', id: 'workout_1', scheduledDate: '2027-01-09', duration: 30 };
  const page = await show({
    scheduleLibraryWorkout: {
      __typename: 'ScheduleLibraryWorkoutPayload',
      placementId: 'placement_1',
      outcomes: [
        outcome('Ada', { workout, warnings: ['Three hard days.'] }),
        outcome('Ben', { problem: 'Saturday is an unavailable day.' }),
      ],
    },
    undoLibraryPlacement: { outcomes: [outcome('Ada')] },
  });
  await userEvent.click(button('Schedule Hills'));
  await page.answer();
  await userEvent.click(button('Schedule'));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one athlete.');
  fireEvent.change(screen.getByLabelText(/Date/), { target: { value: '2027-01-09' } });
  for (const name of ['Ada Vale', 'Ben Vale']) await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(button('Schedule for 2 Athletes'));
  expect(page.asked()).toEqual([
    { libraryWorkoutId: 'library_1', scheduledDate: '2027-01-09', athleteIds: ['athlete_0', 'athlete_1'] },
  ]);
  await page.answer();
  expect(screen.getByRole('heading', { name: 'Scheduled for 1 of 2' })).toHaveFocus();
  expect(screen.getByText('Scheduled. Three hard days.')).toBeVisible();
  expect(screen.getByText('Not scheduled. Saturday is an unavailable day.')).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(page.asked()).toEqual([{ placementId: 'placement_1' }]);
  await page.answer();
  toast('Scheduling Undone');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opened from a day of an athlete, it schedules for them on that day', async () => {
  const page = await show({}, '/workouts?athlete=athlete_1&date=2027-01-12');
  expect(screen.getByRole('link', { name: 'back to the schedule' })).toHaveAttribute(
    'href',
    '/coach/athlete/athlete_1/training-schedule',
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Running' }));
  await waitFor(() => expect(page.router.state.location.search).toBe('?athlete=athlete_1&date=2027-01-12&type=run'));
  await page.answer();
  await userEvent.click(button('Schedule Hills'));
  await page.answer();
  await userEvent.click(button('Schedule'));
  expect(page.asked()).toEqual([
    { libraryWorkoutId: 'library_1', scheduledDate: '2027-01-12', athleteIds: ['athlete_1'] },
  ]);
});

test('only .fit files are sent', async () => {
  await show();
  await userEvent.click(button('Upload .FIT File'));
  const input = screen.getByTestId('file');
  fireEvent.change(input, { target: { files: [new File(['x'], 'run.gpx')] } });
  toast('Invalid file type');
  toast('Please select a .fit file');
});
