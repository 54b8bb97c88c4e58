import { WINDOWS } from '../adapters/rateLimits.ts';
import { encodeId } from '../core/units/ids.ts';
import { eraseAccount } from '../domain/accountData/eraseAccount.ts';
import { endCoaching } from '../domain/coaching/coaching.ts';
import { removeSome } from '../domain/kernel/retention.ts';
import { deleteWorkout } from '../domain/schedule/workoutEdit.ts';
import { undoScheduleChange } from '../domain/schedule/undo.ts';
import { ask } from '../test/graphql.ts';
import type { Json } from '../test/json.ts';
import { type Person, setUpLive } from '../test/live.ts';
import { workoutsOf } from '../test/schedules.ts';

let athlete: Person;
let coach: Person & { coachId: string };
let other: Person & { coachId: string };
let workoutId: string;
const live = setUpLive('2026-11-18');
beforeEach(async () => {
  athlete = await live.athlete();
  coach = await live.coachOf(athlete);
  other = await live.coachOf(athlete);
  workoutId = encodeId('workout', (await workoutsOf(live.app.deps, athlete)).at(-1)!.id);
});
afterEach(() => live.leave());

const athleteId = () => encodeId('athlete', athlete.athleteId);
const about = ({ coachId }: { coachId: string }) => encodeId('coach', coachId);
const MESSAGE =
  '... on Refusal { code message } ... on SendMessagePayload { threadMessage { id version } thread { id unreadCount } }';
let keys = 0;
const send = async (from: Person, aboutId: string, text: string, more: object = {}) => {
  const input = { athleteId: athleteId(), aboutId, text, key: `key ${(keys += 1)}`, ...more };
  const query = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { ${MESSAGE} } }`;
  const { data, messages } = await ask(live.app.deps, from, query, { input });
  return data?.sendMessage ?? { refused: messages[0] };
};
const act = async (who: Person, name: string, messageId: string, more: object = {}) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const refusal = ['editMessage', 'reactToMessage'].includes(name) ? '... on Refusal { code }' : '';
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${refusal} } }`;
  const { data, messages } = await ask(live.app.deps, who, query, { input: { messageId, ...more } });
  return data?.[name]?.code ?? messages[0] ?? 'done';
};
const ALL =
  'id version about subjectId unreadCount messages(first: 50) { edges { node { id text isDeleted editedAt author { role firstName isYou } workout { id } reactions { emoji count isYours } } } }';
const threadOf = async (who: Person, aboutId: string): Promise<Json> => {
  const query = `query ($id: ID!, $aboutId: ID!) { athlete(id: $id) { thread(aboutId: $aboutId) { ${ALL} } } }`;
  const { data } = await ask(live.app.deps, who, query, { id: athleteId(), aboutId });
  return data?.athlete?.thread ?? null;
};
const wordsIn = (thread: Json) => thread?.messages.edges.map(({ node }: Json) => node.text) ?? null;

test('a thread begins with its first message, and is read by the athlete and every coach of theirs', async () => {
  expect(await threadOf(athlete, workoutId)).toBeNull();
  await send(coach, workoutId, 'Keep it easy.\n<b>Really</b> https://run.example');
  await send(athlete, workoutId, 'I will.', { workoutId });
  const seen = await threadOf(athlete, workoutId);
  expect(seen).toMatchObject({ about: 'WORKOUT', subjectId: workoutId, unreadCount: 0 });
  expect(wordsIn(seen)).toEqual(['Keep it easy.\n<b>Really</b> https://run.example', 'I will.']);
  expect(seen.messages.edges.map(({ node }: Json) => node.author)).toEqual([
    { role: 'COACH', firstName: 'Robin', isYou: false },
    { role: 'ATHLETE', firstName: 'Robin', isYou: true },
  ]);
  expect(seen.messages.edges[1].node.workout).toEqual({ id: workoutId });
  expect(await threadOf(other, workoutId)).toMatchObject({ id: seen.id, unreadCount: 2 });
  const query = 'query ($id: ID!) { node(id: $id) { ... on Workout { thread { id } week { thread { id } } } } }';
  const { data } = await ask(live.app.deps, other, query, { id: workoutId });
  expect(data.node).toEqual({ thread: { id: seen.id }, week: { thread: null } });
});

test('what an athlete and one coach say to each other is for no other coach', async () => {
  await send(athlete, about(coach), 'Between us');
  expect(wordsIn(await threadOf(coach, about(coach)))).toEqual(['Between us']);
  expect(await threadOf(other, about(coach))).toBeNull();
  expect(await send(other, about(coach), 'And me?')).toEqual({ refused: 'There is nothing here to write about.' });
  const query =
    'query ($id: ID!) { athlete(id: $id) { unreadMessages threads(first: 5) { edges { node { about coach { id } } } } } }';
  const listed = async (who: Person) => (await ask(live.app.deps, who, query, { id: athleteId() })).data.athlete;
  const edges = [{ node: { about: 'COACH', coach: { id: about(coach) } } }];
  expect(await listed(coach)).toEqual({ unreadMessages: 1, threads: { edges } });
  expect(await listed(athlete)).toEqual({ unreadMessages: 0, threads: { edges } });
  expect(await listed(other)).toEqual({ unreadMessages: 0, threads: { edges: [] } });
});

test('a former coach is out at once, and the history stays the athlete’s', async () => {
  const sent = await send(coach, about(coach), 'Well done.');
  await endCoaching(live.app.deps, athlete, { athleteId: athlete.athleteId, coachId: coach.coachId });
  expect(await threadOf(coach, about(coach))).toBeNull();
  expect(await send(coach, about(coach), 'Still there?')).toEqual({ refused: 'Athlete not found' });
  expect(await act(coach, 'editMessage', sent.threadMessage.id, { text: 'Hm.' })).toBe('Message not found.');
  expect(wordsIn(await threadOf(athlete, about(coach)))).toEqual(['Well done.']);
  expect(await send(athlete, about(coach), 'Hello?')).toMatchObject({ code: 'COACHING_ENDED' });
});

test('sent again with its key, also at once, a message is there once', async () => {
  const again = () => send(athlete, workoutId, 'Twice', { key: 'the same' });
  const answers = [...(await Promise.all([again(), again(), again()])), await again()];
  expect(new Set(answers.map(({ threadMessage }) => threadMessage.id)).size).toBe(1);
  expect(wordsIn(await threadOf(coach, workoutId))).toEqual(['Twice']);
});

test('its author alone edits, deletes and restores a message', async () => {
  const { threadMessage: message } = await send(athlete, workoutId, 'Frist');
  for (const name of ['editMessage', 'deleteMessage', 'restoreMessage'])
    expect(await act(coach, name, message.id, name === 'editMessage' ? { text: 'No' } : {})).toBe('Message not found.');
  expect(await act(athlete, 'editMessage', message.id, { text: 'First' })).toBe('done');
  expect(await act(athlete, 'deleteMessage', message.id)).toBe('done');
  expect(await threadOf(coach, workoutId)).toMatchObject({
    unreadCount: 0,
    messages: { edges: [{ node: { text: null, isDeleted: true } }] },
  });
  expect(await act(athlete, 'editMessage', message.id, { text: 'Again' })).toBe('MESSAGE_DELETED');
  expect(await act(coach, 'reactToMessage', message.id, { emoji: '👍', isOn: true })).toBe('MESSAGE_DELETED');
  expect(await act(athlete, 'restoreMessage', message.id)).toBe('done');
  const [{ node }] = (await threadOf(coach, workoutId)).messages.edges;
  expect(node).toMatchObject({ text: 'First', isDeleted: false, editedAt: '2026-11-18T12:00:00.000Z' });
});

test('a deleted message is removed a day later, and no other', async () => {
  const { threadMessage: message } = await send(athlete, workoutId, 'Gone');
  await send(athlete, workoutId, 'Stays');
  await act(athlete, 'deleteMessage', message.id);
  const after = (ms: number) => () => new Date(live.app.deps.clock().getTime() + ms);
  const { db } = live.app.deps;
  expect(await removeSome({ db, clock: after(86_000_000) }, 'deletedMessages')).toBe(0);
  expect(await removeSome({ db, clock: after(86_400_000) }, 'deletedMessages')).toBe(1);
  expect(wordsIn(await threadOf(athlete, workoutId))).toEqual(['Stays']);
});

test('everybody in a thread sets an emoji once, and takes their own off', async () => {
  const { threadMessage: message } = await send(athlete, workoutId, 'A record!');
  const react = (who: Person, emoji: string, isOn: boolean) => act(who, 'reactToMessage', message.id, { emoji, isOn });
  await react(coach, '🎉', true);
  await react(coach, '🎉', true);
  await react(other, '🎉', true);
  await react(other, '💪', true);
  await react(athlete, '💪', false);
  const seen = async (who: Person) => (await threadOf(who, workoutId)).messages.edges[0].node.reactions;
  expect(await seen(coach)).toEqual([
    { emoji: '🎉', count: 2, isYours: true },
    { emoji: '💪', count: 1, isYours: false },
  ]);
  await react(coach, '🎉', false);
  expect((await seen(coach))[0]).toEqual({ emoji: '🎉', count: 1, isYours: false });
  expect(await react(coach, '<b>', true)).toBe('VALIDATION');
});

test('what was read is unread for nobody else, and never comes back', async () => {
  const first = await send(coach, workoutId, 'One');
  const second = await send(coach, workoutId, 'Two');
  expect(await threadOf(athlete, workoutId)).toMatchObject({ unreadCount: 2 });
  await act(athlete, 'markMessageRead', second.threadMessage.id);
  await act(athlete, 'markMessageRead', first.threadMessage.id);
  expect(await threadOf(athlete, workoutId)).toMatchObject({ unreadCount: 0 });
  expect(await threadOf(other, workoutId)).toMatchObject({ unreadCount: 2 });
  const { data } = await ask(live.app.deps, other, '{ viewer { unreadMessages } }');
  expect(data.viewer).toEqual({ unreadMessages: 2 });
});

test('a thread outlives its workout, and is there again when that comes back', async () => {
  await send(athlete, workoutId, 'This one?');
  await deleteWorkout(live.app.deps, athlete, workoutId.slice('workout_'.length), {});
  expect(await send(coach, encodeId('week', athlete.athleteId), 'Nothing')).toEqual({
    refused: 'There is nothing here to write about.',
  });
  expect(wordsIn(await threadOf(coach, workoutId))).toEqual(['This one?']);
  await undoScheduleChange(live.app.deps, athlete, athlete.athleteId);
  const { data } = await ask(
    live.app.deps,
    coach,
    'query ($id: ID!) { node(id: $id) { ... on Workout { thread { version } } } }',
    { id: workoutId },
  );
  expect(data.node.thread).toEqual({ version: 1 });
});

test.each([
  ['nothing', { text: ' \n' }, 'Message is required.'],
  ['too much', { text: 'x'.repeat(4001) }, 'Message must be at most 4000 characters.'],
  ['a control character', { text: 'a\u0000b' }, 'Text contains a character that is not allowed.'],
  ['a key that is too long', { key: 'k'.repeat(101) }, 'Key must be at most 100 characters.'],
  ['a workout of nobody', { workoutId: 'workout_0' }, 'There is no such workout of this athlete.'],
])('%s is no message', async (_name, more, message) => {
  expect(await send(athlete, workoutId, 'Fine', more)).toEqual({ code: 'VALIDATION', message });
});

test('nobody writes faster than anybody can', async () => {
  for (let i = 0; i < WINDOWS.sendMessage.points; i += 1)
    await live.app.deps.limits.take('sendMessage', athlete.userId);
  expect((await send(athlete, workoutId, 'One more')).refused).toMatch(/^Too many attempts/);
});

const NEWS =
  'subscription ($athleteId: ID!, $aboutId: ID!, $since: Int) { threadUpdated(athleteId: $athleteId, aboutId: $aboutId, since: $since) { version messages { text isDeleted reactions { emoji } } } }';
function follow(who: Person, aboutId: string, since?: number) {
  const told = live
    .clientOf(who.browser)
    .iterate({ query: NEWS, variables: { athleteId: athleteId(), aboutId, since } });
  return async (): Promise<Json> => {
    const { value, done } = await told.next();
    return done ? null : (value as Json).data.threadUpdated;
  };
}

test('each change is heard once and in order, and whoever comes back hears what came in between', async () => {
  const next = follow(coach, workoutId);
  await live.listening(1);
  const { threadMessage: message } = await send(athlete, workoutId, 'One');
  expect(await next()).toEqual({ version: 1, messages: [{ text: 'One', isDeleted: false, reactions: [] }] });
  await send(athlete, workoutId, 'Two');
  expect((await next()).messages).toMatchObject([{ text: 'Two' }]);
  await live.leave();
  await send(coach, workoutId, 'Three');
  await act(coach, 'reactToMessage', message.id, { emoji: '👍', isOn: true });
  const again = follow(coach, workoutId, 2);
  expect(await again()).toEqual({
    version: 4,
    messages: [
      { text: 'Three', isDeleted: false, reactions: [] },
      { text: 'One', isDeleted: false, reactions: [{ emoji: '👍' }] },
    ],
  });
  await act(athlete, 'deleteMessage', message.id);
  expect(await again()).toMatchObject({ version: 5, messages: [{ text: null, isDeleted: true }] });
});

test('a former coach hears nothing more, and a stranger nothing at all', async () => {
  const stranger = await live.person();
  const next = follow(coach, about(coach));
  await live.listening(1);
  await endCoaching(live.app.deps, athlete, { athleteId: athlete.athleteId, coachId: coach.coachId });
  expect(await next()).toBeNull();
  await expect(follow(stranger, workoutId)()).rejects.toBeTruthy();
});

/** How much is unread, as it is told to a person. */
const unreadTold = (who: Person) => {
  const told = live
    .clientOf(who.browser)
    .iterate({ query: 'subscription { messagesUpdated { viewer { unreadMessages } } }' });
  return async () => ((await told.next()).value as Json).data.messagesUpdated.viewer.unreadMessages;
};

test('how much is unread is told at once, and after each message and each reading; to no other coach of what is not theirs', async () => {
  const [next, nextOfOther] = [unreadTold(athlete), unreadTold(other)];
  expect([await next(), await nextOfOther()]).toEqual([0, 0]);
  await send(coach, about(coach), 'Between us');
  expect(await next()).toBe(1);
  expect(await threadOf(other, about(coach))).toBeNull();
  const { threadMessage: message } = await send(coach, workoutId, 'Look');
  expect([await next(), await nextOfOther()]).toEqual([2, 1]);
  await act(athlete, 'markMessageRead', message.id);
  expect(await next()).toBe(1);
});

test('the words of an erased coach go, and those of the athlete stay', async () => {
  await send(athlete, about(coach), 'Of the athlete');
  await send(coach, about(coach), 'Of the coach');
  const { db } = live.app.deps;
  await eraseAccount(
    live.app.deps,
    { ...coach, signedInAt: live.app.deps.clock() },
    { password: 'correct horse battery' },
  );
  const left = await db.message.findMany({ where: { athleteId: athlete.athleteId }, select: { text: true } });
  expect(left).toEqual([{ text: 'Of the athlete' }]);
  const [thread] = await db.thread.findMany({ where: { athleteId: athlete.athleteId } });
  expect(wordsIn(await threadOf(athlete, encodeId('thread', thread!.id)))).toEqual(['Of the athlete']);
  await eraseAccount(
    live.app.deps,
    { ...athlete, signedInAt: live.app.deps.clock() },
    { password: 'correct horse battery' },
  );
  expect(await db.thread.count({ where: { athleteId: athlete.athleteId } })).toBe(0);
});
