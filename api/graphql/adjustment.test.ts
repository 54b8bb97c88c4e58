import { encodeId } from '../core/units/ids.ts';
import { addDays, mondayOf, weekdayOf } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { submitCheckIn } from '../domain/adapt/checkIn.ts';
import { updateProfile } from '../domain/athlete/profile.ts';
import { readPerformance } from '../test/performance.ts';
import { changesOf } from '../domain/revision/revisionChanges.ts';
import { rescheduleWorkout } from '../domain/schedule/workout.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete, weeksOf, workoutsOf } from '../test/schedules.ts';

// a Monday
const TODAY = '2026-11-23';
const clock = { now: new Date() };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T06:00:00Z`);
});

const ASK = `mutation ($input: RequestAdjustmentInput!) { requestAdjustment(input: $input) { __typename
  ... on RequestAdjustmentPayload { suggestion { id understood explanation question voice reach { scope untilDate } changes { id op workoutId fromDate toDate durationAfter templateId changeDescription } } }
  ... on Refusal { code message } } }`;
const APPLY = `mutation ($input: ApplyAdjustmentInput!) { applyAdjustment(input: $input) { __typename
  ... on ApplyAdjustmentPayload { applied skipped { id reason } revision { id number summary } } ... on Refusal { code message } } }`;
const RESTORE = 'mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { __typename } }';
const UNDO = 'mutation ($input: UndoScheduleChangeInput!) { undoScheduleChange(input: $input) { __typename } }';

const request = async (viewer: Viewer, text: string, history: object[] = []) =>
  (await ask(deps, viewer, ASK, { input: { request: text, conversationHistory: history } })).data.requestAdjustment;
const apply = async (viewer: Viewer, input: object) => (await ask(deps, viewer, APPLY, { input })).data.applyAdjustment;
const undo = (viewer: Viewer) => ask(deps, viewer, UNDO, { input: { athleteId: `athlete_${viewer.athleteId}` } });
const plain = async (viewer: Viewer) => (await workoutsOf(deps, viewer)).map((workout) => ({ ...workout, version: 0 }));
const wednesday = addDays(mondayOf(TODAY), 2);

/** Minutes of each week on one weekday. */
async function minutesOn(viewer: Viewer, weekday: string): Promise<number[]> {
  const weeks = await weeksOf(deps, viewer);
  const sum = (workouts: (typeof weeks)[number]['workouts']) =>
    workouts
      .filter(({ scheduledDate }) => weekdayOf(scheduledDate) === weekday)
      .reduce((total, { duration }) => total + duration, 0);
  return weeks.map(({ workouts }) => sum(workouts));
}

test('a further change of a workout begins where the one before it leaves it', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { suggestion } = await request(viewer, 'shorten everything on Wednesday to 30 minutes');
  const { id, changes } = await deps.db.suggestion.findFirstOrThrow({ where: { athleteId: viewer.athleteId } });
  const [first] = changes as { workoutId: string; durationAfter: number }[];
  const further = { ...first!, id: 'further', durationBefore: first!.durationAfter, durationAfter: 25 };
  await deps.db.suggestion.update({ where: { id }, data: { changes: [first!, further] } });
  const { applied } = await apply(viewer, { suggestionId: suggestion.id, scope: 'THIS_WEEK' });
  expect(applied).toHaveLength(2);
  expect((await workoutsOf(deps, viewer)).find(({ id }) => id === first!.workoutId)?.duration).toBe(25);
});

test('a request is read, applied as shown, and undone exactly', async () => {
  const viewer = await aScheduledAthlete(deps);
  const before = await plain(viewer);
  const answer = await request(viewer, 'I am travelling on Wednesday and Thursday, please move things around');
  expect(answer).toMatchObject({
    __typename: 'RequestAdjustmentPayload',
    suggestion: { question: null, voice: 'built-in' },
  });
  const { id, changes } = answer.suggestion;
  expect(changes.length).toBeGreaterThan(0);
  expect(await plain(viewer)).toEqual(before);

  const applied = await apply(viewer, { suggestionId: id, scope: 'THIS_WEEK' });
  expect(applied).toMatchObject({
    applied: changes.map((change: { id: string }) => change.id),
    skipped: [],
    revision: { number: 3 },
  });
  const days = (await workoutsOf(deps, viewer)).map(({ scheduledDate }) => scheduledDate);
  expect(days).not.toContain(wednesday);
  expect(days).not.toContain(addDays(wednesday, 1));
  await undo(viewer);
  expect(await plain(viewer)).toEqual(before);
});

test('a suggestion is applied once, whoever asks at the same instant', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { suggestion } = await request(viewer, 'shorten everything on Wednesday to 20 minutes');
  const input = { suggestionId: suggestion.id, scope: 'THIS_WEEK' };
  const answers = await Promise.all([apply(viewer, input), apply(viewer, input)]);
  expect(answers.map(({ applied }) => applied.length).sort()).toEqual([0, suggestion.changes.length]);
  expect(answers.find(({ applied }) => applied.length === 0).skipped[0].reason).toBe('Applied already.');
  expect(await deps.db.revision.count({ where: { athleteId: viewer.athleteId } })).toBe(3);
});

test('one change of several can be left out', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { suggestion } = await request(viewer, 'shorten everything on Wednesday and Thursday to 20 minutes');
  const [first, ...others] = suggestion.changes;
  await apply(viewer, { suggestionId: suggestion.id, changeIds: [first.id], scope: 'THIS_WEEK' });
  const minutes = new Map((await workoutsOf(deps, viewer)).map(({ id, duration }) => [`workout_${id}`, duration]));
  expect(minutes.get(first.workoutId)).toBe(20);
  for (const { workoutId } of others) expect(minutes.get(workoutId)).not.toBe(20);
});

test('what changed since is not overwritten, and an old suggestion is not applied', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { suggestion } = await request(viewer, 'shorten everything on Wednesday to 20 minutes');
  const moved = suggestion.changes[0].workoutId.slice('workout_'.length);
  const newDate = addDays(wednesday, 2);
  await rescheduleWorkout(deps, viewer, moved, { newDate, newDayOfWeek: weekdayOf(newDate) });
  expect(await apply(viewer, { suggestionId: suggestion.id, scope: 'THIS_WEEK' })).toMatchObject({
    __typename: 'NotPossible',
    code: 'CHANGED_SINCE',
  });
  const { suggestion: old } = await request(viewer, 'shorten everything on Thursday to 20 minutes');
  clock.now = new Date('2026-11-24T07:00:00Z');
  expect(await apply(viewer, { suggestionId: old.id, scope: 'THIS_WEEK' })).toMatchObject({
    code: 'SUGGESTION_EXPIRED',
  });
});

describe('how far it reaches', () => {
  test('from now on: each week of the schedule, weeks still to come, and none of it after undo', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await plain(viewer);
    const { suggestion } = await request(viewer, 'shorten everything on Friday to 20 minutes');
    await apply(viewer, { suggestionId: suggestion.id, scope: 'ALL_FUTURE' });
    const perWeek = (await weeksOf(deps, viewer)).map(({ workouts }) =>
      workouts.filter(({ scheduledDate }) => weekdayOf(scheduledDate) === 'friday'),
    );
    // a kind of workout that the first Friday does not have was not meant
    const types = new Set(perWeek[0]!.map(({ workoutType }) => workoutType));
    for (const { duration } of perWeek.flat().filter(({ workoutType }) => types.has(workoutType)))
      expect(duration).toBeLessThanOrEqual(20);
    expect(await deps.db.standingChange.count({ where: { athleteId: viewer.athleteId } })).toBe(1);

    clock.now = new Date('2026-12-01T06:00:00Z');
    const [, , , added] = await weeksOf(deps, viewer);
    const alike = added!.workouts.filter(
      ({ scheduledDate, workoutType }) => weekdayOf(scheduledDate) === 'friday' && types.has(workoutType),
    );
    expect(alike.length).toBeGreaterThan(0);
    for (const { duration } of alike) expect(duration).toBeLessThanOrEqual(20);

    clock.now = new Date(`${TODAY}T06:00:00Z`);
    await undo(viewer);
    expect(await plain(viewer)).toEqual(before);
    expect(await deps.db.standingChange.count({ where: { athleteId: viewer.athleteId } })).toBe(0);
  });

  test('until a day: not a day longer', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await minutesOn(viewer, 'wednesday');
    const { suggestion } = await request(viewer, 'shorten everything on Wednesday to 20 minutes');
    const untilDate = addDays(wednesday, 7);
    await apply(viewer, { suggestionId: suggestion.id, scope: 'UNTIL_DATE', untilDate });
    const after = await minutesOn(viewer, 'wednesday');
    expect(after.slice(2)).toEqual(before.slice(2));
    expect(after[0]).toBeLessThan(before[0]!);
    expect(after[1]!).toBeLessThanOrEqual(before[1]!);
    expect(await deps.db.standingChange.count({ where: { athleteId: viewer.athleteId } })).toBe(0);
  });

  test('an illness has a span of its own: no scope repeats what it asks for', async () => {
    const [asked, alike] = [await aScheduledAthlete(deps), await aScheduledAthlete(deps)];
    const shown = async (viewer: Viewer, scope: string) => {
      const { suggestion } = await request(viewer, 'I have the flu with fever');
      const { revision } = await apply(viewer, { suggestionId: suggestion.id, scope });
      const workouts = (await workoutsOf(deps, viewer)).map(({ scheduledDate, workoutType, duration, intensity }) => [
        scheduledDate,
        workoutType,
        duration,
        intensity,
      ]);
      return { workouts, summary: revision.summary };
    };
    expect(await shown(asked, 'ALL_FUTURE')).toEqual(await shown(alike, 'THIS_WEEK'));
    expect(await deps.db.standingChange.count({ where: { athleteId: asked.athleteId } })).toBe(0);
  });

  test('days that were named by their dates are no wish for every week, and the answer says so', async () => {
    const [asked, alike] = [await aScheduledAthlete(deps), await aScheduledAthlete(deps)];
    const shown = async (viewer: Viewer, scope: string) => {
      const { suggestion } = await request(viewer, 'I am away from Friday to Sunday');
      const { revision, skipped } = await apply(viewer, { suggestionId: suggestion.id, scope });
      const days = (await workoutsOf(deps, viewer)).map(({ scheduledDate, duration }) => [scheduledDate, duration]);
      return { days, summary: revision.summary, skipped };
    };
    const once = await shown(alike, 'THIS_WEEK');
    const always = await shown(asked, 'ALL_FUTURE');
    expect(always).toMatchObject({ days: once.days, summary: once.summary });
    expect(once.skipped).toEqual([]);
    expect(always.skipped.length).toBeGreaterThan(0);
    expect(always.skipped[0].reason).toBe(
      'It is for those days alone, so no later week repeats it. For every week, name the weekday.',
    );
    expect(await deps.db.standingChange.count({ where: { athleteId: asked.athleteId } })).toBe(0);
  });

  test('until a day needs the day', async () => {
    const viewer = await aScheduledAthlete(deps);
    const { suggestion } = await request(viewer, 'shorten everything on Wednesday to 20 minutes');
    const input = { suggestionId: suggestion.id, scope: 'UNTIL_DATE' };
    expect(await apply(viewer, input)).toMatchObject({ __typename: 'InvalidInput' });
  });
});

describe('what the athlete tells of their life', () => {
  test('an illness clears days, and is remembered once the changes are taken', async () => {
    const viewer = await aScheduledAthlete(deps);
    const { suggestion } = await request(viewer, 'I have the flu with fever');
    expect(suggestion.changes.length).toBeGreaterThan(0);
    expect(suggestion.explanation).toMatch(/medical|doctor/);
    expect(await deps.db.illnessReport.count({ where: { athleteId: viewer.athleteId } })).toBe(0);
    expect((await apply(viewer, { suggestionId: suggestion.id, scope: 'THIS_WEEK' })).applied.length).toBe(
      suggestion.changes.length,
    );
    expect(await deps.db.illnessReport.findFirst({ where: { athleteId: viewer.athleteId } })).toMatchObject({
      wellOn: null,
      mild: false,
      symptoms: expect.arrayContaining(['fever']),
    });
    const days = (await workoutsOf(deps, viewer)).map(({ scheduledDate }) => scheduledDate);
    expect(days).not.toContain(addDays(TODAY, 1));
  });

  describe('an injury', () => {
    const onFile = async (viewer: Viewer) => {
      const rows = await deps.db.injury.findMany({ where: { athleteId: viewer.athleteId }, orderBy: { id: 'asc' } });
      return rows.map(({ affectedArea, isRecovered, notes }) => ({ affectedArea, isRecovered, notes }));
    };
    const told = async (viewer: Viewer, text: string) => {
      const { suggestion } = await request(viewer, text);
      return {
        changes: suggestion.changes,
        ...(await apply(viewer, { suggestionId: suggestion.id, scope: 'THIS_WEEK' })),
      };
    };
    const undoRevision = (viewer: Viewer, revisionId: string) =>
      ask(deps, viewer, UNDO, { input: { athleteId: `athlete_${viewer.athleteId}`, revisionId } });
    const calf = { affectedArea: 'calf', isRecovered: false, notes: null };

    test('keeps hard runs away, is on file, and is off it again with undo; restoring brings it back', async () => {
      const viewer = await aScheduledAthlete(deps);
      const before = await plain(viewer);
      const { changes, revision } = await told(viewer, 'my calf is sore and hurts when I run');
      const after = await plain(viewer);
      expect(changes.length).toBeGreaterThan(0);
      expect(revision.summary).toMatch(/^Injury noted: calf\. \S/);
      expect(await onFile(viewer)).toEqual([calf]);
      await undo(viewer);
      expect([await onFile(viewer), await plain(viewer)]).toEqual([[], before]);
      const restored = await ask(deps, viewer, RESTORE, { input: { revisionId: revision.id } });
      expect(restored.data.restoreRevision.__typename).toBe('RestoreRevisionPayload');
      expect([await onFile(viewer), await plain(viewer)]).toEqual([[calf], after]);
      await undo(viewer);
      expect(await onFile(viewer)).toEqual([]);
    });

    test('told as over is open again with undo, and stays what the profile says of it since', async () => {
      const viewer = await aScheduledAthlete(deps);
      const noted = await told(viewer, 'my calf is sore and hurts when I run');
      const rows = (over: object) => ({
        injuries: [{ injuryType: 'reported', affectedArea: 'calf', dateOccurred: TODAY, isRecovered: false, ...over }],
      });
      // saved with nothing changed: other rows, the same injury
      await updateProfile(deps, viewer, rows({}));
      const over = await told(viewer, 'my calf is better now');
      expect(await onFile(viewer)).toEqual([{ ...calf, isRecovered: true }]);
      await undoRevision(viewer, over.revision.id);
      expect(await onFile(viewer)).toEqual([calf]);
      await updateProfile(deps, viewer, rows({ notes: 'Physio on Friday' }));
      await undoRevision(viewer, noted.revision.id);
      expect(await onFile(viewer)).toEqual([{ ...calf, notes: 'Physio on Friday' }]);
    });
  });
});

describe('asked why', () => {
  const why = async (viewer: Viewer, text: string) => (await request(viewer, text)).suggestion;

  test('tells of a workout that was moved or taken out, by whom, until that is undone', async () => {
    const viewer = await aScheduledAthlete(deps);
    const { suggestion } = await request(viewer, 'skip everything on Wednesday');
    await apply(viewer, { suggestionId: suggestion.id, scope: 'THIS_WEEK' });
    const told = await why(viewer, 'why is nothing planned on Wednesday?');
    expect(told).toMatchObject({ changes: [], question: null, reach: null, voice: 'built-in' });
    expect(told.explanation).toMatch(
      /^Nothing is planned on Wednesday 25 November\. .* was removed\. That was on Monday 23 November, by you\./,
    );
    await undo(viewer);
    expect((await why(viewer, 'why is nothing planned on Wednesday?')).explanation).toContain(
      'Wednesday 25 November is not free',
    );
  });

  test('tells what a check-in took out as a rule’s doing', async () => {
    const viewer = await aScheduledAthlete(deps);
    await submitCheckIn(deps, viewer, { mood: 3, stress: 10, sleep: 2, mentalReadiness: 2, notes: null });
    const { workouts } = changesOf(
      await deps.db.revision.findFirstOrThrow({ where: { athleteId: viewer.athleteId }, orderBy: { number: 'desc' } }),
    );
    const before = workouts.find(({ after }) => after === null)!.before!;
    const told = await why(viewer, `why no ${before.workoutType} on ${before.scheduledDate}?`);
    expect(told.explanation).toMatch(/was removed\. That was on Monday 23 November, by the plan’s rules: .*stress 10/);
  });

  test('knows weeks by the number that the schedule gives them', async () => {
    const viewer = await aScheduledAthlete(deps);
    const [, second] = await weeksOf(deps, viewer);
    expect((await why(viewer, `why is week ${second!.weekNumber} so hard?`)).explanation).toContain(
      `The week from Monday 30 November is`,
    );
  });
});

test.each([
  ['nothing that could be a wish', 'lorem ipsum dolor', 'NOT_UNDERSTOOD'],
  ['blank text', '   ', 'VALIDATION'],
])('refuses %s', async (_name, text, code) => {
  const viewer = await aScheduledAthlete(deps);
  expect(await request(viewer, text)).toMatchObject({ code });
});

test('a threshold test that is asked for names its template, and comes as offered', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { suggestion } = await request(viewer, 'FTP test next week');
  const test = suggestion.changes.find(({ templateId }: { templateId: string | null }) => templateId !== null);
  expect(test).toMatchObject({ op: 'REPLACE', templateId: 'BIKE-21' });
  await apply(viewer, { suggestionId: suggestion.id, scope: 'THIS_WEEK' });
  const made = (await workoutsOf(deps, viewer)).find(({ id }) => encodeId('workout', id) === test.workoutId);
  expect(made).toMatchObject({ templateId: 'BIKE-21', description: 'FTP test' });
});

test('form is told as the performance of the athlete shows it', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { days } = await readPerformance(deps, viewer, viewer.athleteId, 4);
  const { fitness, fatigue } = days.find(({ day }) => day === TODAY)!;
  const answer = await request(viewer, 'how is my form?');
  expect(answer.suggestion.explanation).toContain(
    `Today: fitness (CTL) ${Math.round(fitness)}, fatigue (ATL) ${Math.round(fatigue)}, form (TSB)`,
  );
});

test('without a schedule there is nothing to change', async () => {
  expect(await request(await anAthlete(deps), 'move my run to Friday')).toMatchObject({ code: 'NO_SCHEDULE' });
});

test('a stranger finds no suggestion', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { suggestion } = await request(viewer, 'shorten everything on Wednesday to 20 minutes');
  const { errors } = await ask(deps, await anAthlete(deps), APPLY, {
    input: { suggestionId: suggestion.id, scope: 'THIS_WEEK' },
  });
  expect(errors![0]!.extensions!.code).toBe('NOT_FOUND');
});
