import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { anAthlete, aPlan, aRace, aRevision, aWarning } from './testing/seasonFixture.ts';
import { openDialog, raceSchedule, showSeason, toasts } from './testing/showSeason.tsx';

afterEach(() => act(() => dismissToast()));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));

const GOAL = aRace('Goal', '2027-05-02');
const LOOP = aRace('Loop', '2027-03-14', { priority: 'B', raceType: 'HALF_MARATHON' });

const added = (warnings: ReturnType<typeof aWarning>[] = []) => ({
  addRace: {
    __typename: 'AddRacePayload',
    race: LOOP,
    seasonPlan: aPlan({ races: [GOAL, { ...LOOP, warnings }] }),
    validation: { isValid: warnings.length === 0, warnings },
    revision: aRevision(4),
  },
});

async function fillLoop() {
  await openDialog('Add Race');
  await userEvent.type(inDialog().getByLabelText(/Race name/), ' Loop ');
  await userEvent.selectOptions(inDialog().getByLabelText(/Race type/), 'Half Marathon');
}

test('a race wants a name, a type and a date; its priority is B unless told', async () => {
  const page = await showSeason(aPlan({ races: [GOAL] }), added());
  await fillLoop();
  const submit = inDialog().getByRole('button', { name: 'Add Race' });
  expect(submit).toBeDisabled();
  await userEvent.type(inDialog().getByLabelText(/Race date/), '2027-03-14');
  await userEvent.click(submit);
  expect(page.asked()).toEqual([
    {
      athleteId: 'athlete',
      raceName: 'Loop',
      raceType: 'HALF_MARATHON',
      raceDate: '2027-03-14',
      priority: 'B',
      location: null,
      notes: null,
      goalTimeSec: null,
    },
  ]);
  await page.answer();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(raceSchedule().getByText('Loop')).toBeInTheDocument();
  expect(await toasts('Race Added')).not.toHaveLength(0);
});

test('a warning is a toast and stays with the race; Undo takes the race back', async () => {
  const page = await showSeason(aPlan({ races: [GOAL] }), {
    ...added([aWarning('Too close to Goal.', 'Make it a C race.')]),
    undoScheduleChange: {
      __typename: 'UndoScheduleChangePayload',
      athlete: anAthlete(aPlan({ races: [GOAL] })),
      revision: aRevision(5, { summary: 'Undid: Added the race Loop.' }),
    },
  });
  await fillLoop();
  await userEvent.type(inDialog().getByLabelText(/Race date/), '2027-03-14');
  await userEvent.click(inDialog().getByRole('button', { name: 'Add Race' }));
  await page.answer();
  expect(await toasts('Race Added with Warning')).not.toHaveLength(0);
  expect(screen.getByRole('list', { name: 'Warnings about Loop' })).toHaveTextContent(
    'Too close to Goal.Make it a C race.',
  );
  await userEvent.click(button('Undo'));
  expect(page.asked()).toEqual([{ athleteId: 'athlete', revisionId: 'revision 4' }]);
  await page.answer();
  expect(screen.queryByText('Loop')).not.toBeInTheDocument();
});

test('a goal time is kept as it was typed until it is one, and its objection stands beside it', async () => {
  const page = await showSeason(aPlan({ races: [GOAL] }), {
    addRace: {
      __typename: 'InvalidInput',
      kind: 'VALIDATION',
      message: 'A goal time for this race type is from 0:55:00 to 5:00:00.',
      errors: [{ path: 'goalTimeSec', message: 'A goal time for this race type is from 0:55:00 to 5:00:00.' }],
    },
  });
  await fillLoop();
  await userEvent.type(inDialog().getByLabelText(/Race date/), '2027-03-14');
  const goal = inDialog().getByRole('textbox', { name: /Goal time/ });
  await userEvent.type(goal, '90 min');
  await userEvent.click(inDialog().getByRole('button', { name: 'Add Race' }));
  expect(page.asked()).toEqual([]);
  expect(goal).toHaveValue('90 min');
  expect(goal).toHaveAccessibleDescription(/Write the goal time as h:mm:ss, such as 3:30:00\./);
  await userEvent.clear(goal);
  await userEvent.type(goal, '5:30:00');
  await userEvent.click(inDialog().getByRole('button', { name: 'Add Race' }));
  expect(page.asked()).toMatchObject([{ goalTimeSec: 19_800 }]);
  await page.answer();
  expect(goal).toHaveValue('5:30:00');
  expect(goal).toHaveAccessibleDescription(/from 0:55:00 to 5:00:00/);
  await userEvent.click(inDialog().getByRole('button', { name: 'Cancel' }));
});

test('a goal on file is shown in the form, and taken away by emptying its field', async () => {
  const page = await showSeason(aPlan({ races: [{ ...GOAL, goalTimeSec: 11_100 }] }));
  await openDialog('Edit Goal');
  const goal = inDialog().getByRole('textbox', { name: /Goal time/ });
  expect(goal).toHaveValue('3:05:00');
  await userEvent.clear(goal);
  await userEvent.click(inDialog().getByRole('button', { name: 'Save Race' }));
  expect(page.asked()).toMatchObject([{ raceId: 'Goal', goalTimeSec: null }]);
  await userEvent.click(inDialog().getByRole('button', { name: 'Cancel' }));
});

const PREDICTION = {
  summary: 'Predicted 3:04–3:15 h, by VDOT and Riegel; your goal of 3:00 is 4 min faster.',
  support: 'A half marathon in 1:26:20 or faster would support the goal.',
  methods: [
    { label: 'VDOT', seconds: 11_472, evidence: 'from your threshold pace' },
    { label: 'Riegel', seconds: 11_258, evidence: 'from City Half in 1:30:00' },
  ],
};

test('a race says what time to expect, and on demand how that is known', async () => {
  await showSeason(aPlan({ races: [{ ...GOAL, prediction: PREDICTION }, LOOP] }));
  expect(raceSchedule().getByText(PREDICTION.summary)).toBeInTheDocument();
  const how = raceSchedule().getByRole('button', { name: 'How Goal is predicted', expanded: false });
  expect(raceSchedule().queryByText(PREDICTION.support)).not.toBeInTheDocument();
  await userEvent.click(how);
  const list = await raceSchedule().findByRole('list', { name: 'Prediction of Goal' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'VDOT, from your threshold pace: 3:11:12',
    'Riegel, from City Half in 1:30:00: 3:07:38',
    PREDICTION.support,
  ]);
  expect(raceSchedule().queryByRole('button', { name: 'How Loop is predicted' })).not.toBeInTheDocument();
});

test('what nothing tells of has no methods to show, and what was raced no prediction', async () => {
  const unknown = { summary: 'Not predicted yet: that takes your threshold pace.', support: null, methods: [] };
  const result = { status: 'FINISHED', finishSeconds: 11_000, feeling: 7, beforeHalfway: null, notes: null };
  await showSeason(
    aPlan({
      races: [
        { ...GOAL, prediction: unknown },
        { ...LOOP, result, prediction: PREDICTION },
      ],
    }),
  );
  expect(raceSchedule().getByText(unknown.summary)).toBeInTheDocument();
  expect(raceSchedule().queryByRole('button', { name: /is predicted/ })).not.toBeInTheDocument();
  expect(raceSchedule().queryByText(PREDICTION.summary)).not.toBeInTheDocument();
});

test('an objection stands beside its field and nothing typed is lost, not even by closing', async () => {
  const page = await showSeason(aPlan({ races: [GOAL] }), {
    addRace: {
      __typename: 'InvalidInput',
      kind: 'VALIDATION',
      message: 'Race date must be today or later.',
      errors: [{ path: 'raceDate', message: 'Race date must be today or later.' }],
    },
  });
  await fillLoop();
  await userEvent.type(inDialog().getByLabelText(/Race date/), '2025-03-14');
  await userEvent.type(inDialog().getByLabelText(/Notes/), 'Hilly');
  await userEvent.click(inDialog().getByRole('button', { name: 'Add Race' }));
  await page.answer();
  expect(inDialog().getByLabelText(/Race date/)).toHaveAccessibleDescription('Race date must be today or later.');
  await userEvent.click(inDialog().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await openDialog('Add Race');
  expect(inDialog().getByLabelText(/Notes/)).toHaveValue('Hilly');
  await userEvent.click(inDialog().getByRole('button', { name: 'Start Over' }));
  expect(inDialog().getByLabelText(/Notes/)).toHaveValue('');
  expect(inDialog().getByRole('radio', { name: /^B/ })).toBeChecked();
});

test('a failed save says so in the words of the product', async () => {
  const page = await showSeason(aPlan({ races: [GOAL] }));
  await openDialog('Edit Goal');
  await userEvent.click(inDialog().getByRole('button', { name: 'Save Race' }));
  await page.refuse(new Error(''));
  expect(screen.getAllByText('Failed to update race')).not.toHaveLength(0);
  expect(inDialog().getByLabelText(/Race name/)).toHaveValue('Goal');
});

test('a race is deleted only after a second word', async () => {
  const page = await showSeason(aPlan({ races: [GOAL, LOOP] }), {
    deleteRace: {
      __typename: 'DeleteRacePayload',
      deletedRaceId: 'Loop',
      seasonPlan: aPlan({ races: [GOAL] }),
      validation: {
        isValid: false,
        warnings: [aWarning('The main goal is now Goal; it was Loop.', 'Look at the priorities.')],
      },
      revision: aRevision(4),
    },
  });
  await openDialog('Delete Loop');
  expect(page.asked()).toEqual([]);
  await userEvent.click(inDialog().getByRole('button', { name: 'Delete Race' }));
  expect(page.asked()).toEqual([{ raceId: 'Loop' }]);
  await page.answer();
  expect(await toasts('Race Deleted')).not.toHaveLength(0);
  expect(
    screen.getByText('Loop is out of the season. The main goal is now Goal; it was Loop. Look at the priorities.'),
  ).toBeInTheDocument();
  expect(button('Undo')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Loop' })).not.toBeInTheDocument();
});

test('from its day on, a race takes a result; one that was finished wants a time and a feeling', async () => {
  const gone = aRace('Gone', '2026-11-15');
  const result = { status: 'FINISHED', finishSeconds: 13_330, feeling: 4, beforeHalfway: null, notes: 'Windy' };
  const page = await showSeason(aPlan({ races: [gone, GOAL] }), {
    recordRaceResult: {
      __typename: 'RecordRaceResultPayload',
      race: { ...gone, result },
      seasonPlan: aPlan({ races: [{ ...gone, result }, GOAL] }),
      validation: { isValid: true, warnings: [] },
      revision: aRevision(4),
    },
  });
  expect(screen.queryByRole('button', { name: 'Enter result of Goal' })).not.toBeInTheDocument();
  await openDialog('Enter result of Gone');
  const save = inDialog().getByRole('button', { name: 'Save Result' });
  for (const [field, value] of [
    ['Hours', '3'],
    ['Minutes', '42'],
    ['Seconds', '10'],
  ] as const)
    await userEvent.type(inDialog().getByLabelText(field), value);
  expect(save).toBeDisabled();
  await userEvent.selectOptions(inDialog().getByLabelText(/How did it feel/), '4');
  await userEvent.type(inDialog().getByLabelText(/Notes/), 'Windy');
  await userEvent.click(save);
  expect(page.asked()).toEqual([{ raceId: 'Gone', result }]);
  await page.answer();
  expect(screen.getByText('Finished · 3:42:10 · felt 4/10')).toBeInTheDocument();
});

test('who did not start is asked for nothing more', async () => {
  const page = await showSeason(aPlan({ races: [aRace('Gone', '2026-11-15')] }));
  await openDialog('Enter result of Gone');
  await userEvent.click(inDialog().getByRole('radio', { name: 'Did not start' }));
  expect(inDialog().queryByLabelText('Hours')).not.toBeInTheDocument();
  await userEvent.click(inDialog().getByRole('button', { name: 'Save Result' }));
  expect(page.asked()).toMatchObject([
    { result: { status: 'DID_NOT_START', finishSeconds: null, feeling: null, beforeHalfway: null } },
  ]);
});
