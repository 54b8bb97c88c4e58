import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import mutation, { type useUpdatePhaseMutation } from '../__generated__/useUpdatePhaseMutation.graphql.ts';
import { dismissToast, Toaster } from '../ui/Toast.tsx';
import { type Act, useAct } from './useAct.ts';

type Options = Act<useUpdatePhaseMutation>;
const INPUT = { phaseId: 'phase_1', name: 'Base' } as never;
const SAVED = { phase: { id: 'phase_1', phaseName: 'Base' }, revision: { id: 'revision_1' }, seasonPlan: null };
const saved = (unchanged: boolean) => ({ __typename: 'UpdatePhasePayload', ...SAVED, unchanged });
const refusal = (__typename: string, message: string, rest: object = {}) => ({
  __typename,
  __isRefusal: __typename,
  kind: 'OTHER',
  message,
  ...rest,
});

afterEach(() => act(() => dismissToast()));

/** One try of an act, answered by that: an answer, or an error of the network. */
async function tryIt(answer: object | Error, options: Options, once?: Options) {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>
      {children}
      <Toaster />
    </RelayEnvironmentProvider>
  );
  const { result } = renderHook(() => useAct<useUpdatePhaseMutation>(mutation, options), { wrapper });
  act(() => void result.current[0](INPUT, once));
  await waitFor(() => expect(result.current[1]).toBe(true));
  await act(async () => {
    if (answer instanceof Error) environment.mock.rejectMostRecentOperation(answer);
    else environment.mock.resolveMostRecentOperation({ data: { updatePhase: answer } } as never);
  });
  expect(result.current[1]).toBe(false);
  return result;
}

test('what was done is told, and its revision remembered; of an earlier revision there is no way back', async () => {
  const [remember, done] = [jest.fn(), jest.fn()];
  const says: Options['says'] = ({ phase }) => ({ title: `${phase.phaseName} saved` });
  await tryIt(saved(false), { says, remember, done });
  await tryIt(saved(true), { says, remember, done });
  expect(remember.mock.calls).toEqual([
    ['revision_1', { tone: 'success', title: 'Base saved' }],
    [null, { tone: 'success', title: 'Base saved' }],
  ]);
  expect(done.mock.calls.map(([payload, input]) => [payload.phase.phaseName, input])).toEqual([
    ['Base', INPUT],
    ['Base', INPUT],
  ]);
});

const ERRORS = [{ path: 'phaseName', message: 'Too long.' }];

test.each([
  ['the words of a refusal', refusal('NotPossible', 'It has ended.'), 'It has ended.'],
  ['objections to fields', refusal('InvalidInput', 'Too long.', { errors: ERRORS }), 'Too long.'],
  ['words of the network', new Error('No connection.'), 'No connection.'],
  ['our own words for none', new Error(''), 'Failed to save'],
  ['our own words for an answer that nobody knows', { __typename: 'NewRefusal' }, 'Failed to save'],
])('of what was not done a toast tells %s, where it is named', async (_what, answer, words) => {
  const done = jest.fn();
  const [, , refusal_] = (await tryIt(answer, { failed: 'Failed to save', done })).current;
  expect(screen.getAllByText(words)).not.toHaveLength(0);
  expect([refusal_, done.mock.calls]).toEqual([null, []]);
});

test.each([
  ['the words of a refusal', refusal('NotPossible', 'It has ended.'), 'It has ended.'],
  ['words for none', new Error(''), 'Please try again.'],
])('else the screen has %s', async (_what, answer, words) => {
  const { current } = await tryIt(answer, {});
  expect(current[2]).toBe(words);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test.each([
  ['tells it in other words', () => 'Look again.', 'Look again.'],
  ['leaves nothing to tell', () => true as const, null],
  ['only hears of it', () => {}, 'It has ended.'],
])('who is told of a refusal %s', async (_what, refused, words) => {
  const heard = jest.fn<string | true | void, []>(refused);
  const { current } = await tryIt(refusal('NotPossible', 'It has ended.'), { refused: heard as Options['refused'] });
  expect(current[2]).toBe(words);
  expect(heard.mock.calls.map((args: unknown[]) => args[0])).toEqual([
    expect.objectContaining({ __typename: 'NotPossible', kind: 'OTHER', isAnswer: true }),
  ]);
});

test('a server that is away has answered nothing', async () => {
  const refused = jest.fn();
  await tryIt(new Error('No connection.'), { refused });
  expect(refused.mock.calls.map(([why]) => why)).toEqual([{ message: 'No connection.', isAnswer: false }]);
});

test('objections go beside their fields; what a single try asks for comes before what all do', async () => {
  const [always, once] = [jest.fn(), jest.fn()];
  const answer = refusal('InvalidInput', 'Too long.', { errors: ERRORS });
  await tryIt(answer, { showErrors: always }, { showErrors: once });
  expect([always.mock.calls, once.mock.calls]).toEqual([[], [[ERRORS]]]);
});
