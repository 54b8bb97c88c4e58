import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import { type FormTold, type TimeKind, wordsOfForm } from '../core/language/request/formWords.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { rescheduleWorkout } from '../domain/schedule/workout.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

// a Monday
const TODAY = '2026-11-23';
const clock = { now: new Date() };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T06:00:00Z`);
});

const TOLD = `query ($id: ID!) { node(id: $id) { ... on Athlete {
  circumstances { kind from to area minutes revision { id summary } } } } }`;
const ASK = `mutation ($input: RequestAdjustmentInput!) { requestAdjustment(input: $input) {
  ... on RequestAdjustmentPayload { suggestion { id explanation changes { changeId op fromDate toDate changeDescription } } }
  ... on Refusal { code message } } }`;
const APPLY = `mutation ($input: ApplyAdjustmentInput!) { applyAdjustment(input: $input) {
  ... on ApplyAdjustmentPayload { revision { id } } ... on Refusal { code message } } }`;
const UNDO = 'mutation ($input: UndoScheduleChangeInput!) { undoScheduleChange(input: $input) { __typename } }';

const RESTORE = `mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) {
  ... on RestoreRevisionPayload { revision { id } } } }`;

const toldOf = async (athleteId: string, reader: Viewer | null) =>
  (await ask(deps, reader, TOLD, { id: `athlete_${athleteId}` })).data?.node?.circumstances;
const proposed = async (viewer: Viewer, told: FormTold) =>
  (await ask(deps, viewer, ASK, { input: { request: wordsOfForm(told) } })).data.requestAdjustment.suggestion;
const agree = async (viewer: Viewer, { id }: { id: string }, fields: object = {}) =>
  (await ask(deps, viewer, APPLY, { input: { suggestionId: id, scope: 'THIS_WEEK', ...fields } })).data.applyAdjustment;
const tell = async (viewer: Viewer, told: FormTold) => agree(viewer, await proposed(viewer, told));

const [from, to] = [addDays(TODAY, 1), addDays(TODAY, 6)];

test.each<[kind: string, told: FormTold, minutes: number | null]>([
  ['TIRED', { kind: 'tired', from, to }, null],
  ['AWAY', { kind: 'away', from, to }, null],
  ['TRAVELLING', { kind: 'travelling', from, to, minutes: 20 }, 20],
  ['LIFE', { kind: 'life', from, to, minutes: 20 }, 20],
])('%s is told as long as it lasts, with what it changed', async (kind, told, minutes) => {
  const viewer = await aScheduledAthlete(deps);
  const { revision } = await tell(viewer, told);
  const [circumstance, ...others] = await toldOf(viewer.athleteId, viewer);
  expect(others).toEqual([]);
  expect(circumstance).toMatchObject({ kind, from, to, minutes, area: null, revision: { id: revision.id } });
  clock.now = new Date(`${to}T06:00:00Z`);
  expect(await toldOf(viewer.athleteId, viewer)).toHaveLength(1);
  clock.now = new Date(`${addDays(to, 1)}T06:00:00Z`);
  expect(await toldOf(viewer.athleteId, viewer)).toEqual([]);
});

test('an illness whose end is told ahead is told until then, and so is its change', async () => {
  const viewer = await aScheduledAthlete(deps);
  const report = `mutation ($input: ReportIllnessInput!) { reportIllness(input: $input) {
    ... on ReportIllnessPayload { adaptation { revision { summary } } } } }`;
  const input = { from: TODAY, wellOn: addDays(TODAY, 3), mild: false, symptoms: ['FEVER'] };
  const { reportIllness } = (await ask(deps, viewer, report, { input })).data;
  expect(reportIllness.adaptation.revision.summary).toContain('Ill until Wednesday 25 November.');
  expect(await toldOf(viewer.athleteId, viewer)).toMatchObject([{ kind: 'ILL', from: TODAY, to: addDays(TODAY, 2) }]);
  clock.now = new Date(`${addDays(TODAY, 2)}T06:00:00Z`);
  expect(await toldOf(viewer.athleteId, viewer)).toHaveLength(1);
  clock.now = new Date(`${addDays(TODAY, 3)}T06:00:00Z`);
  expect(await toldOf(viewer.athleteId, viewer)).toEqual([]);
});

test('what is taken back is over', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { revision } = await tell(viewer, { kind: 'away', from, to });
  await ask(deps, viewer, UNDO, { input: { athleteId: `athlete_${viewer.athleteId}`, revisionId: revision.id } });
  expect(await toldOf(viewer.athleteId, viewer)).toEqual([]);
});

test('what the schedule went back behind is over, and is told again once that is taken back', async () => {
  const viewer = await aScheduledAthlete(deps);
  const before = await deps.db.revision.findFirstOrThrow({
    where: { athleteId: viewer.athleteId! },
    orderBy: { number: 'desc' },
  });
  await tell(viewer, { kind: 'travelling', from, to, minutes: 20 });
  const { data } = await ask(deps, viewer, RESTORE, { input: { revisionId: encodeId('revision', before.id) } });
  expect(await toldOf(viewer.athleteId, viewer)).toEqual([]);
  const revisionId = data.restoreRevision.revision.id;
  await ask(deps, viewer, UNDO, { input: { athleteId: `athlete_${viewer.athleteId}`, revisionId } });
  expect(await toldOf(viewer.athleteId, viewer)).toMatchObject([{ kind: 'TRAVELLING', from, to }]);
});

test('illness and injuries come first, and their coach reads the same; a stranger nothing', async () => {
  const viewer = await aScheduledAthlete(deps);
  await tell(viewer, { kind: 'life', from, to, minutes: 20 });
  await tell(viewer, { kind: 'injured', area: 'knee' });
  const told = await toldOf(viewer.athleteId, viewer);
  expect(told).toMatchObject([{ kind: 'INJURED', area: 'knee', from: TODAY, to: null }, { kind: 'LIFE' }]);
  const coach = await aCoachOf(deps, viewer);
  expect(await toldOf(viewer.athleteId, coach)).toMatchObject(told.map(({ kind }: { kind: string }) => ({ kind })));
  expect(await toldOf(viewer.athleteId, await anAthlete(deps))).toBeUndefined();
});

describe('told otherwise', () => {
  /** Day, minutes and intensity of each workout by its id. */
  const planOf = async (viewer: Viewer) =>
    Object.fromEntries(
      (await workoutsOf(deps, viewer)).map(({ id, scheduledDate, duration, intensity }) => [
        id,
        { scheduledDate, duration, intensity },
      ]),
    );
  const blockedOf = async (viewer: Viewer) =>
    (await deps.db.trainingPreferences.findUniqueOrThrow({ where: { athleteId: viewer.athleteId! } })).blackoutDates;
  const undo = (viewer: Viewer, revisionId: string) =>
    ask(deps, viewer, UNDO, { input: { athleteId: `athlete_${viewer.athleteId}`, revisionId } });

  test.each<FormTold>([
    { kind: 'away', from, to },
    { kind: 'tired', from, to },
    { kind: 'travelling', from, to, minutes: 20 },
    { kind: 'life', from, to, minutes: 20 },
  ])('$kind is over: what it took comes back, what was changed since stays', async (told) => {
    const viewer = await aScheduledAthlete(deps);
    const before = await planOf(viewer);
    await tell(viewer, told);
    const during = await planOf(viewer);
    expect(during).not.toEqual(before);
    // something of a later week
    const [movedId, moved] = Object.entries(during).find(
      ([, { scheduledDate }]) => scheduledDate > addDays(to, 1) && weekdayOf(scheduledDate) !== 'sunday',
    )!;
    const newDate = addDays(moved.scheduledDate, 1);
    await rescheduleWorkout(deps, viewer, movedId, { newDate, newDayOfWeek: weekdayOf(newDate) });
    const over = await proposed(viewer, { kind: 'over', instead: told.kind as TimeKind });
    expect(over.changes).not.toHaveLength(0);
    expect(over.explanation).toBe('What was done or changed since stays as it is.');
    // nothing has changed yet
    expect(await toldOf(viewer.athleteId, viewer)).toHaveLength(1);
    const { revision } = await agree(viewer, over);
    expect(await planOf(viewer)).toEqual({ ...before, [movedId]: { ...moved, scheduledDate: newDate } });
    expect(await blockedOf(viewer)).toEqual([]);
    expect(await toldOf(viewer.athleteId, viewer)).toEqual([]);
    await undo(viewer, revision.id);
    expect(await toldOf(viewer.athleteId, viewer)).toMatchObject([{ from, to }]);
  });

  test('a workout that it changed, and that was moved since, stays where it is and as it is', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await planOf(viewer);
    await tell(viewer, { kind: 'tired', from, to });
    const during = await planOf(viewer);
    const [id, eased] = Object.entries(during).find(
      ([id, { scheduledDate, duration, intensity }]) =>
        (duration !== before[id]!.duration || intensity !== before[id]!.intensity) &&
        scheduledDate === before[id]!.scheduledDate,
    )!;
    const newDate = addDays(eased.scheduledDate, eased.scheduledDate === to ? -1 : 1);
    await rescheduleWorkout(deps, viewer, id, { newDate, newDayOfWeek: weekdayOf(newDate) });
    const over = await proposed(viewer, { kind: 'over', instead: 'tired' });
    expect(over.changes.map(({ changeId }: { changeId: string }) => changeId)).not.toContain(`return.${id}`);
    if (over.changes.length > 0) await agree(viewer, over);
    expect((await planOf(viewer))[id]).toEqual({ ...eased, scheduledDate: newDate });
  });

  test('what a limit forbids by now does not come back', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await planOf(viewer);
    await tell(viewer, { kind: 'away', from, to });
    const during = await planOf(viewer);
    const taken = Object.entries(before).filter(([id]) => !(id in during));
    const weekday = weekdayOf(taken[0]![1].scheduledDate);
    await deps.db.trainingPreferences.update({
      where: { athleteId: viewer.athleteId! },
      data: { unavailableDays: [weekday] },
    });
    const over = await proposed(viewer, { kind: 'over', instead: 'away' });
    await agree(viewer, over);
    const after = await planOf(viewer);
    const back = taken.filter(([id]) => id in after);
    expect(back.length).toBeGreaterThan(0);
    expect(back.filter(([, { scheduledDate }]) => weekdayOf(scheduledDate) === weekday)).toEqual([]);
  });

  test('a shorter absence gives back the days that it leaves, and lists no workout that stays as it is', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await planOf(viewer);
    await tell(viewer, { kind: 'away', from, to });
    const during = await planOf(viewer);
    const last = addDays(from, 2);
    const shorter = await proposed(viewer, { kind: 'away', from, to: last, instead: 'away' });
    const { revision } = await agree(viewer, shorter);
    const after = await planOf(viewer);
    for (const [id, workout] of Object.entries(before).filter(([, { scheduledDate }]) => scheduledDate > last))
      expect(after[id]).toEqual(workout);
    const there = Object.values(after).filter(({ scheduledDate }) => from <= scheduledDate && scheduledDate <= last);
    expect(there).toEqual([]);
    const returned = shorter.changes
      .map(({ changeId }: { changeId: string }) => changeId)
      .filter((id: string) => id.startsWith('return.'))
      .map((id: string) => id.replace('return.', ''));
    expect(returned.length).toBeGreaterThan(0);
    for (const id of returned) expect(after[id]).not.toEqual(during[id]);
    expect(await blockedOf(viewer)).toMatchObject([{ from, to: last }]);
    expect(await toldOf(viewer.athleteId, viewer)).toMatchObject([
      { kind: 'AWAY', from, to: last, revision: { id: revision.id } },
    ]);
  });

  test('an absence becomes a journey with some time', async () => {
    const viewer = await aScheduledAthlete(deps);
    await tell(viewer, { kind: 'away', from, to });
    await tell(viewer, { kind: 'travelling', from, to, minutes: 30, instead: 'away' });
    expect(await toldOf(viewer.athleteId, viewer)).toMatchObject([{ kind: 'TRAVELLING', from, to, minutes: 30 }]);
    expect(await blockedOf(viewer)).toEqual([]);
    const there = Object.values(await planOf(viewer)).filter(
      ({ scheduledDate }) => scheduledDate >= from && scheduledDate <= to,
    );
    expect(there).not.toHaveLength(0);
    expect(Math.max(...there.map(({ duration }) => duration))).toBeLessThanOrEqual(30);
  });

  test('a workout that was left out of what comes back stays away', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await planOf(viewer);
    await tell(viewer, { kind: 'away', from, to });
    const over = await proposed(viewer, { kind: 'over', instead: 'away' });
    const [left, ...others] = over.changes.map(({ changeId }: { changeId: string }) => changeId);
    await agree(viewer, over, { changeIds: others });
    const after = await planOf(viewer);
    expect(Object.keys(before).filter((id) => !(id in after))).toEqual([left.replace('return.', '')]);
  });

  test('what was taken back meanwhile is not brought back twice', async () => {
    const viewer = await aScheduledAthlete(deps);
    const { revision } = await tell(viewer, { kind: 'away', from, to });
    const over = await proposed(viewer, { kind: 'over', instead: 'away' });
    await undo(viewer, revision.id);
    expect(await agree(viewer, over)).toMatchObject({ code: 'CHANGED_SINCE' });
  });
});

test('an injury names what changed the schedule for it', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { revision } = await tell(viewer, { kind: 'injured', area: 'knee' });
  expect(await toldOf(viewer.athleteId, viewer)).toMatchObject([
    { kind: 'INJURED', area: 'knee', revision: { id: revision.id } },
  ]);
});
