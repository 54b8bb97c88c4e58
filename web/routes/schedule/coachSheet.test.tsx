import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearConversation, changeConversation } from '../../cards/adjustment/conversation.ts';
import { dismissToast } from '../../ui/Toast.tsx';
import { aRevision, aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';
import { dayColumn, showSchedule, toasts } from './testing/showSchedule.tsx';

afterEach(() =>
  act(() => {
    dismissToast();
    changeConversation('athlete', { draft: '' });
    clearConversation('athlete');
  }),
);

type Fields = Record<string, unknown>;

const aChange = (changeId: string, fields: Fields) => ({
  changeId,
  op: 'RESIZE',
  fromDate: null,
  toDate: null,
  durationBefore: null,
  durationAfter: null,
  intensityBefore: null,
  intensityAfter: null,
  reasonKind: 'REQUEST',
  changeDescription: `Change ${changeId}.`,
  ...fields,
});

const SHORTER = aChange('shorter', { fromDate: '2026-11-22', durationBefore: 90, durationAfter: 45 });
const LATER = aChange('later', { op: 'MOVE', fromDate: '2026-11-20', toDate: '2026-11-21' });

const aSuggestion = (fields: Fields = {}) => ({
  __typename: 'RequestAdjustmentPayload',
  suggestion: {
    id: 'suggestion',
    understood: 'I read: a shorter weekend.',
    changes: [SHORTER, LATER],
    explanation: 'Everything else stays as planned.',
    question: null,
    reach: null,
    voice: 'built-in',
    modelMissed: false,
    ...fields,
  },
});

const weeks = () => [
  aWeek(0, [aWorkout('Easy run', '2026-11-20'), aWorkout('Long run', '2026-11-22', { duration: 90 })]),
];

const box = () => screen.getByRole('textbox', { name: 'Your request' });
const send = () => screen.getByRole('button', { name: 'Send' });
const log = () => within(screen.getByRole('log', { name: 'Conversation with your coach' }));

/** The schedule with the chat open; `answers` are given in their order. */
async function openChat(answers: Fields[], mutations: Fields = {}) {
  const left = [...answers];
  const page = await showSchedule(anAthlete(weeks()), { requestAdjustment: () => left.shift(), ...mutations });
  await userEvent.click(screen.getByRole('button', { name: 'Ask Your Coach' }));
  await screen.findByRole('textbox', { name: 'Your request' });
  return page;
}

test.each([
  ['a model that the athlete has not allowed', { isAllowed: false }, true],
  ['a model that they have', { isAllowed: true }, false],
  ['no model', null, false],
])('the settings are named where there is %s', async (_name, model, isNamed) => {
  const languageModel = model && { __typename: 'LanguageModel', name: 'gpt-test', host: 'localhost', ...model };
  await showSchedule(anAthlete(weeks(), { languageModel }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask Your Coach' }));
  await screen.findByRole('textbox', { name: 'Your request' });
  const link = screen.queryByRole('link', { name: 'see what it would be told' });
  expect(link?.getAttribute('href')).toBe(isNamed ? '/settings/data#language-model' : undefined);
});

test('Enter sends, Shift+Enter begins a line, and a blank request cannot be sent', async () => {
  const page = await openChat([aSuggestion()]);
  await userEvent.type(box(), '  {Enter}');
  expect(send()).toBeDisabled();
  expect(page.asked()).toEqual([]);
  await userEvent.clear(box());
  await userEvent.click(screen.getByRole('button', { name: 'Make next week easier' }));
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}please');
  expect(page.asked()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(page.asked()).toEqual([{ request: 'Make next week easier\nplease', conversationHistory: [] }]);
  await userEvent.type(box(), 'and');
  expect(send()).toBeDisabled();
  await page.answer();
  expect(box()).toHaveValue('and');
  expect(send()).toBeEnabled();
  expect(await toasts('Got response!')).not.toHaveLength(0);
  expect(screen.getAllByText('2 suggested changes')).not.toHaveLength(0);
  const [shorter, later] = log().getAllByRole('checkbox');
  expect(shorter).toHaveAccessibleName('Change shorter. 1:30 h becomes 45 min');
  expect(later).toHaveAccessibleName('Change later. Fri 20 Nov becomes Sat 21 Nov');
});

test('a question is answered in the same conversation; what wrote the words is named unless it is built in', async () => {
  const question = aSuggestion({ changes: [], explanation: '', question: 'Which run do you mean?' });
  const page = await openChat([question, aSuggestion({ voice: 'gpt-test' }), aSuggestion({ modelMissed: true })]);
  await userEvent.type(box(), 'shorter{Enter}');
  await page.answer();
  expect(log().getByText('Which run do you mean?')).toBeVisible();
  expect(log().queryByText(/^Answered by/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Apply Changes' })).toBeNull();
  await userEvent.type(box(), 'Sunday{Enter}');
  expect(page.asked()).toEqual([
    {
      request: 'Sunday',
      conversationHistory: [
        { role: 'athlete', content: 'shorter' },
        { role: 'coach', content: 'Which run do you mean?' },
      ],
    },
  ]);
  await page.answer();
  expect(log().getByText('Answered by gpt-test, checked against your plan.')).toBeVisible();
  await userEvent.type(box(), 'and Monday{Enter}');
  await page.answer();
  expect(log().getByText('Answered by the built-in coach.')).toBeVisible();
});

test('what a question offers is answered by a button, until there is something else to answer', async () => {
  const question =
    'What would you like? For example “Keep Friday free”, “Make Friday easier” or “What is planned on Friday”.';
  const page = await openChat([aSuggestion({ changes: [], explanation: '', question }), aSuggestion()]);
  await userEvent.type(box(), 'friday works{Enter}');
  expect(screen.queryByRole('group', { name: 'Choices' })).toBeNull();
  await page.answer();
  const choices = within(screen.getByRole('group', { name: 'Choices' })).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Keep Friday free',
    'Make Friday easier',
    'What is planned on Friday',
  ]);
  await userEvent.click(choices[1]!);
  expect(page.asked()).toEqual([expect.objectContaining({ request: 'Make Friday easier' })]);
  expect(screen.queryByRole('group', { name: 'Choices' })).toBeNull();
  expect(box()).toHaveFocus();
  await page.answer();
  expect(screen.queryByRole('group', { name: 'Choices' })).toBeNull();
});

test('what is wanted is applied as far as it is to reach; then the conversation is over', async () => {
  const shortened = [
    aWeek(0, [aWorkout('Easy run', '2026-11-20'), aWorkout('Long run', '2026-11-21', { duration: 45 })]),
  ];
  const page = await openChat([aSuggestion()], {
    applyAdjustment: {
      __typename: 'ApplyAdjustmentPayload',
      applied: ['shorter'],
      skipped: [{ id: 'monday', reason: 'Monday is an unavailable day.' }],
      athlete: anAthlete(shortened, { scheduleRevision: 4 }),
      revision: aRevision(4),
    },
    undoScheduleChange: {
      __typename: 'UndoScheduleChangePayload',
      athlete: anAthlete(weeks()),
      revision: aRevision(5),
    },
  });
  await userEvent.type(box(), 'shorter{Enter}');
  await page.answer();
  await userEvent.click(log().getByRole('checkbox', { name: /^Change later/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply Changes' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Apply Changes' }));
  const confirm = dialog.getByRole('button', { name: 'Apply Changes' });
  expect(dialog.getByRole('radio', { name: /^This week/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: /^Until a date/ }));
  expect(confirm).toBeDisabled();
  await userEvent.type(dialog.getByLabelText(/^Last day/), '2026-11-19');
  expect(confirm).toBeDisabled();
  expect(dialog.getByText('Choose today or a later day.')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText(/^Last day/));
  await userEvent.type(dialog.getByLabelText(/^Last day/), '2026-12-06');
  await userEvent.click(confirm);
  expect(page.asked()).toEqual([
    { suggestionId: 'suggestion', changeIds: ['shorter'], scope: 'UNTIL_DATE', untilDate: '2026-12-06' },
  ]);
  await page.answer();
  expect(await toasts('Changes applied!')).not.toHaveLength(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(dayColumn('Saturday 21')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.asked()).toEqual([{ athleteId: 'athlete', revisionId: 'revision 4' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Ask Your Coach' }));
  expect(log().queryByText('shorter')).toBeNull();
  expect(screen.getByText('Monday is an unavailable day.')).toBeVisible();
});

test('the words say how far it reaches; a refusal is told where the changes are applied', async () => {
  const page = await openChat([aSuggestion({ reach: { scope: 'ALL_FUTURE', untilDate: null } })], {
    applyAdjustment: { __typename: 'NotPossible', kind: 'DAY_CAP', message: 'Saturday would hold 200 min.' },
  });
  await userEvent.type(box(), 'always shorter{Enter}');
  await page.answer();
  await userEvent.click(screen.getByRole('button', { name: 'Apply Changes' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Apply Changes' }));
  expect(dialog.getByRole('radio', { name: /^All future weeks/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Apply Changes' }));
  await page.answer();
  expect(await toasts('Failed to apply changes')).not.toHaveLength(0);
  expect(dialog.getByRole('alert')).toHaveTextContent('Saturday would hold 200 min.');
});

test('changes that an illness asks for have a span of their own: they are applied at once', async () => {
  const ill = aSuggestion({
    changes: [
      { ...SHORTER, reasonKind: 'ILLNESS' },
      { ...LATER, reasonCode: 'ILLNESS_RETURN' },
    ],
  });
  const page = await openChat([ill], {
    applyAdjustment: {
      __typename: 'ApplyAdjustmentPayload',
      applied: ['shorter'],
      skipped: [],
      athlete: anAthlete(weeks(), { scheduleRevision: 4 }),
      revision: aRevision(4),
    },
  });
  await userEvent.type(box(), 'I have a fever{Enter}');
  await page.answer();
  await userEvent.click(log().getByRole('checkbox', { name: /^Change later/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply Changes' }));
  expect(screen.queryByRole('dialog', { name: 'Apply Changes' })).toBeNull();
  expect(page.asked()).toEqual([{ suggestionId: 'suggestion', changeIds: ['shorter'], scope: 'THIS_WEEK' }]);
  await page.answer();
  expect(await toasts('Changes applied!')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('a wish beside an illness is still asked about', async () => {
  const page = await openChat([aSuggestion({ changes: [{ ...SHORTER, reasonKind: 'ILLNESS' }, LATER] })]);
  await userEvent.type(box(), 'ill, and later{Enter}');
  await page.answer();
  await userEvent.click(screen.getByRole('button', { name: 'Apply Changes' }));
  expect(screen.getByRole('dialog', { name: 'Apply Changes' })).toBeVisible();
});

test('what holds from now on without changing a workout is remembered at once', async () => {
  const lasting = aSuggestion({ changes: [], reach: { scope: 'ALL_FUTURE', untilDate: null } });
  const page = await openChat([lasting], {
    applyAdjustment: {
      __typename: 'ApplyAdjustmentPayload',
      applied: [],
      skipped: [],
      athlete: anAthlete(weeks(), { scheduleRevision: 4 }),
      revision: aRevision(4),
    },
  });
  await userEvent.type(box(), 'never on Mondays{Enter}');
  await page.answer();
  await userEvent.click(screen.getByRole('button', { name: 'Remember This' }));
  expect(page.asked()).toEqual([{ suggestionId: 'suggestion', scope: 'ALL_FUTURE' }]);
  await page.answer();
  expect(screen.getAllByText('Your plan keeps to it in every week from now on.')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('a suggestion that is out of date is asked for again', async () => {
  const page = await openChat([aSuggestion(), aSuggestion()], {
    applyAdjustment: {
      __typename: 'NotPossible',
      kind: 'CHANGED_SINCE',
      message: 'Your schedule has changed. Ask again.',
    },
  });
  await userEvent.type(box(), 'shorter{Enter}');
  await page.answer();
  await userEvent.click(screen.getByRole('button', { name: 'Apply Changes' }));
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Apply Changes' })).getByRole('button', { name: 'Apply Changes' }),
  );
  await page.answer();
  expect(screen.queryByRole('button', { name: 'Apply Changes' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ask Again' }));
  expect(page.asked()).toEqual([expect.objectContaining({ request: 'shorter' })]);
});

test.each<[string, Fields | Error, string, RegExp]>([
  [
    'cannot be read',
    { __typename: 'NotPossible', kind: 'NOT_UNDERSTOOD', message: 'Please try rephrasing your request.' },
    'Please try rephrasing your request.',
    /^Unable to process your request\. Please try rephrasing\.$/,
  ],
  [
    'does not arrive',
    new Error('We could not reach Evenpace.'),
    'We could not reach Evenpace.',
    /^Unable to process your request\. We could not reach Evenpace\.$/,
  ],
  [
    'meets no schedule',
    { __typename: 'NotPossible', kind: 'NO_SCHEDULE', message: 'Generate your training schedule first.' },
    'Generate your training schedule first.',
    /Go to Training Schedule/,
  ],
])('a request that %s stays typed, before what was typed since', async (_name, answer, toast, inline) => {
  const page = await openChat(answer instanceof Error ? [] : [answer]);
  await userEvent.type(box(), 'no idea{Enter}');
  await userEvent.type(box(), 'more');
  if (answer instanceof Error) await page.refuse(answer);
  else await page.answer();
  expect(box()).toHaveValue('no idea\nmore');
  expect(log().queryByText('no idea')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(inline);
  expect(await toasts("Couldn't understand")).not.toHaveLength(0);
  expect(screen.getAllByText(toast)).not.toHaveLength(0);
});
