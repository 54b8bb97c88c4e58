import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import principlesQuery from '../../__generated__/PrinciplesPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { PrinciplesPage } from './PrinciplesPage.tsx';

afterEach(() => act(() => dismissToast()));

let made = 0;
const aPrinciple = (principle: string, over: object = {}) => ({
  __typename: 'Principle',
  id: `principle ${++made}`,
  type: 'TRAINING_PHILOSOPHY',
  context: 'All runners',
  principle,
  phaseType: null,
  workoutType: null,
  isActive: true,
  isGeneral: true,
  athlete: null,
  compiled: { state: 'COMPILED', words: 'No long run on Saturday', rules: [], because: null },
  fired: 3,
  lastEffect: { on: '2026-11-20', text: 'Long run' },
  application: null,
  conflicts: [],
  ...over,
});

async function show(principles: ReturnType<typeof aPrinciple>[], mutations: ServerData = {}) {
  const edges = principles.map((node) => ({ cursor: node.id, node }));
  const coach = {
    __typename: 'Coach',
    id: 'coach',
    principles: { totalCount: edges.length, edges, pageInfo: { hasNextPage: false, endCursor: null } },
  };
  const server = { viewer: { coach }, node: coach, ...mutations };
  const page = renderRoute({
    path: '/coach/principles',
    query: principlesQuery,
    variables: {},
    Component: PrinciplesPage,
    server,
  });
  await page.answer();
  return page;
}

const ROBIN = { __typename: 'Athlete', id: 'a', firstName: 'Robin', lastName: 'Vale' };
const dialog = () => within(screen.getByRole('dialog'));
const compiled = (state: string, over: object = {}) => ({ compiled: { state, words: null, because: null, ...over } });

test('what is taught elsewhere appears by itself', async () => {
  const taught = [aPrinciple('No hills')];
  const edges = () => taught.map((node) => ({ cursor: node.id, node }));
  const coach = () => ({
    __typename: 'Coach',
    id: 'coach',
    principles: { totalCount: taught.length, edges: edges(), pageInfo: { hasNextPage: false, endCursor: null } },
  });
  const page = await show(taught, { viewer: () => ({ coach: coach() }) });
  const told = { coachUpdated: { coach: { __typename: 'Coach', id: 'coach' } } };
  await page.publish(told);
  taught.unshift(aPrinciple('Smile more'));
  await page.publish(told);
  await page.answer();
  expect(screen.getByText('Smile more')).toBeInTheDocument();
});

test('each says what the planner made of it, what it did and what it conflicts with', async () => {
  await show([
    aPrinciple('No long runs on Saturdays', {
      conflicts: [{ principleId: 'other', because: 'It needs the Saturday that this one forbids.' }],
    }),
    aPrinciple('Smile more', {
      compiled: { state: 'ADVICE_ONLY', words: null, rules: [], because: 'No rule follows from it.' },
    }),
    aPrinciple('Train 40 hours', {
      isActive: false,
      compiled: { state: 'REFUSED', words: null, rules: [], because: 'No plan may hold it.' },
    }),
  ]);
  const items = screen.getAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Rule');
  expect(items[0]).toHaveTextContent('Shaped 3 workouts and weeks, last on Fri 20 Nov: Long run');
  expect(items[0]).toHaveTextContent('Conflict: It needs the Saturday that this one forbids.');
  expect(items[1]).toHaveTextContent(/Advice.*No rule follows from it\./);
  expect(items[2]).toHaveTextContent(/Off.*No plan may hold it\./);
  expect(within(items[2]!).getByRole('button', { name: /Switch On/ })).toBeEnabled();
});

test('a new one needs context and words, shows whom it would change, and is then kept', async () => {
  const page = await show([], {
    previewPrinciple: {
      __typename: 'PreviewPrinciplePayload',
      preview: {
        ...compiled('COMPILED', { words: 'No run on Friday' }),
        conflicts: [],
        summary: 'Would change 1 workout for 1 of your 2 athletes in the next 4 weeks.',
        changedWorkouts: 1,
        affected: [
          {
            athlete: ROBIN,
            changes: [
              {
                workoutId: 'w',
                before: { scheduledDate: '2026-11-20', description: 'Easy run', duration: 40 },
                after: { scheduledDate: '2026-11-21', description: 'Easy run', duration: 40 },
              },
            ],
            notHeld: [],
            problem: null,
          },
        ],
      },
    },
    addPrinciple: { __typename: 'AddPrinciplePayload', principle: aPrinciple('No run on Friday') },
    undoPrinciple: {
      principle: aPrinciple('No run on Friday'),
      outcomes: [{ athlete: ROBIN, revisionId: 'r', problem: null }],
    },
    applyPrinciple: {
      __typename: 'ApplyPrinciplePayload',
      principle: aPrinciple('No run on Friday'),
      applicationId: 'act',
      outcomes: [{ athlete: ROBIN, changedWorkouts: 1, problem: null }],
    },
  });
  await userEvent.click(screen.getAllByRole('button', { name: 'Add Principle' })[0]!);
  const add = dialog().getByRole('button', { name: 'Add Principle' });
  await userEvent.type(dialog().getByLabelText(/^Context/), 'All');
  expect(add).toBeDisabled();
  await userEvent.type(dialog().getByLabelText(/^Principle/), 'No run on Friday');
  expect(add).toBeEnabled();
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(dialog().getByRole('button', { name: 'Preview' }));
  // what comes stands below the end of a phone
  expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
  shown.mockRestore();
  await page.answer();
  expect(
    dialog().getByText('Would change 1 workout for 1 of your 2 athletes in the next 4 weeks.'),
  ).toBeInTheDocument();
  expect(
    within(dialog().getByRole('list', { name: 'For whom' }))
      .getAllByRole('listitem')
      .at(-1),
  ).toHaveTextContent('Fri 20 NovEasy run, 40 minbecomesEasy run, 40 min, Sat 21 Nov');
  await userEvent.click(dialog().getByRole('checkbox', { name: /^Change these schedules now/ }));
  await userEvent.click(add);
  expect(page.asked()).toEqual([
    { type: 'TRAINING_PHILOSOPHY', context: 'All', principle: 'No run on Friday', phaseType: null, workoutType: null },
  ]);
  await page.answer();
  expect(page.asked()).toHaveLength(1);
  await page.answer();
  expect(screen.getAllByText('1 workout of 1 athlete follows it now.')).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.asked()).toContainEqual({ applicationId: 'act' });
});

test('one that planned weeks do not follow yet is applied from its card, after a look at what that changes', async () => {
  const one = aPrinciple('No run on Friday');
  const page = await show([one], {
    previewPrinciple: {
      __typename: 'PreviewPrinciplePayload',
      preview: {
        ...compiled('COMPILED', { words: 'No run on Friday' }),
        conflicts: [],
        summary: 'Would change 1 workout for 1 of your 2 athletes.',
        changedWorkouts: 1,
        affected: [],
      },
    },
    applyPrinciple: {
      __typename: 'ApplyPrinciplePayload',
      principle: { ...one, application: { id: 'act', athletes: 1 } },
      applicationId: 'act',
      outcomes: [{ athlete: ROBIN, changedWorkouts: 1, problem: null }],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Apply Now the principle No run on Friday' }));
  const change = dialog().getByRole('button', { name: 'Change These Schedules' });
  expect(change).toBeDisabled();
  await page.answer();
  expect(dialog().getByText('Would change 1 workout for 1 of your 2 athletes.')).toBeInTheDocument();
  await userEvent.click(change);
  expect(page.asked()).toEqual([{ principleId: one.id }]);
  await page.answer();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText('1 workout of 1 athlete follows it now.')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^Apply Now/ })).toBeNull();
});

test('what was applied is taken back from its card, and whoever keeps their schedule is named', async () => {
  const one = aPrinciple('No run on Friday', { application: { id: 'act', athletes: 2 } });
  const page = await show([one], {
    undoPrinciple: {
      principle: { ...one, application: null },
      outcomes: [
        { athlete: ROBIN, revisionId: 'r', problem: null },
        {
          athlete: { ...ROBIN, id: 'b', firstName: 'Kim' },
          revisionId: null,
          problem: 'The schedule has changed since, so it stays as it is.',
        },
      ],
    },
  });
  expect(screen.getByText('Applied to the schedules of 2 athletes')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo the principle No run on Friday' }));
  expect(page.asked()).toEqual([{ applicationId: 'act' }]);
  await page.answer();
  expect(
    screen.getAllByText(/^The weeks of 1 athlete are as before\. Kim Vale: The schedule has changed since/),
  ).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('an answer that it is refused is shown before it is kept, and what was typed outlives the dialog', async () => {
  const page = await show([aPrinciple('Other')], {
    previewPrinciple: {
      __typename: 'PreviewPrinciplePayload',
      preview: {
        ...compiled('REFUSED', { because: 'No plan may hold 40 hours.' }),
        conflicts: [],
        summary: '',
        changedWorkouts: 0,
        affected: [],
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add Principle' }));
  await userEvent.type(dialog().getByLabelText(/^Context/), 'Everybody');
  await userEvent.type(dialog().getByLabelText(/^Principle/), 'Train 40 hours');
  await userEvent.click(dialog().getByRole('button', { name: 'Preview' }));
  await page.answer();
  expect(dialog().getByText('Not kept')).toBeInTheDocument();
  expect(dialog().getByText('No plan may hold 40 hours.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add Principle' }));
  expect(dialog().getByLabelText(/^Principle/)).toHaveValue('Train 40 hours');
  // and says so
  expect(dialog().getByText('What you typed is still here.')).toBeInTheDocument();
  await userEvent.click(dialog().getByRole('button', { name: 'Start Over' }));
  expect(dialog().getByLabelText(/^Principle/)).toHaveValue('');
  expect(dialog().queryByText('What you typed is still here.')).toBeNull();
});

test('one is switched off, and deleted after a question', async () => {
  const one = aPrinciple('No run on Friday');
  const page = await show([one], {
    updatePrinciple: { __typename: 'UpdatePrinciplePayload', principle: { ...one, isActive: false } },
    deletePrinciple: { deletedPrincipleId: one.id },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Switch Off/ }));
  expect(page.asked()).toEqual([{ principleId: one.id, isActive: false }]);
  await page.answer();
  expect(screen.getByText('Off')).toBeInTheDocument();
  expect(
    screen.getAllByText('Schedules planned from now on no longer follow it. What is planned stays.'),
  ).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^Apply Now/ })).toBeNull();
  await page.answer();
  await userEvent.click(screen.getByRole('button', { name: /^Delete/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  expect(page.asked()).toEqual([{ principleId: one.id }]);
});
