import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MARATHON, plannedAthlete, plannedSeason, TUNE_UP } from './testing/plannedSeason.ts';
import { anAthlete, aRace, aRevision } from './testing/seasonFixture.ts';
import { showSeason } from './testing/showSeason.tsx';

const board = () => screen.getByRole('region', { name: 'What if?' });
const race = (name: RegExp) => within(board()).getByRole('slider', { name });
const changes = () =>
  within(board())
    .queryAllByRole('button', { name: /^Take back: / })
    .map((button) => button.textContent);
const lineOf = (name: string) =>
  within(board())
    .getAllByRole('listitem')
    .find((line) => within(line).queryByRole('button', { name: `Actions for ${name}` }))!;

async function openWhatIf(mutations = {}) {
  const page = await showSeason(plannedSeason(), mutations, plannedAthlete);
  await userEvent.click(screen.getByRole('button', { name: 'What If…' }));
  expect(await screen.findByRole('heading', { name: 'What if?' })).toHaveFocus();
  return page;
}

test('arrow keys move a race; phases, hours and form stand beside those of today’s plan', async () => {
  await openWhatIf();
  expect(board()).toHaveTextContent('This is today’s plan.');
  expect(screen.getByRole('button', { name: 'Review This Change' })).toBeDisabled();
  const form = lineOf('Marathon').textContent;
  race(/^Marathon/).focus();
  await userEvent.keyboard('{PageUp}{PageUp}{ArrowLeft}');
  expect(race(/^Marathon/)).toHaveAttribute('aria-valuetext', 'Saturday 15 May 2027');
  expect(changes()).toEqual(['Marathon on 15 May 2027']);
  expect(lineOf('Marathon')).toHaveTextContent('was 2 May 2027');
  expect(lineOf('Marathon').textContent).not.toBe(form);
  const raceWeek = within(board()).getByRole('row', { name: /^Race Week/ });
  expect(raceWeek).toHaveTextContent(/26 Apr – 2 May.*10 – 16 May.*changed/);
  expect(within(board()).getByText('Weeks ahead').parentElement).toHaveTextContent(/Weeks ahead(\d+)today \d+/);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(changes()).toEqual(['Marathon on 8 May 2027']);
});

test('what is reviewed is exactly what was tried', async () => {
  const page = await openWhatIf();
  await userEvent.selectOptions(within(board()).getByLabelText('Priority of Tune-up'), 'C race');
  race(/^Marathon/).focus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(within(board()).getByRole('button', { name: 'Lose Two Weeks' }));
  await userEvent.selectOptions(within(board()).getByLabelText('From Monday'), '18 Jan 2027');
  await userEvent.click(within(board()).getByRole('button', { name: 'One hour less' }));
  expect(changes()).toEqual([
    'Tune-up as C race',
    'Marathon on 3 May 2027',
    'No training for 2 weeks, 18 – 31 Jan',
    '7:00 h a week instead of 8:00 h',
  ]);
  expect(within(board()).getByRole('row', { name: /^Time Off/ })).toHaveTextContent('18 – 31 Jan');
  await userEvent.click(within(board()).getByRole('button', { name: 'Take back: Tune-up as C race' }));
  await userEvent.click(screen.getByRole('button', { name: 'Review This Change' }));
  expect(page.asked()).toEqual([
    {
      athleteId: 'athlete',
      edits: [
        { moveRace: { raceId: 'Marathon', raceDate: '2027-05-03' } },
        { loseWeeks: { from: '2027-01-18', count: 2 } },
        { setHours: { weeklyHoursAvailable: 7 } },
      ],
    },
  ]);
});

test('the menu moves a race by a week, leaves it out and puts it back', async () => {
  await openWhatIf();
  const choose = async (item: string) => {
    await userEvent.click(within(board()).getByRole('button', { name: 'Actions for Tune-up' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('One week later');
  expect(changes()).toEqual(['Tune-up on 14 Mar 2027']);
  await choose('Leave this race out');
  expect(changes()).toEqual(['Without Tune-up']);
  expect(within(board()).queryByRole('slider', { name: /^Tune-up/ })).not.toBeInTheDocument();
  await choose('As in today’s plan');
  expect(changes()).toEqual([]);
  expect(race(/^Tune-up/)).toHaveAttribute('aria-valuetext', 'Sunday 7 March 2027');
});

test('a day that is typed counts once it is one that a race may have', async () => {
  await openWhatIf();
  const day = within(board()).getByLabelText('Day of Tune-up');
  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-01');
  expect(changes()).toEqual([]);
  await userEvent.tab();
  expect(day).toHaveValue('2027-03-07');
  await userEvent.clear(day);
  await userEvent.type(day, '2027-03-20');
  expect(changes()).toEqual(['Tune-up on 20 Mar 2027']);
});

const tryRace = () => userEvent.click(within(board()).getByRole('button', { name: 'Try a Race' }));
const chooseFor = async (name: string, item: string) => {
  await userEvent.click(within(board()).getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('a race that is not on file can be tried: by keyboard, by menu and by form, beside today’s plan', async () => {
  const page = await openWhatIf();
  await tryRace();
  // as the next race is, where no other race is near
  const handle = race(/^Half Marathon, B race/);
  expect(handle).toHaveFocus();
  expect(handle).toHaveAttribute('aria-valuetext', 'Sunday 17 January 2027');
  await userEvent.keyboard('{ArrowLeft}');
  expect(changes()).toEqual(['Half Marathon on 16 Jan 2027, new B race']);
  await chooseFor('Half Marathon', 'One week later');
  await userEvent.selectOptions(within(board()).getByLabelText('Type of Half Marathon'), 'Marathon');
  // its name follows its type until it has one of its own
  const added = () =>
    within(board())
      .getAllByRole('listitem')
      .find((line) => within(line).queryByLabelText('Name of the race to try'))!;
  const name = within(added()).getByLabelText('Name of the race to try');
  expect(name).toHaveValue('Marathon');
  await userEvent.clear(name);
  await userEvent.type(name, 'Frost Run');
  await userEvent.tab();
  expect(added()).toHaveTextContent(/Form[+−]?\d+/);
  await userEvent.selectOptions(within(board()).getByLabelText('Priority of Frost Run'), 'A race');
  expect(changes()).toEqual(['Frost Run on 23 Jan 2027, new A race']);
  expect(within(board()).getAllByRole('row', { name: /^Race Week/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Review This Change' }));
  expect(page.asked()).toEqual([
    {
      athleteId: 'athlete',
      edits: [{ addRace: { raceName: 'Frost Run', raceType: 'MARATHON', raceDate: '2027-01-23', priority: 'A' } }],
    },
  ]);
});

test('a goal can be tried, once it is a time of the race type, and taken back', async () => {
  const page = await openWhatIf();
  const goal = within(board()).getByLabelText(/^Goal time of Marathon/);
  await userEvent.type(goal, '0:30');
  expect(changes()).toEqual([]);
  await userEvent.clear(goal);
  await userEvent.type(goal, '3:30');
  await userEvent.tab();
  expect(goal).toHaveValue('3:30:00');
  expect(changes()).toEqual(['Marathon in 3:30:00']);
  await userEvent.click(screen.getByRole('button', { name: 'Review This Change' }));
  expect(page.asked()).toEqual([
    { athleteId: 'athlete', edits: [{ setGoal: { raceId: 'Marathon', goalTimeSec: 12_600 } }] },
  ]);
  await userEvent.click(within(board()).getByRole('button', { name: /^Take back: / }));
  expect(goal).toHaveValue('');
});

test('a second race to try takes another week, and either can be given up', async () => {
  await openWhatIf();
  await tryRace();
  await tryRace();
  expect(changes()).toEqual(['Half Marathon on 17 Jan 2027, new B race', 'Half Marathon on 24 Jan 2027, new B race']);
  await userEvent.click(within(board()).getAllByRole('button', { name: 'Actions for Half Marathon' })[0]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop trying this race' }));
  expect(changes()).toEqual(['Half Marathon on 24 Jan 2027, new B race']);
  await userEvent.click(within(board()).getByRole('button', { name: /^Take back: / }));
  expect(changes()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Review This Change' })).toBeDisabled();
});

test('a race that was tried becomes one of the season through the filled-in form', async () => {
  const withRace = plannedSeason([{ ...TUNE_UP, id: 'Icy Half', raceDate: '2027-01-17' }, TUNE_UP, MARATHON]);
  const page = await openWhatIf({
    addRace: {
      __typename: 'AddRacePayload',
      race: aRace('Icy Half', '2027-01-17', { raceType: 'HALF_MARATHON', priority: 'B' }),
      seasonPlan: withRace,
      validation: { isValid: true, warnings: [] },
      revision: aRevision(4),
    },
  });
  await userEvent.click(within(board()).getByRole('button', { name: 'Lose Two Weeks' }));
  await tryRace();
  await chooseFor('Half Marathon', 'Add this race…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Race' }));
  expect(dialog.getByLabelText(/^Race type/)).toHaveValue('HALF_MARATHON');
  expect(dialog.getByLabelText(/^Race date/)).toHaveValue('2027-01-17');
  const name = dialog.getByLabelText(/^Race name/);
  expect(name).toHaveValue('Half Marathon');
  await userEvent.clear(name);
  await userEvent.type(name, 'Icy Half');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Race' }));
  expect(page.asked()).toEqual([
    {
      athleteId: 'athlete',
      raceName: 'Icy Half',
      raceType: 'HALF_MARATHON',
      raceDate: '2027-01-17',
      priority: 'B',
      location: null,
      notes: null,
      goalTimeSec: null,
    },
  ]);
  await page.answer();
  // the race is on file, the other change is still tried
  expect(changes()).toEqual([expect.stringContaining('No training for 2 weeks')]);
  expect(lineOf('Icy Half')).toBeInTheDocument();
});

test('discarding asks nothing of the server and brings the chart back, with the keyboard where it was', async () => {
  const page = await openWhatIf();
  await userEvent.click(within(board()).getByRole('button', { name: 'Lose Two Weeks' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('region', { name: 'What if?' })).not.toBeInTheDocument();
  await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
  expect(screen.getByRole('button', { name: 'What If…' })).toHaveFocus();
  expect(page.asked()).toEqual([]);
});

test('once the change is applied, the chart shows the new season', async () => {
  const moved = plannedSeason([TUNE_UP, { ...MARATHON, raceDate: '2027-05-09' }]);
  const page = await openWhatIf({
    previewRegeneration: {
      __typename: 'PreviewRegenerationPayload',
      preview: {
        id: 'preview',
        recommendations: [],
        allRaces: [],
        phaseCount: { old: 7, new: 7 },
        dateRange: { old: { start: '2026-11-02', end: '2027-05-23' }, new: { start: '2026-11-02', end: '2027-05-30' } },
        phases: [],
        weeks: [],
        raceDays: [],
      },
    },
    applyRegeneration: {
      __typename: 'ApplyRegenerationPayload',
      revision: aRevision(4),
      seasonPlan: moved,
      athlete: anAthlete(moved, plannedAthlete),
    },
  });
  race(/^Marathon/).focus();
  await userEvent.keyboard('{PageUp}');
  await userEvent.click(screen.getByRole('button', { name: 'Review This Change' }));
  await page.answer();
  await userEvent.click(await screen.findByRole('button', { name: 'Apply Changes' }));
  expect(page.asked()).toEqual([{ previewId: 'preview' }]);
  await page.answer();
  expect(screen.queryByRole('region', { name: 'What if?' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Season Chart' })).getByText('9 May 2027')).toBeInTheDocument();
});
