import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { windowOf } from '../../ui/testing/windowOf.ts';
import { dismissToast } from '../../ui/Toast.tsx';
import { aRevision, aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';
import { showSchedule } from './testing/showSchedule.tsx';

const CLEARED = {
  __typename: 'ScheduleChange',
  changeId: 'change 1',
  op: 'REMOVE',
  fromDate: '2026-11-20',
  durationBefore: 40,
  intensityBefore: 'EASY',
  changeDescription: 'Easy run on Friday left out: you are ill.',
};
const CARE = { kind: 'ILLNESS_CARE', text: 'With fever, do not train and see a doctor. This is not medical advice.' };

const weeks = () => [aWeek(0, [aWorkout('Easy run', '2026-11-20')])];
const anIllness = (fields: object = {}) => ({
  __typename: 'IllnessReport',
  from: '2026-11-18',
  wellOn: null,
  mild: true,
  symptoms: ['COLD'],
  ...fields,
});
const reported = (illness: object | null, adaptation: object = {}) => ({
  previewIllness: {
    __typename: 'PreviewIllnessPayload',
    adaptation: {
      summary: '1 workout left out: you are ill.',
      changes: [CLEARED],
      advice: [CARE],
      proposals: [],
      revision: null,
      ...adaptation,
    },
  },
  reportIllness: {
    __typename: 'ReportIllnessPayload',
    athlete: anAthlete([aWeek(0, [aWorkout('Short run', '2026-11-21', { duration: 20 })])], {
      illness,
      scheduleRevision: 4,
    }),
    adaptation: {
      summary: '1 workout left out: you are ill.',
      changes: [CLEARED],
      advice: [CARE],
      proposals: [],
      revision: aRevision(4),
      ...adaptation,
    },
  },
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chip = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const mild = () => screen.getByRole('checkbox', { name: /^Only above the neck, no fever/ });
const banner = () => screen.queryByRole('region', { name: /^Ill since/, hidden: true });

afterEach(() => act(() => dismissToast()));

test.each([
  ['is ill', null, 'Well Again?'],
  ['told an end that is still to come', '2026-11-23', 'Well Again?'],
  ['is well again', '2026-11-20', 'Not Feeling 100%?'],
])('an address asks an athlete who %s for the end of it, or how they are', async (_, wellOn, name) => {
  const { router } = await showSchedule(anAthlete(weeks(), { illness: anIllness({ wellOn }) }));
  await act(async () => router.navigate('/training-schedule?open=well'));
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
});

test('an illness is told since today, with symptoms that say whether it is mild', async () => {
  const page = await showSchedule(anAthlete(weeks()));
  await press('Not Feeling 100%');
  await screen.findByLabelText(/^Since when/);
  expect(mild()).not.toBeChecked();
  await chip('Cold');
  expect(mild()).toBeChecked();
  await chip('Cough');
  expect(mild()).not.toBeChecked();
  await userEvent.click(mild());
  await press('See What Changes');
  expect(page.asked()).toEqual([{ from: '2026-11-20', wellOn: null, mild: true, symptoms: ['COLD', 'COUGH'] }]);
});

test('a serious symptom is never mild, and asks for a doctor at once', async () => {
  const page = await showSchedule(anAthlete(weeks()));
  await press('Not Feeling 100%');
  await screen.findByLabelText(/^Since when/);
  await chip('Cold');
  await chip('Chest pain');
  expect(screen.getByText(/see a doctor/)).toBeInTheDocument();
  expect(mild()).toBeDisabled();
  await press('See What Changes');
  expect(page.asked()).toMatchObject([{ mild: false, symptoms: ['COLD', 'CHEST_PAIN'] }]);
});

test('a day to come is not sent', async () => {
  const page = await showSchedule(anAthlete(weeks()));
  await press('Not Feeling 100%');
  fireEvent.change(await screen.findByLabelText(/^Since when/), { target: { value: '2026-11-21' } });
  expect(screen.getByText('Choose today or an earlier day.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'See What Changes' })).toBeDisabled();
  expect(page.asked()).toEqual([]);
});

test('what would change and what to mind is shown first; it is told once that is agreed to, and the way back follows', async () => {
  const page = await showSchedule(anAthlete(weeks()), reported(anIllness({ from: '2026-11-20' })));
  await press('Not Feeling 100%');
  await screen.findByLabelText(/^Since when/);
  await press('See What Changes');
  await page.answer();
  const dialog = await screen.findByRole('dialog', { name: 'What Would Change' });
  expect(dialog).toHaveAccessibleDescription('Nothing has changed yet.');
  await within(dialog).findByText(/^1 change to your schedule: rest first/);
  expect(dialog).toHaveTextContent(CARE.text);
  expect(within(dialog).getByRole('list', { name: 'What would change' })).toHaveTextContent(CLEARED.changeDescription);
  expect(banner()).not.toBeInTheDocument();
  // agreeing is one key away
  expect(screen.getByRole('button', { name: 'Adapt My Plan' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(page.asked()).toEqual([{ from: '2026-11-20', wellOn: null, mild: false, symptoms: [] }]);
  await page.answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByText('Get Well Soon')).not.toHaveLength(0);
  expect(banner()).toHaveTextContent('Ill since Friday 20 November');
  await press('Undo');
  expect(page.asked()).toEqual([{ athleteId: 'athlete', revisionId: 'revision 4' }]);
});

test('back from what would change the form is as it was, and nothing is told', async () => {
  const page = await showSchedule(anAthlete(weeks()), reported(anIllness({ from: '2026-11-20' })));
  await press('Not Feeling 100%');
  await screen.findByLabelText(/^Since when/);
  await chip('Stomach');
  await press('See What Changes');
  await page.answer();
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByRole('dialog', { name: 'Not Feeling 100%?' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Stomach' })).toBeChecked();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(banner()).not.toBeInTheDocument();
  expect(page.asked()).toEqual([]);
});

test('well again keeps what was told, and takes the banner away', async () => {
  const well = reported(anIllness({ wellOn: '2026-11-20' }), { summary: 'Back step by step.' });
  const page = await showSchedule(anAthlete(weeks(), { illness: anIllness() }), well);
  await press('I Feel Well Again');
  await screen.findByLabelText(/^First day without symptoms/);
  await press('See What Changes');
  const told = { from: '2026-11-18', wellOn: '2026-11-20', mild: true, symptoms: ['COLD'] };
  expect(page.asked()).toEqual([told]);
  await page.answer();
  expect(await screen.findByRole('dialog', { name: 'What Would Change' })).toHaveTextContent('Back step by step.');
  expect(screen.getByText(/^Ill since/)).toBeInTheDocument();
  await press('I Am Well Again');
  expect(page.asked()).toEqual([told]);
  await page.answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(banner()).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Not Feeling 100%' })).toHaveFocus());
});

test('what is refused when it is told is said where it was agreed to', async () => {
  const page = await showSchedule(anAthlete(weeks()), {
    ...reported(anIllness()),
    reportIllness: { __typename: 'InvalidInput', message: 'Choose another day.', errors: [] },
  });
  await press('Not Feeling 100%');
  await screen.findByLabelText(/^Since when/);
  await press('See What Changes');
  await page.answer();
  await userEvent.click(await screen.findByRole('button', { name: 'Adapt My Plan' }));
  await page.answer();
  expect(screen.getByRole('alert')).toHaveTextContent('Choose another day.');
});

test('a refusal is said beside the form, which stays as it was filled in', async () => {
  const page = await showSchedule(anAthlete(weeks()), {
    previewIllness: { __typename: 'InvalidInput', message: 'Choose another day.', errors: [] },
  });
  await press('Not Feeling 100%');
  await screen.findByLabelText(/^Since when/);
  await chip('Stomach');
  await press('See What Changes');
  await page.answer();
  expect(screen.getByRole('alert')).toHaveTextContent('Choose another day.');
  expect(screen.getByRole('checkbox', { name: 'Stomach' })).toBeChecked();
});

test('what was told by mistake is taken back, with a way back from that too', async () => {
  const { reportIllness } = reported(null, { summary: '2 workouts come back.' });
  const page = await showSchedule(anAthlete(weeks(), { illness: anIllness() }), { withdrawIllness: reportIllness });
  await press('Update Symptoms');
  await userEvent.click(await screen.findByRole('button', { name: 'I Was Not Ill' }));
  expect(page.asked()).toEqual([{ from: '2026-11-18' }]);
  await page.answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByText('2 workouts come back.')).not.toHaveLength(0);
  expect(banner()).not.toBeInTheDocument();
  await press('Undo');
  expect(page.asked()).toEqual([{ athleteId: 'athlete', revisionId: 'revision 4' }]);
});

describe('what else keeps one from training', () => {
  const suggestion = {
    __typename: 'Suggestion',
    id: 'suggestion_1',
    understood: 'I read: you are away.',
    explanation: 'Nothing is made up.',
    changes: [CLEARED],
  };
  const asked = (changes: readonly object[] = [CLEARED]) => ({
    requestAdjustment: { __typename: 'RequestAdjustmentPayload', suggestion: { ...suggestion, changes } },
    applyAdjustment: {
      __typename: 'ApplyAdjustmentPayload',
      athlete: anAthlete(weeks(), { scheduleRevision: 4 }),
      revision: aRevision(4),
    },
    viewer: {
      athlete: {
        ...anAthlete(weeks()),
        injuries: [
          { __typename: 'Injury', id: 'injury_1', affectedArea: 'left knee', isRecovered: false },
          { __typename: 'Injury', id: 'injury_2', affectedArea: 'calf', isRecovered: true },
        ],
      },
    },
  });
  async function tell(kind: string, changes?: readonly object[]) {
    const page = await showSchedule(anAthlete(weeks()), asked(changes));
    await press('Not Feeling 100%');
    await userEvent.click(await screen.findByRole('radio', { name: kind }));
    return page;
  }

  test.each([
    ['Tired', 'I am tired: only easy workouts from 20 November to 23 November.'],
    ['Travelling', 'I am travelling from 20 November to 26 November and have 45 minutes a day.'],
    ['Away', 'I am away from 20 November to 26 November.'],
    ['Busy life', 'Life is busy: I have 45 minutes a day from 20 November to 26 November.'],
  ])('%s: its days are told, what would change is shown, and applied once that is agreed to', async (kind, request) => {
    const page = await tell(kind);
    await press('See What Changes');
    expect(page.asked()).toEqual([{ request }]);
    await page.answer();
    const dialog = within(await screen.findByRole('dialog', { name: 'What Would Change' }));
    expect(await dialog.findByText('I read: you are away.')).toBeVisible();
    expect(dialog.getByRole('list', { name: 'Proposed changes' })).toHaveTextContent(CLEARED.changeDescription);
    expect(dialog.getByRole('button', { name: 'Apply Changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(page.asked()).toEqual([{ suggestionId: 'suggestion_1', changeIds: ['change 1'], scope: 'THIS_WEEK' }]);
    await page.answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getAllByText('Changes applied!')).not.toHaveLength(0);
  });

  test('an injury is kept in mind though no workout has to change', async () => {
    const page = await tell('Injured', []);
    expect(screen.getByRole('button', { name: 'See What Changes' })).toBeDisabled();
    await userEvent.selectOptions(screen.getByLabelText(/^Where does it hurt/), 'Calf');
    await press('See What Changes');
    expect(page.asked()).toEqual([{ request: 'My calf is injured.' }]);
    await page.answer();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep This in Mind' }));
    expect(page.asked()).toEqual([{ suggestionId: 'suggestion_1', changeIds: [], scope: 'THIS_WEEK' }]);
  });

  test('an injury that the plan spares ends where it was told', async () => {
    const page = await tell('Injured');
    await page.answer();
    expect(screen.queryByRole('button', { name: 'My calf Is Better' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'My knee Is Better' }));
    expect(page.asked()).toEqual([{ request: 'My knee is fine again.' }]);
  });

  test('days that are over, or the wrong way round, are not asked about', async () => {
    await tell('Away');
    fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2026-11-19' } });
    expect(screen.getByText('Choose Friday 20 November or a later day.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'See What Changes' })).toBeDisabled();
  });

  test('back from what would change, the form is as it was', async () => {
    const page = await tell('Away');
    fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2026-11-22' } });
    await press('See What Changes');
    await page.answer();
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText(/^Last day/)).toHaveValue('2026-11-22');
  });
});

const told = (fields: object) => ({
  __typename: 'Circumstance',
  from: '2026-11-20',
  to: '2026-11-24',
  area: null,
  minutes: null,
  revision: null,
  ...fields,
});
const EASED = aRevision(3, { summary: 'Ease the run on Tuesday 24 November.' });

test.each([
  [
    'tired',
    { kind: 'TIRED', revision: EASED },
    'Tired until Tuesday 24 November',
    'Workouts are easy. Ease the run on',
  ],
  [
    'with little time',
    { kind: 'LIFE', minutes: 75 },
    'Busy until Tuesday 24 November',
    'At most 1:15 h of training a day.',
  ],
  ['travelling for a day', { kind: 'TRAVELLING', to: '2026-11-20', minutes: 30 }, 'Travelling today', 'At most 30 min'],
  [
    'away later',
    { kind: 'AWAY', from: '2026-11-22' },
    'Away from Sunday 22 November to Tuesday 24 November',
    'No training.',
  ],
  [
    'injured',
    { kind: 'INJURED', to: null, area: 'knee' },
    'Injured (knee) since Friday 20 November',
    'The plan spares your knee until you say that it is better.',
  ],
  [
    'with child',
    { kind: 'INJURED', to: null, area: 'pregnancy' },
    'Pregnant since Friday 20 November',
    'until you tell that a doctor or midwife has cleared you.',
  ],
])('the schedule says as long as it lasts that its athlete is %s', async (_, fields, title, effect) => {
  await showSchedule(anAthlete(weeks(), { circumstances: [told(fields)] }));
  expect(screen.getByRole('region', { name: title })).toHaveTextContent(effect);
});

const OVER = {
  requestAdjustment: {
    __typename: 'RequestAdjustmentPayload',
    suggestion: {
      __typename: 'Suggestion',
      id: 'suggestion_2',
      understood: 'I read: no longer busy.',
      explanation: 'What was done or changed since stays as it is.',
      changes: [{ ...CLEARED, op: 'ADD', changeDescription: 'The run of 40 min on Friday 20 November comes back.' }],
    },
  },
  applyAdjustment: {
    __typename: 'ApplyAdjustmentPayload',
    athlete: anAthlete(weeks(), { scheduleRevision: 4 }),
    revision: aRevision(4),
  },
};

test('what is over shows first what comes back, and is told once that is agreed to', async () => {
  const busy = told({ kind: 'LIFE', minutes: 30, revision: EASED });
  const page = await showSchedule(anAthlete(weeks(), { circumstances: [busy] }), OVER);
  const row = screen.getByRole('region', { name: 'Busy until Tuesday 24 November' });
  await userEvent.click(within(row).getByRole('button', { name: 'It Is Over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What Would Change' }));
  await dialog.findByRole('status', { name: 'Looking what would come back' });
  expect(page.asked()).toEqual([{ request: 'No longer busy.' }]);
  await page.answer();
  expect(await dialog.findByText(/comes back/)).toBeVisible();
  expect(row).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Apply Changes' }));
  expect(page.asked()).toEqual([{ suggestionId: 'suggestion_2', changeIds: ['change 1'], scope: 'THIS_WEEK' }]);
  await page.answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: /^Busy/ })).not.toBeInTheDocument();
});

test('what was told is changed in the form that told it, in place of what it was', async () => {
  const busy = told({ kind: 'LIFE', minutes: 30, revision: EASED });
  const page = await showSchedule(anAthlete(weeks(), { circumstances: [busy] }), OVER);
  const row = screen.getByRole('region', { name: 'Busy until Tuesday 24 November' });
  await userEvent.click(within(row).getByRole('button', { name: 'Change' }));
  expect(await screen.findByLabelText(/^Last day/)).toHaveValue('2026-11-24');
  expect(screen.getByLabelText('Time for training a day')).toHaveValue('30');
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2026-11-22' } });
  await press('See What Changes');
  expect(page.asked()).toEqual([
    { request: 'No longer busy: Life is busy: I have 30 minutes a day from 20 November to 22 November.' },
  ]);
});

describe('on a phone', () => {
  const injured = told({ kind: 'INJURED', to: null, area: 'knee' });
  beforeEach(() => windowOf(390));

  test('several circumstances are a line each, until one is opened', async () => {
    await showSchedule(anAthlete(weeks(), { circumstances: [injured, told({ kind: 'TIRED' })] }));
    const row = screen.getByRole('region', { name: 'Tired until Tuesday 24 November' });
    expect(within(row).getByText('Workouts are easy.')).not.toBeVisible();
    await userEvent.click(within(row).getByText('Tired until Tuesday 24 November'));
    expect(within(row).getByRole('button', { name: 'It Is Over' })).toBeVisible();
  });

  test('one alone is there whole', async () => {
    await showSchedule(anAthlete(weeks(), { circumstances: [injured] }));
    expect(screen.getByText(/^The plan spares your knee/)).toBeVisible();
  });
});
