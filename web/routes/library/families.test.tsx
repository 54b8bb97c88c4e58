import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import libraryQuery from '../../__generated__/LibraryPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { LibraryPage } from './LibraryPage.tsx';
import { asksForSameFamilies, libraryChoice } from './libraryChoice.ts';
import { aFamily, aWorkout, libraryOf } from './testing/libraryFixture.ts';

afterEach(() => act(() => dismissToast()));

const CRUISE = aFamily({ key: 'run-cruise', name: 'Cruise intervals', purpose: 'Lifts the pace of an hour.' });
const LONG = aFamily({ key: 'run-long', name: 'Long run', fuel: 'Take 30 to 60 g of carbohydrate an hour.' });
const coach = { user: { id: 'user_1', isCoach: true }, athlete: null, coach: { id: 'coach_1' } };
const athlete = { ...coach, user: { id: 'user_1', isCoach: false }, coach: null };

async function show(server: ServerData = {}, path = '/workouts?view=families') {
  const page = renderRoute({
    path,
    query: libraryQuery,
    variables: libraryChoice(new URLSearchParams(path.split('?')[1])),
    Component: LibraryPage,
    server: { viewer: coach, workoutFamilies: [CRUISE, LONG], library: libraryOf(), ...server },
  });
  await page.answer();
  await screen.findByRole('radio', { name: 'Families' });
  return page;
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (label: string | RegExp) => screen.getByLabelText(label);

test('a family tells what it is for; opened, how to do it well and its ladder', async () => {
  await show({ viewer: athlete });
  const cruise = await card('Cruise intervals');
  for (const text of ['Threshold', 'Lifts the pace of an hour.', 'Run', '2 rungs'])
    expect(cruise.getByText(text)).toBeVisible();
  expect(cruise.queryByText('What to feel')).toBeNull();
  await userEvent.click(button('Details of Cruise intervals'));
  for (const [term, text] of [
    ['What to feel', 'Three or four words at a time.'],
    ['Common mistake', 'Running them as a race.'],
    ['When not', 'Leave them out before a race.'],
  ] as const)
    expect(cruise.getByText(term).nextSibling).toHaveTextContent(text);
  expect(cruise.queryByText('Fuelling')).toBeNull();
  const rungs = within(cruise.getByRole('list', { name: 'The ladder' }));
  expect(rungs.getByText('4 × 3 min at threshold, 1 min jog')).toHaveTextContent(/jog 41 min$/);
  expect(rungs.getByText(/3 × 5 min/)).toHaveTextContent(/^or 3 × 5 min at threshold, 1 min jog 43 min$/);
  expect(rungs.queryByRole('button')).toBeNull();
  await userEvent.click(button('Details of Long run'));
  expect((await card('Long run')).getByText('Fuelling').nextSibling).toHaveTextContent('Take 30 to 60 g');
});

test('switch and tabs are in the address, and the switch keeps the kind', async () => {
  const page = await show({ library: libraryOf(aWorkout({ id: 'library_1', name: 'Hills' })) }, '/workouts?type=run');
  expect(await card('Hills')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Families' }));
  await waitFor(() => expect(page.router.state.location.search).toBe('?view=families&type=run'));
  expect(screen.getByRole('radio', { name: 'Families' })).toBeChecked();
  await userEvent.click(screen.getByRole('tab', { name: 'All' }));
  await waitFor(() => expect(page.router.state.location.search).toBe('?view=families'));
  await userEvent.click(screen.getByRole('radio', { name: 'Workouts' }));
  await waitFor(() => expect(page.router.state.location.search).toBe(''));
});

test('names and purposes are searched as somebody types', async () => {
  const page = await show();
  await card('Long run');
  expect(screen.getByText('Showing 2 of 2 families')).toBeVisible();
  const box = screen.getByRole('searchbox', { name: 'Search families' });
  await userEvent.type(box, 'PACE of');
  expect(screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)).toEqual([
    'Cruise intervals',
  ]);
  expect(screen.getByText('Showing 1 of 2 families')).toBeVisible();
  await waitFor(() => expect(page.router.state.location.search).toBe('?view=families&q=PACE+of'));
  await userEvent.clear(box);
  await userEvent.type(box, 'backstroke');
  expect(screen.getByText('No families found. Try adjusting your search or filter.')).toBeVisible();
});

test('many families come page by page', async () => {
  const many = Array.from({ length: 30 }, (_, i) => aFamily({ key: `run-${i}`, name: `Family ${i}` }));
  await show({ workoutFamilies: many });
  await card('Family 0');
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.getByText('Showing 24 of 30 families')).toBeVisible();
  await userEvent.click(button('Show More (6 left)'));
  expect(screen.getAllByRole('article')).toHaveLength(30);
  expect(screen.getByText('Showing 30 of 30 families')).toBeVisible();
});

test('a kind without ladders tells the way to its workouts', async () => {
  const page = await show({ workoutFamilies: [] }, '/workouts?view=families&type=strength');
  expect(await screen.findByText('No families of this kind')).toBeVisible();
  await userEvent.click(button('Show Workouts'));
  await waitFor(() => expect(page.router.state.location.search).toBe('?type=strength'));
});

describe('a coach', () => {
  const open = async () => {
    const page = await show({
      createLibraryWorkout: {
        __typename: 'CreateLibraryWorkoutPayload',
        libraryWorkout: aWorkout({ id: 'library_9', name: 'Mine' }),
      },
    });
    await card('Cruise intervals');
    await userEvent.click(button('Details of Cruise intervals'));
    return page;
  };
  const use = (text: string) => button(`New Workout from This : ${text} at threshold, 1 min jog`);

  test('makes a workout of a main set', async () => {
    const page = await open();
    await userEvent.click(use('3 × 5 min'));
    expect(field(/^Name/)).toHaveValue('Cruise intervals 3 × 5 min');
    expect(field(/^Duration/)).toHaveValue(43);
    await userEvent.click(button('Add to Library'));
    expect(page.asked()).toEqual([
      {
        name: 'Cruise intervals 3 × 5 min',
        description: 'Lifts the pace of an hour.',
        workoutType: 'RUN',
        intensityLevel: 'THRESHOLD',
        duration: null,
        instructions: 'Three or four words at a time.\nCommon mistake: running them as a race.',
        tags: [],
        stepText: '15m easy, 3x(5m threshold, 1m easy), 10m easy',
      },
    ]);
    await page.answer();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('finds what was typed upon a main set again, and nothing of it upon another', async () => {
    await open();
    await userEvent.click(use('3 × 5 min'));
    fireEvent.change(field(/^Name/), { target: { value: 'Tuesday fives' } });
    await userEvent.click(button('Close'));
    await userEvent.click(use('4 × 3 min'));
    expect(field(/^Name/)).toHaveValue('Cruise intervals 4 × 3 min');
    await userEvent.click(button('Close'));
    await userEvent.click(use('3 × 5 min'));
    expect(field(/^Name/)).toHaveValue('Tuesday fives');
    expect(screen.getByText('What you typed is still here.')).toBeVisible();
  });
});

test('a search among families asks the server for nothing', () => {
  const asks = (before: string, after: string) =>
    !asksForSameFamilies(new URLSearchParams(before), new URLSearchParams(after));
  expect(asks('view=families&q=a', 'view=families&q=ab')).toBe(false);
  expect(asks('view=families', 'view=families&type=run')).toBe(true);
  expect(asks('q=a', 'q=ab')).toBe(true);
  expect(asks('q=a', 'q=ab&view=families')).toBe(true);
  // what changed elsewhere is loaded at the same address
  expect(asks('view=families&q=a', 'view=families&q=a')).toBe(true);
});
