import { weekdayOf } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { generateSchedule } from '../domain/schedule/schedule.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, weeksOf } from '../test/schedules.ts';

// a Monday
const clock = { now: new Date('2026-11-23T06:00:00Z') };

const deps = setUpDeps(clock);

const UPDATE = `mutation ($text: String) { updateProfile(input: { trainingPreferences: { schedulingConstraints: $text } }) {
  ... on UpdateProfilePayload { athlete { preferences { unavailableDays blackoutDates { from to label } constraints { text understood note } } }
    adaptation { summary } } } }`;
const PROOF = `query ($id: ID!) { node(id: $id) { ... on Athlete { schedule { weeks { proof { constraint holds brokenBy { number } }
  workouts { workoutType scheduledDate } } } } } }`;

const said = async (viewer: Viewer, text: string | null) =>
  (await ask(deps, viewer, UPDATE, { text })).data.updateProfile as {
    athlete: {
      preferences: {
        unavailableDays: string[];
        blackoutDates: { from: string; to: string; label: string | null }[];
        constraints: { text: string; understood: string | null; note: string | null }[];
      };
    };
    adaptation: { summary: string } | null;
  };
async function linesOf(viewer: Viewer, by = viewer): Promise<{ constraint: string; holds: boolean }[]> {
  const { data } = await ask(deps, by, PROOF, { id: encodeId('athlete', viewer.athleteId) });
  return data.node.schedule.weeks[2].proof;
}
const daysOf = async (viewer: Viewer, workoutType?: string) =>
  (await weeksOf(deps, viewer))
    .slice(1)
    .flatMap(({ workouts }) => workouts)
    .filter((each) => workoutType === undefined || each.workoutType === workoutType)
    .map(({ scheduledDate }) => weekdayOf(scheduledDate));

test("an athlete's own words become limits that the plan keeps and proves, and what cannot be read is answered", async () => {
  const viewer = await aScheduledAthlete(deps);
  const { athlete } = await said(viewer, 'No strength on Thursdays. I work shifts. No training on Fridays.');
  expect(athlete.preferences.constraints).toEqual([
    { text: 'No strength on Thursdays', understood: 'No strength on Thursday', note: null },
    { text: 'I work shifts', understood: null, note: null },
    { text: 'No training on Fridays', understood: 'No training on Friday', note: null },
  ]);
  // what was chosen stays as it was chosen
  expect(athlete.preferences.unavailableDays).not.toContain('FRIDAY');
  await generateSchedule(deps, viewer, { mode: 'season-plan' });
  const lines = await linesOf(viewer);
  expect(lines.find(({ constraint }) => constraint === 'Your constraint: no strength on Thursday')).toMatchObject({
    holds: true,
  });
  const read = await linesOf(viewer, await aCoachOf(deps, viewer));
  expect(read.map(({ constraint }) => constraint)).toContain('Their constraint: no strength on Thursday');
  expect(lines.find(({ constraint }) => /Fri unavailable/.test(constraint))).toMatchObject({ holds: true });
  expect(await daysOf(viewer)).not.toContain('friday');
  expect(await daysOf(viewer, 'strength')).not.toContain('thursday');

  await said(viewer, null);
  expect((await linesOf(viewer)).map(({ constraint }) => constraint).join()).not.toMatch(/constraint|Fri unavailable/);
});

test('a sentence that may mean two things is answered with both', async () => {
  const { athlete } = await said(await aScheduledAthlete(deps), 'I have Thursday off.');
  expect(athlete.preferences.constraints).toEqual([
    {
      text: 'I have Thursday off',
      understood: null,
      note: '“Off” may be off work or off training. Write “No training on Thursday” if you mean training.',
    },
  ]);
});

test('dates in them are blocked when they are written, once', async () => {
  const viewer = await aScheduledAthlete(deps);
  const text = 'Away 10 to 12 December';
  const first = await said(viewer, text);
  expect(first.athlete.preferences.blackoutDates).toEqual([{ from: '2026-12-10', to: '2026-12-12', label: text }]);
  expect(first.athlete.preferences.constraints).toEqual([
    { text, understood: 'No training Thursday 10 December to Saturday 12 December', note: null },
  ]);
  expect(first.adaptation?.summary).toContain('Blocked Thursday 10 December to Saturday 12 December');

  const none = `mutation { updateProfile(input: { trainingPreferences: { blackoutDates: [] } }) { ... on UpdateProfilePayload {
    athlete { preferences { blackoutDates { from } constraints { text understood note } } } } } }`;
  const { data } = await ask(deps, viewer, none);
  expect(data.updateProfile.athlete.preferences).toEqual({
    blackoutDates: [],
    constraints: [
      { text, understood: null, note: 'Its dates are not blocked any more, so the plan does not keep it.' },
    ],
  });
  // the words are the same: what was taken off is not blocked again
  expect((await said(viewer, text)).athlete.preferences.blackoutDates).toEqual([]);
  expect((await said(viewer, `${text}. Wedding on 5 December`)).athlete.preferences.blackoutDates).toEqual([
    { from: '2026-12-05', to: '2026-12-05', label: 'Wedding on 5 December' },
  ]);
});

test('dates go with the sentence that named them, and their days are free again', async () => {
  const viewer = await aScheduledAthlete(deps);
  const wedding = 'Wedding on 5 December';
  await said(viewer, `Away 10 to 12 December. ${wedding}`);
  const { athlete, adaptation } = await said(viewer, `Away 10 to 14 December. ${wedding}`);
  expect(athlete.preferences.blackoutDates.map(({ from, to }) => [from, to])).toEqual([
    ['2026-12-05', '2026-12-05'],
    ['2026-12-10', '2026-12-14'],
  ]);
  expect(adaptation?.summary).toContain('No longer blocked: Thursday 10 December to Saturday 12 December');
  expect((await said(viewer, wedding)).athlete.preferences.blackoutDates).toEqual([
    { from: '2026-12-05', to: '2026-12-05', label: wedding },
  ]);
  // what the athlete blocked without words stays
  const own = { from: '2026-12-07', to: '2026-12-07', label: null };
  await ask(
    deps,
    viewer,
    `mutation { updateProfile(input: { trainingPreferences: { blackoutDates: [
      { from: "2026-12-05", to: "2026-12-05", label: "${wedding}" }, { from: "2026-12-07", to: "2026-12-07" }] } }) { __typename } }`,
  );
  expect((await said(viewer, null)).athlete.preferences.blackoutDates).toEqual([own]);
});

test.each(['On holiday in Spain 10 to 14 December', 'Away 10 to 14 dec, no training on 20 december', 'hols 10-14 dec'])(
  'so do those of a sentence whose words are not all of their label: %s',
  async (sentence) => {
    const viewer = await aScheduledAthlete(deps);
    expect((await said(viewer, sentence)).athlete.preferences.blackoutDates).toContainEqual(
      expect.objectContaining({ from: '2026-12-10', to: '2026-12-14' }),
    );
    expect((await said(viewer, null)).athlete.preferences.blackoutDates).toEqual([]);
  },
);

test('dates that are over stay when their sentence goes', async () => {
  const viewer = await aScheduledAthlete(deps);
  await said(viewer, 'Away 2026-11-24 to 2026-11-25');
  const { now } = clock;
  clock.now = new Date('2026-11-30T06:00:00Z');
  expect((await said(viewer, null)).athlete.preferences.blackoutDates).toMatchObject([{ from: '2026-11-24' }]);
  clock.now = now;
});

test('of two sentences that contradict each other the second says so', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { athlete } = await said(viewer, 'No training on Fridays. Long run on Fridays.');
  expect(athlete.preferences.constraints).toEqual([
    { text: 'No training on Fridays', understood: 'No training on Friday', note: null },
    {
      text: 'Long run on Fridays',
      understood: null,
      note: 'It contradicts “No training on Fridays”, so the plan does not keep it.',
    },
  ]);
});

test('dates that are over are still told as what was read, not as unread', async () => {
  const viewer = await aScheduledAthlete(deps);
  const text = 'Away 2026-12-10 to 2026-12-12';
  await said(viewer, text);
  const { athleteId } = viewer;
  await deps.db.trainingPreferences.update({ where: { athleteId }, data: { updatedAt: new Date('2027-01-20') } });
  const read = `query ($id: ID!) { athlete(id: $id) { preferences { constraints { text understood } } } }`;
  const { data } = await ask(deps, viewer, read, { id: encodeId('athlete', athleteId) });
  expect(data.athlete.preferences.constraints).toEqual([
    { text, understood: 'No training Thursday 10 December to Saturday 12 December' },
  ]);
});
