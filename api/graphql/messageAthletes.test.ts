import { encodeId } from '../core/units/ids.ts';
import { ask } from '../test/graphql.ts';
import type { Json } from '../test/json.ts';
import { type Person, setUpLive } from '../test/live.ts';

let athlete: Person;
let coach: Person & { coachId: string };
let other: Person & { coachId: string };
const live = setUpLive('2026-11-18');
beforeEach(async () => {
  athlete = await live.athlete();
  coach = await live.coachOf(athlete);
  other = await live.coachOf(athlete);
});
afterEach(() => live.leave());

const about = ({ coachId }: { coachId: string }) => encodeId('coach', coachId);
let keys = 0;

const SQUAD = `mutation ($input: MessageAthletesInput!) { messageAthletes(input: $input) { ... on Refusal { code message }
  ... on MessageAthletesPayload { threadMessages { id text author { role } } } } }`;
const tellAll = async (from: Person, whom: readonly Person[], text: string, key = `squad ${(keys += 1)}`) => {
  const input = { athleteIds: whom.map((each) => encodeId('athlete', each.athleteId)), text, key };
  const { data, messages } = await ask(live.app.deps, from, SQUAD, { input });
  return data?.messageAthletes ?? { refused: messages[0] };
};
const heardBy = async (who: Person, from: { coachId: string }, whose = who) => {
  const query = `query ($id: ID!, $aboutId: ID!) { athlete(id: $id) { thread(aboutId: $aboutId) { messages(first: 9) { edges { node { text } } } } } }`;
  const variables = { id: encodeId('athlete', whose.athleteId), aboutId: about(from) };
  const { data } = await ask(live.app.deps, who, query, variables);
  return data?.athlete?.thread?.messages.edges.map(({ node }: Json) => node.text) ?? null;
};

test('a coach says the same to several athletes, each in their own thread, and nobody hears it twice', async () => {
  const second = await live.athlete();
  await live.app.deps.db.coachAssignment.create({ data: { coachId: coach.coachId, athleteId: second.athleteId } });
  const sent = await tellAll(coach, [athlete, second, athlete], 'Track is closed', 'tuesday');
  expect(sent.threadMessages.map(({ text, author }: Json) => [text, author.role])).toEqual([
    ['Track is closed', 'COACH'],
    ['Track is closed', 'COACH'],
  ]);
  expect(await tellAll(coach, [athlete, second], 'Track is closed', 'tuesday')).toEqual(sent);
  for (const each of [athlete, second]) expect(await heardBy(each, coach)).toEqual(['Track is closed']);
  expect(await heardBy(other, coach, athlete)).toBeNull();
});

test('one stranger among them, and nobody is told anything', async () => {
  const stranger = await live.athlete();
  expect(await tellAll(coach, [athlete, stranger], 'Hello')).toEqual({ refused: 'Athlete not found' });
  expect(await heardBy(athlete, coach)).toBeNull();
  expect(await tellAll(athlete, [athlete], 'Hello')).toEqual({ refused: expect.stringContaining('coach') });
});

test.each<[string, object, string]>([
  ['nobody', { athleteIds: [] }, 'Choose at least one athlete.'],
  ['too many', { athleteIds: Array(201).fill('athlete_0') }, 'Choose at most 200 athletes at once.'],
  ['no words', { text: ' ' }, 'Message is required.'],
])('to several athletes %s is no message', async (_what, more, message) => {
  const input = { athleteIds: [encodeId('athlete', athlete.athleteId)], text: 'Hello', key: 'k', ...more };
  const { data } = await ask(live.app.deps, coach, SQUAD, { input });
  expect(data.messageAthletes).toEqual({ code: 'VALIDATION', message });
});
